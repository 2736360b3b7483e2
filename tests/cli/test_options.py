"""Options that commands share: the language that is spoken."""

from pathlib import Path

import pytest

from marrakech.cli import serving
from marrakech.messages import language
from marrakech.record import gamefile
from marrakech.record.moves import Lay, Orient
from marrakech.server import Settings
from tests.cli.run import run

ENGLISH = (
    "Turn ",
    " turn:",
    "Heading",
    "dirhams left",
    "squares",
    " laid ",
    "rolled",
    "Game over",
    "wins ",
)


def french(*arguments: str | Path, text: str = "") -> str:
    done = run(*arguments, "--language", "fr", text=text)
    assert done.exit_code == 0, done.output
    assert not [word for word in ENGLISH if word in done.output], done.output
    return done.output


def test_a_game_is_played_in_french(tmp_path: Path) -> None:
    path = tmp_path / "g.marrakech"
    answers = "?\nx\ng\n1\nr\na1-b1\n2\ngauche\nc\nrègles\ns\nq\n"
    said = french("play", "--terminal", "--seed", "7", "--file", path, text=answers)
    for part in (
        "Vous\u00a0: Henné (à ce terminal)",
        "Idir\u00a0: Indigo (robot, apprenti)",
        "À vous\u00a0: dans quelle direction\u202f?",
        "Direction (g pour gauche, t pour tout droit ou d pour droite\u202f;\u202f? aide)\u00a0:",
        "'x' n’est pas une réponse ici",  # noqa: RUF001
        "Commandes\u00a0: c conseil",
        "Posez un tapis henné.",
        "Tapis (un nombre de 1 à ",
        "Le coup est repris.",
        "Ce n’est pas permis\u00a0: ce tapis ne touche par aucun côté la case d’Assam.",  # noqa: RUF001
        "Vous avez posé ",
        "Idir a tourné Assam",
        "Conseil\u00a0: ",
        "Le marché",
        "La partie est sauvegardée dans ",
        "La partie est sauvegardée. Pour continuer\u00a0:",
    ):
        assert part in said, part
    first, second = gamefile.load(path).moves[0], gamefile.load(path).moves[2]
    assert isinstance(first, Orient)
    assert isinstance(second, Lay)
    assert first == Orient(0)


def test_the_variant_is_played_in_french(tmp_path: Path) -> None:
    seats = ["--seat", "you:Ana", "--seat", "you:Ben", "--seat", "bot:random"]
    answers = "l\n1\nx\nd\n\n1\nc\nr\nq\n"
    said = french(
        "play", "--terminal", *seats, "--end-turn", "--file", tmp_path / "g.marrakech", text=answers
    )
    for part in (
        "À Ana\u00a0: lancez le dé.",
        "Entrée ou l pour lancer le dé",
        "Tournez Assam d’un quart.",  # noqa: RUF001
        "g pour gauche ou d pour droite",
        "Ana a fait ",
        "tourné Assam à droite, vers ",
        "Cela ne va que dans une partie seul contre des robots.",
    ):
        assert part in said, part


def test_other_commands_speak_french(finished: Path, tmp_path: Path) -> None:
    told = french("replay", finished)
    assert "Ana a fait " in told or "Ana a tourné Assam" in told
    assert "2 joueurs" in told
    assert " dirhams + " in told
    assert " cases = " in told
    assert "Après le tour 3" in french("replay", finished, "--boards")
    assert "Partie finie" in french("show", finished)
    assert "Tour 3" in french("show", finished, "--at", "2")
    assert "dessiné dans" in french("show", finished, "--svg", tmp_path / "board.svg")
    assert "Les dés étaient justes." in french("verify", finished)
    assert "la partie a " in run("show", finished, "--at", "999", "--language", "fr").output
    assert "ce fichier n’existe pas" in run("show", "none.x", "--language", "fr").output  # noqa: RUF001


def test_the_terminal_decides_unless_somebody_says_otherwise(
    finished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "The dice were fair." in run("verify", finished).output
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Les dés étaient justes." in run("verify", finished).output
    assert "The dice were fair." in run("verify", finished, "--language", "en").output
    monkeypatch.setenv("MARRAKECH_LANGUAGE", "en")
    assert "The dice were fair." in run("verify", finished).output
    assert "Les dés étaient justes." in run("verify", finished, "--language", "fr").output
    # Nobody after the command speaks it.
    assert language() == "en"


def test_the_environments_language_does_not_stop_a_game_in_the_browser(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    served: list[Settings] = []
    monkeypatch.setattr(serving, "run", lambda settings, tell: served.append(settings))
    monkeypatch.setenv("MARRAKECH_LANGUAGE", "fr")
    assert run("play", "--lan", "--port", "0").exit_code == 0
    assert served == [Settings(host="0.0.0.0", port=0)]
    assert run("play", "--language", "fr").exit_code == 2


def test_a_language_that_is_not_there_is_refused() -> None:
    done = run("verify", "last", "--language", "xx")
    assert done.exit_code == 2
    assert "no messages in 'xx'; the choices are en (English), fr (Français)" in done.output
