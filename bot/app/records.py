"""Records on the command line: checked, and drawn as pictures and one moving picture."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from itertools import chain
from pathlib import Path

import msgspec
from PIL import Image

import render
from rules import GAMES
from rules.contract import State, View
from rules.record import BadRecord, Record, Unreadable, checked, read, read_many

MOST_BYTES = 4_000_000  # of a record; the longest games have some ten thousand
MOST_PICTURES = 1000  # the longest games have some hundred
MOST_FRAMES = 160  # of the moving picture; the longest games have some hundred
NAME_LENGTH = 80  # characters of a name that a picture has room for
FRAME_MS = 1200
LAST_FRAME_MS = 5000
FRAME_WIDTHS = (640, 512, 400)  # the first that keeps the moving picture small enough
MOVING_BYTES = 3_000_000


class Undrawable(ValueError):
    """A record that holds, but of which no pictures are made."""


def verify_file(path: Path) -> int:
    """Checks a record; says what it found."""
    try:
        data = _bytes(path)
        if (bundle := read_many(data)) is not None:
            return _all_hold(path, bundle)
        record = read(data)
        moves = sum(1 for _ in checked(record, GAMES))
    except (BadRecord, OSError) as error:
        return _refused(path, error)
    brought = sum(map(bool, record.brought or ()))
    dice = f"; {brought} of them brought a part of the dice" if brought else ""
    ending = "unfinished" if record.outcome is None else f"scores {', '.join(map(str, record.outcome.scores))}"
    print(f"{_name(path)}: {record.game}, {len(record.seats)} players, {moves} moves, {ending}{dice}; all of it holds.")
    return 0


def _all_hold(path: Path, records: Sequence[Record]) -> int:
    """Checks every record of a bundle; one that does not hold is named, and the others are checked nevertheless."""
    wrong = 0
    for number, record in enumerate(records, 1):
        try:
            for _ in checked(record, GAMES):
                pass
        except BadRecord as error:
            wrong += 1
            print(f"{_name(path)}: record {number}: {error}", file=sys.stderr)
    print(f"{_name(path)}: {len(records) - wrong} of {len(records)} records hold.")
    return int(wrong > 0)


def replay_file(path: Path, to: Path | None) -> int:
    """Draws a record into a folder: a picture a turn, and `game.webp`, which shows them all."""
    try:
        record = _record(path)
        _check_that_it_can_be_drawn(record)
        folder = to or (path.with_suffix("") if path.suffix else path.with_name(f"{path.name}-pictures"))
        folder.mkdir(parents=True, exist_ok=True)
        pictures = [_written(folder, number, picture) for number, picture in enumerate(_pictures(record))]
        moving = folder / "game.webp"
        moving.write_bytes(animation(pictures))
    except (BadRecord, Undrawable, OSError) as error:
        return _refused(path, error)
    size = moving.stat().st_size // 1024
    print(f"{len(pictures)} pictures and {moving.name} ({size} KB) in {_name(folder)}")
    return 0


def _refused(path: Path, error: Exception) -> int:
    why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    where = error.filename if isinstance(error, OSError) and error.filename else path
    print(f"{_name(Path(where))}: {why}", file=sys.stderr)
    return 1


def _name(path: Path) -> str:
    """As it can be printed, whatever bytes are in it."""
    return str(path).encode(errors="backslashreplace").decode()


def _record(path: Path) -> Record:
    """The record in a file."""
    return read(_bytes(path))


def _bytes(path: Path) -> bytes:
    """What is in a file: not a device, nor anything else that does not end."""
    if path.exists() and not path.is_file():
        raise Unreadable("that is no file")
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise Unreadable(f"not a record: it has more than {MOST_BYTES:,} bytes")
    return data


def _check_that_it_can_be_drawn(record: Record) -> None:
    """All of it is checked before the first picture."""
    number = sum(1 for _ in _moments(record))
    if number > MOST_PICTURES:
        raise Undrawable(f"it would be {number:,} pictures; {MOST_PICTURES:,} are the most that are drawn")


def _pictures(record: Record) -> Iterator[bytes]:
    """As everyone could see it, whenever there was something new to see."""
    names, shown = [name[:NAME_LENGTH] for name in record.seats], b""
    for view in _moments(record):
        picture = render.board(view, names=names)
        if picture != shown:
            yield picture
        shown = picture


def _moments(record: Record) -> Iterator[View]:
    """The opening, the end of every turn, and the last of all; nothing that was shown before, by taking moves back."""
    seen = set[bytes]()
    for state in _turns(record):
        view = GAMES[record.game].view(state, None)
        digest = blake2b(msgspec.msgpack.encode(view), digest_size=16).digest()
        if digest not in seen:
            yield view
        seen.add(digest)


def _turns(record: Record) -> Iterator[State]:
    steps = checked(record, GAMES)
    first = next(steps, None)  # whatever is wrong with the record as a whole is thrown here
    game = GAMES[record.game]
    before: State = game.start(len(record.seats), record.seed, record.options)
    yield before
    last = before
    for step in () if first is None else chain([first], steps):
        if game.turn(step.state) != game.turn(before):
            yield step.state
        last = before = step.state
    yield last


def _written(folder: Path, number: int, picture: bytes) -> Path:
    path = folder / f"{number:03}.png"
    path.write_bytes(picture)
    return path


def _some(pictures: Sequence[Path]) -> Sequence[Path]:
    """As many as a moving picture may have, spread evenly, with the first and the last."""
    if len(pictures) <= MOST_FRAMES:
        return pictures
    return [pictures[round(number * (len(pictures) - 1) / (MOST_FRAMES - 1))] for number in range(MOST_FRAMES)]


def animation(pictures: Sequence[Path]) -> bytes:
    """The pictures one after the other, small enough to be sent in a chat.

    WebP: of the golden games' pictures GIF makes three to five times as much, APNG more than twice.
    """
    moving = b""
    for width in FRAME_WIDTHS:
        moving = _moving([_frame(picture, width) for picture in _some(pictures)])
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


def _frame(picture: Path, width: int) -> Image.Image:
    image = Image.open(picture).convert("RGB")
    height = round(image.height * width / image.width)
    return image.resize((width, height), Image.Resampling.LANCZOS)
