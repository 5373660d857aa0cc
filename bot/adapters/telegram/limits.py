"""What Telegram allows, by name. Sources are pages under https://core.telegram.org/bots."""

from __future__ import annotations

# /api: sendMessage, sendPhoto, answerCallbackQuery, InlineKeyboardButton; counted in UTF-16 units, the stricter way
TEXT = 4096
CAPTION = 1024
ALERT = 200
CALLBACK_DATA = 64  # bytes
COPY_TEXT = 256
KEYBOARD_KEYS = 100  # telegram.constants.InlineKeyboardMarkupLimit
ROW_KEYS = 8

# /features#deep-linking
START_PARAMETER = 64

# /api: setMyCommands, BotCommand
COMMANDS = 100
COMMAND_DESCRIPTION = 256

# /api: createForumTopic
TOPIC = 128

# /api: setMyDescription, setMyShortDescription
DESCRIPTION = 512
SHORT_DESCRIPTION = 120

# /faq#my-bot-is-hitting-limits-how-do-i-avoid-this
CHAT_GAP = 1.0  # seconds between two messages in a chat
GROUP_MESSAGES = 20
GROUP_SECONDS = 60.0
ALL_MESSAGES = 30
ALL_SECONDS = 1.0

# /api#getting-updates: a batch
UPDATES = 100

# /api#setwebhook
SECRET = 256
WEBHOOK_CONNECTIONS = 40
WEBHOOK_ROOM = 2 * WEBHOOK_CONNECTIONS  # connections we take; all may come from one address

# /webapps#webappinitdata has ten fields now, and will have more
INIT_DATA_FIELDS = 40
