"""Every key in Redis is of a kind that `bot/store/keys.py` describes, and lives no longer than it says there."""

from __future__ import annotations

import pytest

from bot.store.keys import KINDS, key, kind_of
from tests.bot.stored import sample as samples
from tests.bot.stored.sample import Sample

SAMPLES = [samples.read(path) for path in samples.samples()]
ALL = pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.version)
MILLISECONDS = 1000


def described(name: str) -> str:
    """The kind of a key by its whole name."""
    return kind_of(samples.kind_of(name).removeprefix("web:"))


@ALL
def test_every_key_that_was_ever_stored_is_of_a_kind_that_is_described(sample: Sample) -> None:
    assert {described(stored.name) for stored in sample.keys} <= set(KINDS)


def test_every_kind_that_is_described_is_in_the_latest_sample() -> None:
    since = {
        "refused",
        "refused-before",
        "removed",
        "webhook",
        "health",
        "silence",
        "told-ended",
        "restoring",
        "audit",
        "played",
        "carried",
        "entered",
        "owed",
        "offered",
        "invited",
        "asked",
        "linked",
        "linking",
        "notices",
        "results",
        "roster",
        "unsettled",
        "career",
        "unheard",
        "profile",
        "leaders",
        "film",
    }
    assert set(KINDS) - {described(stored.name) for stored in SAMPLES[-1].keys} <= since


@ALL
def test_no_key_lives_longer_than_its_kind(sample: Sample) -> None:
    for stored in sample.keys:
        seconds = KINDS[described(stored.name)].seconds
        if seconds is not None:
            assert stored.ttl <= seconds * MILLISECONDS, stored.name


def test_a_key_of_an_unknown_kind_cannot_be_made() -> None:
    with pytest.raises(AssertionError):
        key("web:abc", "whatever")
