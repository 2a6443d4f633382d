"""The terms of the Arena (arena.md, sections 1 and 2), identifier, English, Japanese; what they are not called."""

from __future__ import annotations

from game.table.glossary import Term
from game.words import Phrase

GLOSSARY: tuple[Term, ...] = (
    Term("army card", "armies", Phrase("army card", "アーミーカード"), ("軍勢カード", "unit card")),
    Term("figure", "figures", Phrase("figure", "フィギュア"), ("駒", "ミニチュア", "miniature")),
    Term("planeswalker", "planeswalkers", Phrase("planeswalker", "プレインズウォーカー")),
    Term("creature", "creature", Phrase("creature", "クリーチャー")),
    Term("squad", "squad_creature", Phrase("squad", "スクワッド"), ("部隊(?!疾走)", "分隊")),
    Term("hero", "hero_creature", Phrase("hero", "英雄"), ("ヒーロー",)),
    Term("summon", "Summon", Phrase("summon", "召還"), ("召喚",)),
    Term("life", "life", Phrase("life", "ライフ"), ("生命", "体力", "hit points")),
    Term("active army card", "active", Phrase("active army card", "アクティブなアーミーカード")),
    Term("reserve", "reserve", Phrase("reserve", "ストック"), ("リザーブ", "予備")),
    Term("figure graveyard", "graveyard", Phrase("figure graveyard", "フィギュアの墓地")),
    Term("library", "library", Phrase("library", "山札"), ("ライブラリ", "draw pile")),
    Term("hand", "hand", Phrase("hand", "手札")),
    Term("spell graveyard", "spent", Phrase("spell graveyard", "スペルの墓地"), ("捨て札", "捨札", "discard pile")),
    Term("army-card graveyard", "has_fallen", Phrase("army-card graveyard", "アーミーカードの墓地")),
    Term("sorcery", "sorcery", Phrase("sorcery", "ソーサリー")),
    Term("aura", "aura", Phrase("aura", "オーラ")),
    Term(
        "hidden enchantment",
        "hidden",
        Phrase("hidden enchantment", "伏せエンチャント"),
        ("隠しエンチャント", "face-down enchantment"),
    ),
    Term("spell window", "CastSpells", Phrase("spell window", "スペルの機会")),
    Term("next to, adjacent", "adjacent", Phrase("adjacent", "隣接"), ("近接する",)),
    Term("engaged", "engaged", Phrase("engaged", "交戦状態"), ("接敵", "in melee")),
    Term("leaving strike", "Struck", Phrase("leaving strike", "追撃"), ("離脱攻撃", "機会攻撃", "opportunity attack")),
    Term("falling", "Fell", Phrase("falling", "落下"), ("転落",)),
    Term("level", "level", Phrase("level", "高さ")),
    Term("size number", "size", Phrase("size", "サイズ")),
    Term("clear sight", "clear", Phrase("clear sight", "視線が通る"), ("射線", "line of sight")),
    Term("height advantage", "height", Phrase("height advantage", "高所の利"), ("高さの利", "高低差")),
    Term(
        "damage marker", "wounds", Phrase("damage marker", "ダメージマーカー"), ("ダメージカウンター", "damage counter")
    ),
    Term("combat die", "dice", Phrase("combat die", "ダイス"), ("サイコロ", "戦闘ダイス")),
    Term("d20", "d20", Phrase("20-sided die", "20面ダイス"), ("二十面",)),
    Term("glyph", "glyph_at", Phrase("glyph", "グリフ"), ("ルーン", "rune")),
    Term("ruin", "ruins", Phrase("ruin", "障害物"), ("遺跡", "廃墟")),
    Term(
        "start zone",
        "starts",
        Phrase("start zone", "初期配置エリア"),
        ("開始エリア", "スタートエリア", "starting area", "deployment zone"),
    ),
    Term("scoring space", "scoring", Phrase("scoring space", "得点マス"), ("得点スペース", "紫のスペース")),
    Term("turn marker", "turn", Phrase("turn marker", "ターンマーカー"), ("ターンカウンター", "turn counter")),
)
