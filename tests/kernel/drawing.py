"""Positions read from drawings, so that a test shows the board it speaks of.

    5 . . H . . . .
          |
    4 . . H ^ I-I .        H I S A   a square that shows Henna, Indigo, Saffron or Almond
    3 . . . . . A .        - and |   join the two halves of a rug that lies whole in sight
      a b c d e f g        ^ > v <   Assam and the way he faces; `under` names the rug he stands on

Rows carry their number; rows that are left out are bare. The letters of the columns may be left out.
"""

from marrakech.kernel.state import ORIENT, State, first_step, start

LETTERS = "HISA"
HEADINGS = "^>v<"


def square(name: str) -> int:
    """The number of a square, e.g. 27 for "d4"."""
    return "1234567".index(name[1]) * 8 + "abcdefg".index(name[0])


def squares(names: str) -> int:
    """A set of squares, e.g. from "a1 b1"."""
    return sum(1 << square(name) for name in names.split())


def assam(text: str) -> int:
    """Where Assam stands and the way he faces, e.g. from "d4^"."""
    return square(text[:2]) * 4 + HEADINGS.index(text[2])


def place(name: str) -> int:
    """The number of a place, e.g. 0 for "a1b1" and 42 for "a1a2"."""
    low, high = sorted((square(name[:2]), square(name[2:])))
    column, row = low % 8, low // 8
    assert high - low in (1, 8), name
    return row * 6 + column if high - low == 1 else 42 + row * 7 + column


def draw(
    drawing: str,
    *,
    players: int = 4,
    switches: int = 0,
    under: str = ".",
    player: int = 0,
    step: int | None = None,
    purses: tuple[int, ...] | None = None,
    stocks: tuple[int, ...] | None = None,
    out: tuple[int, ...] = (),
    tops: tuple[int, ...] = (),
) -> State:
    """The position that is drawn; what a drawing cannot show is as at the start, at the first step.

    `out` lists the players who are out, the first to go first. `tops` are 1 or 2 for each player, the
    first or second colour on top of the pile.
    """
    shown = dict.fromkeys(LETTERS, 0)
    east = north = 0
    standing = None
    row = -1
    for line in drawing.splitlines():
        text = line.strip()
        if not text or text.startswith("a b c"):
            continue
        if text[0].isdigit():
            margin = line.index(text[0])
            row = int(text[0]) - 1
            cells = line[margin + 2 :].ljust(13)
            for column in range(7):
                letter = cells[2 * column]
                here = 1 << row * 8 + column
                if letter in HEADINGS:
                    standing = (row * 8 + column) * 4 + HEADINGS.index(letter)
                    letter = under
                if letter != ".":
                    shown[letter] |= here
                if column < 6 and cells[2 * column + 1] == "-":
                    east |= here
        else:
            # Bars join the row above them with the row below.
            cells = line[margin + 2 :].ljust(13)
            for column in range(7):
                if cells[2 * column] == "|":
                    north |= 1 << (row - 1) * 8 + column
    rules = players | switches
    begun = start(rules)
    flow = player | (first_step(rules) if step is None else step) << 2
    for order, who in enumerate(out):
        flow |= order + 1 << 5 + 2 * who
    for who, top in enumerate(tops):
        flow |= top << 13 + 2 * who
    return State(
        shown["H"],
        shown["I"],
        shown["S"],
        shown["A"],
        east,
        north,
        begun.assam if standing is None else standing,
        begun.purses if purses is None else packed(purses),
        begun.stocks if stocks is None else packed(stocks),
        flow,
        rules,
    )


def packed(numbers: tuple[int, ...]) -> int:
    """Small numbers side by side, the first lowest."""
    return sum(number << 8 * index for index, number in enumerate(numbers))


def unpacked(packed_numbers: int, count: int = 4) -> tuple[int, ...]:
    """The numbers again, e.g. (30, 30, 30, 30) for the purses at the start."""
    return tuple(packed_numbers >> 8 * index & 255 for index in range(count))


def picture(state: State) -> str:
    """The drawing of a position; the reverse of `draw` but for the rug under Assam."""
    lines = []
    for row in range(6, -1, -1):
        line, bars = f"{row + 1} ", "  "
        for column in range(7):
            number = row * 8 + column
            here = 1 << number
            letters = [letter for letter, shown in zip(LETTERS, state[:4], strict=True) if shown & here]
            letter = letters[0] if letters else "."
            if state.assam // 4 == number:
                letter = HEADINGS[state.assam % 4]
            line += letter + ("-" if state.east & here else " ")
            bars += "| " if row and state.north & 1 << number - 8 else "  "
        lines.append(line.rstrip())
        if bars.strip():
            lines.append(bars.rstrip())
    return "\n".join([*lines, "  a b c d e f g"])


def same_board(state: State, drawing: str, under: str = ".") -> bool:
    """Whether a position shows what is drawn: rugs, links and Assam."""
    expected = draw(drawing, under=under, step=ORIENT)
    if state[:7] != expected[:7]:
        print("expected", picture(expected), "found", picture(state), sep="\n")
    return state[:7] == expected[:7]
