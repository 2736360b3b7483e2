"""The facts behind a reason counted a second time: from the text of a position, square by square.

Nothing is shared with `analysis.comparison` but the moves of a game.
"""

import re
from collections import Counter
from collections.abc import Iterable

from marrakech.analysis.comparison import Facts, Reason
from marrakech.analysis.phrases import phrase
from marrakech.messages import LANGUAGES, Person, decimal, speaking
from marrakech.record.position import Position

FACES = (1, 2, 2, 3, 3, 4)
NAMES = ["Amal", "Bilal", "Chafik", "Dounia"]
Board = dict[str, str]
"""The letter of the rug on a square, e.g. `d4` and `H`."""


class Seen:
    """A position as a person sees it."""

    def __init__(self, position: Position) -> None:
        fields = str(position).split()
        self.position = position
        self.board: Board = {}
        for down, row in enumerate(fields[0].split("/")):
            column = 0
            for sign in row:
                if sign.isdigit():
                    column += int(sign)
                elif sign.isalpha():
                    self.board["abcdefg"[column] + str(7 - down)] = sign
                    column += 1
        turn, self.step = fields[2].split(":")
        self.player = int(turn) - 1
        self.purses = [int(purse) for purse in fields[3].split(",")]
        self.players = len(self.purses)
        stocks = [int(stock) for stock in fields[4].split(",")]
        self.out = [] if fields[5] == "-" else [int(one) - 1 for one in fields[5].split(",")]
        paired = len(stocks) > self.players
        self.owners = {letter: n % 2 if paired else n for n, letter in enumerate("HISA")}
        self.rugs = [sum(stocks[who :: self.players]) for who in range(self.players)]

    @property
    def others(self) -> list[int]:
        return [who for who in range(self.players) if who != self.player]

    def squares(self, who: int) -> int:
        return 0 if who in self.out else sum(self.owners[rug] == who for rug in self.board.values())

    def score(self, who: int) -> int:
        return self.purses[who] + self.squares(who)

    def region(self, square: str) -> set[str]:
        """All squares of one colour that hang together."""
        found, edge = {square}, [square]
        while edge:
            column, row = list(edge.pop())
            for beside in (
                chr(ord(column) - 1) + row,
                chr(ord(column) + 1) + row,
                column + chr(ord(row) - 1),
                column + chr(ord(row) + 1),
            ):
                if beside not in found and self.board.get(beside) == self.board[square]:
                    found.add(beside)
                    edge.append(beside)
        return found

    def largest(self, who: int) -> int:
        own = (square for square, rug in self.board.items() if self.owners[rug] == who)
        return 0 if who in self.out else max((len(self.region(square)) for square in own), default=0)

    def rent(self, receivers: list[int]) -> float:
        """What is due to some players on a square, on average over all 49."""
        owned = {
            square
            for square, rug in self.board.items()
            if self.owners[rug] in receivers and self.owners[rug] not in self.out
        }
        return sum(len(self.region(square)) for square in owned) / 49

    def dues(self) -> list[tuple[int, int]]:
        """For each face of the die: what has to be paid, and to whom (-1: nobody)."""
        return [self._due(self.position.play(str(face)).assam) for face in FACES]

    def _due(self, square: str) -> tuple[int, int]:
        rug = self.board.get(square)
        if rug is None or self.owners[rug] == self.player or self.owners[rug] in self.out:
            return 0, -1
        return len(self.region(square)), self.owners[rug]

    def leader(self, but: int) -> int:
        """Who stands best of all but one: by points, then dirhams, then the order of seats."""
        rivals = [who for who in range(self.players) if who != but]
        return min(rivals, key=lambda who: (who in self.out, -self.score(who), -self.purses[who], who))

    def after(self, move: object) -> "Seen":
        """After a move; what is drawn then does not matter here."""
        seen = Seen(self.position.play(str(move)))
        while seen.step == "draw":
            seen = Seen(seen.position.play(next(iter(seen.position.outcomes()))))
        return seen


def mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found)


def on_the_way(rolling: Seen, to: int) -> tuple[float, float]:
    """What a walk costs on average: in all, and to somebody."""
    dues = rolling.dues()
    return mean(due for due, _ in dues), mean(due if owner == to else 0 for due, owner in dues)


def ended(over: Seen, who: int) -> Facts:
    """How a finished game ended for somebody."""
    rival = over.leader(who)
    own, theirs = (over.score(who), over.purses[who]), (over.score(rival), over.purses[rival])
    if who in over.out or rival in over.out:
        outcome = 0 if who in over.out else 4
    elif own == theirs:
        outcome = 2
    else:
        outcome = (3 if own > theirs else 1) if own[0] == theirs[0] else (4 if own > theirs else 0)
    return {"outcome": outcome, "own": own[0], "theirs": theirs[0], "rival": rival}


