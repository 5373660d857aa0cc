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
FRAME_WIDTH = 640


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
    game = GAMES[record.game]
    states: list[State] = [game.start(len(record.seats), record.seed, record.options)]
    states += [step.state for step in steps]
    for state in states:
        yield render.board(game.view(state, None), names=record.seats)


def animation(pictures: Sequence[bytes]) -> bytes:
    """The pictures one after the other, small enough to be sent in a chat."""
    frames = [_frame(picture) for picture in pictures]
    durations = [FRAME_MS] * (len(frames) - 1) + [LAST_FRAME_MS]
    out = io.BytesIO()
    frames[0].save(
        out, "WEBP", save_all=True, append_images=frames[1:], duration=durations, loop=0, quality=60, method=4
    )
    return out.getvalue()


def _frame(picture: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    height = round(image.height * FRAME_WIDTH / image.width)
    return image.resize((FRAME_WIDTH, height), Image.Resampling.LANCZOS)
