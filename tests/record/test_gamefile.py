"""The game file: what is written can be read, and what is broken is never half-loaded."""

import os
import stat
import time
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marrakech.kernel import state as kernel
from marrakech.kernel.board import LEFT
from marrakech.kernel.state import State
from marrakech.record import gamefile
from marrakech.record.dice import SeededDice
from marrakech.record.errors import ArgumentError, NotationError
from marrakech.record.game import Game
from marrakech.record.legality import legal_moves
from marrakech.record.moves import Orient, Roll
from marrakech.record.node import Node, by_turn
from marrakech.record.position import Position
from marrakech.record.ruleset import Ruleset
from tests.examples import examples
from tests.record.games import RULESETS, comment, comments_of, played_games, random_game, states_of

SAMPLE = """\
[Marrakech "1"]
[Printing "fr60"]
[Players "2"]
[Switches "end-turn"]
[Henna "Ann \\"the rug\\" Lee"]
[Result "*"]

{before the first turn}
0. +H +A
1. 3 d6-e6 +S L
2. 2 a6-b6 {well {laid} +I R
3. 1
*
"""

TAGS = '[Marrakech "1"]\n[Printing "ro57"]\n[Players "3"]\n'


def same(one: Game, other: Game) -> bool:
    """Whether two games are equal in all that a file keeps."""
    return (
        one.ruleset == other.ruleset
        and one.start == other.start
        and one.moves == other.moves
        and one.state == other.state
        and one.tags == other.tags
        and told(one) == told(other)
    )


def told(game: Game) -> list[object]:
    """All that a tree holds."""
    return [
        (node.length, node.turn, node.state, node.move, node.starting_comments, node.comments)
        for node in game.root.tree()
    ]


def short_game() -> Game:
    """Two turns by three players, with a tithe."""
    game = Game(Ruleset.of("en2021", 3))
    for move in ("L", 2, "b5-b6", "R", 1, "c5-d5", "A", 1):
        if isinstance(move, int):
            game.play(Roll(move))
        else:
            game.play(move)
    return game


# Writing


def test_a_game_is_written_with_tags_numbered_turns_and_its_result() -> None:
    assert gamefile.write(short_game()) == (
        '[Marrakech "1"]\n'
        '[Printing "en2021"]\n'
        '[Players "3"]\n'
        '[Result "*"]\n'
        "\n"
        "1. L2 b5-b6\n"
        "2. R1$2 c5-d5\n"
        "3. A1$2\n"
        "*\n"
    )


def test_a_turn_tells_the_tithe_and_the_elimination() -> None:
    start = "7/2I>II2/7/7/7/7/7 d5N 1:orient 2,30,30 15,10,15 - - 3+elimination"
    game = Game(Ruleset.of("en2021", 3), start=Position.parse(start).state)
    game.play("ahead")
    game.play(Roll(1))
    assert gamefile.turn_text(game.mainline()) == "A1$2#"
    poor = start.replace(" 2,30,30", " 0,30,30")
    game = Game(Ruleset.of("en2021", 3), start=Position.parse(poor).state)
    game.play("ahead")
    game.play(Roll(1))
    assert gamefile.turn_text(game.mainline()) == "A1$0#"
    assert same(game, gamefile.parse(gamefile.write(game)))


def test_the_piles_are_dealt_as_turn_nought() -> None:
    game = random_game(Ruleset.of("fr60", 2, end_turn=True), 5, 9)
    text = gamefile.write(game)
    assert "\n0. +S +A\n1. 1 c4-c5 +H L\n2. " in text
    assert [(number, len(nodes)) for number, nodes in by_turn(game.mainline())[:2]] == [(0, 2), (1, 4)]
    assert '[Switches "end-turn"]\n' in text


def test_a_finished_game_ends_with_the_places() -> None:
    game = random_game(Ruleset.of("ro57", 3), 1)
    result = "-".join(str(place) for place in game.position.ranks)
    text = gamefile.write(game)
    assert text.endswith(f"\n{result}\n")
    assert f'[Result "{result}"]' in text
    assert gamefile.result_text(game.state) == result


