"""Every command of the pages about deploying is run, in their order, in a scratch folder."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bot.conftest import free_port
from tests.bot.crash.cluster import Cluster

ROOT = Path(__file__).parents[3]
PAGES = ROOT / "docs" / "deploying"
STUBS = Path(__file__).parent / "stubs.py"
STANDING_IN = (
    "apt-get", "useradd", "git", "make", "systemctl", "runuser", "install", "docker", "dokku", "valkey-cli",
)  # fmt: skip
PLACES = re.compile(r"(?<![\w.{/])/(opt|etc|var|usr/local)/")
BLOCK = re.compile(r"^```sh\n(.*?)^```", re.MULTILINE | re.DOTALL)
SECONDS = 170


def commands(page: str) -> str:
    """All that a page has one type, in order."""
    return "\n".join(BLOCK.findall((PAGES / f"{page}.md").read_text("utf-8")))


class Machine:
    """A scratch folder that is a machine, as far as the pages can tell."""

    def __init__(self, root: Path) -> None:
        self.root, self.port = root, free_port()
        for folder in (
            "opt",
            "etc/systemd/system",
            "etc/caddy",
            "var/lib",
            "var/backups",
            "usr/local/bin",
            "bin",
            "home",
        ):
            (root / folder).mkdir(parents=True)
        for name in STANDING_IN:
            script = root / "bin" / name
            script.write_text(f'#!/bin/sh\nexec {sys.executable} {STUBS} {name} "$@"\n')
            script.chmod(0o755)
        self._copy_sources()

    def _copy_sources(self) -> None:
        """The files that the pages name, with the places of this machine in them."""
        source = self.root / "source"
        for name in ("Makefile", "Dockerfile", "compose.yaml", "docs/deploying"):
            there = source / name
            there.parent.mkdir(parents=True, exist_ok=True)
            (shutil.copytree if (ROOT / name).is_dir() else shutil.copy)(ROOT / name, there)
        for path in (source / "docs").rglob("*"):
            if path.is_file():
                path.write_text(self.placed(path.read_text("utf-8")), "utf-8")

    def placed(self, text: str) -> str:
        """The text, its places being those of this machine."""
        return PLACES.sub(lambda match: f"{self.root}/{match[1]}/", text)

    def run(self, script: str, **more: str) -> subprocess.CompletedProcess[str]:
        """A script in a shell that stops at the first command that fails."""
        settings = {name: value for name, value in os.environ.items() if not name.startswith(("ZOCO_", "REDIS_"))}
        settings |= {
            "PATH": f"{self.root}/bin:{self.root}/usr/local/bin:{os.environ['PATH']}",
            "SCRATCH": str(self.root),
            "ZOCO_SOURCE": str(self.root / "source"),
            "PORT": str(self.port),
            "HOME": str(self.root / "home"),
            "DISCORD_TOKEN": "",
            "TELEGRAM_TOKEN": "",
            **more,
        }
        return subprocess.run(
            ["bash", "-euxc", self.placed(script)],
            cwd=self.root / "home",
            env=settings,
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
        )

    def asked(self) -> list[str]:
        return (self.root / "asked").read_text().splitlines()

    def stop(self) -> None:
        services = [path.name for path in (self.root / "run").glob("*")]
        if services:
            self.run(f"systemctl stop {' '.join(services)}")


@pytest.fixture
def machine() -> Iterator[Machine]:
    with tempfile.TemporaryDirectory(prefix="zoco-machine-", ignore_cleanup_errors=True) as folder:
        here = Machine(Path(folder))
        yield here
        here.stop()


def test_one_machine_with_systemd_word_for_word(machine: Machine) -> None:
    """Installed, served, backed up, restored and updated; in the end the doctor finds nothing wrong."""
    done = machine.run(commands("systemd"))
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    reports = re.findall(r"(\d+) right, \d+ to look at, (\d+) wrong", done.stdout)
    assert len(reports) == 3
    assert {wrong for _, wrong in reports} == {"0"}
    assert "all of it can be read" in done.stdout
    for path, mode in (("etc/zoco.env", 0o600), ("var/lib/zoco", 0o700), ("var/backups/zoco/first.zoco", 0o600)):
        assert (machine.root / path).stat().st_mode & 0o777 == mode, path
    assert "useradd --system" in "\n".join(machine.asked())


def test_several_machines_word_for_word(machine: Machine, tmp_path: Path) -> None:
    """On a real cluster: the page and the clock run as the units say, and the doctor finds nothing wrong."""
    with tempfile.TemporaryDirectory(prefix="zoco-cluster-", ignore_cleanup_errors=True) as folder:
        cluster = Cluster(Path(folder))
        try:
            cluster.form()
            script = commands("cluster")
            addresses = "redis://10.0.0.1:6379,redis://10.0.0.2:6379,redis://10.0.0.3:6379"
            assert addresses in script
            script = script.replace(addresses, cluster.url).replace("ZOCO_HOST=0.0.0.0", "ZOCO_HOST=127.0.0.1")
            for port in ("9101", "9102", "9103"):
                script = script.replace(port, str(free_port()))
            done = machine.run(script.replace("zoco doctor", "zoco doctor || true"))
            assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
            assert "Every move is on 1 replicas before it counts" in done.stdout
            assert "and moves are stored" in done.stdout
            found = re.findall(r"WRONG (.*)", done.stdout)
            assert [one for one in found if "keeps nothing on disk" not in one] == [], "this cluster has no disks"
            assert sorted(path.name for path in (machine.root / "run").iterdir()) == ["zoco@clock", "zoco@web"]
            machine.stop()
        finally:
            cluster.end()


@pytest.mark.parametrize("page", ["container", "procfile"])
def test_the_other_pages_are_commands_that_a_shell_understands(machine: Machine, page: str) -> None:
    """What platforms and container runtimes make of them cannot be seen here."""
    done = machine.run(commands(page))
    assert done.returncode == 0, done.stderr[-3000:]
    asked = machine.asked()
    if page == "procfile":
        scaled = next(line for line in asked if line.startswith("dokku ps:scale"))
        parts = re.findall(r"(\w+)=1", scaled)
        assert parts == re.findall(r"^(\w+):", (ROOT / "Procfile").read_text(), re.MULTILINE)
    else:
        assert (machine.root / "home/zoco/.env").stat().st_mode & 0o777 == 0o600


# Unit files.


UNITS = sorted((PAGES / "systemd").glob("zoco*.service")) + sorted((PAGES / "systemd").glob("*.timer"))
HARDENED = (
    "NoNewPrivileges=yes", "ProtectSystem=strict", "ProtectHome=yes", "PrivateTmp=yes", "PrivateDevices=yes",
    "CapabilityBoundingSet=\n", "SystemCallFilter=@system-service", "UMask=0077", "User=zoco",
)  # fmt: skip


@pytest.mark.parametrize("unit", [path for path in UNITS if path.suffix == ".service"], ids=lambda path: path.name)
def test_a_service_has_no_more_rights_than_it_needs(unit: Path) -> None:
    text = unit.read_text()
    for setting in HARDENED:
        assert f"\n{setting}" in text, setting


def test_systemd_understands_the_units_and_finds_them_safe(tmp_path: Path) -> None:
    """Where systemd's own tool is at hand; the test above holds anywhere."""
    for folder in ("etc/systemd/system", "opt/zoco/.venv/bin", "bin", "usr/bin"):
        (tmp_path / folder).mkdir(parents=True)
    for program in ("opt/zoco/.venv/bin/zoco", "bin/sh", "usr/bin/find"):
        (tmp_path / program).write_text("#!/bin/sh\n")
        (tmp_path / program).chmod(0o755)
    for target in ("sysinit", "basic", "shutdown", "network-online", "multi-user", "timers", "time-sync", "time-set"):
        (tmp_path / f"etc/systemd/system/{target}.target").write_text("[Unit]\nDescription=A target\n")
    for unit in UNITS:
        shutil.copy(unit, tmp_path / "etc/systemd/system")
    tool = shutil.which("systemd-analyze")
    if tool is None:
        return
    for name in ("zoco.service", "zoco@web.service", "zoco-backup.service", "zoco-backup.timer"):
        place = tmp_path / "etc/systemd/system" / re.sub("@web", "@", name)
        done = subprocess.run(
            [tool, "verify", f"--root={tmp_path}", "--recursive-errors=no", name],
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, ""), name
        if name.endswith(".service"):
            said = subprocess.run(
                [tool, "security", "--offline=true", "--threshold=25", f"--root={tmp_path}", place.name],
                capture_output=True,
                text=True,
                check=False,
            )
            assert said.returncode == 0, said.stdout[-1500:] + said.stderr
