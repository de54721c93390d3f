"""What all tests share."""

import os

import pytest

import shinar

GAMES = [game["id"] for game in shinar.games()]


@pytest.fixture(params=GAMES)
def game(request):
    """Each of the games."""
    return request.param


def played(game, players=2, seed=1, actions=60):
    """A state some random actions into a game, at a player's decision."""
    state = shinar.State(game, players, seed=seed)
    for _ in range(actions):
        if state.is_terminal():
            break
        state.apply_action(state.sample_action())
    state.settle()
    return state


def pytest_sessionfinish(session):
    """Where it is known which packages are there, nothing else may be skipped."""
    missing = os.environ.get("SHINAR_MISSING_PACKAGES")
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if missing is None or reporter is None:
        return
    reasons = [str(report.longrepr) for report in reporter.stats.get("skipped", [])]
    surprising = [reason for reason in reasons if not any(f"'{name}'" in reason for name in missing.split())]
    if surprising:
        reporter.write_line(f"these may not be skipped: {surprising}", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
