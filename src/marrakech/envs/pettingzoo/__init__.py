"""PettingZoo: two to four players who take turns (extra `rl`)."""