def test_comments_stand_behind_their_moves() -> None:
    game = short_game()
    comment(game, {0: ["first", "second"], 1: ["a heading"], 3: ["one", "two"], 8: ["last"], 2: []})
    text = gamefile.write(game)
    assert "{first}\n{second}\n1. L {a heading} 2 b5-b6 {one} {two}\n2. " in text
    assert text.endswith("3. A1$2 {last}\n*\n")
    assert same(game, gamefile.parse(text))


def test_tags_that_follow_from_the_game_cannot_be_forged() -> None:
    game = short_game()
    game.tags = {"Players": "4", "Result": "1-2-3", "Marrakech": "9", "Event": "Evening"}
    again = gamefile.parse(gamefile.write(game))
    assert again.ruleset.players == 3
    assert again.tags == {"Event": "Evening"}


@pytest.mark.parametrize("name", ["", "two words", "9th", "a]b", 'a"b', "a\n", "é"])
def test_a_tag_that_no_file_can_hold_is_refused(name: str) -> None:
    game = short_game()
    game.tags = {name: "value"}
    with pytest.raises(NotationError) as caught:
        gamefile.write(game)
    assert caught.value.expected == "the name of a tag: a letter, then letters, digits and _"


def test_text_that_utf_8_cannot_hold_is_refused() -> None:
    game = short_game()
    game.tags = {"Henna": "half a \ud83d"}
    with pytest.raises(NotationError, match=r"text that UTF-8 can hold, without '\\ud83d'"):
        gamefile.write(game)
    game.tags = {}
    comment(game, {1: ["\udc00"]})
    with pytest.raises(NotationError, match="text that UTF-8 can hold"):
        gamefile.write(game)


NASTY = [
    "",
    '"',
    "\\",
    '\\"',
    "]",
    '"]\n[Players "9"]',
    "{",
    "}",
    "\\}",
    "; {",
    "\\n",
    "a\nb",
    "a\r\nb",
    "\r",
    "\t ",
    "é \N{DROMEDARY CAMEL}",
    "\u2028",
    "\x00",
    "\ufeff",
]


@pytest.mark.parametrize("text", NASTY)
def test_any_text_comes_back_from_tags_and_comments(text: str) -> None:
    game = short_game()
    game.tags = {"Henna": text, "Event": text}
    comment(game, {0: [text], 1: [text, text], 8: [text]})
    written = gamefile.write(game)
    assert "\r" not in written
    assert same(game, gamefile.parse(written))
    assert gamefile.write(gamefile.parse(written)) == written


@examples(60)
@given(
    played_games(),
    st.dictionaries(st.from_regex(r"[A-Za-z][A-Za-z0-9_]{0,8}", fullmatch=True), st.text(), max_size=4),
    st.data(),
)
def test_games_round_trip(game: Game, tags: dict[str, str], data: st.DataObject) -> None:
    own = ("Marrakech", "Printing", "Players", "Switches", "Position", "Result")
    game.tags = {name: value for name, value in tags.items() if name not in own}
    places = st.integers(0, len(game.moves))
    comments = st.dictionaries(places, st.lists(st.text(), min_size=1, max_size=2), max_size=5)
    comment(game, data.draw(comments))
    text = gamefile.write(game)
    again = gamefile.parse(text)
    assert same(game, again)
    assert gamefile.write(again) == text


@examples(80)
@given(st.data(), st.integers(0, 2**32), st.integers(0, 40))
def test_games_from_any_position_round_trip(data: st.DataObject, seed: int, most: int) -> None:
    ruleset = data.draw(st.sampled_from(RULESETS))
    start: State = data.draw(states_of(ruleset))
    random = Random(seed)
    game = Game(ruleset, start=start)
    while not game.over and len(game.moves) < most:
        game.play(random.choice(legal_moves(game.state)))
    text = gamefile.write(game)
    assert same(game, gamefile.parse(text))


@pytest.mark.parametrize("ruleset", RULESETS, ids=lambda one: f"{one.printing.id}-{one.rules}")
def test_every_ruleset_round_trips(ruleset: Ruleset) -> None:
    game = random_game(ruleset, 17, 31)
    assert same(game, gamefile.parse(gamefile.write(game)))


# Reading


