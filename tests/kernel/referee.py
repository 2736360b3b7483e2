"""A second referee, written from the page of settled rules alone, with sets and dictionaries.

It shares nothing with the kernel: squares are names, rugs are numbered pieces of cloth that lie on
top of each other, regions are found by walking. Slow and plain on purpose. Where the two referees
disagree, one of them has misread the rules.
"""

COLUMNS, ROWS = "abcdefg", "1234567"
HEADINGS = ("north", "east", "south", "west")
DIE = (1, 2, 2, 3, 3, 4)

AWAY = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
OPPOSITE = {"north": "south", "south": "north", "east": "west", "west": "east"}
LEFT_OF = {"north": "west", "west": "south", "south": "east", "east": "north"}
RIGHT_OF = {"north": "east", "east": "south", "south": "west", "west": "north"}

# The table of mosaics: the lines joined by a half circle on each side of the market.
JOINED = {
    "north": ("ab", "cd", "ef"),
    "east": ("12", "34", "56"),
    "south": ("bc", "de", "fg"),
    "west": ("23", "45", "67"),
}
CORNERS = {
    ("g7", "north"): "west",
    ("g7", "east"): "south",
    ("a1", "west"): "north",
    ("a1", "south"): "east",
}

Place = frozenset[str]
"""The two squares of a rug."""


def ahead(square: str, heading: str) -> str | None:
    """The square in front, or None where the market ends."""
    east, north = AWAY[heading]
    column, row = COLUMNS.index(square[0]) + east, ROWS.index(square[1]) + north
    if 0 <= column < 7 and 0 <= row < 7:
        return COLUMNS[column] + ROWS[row]
    return None


def beyond(square: str, heading: str) -> tuple[str, str]:
    """Where the mosaic leads: the square on which Assam re-enters, and the way he then faces."""
    if (square, heading) in CORNERS:
        return square, CORNERS[square, heading]
    column, row = square[0], square[1]
    for lines in JOINED[heading]:
        swap = {lines[0]: lines[1], lines[1]: lines[0]}
        if heading in ("north", "south") and column in swap:
            return swap[column] + row, OPPOSITE[heading]
        if heading in ("east", "west") and row in swap:
            return column + swap[row], OPPOSITE[heading]
    raise ValueError(f"no mosaic for {square} {heading}")


SQUARES = [column + row for row in ROWS for column in COLUMNS]
NEXT = {
    (square, heading): (front, heading)
    if (front := ahead(square, heading))
    else beyond(square, heading)
    for square in SQUARES
    for heading in HEADINGS
}
BESIDE = {
    square: [front for heading in HEADINGS if (front := ahead(square, heading))] for square in SQUARES
}


