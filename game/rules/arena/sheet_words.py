"""What is said of a card wherever somebody reads about it: what it is, its facts, where it is filed."""

from __future__ import annotations

from game.rules.arena.names import COLOURS
from game.words import Phrase, same

# ---- what a card is ---------------------------------------------------------------------------------
ARMIES = {
    "planeswalker": Phrase("Planeswalker", "プレインズウォーカー"),
    "squad_creature": Phrase("Squad creature", "スクワッド・クリーチャー"),
    "hero_creature": Phrase("Hero creature", "英雄クリーチャー"),
}
SPELLS = {
    "sorcery": Phrase("Sorcery", "ソーサリー"),
    "aura": Phrase("Aura", "オーラ"),
    "hidden": Phrase("Hidden enchantment", "伏せエンチャント"),
}
GLYPH = Phrase("Glyph", "グリフ")
ARMY = same("{0} · {1}")
SPELL = same("{0} · {1} · {2}")
TINTS = {**COLOURS, "": Phrase("Colourless", "無色")}

# ---- its facts ---------------------------------------------------------------------------------------
STATS = {
    "life": Phrase("Life", "ライフ"),
    "move": Phrase("Move", "移動力"),
    "range": Phrase("Range", "射程"),
    "power": Phrase("Power", "パワー"),
    "toughness": Phrase("Toughness", "タフネス"),
}
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
