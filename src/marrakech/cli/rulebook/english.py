"""The rules in English, in our own words. What a sentence says follows from the ruleset's values."""

from typing import Final

from marrakech.cli.rulebook.section import Section
from marrakech.kernel import state as kernel
from marrakech.kernel.chance import DIE
from marrakech.kernel.printings import Printing
from marrakech.record.ruleset import Ruleset
from marrakech.record.words import COLOURS

PLAYERS: Final = "players"
_NUMBERS: Final = {2: "two", 3: "three", 4: "four"}


def sections(rules: Ruleset) -> list[Section]:
    """The rules of one game, section by section."""
    return [
        _market(rules),
        _set_up(rules),
        *([_roll_first(rules)] if rules.end_turn else [_orient(rules)]),
        _walk(rules),
        _pay(rules),
        _lay(rules),
        *([_piles(rules)] if kernel.two_colours(rules.rules) else []),
        *([_turn(rules)] if rules.end_turn else []),
        _end(rules),
        _other_ways(rules),
    ]


def _edge(rules: Ruleset) -> str:
    return rules.printing.edge


def _market(rules: Ruleset) -> Section:
    return Section(
        "The market",
        (
            "Seven by seven squares, a1 at the bottom left to g7 at the top right. Assam, who owns "
            f"the market, begins on d4 in the centre. Round the edge run {_edge(rules)} that lead him "
            "back onto the board whenever he leaves it.",
        ),
    )


def _set_up(rules: Ruleset) -> Section:
    start = kernel.start(rules.rules)
    each = kernel.rugs_left(start, 0)
    players = _NUMBERS[rules.players].capitalize()
    text = f"{players} merchants start with {kernel.purse(start, 0)} dirhams and {each} rugs each"
    if kernel.two_colours(rules.rules):
        text += (
            f": {kernel.stock(start, 0)} of each of two colours, shuffled into a pile. "
            f"{COLOURS[0]} and {COLOURS[2]} play against {COLOURS[1]} and {COLOURS[3]}."
        )
    else:
        text += f", all of one colour: {', '.join(COLOURS[: rules.players])}."
    return Section("Setting up", (text, _starter(rules.printing), *_box(rules)))


def _starter(printing: Printing) -> str:
    clockwise = "Play goes clockwise; here the first seat begins."
    if printing.starter == "holiday":
        return f"Whoever was last on holiday in Morocco begins. {clockwise}"
    if printing.starter == "decide":
        return f"The players decide who begins. {clockwise}"
    return f"This printing does not say who begins. {clockwise}"


def _box(rules: Ruleset) -> tuple[str, ...]:
    sets = rules.printing.sets
    if sets is None or rules.players != 3 or min(sets) >= 15:
        return ()
    return (
        f"The box has {rules.printing.rugs} rugs and only three sets of 15, so three players use those "
        "three colours.",
    )


def _orient(rules: Ruleset) -> Section:
    return Section(
        "1. Choose a heading",
        (
            "Before the die is rolled, leave Assam as he stands or turn him a quarter to the left or "
            "to the right. He never turns round on the spot.",
        ),
        ("orient", "roll"),
    )


def _roll_first(rules: Ruleset) -> Section:
    return Section(
        "1. No choice of heading",
        (
            "This is the variant: Assam walks the way he faces, which the merchant before you has "
            "fixed by turning him at the end of the turn.",
        ),
        ("roll",),
    )


def _walk(rules: Ruleset) -> Section:
    faces = ", ".join(str(face) for face in DIE)
    return Section(
        "2. Roll and walk",
        (
            f"The faces of the die are {faces}. Assam walks so many squares straight ahead. Where he "
            f"leaves the board the {_edge(rules)} bring him round onto the neighbouring line, heading "
            "back; in the corners g7 and a1 he comes back onto the same square, turned a quarter. "
            "Going round costs no step: the square he comes in on does.",
        ),
        ("orient", "roll"),
    )


def _pay(rules: Ruleset) -> Section:
    paragraphs = [
        "If Assam stops on an opponent's rug, pay that opponent one dirham for every square of the "
        "region: all visible squares of that colour joined to his square edge to edge, his own "
        "included. Touching at a corner does not join. Bare ground and your own rugs are free."
    ]
    if kernel.two_colours(rules.rules):
        paragraphs.append(
            "A region is of one colour only: it stops where the same opponent's other colour begins."
        )
    paragraphs.append(_insolvency(rules))
    return Section("3. Pay the tithe", tuple(paragraphs), ("roll",))


