# ruff: noqa: RUF001  (French sets a narrow space before its signs and curves its apostrophes)
"""The rules in French, in our own words. What a sentence says follows from the ruleset's values."""

from typing import Final

from marrakech.cli.rulebook.section import Section
from marrakech.kernel import state as kernel
from marrakech.kernel.chance import DIE
from marrakech.kernel.printings import Printing
from marrakech.record.ruleset import Ruleset

COLOURS: Final = ("henné", "indigo", "safran", "amande")
PLAYERS: Final = "joueurs"
_NUMBERS: Final = {2: "Deux", 3: "Trois", 4: "Quatre"}
_EDGES: Final = {"mosaics": "mosaïques", "arrows": "flèches"}


def sections(rules: Ruleset) -> list[Section]:
    """The rules of one game, section by section."""
    return [
        _market(rules),
        _set_up(rules),
        *([_roll_first(rules)] if rules.end_turn else [_orient(rules)]),
        _walk(rules),
        _pay(rules),
        _lay(rules),
        *([_piles(rules)] if kernel.two_colours(rules.rules) else []),
        *([_turn(rules)] if rules.end_turn else []),
        _end(rules),
        _other_ways(rules),
    ]


def _edge(rules: Ruleset) -> str:
    return _EDGES[rules.printing.edge]


def _market(rules: Ruleset) -> Section:
    return Section(
        "Le marché",
        (
            "Sept cases sur sept, de a1 en bas à gauche à g7 en haut à droite. Assam, l’intendant du "
            f"marché, part de d4, au centre. Tout autour, des {_edge(rules)} le ramènent sur le plateau "
            "chaque fois qu’il en sort.",
        ),
    )


def _set_up(rules: Ruleset) -> Section:
    start = kernel.start(rules.rules)
    each = kernel.rugs_left(start, 0)
    players = _NUMBERS[rules.players]
    text = f"{players} marchands partent avec {kernel.purse(start, 0)} dirhams et {each} tapis chacun"
    if kernel.two_colours(rules.rules):
        text += (
            f" : {kernel.stock(start, 0)} de chacune de deux couleurs, mêlés en une pile. "
            f"{COLOURS[0].capitalize()} et {COLOURS[2]} jouent contre {COLOURS[1]} et {COLOURS[3]}."
        )
    else:
        text += f", d’une seule couleur : {', '.join(COLOURS[: rules.players])}."
    return Section("La mise en place", (text, _starter(rules.printing), *_box(rules)))


def _starter(printing: Printing) -> str:
    clockwise = "On joue dans le sens des aiguilles d’une montre ; ici le premier siège commence."
    if printing.starter == "holiday":
        return f"Le dernier à être allé en vacances au Maroc commence. {clockwise}"
    if printing.starter == "decide":
        return f"Les joueurs décident qui commence. {clockwise}"
    return f"Cette édition ne dit pas qui commence. {clockwise}"


def _box(rules: Ruleset) -> tuple[str, ...]:
    sets = rules.printing.sets
    if sets is None or rules.players != 3 or min(sets) >= 15:
        return ()
    return (
        f"La boîte contient {rules.printing.rugs} tapis, dont trois couleurs de 15 seulement : à trois, on "
        "joue avec celles-là.",
    )


def _orient(rules: Ruleset) -> Section:
    return Section(
        "1. Orienter",
        (
            "Avant le dé, laissez Assam comme il est ou tournez-le d’un quart à gauche ou à droite. Il ne "
            "fait jamais demi-tour.",
        ),
        ("orient", "roll"),
    )


def _roll_first(rules: Ruleset) -> Section:
    return Section(
        "1. Pas d’orientation",
        (
            "C’est la variante : Assam va dans la direction que le marchand précédent a fixée en le "
            "tournant à la fin de son tour.",
        ),
        ("roll",),
    )


def _walk(rules: Ruleset) -> Section:
    faces = ", ".join(str(face) for face in DIE)
    return Section(
        "2. Marcher",
        (
            f"Les faces du dé portent {faces}. Assam avance d’autant de cases, tout droit. Au bord, les "
            f"{_edge(rules)} le ramènent sur la ligne voisine, en sens inverse ; dans les coins g7 et a1, "
            "sur la case qu’il quittait, tourné d’un quart. Le détour ne coûte aucun pas : la case où il "
            "rentre en coûte un.",
        ),
        ("orient", "roll"),
    )


def _pay(rules: Ruleset) -> Section:
    paragraphs = [
        "Si Assam s’arrête sur le tapis d’un adversaire, vous lui payez un dirham par case de l’étendue : "
        "toutes les cases visibles de cette couleur reliées à la sienne par des côtés, la sienne "
        "comprise. Se toucher par un coin ne relie pas. Le sol nu et vos propres tapis ne coûtent rien."
    ]
    if kernel.two_colours(rules.rules):
        paragraphs.append(
            "Une étendue est d’une seule couleur : elle s’arrête où commence l’autre couleur du même "
            "adversaire."
        )
    paragraphs.append(_insolvency(rules))
    return Section("3. Payer", tuple(paragraphs), ("roll",))


