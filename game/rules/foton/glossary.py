"""The terms of The Foton (section 1 of foton.md), identifier, English, Japanese; and what they are not called."""

from __future__ import annotations

from game.table.glossary import Term
from game.words import Phrase

GLOSSARY: tuple[Term, ...] = (
    Term("Megido", "megido", Phrase("Megido", "メギド")),
    Term("party", "party", Phrase("party", "パーティ"), ("パーティー", "team")),
    Term("photon", "photons", Phrase("photon", "フォトン"), ("光子",)),
    Term("kind", "kind_of", Phrase("kind", "種類"), ("属性",)),
    Term("number", "number_of", Phrase("number", "数字")),
    Term("any icon", "any", Phrase("any", "どれでも"), ("任意",)),
    Term("extra photon", "extra", Phrase("extra photon", "エクストラフォトン"), ("追加フォトン", "bonus photon")),
    Term("event", "event", Phrase("event", "イベント"), ("イベントカード",)),
    Term("style", "style", Phrase("style", "スタイル")),
    Term("class", "cls", Phrase("class", "クラス")),
    Term("☆ icon", "stars", Phrase("☆ icon", "☆アイコン"), ("★", "星アイコン", "star icon")),
    Term("draft deck", "DRAFT", Phrase("draft deck", "ドラフト山"), ("ドラフトデッキ", "draft pile")),
    Term("area A to F", "area", Phrase("area", "エリア")),
    Term("start card", "start", Phrase("start card", "スタートカード"), ("スタートプレイヤーカード", "starting card")),
    Term("turn player", "current", Phrase("turn player", "ターンプレイヤー"), ("手番プレイヤー", "active player")),
    Term("deck", "deck", Phrase("deck", "山札"), ("デッキ", "draw pile", "library")),
    Term("hand", "hand", Phrase("hand", "手札")),
    Term(
        "discard pile",
        "discard",
        Phrase("discard pile", "捨札"),
        ("捨て札(?!活用)", "捨て山", "墓地", "graveyard", "trash"),
    ),
    Term("un-acted area", "waiting", Phrase("un-acted area", "未行動エリア"), ("未使用エリア", "unacted area")),
    Term("acted area", "acted", Phrase("acted area", "行動済エリア"), ("行動済みエリア", "使用済エリア")),
    Term("field", "field", Phrase("field", "場")),
    Term("act", "Act", Phrase("act", "行動")),
    Term("rest", "Rest", Phrase("rest", "メギドの休息"), ("休憩",)),
    Term("line", "lines", Phrase("line", "効果")),
    Term("interference", "Interfere", Phrase("interference", "妨"), ("インターフェア",)),
    Term("counter", "Counter", Phrase("counter", "対抗")),
    Term("automatic effect", "Auto", Phrase("automatic effect", "自動"), ("オート効果", "triggered effect")),
    Term("victory points", "VP", Phrase("VP", "勝利点"), ("ビクトリーポイント",)),
    Term("draft phase", "draft", Phrase("draft phase", "ドラフトフェイズ")),
    Term("main phase", "main", Phrase("main phase", "メインフェイズ"), ("行動フェイズ", "action phase")),
    Term(
        "photon-adding phase",
        "adding",
        Phrase("photon-adding phase", "フォトン追加フェイズ"),
        ("(?<!フォトン)追加フェイズ",),
    ),
    Term(
        "scoring phase",
        "scoring",
        Phrase("scoring phase", "勝利点計算フェイズ"),
        ("得点計算", "得点フェイズ", "勝利点の計算"),
    ),
)

TERMS = {term.identifier: term.words for term in GLOSSARY}
"""What a thing is called, by its identifier."""
