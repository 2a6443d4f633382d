"""The terms of Medarot (section 1 of medarot.md), identifier, English, Japanese; and what they are not called."""

from __future__ import annotations

from game.table.glossary import Term
from game.words import Phrase

GLOSSARY: tuple[Term, ...] = (
    Term("Medarot", "Medarot", Phrase("Medarot", "メダロット")),
    Term("Medarotter", "Medarotter", Phrase("Medarotter", "メダロッター")),
    Term("medal, HP", "MEDALS", Phrase("medal", "メダル")),
    Term("master", "master", Phrase("master", "マスター")),
    Term("stock", "stock", Phrase("stock", "ストック")),
    Term("own field", "OWN_FIELD", Phrase("own field", "プレイヤーフィールド"), ("自陣",)),
    Term("neutral field", "NEUTRAL", Phrase("neutral field", "中立フィールド")),
    Term("deck", "deck", Phrase("deck", "デッキ"), ("山札", "draw pile")),
    Term("hand", "hand", Phrase("hand", "手札")),
    Term(
        "trash",
        "trash",
        Phrase("trash", "トラッシュ"),
        ("捨て札", "捨札", "捨て山", "墓地", "graveyard", "discard pile"),
    ),
    Term("power", "power", Phrase("power", "威力"), ("攻撃力",)),
    Term("armour", "armor", Phrase("armour", "装甲"), ("装甲値", "armor")),
    Term("speed", "speed", Phrase("speed", "スピード"), ("速度", "素早さ")),
    Term("cost", "cost", Phrase("cost", "コスト")),
    Term("arrows", "arrows", Phrase("arrows", "移動可能方向")),
    Term("activation", "Activation", Phrase("activation", "行動順")),
    Term("action", "done", Phrase("attack or special", "攻撃か特殊")),
    Term("strong hit", "strong", Phrase("strong hit", "破壊成功")),
    Term("weak attack", "WeakHit", Phrase("weak attack", "弱攻撃"), ("弱い攻撃",)),
    Term("weak destruction", "weak destruction", Phrase("weak destruction", "弱破壊")),
    Term("swap", "Swap", Phrase("swap", "交代"), ("交替", "入れ替え")),
    Term("Action", "action", Phrase("Action", "【行動】")),
    Term("Defence", "defense", Phrase("Defence", "【防御】")),
    Term("Trigger", "trigger", Phrase("Trigger", "【発動】")),
    Term("sideways", "turned", Phrase("sideways", "ヨコ")),
    Term("line", "line", Phrase("line", "型")),
)
