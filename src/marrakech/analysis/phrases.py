"""Reasons and verdicts in words, in every language of the page."""

from typing import Final

from marrakech.analysis.comparison import Reason
from marrakech.analysis.verdict import GameVerdict

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


class FrenchNumber(float):
    """A number that is written as in French: a decimal comma, a space before the per cent sign."""

    def __format__(self, spec: str) -> str:
        return super().__format__(spec or "g").replace(".", ",").replace("%", "\u00a0%")


def localized(number: float, language: str) -> float:
    """The number, to be formatted as in a language."""
    return FrenchNumber(number) if language == "fr" else number


def phrase(reason: Reason, language: str = "en") -> str:
    """A reason as a part of a sentence."""
    best, played = (
        {name: localized(value, language) for name, value in facts.items()}
        for facts in (reason.best, reason.played)
    )
    return PHRASES[language][reason.code].format(best=best, played=played)


MOVES: Final[dict[str, dict[str, str]]] = {
    "en": {"left": "left", "ahead": "ahead", "right": "right"},
    "fr": {"left": "à gauche", "ahead": "tout droit", "right": "à droite"},
}


def move_text(move: str, language: str) -> str:
    """A move in words: a heading in the language, anything else as in a game file."""
    return MOVES[language].get(move, move)


COLOUR_NAMES: Final[dict[str, str]] = {
    "Henna": "Henné",
    "Indigo": "Indigo",
    "Saffron": "Safran",
    "Almond": "Amande",
}
"""The colours in French, for players without a name."""


def told_names(names: list[str], language: str) -> list[str]:
    """Names as a language has them: a player without one is called by a colour."""
    return [COLOUR_NAMES.get(name, name) for name in names] if language == "fr" else names


WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "title": "Marrakech: a review",
        "heading": "A game looked back at",
        "chances": "Chances of winning",
        "points": "points",
        "start": "start",
        "dice": "dice",
        "luckier": "luckier than",
        "own": "own choices",
        "others": "others' choices",
        "result": "result",
        "loss": "loss per decision",
        "like": "plays like",
        "decisions": "decisions",
        "turning": "Turning points",
        "played": "Played",
        "better": "Better",
        "to_win": "to win",
        "turn": "turn",
        "marks": "A numbered circle is a turning point, a triangle a roll worth 5 % or more to its player.",
        "each": "Each merchant's game",
        "clean": "No choice cost more than the evaluation's own error.",
        "cost": "Turn {turn}, {name}: {played} cost {cost} (points {points:+.1f}); {better} was better",
        "hurt": "The roll that hurt most: turn {turn}, {name}, {played} ({luck}; odds {odds})",
        "ahead": "turns ahead",
        "playouts": "playouts",
        "won": "Won by {margin}",
        "lost": "Lost by {margin}",
        "shared": "Shared the first place",
        "leading": "Ahead by {margin}",
        "behind": "Behind by {margin}",
        "level": "Level",
        "parts": "dice {dice:+d}, choices {choices:+d}",
        "in_points": "{name}: {result:.0f} points; started at {start:.1f}, dice {luck:+.1f}, "
        "own choices {own:+.1f}, the others' {others:+.1f}",
        "in_chances": "chance of winning {start:.0%} to {result:.0%}: dice {luck:+.0%} "
        "(luckier than in {share} of games), own choices {own:+.0%}, the others' {others:+.0%}",
        "per_decision": "{loss:.2%} lost per decision ({decisions} decisions, {mistakes} mistakes)",
    },
    "fr": {
        "title": "Marrakech : l'analyse d'une partie",
        "heading": "Retour sur la partie",
        "chances": "Chances de gagner",
        "points": "points",
        "start": "départ",
        "dice": "dés",
        "luckier": "plus chanceux que",
        "own": "ses choix",
        "others": "choix des autres",
        "result": "résultat",
        "loss": "perte par décision",
        "like": "joue comme",
        "decisions": "décisions",
        "turning": "Tournants de la partie",
        "played": "Joué",
        "better": "Mieux",
        "to_win": "de gagner",
        "turn": "tour",
        "marks": "Un cercle numéroté est un tournant, un triangle un lancer qui vaut 5 % ou plus.",
        "each": "La partie de chacun",
        "clean": "Aucun choix n'a coûté plus que l'erreur de l'évaluation.",
        "cost": "Tour {turn}, {name} : {played} a coûté {cost} (points {points:+.1f}) ; {better} valait mieux",
        "hurt": "Le lancer le plus cruel : tour {turn}, {name}, {played} ({luck} ; probabilité {odds})",
        "ahead": "tours d'avance",
        "playouts": "simulations",
        "won": "Gagné de {margin}",
        "lost": "Perdu de {margin}",
        "shared": "Première place partagée",
        "leading": "En tête de {margin}",
        "behind": "Mené de {margin}",
        "level": "À égalité",
        "parts": "dés {dice:+d}, choix {choices:+d}",
        "in_points": "{name} : {result:.0f} points ; départ à {start:.1f}, dés {luck:+.1f}, "
        "ses choix {own:+.1f}, ceux des autres {others:+.1f}",
        "in_chances": "chances de gagner de {start:.0%} à {result:.0%} : dés {luck:+.0%} "
        "(plus de chance que dans {share} des parties), ses choix {own:+.0%}, ceux des autres {others:+.0%}",
        "per_decision": "{loss:.2%} perdus par décision ({decisions} décisions, {mistakes} erreurs)",
    },
}


def verdict_text(verdict: GameVerdict, language: str = "en") -> str:
    """A game in a sentence, e.g. `Lost by 6: dice -9, choices +3.`"""
    words = WORDS[language]
    outcome = words[verdict.outcome].format(margin=abs(verdict.margin))
    parts = words["parts"].format(dice=verdict.dice, choices=verdict.choices)
    return f"{outcome}{' :' if language == 'fr' else ':'} {parts}."


LEVELS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "novice": "the novice",
        "greedy": "the apprentice",
        "lookahead": "the merchant",
        "master": "the master",
    },
    "fr": {
        "novice": "le novice",
        "greedy": "l'apprenti",
        "lookahead": "le marchand",
        "master": "le maître",
    },
}
"""The bots of the scale of losses, by the level that each is offered as."""
