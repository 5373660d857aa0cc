"""The key under a board that opens it in Telegram's own window, and the button of the menu, where that is set up."""

from __future__ import annotations

from bot.adapters.telegram.people import Place, place_code
from bot.language.words import say
from tests.bot.telegram.conftest import Bots
from tests.bot.telegram.party import Party

APP_URL = "https://zoco.example.org/telegram"


async def test_the_key_under_a_board_opens_the_window_by_the_ways_that_telegram_has(bots: Bots) -> None:
    bots.app_url, bots.app = APP_URL, "board"
    anna, bela = (bots.telegram.member(name, started=True) for name in ("Anna", "Béla"))
    await bots.start()
    party = Party(bots, bots.telegram.group("Friends", anna, bela), anna, bela)
    await party.begin("marrakech")
    face = say("en", "telegram-open-board")
    link = f"https://t.me/ZocoTestBot/board?startapp={place_code(Place(party.chat.id))}"
    assert (await party.live()).button(face)["url"] == link
    await party.press((await party.acting())[0], await party.live(), (await party.live()).faces[0])
    assert (await party.live()).button(face)["url"] == link, "also where everyone's choices stand there now"
    await anna.say(anna.home, "/new quixote")
    await bots.settled()
    assert anna.mail[-1].button(face)["web_app"] == {"url": APP_URL}
    assert bots.telegram.methods.menu_button["web_app"] == {"url": APP_URL}
    assert len(await bots.store.feed(party.channel)) >= 2
    bots.app_url = bots.app = ""
    await bots.restart()
    await bots.telegram.world.until(lambda: bots.telegram.methods.menu_button == {"type": "default"})
    await party.play()
    assert face not in (await party.live()).faces
    assert bots.telegram.world.violations == []