def test_the_sample_is_read() -> None:
    game = gamefile.parse(SAMPLE)
    assert game.ruleset == Ruleset.of("fr60", 2, end_turn=True)
    assert game.tags == {"Henna": 'Ann "the rug" Lee'}
    assert comments_of(game) == {0: ["before the first turn"], 8: ["well {laid"]}
    assert game.position.step == "lay"
    assert game.turn == 3
    assert gamefile.write(game) == SAMPLE


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_line_ends_and_a_byte_order_mark_do_not_matter(end: str, mark: str) -> None:
    sample = SAMPLE.replace("before the", "before\nthe")
    game = gamefile.parse(mark + sample.replace("\n", end))
    assert same(game, gamefile.parse(sample))


def test_what_may_be_left_out_or_written_otherwise() -> None:
    loose = (
        ' \n[Marrakech "1"]  \n\n[Players "3"]\n[Printing "en2021"]\n'
        "; a line of its own }\n"
        "L 2 b6-b5; the squares in either order\n"
        "2.R1{glued}c5-d5 A1\n*"
    )
    game = gamefile.parse(loose)
    assert game.moves == short_game().moves
    assert comments_of(game) == {
        0: ["a line of its own }"],
        3: ["the squares in either order"],
        5: ["glued"],
    }
    assert same(game, gamefile.parse(gamefile.write(game)))


def test_a_tithe_may_be_left_out_but_must_be_right() -> None:
    start = "7/2I>II2/7/7/7/7/7 d5N 1:orient 2,30,30 15,10,15 - - 3"
    text = TAGS + f'[Position "{start}"]\n1. A1%s\n*'
    states = {gamefile.parse(text % mark).state for mark in ("", "$2")}
    assert len(states) == 1
    for mark in ("$3", "$0", "$2#", "#", "$02"):
        with pytest.raises(NotationError) as caught:
            gamefile.parse(text % mark)
        assert caught.value.expected == "1$2"
        assert (caught.value.line, caught.value.column) == (5, 5)


def test_a_seed_tag_gives_the_dice_to_play_on_with() -> None:
    seeded = SAMPLE.replace('[Result "*"]\n', '[Seed "7"]\n[Result "*"]\n')
    game = gamefile.parse(seeded)
    assert isinstance(game.dice, SeededDice)
    assert game.dice.die(5) == SeededDice(7).die(5)
    assert gamefile.parse(SAMPLE).dice is None
    mine = SeededDice("mine")
    assert gamefile.parse(seeded, mine).dice is mine


def test_a_game_that_plays_chance_by_itself_does_so_where_the_file_leaves_off(tmp_path: Path) -> None:
    text = TAGS + '[Seed "7"]\n1. L\n*'
    waiting = gamefile.parse(text)
    assert waiting.moves == (Orient(LEFT),)
    path = tmp_path / "waiting"
    path.write_text(text, encoding="utf-8")
    assert gamefile.load(path).moves == waiting.moves
    running = Game.load(path)
    assert running.moves == (Orient(LEFT), Roll(SeededDice(7).die(1)))


def test_a_position_tag_starts_the_game_anywhere() -> None:
    start = "7/7/7/7/7/7/7 d4N 2:lay 30,30,30 15,15,15 - - 3"
    game = gamefile.parse(TAGS + f'[Position "{start}"]\n1. d5-d6\n2. L1\n*')
    assert str(Position(game.start)) == start
    assert gamefile.write(game).endswith("\n1. d5-d6\n2. L1\n*\n")
    assert same(game, gamefile.parse(gamefile.write(game)))


def test_a_game_that_starts_at_its_end_has_a_result() -> None:
    start = "7/7/7/7/7/7/7 d4N 2:over 30,31,29 15,15,15 - - 3"
    game = gamefile.parse(TAGS + f'[Position "{start}"]\n2-1-3')
    assert game.over
    assert same(game, gamefile.parse(gamefile.write(game)))


# Refusing. In each text ! marks where reading stops.

