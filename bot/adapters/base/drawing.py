"""Pictures in a chat. One that cannot be drawn keeps nobody waiting: what goes with it is shown without it."""

from __future__ import annotations

import logging

from bot.delivery.pictures import Drawn, Pictures
from bot.domain.messages import Picture
from bot.domain.table import Table

log = logging.getLogger(__name__)


async def drawn_if_possible(
    pictures: Pictures, table: Table | None, picture: Picture | None, language: str
) -> Drawn | None:
    """The picture; None where there is none, or where it cannot be drawn, which the log is told."""
    if picture is None:
        return None
    try:
        return await pictures.drawn(table, picture, language)
    except Exception:
        log.exception("a picture of %s cannot be drawn", table.channel if table else picture.move)
        return None
