"""What the adapters keep for themselves: which message shows a post, who sits at a browser, and their own doings."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import telegram

from bot.adapters.base.troubles import Troubles
from bot.adapters.discord import sending as discord_sending
from bot.adapters.discord.pressing import ButtonAction
from bot.adapters.platforms import PLATFORMS
from bot.adapters.telegram import linking
from bot.adapters.telegram.groups import Groups
from bot.adapters.telegram.people import place_of
from bot.adapters.telegram.photo_cache import PhotoCache
from bot.adapters.telegram.pressing import Key, write_key
from bot.adapters.telegram.rate_limits import RateLimits
from bot.adapters.telegram.registering import register
from bot.adapters.telegram.sessions import AlertPage, Note, Sessions
from bot.adapters.telegram.wire import Wire
from bot.adapters.web import people
from bot.delivery.pictures import Pictures
from bot.domain.messages import Answer, Button, Picture, line
from bot.domain.table import Table
from bot.store import cookie_secret, keys
from bot.store.inbox import Inbox
from bot.store.sent_messages import SentMessages
from bot.store.turnstile import Turnstile
from tests.bot.conftest import Time
from tests.bot.stored.house import House, friends
from tests.bot.stored.sample import Plain
from tests.standins.telegram import TOKEN, StandIn

SECRET = b"no secret of any house: a sample"  # 32 bytes, as a house would draw them by lot
LOCK = "the process that wrote the sample"
UPDATE, USER, HELD = 700_000_001, 4_500_001, -(10**12) - 77
COOKIES = (1, 3)  # people at a browser


async def keep_page(house: House) -> Plain:
    """The secret that signs cookies, and cookies signed by it."""
    await house.store.client.set(keys.cookie_key("web", "secret"), SECRET)
    assert await cookie_secret.cookie_secret(house.store, "web") == SECRET
    browsers = []
    for count in COOKIES:
        locals_ = tuple(people.Local(person.id, person.name) for person in friends("web", count))
        browser = people.Browser(locals_, locals_[-1].id, "hu" if count > 1 else "")
        browsers.append([people.sealed(browser, SECRET), [one.id for one in locals_], browser.active, browser.language])
    return browsers


async def keep_discord(house: House) -> Plain:
    """Messages that show posts, and what kept us from posting."""
    channel = house.scenes["posts refused by discord: RetryLater"]
    sent = (
        discord_sending.Sent(900, house.clock() - 60.0, True, Picture("board", 2), 1),
        discord_sending.Sent(0, house.clock() - 5.0, lost=901),
    )
    shown = SentMessages(house.store, discord_sending.Sent)
    for number, one in enumerate(sent, 1):
        await shown.keep(channel, number, one)
    silent = house.scenes["posts refused by discord: RefusedForGood"]
    await Troubles(house.store, PLATFORMS["discord"]).note(silent, "permissions")
    told = await Troubles(house.store, PLATFORMS["discord"]).told(silent)
    return {"channel": channel, "sent": msgspec.to_builtins(sent), "silent": silent, "told": [one.key for one in told]}


async def show_keys(house: House, channels: Iterable[str]) -> Plain:
    """What stands under the latest posts of these channels, as Discord and Telegram hold it, and what it means."""
    found = []
    for channel in channels:
        table = await house.store.readable(channel)
        buttons = [button for post in (await house.queued(channel))[-2:] for button in post.buttons]
        if table and table.phase == "playing":
            buttons += _moves(table)
        found += [one for button in buttons if (one := _shown_key(channel, button, table.stamp if table else 1))]
    return found


def _moves(table: Table) -> list[Button]:
    """The shortest and the longest move that somebody could press; one may be too long for a key of Telegram's."""
    moves = sorted(map(str, table.rules.legal(table.state, table.rules.to_act(table.state)[0])), key=len)
    return [Button(f"/play {move}", line("word", word=move)) for move in (moves[0], moves[-1])]


def _shown_key(channel: str, button: Button, stamp: int) -> Plain:
    """The channel, the key, and what it means: a command, where, and for which moment."""
    at = button.channel or channel
    if channel.startswith("discord:"):
        return [channel, ButtonAction(button.text, stamp, button.channel).id, button.text, button.channel, stamp]
    if channel.startswith("telegram:"):
        return [channel, write_key(Key(button.text, at, stamp), place_of(channel)), button.text, at, stamp]
    return None


