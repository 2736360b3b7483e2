"""Reasons in words, in every language of the page."""

from typing import Final

from marrakech.analysis.comparison import Reason

PHRASES: Final[dict[str, dict[str, str]]] = {
    "en": {
        "squares": "{best[own]} squares of your own and {best[others]} of the others in sight, "
        "not {played[own]} and {played[others]}",
        "region": "a region of {best[largest]}, not {played[largest]}",
        "cut": "leaves the others a largest region of {best[largest]}, not {played[largest]}",
        "toll": "the next player can expect to pay you {best[ours]:.1f}, not {played[ours]:.1f}",
        "risk": "an expected tithe of {best[expected]:.1f}, not {played[expected]:.1f} "
        "(up to {played[highest]} on {played[rolls]} of 6 rolls)",
        "purse": "your purse is in danger on {best[ruin]} of 6 rolls, not on {played[ruin]}",
    },
    "fr": {
        "squares": "{best[own]} cases à vous et {best[others]} aux autres, "
        "et non {played[own]} et {played[others]}",
        "region": "une zone de {best[largest]}, et non de {played[largest]}",
        "cut": "laisse aux autres une zone de {best[largest]} au plus, et non de {played[largest]}",
        "toll": "le joueur suivant devra vous payer {best[ours]:.1f} en moyenne, et non {played[ours]:.1f}",
        "risk": "une dîme moyenne de {best[expected]:.1f}, et non de {played[expected]:.1f} "
        "(jusqu'à {played[highest]} sur {played[rolls]} lancers de 6)",
        "purse": "votre bourse est en danger sur {best[ruin]} lancers de 6, et non sur {played[ruin]}",
    },
}


def phrase(reason: Reason, language: str = "en") -> str:
    """A reason as a part of a sentence."""
    return PHRASES[language][reason.code].format(best=reason.best, played=reason.played)