POSITION = "7/7/7/7/7/7/7 d4N 2:lay 30,30,30 15,15,15 - - {}"
NAMES = '[Marrakech "1"]\n[Printing "{}"]\n[Players "{}"]\n[Switches "{}"]\n*'
DEALT = '[Marrakech "1"]\n[Printing "ro57"]\n[Players "2"]\n'
ENDED = TAGS + f'[Position "{POSITION.format(3).replace("lay", "over")}"]\n'
VARIANT = '[Marrakech "1"]\n[Printing "en2021"]\n[Players "3"]\n[Switches "end-turn"]\n'
BEGINS = 'a game file of version 1, which begins with [Marrakech "1"]'
TAG = 'a tag on a line of its own, such as [Printing "en2021"]'
HEADING = "a heading and a roll, such as L3, A2 or R1"
RUG = "a rug, such as d4-e4"
KEEPING = VARIANT.replace("end-turn", "end-turn keep-heading")
QUARTER = "Assam must be turned a quarter to the left or to the right"
NEXT = "the next rug of the pile, such as +H"
BACKSLASH = 'one of \\\\, \\", \\}, \\n and \\r, as a backslash is special here'
ALLOWS = "switches that the printing allows: "

REFUSED = [
    # Tags
    ("!", BEGINS),
    ("  !1. L3", BEGINS),
    ('![Printing "ro57"]\n*', BEGINS),
    ('[Marrakech "!2"]\n*', BEGINS),
    ('[Marrakech "1"]\n![Printing ro57]\n', TAG),
    ('[Marrakech "1"]\n![Printing "ro57]\n', TAG),
    ('[Marrakech "1"]\n![Printing "ro57"\n]', TAG),
    ('[Marrakech "1"]\n![Henna "\\x"]\n', TAG),
    ('[Marrakech "1"]\n![Henna "a"] [Indigo "b"]\n', TAG),
    (TAGS + '![Players "3"]\n*', "each tag once; Players is given twice"),
    (TAGS + '[Henna "!\ud83d"]\n*', "text that UTF-8 can hold"),
    ('[Marrakech "1"]\n!', "a tag Printing"),
    ('[Marrakech "1"]\n[Printing "ro57"]\n!', "a tag Players"),
    (NAMES.format("!ro58", 3, ""), "one of the printings en2021, fr60, fr57, suleika, ro57"),
    (NAMES.format("ro57", "!5", ""), "2, 3 or 4 players"),
    (NAMES.format("ro57", "!" + "3" * 5000, ""), "2, 3 or 4 players"),
    (
        NAMES.format("ro57", 3, "cover-own !fly"),
        ALLOWS + "unknown switch 'fly'; the choices are one-colour, elimination, no-elimination, "
        "end-turn, keep-heading, cover-own",
    ),
    (
        NAMES.format("ro57", 3, "cover-own  !end-turn"),
        ALLOWS + "ro57 has no variant with the turn at the end; it is offered by en2021, fr60",
    ),
    (
        NAMES.format("ro57", 3, "cover-own !cover-own"),
        ALLOWS + "cover-own is given twice; once is enough",
    ),
    (TAGS + '[Position "!8"]\n*', "a colour (H, I, S, A) or bare squares up to 7 in row 7"),
    (
        TAGS + f'[Position "{POSITION.format("!3+elimination")}"]\n*',
        "the same players and switches as in the other tags",
    ),
    (TAGS + '[Result "!1-2-3"]\n*', "the result *"),
    (ENDED + '[Result "!*"]\n1-1-1', "the result 1-1-1"),
    # Turns
    (TAGS + "!", HEADING),
    (TAGS + "1. !", HEADING),
    (TAGS + "!2. L3", "turn number 1."),
    (TAGS + "!0. L3", "turn number 1."),
    (TAGS + "!01. L3", "turn number 1."),
    (TAGS + "!" + "1" * 5000 + ". L3", "turn number 1."),
    (TAGS + "1. !1. L3", HEADING + ", after one number"),
    (TAGS + "1. !X3", HEADING),
    (TAGS + "1. !L5", HEADING),
    (TAGS + "1. !L3x", HEADING),
    (TAGS + "1. L !0", "a roll of the die 1 to 4"),
    (TAGS + "1. L!3$1", "3, for no tithe is due"),
    (TAGS + "1. L3 !d4", RUG),
    (TAGS + "1. L3 !2. A1", RUG + ", for turn 1 is not finished"),
    (TAGS + "1. L3 !d4-f4", "a rug as two neighbouring squares, such as d4-e4"),
    (TAGS + "1. L3 !a4-a5", "a legal move: a rug on a4-a5 would cover Assam's square a4"),
    (TAGS + "1. L3 !g1-g2", "a legal move: a rug on g1-g2 does not touch a side of Assam's square a4"),
    (VARIANT + "1. 3 d6-e6 !A", f"a legal move: {QUARTER}"),
    (VARIANT + "1. 3 d6-e6 !B", "a turn of Assam, L or R"),
    (KEEPING + "1. 3 d6-e6 !B", "a turn of Assam, L or R or A"),
    # Piles
    (DEALT + "0. !L3", "the first rug of a pile, such as +H"),
    (DEALT + "0. +H !1. +I", "the first rug of a pile, such as +H, for the piles are not dealt yet"),
    (DEALT + "!1. +H +I", "turn number 0."),
    (DEALT + "0. !+A", "a legal move: the pile holds Henna and Saffron only"),
    (DEALT + "0. +H +I 1. L1 c5-c6 !2. L1", f"{NEXT}, for turn 1 is not finished"),
    # Comments
    (TAGS + "1. !{never closed", "a } that ends this comment"),
    (TAGS + "1. !{escaped \\}", "a } that ends this comment"),
    (TAGS + "1. {two\nlines !\\o/}", BACKSLASH),
    (TAGS + "1. !}", HEADING),
    # Variations
    (TAGS + "1. !(L3)", f"{HEADING}, for there is no move yet that a variation could replace"),
    (TAGS + "1. L !() 3", "a variation with a move in it"),
    (TAGS + "1. L !({said only}) 3", "a variation with a move in it"),
    (TAGS + "1. L (L) !)3", "a roll of the die 1 to 4"),
    (TAGS + "1. L (R!", "a roll of the die 1 to 4"),
    (TAGS + "1. L (!3) 3", HEADING),
    (TAGS + "1. L (R 2 !*", RUG),
    (TAGS + "1. L3 b4-b5 (!a4-a5)", "a legal move: a rug on a4-a5 would cover Assam's square a4"),
    (TAGS + "1. L" + "(R" * 20 + "!(R", "at most 20 variations within one another"),
    # The result
    (TAGS + "1. L3 !1-2-3", RUG + ", or * to leave off"),
    (TAGS + "* !1. L3", "nothing after the result"),
    (TAGS + "* !*", "nothing after the result"),
    (ENDED + "!*", "the result 1-1-1"),
    (ENDED + "!1-2-3", "the result 1-1-1"),
    (ENDED + "!1. L3", "the result 1-1-1"),
    (ENDED + "!L3", "the result 1-1-1"),
    (ENDED + "!", "the result 1-1-1"),
]  # fmt: skip


