"""Garbage collection between requests, so that nobody waits for it.

Nearly everything here is freed by reference counting. What the collector looks at are the objects that a
command leaves behind, ten or so, and each costs it a microsecond: ten thousand at once would keep a full house
waiting for ten milliseconds. Between two requests nothing is about to be dropped, so that small steps cost no
more in all than large ones.
"""

import gc

YOUNG = 500
"""New objects from which a pause between requests is used: half a millisecond."""
SMALL_STEPS = 2
"""Steps after which the next one is large: it looks at the objects of those before it once more."""
LARGE_STEPS = 7_000
"""Large steps, ten million objects, before everything is looked at, 0.2 s with 3,000 streams."""


def calm_collector() -> None:
    """Freeze the program's own objects, and collect by itself only when there is no pause for long.

    Ten thousand objects at once are a compromise for such times: one request makes a thousand and drops them.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, SMALL_STEPS, LARGE_STEPS)


def collect_between() -> None:
    """Collect garbage if there is enough to look at; for a moment at which no request is being answered."""
    young, steps, larger = gc.get_count()
    if young >= YOUNG:
        gc.collect(0 if steps < SMALL_STEPS else 1 if larger < LARGE_STEPS else 2)
