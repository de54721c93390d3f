"""A masked PPO that learns Babylonia for two from self-play, in one file.

    python examples/python/ppo.py --minutes 120 --threads 2 --curve curve.csv    # an hour on two cores

One network plays both seats: it sees the position from the deciding seat, and its value is that seat's. Two players of a zero-sum game need no
second critic: what comes next is worth the same to the other side with the opposite sign. Every few minutes the network plays
against the bot `greedy`, which it never meets in training. Minutes are minutes of processor time, so that a busy machine learns as much;
tests are not counted.
"""

from __future__ import annotations

import argparse
import csv
import re
import time
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

import shinar
from shinar.facts import BABYLONIA

GAME = "babylonia"
NUM_ENVS = 96
STEPS = 96  # decisions per environment between two updates: a whole game, so that a batch knows all of its parts
EPOCHS = 2
BATCH = 1024
CHANNELS = 32
LAYERS = 2
LEARNING_RATE = 1e-3
TRACE = 0.95  # the lambda of generalised advantage estimation
CLIP = 0.2
ENTROPY = 0.01
POINT = 0.03  # what a point counts beside the victory, so that there is something to learn from before the first win

Seen = tuple[torch.Tensor, torch.Tensor, torch.Tensor]
"""What deciders know of the board by hex and channel, what they know beside it, and what they may do."""


class Board:
    """Where features and actions belong: those that name a hex are channels of that hex, the others belong to the whole position.

    So the network can learn once for all hexes what is good beside a city, instead of for each of them.
    """

    def __init__(self) -> None:
        on_board = [entry["id"] for entry in BABYLONIA["HEXES"] if 2 in entry["players"]]
        hexes = {name: number for number, name in enumerate(on_board)}
        facts = next(facts for facts in shinar.games() if facts["id"] == GAME)
        self.hexes = len(hexes)

        self.beside: list[int] = []
        channels: dict[str, int] = {}
        places: list[tuple[int, int, int]] = []
        for feature in range(facts["num_features"]):
            name = shinar.feature_name(GAME, feature)
            hexagon = re.search(r"\[(\d+,\d+)\]", name)
            if "[second]" in name or "[third]" in name:
                continue  # There are two players.
            if not hexagon:
                self.beside.append(feature)
            elif hexagon[1] in hexes:
                channel = channels.setdefault(name.replace(hexagon[0], ""), len(channels))
                places.append((hexes[hexagon[1]], channel, feature))
        self.channels = len(channels)
        # Not every hex has every channel. The column after the last feature is always 0.
        self.features = np.full(self.hexes * self.channels, facts["num_features"])
        for place, channel, feature in places:
            self.features[place * self.channels + channel] = feature

        state = shinar.State(GAME, 2)
        # The hex that an action names, if any, and whatever else it says.
        actions = [state.action_data(action) for action in range(facts["num_actions"])]
        found = [(data.pop("hex", None), tuple(data.items())) for data in actions]
        kinds: dict[Any, int] = {}
        for hexagon, kind in found:
            if hexagon in hexes:
                kinds.setdefault(kind, len(kinds))
        self.kinds, self.others = len(kinds), 0
        columns = []
        for hexagon, kind in found:
            if hexagon is None:
                columns.append(self.hexes * self.kinds + self.others)
                self.others += 1
            elif hexagon in hexes:
                columns.append(hexes[hexagon] * self.kinds + kinds[kind])
            else:
                columns.append(0)  # It is not on the board of two players and never legal: any column will do.
        self.columns = torch.tensor(columns)

        near = torch.zeros(self.hexes, self.hexes)
        for one, at in hexes.items():
            row, column = map(int, one.split(","))
            for down, right in ((2, 0), (1, 1), (1, -1), (-2, 0), (-1, 1), (-1, -1)):
                if (other := hexes.get(f"{row + down},{column + right}")) is not None:
                    near[at, other] = 1
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # PyTorch calls this kind of matrix a beta.
            self.near = near.to_sparse_csr()

    def see(self, env: shinar.VectorEnv) -> Seen:
        """Copies, since the environment writes into the same arrays again."""
        padded = np.pad(env.observations, ((0, 0), (0, 1)))
        board = padded[:, self.features].reshape(-1, self.hexes, self.channels)
        beside = env.observations[:, self.beside]
        return torch.from_numpy(board), torch.from_numpy(beside), torch.from_numpy(env.action_mask.copy()).bool()


