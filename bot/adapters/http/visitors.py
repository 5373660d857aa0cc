"""Who visits, as far as limits go: an address, or a proxy of ours that speaks for others."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TypeAlias

Address: TypeAlias = IPv4Address | IPv6Address
Network: TypeAlias = IPv4Network | IPv6Network

HERE: tuple[Network, ...] = (ip_network("127.0.0.0/8"), ip_network("::1/128"))
"""This machine. What comes from it comes from a proxy, or from whoever runs the house."""
PRIVATE: tuple[Network, ...] = tuple(
    map(ip_network, ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "fc00::/7", "fe80::/10"))
)
"""Addresses at which, for all we know, a proxy or a router stands before many."""
ONE_HOUSEHOLD = 64  # bits of an IPv6 address; within them everybody has as many addresses as they like


def networks_of(text: str) -> tuple[Network, ...]:
    """Addresses and networks parted by commas or spaces. Throws ValueError for anything else."""
    return tuple(ip_network(word, strict=False) for word in text.replace(",", " ").split())


def address_of(text: str) -> Address | None:
    """An address as it is written, with IPv4 in IPv6 as the IPv4 that it is; None if it is none."""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def is_among(address: Address | None, networks: Iterable[Network]) -> bool:
    """Whether an address belongs to one of these."""
    return address is not None and any(address in network for network in networks)


def household(address: Address) -> str:
    """Whose address it is."""
    if isinstance(address, IPv6Address):
        return str(ip_network((address, ONE_HOUSEHOLD), strict=False))
    return str(address)


def came_from(peer: str, forwarded: str, proxies: Iterable[Network]) -> Address | None:
    """Where a request began: what called us, or whoever called that, if it is a proxy of ours.

    A proxy adds the address it was called from at the end of `X-Forwarded-For`, so only what our own proxies
    added is believed: from the end to the first address that is none of theirs.
    """
    known, address = tuple(proxies), address_of(peer)
    for hop in reversed(forwarded.split(",") if forwarded else ()):
        if not is_among(address, known):
            break
        address = address_of(hop.strip())
    return address


def visitor_at(
    peer: str, forwarded: str, proxies: Iterable[Network], uncounted: Iterable[Network] = HERE + PRIVATE
) -> str | None:
    """The visitor behind a request; None where nobody can say, as for somebody at this machine itself."""
    address = came_from(peer, forwarded, proxies)
    return None if address is None or is_among(address, uncounted) else household(address)
