"""Calls by e-mail, through the SMTP server of the host; one connection a message, in a thread."""

import asyncio
import re
import smtplib
import ssl
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Literal

from marrakech.messages import message, speaking
from marrakech.service.calling.outlets import Letter, Undelivered
from marrakech.service.calling.wording import spoken
from marrakech.service.errors import Invalid
from marrakech.store.calls import Contact

MAIL_PATIENCE = 15.0
"""Seconds for each answer of the mail server."""
LONGEST_ADDRESSEE = 254
_ADDRESS = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]"
)
_LOCAL = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True, slots=True)
class MailServer:
    """The SMTP server of the host: with TLS from the start, or after STARTTLS; plain only on this machine."""

    host: str
    port: int
    sender: str
    security: Literal["tls", "starttls"] = "starttls"
    user: str = ""
    password: str = field(default="", repr=False)

    def deliver(self, mail: EmailMessage) -> None:
        """Hand a message over. Raises `OSError` or `smtplib.SMTPException`."""
        context = ssl.create_default_context()
        if self.security == "tls":
            line: smtplib.SMTP = smtplib.SMTP_SSL(
                self.host, self.port, timeout=MAIL_PATIENCE, context=context
            )
        else:
            line = smtplib.SMTP(self.host, self.port, timeout=MAIL_PATIENCE)
        with line:
            line.ehlo()
            if self.security == "starttls" and not (
                self.host in _LOCAL and not line.has_extn("starttls")
            ):
                line.starttls(context=context)
            if self.user:
                line.login(self.user, self.password)
            line.send_message(mail)


class Mail:
    """See `Outlet`."""

    def __init__(self, server: MailServer) -> None:
        self._server = server

    async def check(self, target: str) -> str:
        """See `Outlet.check`."""
        target = target.strip()
        if len(target) > LONGEST_ADDRESSEE or not _ADDRESS.fullmatch(target):
            raise Invalid("bad_contact", "this is not an e-mail address: it is like name@example.org")
        name, _, domain = target.rpartition("@")
        return f"{name}@{domain.lower()}"

    async def send(self, contact: Contact, letter: Letter) -> None:
        """See `Outlet.send`."""
        text = f"{letter.words.title}.\n{letter.words.line}\n\n{letter.link}\n\n-- \n"
        mail = self._mail(contact, letter.words.title, f"{text}{letter.words.stop}\n{letter.stop}\n")
        # One click in the mail program, without a visit: RFC 8058.
        mail["List-Unsubscribe"] = f"<{letter.stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        await self._deliver(mail)

    async def ask(self, contact: Contact, link: str) -> None:
        """Ask whether an address wants to be called. Raises `Undelivered`."""
        with speaking(spoken(contact.language)):
            title = message("calls-askTitle")
            text = message("calls-ask", site=contact.origin, link=link)
        await self._deliver(self._mail(contact, title, text + "\n"))

    def _mail(self, contact: Contact, subject: str, text: str) -> EmailMessage:
        mail = EmailMessage()
        mail["From"] = self._server.sender
        mail["To"] = contact.target
        mail["Subject"] = subject
        mail["Date"] = formatdate()
        mail["Message-ID"] = make_msgid(domain=self._server.sender.rpartition("@")[2].strip("> "))
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content(text)
        mail["Content-Language"] = spoken(contact.language)
        return mail

    async def _deliver(self, mail: EmailMessage) -> None:
        try:
            await asyncio.to_thread(self._server.deliver, mail)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            # The text of the error has the address in it.
            raise Undelivered(
                f"the mail server refuses the address ({codes[0]})", again=codes[0] < 500
            ) from None
        except smtplib.SMTPResponseException as error:
            again = error.smtp_code < 500
            raise Undelivered(f"the mail server refuses ({error.smtp_code})", again=again) from None
        except (OSError, smtplib.SMTPException, ValueError) as error:
            name = type(error).__name__
            raise Undelivered(f"the mail server cannot be reached ({name})", again=True) from None
