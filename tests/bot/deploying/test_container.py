"""The container's own steps, one by one in a scratch folder: no container runtime is at hand where the tests run."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

from tests.bot.conftest import free_port
from tests.bot.crash.process import Bot

ROOT = Path(__file__).parents[3]
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
COMPOSE = (ROOT / "compose.yaml").read_text("utf-8")


def steps(kind: str) -> list[str]:
    return [line.partition(" ")[2].strip() for line in DOCKERFILE.splitlines() if line.startswith(f"{kind} ")]


def copied() -> list[str]:
    """The sources that are copied into the image."""
    return [name for step in steps("COPY") if "--from" not in step for name in shlex.split(step)[:-1]]


def health_check() -> list[str]:
    """The command by which the image looks after its health."""
    found: list[str] = json.loads(steps("HEALTHCHECK")[0].partition("CMD ")[2])
    return [sys.executable, *found[1:]]


def test_what_is_copied_is_there_and_reaches_the_builder() -> None:
    let_through = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    for name in copied():
        assert (ROOT / name).exists(), name
        assert name in let_through, name
    for secret in (".env", ".git"):
        assert secret not in let_through


def test_what_is_installed_from_what_is_copied_is_whole(tmp_path: Path) -> None:
    """Words, fonts, scripts and the page's files come along, and it runs where the sources are not."""
    source, site = tmp_path / "source", tmp_path / "site"
    source.mkdir()
    for name in copied():
        there = source / name
        there.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, there, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, there)
    command = next(step for step in steps("RUN") if "--no-deps" in step)
    given = shlex.split(command.replace("/venv/bin/pip", f"{sys.executable} -m pip"))
    subprocess.run([*given, "--quiet", "--target", str(site)], cwd=source, check=True)
    for package in ("bot", "render", "rules"):
        wanted = {path.relative_to(source) for path in (source / package).rglob("*") if path.is_file()}
        found = {path.relative_to(site) for path in (site / package).rglob("*") if path.is_file()}
        assert wanted - found == set()
    environment = {**os.environ, "PYTHONPATH": str(site), "PYTHONDONTWRITEBYTECODE": "1"}
    where = "import bot, sys; from bot.app.main import main; print(bot.__file__); sys.exit(main(['--version']))"
    done = subprocess.run(
        [sys.executable, "-c", where], cwd=tmp_path, env=environment, capture_output=True, text=True, check=True
    )
    assert str(site) in done.stdout
    assert "zoco 0." in done.stdout


async def test_the_health_check_tells_a_house_that_is_well_from_one_that_is_not(redis_url: str, tmp_path: Path) -> None:
    bot = Bot({"REDIS_URL": redis_url}, tmp_path / "bot.log")
    await bot.start()

    async def status(port: int) -> int:
        process = await asyncio.create_subprocess_exec(
            *health_check(), env={**os.environ, "PORT": str(port)}, stderr=asyncio.subprocess.DEVNULL
        )
        return await process.wait()

    assert await status(bot.port) == 0
    assert await status(free_port()) != 0
    assert await bot.stop() == 0


def test_nothing_in_a_container_runs_as_root_or_writes_to_its_root() -> None:
    assert steps("USER") == ["10001:10001"]
    assert steps("CMD") == ['["zoco"]'], "a Procfile's commands take its place"
    services = re.split(r"^  (\w+):$", COMPOSE.partition("\nnetworks:")[0], flags=re.MULTILINE)[1:]
    named = dict(zip(services[::2], services[1::2], strict=True))
    assert set(named) == {"valkey", "zoco", "caddy"}
    for name, text in named.items():
        assert "read_only: true" in text, name
        assert "no-new-privileges:true" in text, name
    assert "ports:" not in named["valkey"] + named["zoco"], "only the proxy is reached from outside"
    assert "appendfsync always" in named["valkey"]
    assert "noeviction" in named["valkey"]
    subnet = re.search(r"subnet: ([\d./]+)", COMPOSE)
    assert subnet
    assert f"ZOCO_PROXIES: {subnet[1]}" in named["zoco"], "the proxy is believed"
    assert {"ZOCO_HOSTS", "REDIS_URL"} <= set(re.findall(r"[A-Z_]{4,}", named["zoco"]))