def _insolvency(rules: Ruleset) -> str:
    printing = rules.printing
    if rules.elimination:
        text = (
            "Qui ne peut pas tout payer donne ce qu’il a et est éliminé : son tour s’arrête là, ses tapis en "
            "main retournent dans la boîte, ceux du plateau restent et deviennent neutres ; personne n’y "
            "paie ni n’en marque les cases, mais on peut les couvrir comme les autres. Payer jusqu’au "
            "dernier dirham, c’est encore tout payer."
        )
    else:
        text = "Qui ne peut pas tout payer donne ce qu’il a et continue."
    if rules.elimination != printing.elimination:
        return f"{text} (Une règle maison par-dessus {printing.id}.)"
    if not printing.insolvency_printed:
        return f"{text} (La feuille de {printing.id} n’en dit rien ; c’est ainsi que nous jouons.)"
    return text


def _lay(rules: Ruleset) -> Section:
    whole = (
        "Il ne couvre d’un coup les deux moitiés visibles d’un même tapis que si ce tapis est à vous (une "
        "règle maison)."
        if rules.cover_own
        else "Il ne couvre jamais d’un coup les deux moitiés visibles d’un même tapis."
    )
    return Section(
        "4. Poser",
        (
            "Un tapis couvre deux cases voisines. L’une au moins touche par un côté la case d’Assam, qui "
            "reste libre.",
            "Il peut couvrir du sol nu, une case nue et une moitié de tapis, ou des moitiés de deux tapis "
            f"différents, de toute couleur. {whole} Un tapis déjà à demi caché peut perdre le reste.",
        ),
        ("lay", "draw"),
    )


def _piles(rules: Ruleset) -> Section:
    return Section(
        "Les piles",
        (
            "Les tapis se posent dans l’ordre de la pile. Les deux joueurs voient celui du dessus, personne "
            "ceux du dessous : la chance d’une couleur est sa part de ce qui reste.",
        ),
        ("lay", "draw", "deal"),
    )


def _turn(rules: Ruleset) -> Section:
    keep = (
        "Par règle maison, on peut aussi le laisser comme il est."
        if rules.keep_heading
        else "Ce quart de tour est obligatoire."
    )
    return Section(
        "5. Tourner Assam",
        (
            "Tournez Assam d’un quart à gauche ou à droite : le marchand suivant doit aller par là. "
            + keep
            + (" Qui est éliminé ne le tourne pas." if rules.elimination else ""),
        ),
        ("turn", "roll"),
    )


def _end(rules: Ruleset) -> Section:
    alone = ", ou dès qu’il ne reste qu’un marchand" if rules.elimination else ""
    last = (
        " Les éliminés viennent après tous les autres, le dernier éliminé d’abord."
        if rules.elimination
        else ""
    )
    return Section(
        "La fin",
        (
            f"La partie finit avec le dernier tapis{alone}. Chaque dirham et chaque case visible à vos "
            "couleurs valent un point. Le plus de points l’emporte ; à égalité, la bourse la plus pleine ; "
            f"sinon la place est partagée.{last}",
        ),
        ("over",),
    )


def _other_ways(rules: Ruleset) -> Section:
    printing = rules.printing
    ways = []
    if "one_colour" in printing.two_players and not rules.one_colour:
        ways.append(
            "- one-colour : à deux, 15 tapis d’une couleur chacun, comme le dit sa mise en place"
        )
    if printing.variant and not rules.end_turn:
        ways.append("- end-turn : la variante de cette édition, le quart de tour à la fin")
    if rules.end_turn and not rules.keep_heading:
        ways.append("- keep-heading : le quart de tour de la fin peut être omis (règle maison)")
    if not rules.cover_own:
        ways.append(
            "- cover-own : on peut couvrir d’un coup les deux moitiés d’un tapis à soi (règle maison)"
        )
    other = "no-elimination" if rules.elimination else "elimination"
    ways.append(
        f"- {other} : qui ne peut pas tout payer "
        + ("donne ce qu’il a et continue" if rules.elimination else "est éliminé")
        + " (règle maison)"
    )
    return Section("Autres façons de jouer", tuple(ways))


def rows(printing: Printing) -> dict[str, str]:
    """Everything in which printings differ, each with a label."""
    return {
        "titre": printing.title,
        "langue": {"en": "anglais", "fr": "français", "ro": "roumain"}[printing.language],
        "tapis dans la boîte": (
            "non imprimé"
            if printing.sets is None
            else f"{printing.rugs} : {' + '.join(str(one) for one in printing.sets)}"
        ),
        "bord": _EDGES[printing.edge],
        "ne peut tout payer": ("éliminé" if printing.elimination else "donne ce qu’il a et continue")
        + ("" if printing.insolvency_printed else " (non imprimé)"),
        "variante : quart de tour final": "proposée" if printing.variant else "non",
        "à deux": " ou ".join(
            {"two_colours": "24 tapis de deux couleurs", "one_colour": "15 d’une couleur"}[way]
            for way in printing.two_players
        ),
        "qui commence": {
            "holiday": "le dernier en vacances au Maroc",
            "decide": "les joueurs décident",
            None: "non imprimé",
        }[printing.starter],
    }
