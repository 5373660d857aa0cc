"""`python -m bot` is `zoco`."""

import sys

from bot.app.main import main

sys.exit(main())