async def keep_telegram(house: House) -> Plain:
    """All that the adapter keeps, written by its own parts, with a Telegram to speak to."""
    stand_in = StandIn(house.clock)
    await stand_in.start()
    bot = telegram.Bot(TOKEN, f"{stand_in.url}/bot")
    pictures = Pictures(house.store)
    try:
        await bot.initialize()
        assert await register(bot, house.store)
        return {
            "shown": await _shown(house, bot, pictures),
            "memory": await _remembered(house),
            "held": await _paced(house),
            "silenced": await _silenced(house, bot),
            "inbox": await _fetched(house),
        }
    finally:
        pictures.close()
        await bot.shutdown()
        await stand_in.stop()


async def _shown(house: House, bot: telegram.Bot, pictures: Pictures) -> Plain:
    """A message that shows a post, and the file that its picture is there."""
    channel = house.scenes["posts refused by telegram: RetryLater"]
    album, picture = PhotoCache(house.store, pictures), Picture("board", 0)
    photo = await album.photo(await house.table(channel), picture, "en", alt=False)
    assert photo is not None
    size = {"file_id": "AgAC-of-a-sample", "file_unique_id": "u", "width": 90, "height": 90}
    chat = {"id": place_of(channel).chat, "type": "supergroup", "title": "A sample"}
    form = {"message_id": 77, "date": round(house.clock()), "chat": chat, "photo": [size]}
    file = await album.keep(channel, photo, telegram.Message.de_json(form, bot))
    sent = linking.Sent(77, photo.look, "0123456789abcdef")
    await SentMessages(house.store, linking.Sent).keep(channel, 2, sent)
    return {"channel": channel, "at": picture.at, "file": file, "post": 2, "sent": msgspec.to_builtins(sent)}


async def _remembered(house: House) -> Plain:
    """Where people are who play by alerts, what waits for them, what their private chats are about."""
    memory, channel, user = Sessions(house.store), house.scenes["posts refused by telegram: RetryLater"], USER
    leaf, note = AlertPage("/play", 5, 1), Note(user, "/hand", Answer(ok=True, lines=(line("choose"),), stamp=5))
    await memory.turn(channel, user, leaf)
    await memory.look(user, channel)
    await memory.done(UPDATE)
    token = await memory.note(channel, note)
    kept = {"leaf": msgspec.to_builtins(leaf), "note": msgspec.to_builtins(note)}
    return {"channel": channel, "user": user, "token": token, "update": UPDATE, **kept}


async def _paced(house: House) -> Plain:
    """Who was sent something a moment ago, and a chat that is to be left alone for a while."""
    clock = Time(house.clock())

    async def until(moment: float) -> None:
        clock.now = moment

    pacer = RateLimits(house.store, clock, until)
    for chat in (HELD, HELD - 1, USER):
        await pacer.turn(chat)
    await pacer.hold(HELD, 40.0)
    return {"chat": HELD, "until": clock() + 40.0}


async def _silenced(house: House, bot: telegram.Bot) -> Plain:
    """A group that shut us out."""
    channel = house.place("a group that shut the bot out", "telegram")
    wire = Wire(bot, RateLimits(house.store, house.clock))
    await Groups(house.store, wire, house.clock).silenced(channel, "removed")
    return channel


async def _fetched(house: House) -> Plain:
    """Updates that were fetched and not dealt with; and the lock of who fetches."""
    lock = Turnstile(house.store, "telegram")
    lock.token = LOCK
    assert await lock.take()
    user = {"id": USER, "is_bot": False, "first_name": "Anna"}
    chat = {"id": HELD, "type": "supergroup", "title": "A sample"}
    message = {"message_id": 5, "date": round(house.clock()), "chat": chat, "from": user, "text": "/board"}
    updates = [{"update_id": UPDATE + number, "message": message} for number in (2, 1)]
    await Inbox(house.store, "telegram").keep(updates)
    return sorted(update["update_id"] for update in updates)
