"""Calls by webhook: a small JSON document that chat programs take, posted to an address."""

import msgspec

from marrakech.service.calling.outbound import Forbidden, Outbound, Unreachable
from marrakech.service.calling.outlets import Letter, Undelivered, failed
from marrakech.service.errors import Invalid
from marrakech.store.calls import Contact

_MENTIONS = str.maketrans("<>@&", "\u2039\u203a\uff20\uff06")
"""A name must not alert a whole room: chat programs read `@everyone` and `<!channel>`."""


class Webhook:
    """See `Outlet`."""

    def __init__(self, outbound: Outbound) -> None:
        self._outbound = outbound

    async def check(self, target: str) -> str:
        """See `Outlet.check`."""
        target = target.strip()
        try:
            await self._outbound.check(target)
        except (Forbidden, Unreachable) as error:
            raise Invalid("bad_contact", f"this webhook cannot be called: {error}") from error
        return target

    async def send(self, contact: Contact, letter: Letter) -> None:
        """See `Outlet.send`."""
        title, line = letter.words.title.translate(_MENTIONS), letter.words.line.translate(_MENTIONS)
        text = f"{title}. {line}\n{letter.link}\n{letter.words.stop} {letter.stop}"
        # "text" is what Slack, Mattermost, Rocket.Chat, Teams and Google Chat read, "content" Discord.
        body = {"text": text, "content": text, "link": letter.link, "stop": letter.stop}
        try:
            status = await self._outbound.post(
                contact.target, msgspec.json.encode(body), {"Content-Type": "application/json"}
            )
        except Forbidden as error:
            raise Undelivered(str(error)) from error
        except Unreachable as error:
            raise Undelivered(str(error), again=True) from error
        if (why := failed(status)) is not None:
            # A webhook that is not there today may be back tomorrow: it is whoever gave it who drops it.
            raise Undelivered(str(why), again=why.again or why.gone)
