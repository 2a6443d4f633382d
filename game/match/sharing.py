"""A match as one line of text, for the clipboard: its recording, packed small."""

from __future__ import annotations

import base64
import binascii
import zlib

from game.match.record_lines import MAX_BYTES, bad
from game.words import Phrase

PREFIX = "hexfold-match:"
MOST_TEXT = 200_000  # signs
MOST_LINES = 2_500  # no match has as many; each is played again before the next screen is drawn
TEXT = "clipboard"  # what the sentences about it call it
NO_MATCH = Phrase("it holds no match: that begins with '{0}'", "対戦がありません（「{0}」で始まるはずです）")
TOO_LONG = Phrase("it is too long for a match", "対戦としては長すぎます")


def packed(recording: bytes) -> str:
    """The text for a recording."""
    return PREFIX + base64.urlsafe_b64encode(zlib.compress(recording, 9)).decode()


def unpacked(words: str) -> bytes:
    """The recording in a text; what it says is still to be read. BadRecord with one sentence."""
    words = words.strip()
    if len(words) > MOST_TEXT:
        raise bad(TEXT, TOO_LONG, damaged=False)
    if not words.startswith(PREFIX):
        raise bad(TEXT, NO_MATCH.of(PREFIX), damaged=False)
    try:
        raw = base64.urlsafe_b64decode(words.removeprefix(PREFIX))
        found = zlib.decompressobj().decompress(raw, MAX_BYTES)
    except (binascii.Error, ValueError, zlib.error):
        raise bad(TEXT, NO_MATCH.of(PREFIX), damaged=False) from None
    if found.count(b"\n") > MOST_LINES:
        raise bad(TEXT, TOO_LONG, damaged=False)
    return found
