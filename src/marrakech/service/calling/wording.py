"""What a call says, in the language and by the clock of whoever gets it.

It tells what everybody at the table sees: who laid what last, the round, and until when there is time.
"""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

from marrakech.messages import LANGUAGES, day, message, speaking, weekday
from marrakech.record.rounds import round_of, rounds
from marrakech.service.table import LiveTable
from marrakech.store.calls import Contact, Wait

SAMPLE_DAYS = 2
_NAMED_DAYS = 6
"""Days ahead for which the name of the day is enough."""


@dataclass(frozen=True, slots=True)
class CallWords:
    """A call as it is read: a title, a line, and how to stop."""

    title: str
    line: str
    stop: str


def spoken(language: str) -> str:
    """The language to speak to somebody who asked for one."""
    return language if language in LANGUAGES else LANGUAGES[0]


def zone_of(name: str) -> tzinfo:
    """A time zone by its name, e.g. Europe/Paris; UTC where that is not known here."""
    try:
        return ZoneInfo(name)
    except (KeyError, OSError, ValueError):
        return UTC


def about_turn(
    table: LiveTable, wait: Wait, contact: Contact, now: float, *, reminder: bool
) -> CallWords:
    """What is said of a turn that waits."""
    laid = table.now.node.last_laid
    with speaking(spoken(contact.language)):
        what = (
            message("calls-begins")
            if laid is None
            else message("calls-laid", name=table.now.names[laid[0]], rug=_rug(str(laid[1])))
        )
        return _words(
            what,
            (round_of(table.now.state), rounds(table.now.state.rules)),
            wait.due,
            now,
            contact.zone,
            reminder=reminder,
        )


def sample(language: str, zone: str, now: float) -> CallWords:
    """A sample of a call, for people who want to see what they will get."""
    with speaking(spoken(language)):
        what = message("calls-laid", name=message("calls-somebody"), rug=_rug("c5-d5"))
        due = datetime.fromtimestamp(now, zone_of(zone)) + timedelta(days=SAMPLE_DAYS)
        return _words(
            what, (8, 12), due.replace(hour=19, minute=40).timestamp(), now, zone, reminder=False
        )


def _words(
    what: str, played: tuple[int, int], due: float, now: float, zone: str, *, reminder: bool
) -> CallWords:
    title = message("calls-reminder", what=what) if reminder else message("calls-turn", what=what)
    line = message("calls-line", round=played[0], rounds=played[1], until=_moment(due, now, zone))
    return CallWords(title, line, message("calls-stop"))


def _moment(at: float, now: float, zone: str) -> str:
    """A moment as people say it, e.g. "Friday, 19:40"."""
    then = datetime.fromtimestamp(at, zone_of(zone))
    near = at - now < _NAMED_DAYS * 86_400
    name = weekday(then)
    said = name if near else message("calls-day", weekday=name, date=day(then))
    time = f"{then.hour}:{then.minute:02}"
    return message("calls-moment", day=said, time=f"{time} UTC" if then.tzname() == "UTC" else time)


def _rug(text: str) -> str:
    return text.replace("-", "\N{EN DASH}")