class Referee:
    """One game under way. `awaits` says what has to be told next."""

    def __init__(
        self,
        players: int,
        *,
        elimination: bool,
        variant: bool = False,
        keep_heading: bool = False,
        cover_own: bool = False,
        one_colour: bool = False,
        purse: int = 30,
    ) -> None:
        self.elimination = elimination
        self.variant = variant
        self.keep_heading = keep_heading
        self.cover_own = cover_own
        names = ("henna", "indigo", "saffron", "almond")
        self.shuffled = players == 2 and not one_colour
        self.unlaid: dict[int, dict[str, int]]
        if self.shuffled:
            self.unlaid = {0: {"henna": 12, "saffron": 12}, 1: {"indigo": 12, "almond": 12}}
        else:
            each = 12 if players == 4 else 15
            self.unlaid = {who: {names[who]: each} for who in range(players)}
        self.owner = {colour: who for who, rugs in self.unlaid.items() for colour in rugs}
        self.purse = dict.fromkeys(range(players), purse)
        self.assam, self.heading = "d4", "north"
        self.mover = 0
        self.gone: list[int] = []  # the eliminated, the first to go first
        self.rug_colour: dict[int, str] = {}  # every rug ever laid has a number
        self.seen: dict[str, int] = {}  # the rug that lies on top of each square
        self.top: dict[int, str] = {}  # the known top of each pile
        self.phase = self.first_phase()
        self.owed = 0  # on the last roll
        self.paid = 0

    def first_phase(self) -> str:
        return "roll" if self.variant else "orient"

    def awaits(self) -> str:
        """One of "reveal", "orient", "roll", "lay", "turn", "over"."""
        if self.phase != "over" and self.shuffled and self.blind() is not None:
            return "reveal"
        return self.phase

    def blind(self) -> int | None:
        """The player whose pile has a rug on top that nobody has looked at yet."""
        for who, rugs in self.unlaid.items():
            if who not in self.top and sum(rugs.values()) > 0:
                return who
        return None

    def in_game(self) -> list[int]:
        return [who for who in self.purse if who not in self.gone]

    # What may be chosen, and what chance may bring.

    def reveals(self) -> dict[str, int]:
        """The colours that may turn up on the pile, with how many rugs of each are left in it."""
        who = self.blind()
        return (
            {} if who is None else {colour: left for colour, left in self.unlaid[who].items() if left}
        )

    def headings(self) -> set[str]:
        if self.phase == "orient":
            return {self.heading, LEFT_OF[self.heading], RIGHT_OF[self.heading]}
        turned = {LEFT_OF[self.heading], RIGHT_OF[self.heading]}
        return turned | {self.heading} if self.keep_heading else turned

    def places(self) -> set[Place]:
        found = set()
        for near in BESIDE[self.assam]:
            for far in BESIDE[near]:
                if far != self.assam and not self.covers_whole_rug(near, far):
                    found.add(frozenset((near, far)))
        return found

    def covers_whole_rug(self, one: str, other: str) -> bool:
        rug = self.seen.get(one)
        if rug is None or rug != self.seen.get(other):
            return False
        own = self.owner[self.rug_colour[rug]] == self.mover
        return not (own and self.cover_own)

    # What happens.

    def reveal(self, colour: str) -> None:
        who = self.blind()
        assert who is not None
        self.top[who] = colour

    def face(self, heading: str) -> None:
        """The heading is chosen: before the roll, or at the end of the turn in the variant."""
        self.heading = heading
        if self.phase == "orient":
            self.phase = "roll"
        else:
            self.pass_turn()

    def roll(self, steps: int) -> None:
        for _ in range(steps):
            self.assam, self.heading = NEXT[self.assam, self.heading]
        self.phase = "lay"
        self.owed = self.paid = 0
        if self.assam not in self.seen:
            return
        colour = self.rug_colour[self.seen[self.assam]]
        creditor = self.owner[colour]
        if creditor == self.mover or creditor in self.gone:
            return
        self.owed = len(self.region(self.assam))
        self.paid = min(self.owed, self.purse[self.mover])
        self.purse[self.mover] -= self.paid
        self.purse[creditor] += self.paid
        if self.paid < self.owed and self.elimination:
            self.gone.append(self.mover)
            self.unlaid[self.mover] = dict.fromkeys(self.unlaid[self.mover], 0)
            self.top.pop(self.mover, None)
            self.pass_turn()

    def region(self, square: str) -> set[str]:
        """All squares joined edge to edge with this one that show its colour."""
        seen, rug_colour = self.seen, self.rug_colour
        colour = rug_colour[seen[square]]
        joined = {square}
        to_visit = [square]
        while to_visit:
            for beside in BESIDE[to_visit.pop()]:
                if beside not in joined and beside in seen and rug_colour[seen[beside]] == colour:
                    joined.add(beside)
                    to_visit.append(beside)
        return joined

    def lay(self, place: Place) -> None:
        colour = self.top.pop(self.mover) if self.shuffled else next(iter(self.unlaid[self.mover]))
        self.unlaid[self.mover][colour] -= 1
        rug = len(self.rug_colour)
        self.rug_colour[rug] = colour
        for square in place:
            self.seen[square] = rug
        if not self.rugs_remain():
            self.phase = "over"
        elif self.variant:
            self.phase = "turn"
        else:
            self.pass_turn()

    def rugs_remain(self) -> bool:
        return any(left for rugs in self.unlaid.values() for left in rugs.values())

    def pass_turn(self) -> None:
        """The next merchant clockwise who is still in the game, if the game goes on."""
        if len(self.in_game()) == 1 or not self.rugs_remain():
            self.phase = "over"
            return
        self.mover = (self.mover + 1) % len(self.purse)
        while self.mover in self.gone:
            self.mover = (self.mover + 1) % len(self.purse)
        self.phase = self.first_phase()

    # What can be seen.

    def whole_rugs(self) -> set[Place]:
        """The rugs of which both halves are in sight."""
        one_half: dict[int, str] = {}
        whole = set()
        for square, rug in self.seen.items():
            if rug in one_half:
                whole.add(frozenset((one_half[rug], square)))
            else:
                one_half[rug] = square
        return whole

    def score(self, who: int) -> int:
        if who in self.gone:
            return self.purse[who]
        return self.purse[who] + sum(
            self.owner[self.rug_colour[rug]] == who for rug in self.seen.values()
        )

    def places_held(self) -> dict[int, int]:
        """The place of each player, 1 for the best; equals share one."""

        def merit(who: int) -> tuple[int, int, int]:
            if who in self.gone:
                return (self.gone.index(who) - len(self.gone), 0, 0)
            return (0, self.score(who), self.purse[who])

        merits = {who: merit(who) for who in self.purse}
        return {who: 1 + sum(better > merits[who] for better in merits.values()) for who in merits}
