"""The exceptions of the package.

Every error says what is wrong and, where there is one, which rule forbids it. Nothing has changed when one is raised. Beside them there are Python's
own: ``TypeError`` for a value of another type, ``OSError`` for files and folders, ``KeyboardInterrupt`` for Ctrl-C.
"""

from __future__ import annotations

from typing import Optional


class ShinarError(Exception):
    """The base of all exceptions of this package."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class ArgumentError(ShinarError, ValueError):
    """A value that does not fit: an unknown kind of reward, a seat that does not exist, too many threads."""


class UnknownGameError(ArgumentError):
    """There is no game with this id; the message lists those there are."""


class UnknownBotError(ArgumentError):
    """There is no bot with this name; the message lists those there are."""


class SetupError(ArgumentError):
    """A game cannot be set up like this: the number of players, an option, or a position that the rules do not allow."""

    def __init__(self, message: str, *, place: str = "", ruling: Optional[str] = None) -> None:
        super().__init__(message)
        self.place = place
        """The field that is wrong, such as ``players``."""
        self.ruling = ruling
        """The rule behind it, if there is one."""


class ParseError(ArgumentError):
    """A text cannot be read: an action, a position, a record."""

    def __init__(self, message: str, *, line: int = 1, column: int = 1) -> None:
        super().__init__(message)
        self.line = line
        self.column = column


class ReplayError(ArgumentError):
    """A record cannot be replayed."""


class IllegalActionError(ShinarError, ValueError):
    """The action exists, but the rules do not allow it here, or the game is over."""

    def __init__(self, message: str, *, ruling: Optional[str] = None) -> None:
        super().__init__(message)
        self.ruling = ruling
        """The rule that forbids it, such as ``BAB-P3``; ``shinar rules GAME BAB-P3`` shows its text."""


class ActionIndexError(ShinarError, IndexError):
    """The game has no action with this index."""


class ShapeError(ArgumentError):
    """An array has the wrong shape."""


class DtypeError(ShinarError, TypeError):
    """An array has the wrong type of numbers."""


class BusyError(ShinarError, RuntimeError):
    """Another thread is using this environment or bot right now."""
