"""Keys as terminals send them."""

from marrakech.cli.terminal.keyboard import key_name, split_keys


def test_keys_typed_at_once_are_told_apart() -> None:
    assert split_keys("n\x1b[Cp\x1b[1;5C\x1bOAq\x1b") == [
        "n",
        "\x1b[C",
        "p",
        "\x1b[1;5C",
        "\x1bOA",
        "q",
        "\x1b",
    ]


def test_arrows_have_one_name_in_both_modes_of_a_terminal() -> None:
    assert [key_name(sent) for sent in ("\x1b[A", "\x1bOA", "\x1b[D", "\x1bOD")] == [
        "up",
        "up",
        "left",
        "left",
    ]
    assert key_name("\r") == key_name("\n") == "enter"
    assert key_name("a") == "a"
    assert key_name("é") == "é"
