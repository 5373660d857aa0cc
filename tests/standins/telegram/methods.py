"""The methods of the Bot API that the bot uses, with Telegram's checks in Telegram's words."""

from __future__ import annotations

import json
from typing import Any

from tests.standins.telegram.forms import (
    Formatted,
    check_animation,
    check_app_address,
    check_commands,
    check_keyboard,
    check_photo,
    formatted,
    size,
)
from tests.standins.telegram.mishaps import Mishaps
from tests.standins.telegram.refusals import bad, unknown_method, wrong
from tests.standins.telegram.updates import Updates
from tests.standins.telegram.world import Chat, Message, User, World, bot_json

Json = dict[str, Any]
CALLBACK_SECONDS = EPHEMERAL_SECONDS = 15.0


class Methods:
    """What can be called. A form is what was posted: texts, and files by the name of their field."""

    def __init__(self, world: World, updates: Updates, mishaps: Mishaps) -> None:
        self.world, self.updates, self.mishaps = world, updates, mishaps
        self.commands: dict[tuple[str, str], list[Json]] = {}
        self.bot_flags: Json = {}  # what was chosen at BotFather
        self.menu_button: Json = {"type": "default"}
        self.profile: dict[tuple[str, str], str] = {}  # by what it is and the language
        self.picture = b""
        self.webhook_trouble = ""  # why the latest update could not be brought

    async def call(self, method: str, form: Json) -> Any:
        found = getattr(self, f"on_{method.lower()}", None)
        if found is None or (self.mishaps.whispers == "unknown" and "ephemeral" in method.lower()):
            raise unknown_method()
        return await found(form)

    async def on_getme(self, form: Json) -> Json:
        flags = {"can_join_groups": True, "can_read_all_group_messages": False, "supports_inline_queries": False}
        return {**bot_json(), **flags, **self.bot_flags}

    async def on_getupdates(self, form: Json) -> list[Json]:
        offset = int(form["offset"]) if "offset" in form else None
        return await self.updates.fetch(offset, int(form.get("limit", 100)), float(form.get("timeout", 0)))

    async def on_setwebhook(self, form: Json) -> bool:
        await self.updates.set_webhook(form["url"], form.get("secret_token", ""))
        return True

    async def on_getwebhookinfo(self, form: Json) -> Json:
        waiting = len(self.updates.pending)
        told = {"url": self.updates.webhook, "has_custom_certificate": False, "pending_update_count": waiting}
        if self.webhook_trouble:
            told |= {"last_error_date": int(self.world.clock()), "last_error_message": self.webhook_trouble}
        return told

    async def on_getmycommands(self, form: Json) -> list[Json]:
        scope = json.loads(form.get("scope", '{"type": "default"}'))["type"]
        return self.commands.get((scope, form.get("language_code", "")), [])

    async def on_getmyname(self, form: Json) -> Json:
        return {"name": self.profile.get(("name", form.get("language_code", "")), "Somebot")}

    async def on_setmyname(self, form: Json) -> bool:
        return self._told("name", form, form.get("name", ""), 64)

    async def on_getmydescription(self, form: Json) -> Json:
        return {"description": self.profile.get(("description", form.get("language_code", "")), "")}

    async def on_setmydescription(self, form: Json) -> bool:
        return self._told("description", form, form.get("description", ""), 512)

    async def on_getmyshortdescription(self, form: Json) -> Json:
        return {"short_description": self.profile.get(("short_description", form.get("language_code", "")), "")}

    async def on_setmyshortdescription(self, form: Json) -> bool:
        return self._told("short_description", form, form.get("short_description", ""), 120)

    def _told(self, what: str, form: Json, text: str, limit: int) -> bool:
        if size(text) > limit:
            raise wrong(f"{what} is too long")
        self.profile[what, form.get("language_code", "")] = text
        return True

    async def on_setmyprofilephoto(self, form: Json) -> bool:
        photo = json.loads(form["photo"])
        _, data = form[photo["photo"].removeprefix("attach://")]
        if photo["type"] != "static" or not data.startswith(b"\xff\xd8\xff"):
            raise wrong("PHOTO_INVALID")
        self.picture = data
        return True

    async def on_deletewebhook(self, form: Json) -> bool:
        self.updates.webhook = ""
        return True

    async def on_setmycommands(self, form: Json) -> bool:
        commands = json.loads(form["commands"])
        check_commands(commands)
        scope = json.loads(form.get("scope", '{"type": "default"}'))["type"]
        self.commands[(scope, form.get("language_code", ""))] = commands
        return True

    async def on_setchatmenubutton(self, form: Json) -> bool:
        button = json.loads(form["menu_button"])
        if button["type"] == "web_app":
            check_app_address(button["web_app"]["url"])
            if not button.get("text", "").strip():
                raise wrong("MENU_BUTTON_TEXT_EMPTY")
        self.menu_button = button
        return True

    async def on_getchatmenubutton(self, form: Json) -> Json:
        return self.menu_button

    async def on_getchatadministrators(self, form: Json) -> list[Json]:
        chat = self.world.writable(int(form["chat_id"]))
        people = [{"status": "administrator", "user": user.json()} for user in chat.members if user.id in chat.admins]
        ours = [{"status": "administrator", "user": bot_json()}] if chat.bot == "administrator" else []
        return [{**member, **ADMIN_RIGHTS} for member in people + ours]

    async def on_getchatmember(self, form: Json) -> Json:
        """Whoever may ask; where members are hidden, only an administrator may."""
        chat, user = self.world.readable(int(form["chat_id"])), self.world.users.get(int(form["user_id"]))
        if chat.members_hidden and chat.bot != "administrator":
            raise bad("CHAT_ADMIN_REQUIRED")
        if user is None:
            raise bad("PARTICIPANT_ID_INVALID")
        return chat_member(chat, user)

    async def on_sendmessage(self, form: Json) -> Json:
        if not form.get("text", "").strip():
            raise wrong("message text is empty")
        said = formatted(form["text"], form.get("parse_mode"), 4096, "message is too long")
        return self._send(form, said)

    async def on_sendphoto(self, form: Json) -> Json:
        said = self._caption(form)
        photo = self._file(form["photo"], form)
        return self._send(form, said, photo=photo)

    async def on_sendanimation(self, form: Json) -> Json:
        said, given = self._caption(form), form["animation"]
        if isinstance(given, str) and given.startswith("attach://"):
            given = form[given.removeprefix("attach://")]
        if isinstance(given, tuple):
            check_animation(given[1])
            given = self.world.photo(given[1])
        if given not in self.world.files:
            raise bad("wrong file identifier/HTTP URL specified")
        return self._send(form, said, animation=str(given))

    async def on_senddocument(self, form: Json) -> Json:
        name = form["document"][0] if isinstance(form["document"], tuple) else ""
        return self._send(form, self._caption(form), document=name or "file")

    def _caption(self, form: Json) -> Formatted:
        return formatted(form.get("caption", ""), form.get("parse_mode"), 1024, "message caption is too long")

    def _file(self, given: Any, form: Json) -> str:
        """A photo: uploaded, or known by its id."""
        if isinstance(given, str) and given.startswith("attach://"):
            given = form[given.removeprefix("attach://")]
        if isinstance(given, tuple):
            check_photo(given[1])
            return self.world.photo(given[1])
        if given not in self.world.files:
            raise bad("wrong file identifier/HTTP URL specified")
        return str(given)

    def _send(self, form: Json, said: Formatted, photo: str = "", document: str = "", animation: str = "") -> Json:
        keys = check_keyboard(json.loads(form.get("reply_markup", "null")))
        topic = int(form.get("message_thread_id", 0))
        chat = self.world.writable(int(form["chat_id"]), topic, bool(photo or animation))
        self._check_mentions(said)
        if chat.kind != "private" and any("web_app" in key for row in keys for key in row):
            raise wrong("BUTTON_TYPE_INVALID")
        whisper = json.loads(form.get("ephemeral_message_parameters", "null"))
        if whisper and self.mishaps.whispers != "unknown":
            return self._whisper(form, chat, whisper, said, photo, document, keys)
        self.world.count(chat)
        message = self.world.say(
            chat, None, said, topic=topic, photo=photo, document=document, animation=animation, keys=keys,
            silent=form.get("disable_notification") == "true",
        )  # fmt: skip
        return message.json()

    def _check_mentions(self, said: Formatted) -> None:
        for user in said.mentions:
            if user not in self.world.users:
                raise wrong("a mention of nobody")

    def _whisper(
        self, form: Json, chat: Chat, to: Json, said: Formatted, photo: str, document: str, keys: list[list[Json]]
    ) -> Json:
        """A message for one member alone: after their press or their own whisper, or by an administrator."""
        receiver = self.world.users.get(to["receiver_user_id"])
        if self.mishaps.whispers == "refused" or chat.kind == "private":
            raise bad("BOT_NOT_ADMIN")
        if receiver is None or receiver not in chat.members:
            raise bad("USER_NOT_PARTICIPANT")
        if chat.bot != "administrator" and not self._entitled(form, to, receiver):
            raise wrong("CHAT_ADMIN_REQUIRED")
        instead = self._replaced(form, to)
        self.world.count(chat)
        message = Message(0, chat, None, said.text, int(form.get("message_thread_id", 0)), photo, document, keys)
        message.instead = instead
        message.receiver, message.whisper = receiver, self.world.number()
        self.world.whispers[message.whisper] = message
        self.world.show(message, "whisper")
        return message.json()

    def _replaced(self, form: Json, to: Json) -> Message | None:
        """The message in whose place it is shown to them: that with the key that they have just pressed."""
        if not to.get("replace_callback_query_message"):
            return None
        if self.mishaps.replacing == "refused":
            raise bad("REPLACE_NOT_ALLOWED")
        press = self.world.presses.get(to.get("callback_query_id", ""))
        if press is None or press.message.whisper or "message_thread_id" in form or "reply_parameters" in form:
            raise wrong("a message in place of none")
        return press.message

    def _entitled(self, form: Json, to: Json, receiver: User) -> bool:
        press = self.world.presses.get(to.get("callback_query_id", ""))
        if press and press.user is receiver:
            return self.world.clock() - press.at <= EPHEMERAL_SECONDS and not press.answered.is_set()
        number = json.loads(form.get("reply_parameters", "{}")).get("ephemeral_message_id", 0)
        command = self.world.whispers.get(number)
        return command is not None and command.sender is receiver

    def _ours(self, form: Json) -> Message:
        chat_id = int(form["chat_id"])
        chat = self.world.chats.get(chat_id)
        if chat and chat.kind != "private":
            self.world.writable(chat_id)
        message = chat.messages.get(int(form["message_id"])) if chat else None
        if message is None:
            raise bad("message to edit not found")
        if message.sender is not None:
            raise wrong("message can't be edited")
        return message

    def _whispered(self, form: Json) -> Message:
        message = self.world.whispers.get(int(form["ephemeral_message_id"]))
        if message is None or message.receiver is None or message.receiver.id != int(form["receiver_user_id"]):
            raise bad("MESSAGE_ID_INVALID")
        return message

    def _change(self, message: Message, form: Json, said: Formatted | None, photo: str | None = None) -> Message:
        keys = check_keyboard(json.loads(form.get("reply_markup", "null")))
        text = message.text if said is None else said.text
        new_photo = message.photo if photo is None else photo
        if message.chat.kind != "private" and any("web_app" in key for row in keys for key in row):
            raise wrong("BUTTON_TYPE_INVALID")
        if (text, keys, new_photo) == (message.text, message.keys, message.photo):
            raise wrong("message is not modified: specified new message content and reply markup are exactly the same")
        self.world.count(message.chat)
        message.text, message.keys, message.photo = text, keys, new_photo
        message.mentions, message.links = (said.mentions, said.links) if said else (message.mentions, message.links)
        message.edits += 1
        self.world.show(message, "whisper" if message.receiver else "edit")
        return message

    def _text(self, message: Message, form: Json) -> Formatted:
        if message.photo or message.document:
            raise wrong("there is no text in the message to edit")
        if not form.get("text", "").strip():
            raise wrong("message text is empty")
        return formatted(form["text"], form.get("parse_mode"), 4096, "MESSAGE_TOO_LONG")

    def _media(self, form: Json) -> tuple[Formatted, str]:
        media = json.loads(form["media"])
        return self._caption(media), self._file(media["media"], form)

    async def on_editmessagetext(self, form: Json) -> Json:
        message = self._ours(form)
        return self._change(message, form, self._text(message, form)).json()

    async def on_editmessagecaption(self, form: Json) -> Json:
        message = self._ours(form)
        if not (message.photo or message.document):
            raise wrong("there is no caption in the message to edit")
        return self._change(message, form, self._caption(form)).json()

    async def on_editmessagemedia(self, form: Json) -> Json:
        said, photo = self._media(form)
        return self._change(self._ours(form), form, said, photo).json()

    async def on_editmessagereplymarkup(self, form: Json) -> Json:
        return self._change(self._ours(form), form, None).json()

    async def on_editephemeralmessagetext(self, form: Json) -> bool:
        message = self._whispered(form)
        self._change(message, form, self._text(message, form))
        return True

    async def on_editephemeralmessagecaption(self, form: Json) -> bool:
        self._change(self._whispered(form), form, self._caption(form))
        return True

    async def on_editephemeralmessagemedia(self, form: Json) -> bool:
        said, photo = self._media(form)
        self._change(self._whispered(form), form, said, photo)
        return True

    async def on_deleteephemeralmessage(self, form: Json) -> bool:
        del self.world.whispers[self._whispered(form).whisper]
        return True

    async def on_createforumtopic(self, form: Json) -> Json:
        chat = self.world.writable(int(form["chat_id"]))
        self._may_manage_topics(chat)
        if not 1 <= size(form["name"]) <= 128:
            raise wrong("TOPIC_TITLE_INVALID")
        topic = self.world.topic(chat)
        topic.name = form["name"]
        return {"message_thread_id": topic.id, "name": topic.name, "icon_color": 7322096}

    async def on_deleteforumtopic(self, form: Json) -> bool:
        chat = self.world.writable(int(form["chat_id"]), int(form["message_thread_id"]))
        self._may_manage_topics(chat)
        chat.topics[int(form["message_thread_id"])].deleted = True
        return True

    def _may_manage_topics(self, chat: Chat) -> None:
        if not chat.forum:
            raise bad("the chat is not a forum")
        if chat.bot != "administrator":
            raise bad("not enough rights to create a topic")

    async def on_deletemessage(self, form: Json) -> bool:
        chat = self.world.chats.get(int(form["chat_id"]))
        if chat is None or chat.messages.pop(int(form["message_id"]), None) is None:
            raise bad("message to delete not found")
        return True

    async def on_answercallbackquery(self, form: Json) -> bool:
        press = self.world.presses.get(form["callback_query_id"])
        if press is None or press.answered.is_set():
            raise wrong("query is too old and response timeout expired or query ID is invalid")
        if self.world.clock() - press.at > CALLBACK_SECONDS:
            raise wrong("query is too old and response timeout expired or query ID is invalid")
        text = form.get("text", "")
        if len(text.encode("utf-16-le")) // 2 > 200:
            raise wrong("MESSAGE_TOO_LONG")
        press.text, press.alert = text, form.get("show_alert") == "true"
        press.answered.set()
        self.world.alert(press)
        return True


