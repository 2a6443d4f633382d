"""What is written on cards besides their names and texts."""

from __future__ import annotations

from game.words import Phrase

KINDS = {
    "sorcery": Phrase("Sorcery", "ソーサリー"),
    "aura": Phrase("Aura", "オーラ"),
    "hidden": Phrase("Hidden enchantment", "伏せエンチャント"),
}
SHORT_KINDS = {**KINDS, "hidden": Phrase("Hidden", "伏せエンチャント")}
ARMY_KINDS = {
    "planeswalker": Phrase("Planeswalker", "プレインズウォーカー"),
    "squad_creature": Phrase("Squad", "スクワッド"),
    "hero_creature": Phrase("Hero", "英雄"),
}
STATS = {
    "life": Phrase("Life", "ライフ"),
    "move": Phrase("Move", "移動力"),
    "range": Phrase("Range", "射程"),
    "power": Phrase("Power", "パワー"),
    "toughness": Phrase("Toughness", "タフネス"),
}
SIZES = {
    "Small": Phrase("Small", "小型"),
    "Medium": Phrase("Medium", "中型"),
    "Large": Phrase("Large", "大型"),
    "Huge": Phrase("Huge", "巨大"),
}
SIZE = Phrase("{0} {1}", "{0}{1}")
TWO_SPACES = Phrase("two spaces", "2マス")
RECONSTRUCTED = Phrase("reconstructed", "推定復元")
LOST = Phrase("lost", "全滅")
IN_RESERVE = Phrase("in reserve", "ストック")
