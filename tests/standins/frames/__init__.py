"""Stand-ins for the pages that the apps put around a window, at their own names, over TLS, in a real browser."""

from tests.standins.frames.hosts import APP_HOST, FLAGS, Hosts

__all__ = ["APP_HOST", "FLAGS", "Hosts"]
