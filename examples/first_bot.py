#!/usr/bin/env python3
"""A first bot for Marrakech: the standard library only, and no knowledge of the rules.

    marrakech check-bot "python3 examples/first_bot.py"
    marrakech arena 'cmd:python3 examples/first_bot.py' random --players 3 --games 60

The host says what is legal and where each heading may lead, so a bot can begin with taste alone:

  heading  the one on which the least is to be paid on average
  rug      over as many squares of others as possible, next to squares of its own colour

Change `worth_of_heading` and `worth_of_rug`, and you have a bot of your own. docs/protocol.md tells
everything else that a host says.
"""

import json
import sys


def worth_of_heading(position, move):
    """Minus the dirhams to be paid on average; the die has six faces, `weight` of them land here."""
    landings = position["forecast"][move]
    if position["step"] == "turn":
        # The variant: the next player walks this way, and pays some of it to us.
        mine = [one for one in landings if one["to"] == position["player"]]
        return sum(one["weight"] * one["due"] for one in mine) / 6
    return -sum(one["weight"] * one["due"] for one in landings) / 6


def worth_of_rug(position, move):
    """Two points for each square taken from another player, one for each own square beside it."""
    board, owners, me = position["board"], position["owners"], position["player"]
    worth = 0
    for square in move.split("-"):
        if square in board and owners[board[square]] != me:
            worth += 2
        worth += sum(board.get(near) == position["lays"] for near in neighbours(square))
    return worth


def neighbours(square):
    """The squares that share a side with one, e.g. c4, e4, d3 and d5 for d4."""
    column, row = ord(square[0]), int(square[1])
    around = ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))
    return [f"{chr(column)}{row}" for column, row in around]


def decide(message):
    """The best of the legal moves, with what each is worth."""
    worth = worth_of_heading if message["decision"] == "heading" else worth_of_rug
    ranked = sorted(
        ({"move": move, "value": worth(message["fields"], move)} for move in message["legal"]),
        key=lambda one: -one["value"],
    )
    return {"move": ranked[0]["move"], "alternatives": ranked}


def say(**message):
    """One message is one line of JSON; flush, or the host waits for ever."""
    print(json.dumps(message), flush=True)


def main():
    """Answer the host line by line until it says quit or goes away."""
    position = None
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            say(type="hello", protocol=1, name="first-bot", version="1.0", decisions=["heading", "rug"])
        elif kind in ("options", "new_game"):
            say(type="ready", id=message["id"])
        elif kind == "position":
            position = message
        elif kind == "go":
            say(type="decision", id=message["id"], **decide(position))
        elif kind == "quit":
            return
        # "stop" needs no answer here, for the decision is out before it comes.


if __name__ == "__main__":
    main()
