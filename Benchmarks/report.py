"""Renders the figures as two Markdown tables: all of them, and the bars Cairn is held to."""

import platform
from dataclasses import dataclass
from statistics import median

MEASURES = ["wall_seconds", "cpu_seconds", "peak_bytes", "repository_bytes"]
STEP_NAMES = {
    "first": "first backup",
    "unchanged": "nothing changed",
    "edited": "1 % edited, added, deleted",
    "restore": "restore all",
    "verify": "verify all data",
}
MEASURE_NAMES = {
    "wall_seconds": "wall",
    "cpu_seconds": "CPU",
    "repository_bytes": "size",
}
PEAK_BYTES_MAXIMUM = 150_000_000

Key = tuple[str, str, str]  # tree, step, tool


@dataclass(frozen=True)
class Bar:
    """At most `factor` times what `rival` takes."""

    tree: str
    step: str
    measure: str
    rival: str
    factor: float
    shown: str


BARS = [
    Bar("home", "first", "wall_seconds", "borg", 1 / 3, "1/3 of borg"),
    Bar("home", "first", "cpu_seconds", "borg", 1 / 2, "1/2 of borg"),
    Bar("home", "first", "repository_bytes", "restic", 0.9, "0.9 of restic"),
    Bar("small", "first", "wall_seconds", "restic", 1 / 5, "1/5 of restic"),
    Bar("small", "first", "cpu_seconds", "restic", 1 / 4, "1/4 of restic"),
    Bar("small", "first", "repository_bytes", "restic", 0.72, "0.72 of restic"),
    Bar("big", "first", "wall_seconds", "borg", 0.6, "0.6 of borg"),
    Bar("big", "first", "repository_bytes", "restic", 1, "restic"),
    Bar("home", "unchanged", "wall_seconds", "restic", 1 / 10, "1/10 of restic"),
    Bar("home", "unchanged", "cpu_seconds", "restic", 1 / 10, "1/10 of restic"),
    Bar("small", "unchanged", "wall_seconds", "restic", 1 / 10, "1/10 of restic"),
    Bar("small", "unchanged", "cpu_seconds", "restic", 1 / 10, "1/10 of restic"),
    Bar("small", "edited", "wall_seconds", "restic", 1 / 5, "1/5 of restic"),
    Bar("home", "restore", "wall_seconds", "restic", 1 / 3, "1/3 of restic"),
    Bar("small", "restore", "wall_seconds", "restic", 1 / 3, "1/3 of restic"),
    Bar("home", "verify", "cpu_seconds", "restic", 1 / 3, "1/3 of restic"),
]


def render(
    figures: list[dict],
    versions: dict[str, str],
    stamps: dict[str, dict],
    missing: list[str],
    compression: str,
) -> str:
    """Returns the whole report as Markdown."""
    medians = median_figures(figures)
    runs = max((figure["run"] for figure in figures), default=0)
    lines = [f"## Benchmark, Cairn with compression {compression}", ""]
    lines += [f"- {tool}: {text}" for tool, text in versions.items()]
    lines += [f"- {message}" for message in missing]
    lines += [
        f"- {name}: {stamp['files']:,} files, {stamp['bytes'] / 1e6:,.0f} MB"
        for name, stamp in stamps.items()
    ]
    lines += [f"- {platform.system()} {platform.release()}, median of {runs}", ""]
    lines += figure_table(medians) + ["", "## Targets", ""] + target_table(medians)
    return "\n".join(lines)


def median_figures(figures: list[dict]) -> dict[Key, dict[str, float]]:
    """Returns for each tree, step and tool the median over the runs of each measure."""
    groups: dict[Key, list[dict]] = {}
    for figure in figures:
        groups.setdefault((figure["tree"], figure["step"], figure["tool"]), []).append(figure)
    return {
        key: {measure: median(one[measure] for one in group) for measure in MEASURES}
        for key, group in sorted(groups.items(), key=in_order)
    }


def in_order(group: tuple[Key, list[dict]]) -> tuple[int, int, int]:
    """Sorts by tree, step and tool in the order they are spoken of, whoever began a run."""
    tree, step, tool = group[0]
    return (
        ["home", "small", "big"].index(tree),
        list(STEP_NAMES).index(step),
        ["cairn", "restic", "borg", "tar"].index(tool),
    )


def figure_table(medians: dict[Key, dict[str, float]]) -> list[str]:
    rows = [
        [
            tree,
            STEP_NAMES[step],
            tool,
            f"{one['wall_seconds']:.2f}",
            f"{one['cpu_seconds']:.2f}",
            f"{one['peak_bytes'] / 1e6:.0f}",
            f"{one['repository_bytes'] / 1e6:.1f}",
        ]
        for (tree, step, tool), one in medians.items()
    ]
    return table(["tree", "step", "tool", "wall s", "CPU s", "peak MB", "repository MB"], rows)


def target_table(medians: dict[Key, dict[str, float]]) -> list[str]:
    rows = [bar_row(bar, medians) for bar in BARS]
    rows.append(memory_row(medians))
    return table(["row", "bar", "cairn", "rival", "ratio", "met"], rows)


def bar_row(bar: Bar, medians: dict[Key, dict[str, float]]) -> list[str]:
    what = f"{bar.tree}, {STEP_NAMES[bar.step]}: {MEASURE_NAMES[bar.measure]}"
    ours = medians.get((bar.tree, bar.step, "cairn"))
    theirs = medians.get((bar.tree, bar.step, bar.rival))
    if ours is None or theirs is None:
        return [what, f"≤ {bar.shown}", "", "", "", "not measured"]
    mine, rival = ours[bar.measure], theirs[bar.measure]
    return [
        what,
        f"≤ {bar.shown}",
        quantity(bar.measure, mine),
        quantity(bar.measure, rival),
        f"{mine / rival:.3f}",
        verdict(mine <= rival * bar.factor),
    ]


def memory_row(medians: dict[Key, dict[str, float]]) -> list[str]:
    """The bar on memory is absolute, and holds for the worst step."""
    what = "peak memory, every step"
    bar = f"≤ {PEAK_BYTES_MAXIMUM / 1e6:.0f} MB"
    peaks = {key: one["peak_bytes"] for key, one in medians.items() if key[2] == "cairn"}
    if not peaks:
        return [what, bar, "", "", "", "not measured"]
    tree, step, _ = worst = max(peaks, key=peaks.get)
    shown = f"{peaks[worst] / 1e6:.0f} MB ({tree}, {STEP_NAMES[step]})"
    return [what, bar, shown, "", "", verdict(peaks[worst] <= PEAK_BYTES_MAXIMUM)]


def quantity(measure: str, value: float) -> str:
    return f"{value / 1e6:.1f} MB" if measure == "repository_bytes" else f"{value:.2f} s"


def verdict(met: bool) -> str:
    return "yes" if met else "**no**"


def table(header: list[str], rows: list[list[str]]) -> list[str]:
    lines = [header, ["---"] * len(header), *rows]
    return ["| " + " | ".join(cells) + " |" for cells in lines]
