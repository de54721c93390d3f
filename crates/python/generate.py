"""Writes what the package takes over from the Rust types: `shinar/types/GAME.py` and `shinar/facts.py`.

    python crates/python/generate.py          # write
    python crates/python/generate.py --check  # only compare

The sources are themselves written by `cargo xtask types`: the JSON Schemas in `docs/schemas`, and the printed facts of the boards.
"""

from __future__ import annotations

import json
import keyword
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "crates/python/shinar"
GAMES = sorted(path.stem for path in (ROOT / "docs/schemas").glob("*.json") if (ROOT / "web/src/games" / path.stem / "facts.ts").exists())
# What drawings need of what is printed.
FACTS = {"babylonia": ["HEXES"], "tigris": ["COLUMNS", "ROWS", "BOARDS"], "amyitis": ["SIZE", "SIDES"], "babylon": ["SIDE", "QUARRY_SIDE"]}


class Types:
    """The declarations of one game."""

    def __init__(self, definitions: dict[str, Any]) -> None:
        self.definitions = definitions
        self.lines: list[str] = []

    def declare(self) -> str:
        for name, schema in self.definitions.items():
            self.named(name, schema)
        return "\n".join(self.lines)

    def named(self, name: str, schema: dict[str, Any]) -> None:
        schema = self.spread(schema)
        if "properties" in schema:
            self.record(name, schema)
        else:
            self.lines += ["", f"{name}: TypeAlias = {self.quoted(self.type(schema, name))}", *docstring(schema, "")]

    def quoted(self, text: str) -> str:
        return json.dumps(text)

    def record(self, name: str, schema: dict[str, Any]) -> None:
        fields = schema["properties"]
        required = set(schema.get("required", ()))
        types = {}
        for field, sub in fields.items():
            type_ = self.type(sub, name + camel(field))
            types[field] = type_ if field in required else f"NotRequired[{type_}]"
        if any(keyword.iskeyword(field) or not field.isidentifier() for field in fields):
            pairs = ", ".join(f"{json.dumps(field)}: {self.quoted(type_)}" for field, type_ in types.items())
            self.lines += ["", f"{name} = TypedDict({json.dumps(name)}, {{{pairs}}})"]
            return
        self.lines += ["", "", f"class {name}(TypedDict):", *docstring(schema, "    ")]
        for field, type_ in types.items():
            self.lines += [f"    {field}: {type_}", *docstring(fields[field], "    ")]
        if not types:
            self.lines.append("    pass")

    def type(self, schema: dict[str, Any], name: str) -> str:
        schema = self.spread(schema)
        if "$ref" in schema:
            return schema["$ref"].rsplit("/", 1)[-1]
        if "const" in schema:
            return f"Literal[{schema['const']!r}]"
        if "enum" in schema:
            return f"Literal[{', '.join(map(repr, schema['enum']))}]"
        for key in ("oneOf", "anyOf"):
            if key in schema:
                return self.union([self.type(sub, name + tag(sub)) for sub in schema[key]])
        kind = schema.get("type")
        if isinstance(kind, list):
            return self.union([self.type({**schema, "type": one}, name) for one in kind])
        if kind == "object":
            if "properties" in schema:
                self.record(name, schema)
                return name
            values = schema.get("additionalProperties") or next(iter(schema.get("patternProperties", {}).values()), {})
            return f"dict[str, {self.type(values, name) if isinstance(values, dict) else 'Any'}]"
        if kind == "array":
            items = schema.get("items")
            if isinstance(items, dict):
                return f"list[{self.type(items, name)}]"
            if "prefixItems" in schema:
                return f"list[{self.union([self.type(sub, name) for sub in schema['prefixItems']])}]"
            return "list[Any]"
        return {"string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None"}.get(kind or "", "Any")

    def spread(self, schema: dict[str, Any]) -> dict[str, Any]:
        """Fields beside another shape, or beside a choice of shapes, belong to it."""
        if "properties" in schema and "$ref" in schema:
            named = self.definitions[schema["$ref"].rsplit("/", 1)[-1]]
            return merged({key: value for key, value in schema.items() if key != "$ref"}, named)
        if "properties" in schema and "oneOf" in schema:
            common = {key: value for key, value in schema.items() if key != "oneOf"}
            return {"oneOf": [merged(common, shape) for shape in schema["oneOf"]], "description": schema.get("description", "")}
        return schema

    def union(self, types: list[str]) -> str:
        kept = list(dict.fromkeys(types))
        literals = [one for one in kept if one.startswith("Literal[")]
        if len(literals) > 1:
            merged = "Literal[" + ", ".join(one[len("Literal[") : -1] for one in literals) + "]"
            kept = [merged if one == literals[0] else one for one in kept if one not in literals[1:]]
        return kept[0] if len(kept) == 1 else f"Union[{', '.join(kept)}]"


def merged(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    return {
        **one,
        **other,
        "properties": {**one["properties"], **other.get("properties", {})},
        "required": [*one.get("required", []), *other.get("required", [])],
    }


def camel(text: str) -> str:
    return "".join(part.capitalize() for part in re.split(r"[^0-9a-zA-Z]", text))


def tag(schema: dict[str, Any]) -> str:
    """What tells one of several shapes from the others: the value of its tag."""
    for field in schema.get("properties", {}).values():
        if isinstance(field.get("const"), str):
            return camel(field["const"])
    return ""


def docstring(schema: dict[str, Any], indent: str) -> list[str]:
    about = schema.get("description", "").replace("\\", "\\\\").replace("\n", " ").strip()
    return [f'{indent}"""{about}"""'] if about else []


def types(game: str) -> str:
    schema = json.loads((ROOT / "docs/schemas" / f"{game}.json").read_text())
    body = Types(schema["$defs"]).declare()
    return (
        f'"""{schema["title"]}, as typed dictionaries.\n\nWritten by `crates/python/generate.py`; do not edit.\n"""\n\n'
        "from __future__ import annotations\n\n"
        "from typing import TYPE_CHECKING, Any, Literal, TypedDict, Union\n\n"
        "if TYPE_CHECKING:\n    from typing_extensions import NotRequired, TypeAlias\n"
        f"{body}\n"
    )


def facts() -> str:
    lines = ['"""What is printed on the boards.', "", "Written by `crates/python/generate.py`; do not edit.", '"""', "", "from typing import Any", ""]
    for game in GAMES:
        text = (ROOT / "web/src/games" / game / "facts.ts").read_text()
        found = dict(re.findall(r"^export const (\w+) = (.*) as const;$", text, re.M))
        values = {name: json.loads(found[name]) for name in FACTS.get(game, [])}
        lines.append(f"{game.upper()}: dict[str, Any] = {values!r}")
    return "\n".join(lines) + "\n"


def main() -> int:
    written = {PACKAGE / "types" / f"{game}.py": types(game) for game in GAMES}
    written[PACKAGE / "facts.py"] = facts()
    if "--check" in sys.argv:
        stale = [path for path, text in written.items() if not path.exists() or path.read_text() != text]
        for path in stale:
            print(f"{path.relative_to(ROOT)} is out of date; run python crates/python/generate.py")
        return 1 if stale else 0
    for path, text in written.items():
        path.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
