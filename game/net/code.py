"""The join code: where a match is, how its certificate begins, and the key that lets people in.

It is made for reading out: 32 signs of an alphabet without I, L, O and U, in groups of four. The last two groups are
the key; who finds the match in the list, or knows its address, needs only these.

    header 1 byte   how many addresses (4 bits), check digit (4 bits)
    port 2 bytes, addresses 4 bytes each, certificate 8 bytes, key 5 bytes
"""

from __future__ import annotations

import hashlib
import ipaddress
import secrets

from game.frozen import frozen

SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
ALIKE = str.maketrans({"O": "0", "I": "1", "L": "1"})  # signs that people read for others
MOST_ADDRESSES = 3
FINGERPRINT = 8  # bytes of the certificate's fingerprint in the code
KEY = 5  # bytes of the key
KEY_SIGNS = 8
LONGEST = 200  # signs of anything a person types here


class BadCode(ValueError):
    """What was typed is no join code. The message says why, in one sentence."""


@frozen
class Code:
    """Everything a guest needs to come in."""

    port: int
    addresses: tuple[str, ...]  # IPv4, the likeliest first
    fingerprint: bytes  # the first bytes of the certificate's SHA-256
    key: str  # eight signs

    def __str__(self) -> str:
        body = self.port.to_bytes(2, "big") + b"".join(ipaddress.IPv4Address(a).packed for a in self.addresses)
        body += self.fingerprint
        head = (len(self.addresses) << 4 | _check(body, self.key)).to_bytes(1, "big")
        return grouped(_signs(head + body) + self.key)


def new_key() -> str:
    """A key of 40 bits: far too many to try at three a second."""
    return _signs(secrets.token_bytes(KEY))


def grouped(signs: str) -> str:
    """In groups of four, for reading."""
    return "-".join(signs[i : i + 4] for i in range(0, len(signs), 4))


def plain(typed: str) -> str:
    """What was typed, as signs of the alphabet: case, blanks and hyphens do not matter. BadCode for other signs."""
    if len(typed) > LONGEST:
        raise BadCode("that is too long for a join code")
    signs = "".join(typed.upper().split()).replace("-", "").translate(ALIKE)
    if wrong := [sign for sign in signs if sign not in SIGNS]:
        raise BadCode(f"a join code has no '{wrong[0]}'")
    return signs


def key_of(typed: str) -> str:
    """The key, from the key alone or from a whole code. BadCode if it is neither."""
    signs = plain(typed)
    if len(signs) < KEY_SIGNS:
        raise BadCode(f"the key has {KEY_SIGNS} signs, this has {len(signs)}")
    return signs if len(signs) == KEY_SIGNS else read(typed).key


def read(typed: str) -> Code:
    """The code that somebody typed. BadCode, in one sentence, if it is none."""
    signs = plain(typed)
    body, key = _bytes(signs[:-KEY_SIGNS]), signs[-KEY_SIGNS:]
    count = body[0] >> 4 if body else 0
    if not 1 <= count <= MOST_ADDRESSES or len(body) != 3 + 4 * count + FINGERPRINT:
        raise BadCode("a join code has eight groups of four signs, or nine or ten; some are missing here, or too many")
    if body[0] & 15 != _check(body[1:], key):
        raise BadCode("a sign of this join code is wrong")
    port = int.from_bytes(body[1:3], "big")
    addresses = tuple(str(ipaddress.IPv4Address(body[3 + 4 * i : 7 + 4 * i])) for i in range(count))
    return Code(port, addresses, body[-FINGERPRINT:], key)


def _check(body: bytes, key: str) -> int:
    return hashlib.sha256(body + key.encode()).digest()[0] & 15


def _signs(data: bytes) -> str:
    """Five bits a sign; the last sign is filled up with zeros."""
    bits = len(data) * 8
    signs = -(-bits // 5)
    number = int.from_bytes(data, "big") << signs * 5 - bits
    return "".join(SIGNS[number >> 5 * i & 31] for i in range(signs - 1, -1, -1))


def _bytes(signs: str) -> bytes:
    """The inverse of `_signs`; nothing if the last sign is filled up with anything but zeros."""
    number = 0
    for sign in signs:
        number = number << 5 | SIGNS.index(sign)
    size = len(signs) * 5 // 8
    filled = len(signs) * 5 - size * 8
    return b"" if number & (1 << filled) - 1 else (number >> filled).to_bytes(size, "big")