def recounted(code: str, before: Seen, move: str, rival: int) -> Facts:
    """The facts of a code after a choice."""
    who, after = before.player, before.after(move)
    if code in ("risk", "purse"):
        dues = [due for due, _ in after.dues()]
        return {
            "expected": mean(dues),
            "highest": max(dues),
            "rolls": dues.count(max(dues)),
            "ruin": sum(due > before.purses[who] for due in dues),
        }
    if code == "feeds":
        return {"paid": on_the_way(after, before.leader(who))[1], "rival": before.leader(who)}
    if code == "landing":
        return {"squares": mean(best_landing(after, face, before.others) for face in FACES)}
    if code == "chase":
        leader = before.leader(who)
        return {"squares": mean(best_landing(after, face, [leader]) for face in FACES), "rival": leader}
    if code in ("finish", "lead"):
        return {"rolls": sum(wins_by(after, face, who) for face in FACES)}
    if code == "hold":
        held = (
            sum(all(ended(end, who)["outcome"] >= 3 for end in ends_by(way, face)) for face in FACES)
            for way in ways_of(after)
        )
        return {"rolls": min(held), "rival": after.player}
    if code == "passage":
        total, ours = on_the_way(after, who)
        return {"expected": total, "ours": ours, "rival": after.player}
    if code == "fare":
        return {"expected": on_the_way(after, who)[0], "rival": after.player}
    if code == "trap":
        ends = [after.after(turn) for turn in after.position.legal()]
        return {"ours": max(on_the_way(end, who)[1] for end in ends), "rival": ends[0].player}
    if code == "gift":
        wins = mean(
            mean(best_landing(way, face, way.others) for face in FACES) for way in ways_of(after)
        )
        return {"squares": wins, "rival": after.player}
    if code == "reply":
        ways = ways_of(after)
        covers = mean(mean(covered_by(way, face, who) for face in FACES) for way in ways)
        return {"covered": covers, "rival": after.player}
    if code in ("toll", "tax"):
        costs = [on_the_way(after.after(way), who) for way in ("left", "ahead", "right")]
        total, ours = min(costs, key=lambda cost: round(cost[0], 9))
        return {"expected": total, "rival": after.player} | ({"ours": ours} if code == "toll" else {})
    if code == "ways":
        paid = mean(on_the_way(way, who)[1] for way in ways_of(after))
        return {"ours": paid, "rival": after.player}
    if code == "final":
        return ended(after, who)
    leader = before.leader(who)
    rest: dict[str, Facts] = {
        "race": {"own": after.score(who), "theirs": after.score(leader), "rival": leader},
        "squares": {"own": after.squares(who), "others": sum(map(after.squares, before.others))},
        "region": {"largest": after.largest(who)},
        "rent": {"ours": after.rent([who])},
        "dues": {"expected": after.rent(before.others)},
        "cut": {"largest": after.largest(rival), "rival": rival},
    }
    return rest[code]


def ways_of(begun: Seen) -> list[Seen]:
    """The ways of a turn that begins: three, or in the variant the one that he faces."""
    return [begun] if begun.step == "roll" else [begun.after(way) for way in ("left", "ahead", "right")]


def rugs_after(rolling: Seen, face: int) -> list[Seen]:
    """Every place of a rug after a roll; none where the player is out."""
    stopped = rolling.after(face)
    return [stopped.after(place) for place in stopped.position.legal()] if stopped.step == "lay" else []


def best_landing(rolling: Seen, face: int, rivals: list[int]) -> int:
    who = rolling.player

    def ahead(seen: Seen) -> int:
        return seen.squares(who) - sum(map(seen.squares, rivals))

    return max((ahead(laid) - ahead(rolling) for laid in rugs_after(rolling, face)), default=0)


def covered_by(rolling: Seen, face: int, whose: int) -> int:
    shown = rolling.squares(whose)
    return max((shown - laid.squares(whose) for laid in rugs_after(rolling, face)), default=0)


def ends_by(rolling: Seen, face: int) -> list[Seen]:
    """What a roll and the rug after it can come to."""
    return rugs_after(rolling, face) or [rolling.after(face)]


def wins_by(rolling: Seen, face: int, who: int) -> bool:
    return any(ended(end, who)["outcome"] >= 3 for end in ends_by(rolling, face))


