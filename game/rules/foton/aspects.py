"""What counts in a position of The Foton (worth.py measures it), and the usual weights. The unit is a victory point."""

from __future__ import annotations

from game.table.judgement import Aspect
from game.words import Phrase

SURE = 18.0  # points that certain victory is worth before the end
EVENT = 1.5
READY = 0.25  # a Megido that may still counter, for each turn of an opponent (up to four)
SHOWN = 0.3  # a Megido that must be used, and is known
RANKED = Phrase("the highest total of a kind takes its points", "種類ごとに合計の高い者が勝利点を得る")

UNIT = Phrase("victory points", "勝利点")
ASPECTS = (
    Aspect(
        "points",
        Phrase("victory points so far", "これまでの勝利点"),
        1.0,
        Phrase("points that are gained stay", "得た勝利点はなくならない"),
    ),
    Aspect(
        "effects",
        Phrase("victory points still to come from Megido", "メギドがこれからもたらす勝利点"),
        1.0,
        Phrase(
            "Megido that have yet to act, and automatic effects, bring points",
            "未行動のメギドと自動効果が勝利点をもたらす",
        ),
    ),
    Aspect(
        "attack",
        Phrase("attack photons that count at the end", "最後に数えるアタックフォトン"),
        1.0,
        RANKED,
    ),
    Aspect(
        "skill",
        Phrase("skill photons that count at the end", "最後に数えるスキルフォトン"),
        1.0,
        RANKED,
    ),
    Aspect(
        "charge",
        Phrase("charge photons that count at the end", "最後に数えるチャージフォトン"),
        1.0,
        RANKED,
    ),
    Aspect(
        "chance",
        Phrase("the chance to win", "勝つ見込み"),
        SURE,
        Phrase("a lead counts as far as it will last", "リードは最後まで保てるぶんだけ意味がある"),
        follows=True,
    ),
    Aspect(
        "events",
        Phrase("events in hand", "手札のイベント"),
        EVENT,
        Phrase("an event waits for the moment at which it does most", "イベントは最も効く時まで待てる"),
    ),
    Aspect(
        "counters",
        Phrase("Megido that can still counter", "まだ対抗できるメギド"),
        READY,
        Phrase("who can counter is interfered with in vain", "対抗できれば妨害は無駄になる"),
    ),
    Aspect(
        "shown",
        Phrase("Megido that had to be shown", "公開してしまったメギド"),
        -SHOWN,
        Phrase(
            "a Megido that countered is known, and must act before the end",
            "対抗したメギドは知られ、必ず行動させなければならない",
        ),
    ),
    Aspect(
        "deck",
        Phrase("the drafted deck", "ドラフトした山札"),
        1.0,
        Phrase(
            "a good deck has what the party pays with, high numbers, and little else",
            "良い山札とは、パーティの支払いに使え、数値が高く、余分の少ないもの",
        ),
    ),
)
