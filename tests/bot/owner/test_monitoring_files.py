"""What the dashboard and the alerts ask for is really exported, under those labels."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.adapters.platforms import PLATFORMS
from bot.runtime.metrics import COUNTED, Calls, Counter, Histogram, Histograms
from bot.service.health import Health
from tests.bot.channel import sit_down
from tests.bot.conftest import Room

FOLDER = Path(__file__).parents[3] / "docs" / "monitoring"
DECLARED = re.compile(r"# TYPE (\S+) (\S+)")
SAMPLE = re.compile(r"([a-z_]+)(?:\{(.*)\})? \S+")
FROM_PROMETHEUS = {"instance", "job"}  # what it adds by itself
WORDS = {
    "sum", "by", "max", "min", "rate", "increase", "delta", "topk", "histogram_quantile", "time", "le", "up",
}  # fmt: skip


def queries() -> Iterator[tuple[str, str]]:
    """Every query, and where it stands."""
    for panel in json.loads((FOLDER / "dashboard.json").read_text())["panels"]:
        for target in panel["targets"]:
            yield panel["title"], target["expr"]
    yield from re.findall(r"alert: (\w+)\n\s+expr: '(.+)'", (FOLDER / "alerts.yml").read_text())


QUERIES = list(queries())


def labels_of(metric: object) -> set[str]:
    match metric:
        case Counter(label=label):
            return {label}
        case Calls(labels=labels):
            return set(labels)
        case Histograms(label=label):
            return {label, "le"}
        case Histogram():
            return {"le"}
    raise AssertionError(metric)


async def exported(room: Room) -> dict[str, set[str]]:
    """Every series by its name, with its labels."""
    await sit_down(room, "marrakech", 2)
    text = await Health(room.store, PLATFORMS.names).metrics(room.clock())
    series: dict[str, set[str]] = {}
    for name, kind in DECLARED.findall(text):
        ends = ("_bucket", "_sum", "_count") if kind == "histogram" else ("",)
        series |= {f"{name}{end}": set() for end in ends}
    for name, labels in SAMPLE.findall(text):
        series.setdefault(name, set()).update(re.findall(r'([a-z]+)="', labels))
    for metric in COUNTED:
        for name in series:
            if name.startswith(metric.name):
                series[name] |= labels_of(metric)
    return series


@pytest.mark.parametrize(("where", "query"), QUERIES, ids=[name for name, _ in QUERIES])
async def test_every_query_asks_for_what_is_exported(room: Room, where: str, query: str) -> None:
    series = await exported(room)
    asked = set(re.findall(r"\bzoco_[a-z_]+", query))
    assert asked <= set(series), where
    assert asked or query.startswith("up{")
    known = FROM_PROMETHEUS.union({"le"}, *(series[name] for name in asked))
    grouped = {word for group in re.findall(r"by \(([^)]*)\)", query) for word in re.findall(r"\w+", group)}
    chosen = {word for group in re.findall(r"\{([^}]*)\}", query) for word in re.findall(r"(\w+)[=!]", group)}
    assert grouped | chosen <= known, where
    plain = re.sub(r'"[^"]*"|\[\w+\]|\{[^}]*\}|by \([^)]*\)', "", query)
    assert set(re.findall(r"[a-z_]{2,}", plain)) <= WORDS | asked, where
    assert query.count("(") == query.count(")")


def test_every_figure_is_in_a_panel_and_in_the_document() -> None:
    asked = " ".join(query for _, query in QUERIES)
    page = (FOLDER.parent / "monitoring.md").read_text()
    for metric in COUNTED:
        assert metric.name in asked, metric.name
        assert metric.name in page, metric.name


def test_legends_name_only_labels_that_their_queries_keep() -> None:
    for panel in json.loads((FOLDER / "dashboard.json").read_text())["panels"]:
        for target in panel["targets"]:
            named = set(re.findall(r"\{\{(\w+)\}\}", target["legendFormat"]))
            kept = {
                word for group in re.findall(r"by \(([^)]*)\)", target["expr"]) for word in re.findall(r"\w+", group)
            }
            assert named <= kept | {"instance"}, panel["title"]


def test_the_alerts_are_a_file_that_prometheus_reads() -> None:
    """Each has what it needs, at its place; and nothing stands between them."""
    lines = [line for line in (FOLDER / "alerts.yml").read_text().splitlines() if not line.startswith("#")]
    assert lines[:3] == ["groups:", "  - name: zoco", "    rules:"]
    form = (
        r"      - alert: \w+", r"        expr: '[^']+'", r"        for: \d+m",
        r"        labels: \{severity: (page|warn)\}", r"        annotations:", r"          summary: '[^']+'",
    )  # fmt: skip
    rules = lines[3:]
    assert len(rules) % len(form) == 0
    for number, line in enumerate(rules):
        assert re.fullmatch(form[number % len(form)], line), line
    assert len(rules) // len(form) == len([name for name, query in QUERIES if name.startswith("Zoco")])
