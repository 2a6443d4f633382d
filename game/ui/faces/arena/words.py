"""What is written on cards besides their names and texts."""

from __future__ import annotations

from game.rules.arena.sheet_words import TITLES
from game.words import Phrase

SHORT_KINDS = {**TITLES, "hidden": Phrase("Hidden", "伏せエンチャント")}
ARMY_KINDS = {
    "planeswalker": Phrase("Planeswalker", "プレインズウォーカー"),
    "squad_creature": Phrase("Squad", "スクワッド"),
    "hero_creature": Phrase("Hero", "英雄"),
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
