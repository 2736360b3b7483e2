"""Integrity checks of a store: every log replays, and the dice follow from the secret."""

from marrakech.service import fairdice
from marrakech.service.gamelog import GameLog
from marrakech.store import DamagedFile, Store


async def game_faults(store: Store, game: str) -> list[str]:
    """What is wrong with a stored game, as text; empty if nothing is."""
    try:
        stored, entries = await store.game(game), await store.entries(game)
    except DamagedFile as error:
        return [f"it cannot be read: {error}"]
    if not entries:
        return ["its log is empty"]
    versions = [entry.version for entry in entries]
    if versions != list(range(1, len(entries) + 1)):
        return [
            f"its log has the versions {versions[0]} to {versions[-1]} with gaps, {len(entries)} in all"
        ]
    try:
        log = GameLog(stored, entries)
    except Exception as error:  # any exception from a damaged log is a finding
        return [f"its log cannot be replayed: {type(error).__name__}: {error}"]
    if stored.source == "file" or log.setup.plan.resumed is not None or log.setup.by_hand:
        return []
    checks = fairdice.verify(log.dice, log.setup.plan.commitment or "", log.now.node, log.numbers)
    return [f"the {check.what} do not follow from its secret" for check in checks if not check.ok]
