"""The baselines, learnt anew: `python bench/baselines.py --minutes 5 --directory baselines` (needs torch).

Each learner with each seed, one after the other, for so many minutes of CPU time; a run that is complete is not
repeated. Writes the table and `baselines.svg`, the share of games won against greedy over CPU minutes.
"""

import argparse
import csv
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[1] / "examples"
LEARNERS = {
    "afterstates": ("afterstates.py",),
    "ppo": ("cleanrl_ppo.py", "--opponent", "greedy"),
    "ppo-self": ("cleanrl_ppo.py", "--opponent", "self"),
}
INKS = {"afterstates": "#a93f29", "ppo": "#2d5e7d", "ppo-self": "#7a6a1f"}
Points = list[tuple[float, float]]


def learn(name: str, seed: int, minutes: float, directory: Path) -> None:
    """One run, unless it is there."""
    folder = directory / f"{name}-{seed}"
    done = folder / "done"
    if not done.exists():
        script, *options = LEARNERS[name]
        sizes = ["--minutes", str(minutes), "--every", str(minutes / 4)]
        where = ["--seed", str(seed), "--directory", str(folder)]
        subprocess.run([sys.executable, str(EXAMPLES / script), *options, *sizes, *where], check=True)
        done.touch()


def curve(folder: Path) -> Points:
    """CPU minutes and the share won against greedy, luck taken out where that was measured."""
    with (folder / "curve.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    shares = ("luck taken out", "share won against greedy")
    return [
        (float(row["CPU minutes"]), float(next(row[name] for name in shares if name in row)))
        for row in rows
    ]


def drawn(curves: dict[str, list[Points]]) -> str:
    """The curves as SVG, a colour for each learner, a line for each seed."""
    longest = max(minutes for runs in curves.values() for points in runs for minutes, _ in points)
    lines = []
    for nth, (name, runs) in enumerate(curves.items()):
        for points in runs:
            spots = " ".join(f"{40 + 300 * x / longest:.1f},{180 - 200 * y:.1f}" for x, y in points)
            lines.append(
                f'<polyline points="{spots}" fill="none" stroke="{INKS[name]}" stroke-width="2"/>'
            )
        lines.append(f'<text x="48" y="{20 + 14 * nth}" fill="{INKS[name]}">{name}</text>')
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 210"
  font-family="sans-serif" font-size="11">
<rect width="360" height="210" fill="#fffaf1"/>
<path d="M40 10V180H340" fill="none" stroke="#3b2c22"/>
<path d="M40 80H340" stroke="#c4a67b" stroke-dasharray="4 3"/>
<text x="34" y="84" text-anchor="end">0.5</text><text x="34" y="184" text-anchor="end">0</text>
<text x="340" y="198" text-anchor="end">{longest:.1f} minutes of CPU time</text>
<text x="40" y="198">share of games won against greedy</text>
{chr(10).join(lines)}
</svg>
"""


def main() -> None:
    """Learn what is missing, and tell."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=5.0, help="of CPU time for each run")
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--learners", nargs="+", choices=list(LEARNERS), default=list(LEARNERS))
    parser.add_argument("--directory", type=Path, default=Path("baselines"))
    options = parser.parse_args()
    curves: dict[str, list[Points]] = {}
    for seed in range(1, options.seeds + 1):
        for name in options.learners:
            learn(name, seed, options.minutes, options.directory)
            curves.setdefault(name, []).append(curve(options.directory / f"{name}-{seed}"))
            (options.directory / "baselines.svg").write_text(drawn(curves))
    print("| learner | CPU minutes a seed | share won against greedy at the end, by seed |")
    print("| --- | ---: | --- |")
    for name, runs in curves.items():
        ends = ", ".join(f"{points[-1][1]:.3f}" for points in runs)
        print(f"| {name} | {max(points[-1][0] for points in runs):.1f} | {ends} |")


if __name__ == "__main__":
    main()
