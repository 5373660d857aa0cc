"""Stands in, in a scratch folder, for what only a real machine has: packages, users, services, containers.

`python stubs.py NAME ARGUMENTS…`, by way of a script of that name. What is asked is written down; services are really
run, as their unit files say. This module knows nothing of the bot.
"""

from __future__ import annotations

import configparser
import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ROOT = Path(os.environ["SCRATCH"])
SOURCE = Path(os.environ["ZOCO_SOURCE"])
UNITS = ROOT / "etc/systemd/system"
RUNNING = ROOT / "run"
STARTED_SECONDS = 40.0
ENDED_SECONDS = 15.0


def main(name: str, given: list[str]) -> int:
    with (ROOT / "asked").open("a") as asked:
        asked.write(" ".join([name, *given]) + "\n")
    known = {"git": git, "make": make, "systemctl": systemctl, "runuser": runuser, "install": install}
    return known[name](given) if name in known else 0


def git(given: list[str]) -> int:
    """A clone is a copy; there is never anything new."""
    if given[0] == "clone":
        shutil.copytree(SOURCE, given[2], symlinks=True)
    return 0


def make(given: list[str]) -> int:
    """Installing is a link to what is installed."""
    folder = Path(given[1] if given[0] == "-C" else ".")
    assert given[-1] == "install"
    assert "\ninstall:" in (folder / "Makefile").read_text()
    if not (folder / ".venv").exists():
        (folder / ".venv").symlink_to(sys.prefix)
    return 0


def runuser(given: list[str]) -> int:
    """Everybody is who runs the tests."""
    assert given[:3] == ["-u", "zoco", "--"]
    return subprocess.run(given[3:], check=False).returncode


def install(given: list[str]) -> int:
    """The real one, but for who owns it."""
    words = iter(given)
    kept = [word for word in words if not (word in ("-o", "-g") and next(words))]
    return subprocess.run(["/usr/bin/install", *kept], check=False).returncode


def systemctl(given: list[str]) -> int:
    words = [word for word in given if not word.startswith("--")]
    what, services = words[0], words[1:]
    if services == ["zoco@*"]:
        services = [path.name for path in RUNNING.glob("zoco@*")]
    for service in services:
        if service.endswith(".timer"):
            assert (UNITS / service).is_file()
            continue
        if what in ("stop", "restart"):
            stop(service)
        if what in ("enable", "start", "restart") and service != "caddy":
            start(service)
    return 0


def unit_of(service: str) -> tuple[configparser.ConfigParser, str]:
    """The unit, and what stands behind its `@`."""
    name, at, instance = service.partition("@")
    unit = configparser.ConfigParser(interpolation=None, strict=False, delimiters=("=",))
    assert unit.read(UNITS / f"{name}{at}.service")
    return unit, instance


def start(service: str) -> None:
    unit, instance = unit_of(service)
    settings = dict(os.environ)
    for path in (ROOT / "etc/zoco.env", ROOT / f"etc/zoco.{instance}.env"):
        if path.exists():
            lines = [line for line in path.read_text().splitlines() if "=" in line and not line.startswith("#")]
            settings |= dict(line.split("=", 1) for line in lines)
    if instance in ("discord", "telegram") and not settings.get(f"{instance.upper()}_TOKEN"):
        return  # it would end with a sentence
    RUNNING.mkdir(exist_ok=True)
    command = unit["Service"]["ExecStart"].replace("%i", instance).split()
    with (ROOT / "log").open("ab") as log:
        process = subprocess.Popen(command, env=settings, stdout=log, stderr=log, start_new_session=True)
    (RUNNING / service).write_text(str(process.pid))
    if instance in ("", "web"):
        served(int(settings["PORT"]))


def served(port: int) -> None:
    deadline = time.monotonic() + STARTED_SECONDS
    while time.monotonic() < deadline:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5)
            return
        except OSError:
            time.sleep(0.05)
    sys.exit(f"nothing is served at {port}: {(ROOT / 'log').read_text()[-2000:]}")


def stop(service: str) -> None:
    running = RUNNING / service
    if not running.exists():
        return
    number = int(running.read_text())
    running.unlink()
    os.kill(number, signal.SIGTERM)
    deadline = time.monotonic() + ENDED_SECONDS
    while time.monotonic() < deadline:
        try:
            os.kill(number, 0)
        except ProcessLookupError:
            return
        if Path(f"/proc/{number}/stat").exists() and Path(f"/proc/{number}/stat").read_text().split()[2] == "Z":
            return
        time.sleep(0.02)
    sys.exit(f"{service} does not end")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
