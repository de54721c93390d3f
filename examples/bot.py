#!/usr/bin/env python3
"""A bot for `shinar arena`, in any game: it prefers actions that bring points at once.

    shinar arena babylonia --bots "cmd:python3 examples/bot.py,random" --games 20

The arena sends one JSON object per line: the view of the bot's seat and the legal actions. The bot responds with one of
them. See docs/protocol.md, "The bot side".
"""

import json
import random
import sys


def decide(request):
    """Chooses one of the legal actions. The view contains everything the seat may know."""
    legal = request["legal"]
    if request["game"] == "babylonia":
        fields = [site["hex"] for site in request["view"]["sites"] if site["site"] == "field"]
        # A farmer on a field scores at once; a face-down token in a river never shows its symbol.
        scoring = [a for a in legal if a.startswith("place farmer") and a.split()[-1] in fields]
        return random.choice(scoring or legal)
    return random.choice(legal)


def main():
    for line in sys.stdin:
        request = json.loads(line)
        if request["cmd"] == "quit":
            return
        print(json.dumps({"action": decide(request)}), flush=True)


if __name__ == "__main__":
    main()
