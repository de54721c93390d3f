"""Ctrl-C and functions that fail end whatever takes long."""

import os
import signal
import subprocess
import sys
import time

import pytest

import shinar
from conftest import played
from shinar import dataset, errors

# Each of them would take hours.
LONG = {
    "think": "shinar.think(state, 'ismcts:1000000000')",
    "think with weights": "shinar.Bot('ismcts:1000000000', weights=shinar.weights('babylonia')).think(state)",
    "arena": "shinar.arena('babylonia', ['ismcts:1000000000', 'random'], 10)",
    "arena with a function": "shinar.arena('babylonia', [lambda seen: seen.legal_actions()[0], 'ismcts:1000000000'], 10)",
    "tune": "shinar.tune('babylonia', rounds=1000, pairs=1000, iterations=100000)",
    "learn, playing": "shinar.learn('babylonia', games=1000, iterations=100000)",
    "learn, fitting": "shinar.learn('amyitis', games=5, iterations=2, sweeps=1000000)",
    "survey": "shinar.survey('babylonia', ['ismcts:1000000'] * 2, 1000, threads=2)",
    "dataset.write": "dataset.write('babylonia', ['ismcts:1000000'] * 2, 1000, folder, threads=2)",
    "dataset.part": "dataset.part('babylonia', ['ismcts:1000000'] * 2, 0, 1000)",
}

PROGRAM = """
import sys
import shinar
from shinar import dataset

folder = sys.argv[1]
state = shinar.State("babylonia", 2, seed=1)
state.settle()
print("ready", flush=True)
try:
    {call}
except KeyboardInterrupt:
    print("interrupted")
"""


@pytest.mark.parametrize("what", LONG)
def test_ctrl_c_ends_it(what, tmp_path):
    program = subprocess.Popen(
        [sys.executable, "-c", PROGRAM.format(call=LONG[what]), tmp_path], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        assert program.stdout.readline() == "ready\n"
        time.sleep(1)
        assert program.poll() is None, program.stderr.read()
        program.send_signal(signal.SIGINT)
        output, errors_ = program.communicate(timeout=30)
    finally:
        program.kill()
    assert output == "interrupted\n" and program.returncode == 0, errors_


def test_ctrl_c_ends_the_command(tmp_path):
    call = ["-m", "shinar", "dataset", "babylonia", "--bots", "ismcts:1000000,random", "--out", tmp_path]
    program = subprocess.Popen([sys.executable, *call], stderr=subprocess.PIPE, text=True)
    time.sleep(2)
    program.send_signal(signal.SIGINT)
    _, said = program.communicate(timeout=30)
    assert program.returncode == 130 and said == "interrupted; the same command goes on from here\n"
    assert os.listdir(tmp_path) == []


def fails(*how_far):
    raise ZeroDivisionError


@pytest.mark.parametrize(
    "call",
    [
        lambda folder: shinar.tune("babylonia", rounds=1000, pairs=1000, iterations=1000, progress=fails),
        lambda folder: shinar.learn("babylonia", games=10**9, iterations=2, progress=fails),
        lambda folder: shinar.arena("babylonia", ["random", "random"], 10**7, progress=fails),
        lambda folder: shinar.survey("babylonia", ["random", "random"], 10**7, progress=fails),
        lambda folder: dataset.write("babylonia", ["random", "random"], 10**7, folder, progress=fails),
    ],
    ids=["tune", "learn", "arena", "survey", "dataset.write"],
)
def test_progress_that_fails_ends_it(call, tmp_path):
    with pytest.raises(ZeroDivisionError):
        call(tmp_path)


def test_a_bot_can_be_asked_again_after_it_was_interrupted():
    state, bot = played("babylonia"), shinar.Bot("ismcts:1000000000", seed=1)

    def interrupt(*_):
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, 0.3)
    try:
        with pytest.raises(TimeoutError):
            bot.think(state)
    finally:
        signal.signal(signal.SIGALRM, before)
    with pytest.raises(errors.ArgumentError):
        bot.think(shinar.State("babylonia", 2))
