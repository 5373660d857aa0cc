"""The rules on the page: one that is asked for comes with its picture, which fits a phone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from bot.language.words import say
from tests.bot.web.driving import Screen, begin, to_move

PHONE = {"viewport": {"width": 390, "height": 844}, "locale": "hu-HU"}


def test_one_rule_shows_its_picture_no_wider_than_the_phone(screen: Callable[..., Screen]) -> None:
    anna, bela = screen(**PHONE), screen(**PHONE)
    begin(anna, bela)
    mover = to_move(anna, bela)
    mover.type("/rules marrakech M8")
    image = mover.find(".bubble img")
    expect(image).to_have_attribute("alt", say("hu", "marrakech-rule-M8"))
    expect(image).to_have_js_property("complete", value=True)
    box = image.bounding_box()
    assert box is not None
    assert 150 < box["width"] <= 390
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
