"""Check the dice of a finished game from its file, with nothing but Python's standard library.

    python check_dice.py GAMEFILE

It reads the file by itself and shares no code with Marrakech; docs/fair-dice.md explains what is checked.
"""

import hashlib
import hmac
import re
import sys

FACES = (1, 2, 2, 3, 3, 4)
COLOURS = "HISA"


def uniform(secret: bytes, message: str, limit: int) -> int:
    """A uniform integer in [0, limit) from the stream of a message."""
    block = 0
    while True:
        for byte in hmac.digest(secret, f"{message}\n{block}".encode(), "sha256"):
            if byte < 256 - 256 % limit:
                return byte % limit
        block += 1


def digits(*parts: str) -> str:
    """A number that follows from others."""
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:32]


def faults(text: str) -> list[str]:
    """What is wrong with the dice of a game, in words; nothing if they were fair."""
    tags = dict(re.findall(r'^\[(\w+) "(.*)"\]\s*$', text, re.MULTILINE))
    if tags.get("Dice") != "2":
        return ["this checker knows dice of scheme 2"]
    if not re.fullmatch(r"[1-4](-[1-4])+", tags.get("Result", "")):
        return ["the game is not over"]
    for tag in ("Printing", "Players", "Game", "Commitment", "Secret", "Numbers"):
        if tag not in tags:
            return [f"the file has no tag {tag}"]
    secret = bytes.fromhex(tags["Secret"])
    terms = " ".join(
        [tags["Printing"], f"players={tags['Players']}", *tags.get("Switches", "").split()]
    )
    head = f"marrakech dice 2\n{tags['Game']}\n{terms}\n"
    found = []
    if hashlib.sha256(head.encode() + secret).hexdigest() != tags["Commitment"]:
        found.append("the secret is not the one that was committed to")
    given = tags["Numbers"].split()
    number = start = digits("marrakech seats", *tags.get("SeatNumbers", "").split())
    left = dict.fromkeys(COLOURS, 12)
    drawn = {0: "", 1: ""}
    body = re.sub(r"\{[^}]*\}|^\[.*$", "", text, flags=re.MULTILINE)
    listed = re.findall(r"(\d+)\.\s((?:(?!\d+\.\s).)*)", body.replace("\n", " "))
    turns = [(int(turn), what.split()) for turn, what in listed]
    # One number a turn, and the result at the end: no turn may be left out.
    if [turn for turn, _ in turns if turn] != list(range(1, len(given) + 1)):
        return [*found, "the file does not have every turn of the game"]
    if body.split()[-1:] != [tags["Result"]]:
        return [*found, "the file breaks off before the result"]
    for turn, words in turns:
        if turn:
            number = given[turn - 1] if given[turn - 1] != "-" else digits("marrakech number", number)
            rolled = re.match(r"[LAR]?([1-4])", " ".join(words))
            steps = FACES[uniform(secret, f"{head}die {turn}\n{number}", 6)]
            if rolled is None or int(rolled[1]) != steps:
                found.append(f"turn {turn}: the dice gave {steps}, the file says {' '.join(words[:1])}")
        for place, word in enumerate(word for word in words if word.startswith("+")):
            player = (turn - 1) % 2 if turn else place
            first, second = COLOURS[player], COLOURS[player + 2]
            if turn:
                left[drawn[player]] -= 1
            what = f"draw {turn}\n{number}" if turn else f"deal {player}\n{start}"
            due = (
                first
                if uniform(secret, head + what, left[first] + left[second]) < left[first]
                else second
            )
            if word != f"+{due}":
                found.append(f"turn {turn}: the pile gave {due}, the file says {word}")
            drawn[player] = word[1]
    return found


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:  # noqa: PTH123 (the standard library alone, and plain)
        wrong = faults(file.read())
    print("\n".join(wrong) or "The dice were fair.")
    sys.exit(1 if wrong else 0)
