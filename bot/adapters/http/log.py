"""The log of what speaks HTTP: a visitor who does not is a line once in a while, and never a traceback."""

from __future__ import annotations

import errno
import logging

from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.web_protocol import RequestPayloadError

from bot.runtime.rare_warnings import RareWarnings


class OnlyOurFaults(logging.Filter):
    """Lets through what is wrong with us; what visitors send that is no HTTP is said by `RareWarnings`."""

    def __init__(self) -> None:
        super().__init__()
        self._seldom = RareWarnings(logging.getLogger(__name__))

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is to be written as it is."""
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, HttpProcessingError | RequestPayloadError):
            return True
        self._seldom.warning("malformed", "a request that is not HTTP was refused: %s", type(error).__name__)
        return False


class NoDescriptors(logging.Filter):
    """asyncio writes a traceback for each connection that could not be accepted, thousands in a second."""

    NONE_LEFT = frozenset({errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM})

    def __init__(self) -> None:
        super().__init__()
        self._seldom = RareWarnings(logging.getLogger(__name__))

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is to be written as it is."""
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, OSError) or error.errno not in self.NONE_LEFT:
            return True
        self._seldom.warning("files", "no connection can be accepted: %s", error.strerror)
        return False


HTTP_LOG = logging.getLogger(f"{__name__}.server")
"""For every server we run."""
HTTP_LOG.addFilter(OnlyOurFaults())
logging.getLogger("asyncio").addFilter(NoDescriptors())
