"""The pages of the keyboard on the screen: Latin letters, and both kana as the table of fifty sounds.

A column is one consonant, as in the name entry of any Japanese game. Voiced and small kana come of the plain ones: a
key turns the last sign into its next form.
"""

from __future__ import annotations

from itertools import pairwise

LATIN = ("1234567890", "qwertyuiop", "asdfghjkl-", "zxcvbnm.:'")
HIRAGANA = (
    "あかさたなはまやらわー",
    "いきしちにひみ り ・",
    "うくすつぬふむゆるを！",
    "えけせてねへめ れ ？",
    "おこそとのほもよろん。",
)
"""Rows of signs; a space is no key."""

FORMS = (
    *("あぁ", "いぃ", "うぅゔ", "えぇ", "おぉ", "かが", "きぎ", "くぐ", "けげ", "こご", "さざ", "しじ", "すず", "せぜ"),
    *("そぞ", "ただ", "ちぢ", "つっづ", "てで", "とど", "はばぱ", "ひびぴ", "ふぶぷ", "へべぺ", "ほぼぽ"),
    *("やゃ", "ゆゅ", "よょ", "わゎ"),
)
"""Plain, small, voiced: what one key goes round."""
APART = 0x60  # code points from a hiragana to its katakana


def katakana(text: str) -> str:
    """A text with its hiragana as katakana."""
    return "".join(chr(ord(sign) + APART) if "ぁ" <= sign <= "ん" else sign for sign in text)


_NEXT = {a: b for forms in FORMS for a, b in pairwise(forms + forms[0])}
NEXT = _NEXT | {katakana(a): katakana(b) for a, b in _NEXT.items()}
PAGES = {"abc": LATIN, "あ": HIRAGANA, "ア": tuple(katakana(row) for row in HIRAGANA)}
"""By what their key says."""


def turned(text: str) -> str:
    """The text with its last sign in its next form: か, が, か; つ, っ, づ, つ. What has no other stays."""
    return text[:-1] + NEXT.get(text[-1], text[-1]) if text else text
