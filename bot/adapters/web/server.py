"""The web application, put together from what it is given."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence

from aiohttp import web

from bot.adapters.base.window import Window
from bot.adapters.http.connections import timed
from bot.adapters.web import PLATFORM, cards, carrying, events, health, listing, me, pages, showing, table, talking
from bot.adapters.web import windows as frames
from bot.adapters.web.door import DOOR, Door, known_host
from bot.adapters.web.gallery import Gallery
from bot.adapters.web.limits import (
    BODY_BYTES,
    REMOVALS_AN_HOUR,
    STREAMS_A_VISITOR,
    STREAMS_SHARE,
    TABLES_AN_HOUR,
)
from bot.adapters.web.patience import patient
from bot.adapters.web.places import GALLERY, HEALTH, STORE, TABLES, table_of
from bot.adapters.web.replies import CLOCK, REMOVED, SECRET, Problem, add_headers, know_browser, same_origin, say_errors
from bot.adapters.web.streams import Streams
from bot.delivery.pictures import Pictures
from bot.runtime.tasks import end
from bot.service.health import Health
from bot.service.limits import HOUR, Allowance
from bot.service.tables import Tables
from bot.store.codes import Codes
from bot.store.migrations import DamagedTable
from bot.store.pubsub import Notifier
from bot.store.removed_people import RemovedPeople
from bot.store.store import Store


def create_app(
    tables: Tables,
    store: Store,
    notifier: Notifier,
    pictures: Pictures,
    secret: bytes,
    door: Door = Door(),  # noqa: B008  # it cannot be changed
    health: Health | None = None,
    windows: Sequence[Window] = (),
) -> web.Application:
    """All of it; whoever runs it runs the notifier and the outbox too."""
    middlewares = [timed, know_browser, say_errors, known_host, same_origin, patient]
    app = web.Application(middlewares=middlewares, client_max_size=BODY_BYTES)
    app[DOOR] = door
    app[TABLES] = tables
    app[STORE] = store
    app[HEALTH] = health or Health(store, (PLATFORM.name,))
    app[GALLERY] = Gallery(pictures)
    app[events.NOTIFIER] = notifier
    app[events.STREAMS] = Streams(int(door.connections * STREAMS_SHARE), STREAMS_A_VISITOR)
    app[pages.ASSETS] = pages.load_assets()
    app[SECRET] = secret
    app[CLOCK] = tables.clock
    talking.set_up(app)
    frames.set_up(app, tuple(windows))
    carrying.set_up(app, Codes(store, "carried"))
    app[me.REMOVALS] = Allowance(REMOVALS_AN_HOUR, HOUR)
    app[listing.OPENINGS] = Allowance(TABLES_AN_HOUR, HOUR)
    app[REMOVED] = RemovedPeople(store, PLATFORM.name, notifier, tables.clock)
    app.cleanup_ctx.append(know_removed)
    app.on_response_prepare.append(add_headers)
    app.on_shutdown.append(events.end_streams)
    app.add_routes(ROUTES)
    return app


async def know_removed(app: web.Application) -> AsyncIterator[None]:
    """While the page is served, it knows who was removed from a browser."""
    removed = app[REMOVED]
    await removed.read()
    hearing = asyncio.create_task(removed.keep_up())
    yield
    await end([hearing])


async def table_page(request: web.Request) -> web.Response:
    """The page of a table; where there is none, or one that cannot be read, the page says so."""
    try:
        await table_of(request)
    except Problem as problem:
        return pages.shell(request, problem.status)
    except DamagedTable:
        return pages.shell(request, 500)
    return pages.shell(request)


ROUTES = (
    web.get("/", frames.root),
    web.get("/api/window/{window}", frames.get_window),
    web.post("/api/window/{window}", frames.post_window),
    web.post("/api/window/{window}/renewal", frames.post_renewal),
    web.get("/t/{id}", table_page),
    web.get("/static/{name}", pages.static_file),
    web.get("/static/{version}/{name}", pages.static_file),
    web.get("/api/me", me.get_me),
    web.post("/api/me", me.post_me),
    web.get("/api/tables", listing.get_tables),
    web.post("/api/tables", listing.post_tables),
    web.get("/api/games/{game}/{name}.png", showing.get_game_picture),
    web.get("/api/games/{game}/rules/{article:[A-Z0-9]+}.png", showing.get_rule_picture),
    web.get("/api/games/{game}/rules/{article:[A-Z0-9]+}", showing.get_rule_words),
    web.get("/api/t/{id}", table.get_table),
    web.post("/api/t/{id}", table.post_table),
    web.post("/api/t/{id}/talk", talking.post_talk),
    web.get("/api/t/{id}/events", events.get_events, allow_head=False),
    web.get("/api/t/{id}/complete", table.get_completions),
    web.get("/api/t/{id}/picture.png", showing.get_picture),
    web.get("/api/t/{id}/picture", showing.get_picture_words),
    web.get("/api/t/{id}/card.png", cards.get_card),
    web.get("/api/t/{id}/card", cards.get_card_words),
    web.get("/api/t/{id}/own.png", showing.get_own),
    web.get("/api/t/{id}/own", showing.get_own_words),
    web.get("/api/t/{id}/steps", showing.get_steps),
    web.get("/api/t/{id}/plan", showing.get_plan),
    web.get("/api/t/{id}/film", showing.get_film),
    web.get("/api/t/{id}/walk", showing.get_walk),
    web.get("/api/t/{id}/reel.gif", showing.get_reel),
    web.get("/api/t/{id}/reel", showing.get_reel_words),
    web.get("/healthz", health.get_health),
    web.get("/metrics", health.get_metrics),
    web.get("/{window:[a-z]+}{slash:/?}", frames.page),
    web.get("/{path:.*}", pages.nowhere),
)
