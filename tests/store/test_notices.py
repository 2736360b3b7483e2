"""A notice is believed if its seal is right; anything else leads to the log."""

import pytest

from marrakech.store import LogEntry, notices

KEY = b"k" * 32


def sealed(notice: str, key: bytes = KEY) -> str:
    return f"{notices.seal(key, notice.encode())} {notice}"


def test_a_sealed_notice_carries_its_entry() -> None:
    notice = notices.read_notice(sealed('[7, "g", 1.5, "c", "{\\"é\\":1}"]'), KEY)
    assert (notice.version, notice.game) == (7, "g")
    assert notice.entry == LogEntry(7, 1.5, '{"é":1}'.encode(), "c")
    assert notices.read_notice(sealed('[7, "g", 1, null, "{}"]'), KEY).entry == LogEntry(7, 1.0, b"{}")


def test_an_entry_may_have_to_be_read() -> None:
    notice = notices.read_notice(sealed('[7, "g"]'), KEY)
    assert (notice.version, notice.game, notice.entry) == (7, "g", None)


@pytest.mark.parametrize(
    "payload",
    [
        sealed('[7, "g", 1, null, "{}"]', b"another"),
        sealed('[7, "g", 1, null, "{}"]').replace("{}", "[]"),
        ' [7, "g", 1, null, "{}"]',
        'é [7, "g", 1, null, "{}"]',
    ],
)
def test_a_forged_entry_is_read_from_the_log(payload: str) -> None:
    notice = notices.read_notice(payload, KEY)
    assert (notice.version, notice.game, notice.entry) == (7, "g", None)


def test_a_later_release_may_add_to_a_notice() -> None:
    assert notices.read_notice(sealed('[7, "g", 1, null, "{}", {"more": 1}]'), KEY).entry is not None


@pytest.mark.parametrize(
    "payload", ["", "7 g", "x", "x {}", 'x ["7", "g"]', "x [7]", "x [7, 8]", "x " + "[" * 5000]
)
def test_what_is_no_notice_is_refused(payload: str) -> None:
    with pytest.raises(ValueError, match="not a notice of an entry"):
        notices.read_notice(payload, KEY)
