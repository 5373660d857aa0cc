"""By keyboard, on a narrow phone, in every language: the page is at hand for everyone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from bot.language.languages import LANGUAGES
from bot.language.words import say
from tests.bot.web.driving import Screen, begin, tab_to, to_move

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "device_scale_factor": 2}


def test_a_turn_is_played_with_the_keyboard_alone(screen: Callable[..., Screen]) -> None:
    anna, bela = screen(), screen()
    begin(anna, bela)
    mover = to_move(anna, bela)
    other = bela if mover is anna else anna
    page = mover.page
    version = mover.version
    tab_to(page, ".choice[data-words=straight]")
    page.keyboard.press("Enter")
    mover.caught_up(version + 1)
    expect(mover.find(".choice").first).to_be_focused()  # the next step begins where the hands are
    page.keyboard.press("Space")
    expect(mover.find(".choice").first).to_be_focused()
    page.keyboard.press("Enter")
    mover.caught_up(version + 2)
    other.caught_up(version + 2)
    expect(other.choices.first).to_be_visible()


def test_the_command_box_completes_a_move_word_by_word(screen: Callable[..., Screen]) -> None:
    anna, bela = screen(), screen()
    begin(anna, bela)
    mover = to_move(anna, bela)
    page, box, options = mover.page, mover.find("#command"), mover.find("#completions [role=option]")
    page.keyboard.press("/")
    expect(box).to_be_focused()
    expect(options.first).to_contain_text("/play")
    page.keyboard.type("pl")
    expect(options).to_have_count(1)
    page.keyboard.press("Tab")
    expect(box).to_have_value("/play ")
    expect(options).to_have_count(3)
    expect(options.nth(2)).to_contain_text("Right")
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(box).to_have_value("/play right")
    version = mover.version
    page.keyboard.press("Enter")
    mover.caught_up(version + 1)
    expect(box).to_have_value("")
    page.keyboard.type("lay ")
    expect(options.first).to_be_visible()
    page.keyboard.press("Escape")
    expect(mover.find("#completions")).to_be_hidden()
    expect(box).to_have_value("lay ")


def test_a_bare_move_can_be_typed(screen: Callable[..., Screen]) -> None:
    anna, bela = screen(), screen()
    begin(anna, bela)
    mover = to_move(anna, bela)
    version = mover.version
    mover.type("LEFT")
    mover.caught_up(version + 1)


def no_overflow(screen: Screen) -> None:
    wide = screen.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, screen.page.evaluate(
        "[...document.querySelectorAll('*')].filter(one => one.getBoundingClientRect().right > innerWidth + 1)"
        ".map(one => one.className)"
    )


@pytest.mark.parametrize("locale", ["hu-HU", "ru-RU"])
def test_nothing_overflows_a_phone(screen: Callable[..., Screen], locale: str) -> None:
    language = locale[:2]
    phone, other = screen(locale=locale, **PHONE), screen(locale=locale)
    phone.open()
    no_overflow(phone)
    address = phone.new_table("Megszentségteleníthetetlenségesk")  # 32 letters and no place to break
    phone.find("#me").click()
    no_overflow(phone)
    phone.page.keyboard.press("Escape")
    no_overflow(phone)
    other.open(address).join("Extraordinarily-Long-Name-Indeed")
    phone.command("/start")
    expect(phone.find("main[data-phase=playing]")).to_be_visible()
    for _ in range(3):
        to_move(phone, other).choose()
        no_overflow(phone)
    phone.find(".more summary").click()
    phone.command("/rules")
    expect(phone.find(".bubble")).to_be_visible()
    no_overflow(phone)
    picture, dock = phone.find(".stage img").bounding_box(), phone.find(".dock").bounding_box()
    assert picture is not None
    assert dock is not None
    assert picture["width"] == 390
    assert round(dock["y"] + dock["height"]) == 844  # within reach of the thumb
    expect(phone.find(".bubble-head")).to_contain_text(say(language, "web-only-you"))
    phone.open()
    no_overflow(phone)


def test_the_language_follows_the_browser_and_can_be_changed(screen: Callable[..., Screen]) -> None:
    anna = screen(locale="hu-HU").open()
    expect(anna.find("h2").first).to_have_text(say("hu", "web-new-game"))
    for code in LANGUAGES:
        anna.find("#me").click()
        anna.find("#language").select_option(code)
        expect(anna.find("h1.tagline")).to_have_text(say(code, "web-tagline"))
        expect(anna.find("html")).to_have_attribute("lang", code)
        anna.page.keyboard.press("Escape")
    anna.page.reload()
    anna.ready()
    expect(anna.find("html")).to_have_attribute("lang", list(LANGUAGES)[-1])


def test_each_reads_the_same_table_in_their_own_language(screen: Callable[..., Screen]) -> None:
    anna, bela = screen(locale="et-EE"), screen(locale="uk-UA")
    address = anna.open().new_table("Anna")
    bela.open(address)
    expect(anna.find(".post.live")).to_contain_text("Anna kutsub mängima: Marrakech. Kes tuleb?")
    expect(bela.find(".post.live")).to_contain_text("Anna збирає партію: Марракеш. Хто грає?")
    expect(bela.find(".stage img")).to_have_attribute("alt", "Набір гравців: Марракеш. За столом: Anna.")


def test_the_picture_speaks_for_who_cannot_see_it(screen: Callable[..., Screen]) -> None:
    anna, bela = screen(), screen()
    begin(anna, bela)
    alt = anna.find(".stage img").get_attribute("alt") or ""
    assert "d4" in alt
    assert "Anna" in alt


def test_the_list_shows_whose_turn_it_is_with_one_s_own_turn_first(screen: Callable[..., Screen]) -> None:
    anna, bela = screen(), screen()
    begin(anna, bela)
    mover = to_move(anna, bela)
    other = bela if mover is anna else anna
    for one in (mover, other):
        one.find("a.home").click()
        expect(one.find(".tables .card").first).to_contain_text("Béla")
    expect(mover.find(".tables .card").first).to_contain_text("Your turn")
    expect(other.find(".tables .card").first).to_contain_text("Waiting for")
    mover.find(".tables .card").first.click()
    expect(mover.choices.first).to_be_visible()


def test_the_link_of_a_table_can_be_shared(screen: Callable[..., Screen]) -> None:
    anna = screen(permissions=["clipboard-read", "clipboard-write"])
    address = anna.open().new_table("Anna")
    anna.press("Share")
    expect(anna.private).to_contain_text("The link is copied")
    assert anna.page.evaluate("navigator.clipboard.readText()") == anna.url + address


def test_an_older_picture_opens_behind_a_press(screen: Callable[..., Screen]) -> None:
    anna, bela = screen(), screen()
    begin(anna, bela)
    for _ in range(2):
        to_move(anna, bela).choose()
    to_move(anna, bela)
    old = anna.find(".post").filter(has_text="begins!")
    expect(old.locator("img")).to_have_count(0)
    old.get_by_role("button", name="Show the picture").click()
    expect(old.locator("img")).to_have_js_property("naturalWidth", 1024)
    old.get_by_role("button", name="Hide the picture").click()
    expect(old.locator("img")).to_have_count(0)


def test_home_begins_at_its_top_however_far_one_had_scrolled(screen: Callable[..., Screen]) -> None:
    anna = screen(viewport={"width": 390, "height": 420})
    anna.open().new_table("Anna")
    anna.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert anna.page.evaluate("scrollY") > 100
    anna.find("a.home").click()
    expect(anna.find("h1.tagline")).to_be_in_viewport()
    assert anna.page.evaluate("scrollY") == 0
