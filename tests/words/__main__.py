"""`python -m tests.words`: golden files written, compared, and what is said today printed."""

from __future__ import annotations

import os
import sys

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import game
from tests.words import golden, matches
from tests.words.places import PLACES

USAGE = "python -m tests.words write|compare [GAME ...] | show GAME PLACE [HEAD] | match GAME MATCH [CHOICE [SEAT]]"


def main(words: list[str]) -> int:
    match words:
        case ["write", *keys]:
            for key in keys or game.KEYS:
                for place in PLACES:
                    print(f"{key}/{place}: {golden.write(key, place)} characters")
        case ["compare", *keys]:
            told = [
                line
                for key in keys or game.KEYS
                for place in PLACES
                for line in golden.differences(key, place, golden.said(key, place)) + missing(key, place)
            ]
            print("\n".join(told) or "every word is as it was")
            return bool(told)
        case ["match", key, *numbers] if 0 < len(numbers) < 4:
            print("\n".join(matches.in_full(key, *map(int, numbers))))
        case ["show", key, place, *head]:
            for name, lines in golden.said(key, place, head or None).items():
                print("\n".join([name, *(f"  {line}" for line in lines)]))
        case _:
            print(USAGE, file=sys.stderr)
            return 2
    return 0


def missing(key: str, place: str) -> list[str]:
    """Heads that are no longer there."""
    now = golden.heads(key, place)
    return [f"{key}/{place}.txt: {head} is gone" for head in golden.kept(key, place) if head not in now]


sys.exit(main(sys.argv[1:]))
