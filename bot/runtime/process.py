"""What this process needs: its memory, and since when it runs."""

from __future__ import annotations

import resource
import sys
import time
from pathlib import Path

STARTED = time.time()
_STATM = Path("/proc/self/statm")


def memory_bytes() -> int:
    """The memory that it holds; where the system does not tell that, the most that it ever held."""
    try:
        pages = int(_STATM.read_text().split()[1])
    except (OSError, ValueError, IndexError):
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else most * 1024
    return pages * resource.getpagesize()