@pytest.mark.parametrize(("marked", "expected"), REFUSED, ids=[f"{n}" for n in range(len(REFUSED))])
def test_a_refusal_says_where_and_what_was_expected(marked: str, expected: str) -> None:
    before, _, after = marked.partition("!")
    with pytest.raises(NotationError) as caught:
        gamefile.parse(before + after)
    error = caught.value
    assert error.expected == expected
    assert error.line == before.count("\n") + 1
    assert error.column == len(before) - before.rfind("\n")
    assert (before + after).startswith(error.found, len(before))


def test_a_file_cut_off_anywhere_is_refused_whole() -> None:
    start = "7/2I>II2/7/7/7/7/7 d5N 1:orient 2,30,30 1,1,1 - - 3+elimination"
    ended = Game(Ruleset.of("en2021", 3), start=Position.parse(start).state)
    random = Random(2)
    while not ended.over:
        ended.play(random.choice(legal_moves(ended.state)))
    for text in (SAMPLE, gamefile.write(ended)):
        whole = gamefile.parse(text)
        for length in range(len(text) - 1):
            with pytest.raises(NotationError):
                gamefile.parse(text[:length])
        assert same(gamefile.parse(text[:-1]), whole)


SOUND = [gamefile.write(random_game(ruleset, seed, 40)) for seed, ruleset in enumerate(RULESETS[::7])]
SOUND.append(SAMPLE)
PUT = ["", *'{}[]\\";#*13LA \n\r\x00', "$2", "12.", "+H", "d4-d5"]


