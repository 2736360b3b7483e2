"""Playing a fixture: through `record.Game` and `Bot.choose`, like any other game."""

from collections.abc import Sequence
from contextlib import suppress
from time import perf_counter

import msgspec

from marrakech.arena.entrant import Entrant
from marrakech.arena.errors import EntrantError
from marrakech.arena.fixture import Fixture
from marrakech.arena.result import FinalScores, Result, SeatFault, Times
from marrakech.engine.bot import Bot, Limits
from marrakech.engine.errors import EngineError
from marrakech.engine.ladder import wait_until_ready
from marrakech.engine.walkthrough import random_decisions
from marrakech.kernel import state as kernel
from marrakech.kernel.state import ELIMINATION, State
from marrakech.protocol.child import BotFault
from marrakech.protocol.own_bot import OwnBot
from marrakech.protocol.process_bot import ProcessBot
from marrakech.protocol.understudy import Understudy
from marrakech.record import gamefile
from marrakech.record.dice import SeededDice
from marrakech.record.game import Game

_programs: dict[tuple[str, int], ProcessBot] = {}
"""Programs started by this process, by command and copy: each plays many games."""

_ready: set[tuple[str, int]] = set()
"""Our own bots that are ready for a number of players: loading and compiling is no thinking time."""


def play(fixture: Fixture) -> Result:
    """Play a game. The final scores depend on the fixture alone, if the bots do.

    A program that fails does not stop the game: `random` takes over, as `protocol.understudy` says.
    """
    return _result(fixture, *_play(fixture))


def play_and_record(fixture: Fixture) -> Result:
    """The same, with the whole game in the result."""
    game, players, times = _play(fixture)
    for seat, entrant in enumerate(fixture.seats):
        game.tags[f"Player{seat + 1}"] = entrant.label
    game.tags["Deal"] = fixture.deal
    record = gamefile.write(game)
    return msgspec.structs.replace(_result(fixture, game, players, times), record=record)


def play_and_weigh(fixture: Fixture) -> Result:
    """The same, with what chance was worth to each seat, and what others drew by dice of their own."""
    # Brings the network along, which other matches do not need.
    from marrakech.arena.luck import luck_of

    game, players, times = _play(fixture)
    return msgspec.structs.replace(_result(fixture, game, players, times), luck=luck_of(game, players))


def _play(fixture: Fixture) -> tuple[Game, list[Bot], tuple[Times, ...]]:
    game = Game(fixture.ruleset, SeededDice(fixture.deal))
    players = _seat(fixture, game.state)
    times = tuple(Times() for _ in players)
    limits = [entrant.limits for entrant in fixture.seats]
    while not game.over:
        state = game.state
        who = kernel.player(state)
        begun = perf_counter()
        decision = players[who].choose(state, limits[who])
        times[who].add(perf_counter() - begun)
        game.play(decision.move)
    return game, players, times


def _result(fixture: Fixture, game: Game, players: Sequence[Bot], times: tuple[Times, ...]) -> Result:
    standings = sorted(game.ranking(), key=lambda line: line.player)
    understudies = [one if isinstance(one, Understudy) else None for one in players]
    final = FinalScores(
        places=tuple(line.rank for line in standings),
        scores=tuple(line.score for line in standings),
        dirhams=tuple(line.dirhams for line in standings),
        out=tuple(line.out for line in standings),
        turns=game.turn,
        decisions=tuple(one.decisions for one in times),
        stood_in=tuple(one.stood_in if one else 0 for one in understudies),
    )
    faults = tuple(
        SeatFault(seat, fault)
        for seat, one in enumerate(understudies)
        if one is not None
        for fault in one.faults
    )
    return Result(fixture, final, times, faults)


def identify(entrant: Entrant, number: int = 2) -> str:
    """Which version of a bot this is, e.g. 'first-bot 1.0'.

    Raises `EntrantError` if it does not start, or cannot play with this number of players.
    """
    kind = entrant.kind
    if kind.command is None:
        try:
            # Compiles here once, so that the workers load it from the cache.
            _prepare(entrant, number)
        except EngineError as error:
            raise EntrantError(f"{entrant.label} cannot play: {error}") from None
        return kind.version
    with ProcessBot(kind.command) as bot:
        try:
            hello = bot.start()
            bot.new_game(kernel.start(4 | ELIMINATION), ["you", "b", "c", "d"], 0)
        except BotFault as fault:
            said = f"\n{fault.stderr.strip()}" if fault.stderr.strip() else ""
            raise EntrantError(
                f"{entrant.label} does not start: {fault.message}. "
                f"`marrakech check-bot` tells more.{said}"
            ) from None
    return f"{hello.name} {hello.version}".strip()


def close_programs() -> None:
    """Stop the programs that were kept for the next game."""
    while _programs:
        _programs.popitem()[1].close()


def _seat(fixture: Fixture, start: State) -> list[Bot]:
    labels = [entrant.label for entrant in fixture.seats]
    copies: dict[str, int] = {}
    players: list[Bot] = []
    for seat, entrant in enumerate(fixture.seats):
        seed = fixture.seed(entrant)
        kind = entrant.kind
        if kind.command is None:
            _prepare(entrant, kernel.players(start))
            bot = kind.make(seed)
            players.append(_own(bot, start, seed) if kind.own else bot)
            continue
        copy = copies[entrant.label] = copies.get(entrant.label, 0) + 1
        key = (entrant.label + entrant.bot, copy)
        if key not in _programs:
            _programs[key] = ProcessBot(kind.command, name=entrant.label)
        program = _programs[key]
        player = Understudy(program, seed)
        try:
            program.new_game(start, labels, seat, {"seed": seed})
        except BotFault as fault:
            player.report(fault)
        players.append(player)
    return players


def _own(bot: Bot, start: State, seed: int) -> Bot:
    """A bot of one's own, told of the game; its faults are counted like those of a program."""
    player = Understudy(bot, seed)
    if isinstance(bot, OwnBot):
        try:
            bot.begin(start)
        except BotFault as fault:
            player.report(fault)
    return player


def _prepare(entrant: Entrant, number: int) -> None:
    if entrant.kind.own:
        return
    if (entrant.bot, number) not in _ready:
        bot = entrant.kind.make(0)
        wait_until_ready(bot)
        game = random_decisions(number | ELIMINATION, seed=0)
        with suppress(StopIteration):
            for _ in range(2):
                bot.choose(next(game), Limits(entrant.seconds, entrant.nodes))
        _ready.add((entrant.bot, number))
