"""What a host offers."""

from typing import Literal

from msgspec import Struct

from marrakech.kernel.printings import Printing
from marrakech.service.house import House


class PrintingInfo(Struct, frozen=True):
    """A printing of the rules: everything in which printings differ."""

    id: str
    title: str
    language: str
    rugs_in_box: int | None
    sets: list[int] | None
    edge: Literal["mosaics", "arrows"]
    insolvency: Literal["out", "plays_on"]
    insolvency_printed: bool
    variant: bool
    two_players: list[Literal["two_colours", "one_colour"]]
    starter: Literal["holiday", "decide", "not_printed"]


class LevelInfo(Struct, frozen=True):
    """A level of bots; `ready` once it can play."""

    id: str
    ready: bool


class Defaults(Struct, frozen=True):
    """The defaults of a new game."""

    printing: str
    level: str


class PassShown(Struct, frozen=True):
    """Who the pass is for."""

    label: str


class HouseRules(Struct, frozen=True):
    """The operator's decisions for all games; no limit of unfinished games is null."""

    invite_only: bool
    no_analysis: bool
    no_play_on: bool
    games_per_guest: int | None


class About(Struct, frozen=True):
    """What this server offers."""

    version: str
    printings: list[PrintingInfo]
    levels: list[LevelInfo]
    default: Defaults
    languages: list[str]
    network: str | None
    """This server's address for others on the network, e.g. 192.168.1.20:8770; null if they cannot reach it."""
    house: HouseRules
    admin: bool
    """Whether there is a page for the operator, at /admin."""


def house_rules(house: House) -> HouseRules:
    """What the operator has decided for all games."""
    return HouseRules(
        invite_only=house.on("invite-only"),
        no_analysis=house.on("no-analysis"),
        no_play_on=house.on("no-play-on"),
        games_per_guest=house.games_per_guest,
    )


def printing_info(printing: Printing) -> PrintingInfo:
    """A printing as it is told."""
    return PrintingInfo(
        id=printing.id,
        title=printing.title,
        language=printing.language,
        rugs_in_box=printing.rugs,
        sets=None if printing.sets is None else list(printing.sets),
        edge=printing.edge,
        insolvency="out" if printing.elimination else "plays_on",
        insolvency_printed=printing.insolvency_printed,
        variant=printing.variant,
        two_players=list(printing.two_players),
        starter=printing.starter or "not_printed",
    )
