"""Rules call players by number; at a table they have names. What is said is put into those names when it is shown."""

from __future__ import annotations

import re
from collections.abc import Sequence

from game.words import Phrase

NUMBERED = {"en": re.compile(r"\bPlayer (\d)\b"), "ja": re.compile(r"プレイヤー(\d)")}


def named(said: Phrase, names: Sequence[Phrase]) -> Phrase:
    """A sentence with "Player 2" replaced by what the second seat is called."""

    def put(words: str, lang: str) -> str:
        def name(found: re.Match[str]) -> str:
            seat = int(found[1]) - 1
            return names[seat].in_(lang) if 0 <= seat < len(names) else found[0]

        return NUMBERED[lang].sub(name, words)

    return Phrase(put(said.en, "en"), put(said.ja, "ja"), said.verb)


def sentence(said: Phrase, lang: str) -> str:
    """A phrase as it stands in a prompt: a capital, no full stop."""
    words_ = said.in_(lang)
    return words_[:1].upper() + words_[1:] if lang == "en" else words_
