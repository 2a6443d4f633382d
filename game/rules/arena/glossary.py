"""The terms of the rulebook: what each is called there, in the code and on the screen."""

from __future__ import annotations

from typing import NamedTuple

from game.words import Phrase


class Term(NamedTuple):
    """A term of the rulebook: what it is called there, in the code and on the screen."""

    rulebook: str
    identifier: str
    words: Phrase


GLOSSARY: tuple[Term, ...] = (
    Term("army card", "armies", Phrase("army card", "アーミーカード")),
    Term("figure", "figures", Phrase("figure", "フィギュア")),
    Term("planeswalker", "planeswalkers", Phrase("planeswalker", "プレインズウォーカー")),
    Term("creature", "creature", Phrase("creature", "クリーチャー")),
    Term("squad", "squad_creature", Phrase("squad", "スクワッド")),
    Term("hero", "hero_creature", Phrase("hero", "英雄")),
    Term("active army card", "active", Phrase("active army card", "アクティブなアーミーカード")),
    Term("reserve", "reserve", Phrase("reserve", "ストック")),
    Term("figure graveyard", "graveyard", Phrase("figure graveyard", "フィギュアの墓地")),
    Term("library", "library", Phrase("library", "山札")),
    Term("hand", "hand", Phrase("hand", "手札")),
    Term("spell graveyard", "spent", Phrase("spell graveyard", "スペルの墓地")),
    Term("army-card graveyard", "has_fallen", Phrase("army-card graveyard", "アーミーカードの墓地")),
    Term("sorcery", "sorcery", Phrase("sorcery", "ソーサリー")),
    Term("aura", "aura", Phrase("aura", "オーラ")),
    Term("hidden enchantment", "hidden", Phrase("hidden enchantment", "伏せエンチャント")),
    Term("spell window", "CastSpells", Phrase("spell window", "スペルの機会")),
    Term("next to, adjacent", "adjacent", Phrase("adjacent", "隣接")),
    Term("engaged", "engaged", Phrase("engaged", "交戦状態")),
    Term("leaving strike", "Struck", Phrase("leaving strike", "追撃")),
    Term("falling", "Fell", Phrase("falling", "落下")),
    Term("level", "level", Phrase("level", "高さ")),
    Term("size number", "size", Phrase("size", "サイズ")),
    Term("clear sight", "clear", Phrase("clear sight", "視線が通る")),
    Term("height advantage", "height", Phrase("height advantage", "高所の利")),
    Term("damage marker", "wounds", Phrase("damage marker", "ダメージマーカー")),
    Term("combat die", "dice", Phrase("combat die", "ダイス")),
    Term("d20", "d20", Phrase("20-sided die", "20面ダイス")),
    Term("glyph", "glyph_at", Phrase("glyph", "グリフ")),
    Term("ruin", "ruins", Phrase("ruin", "障害物")),
    Term("start zone", "starts", Phrase("start zone", "初期配置エリア")),
    Term("scoring space", "scoring", Phrase("scoring space", "得点マス")),
    Term("turn marker", "turn", Phrase("turn marker", "ターンマーカー")),
)
