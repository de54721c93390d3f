"""Boards as pictures, made from a view: ``svg(state)`` for notebooks, ``pixels(state)`` for videos (needs ``pillow``).

A picture shows what its observer may know, everything else is left out. Colours never stand alone: each piece has a letter.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Optional
from xml.sax.saxutils import escape

import numpy as np
from numpy.typing import NDArray

from .facts import AMYITIS, BABYLON, BABYLONIA, TIGRIS
from ._shinar import State

SEATS = ("#1f5fa8", "#c2542d", "#7a6a4c", "#4f7f3b")
INK, PAPER, SAND, LINE, WATER, GOLD = "#4a3a28", "#f7f0e1", "#ead9b5", "#b89f74", "#7fb2d6", "#d9a520"
LAND = {"north": "#e6d3a6", "centre": "#efe0bd", "south": "#dcc593", "river": WATER}
COLOURS = {"red": "#b8402e", "blue": "#2f6fb5", "green": "#4f8a3f", "black": "#2b2b2b"}
MATERIALS = {"clay": "#c98a5a", "granite": "#a9a9a4", "basalt": "#5b5f66", None: "#e3d7bd"}
FLOWERS = {"white": "#ffffff", "pink": "#e58fb1", "blue": "#5b8fd6", "yellow": "#e9c644"}


class Canvas:
    """A list of shapes, from which an SVG document or an array of pixels is made."""

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self.shapes: list[tuple[str, dict[str, Any]]] = []

    def polygon(self, points: list[tuple[float, float]], fill: str, stroke: str = LINE, width: float = 1) -> None:
        self.shapes.append(("polygon", {"points": points, "fill": fill, "stroke": stroke, "width": width}))

    def rect(self, x: float, y: float, w: float, h: float, fill: str, stroke: str = LINE, width: float = 1) -> None:
        self.polygon([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], fill, stroke, width)

    def circle(self, x: float, y: float, r: float, fill: str, stroke: str = INK, width: float = 1) -> None:
        self.shapes.append(("circle", {"x": x, "y": y, "r": r, "fill": fill, "stroke": stroke, "width": width}))

    def line(self, a: tuple[float, float], b: tuple[float, float], stroke: str, width: float = 2) -> None:
        self.shapes.append(("line", {"a": a, "b": b, "stroke": stroke, "width": width}))

    def text(self, x: float, y: float, text: object, size: float = 12, fill: str = INK, anchor: str = "middle") -> None:
        self.shapes.append(("text", {"x": x, "y": y, "text": str(text), "size": size, "fill": fill, "anchor": anchor}))

    def svg(self, title: str) -> str:
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width:.0f} {self.height:.0f}" width="{self.width:.0f}" '
            f'role="img" aria-label="{escape(title, {chr(34): "&quot;"})}" font-family="sans-serif">',
            f'<rect width="100%" height="100%" fill="{PAPER}"/>',
        ]
        for kind, s in self.shapes:
            if kind == "polygon":
                points = " ".join(f"{x:.1f},{y:.1f}" for x, y in s["points"])
                parts.append(f'<polygon points="{points}" fill="{s["fill"]}" stroke="{s["stroke"]}" stroke-width="{s["width"]}"/>')
            elif kind == "circle":
                parts.append(
                    f'<circle cx="{s["x"]:.1f}" cy="{s["y"]:.1f}" r="{s["r"]:.1f}" fill="{s["fill"]}" stroke="{s["stroke"]}" stroke-width="{s["width"]}"/>'
                )
            elif kind == "line":
                (x1, y1), (x2, y2) = s["a"], s["b"]
                parts.append(f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{s["stroke"]}" stroke-width="{s["width"]}"/>')
            else:
                parts.append(
                    f'<text x="{s["x"]:.1f}" y="{s["y"]:.1f}" font-size="{s["size"]}" fill="{s["fill"]}" text-anchor="{s["anchor"]}" '
                    f'dominant-baseline="central">{escape(s["text"])}</text>'
                )
        return "\n".join([*parts, "</svg>"])

    def pixels(self) -> NDArray[np.uint8]:
        from PIL import Image, ImageDraw, ImageFont

        image = Image.new("RGB", (math.ceil(self.width), math.ceil(self.height)), PAPER)
        draw = ImageDraw.Draw(image)
        fonts: dict[float, Any] = {}
        anchors = {"middle": "mm", "start": "lm", "end": "rm"}
        for kind, s in self.shapes:
            if kind == "polygon":
                draw.polygon(s["points"], fill=s["fill"], outline=s["stroke"], width=max(round(s["width"]), 1))
            elif kind == "circle":
                box = (s["x"] - s["r"], s["y"] - s["r"], s["x"] + s["r"], s["y"] + s["r"])
                draw.ellipse(box, fill=s["fill"], outline=s["stroke"], width=max(round(s["width"]), 1))
            elif kind == "line":
                draw.line([s["a"], s["b"]], fill=s["stroke"], width=max(round(s["width"]), 1))
            else:
                font = fonts.setdefault(s["size"], ImageFont.load_default(size=s["size"]))
                draw.text((s["x"], s["y"]), s["text"], fill=s["fill"], font=font, anchor=anchors[s["anchor"]])
        return np.asarray(image, dtype=np.uint8)


def _title(state: State, view: dict[str, Any]) -> str:
    actor = view["actor"]
    who = f"P{actor + 1} decides" if isinstance(actor, int) else {"chance": "chance draws", "over": "the game is over"}[actor]
    return f"{state.game.capitalize()}, {view['phase']}: {who}"


def _seats(canvas: Canvas, view: dict[str, Any], y: float, about: Callable[[dict[str, Any]], str]) -> None:
    """One line for every seat: whose turn it is, points, rank, and what the game adds."""
    for seat in view["seats"]:
        number = seat["seat"]
        canvas.circle(18, y, 9, SEATS[number])
        canvas.text(18, y, number + 1, 11, "#ffffff")
        turn = "▸ " if view.get("active") == number and view["actor"] != "over" else ""
        canvas.text(34, y, f"{turn}P{number + 1}: {seat['score']} points, rank {seat['rank']}; {about(seat)}", 13, anchor="start")
        y += 22


def _counts(counts: Optional[dict[str, int]]) -> str:
    return ", ".join(f"{count} {name}" for name, count in (counts or {}).items() if count) or "nothing"


def _babylonia(view: dict[str, Any]) -> Canvas:
    r = 21.0
    half = r * math.sqrt(3) / 2
    hexes = [spot for spot in BABYLONIA["HEXES"] if view["players"] in spot["players"]]
    left, top = min(spot["column"] for spot in hexes), min(spot["row"] for spot in hexes)
    middle = {spot["id"]: (24 + r + (spot["column"] - left) * 1.5 * r, 40 + (spot["row"] - top + 1) * half) for spot in hexes}
    width = max(x for x, _ in middle.values()) + r + 24
    board = max(y for _, y in middle.values()) + half + 24
    canvas = Canvas(max(width, 560), board + 22 * len(view["seats"]) + 10)
    for spot in hexes:
        x, y = middle[spot["id"]]
        corners = [(x + r * math.cos(math.pi / 3 * k), y + r * math.sin(math.pi / 3 * k)) for k in range(6)]
        canvas.polygon(corners, LAND[spot["region"]])
    for site in view["sites"]:
        x, y = middle[site["hex"]]
        if site["site"] == "city":
            canvas.rect(x - 13, y - 9, 26, 18, "#f7ead0", "#c2542d" if site["pending"] else INK, 2)
            canvas.text(x, y, "".join(symbol[0].upper() for symbol in site["symbols"]), 11)
        elif site["site"] == "field":
            canvas.rect(x - 11, y - 9, 22, 18, "#c9d48f", INK)
            canvas.text(x, y, "c" if site["counts_cities"] else site["worth"], 11)
        else:
            canvas.polygon([(x - 15, y + 11), (x, y - 13), (x + 15, y + 11)], GOLD if not site.get("resolved") else SAND, INK, 2)
            canvas.text(x, y + 3, "Z", 11)
    for token in view["tokens"]:
        x, y = middle[token["hex"]]
        canvas.circle(x, y, 11, SEATS[token["seat"]], "#111111" if token["hex"] in view["placed"] else INK, 3 if token["hex"] in view["placed"] else 1)
        letter = token["kind"][0].upper() if token.get("kind") else "?"
        canvas.text(x, y, letter.lower() if token["face_down"] and token.get("kind") else letter, 12, "#ffffff")
    _seats(canvas, view, board + 6, lambda seat: f"{len(seat['cities'])} cities, {len(seat['cards'])} cards, stand {_counts(seat['stand']) if seat.get('stand') else seat['stand_size']}")
    return canvas


def _tigris(view: dict[str, Any]) -> Canvas:
    size, columns, rows = 36, TIGRIS["COLUMNS"], TIGRIS["ROWS"]
    board = TIGRIS["BOARDS"][view["board"]]
    rivers = set(board["rivers"])
    canvas = Canvas(columns * size + 48, rows * size + 70 + 22 * len(view["seats"]))

    def place(square: str) -> tuple[float, float]:
        column, row = square.strip("()").split(",")
        return 24 + int(column) * size, 40 + int(row) * size

    for row in range(rows):
        for column in range(columns):
            square = f"({column},{row})"
            x, y = place(square)
            canvas.rect(x, y, size, size, WATER if square in rivers else LAND["centre"])
    for kingdom in view["kingdoms"]:
        for square in kingdom["squares"]:
            x, y = place(square)
            canvas.rect(x + 1, y + 1, size - 2, size - 2, "#d7e6f0" if square in rivers else "#f8ecc8")
    for square, cell in view["cells"].items():
        x, y = place(square)
        kind = cell["kind"]
        if kind == "tile":
            canvas.rect(x + 4, y + 4, size - 8, size - 8, COLOURS[cell["colour"]], INK)
            canvas.text(x + size / 2, y + size / 2, {"red": "T", "blue": "F", "green": "M", "black": "S"}[cell["colour"]], 14, "#ffffff")
            if cell.get("treasure"):
                canvas.rect(x + size - 14, y + 4, 9, 9, GOLD, INK)
            if cell.get("building"):
                canvas.circle(x + 10, y + 10, 4, PAPER)
        elif kind == "down":
            canvas.rect(x + 4, y + 4, size - 8, size - 8, SAND, INK)
            if cell.get("treasure"):
                canvas.rect(x + size - 14, y + 4, 9, 9, GOLD, INK)
        elif kind == "catastrophe":
            canvas.line((x + 6, y + 6), (x + size - 6, y + size - 6), INK, 3)
            canvas.line((x + size - 6, y + 6), (x + 6, y + size - 6), INK, 3)
        else:
            leader = cell["leader"]
            canvas.circle(x + size / 2, y + size / 2, 14, COLOURS[leader["colour"]], SEATS[leader["seat"]], 4)
            canvas.text(x + size / 2, y + size / 2, leader["seat"] + 1, 14, "#ffffff")
    for monument in view["monuments"]:
        corners = [place(square) for square in monument["squares"]]
        x, y = min(corner[0] for corner in corners), min(corner[1] for corner in corners)
        one, two = monument["monument"]
        canvas.polygon([(x + 12, y + 58), (x + 36, y + 10), (x + 36, y + 58)], COLOURS[one], INK, 2)
        canvas.polygon([(x + 36, y + 10), (x + 60, y + 58), (x + 36, y + 58)], COLOURS[two], INK, 2)
    if view.get("wonder_at"):
        x, y = place(view["wonder_at"])
        canvas.polygon([(x - 8, y + size), (x + size / 2, y - 16), (x + size + 8, y + size)], GOLD, INK, 2)

    def about(seat: dict[str, Any]) -> str:
        hand = _counts(seat["hand"]) if seat.get("hand") else seat["hand_size"]
        points = ", ".join(f"{name} {count}" for name, count in seat["points"].items()) if seat.get("points") else "screened"
        return f"{points}, hand {hand}"

    _seats(canvas, view, rows * size + 60, about)
    return canvas


def _amyitis(view: dict[str, Any]) -> Canvas:
    size, count = 78, AMYITIS["SIZE"]
    canvas = Canvas(760, count * size + 200 + 22 * len(view["seats"]))

    def corner(point: dict[str, int]) -> tuple[float, float]:
        return 24 + point["column"] * size, 40 + point["row"] * size

    for space in view["garden"]:
        row, column = int(space["space"][0]), int(space["space"][1])
        x, y = 24 + column * size, 40 + row * size
        fill = "#dfe8c6" if space["planted"] else ("#f3e6c6" if space["used"] else PAPER)
        canvas.rect(x + 4, y + 4, size - 8, size - 8, fill)
        if not space["used"]:
            continue
        canvas.text(x + size / 2, y + 18, f"terrace {space['terrace']}", 10)
        if space["planted"]:
            canvas.text(x + size / 2, y + 42, "planted", 12)
        elif space.get("tile"):
            tile = space["tile"]
            gains = [f"{tile[key]} {word}" for key, word in (("points", "pt"), ("talents", "tal"), ("camels", "cam"), ("goods", "goods")) if tile[key]]
            canvas.text(x + size / 2, y + 36, tile["id"], 12)
            canvas.text(x + size / 2, y + 52, ", ".join(gains) or tile.get("card") or "", 9)
        if space["watered"]:
            canvas.text(x + size / 2, y + 66, "≈", 12, "#2f6fb5")
    for canal in view["canals"]:
        side = AMYITIS["SIDES"][canal["side"]]
        a, b = corner(side["from"]), corner(side["to"])
        cubes = canal["cubes"]
        canvas.line(a, b, LINE, 2)
        for number in range(canal["segments"]):
            part = (number + 1) / (canal["segments"] + 1)
            x, y = a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part
            if number < len(cubes):
                owner = cubes[number]
                canvas.rect(x - 6, y - 6, 12, 12, "#9aa3a8" if owner is None else SEATS[owner], INK)
                canvas.text(x, y, "n" if owner is None else owner + 1, 9, "#ffffff")
            else:
                canvas.circle(x, y, 3, PAPER, LINE)
    left = 24 + count * size + 24
    canvas.text(left, 48, f"round {view['round']}", 13, anchor="start")
    for number, city in enumerate(view["ring"]):
        here = "▸ " if city["ahead"] == 0 else ""
        canvas.text(left, 72 + 18 * number, f"{here}{city['name']} (+{city['ahead']})", 12, anchor="start")
    y = 72 + 18 * len(view["ring"]) + 12
    for name, temple in view["temples"].items():
        canvas.text(left, y, name, 12, anchor="start")
        for place, owner in enumerate(temple["cubes"]):
            canvas.rect(left + 70 + 18 * place, y - 7, 14, 14, "#9aa3a8" if owner is None else SEATS[owner], INK)
            canvas.text(left + 77 + 18 * place, y, "n" if owner is None else owner + 1, 9, "#ffffff")
        y += 20
    for name, row in view["fields"].items():
        canvas.text(left, y, f"{name} row", 12, anchor="start")
        for place, field in enumerate(row["fields"]):
            owner = field.get("owner")
            canvas.rect(left + 70 + 34 * place, y - 8, 30, 16, PAPER if owner is None else SEATS[owner], LINE)
            canvas.text(left + 85 + 34 * place, y, field["good"][:4], 9, INK if owner is None else "#ffffff")
        y += 20
    _seats(
        canvas,
        view,
        max(count * size + 70, y + 10),
        lambda seat: f"{seat['talents']} talents, {seat['camels']} camels, {_counts(seat['goods'])}, {len(seat['tiles'])} tiles",
    )
    canvas.height = max(canvas.height, max(count * size + 70, y + 10) + 22 * len(view["seats"]) + 8)
    return canvas


def _babylon(view: dict[str, Any]) -> Canvas:
    side, cell = BABYLON["SIDE"], 26
    quarry, tile = BABYLON["QUARRY_SIDE"], 46
    gap = 24
    garden = side * cell
    per_row = 2
    rows = math.ceil(len(view["seats"]) / per_row)
    left = 24 + quarry * tile + gap
    canvas = Canvas(left + per_row * (garden + gap), 60 + max(rows * (garden + 44), quarry * tile + 60) + 22 * len(view["seats"]))
    canvas.text(24, 42, f"round {view['round']} of {view['rounds']}, token {view.get('token') or 'none'}", 13, anchor="start")
    letters = {"stairs": "s", "fountain": "f", "bridge": "b", "statue": "t"}
    for stack in view["quarry"]:
        x, y = 24 + stack["stack"]["x"] * tile, 60 + stack["stack"]["y"] * tile
        top = stack.get("top")
        canvas.rect(x + 2, y + 2, tile - 4, tile - 4, MATERIALS[top.get("material")] if top else PAPER)
        if top:
            canvas.circle(x + tile / 2, y + tile / 2, 7, FLOWERS[top["flower"]])
            canvas.text(x + tile / 2, y + tile / 2, stack["height"], 9)
            for symbol, (dx, dy) in zip(top["symbols"], ((11, 11), (35, 11), (35, 35), (11, 35))):
                if symbol:
                    canvas.text(x + dx, y + dy, letters[symbol], 11)
    things = {"lookout": "L", "statue": "T", "stairs-lower": "S", "stairs-upper": "S", "fountain": "F", "bridge": "B"}
    for number, seat in enumerate(view["seats"]):
        x0 = left + (number % per_row) * (garden + gap)
        y0 = 60 + (number // per_row) * (garden + 44)
        canvas.text(x0, y0 - 10, f"P{seat['seat'] + 1}, {seat['flower'] or 'no'} flowers", 12, SEATS[seat["seat"]], "start")
        for y, line in enumerate(seat["plan"]):
            for x, spot in enumerate(line):
                owner = spot.get("tile")
                fill = MATERIALS[seat["tiles"][owner].get("material")] if owner is not None else PAPER
                canvas.rect(x0 + x * cell, y0 + y * cell, cell, cell, fill, WATER if spot.get("gap") else LINE)
                thing = things.get(spot.get("thing") or "", "")
                mark = thing or letters.get(spot.get("symbol") or "", "")
                if spot["level"]:
                    canvas.text(x0 + x * cell + 6, y0 + y * cell + 7, spot["level"], 8)
                if mark:
                    canvas.text(x0 + x * cell + 15, y0 + y * cell + 15, mark, 13, "#ffffff" if thing else INK)
    bottom = 60 + max(rows * (garden + 44), quarry * tile + 60)
    _seats(canvas, view, bottom, lambda seat: f"{seat['pillars']} pillars, highest level {seat['highest']}, {len(seat['tiles'])} tiles")
    return canvas


_DRAW = {"babylonia": _babylonia, "tigris": _tigris, "amyitis": _amyitis, "babylon": _babylon}


def draw(state: State, observer: Optional[int] = None) -> tuple[Canvas, str]:
    """The board as an observer sees it, and a sentence about it. A game without drawings is shown as its terminal picture."""
    view = state.view(observer)
    title = _title(state, view)
    make = _DRAW.get(state.game)
    if make is None:
        lines = state.picture(observer).splitlines()
        canvas = Canvas(40 + 9 * max(map(len, lines), default=0), 60 + 16 * len(lines))
        for number, line in enumerate(lines):
            canvas.text(20, 48 + 16 * number, line, 13, anchor="start")
    else:
        canvas = make(view)
    canvas.text(16, 18, title, 14, anchor="start")
    return canvas, title


def svg(state: State, observer: Optional[int] = None) -> str:
    """The board as an SVG document."""
    canvas, title = draw(state, observer)
    return canvas.svg(title)


def pixels(state: State, observer: Optional[int] = None) -> NDArray[np.uint8]:
    """The board as an array of pixels: height, width, red-green-blue (needs Pillow)."""
    canvas, _ = draw(state, observer)
    return canvas.pixels()
