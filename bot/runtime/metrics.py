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


class Calls:
    """How often something happened, by two labels."""

    def __init__(self, name: str, labels: tuple[str, str], about: str) -> None:
        self.name, self.labels, self.about = name, labels, about
        self.counts: dict[tuple[str, str], int] = {}

    def add(self, first: str, second: str) -> None:
        """Once more."""
        self.counts[first, second] = self.counts.get((first, second), 0) + 1

    def lines(self) -> Iterator[str]:
        """Its exposition."""
        yield f"# HELP {self.name} {self.about}"
        yield f"# TYPE {self.name} counter"
        for values, count in sorted(self.counts.items()):
            named = ",".join(f'{label}="{_escaped(one)}"' for label, one in zip(self.labels, values, strict=True))
            yield f"{self.name}{{{named}}} {count}"


class Histograms:
    """How long something took, by one label."""

    def __init__(self, name: str, label: str, about: str) -> None:
        self.name, self.label, self.about = name, label, about
        self.each: dict[str, Histogram] = {}

    def observe(self, value: str, seconds: float) -> None:
        """One more of them."""
        found = self.each.get(value)
        if found is None:
            found = self.each[value] = Histogram(self.name, self.about, f'{self.label}="{_escaped(value)}"')
        found.observe(seconds)

    def lines(self) -> Iterator[str]:
        """Its exposition."""
        yield f"# HELP {self.name} {self.about}"
        yield f"# TYPE {self.name} histogram"
        for _, histogram in sorted(self.each.items()):
            yield from histogram.samples()


class Histogram:
    """How long something took. `named` is a label with its value, if it has one."""

    def __init__(self, name: str, about: str, named: str = "") -> None:
        self.name, self.about, self.named = name, about, named
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
        yield from self.samples()

    def samples(self) -> Iterator[str]:
        """Its buckets, its sum and its count."""
        more, alone = (f",{self.named}", f"{{{self.named}}}") if self.named else ("", "")
        for bound, count in zip(BUCKETS, self.buckets, strict=True):
            yield f'{self.name}_bucket{{le="{bound}"{more}}} {count}'
        yield f'{self.name}_bucket{{le="+Inf"{more}}} {self.count}'
        yield f"{self.name}_sum{alone} {self.sum}"
        yield f"{self.name}_count{alone} {self.count}"


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
MOVES = Counter("zoco_moves_total", "game", "Entries of games' logs: moves, and what takes them back.")
ANSWERS = Histograms("zoco_command_seconds", "platform", "Time from a command to its answer.")
DELIVERIES = Histograms("zoco_delivery_seconds", "platform", "Time to show a post on its platform.")
CALLS = Calls("zoco_calls_total", ("platform", "result"), "Calls of a platform's interface, by what came of them.")
COUNTED = (COMMANDS, REFUSALS, CONFLICTS, POSTS, MOVES, CALLS, ANSWERS, DELIVERIES, PICTURES)
"""Everything that is counted in a process."""


def exposition() -> list[str]:
    """Everything counted in this process."""
    return [text for metric in COUNTED for text in metric.lines()]


def result_of(status: int) -> str:
    """What came of a call, by the status of its answer: 0 is none."""
    if status == 429:
        return "limited"
    return "ok" if 200 <= status < 400 else "refused" if 400 <= status < 500 else "failed"
