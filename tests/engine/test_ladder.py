"""Bots by name, what each says of itself, and who plays while one is being compiled."""

from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from typing import Any

import pytest

from marrakech.engine import ladder
from marrakech.engine.bot import Limits
from marrakech.engine.compiled import COMPILED, GREEDY
from marrakech.engine.errors import EngineError, UnknownBotError, WeightsError
from marrakech.engine.ladder import (
    BOTS,
    LADDER,
    LEVELS,
    MasterBot,
    RandomBot,
    adviser,
    bot_names,
    find_bot,
    make_bot,
    stand_in,
    wait_until_ready,
)
from marrakech.jit.background import CompilationError
from marrakech.kernel.state import ELIMINATION, start
from tests.engine.games import some_choices


def test_a_level_is_one_of_the_bots() -> None:
    names = {level: bot.name for level, bot in LEVELS.items()}
    assert names.pop("novice") == "beginner"
    assert list(names) == list(names.values()) == ["apprentice", "merchant", "master", "even"]
    assert set(LEVELS.values()) <= set(BOTS.values())
    assert len(bot_names()) == len(set(bot_names())) == 9


def test_yardsticks_keep_their_names() -> None:
    assert [bot.name for bot in LADDER] == ["random", "novice", "greedy", "lookahead", "master"]
    for bot in LADDER:
        assert type(make_bot(bot.name)) is bot


def test_an_unknown_name_is_told_the_choices() -> None:
    for name in ("deep-rug", "greedy:fast", "greedy:101", "greedy:007", "greedy:", "novice:3", ""):
        with pytest.raises(UnknownBotError, match=r"apprentice.*greedy.*random") as error:
            make_bot(name)
        assert repr(name) in str(error.value)


def test_only_who_looks_ahead_watches_the_clock() -> None:
    assert [bot.name for bot in LADDER if bot.uses_clock] == ["lookahead", "master"]
    states = some_choices(3 | ELIMINATION, 4)
    for bot in LADDER:
        if not bot.uses_clock:
            for state in states:
                hasty, patient = (bot(1).choose(state, Limits(seconds=s)) for s in (0.0, 5.0))
                assert hasty.alternatives == patient.alternatives


def test_greedy_errs_as_often_as_its_name_says() -> None:
    states = some_choices(4 | ELIMINATION, 120)
    best = [make_bot("greedy").choose(state, Limits()).choice for state in states]
    for name, least, most in (("greedy:0", 0, 0), ("greedy:60", 0.2, 0.7), ("greedy:100", 0.5, 1)):
        bot = make_bot(name, seed=1)
        off = [bot.choose(state, Limits()).choice for state in states]
        assert least <= sum(a != b for a, b in zip(best, off, strict=True)) / len(states) <= most
    novice, same = make_bot("novice", 5), make_bot("greedy:25", 5)
    for state in states:
        assert novice.choose(state, Limits()).choice == same.choose(state, Limits()).choice
    assert not find_bot("greedy:60").uses_clock


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Which functions are compiled: none, until a test says so."""
    functions: dict[str, Any] = {}
    monkeypatch.setattr(COMPILED, "_ready", functions)
    monkeypatch.setattr(COMPILED, "prepare", lambda listener=None: None)
    monkeypatch.setattr(GREEDY, "prepare", lambda listener=None: None)
    return functions


def test_who_stands_in_while_the_master_is_compiled(compiled: dict[str, Any]) -> None:
    players = [name for name in BOTS if name != "master"]
    assert [stand_in(name) for name in players] == players
    assert stand_in("master") == "lookahead"
    assert not find_bot("master").ready()
    assert adviser().name == "greedy"
    compiled["lookahead_value"] = int
    assert adviser().name == "lookahead"
    assert stand_in("master") == "lookahead"
    compiled["decide"] = int
    assert adviser().name == stand_in("master") == "master"


def test_without_weights_there_is_no_master(
    compiled: dict[str, Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    compiled.update(decide=int, lookahead_value=int)
    monkeypatch.setattr(ladder, "WEIGHTS", tmp_path / "none.npz")
    assert stand_in("master") == adviser().name == "lookahead"


def test_the_master_plays_with_weights_of_ones_own(tmp_path: Path) -> None:
    from marrakech.engine.learned.network import fresh_network, save_networks

    path = tmp_path / "mine: 2.npz"
    save_networks(path, {2: fresh_network(5)})
    kind = find_bot(f"master:{path}")
    assert "master with weights" in kind.version
    assert kind.uses_clock
    bot = kind.make(0)
    assert isinstance(bot, MasterBot)
    state = some_choices(2 | ELIMINATION, 1)[0]
    mine, shipped = (one.choose(state, Limits(nodes=200)) for one in (bot, make_bot("master")))
    assert mine.alternatives != shipped.alternatives
    with pytest.raises(WeightsError, match="holds no network for 4 players"):
        bot.choose(start(4 | ELIMINATION), Limits())
    save_networks(path, {2: fresh_network(6)})
    assert find_bot(f"master:{path}").version != kind.version
    with pytest.raises(WeightsError, match=r"'nowhere.npz' cannot be read: No such file"):
        find_bot("master:nowhere.npz")
    spoilt = fresh_network(6)
    other = tmp_path / "spoilt.npz"
    save_networks(other, {2: spoilt._replace(bias=spoilt.bias + float("nan"))})
    with pytest.raises(WeightsError, match=r"2\.bias has weights that are no numbers"):
        find_bot(f"master:{other}").make(1).choose(state, Limits())
    path.write_text("not weights")
    with pytest.raises(
        WeightsError, match="is not a file of weights, such as `marrakech train` writes"
    ):
        find_bot(f"master:{path}")


def test_greedy_alone_is_compiled() -> None:
    bot = make_bot("greedy")
    wait_until_ready(bot)
    assert GREEDY.ready("greedy_values") is not None
    state = some_choices(2 | ELIMINATION, 1)[0]
    fast = bot.choose(state, Limits())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(GREEDY, "_ready", {})
        assert bot.choose(state, Limits()).alternatives == fast.alternatives


def test_greedy_plays_on_where_nothing_can_be_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(name: str, cancel: Any = None) -> None:
        raise CompilationError(name)

    for compiler in (GREEDY, COMPILED):
        monkeypatch.setattr(compiler, "wait_for", fail)
    wait_until_ready(make_bot("greedy"))
    wait_until_ready(make_bot("lookahead"))
    with pytest.raises(CompilationError):
        wait_until_ready(make_bot("master"))


class Camel(RandomBot):
    """A bot of another package."""

    uses_clock = False

    def __init__(self, *arguments: Any) -> None:
        super().__init__(arguments[-1])
        self.name = " ".join(map(str, arguments))  # type: ignore[misc]


def test_an_installed_package_adds_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    points = EntryPoints(
        [
            EntryPoint("camel", f"{__name__}:Camel", ladder.ENTRY_POINTS),
            EntryPoint("greedy", f"{__name__}:Camel", ladder.ENTRY_POINTS),
            EntryPoint("lame", f"{__name__}:no_such_bot", ladder.ENTRY_POINTS),
        ]
    )
    monkeypatch.setattr(ladder, "entry_points", lambda **wanted: points.select(**wanted))
    assert make_bot("camel", 3).name == "3"
    assert make_bot("camel:fast", 4).name == "fast 4"
    assert not find_bot("camel").uses_clock
    # Nobody takes the name of one of ours.
    assert make_bot("greedy").name == "greedy"
    assert "camel" in bot_names()
    with pytest.raises(EngineError, match=r"'lame' of .* cannot be loaded"):
        find_bot("lame")