class Around(torch.autograd.Function):
    """The sum of what is on the neighbouring hexes; hexes are the first axis."""

    @staticmethod
    def forward(ctx: Any, near: torch.Tensor, x: torch.Tensor) -> torch.Tensor:
        ctx.near = near
        return (near @ x.reshape(x.shape[0], -1)).view_as(x)

    @staticmethod
    def backward(ctx: Any, grad: torch.Tensor) -> Any:
        # Being neighbours is mutual: the matrix is its own transpose.
        return None, (ctx.near @ grad.reshape(grad.shape[0], -1)).view_as(grad)


class Network(nn.Module):
    """A few layers in which every hex learns of its neighbours, one logit per action, and a value."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self.board = board
        width = CHANNELS
        self.beside = nn.Linear(len(board.beside), 2 * width)
        self.everywhere = nn.ModuleList(nn.Linear(2 * width, width) for _ in range(LAYERS))
        inputs = [board.channels] + [width] * (LAYERS - 1)
        self.here = nn.ModuleList(nn.Linear(size, width, bias=False) for size in inputs)
        self.around = nn.ModuleList(nn.Linear(size, width, bias=False) for size in inputs)
        self.place = nn.Parameter(torch.zeros(board.hexes, 1, width))
        self.policy = nn.Linear(width, board.kinds)
        self.last = nn.Linear(3 * width, 2 * width)
        self.others = nn.Linear(2 * width, board.others)
        self.value = nn.Linear(2 * width, 1)
        for layer in (self.policy, self.others, self.value):
            nn.init.normal_(layer.weight, std=0.01)

    def forward(self, cells: torch.Tensor, beside: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        whole = self.beside(beside.float()).relu()
        x = cells.transpose(0, 1).float().contiguous()
        for number, (here, around, everywhere) in enumerate(zip(self.here, self.around, self.everywhere)):
            y = here(x) + Around.apply(self.board.near, around(x)) + everywhere(whole)
            x = (y + self.place if number == 0 else y).relu()
        hidden = self.last(torch.cat([whole, x.mean(0)], 1)).relu()
        on_hexes = self.policy(x).transpose(0, 1).reshape(len(mask), -1)
        logits = torch.cat([on_hexes, self.others(hidden)], 1)[:, self.board.columns]
        return logits.masked_fill(~mask, -1e9), self.value(hidden).squeeze(-1)


def drawn(logits: torch.Tensor) -> torch.Tensor:
    """An action by its chances: the greatest of logits with Gumbel noise is such a draw, and found sooner."""
    return (logits - torch.empty_like(logits).exponential_().log()).argmax(1)


def win_share(network: Network, opponent: str, pairs: int, seed: int, draw: bool = False) -> float:
    """The share of victories against a bot, from both seats of each environment, with the best actions or with drawn ones."""
    env = shinar.VectorEnv(GAME, pairs, 2, opponent, seed=seed)
    env.reset()
    won, games = np.zeros(pairs), np.zeros(pairs, dtype=int)
    while games.min() < 2:
        with torch.no_grad():
            logits, _ = network(*network.board.see(env))
        seats = env.seats.copy()
        _, rewards, ended, _, _ = env.step((drawn(logits) if draw else logits.argmax(1)).numpy())
        counted = ended & (games < 2)
        won += np.where(counted, rewards[np.arange(pairs), seats], 0.0)
        games += ended
    return float(won.sum() / (2 * pairs))


def train(
    minutes: float, seed: int, curve: Path | None = None, save: Path | None = None, pairs: int = 50, every: float = 1.5, most: float = np.inf
) -> Network:
    """Learns for some minutes of processor time, or for as many decisions; the last test has four times as many games as the others."""
    torch.manual_seed(seed)
    env = shinar.VectorEnv(GAME, NUM_ENVS, 2, seed=seed, rewards="both", point=POINT)
    env.reset()
    board = Board()
    network = Network(board)
    optimizer = torch.optim.Adam(network.parameters(), lr=LEARNING_RATE, eps=1e-5)
    tested, decisions, rows, next_test = 0.0, 0, list[dict[str, Any]](), 0.0
    begin = time.process_time()
    indices = np.arange(NUM_ENVS)
    while True:
        spent = (time.process_time() - begin - tested) / 60
        progress = max(spent / minutes, decisions / most)
        if spent >= next_test or progress >= 1:
            before = time.process_time()
            row: dict[str, Any] = {"minutes": round(spent, 2), "decisions": decisions}
            games = pairs if progress < 1 else 4 * pairs
            row["random"] = round(win_share(network, "random", max(games // 4, 1), seed + 1), 4)
            row["greedy"] = round(win_share(network, "greedy", games, seed + 1), 4)
            rows.append(row)
            print(f"{row['minutes']:7.2f} min  {decisions:>10} decisions  random {row['random']:.3f}  greedy {row['greedy']:.3f}", flush=True)
            if curve:
                with curve.open("w", newline="") as file:
                    writer = csv.DictWriter(file, rows[0].keys())
                    writer.writeheader()
                    writer.writerows(rows)
            if save:
                torch.save(network.state_dict(), save)
            next_test = spent + every
            tested += time.process_time() - before
        if progress >= 1:
            return network
        for group in optimizer.param_groups:
            group["lr"] = LEARNING_RATE * max(1 - progress, 0.05)

        # Play.
        steps: list[tuple[torch.Tensor, ...]] = []
        values, rewards, seats, ended = [], [], [], []
        for _ in range(STEPS):
            seen = board.see(env)
            with torch.no_grad():
                logits, value = network(*seen)
                chances = functional.log_softmax(logits, 1)
                action = drawn(logits)
            seat = env.seats.copy()
            _, reward, done, _, _ = env.step(action.numpy())
            steps.append((*seen, action, chances.gather(1, action[:, None])[:, 0]))
            values.append(value)
            # Zero-sum: each seat is rewarded with the difference of the two rewards.
            rewards.append(torch.from_numpy(reward[indices, seat] - reward[indices, 1 - seat]))
            seats.append(torch.from_numpy(seat))
            ended.append(torch.from_numpy(done.copy()))
        decisions += STEPS * NUM_ENVS

        # Advantages, backwards. The sign says whether the next decision is the same seat's.
        with torch.no_grad():
            _, next_value = network(*board.see(env))
        next_seat, advantage = torch.from_numpy(env.seats.copy()), torch.zeros(NUM_ENVS)
        advantages = [advantage] * STEPS
        for t in reversed(range(STEPS)):
            sign = torch.where(next_seat == seats[t], 1.0, -1.0) * (~ended[t])
            error = rewards[t] + sign * next_value - values[t]
            advantage = error + TRACE * sign * advantage
            advantages[t] = advantage
            next_value, next_seat = values[t], seats[t]

        # Learn.
        cells, beside, mask, action, old = (torch.cat(parts) for parts in zip(*steps))
        gain = torch.cat(advantages)
        target = gain + torch.cat(values)
        gain = (gain - gain.mean()) / (gain.std() + 1e-8)
        for _ in range(EPOCHS):
            for part in torch.randperm(len(gain)).split(BATCH):
                logits, value = network(cells[part], beside[part], mask[part])
                chances = functional.log_softmax(logits, 1)
                ratio = (chances.gather(1, action[part, None])[:, 0] - old[part]).exp()
                policy_loss = -torch.min(ratio * gain[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[part]).mean()
                value_loss = 0.5 * (value - target[part]).pow(2).mean()
                entropy = -(functional.softmax(logits, 1) * chances).sum(1).mean()
                loss = policy_loss + value_loss - ENTROPY * entropy
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(network.parameters(), 0.5)
                optimizer.step()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=120, help="how much processor time to learn for")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="write the curve to this CSV file")
    parser.add_argument("--save", type=Path, help="write the network to this file")
    parser.add_argument("--pairs", type=int, default=50, help="pairs of games in a test against greedy")
    parser.add_argument("--every", type=float, default=1.5, help="minutes between two tests")
    args = parser.parse_args()
    torch.set_num_threads(args.threads)
    train(args.minutes, args.seed, args.curve, args.save, args.pairs, args.every)


if __name__ == "__main__":
    main()
