"""Integrity checks of a store: every log replays, and the dice follow from the secret."""

from marrakech.service import fairdice
from marrakech.service.table import LiveTable
from marrakech.store import DamagedFile, Store


async def game_faults(store: Store, game: str) -> list[str]:
    """What is wrong with a stored game, as text; empty if nothing is."""
    try:
        stored, log = await store.game(game), await store.entries(game)
    except DamagedFile as error:
        return [f"it cannot be read: {error}"]
    if not log:
        return ["its log is empty"]
    versions = [entry.version for entry in log]
    if versions != list(range(1, len(log) + 1)):
        return [
            f"its log has the versions {versions[0]} to {versions[-1]} with gaps, {len(log)} in all"
        ]
    try:
        table = LiveTable(store, stored, log)
    except Exception as error:  # any exception from a damaged log is a finding
        return [f"its log cannot be replayed: {type(error).__name__}: {error}"]
    if stored.source == "file" or table.setup.plan.resumed is not None:
        return []
    checks = fairdice.verify(
        table.dice, table.setup.plan.commitment or "", table.now.history, table.numbers
    )
    return [f"the {check.what} do not follow from its secret" for check in checks if not check.ok]
