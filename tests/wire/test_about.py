"""What a host offers: every printing, with all in which printings differ."""

from marrakech.kernel.printings import PRINTINGS
from marrakech.wire.about import printing_info


def test_every_printing_is_told() -> None:
    for name, printing in PRINTINGS.items():
        told = printing_info(printing)
        assert told.id == name
        assert told.rugs_in_box == printing.rugs
        assert (told.insolvency == "out") == printing.elimination
        assert told.insolvency_printed == printing.insolvency_printed
        assert told.two_players == list(printing.two_players)
        assert (told.starter == "not_printed") == (printing.starter is None)