@examples(300)
@given(st.sampled_from(SOUND), st.data())
def test_a_spoilt_file_is_refused_or_is_another_game(text: str, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(1, 3))):
        index = data.draw(st.integers(0, len(text)))
        put = data.draw(st.sampled_from(PUT))
        text = text[:index] + put + text[index + data.draw(st.integers(0, 2)) :]
    try:
        game = gamefile.parse(text)
    except NotationError:
        return
    written = gamefile.write(game)
    assert same(game, gamefile.parse(written))


@examples(100)
@given(st.text(alphabet='[]"{};*$#+-.1234LARHISAabcdefg \n\\Markech'))
def test_any_text_is_refused_with_a_place(text: str) -> None:
    for begin in ("", TAGS, DEALT):
        try:
            gamefile.parse(begin + text)
        except NotationError as error:
            lines = (begin + text).split("\n")
            place = lines[error.line - 1 : error.line]
        else:
            continue
        assert place


# Files on disk


def test_a_file_comes_back_from_disk(tmp_path: Path) -> None:
    game = gamefile.parse(SAMPLE)
    game.tags["Henna"] = "\N{DROMEDARY CAMEL}\r\n"
    game.mainline()[1].comments.append("a\rb")
    gamefile.save(game, tmp_path / "one.marrakech")
    assert same(gamefile.load(tmp_path / "one.marrakech"), game)
    assert [path.name for path in tmp_path.iterdir()] == ["one.marrakech"]


def test_files_from_other_systems_are_read(tmp_path: Path) -> None:
    path = tmp_path / "windows.txt"
    path.write_bytes(b"\xef\xbb\xbf" + SAMPLE.replace("\n", "\r\n").encode())
    assert same(gamefile.load(path, SeededDice(1)), gamefile.parse(SAMPLE))


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture"
    path.write_bytes(b"[Marrakech\xff\xfe")
    with pytest.raises(NotationError) as caught:
        gamefile.load(path)
    assert (caught.value.line, caught.value.column) == (1, 11)
    assert caught.value.expected == "a game file in UTF-8"


def test_a_failing_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game"
    gamefile.save(gamefile.parse(SAMPLE), path)

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    game = gamefile.parse(SAMPLE)
    game.tags["Event"] = "later"
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        gamefile.save(game, path)
    monkeypatch.undo()
    assert path.read_text(encoding="utf-8") == SAMPLE
    assert list(tmp_path.iterdir()) == [path]


def test_a_game_that_cannot_be_written_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "game"
    gamefile.save(gamefile.parse(SAMPLE), path)
    game = gamefile.parse(SAMPLE)
    game.tags["no name"] = "x"
    with pytest.raises(NotationError):
        gamefile.save(game, path)
    assert path.read_text(encoding="utf-8") == SAMPLE
    assert list(tmp_path.iterdir()) == [path]


