"""No token or secret stands in a record of any logger, whatever carries it there."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from bot.app.environment import SECRETS
from bot.runtime import log_secrets
from bot.runtime.log_secrets import HIDDEN, keep_configured_out_of_logs, keep_out_of_logs, without_secrets

TOKEN = "987654:AAH_quite-a-secret-token"


@pytest.fixture(autouse=True)
def _as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    factory = logging.getLogRecordFactory()
    monkeypatch.setattr(log_secrets, "_secrets", set())
    yield
    logging.setLogRecordFactory(factory)


class Fails:
    def __str__(self) -> str:
        return f"fails with {TOKEN}"


@pytest.mark.parametrize(
    ("text", "args"),
    [
        (f"plain {TOKEN}", ()),
        ("an argument %s", (TOKEN,)),
        ("a form %r", ({"token": TOKEN, "url": f"https://x/bot{TOKEN}/getMe"},)),
        ("an object %s", (Fails(),)),
        ("quoted %s", ("https://x/bot987654%3AAAH_quite-a-secret-token/getMe",)),
        ("the second part alone %s", ("AAH_quite-a-secret-token",)),
        ("too few %s %s", (TOKEN,)),
    ],
)
def test_a_secret_is_hidden_wherever_it_is_in_a_record(
    text: str, args: tuple[object, ...], caplog: pytest.LogCaptureFixture
) -> None:
    keep_out_of_logs(TOKEN)
    logging.getLogger("any.library").warning(text, *args)
    assert HIDDEN in caplog.text
    assert "quite-a-secret" not in caplog.text + repr([record.__dict__ for record in caplog.records])


def test_a_secret_in_a_traceback_is_hidden_and_the_rest_of_it_is_there(caplog: pytest.LogCaptureFixture) -> None:
    keep_out_of_logs(TOKEN)
    try:
        raise ValueError(f"The token {TOKEN} was rejected") from KeyError(TOKEN)
    except ValueError:
        logging.getLogger("any.library").exception("it failed")
    assert "ValueError: The token [hidden] was rejected" in caplog.text
    assert "Traceback" in caplog.text
    assert "quite-a-secret" not in caplog.text


def test_what_holds_no_secret_is_as_it_was(caplog: pytest.LogCaptureFixture) -> None:
    keep_out_of_logs(TOKEN, "", "a")
    logging.getLogger("any").warning("a move by %s", "Anna")
    (record,) = caplog.records
    assert (record.msg, record.args) == ("a move by %s", ("Anna",))


def test_all_that_a_process_is_given_is_kept_out() -> None:
    given = {
        "DISCORD_TOKEN": "discord-secret", "TELEGRAM_TOKEN": f" {TOKEN}\n", "TELEGRAM_SECRET": "webhook-secret",
        "REDIS_URL": "redis://zoco:redis-secret@db:6379, redis://:another%20word@db2",
    }  # fmt: skip
    keep_configured_out_of_logs(given, SECRETS)
    for secret in ("discord-secret", TOKEN, "webhook-secret", "redis-secret", "another word", "another%20word"):
        assert without_secrets(f"<{secret}>") == f"<{HIDDEN}>"
    keep_configured_out_of_logs({"REDIS_URL": "redis://[oops"}, SECRETS)
