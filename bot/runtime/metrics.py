"""Counts and times, in the text format Prometheus reads."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from time import perf_counter

BUCKETS = (0.005, 0.01, 0.02, 0.04, 0.08, 0.15, 0.3, 0.6, 1.2)


class Counter:
    """How often something happened, by one label."""

    def __init__(self, name: str, label: str, about: str) -> None:
        self.name, self.label, self.about = name, label, about
        self.counts: dict[str, int] = {}

    def add(self, value: str) -> None:
        """Once more."""
        self.counts[value] = self.counts.get(value, 0) + 1

    def lines(self) -> Iterator[str]:
        """Its exposition."""
        yield f"# HELP {self.name} {self.about}"
        yield f"# TYPE {self.name} counter"
        for value, count in sorted(self.counts.items()):
            yield f'{self.name}{{{self.label}="{_escaped(value)}"}} {count}'


class Histogram:
    """How long something took."""

    def __init__(self, name: str, about: str) -> None:
        self.name, self.about = name, about
        self.buckets = [0] * len(BUCKETS)
        self.count, self.sum = 0, 0.0

    def observe(self, seconds: float) -> None:
        """One more of them."""
        self.count += 1
        self.sum += seconds
        for index, bound in enumerate(BUCKETS):
            self.buckets[index] += seconds <= bound

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Times what is done within."""
        began = perf_counter()
        try:
            yield
        finally:
            self.observe(perf_counter() - began)

    def lines(self) -> Iterator[str]:
        """Its exposition."""
        yield f"# HELP {self.name} {self.about}"
        yield f"# TYPE {self.name} histogram"
        for bound, count in zip(BUCKETS, self.buckets, strict=True):
            yield f'{self.name}_bucket{{le="{bound}"}} {count}'
        yield f'{self.name}_bucket{{le="+Inf"}} {self.count}'
        yield f"{self.name}_sum {self.sum}"
        yield f"{self.name}_count {self.count}"


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")


def gauge(name: str, about: str, values: Mapping[str, float], label: str = "") -> Iterator[str]:
    """Values of this moment, by a label, or one without."""
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} gauge"
    for value, number in values.items():
        yield f'{name}{{{label}="{_escaped(value)}"}} {number}' if label else f"{name} {number}"


COMMANDS = Counter("zoco_commands_total", "command", "Commands received.")
REFUSALS = Counter("zoco_refusals_total", "reason", "Commands refused, by reason.")
CONFLICTS = Counter("zoco_conflicts_total", "kind", "Commits that found the table changed.")
POSTS = Counter("zoco_posts_total", "result", "Posts delivered, retried or set aside.")
PICTURES = Histogram("zoco_picture_seconds", "Time to draw a picture.")


def exposition() -> list[str]:
    """Everything counted in this process."""
    return [text for metric in (COMMANDS, REFUSALS, CONFLICTS, POSTS, PICTURES) for text in metric.lines()]
