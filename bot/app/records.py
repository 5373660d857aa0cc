"""Records on the command line: checked, and drawn as pictures and one moving picture."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from PIL import Image

import render
from rules import GAMES
from rules.contract import State
from rules.record import BadRecord, Record, Step, read, verify

FRAME_MS = 1200
LAST_FRAME_MS = 5000
FRAME_WIDTHS = (640, 512, 400)  # the first that keeps the moving picture small enough
MOVING_BYTES = 3_000_000


def verify_file(path: Path) -> int:
    """Checks a record; says what it found."""
    try:
        record, steps = _checked(path)
    except (BadRecord, OSError) as error:
        print(f"{path}: {error}", file=sys.stderr)
        return 1
    ending = "unfinished" if record.outcome is None else f"scores {', '.join(map(str, record.outcome.scores))}"
    print(f"{path}: {record.game}, {len(record.seats)} players, {len(steps)} moves, {ending}; all of it holds.")
    return 0


def _checked(path: Path) -> tuple[Record, tuple[Step, ...]]:
    record = read(path.read_bytes())
    return record, verify(record, GAMES)


def replay_file(path: Path, to: Path | None) -> int:
    """Draws a record into a folder: a picture a turn, and `game.webp`, which shows them all."""
    try:
        record, steps = _checked(path)
    except (BadRecord, OSError) as error:
        print(f"{path}: {error}", file=sys.stderr)
        return 1
    folder = to or path.with_suffix("")
    folder.mkdir(parents=True, exist_ok=True)
    pictures = list(_pictures(record, steps))
    for number, picture in enumerate(pictures):
        (folder / f"{number:03}.png").write_bytes(picture)
    moving = folder / "game.webp"
    moving.write_bytes(animation(pictures))
    print(f"{len(pictures)} pictures and {moving.name} ({moving.stat().st_size // 1024} KB) in {folder}")
    return 0


def _pictures(record: Record, steps: Sequence[Step]) -> Iterator[bytes]:
    """As everyone could see it, whenever there was something new to see."""
    game, shown = GAMES[record.game], b""
    for state in _moments(record, steps):
        picture = render.board(game.view(state, None), names=record.seats)
        if picture != shown:
            yield picture
        shown = picture


def _moments(record: Record, steps: Sequence[Step]) -> Iterator[State]:
    """The opening, the end of every turn, and the last of all."""
    game = GAMES[record.game]
    before: State = game.start(len(record.seats), record.seed, record.options)
    yield before
    for number, step in enumerate(steps, 1):
        if game.turn(step.state) != game.turn(before) or number == len(steps):
            yield step.state
        before = step.state


def animation(pictures: Sequence[bytes]) -> bytes:
    """The pictures one after the other, small enough to be sent in a chat.

    WebP: of the golden games' pictures GIF makes three to five times as much, APNG more than twice.
    """
    moving = b""
    for width in FRAME_WIDTHS:
        moving = _moving([_frame(picture, width) for picture in pictures])
        if len(moving) <= MOVING_BYTES:
            break
    return moving


def _moving(frames: Sequence[Image.Image]) -> bytes:
    durations = [FRAME_MS] * (len(frames) - 1) + [LAST_FRAME_MS]
    out = io.BytesIO()
    frames[0].save(
        out, "WEBP", save_all=True, append_images=frames[1:], duration=durations, loop=0, quality=60, method=2
    )
    return out.getvalue()


def _frame(picture: bytes, width: int) -> Image.Image:
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    height = round(image.height * width / image.width)
    return image.resize((width, height), Image.Resampling.LANCZOS)