def test_saving_keeps_who_may_read_the_file(tmp_path: Path) -> None:
    path, fresh = tmp_path / "game", tmp_path / "usual"
    fresh.touch()
    gamefile.save(gamefile.parse(SAMPLE), path)
    assert stat.S_IMODE(path.stat().st_mode) == stat.S_IMODE(fresh.stat().st_mode)
    path.chmod(0o640)
    gamefile.save(gamefile.parse(SAMPLE), path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


VARIED = (
    TAGS.replace("ro57", "en2021")
    + """[Result "*"]

1. L (1. R2 f5-f6 {closer} 2. L1$2) (1. A {on} 4) 2 b5-b6 {laid} (b2-b3) (c4-c5 2. A1 {or} ({first} 3) (4$2))
2. R1$2 c5-d5
*
"""
)


def moves_from(node: Node) -> list[str]:
    return [str(one.move) for one in [node, *node.mainline()]]


def test_variations_are_kept_with_their_comments() -> None:
    game = gamefile.parse(VARIED)
    assert gamefile.write(game) == VARIED
    assert [str(move) for move in game.moves] == ["left", "2", "b5-b6", "right", "1", "c5-d5"]
    first, second = game.root.variations
    assert moves_from(first) == ["right", "2", "f5-f6", "left", "1"]
    assert first.mainline()[1].comments == ["closer"]
    assert second.comments == ["on"]
    _, other = game.mainline()[1].variations
    (on,) = other.children
    assert [str(child.move) for child in on.children] == ["1", "3", "4"]
    assert on.children[0].comments == ["or"]
    assert on.children[1].starting_comments == ["first"]
    copy = game.copy()
    copy.root.variations[0].mainline()[1].comments.append("and more")
    assert gamefile.write(game) == VARIED
    # What is taken back takes along what could have been played instead.
    game.undo(4)
    assert [node.length for node in game.root.tree() if node.variations] == [0]
    assert same(game, gamefile.parse(gamefile.write(game)))


def test_a_variation_of_the_first_move_of_a_variation_is_another_of_the_same_move() -> None:
    within = VARIED.replace("3) (4$2)", "3 (4$2))")
    assert within != VARIED
    assert gamefile.write(gamefile.parse(within)) == VARIED


def test_a_variation_may_begin_with_the_move_that_was_played() -> None:
    text = TAGS + '[Result "*"]\n\n1. L (1. L2) 3\n*\n'
    assert gamefile.write(gamefile.parse(text)) == text


@examples(40)
@given(played_games(most=60), st.integers(0, 2**32))
def test_games_with_variations_round_trip(game: Game, seed: int) -> None:
    random = Random(seed)

    def vary(nodes: list[Node], nested: int) -> None:
        for before in nodes[:-1]:
            if random.random() < 0.2 and nested:
                other = [before]
                while len(other) < 8 and not other[-1].over:
                    last = other[-1]
                    other.append(last.link(last.after(random.choice(legal_moves(last.state)))))
                other[1].starting_comments.append("why")
                other[-1].comments.append("so }")
                vary(other, nested - 1)

    vary(game.node.path(), 3)
    text = gamefile.write(game)
    again = gamefile.parse(text)
    assert same(game, again)
    assert gamefile.write(again) == text


def test_what_cannot_be_read_again_is_not_written() -> None:
    game = Game(Ruleset.of("en2021", 3))
    node = game.root
    for _ in range(25):
        first, *_, last = legal_moves(node.state)
        node.add(first)
        node = node.add(last)
    with pytest.raises(ArgumentError, match="20 variations"):
        gamefile.write(game)


def test_many_variations_and_deep_ones_are_read_at_once() -> None:
    wide = VARIED.replace("*\n", "(b2-b3) " * 20_000 + "*\n")
    with pytest.raises(NotationError):
        gamefile.parse(wide)
    wide = VARIED.replace("{laid}", "{laid} " + "(b2-b3) " * 10_000)
    begun = time.process_time()
    assert len(gamefile.parse(wide).mainline()[1].variations) == 10_002
    assert time.process_time() - begun < 5
    with pytest.raises(NotationError, match="within one another"):
        gamefile.parse(TAGS + "1. L" + "(R" * 100_000)


def test_every_step_of_a_turn_has_its_words() -> None:
    game = random_game(Ruleset.of("en2021", 2, end_turn=True, keep_heading=True), 3, 40)
    steps = {kernel.step(game.node.path()[moves].state) for moves in range(len(game.moves))}
    assert steps == {kernel.DEAL, kernel.ROLL, kernel.LAY, kernel.DRAW, kernel.TURN}
    assert same(game, gamefile.parse(gamefile.write(game)))


def test_a_very_long_comment_is_read_at_once() -> None:
    long = TAGS + "{" + "x\\}" * 200_000 + "}\n*"
    assert comments_of(gamefile.parse(long)) == {0: ["x}" * 200_000]}
    for broken in (TAGS + "{" + "x" * 500_000, TAGS + '[Event "' + "x" * 500_000):
        with pytest.raises(NotationError):
            gamefile.parse(broken)


def test_a_file_of_many_tags_is_read_in_linear_time() -> None:
    """Reading counts lines only for a message: counted for every tag, this took ten seconds."""
    tags = "".join(f'[T{number} "{number}"]\n' for number in range(16_000))
    text = f'[Marrakech "1"]\n[Printing "en2021"]\n[Players "3"]\n{tags}\n*\n'
    begun = time.process_time()
    assert len(gamefile.parse(text).tags) == 16_000
    assert time.process_time() - begun < 1
