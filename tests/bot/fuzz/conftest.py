"""The page's server for the runs."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.delivery.pictures import Pictures
from bot.store.store import Store
from tests.bot.conftest import Time
from tests.bot.web.hosting import hosted


@pytest.fixture
async def address(store: Store, pictures: Pictures, clock: Time) -> AsyncIterator[str]:
    async with hosted(store, pictures, clock) as url:
        yield url