BETTER = {
    "final": ("outcome", 1),
    "finish": ("rolls", 1),
    "hold": ("rolls", 1),
    "lead": ("rolls", 1),
    "rent": ("ours", 1),
    "dues": ("expected", -1),
    "ways": ("ours", 1),
    "purse": ("ruin", -1),
    "race": ("own", 0),
    "squares": ("own", 0),
    "region": ("largest", 1),
    "cut": ("largest", -1),
    "toll": ("ours", 1),
    "passage": ("ours", 1),
    "trap": ("ours", 1),
    "fare": ("expected", 1),
    "gift": ("squares", -1),
    "risk": ("expected", -1),
    "feeds": ("paid", -1),
    "landing": ("squares", 1),
    "chase": ("squares", 1),
    "reply": ("covered", -1),
    "tax": ("expected", 1),
}
"""The fact that must be larger (1) or smaller (-1) after the better choice; 0: one's own minus the others'."""
TOLD = {
    "final": "own theirs",
    "finish": "rolls",
    "hold": "rolls",
    "lead": "rolls",
    "rent": "ours",
    "dues": "expected",
    "ways": "ours",
    "purse": "ruin",
    "race": "own theirs",
    "squares": "own others",
    "region": "largest",
    "cut": "largest",
    "toll": "ours",
    "passage": "ours",
    "trap": "ours",
    "fare": "expected",
    "gift": "squares",
    "risk": "expected",
    "feeds": "paid",
    "landing": "squares",
    "chase": "squares",
    "reply": "covered",
    "tax": "expected",
}
"""The facts that a sentence tells of both choices."""
NAMED = {
    "finish": "who",
    "hold": "who rival",
    "lead": "who",
    "rent": "who",
    "dues": "who",
    "ways": "who rival",
    "race": "who rival",
    "squares": "who",
    "cut": "rival",
    "toll": "who rival",
    "passage": "who rival",
    "feeds": "rival",
    "chase": "rival",
    "reply": "who rival",
    "tax": "rival",
    "trap": "who rival",
    "fare": "rival",
    "gift": "rival",
}
"""Whom a sentence names."""


def faults_of(reason: Reason, text: str, best: str, played: str) -> list[str]:
    """What is wrong with a reason and its sentences: nothing, if all is well."""
    before = Seen(Position.parse(text))
    rival = int(reason.best.get("rival", -1))
    good, bad = (recounted(reason.code, before, move, rival) for move in (best, played))
    faults = []
    for told, counted in ((reason.best, good), (reason.played, bad)):
        if {name: round(float(fact), 6) for name, fact in told.items()} != {
            name: round(float(fact), 6) for name, fact in counted.items()
        }:
            faults.append(f"{reason.code} says {told}, counted {counted}")
    if not is_better(reason.code, good, bad):
        faults.append(f"{reason.code} speaks against it: {good} and {bad}")
    if reason.code in ("region", "cut"):
        owner = before.player if reason.code == "region" else rival
        after = before.after(best)
        if (
            sum(rugs for who, rugs in enumerate(after.rugs) if who != owner and who not in after.out)
            < 2
        ):
            faults.append(f"{reason.code} no longer counts")
    for language in LANGUAGES:
        with speaking(language):
            sentence = phrase(reason, Person(NAMES[before.player]), NAMES[: before.players])
        faults += sentence_faults(reason.code, sentence, language, before.player, good, bad)
    return faults


def is_better(code: str, good: Facts, bad: Facts) -> bool:
    fact, sign = BETTER[code]
    if sign:
        return sign * (good[fact] - bad[fact]) > 0 or (code == "final" and good["own"] > bad["own"])
    other = "others" if code == "squares" else "theirs"
    return good["own"] - good[other] > bad["own"] - bad[other]


def sentence_faults(
    code: str, sentence: str, language: str, who: int, good: Facts, bad: Facts
) -> list[str]:
    """Numbers and names of a sentence that are not those that were counted."""

    def written(facts: Facts, name: str) -> str:
        fact = facts[name]
        if name not in ("expected", "ours", "paid", "squares", "covered"):
            return str(int(fact))
        with speaking(language):
            return decimal(fact, 1)

    numbers = Counter(re.findall(r"\d+(?:[.,]\d+)?", sentence))
    wanted = Counter(written(facts, name) for facts in (good, bad) for name in TOLD[code].split())
    if code == "risk":
        wanted += Counter([str(int(bad["highest"])), str(int(bad["rolls"]))])
    if code in ("risk", "purse", "finish", "hold", "lead"):
        wanted["6"] += 1
    names = {name for name in NAMES if name in sentence}
    people = {"who": NAMES[who]}
    if "rival" in good:
        people["rival"] = NAMES[int(good["rival"])]
    expected = {people[one] for one in NAMED.get(code, "").split()}
    if code == "final":
        # A sentence about the end tells the numbers of the outcome that it is.
        if numbers - wanted or not numbers or not names <= {NAMES[who], NAMES[int(bad["rival"])]}:
            return [f"{language}: {sentence!r} of {good} and {bad}"]
        return []
    if numbers != wanted or names != expected:
        return [f"{language}: {sentence!r} tells {dict(numbers)}, counted {dict(wanted)}"]
    return []
