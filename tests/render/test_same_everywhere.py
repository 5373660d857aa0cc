"""The same position is the same file, byte for byte, whatever order a process happens to keep its sets in."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from random import Random

import render
from rules import GAMES


def drawn() -> str:
    """A hash of pictures from random games of every kind."""
    files, random = sha256(), Random(2)
    for game in GAMES.values():
        state = game.start(game.seats[1], "same")
        for number in range(90):
            if not (acting := game.to_act(state)):
                break
            state, _ = game.play(state, acting[0], random.choice(game.legal(state, acting[0])))
            if number % 4 == 0:
                files.update(render.board(game.view(state, None)))
                files.update(render.hand(game.view(state, acting[0])) or b"")
                own = game.view(state, game.to_act(state)[0]) if game.to_act(state) else game.view(state, None)
                files.update(render.board(own, own=True))
                files.update(repr(render.spots(own)).encode())
    return files.hexdigest()


def test_two_processes_draw_the_same_bytes() -> None:
    def elsewhere(seed: str) -> str:
        command = [sys.executable, "-m", "tests.render.test_same_everywhere"]
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        return subprocess.run(command, env=environment, capture_output=True, check=True, text=True).stdout

    assert elsewhere("1") == elsewhere("2")


if __name__ == "__main__":
    print(drawn())
