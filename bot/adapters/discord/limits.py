"""What Discord allows, by name. Sources are pages under https://docs.discord.com/developers/."""

from __future__ import annotations

# components/reference
TEXT = 4000  # characters of all text displays of a message together (discord.py: LayoutView.content_length)
CUSTOM_ID = 100
COMPONENT_IDS = 1 << 31  # an id is a 32 bit integer
ROW_BUTTONS = 5
BUTTON_LABEL = 80
OPTIONS = 25  # of one select
OPTION_LABEL = 100
OPTION_VALUE = 100
PLACEHOLDER = 150
ALT = 1024  # resources/message: the description of an attachment

# interactions/application-commands
COMMAND_NAME = 32
COMMAND_DESCRIPTION = 100
CHOICES = 25
CHOICE_NAME = 100
CHOICE_VALUE = 100

# interactions/receiving-and-responding
ACKNOWLEDGE_WITHIN = 3.0  # seconds

# activities: names that Discord gives, and the codes of its OAuth2, are shorter than this
INSTANCE = 200
CODE = 500

# resources/message
NONCE = 25
NONCE_REMEMBERED = 60.0  # seconds; "the past few minutes", taken with care

# topics/rate-limits, as discord.py allows: the shortest wait it gives up at instead of waiting itself
LONGEST_WAIT = 30.0