def chat_member(chat: Chat, user: User) -> Json:
    """What somebody is in a chat."""
    shown: Json = {"user": user.json()}
    if user.id in chat.banned:
        return {**shown, "status": "kicked", "until_date": 0}
    if user.id in chat.restricted:
        return {**shown, "status": "restricted", "is_member": user in chat.members, "until_date": 0, **NOTHING_ALLOWED}
    if user not in chat.members:
        return {**shown, "status": "left"}
    if user.id in chat.admins:
        return {**shown, "status": "administrator", **ADMIN_RIGHTS}
    return {**shown, "status": "member"}


RESTRICTED = (
    "can_send_messages", "can_send_audios", "can_send_documents", "can_send_photos", "can_send_videos",
    "can_send_video_notes", "can_send_voice_notes", "can_send_polls", "can_send_other_messages",
    "can_add_web_page_previews", "can_change_info", "can_invite_users", "can_pin_messages", "can_manage_topics",
    "can_edit_tag", "can_react_to_messages",
)  # fmt: skip
NOTHING_ALLOWED = dict.fromkeys(RESTRICTED, False)
RIGHTS = (
    "can_be_edited", "is_anonymous", "can_manage_chat", "can_delete_messages", "can_manage_video_chats",
    "can_restrict_members", "can_promote_members", "can_change_info", "can_invite_users", "can_post_stories",
    "can_edit_stories", "can_delete_stories",
)  # fmt: skip
ADMIN_RIGHTS = dict.fromkeys(RIGHTS, False)