def _insolvency(rules: Ruleset) -> str:
    printing = rules.printing
    if rules.elimination:
        text = (
            "Who cannot pay in full pays what there is and is out: the turn ends there, unlaid rugs "
            "go back to the box, laid ones stay and become neutral, so that nobody pays on them and "
            "nobody scores them, but they can be covered like any other. Paying to the last dirham "
            "is still paying in full."
        )
    else:
        text = "Who cannot pay in full pays what there is and plays on."
    if rules.elimination != printing.elimination:
        return f"{text} (A house rule over {printing.id}.)"
    if not printing.insolvency_printed:
        return f"{text} (The sheet of {printing.id} does not say; this is how we play it.)"
    return text


def _lay(rules: Ruleset) -> Section:
    whole = (
        "It may cover both visible halves of one rug in one go only if that rug is your own (a house "
        "rule)."
        if rules.cover_own
        else "It may never cover both visible halves of one rug in one go."
    )
    return Section(
        "4. Lay a rug",
        (
            "A rug covers two neighbouring squares. At least one of them shares an edge with Assam's "
            "square, and neither is Assam's square.",
            "It may lie on bare ground, on a bare square and half a rug, or on halves of two "
            f"different rugs, whatever their colours. {whole} A rug of which one half is hidden "
            "already may lose the other.",
        ),
        ("lay", "draw"),
    )


def _piles(rules: Ruleset) -> Section:
    return Section(
        "The piles",
        (
            "Rugs are laid in the order of the pile. The top rug is known to both players, what lies "
            "under it to nobody: the chance of a colour is its share of what is left.",
        ),
        ("lay", "draw", "deal"),
    )


def _turn(rules: Ruleset) -> Section:
    keep = (
        "By house rule he may also be left as he is."
        if rules.keep_heading
        else "The quarter turn is not optional."
    )
    return Section(
        "5. Turn Assam",
        (
            "Turn Assam a quarter to the left or to the right, which fixes the way of the next "
            "merchant. "
            + keep
            + (" A merchant who is out does not turn him." if rules.elimination else ""),
        ),
        ("turn", "roll"),
    )


def _end(rules: Ruleset) -> Section:
    alone = ", or as soon as only one merchant is left" if rules.elimination else ""
    last = (
        " Who is out ranks below all who stayed, the later above the earlier."
        if rules.elimination
        else ""
    )
    return Section(
        "The end",
        (
            f"The game ends when the last rug is laid{alone}. Every dirham and every visible square "
            "of your colours is a point. Most points win; a tie goes to the one with more dirhams, "
            f"and if that is equal too the place is shared.{last}",
        ),
        ("over",),
    )


def _other_ways(rules: Ruleset) -> Section:
    printing = rules.printing
    ways = []
    if "one_colour" in printing.two_players and not rules.one_colour:
        ways.append(
            "- one-colour: two players with 15 rugs of one colour each, as its preparation says"
        )
    if printing.variant and not rules.end_turn:
        ways.append(
            "- end-turn: the variant of this printing, with the turn at the end instead of first"
        )
    if rules.end_turn and not rules.keep_heading:
        ways.append("- keep-heading: the turn at the end may be left out (house rule)")
    if not rules.cover_own:
        ways.append(
            "- cover-own: both halves of a rug of your own may be covered in one go (house rule)"
        )
    other = "no-elimination" if rules.elimination else "elimination"
    ways.append(
        f"- {other}: who cannot pay in full "
        + ("pays what there is and plays on" if rules.elimination else "is out")
        + " (house rule)"
    )
    return Section("Other ways to play", tuple(ways))


def rows(printing: Printing) -> dict[str, str]:
    """Everything in which printings differ, each with a label."""
    return {
        "title": printing.title,
        "language": {"en": "English", "fr": "French", "ro": "Romanian"}[printing.language],
        "rugs in the box": (
            "not printed"
            if printing.sets is None
            else f"{printing.rugs}: {' + '.join(str(one) for one in printing.sets)}"
        ),
        "edge": printing.edge,
        "cannot pay in full": ("is out" if printing.elimination else "pays what there is and plays on")
        + ("" if printing.insolvency_printed else " (not printed)"),
        "variant: turn at the end": "on offer" if printing.variant else "no",
        "two players": " or ".join(
            {"two_colours": "24 rugs of two colours", "one_colour": "15 of one colour"}[way]
            for way in printing.two_players
        ),
        "who begins": {
            "holiday": "last on holiday in Morocco",
            "decide": "players decide",
            None: "not printed",
        }[printing.starter],
    }
