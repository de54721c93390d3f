"""Views, events and actions of each game as typed dictionaries, for type checkers and editors.

>>> import shinar
>>> from shinar.types import babylonia
>>> view: babylonia.View = shinar.State("babylonia", 2).view()
>>> view["players"]
2
"""
