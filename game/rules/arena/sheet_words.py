"""What is said of a card wherever somebody reads about it: what it is, its facts, where it is filed."""

from __future__ import annotations

from game.rules.arena.card_nouns import KINDS as NOUNS
from game.rules.arena.names import COLOURS
from game.rules.arena.names import STATS as NUMBERS
from game.words import Phrase, same


def title(words: Phrase) -> Phrase:
    """As it is written by itself."""
    return Phrase(words.en[:1].upper() + words.en[1:], words.ja)


# ---- what a card is ---------------------------------------------------------------------------------
KINDS = {
    "planeswalker": NOUNS["planeswalker"][0],
    "squad_creature": NOUNS["squad_creature"][0],
    "hero_creature": Phrase("hero creature", "英雄クリーチャー"),
    "sorcery": Phrase("sorcery", "ソーサリー"),
    "aura": Phrase("aura", "オーラ"),
    "hidden": Phrase("hidden enchantment", "伏せエンチャント"),
    "glyph": Phrase("glyph", "グリフ"),
}
TITLES = {kind: title(words) for kind, words in KINDS.items()}
ARMY = same("{0} · {1}")
SPELL = same("{0} · {1} · {2}")
TINTS = {**COLOURS, "": Phrase("Colourless", "無色")}

# ---- its facts ---------------------------------------------------------------------------------------
STATS = {name: title(NUMBERS[name]) for name in ("life", "move", "range", "power", "toughness")}
POINTS = Phrase("{0} points", "{0}点")
ONE_FIGURE, FIGURES = Phrase("1 figure", "1体"), Phrase("{0} figures", "{0}体")
PRICE = same("{0} · {1}")
WINDOWS = {"A": Phrase("before moving", "移動前"), "B": Phrase("after attacks", "攻撃後")}
CAST = Phrase("May be cast: {0}", "唱えられる時：{0}")
PART = Phrase("parts of this card", "このカードの一部")  # that are our own: its data does not say which

# ---- where it is filed ---------------------------------------------------------------------------------
ALBUM = {
    "armies": Phrase("Army cards", "アーミーカード"),
    "spells": Phrase("Spells", "スペル"),
    "glyphs": Phrase("Glyphs", "グリフ"),
}
