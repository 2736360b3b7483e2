"""The learning curves of a run."""

import json
from pathlib import Path

from marrakech.training.curves import draw_curves


def test_curves_are_drawn(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    shares = [None, 0.5, 0.5, 0.6, 0.7]
    rounds = [
        {"seconds": 60.0 * n, "share": share, "win_loss": 0.7 - n / 100, "score_loss": 1.0}
        for n, share in enumerate(shares)
    ]
    log.write_text("".join(json.dumps(each) + "\n" for each in rounds))
    draw_curves(log, tmp_path / "curves.svg")
    picture = (tmp_path / "curves.svg").read_text()
    assert picture.count("<polyline") == 3
    assert "4 min" in picture
