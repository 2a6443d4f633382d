"""Which addresses this machine has, the likeliest for guests first."""

from __future__ import annotations

import ipaddress

import ifaddr

EVERY = "0.0.0.0"
LOOPBACK = "127.0.0.1"


def addresses() -> list[tuple[str, str]]:
    """IPv4 addresses and the names of their network cards; this machine's own loopback comes last."""
    found = [(str(ip.ip), adapter.nice_name) for adapter in ifaddr.get_adapters() for ip in adapter.ips if ip.is_IPv4]
    return sorted(dict(found).items(), key=lambda pair: (_rank(pair[0]), pair[0]))


def _rank(address: str) -> int:
    """A home or office network first, then other addresses, those given without a server, and loopback."""
    ip = ipaddress.ip_address(address)
    return 3 if ip.is_loopback else 2 if ip.is_link_local else 0 if ip.is_private else 1


def to_tell(interface: str, most: int) -> tuple[str, ...]:
    """The addresses to put into a join code for a host that listens there."""
    if interface != EVERY:
        return (interface,)
    known = [address for address, _ in addresses() if _rank(address) < 3]
    return tuple(known[:most]) or (LOOPBACK,)
