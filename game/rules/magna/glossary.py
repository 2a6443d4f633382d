"""The terms of Magna Spectra (section 1 of magna.md), identifier, English, Japanese; and what they are not called."""

from __future__ import annotations

from game.table.glossary import Term
from game.words import Phrase

GLOSSARY: tuple[Term, ...] = (
    Term("base", "Base", Phrase("base", "拠点")),
    Term("slot", "slots", Phrase("slot", "拠点スロット")),
    Term("invasion slot", "place 0", Phrase("invasion slot", "進攻スロット"), ("侵攻",)),
    Term("augment slot", "slots from a base's size on", Phrase("augment slot", "増援スロット")),
    Term("standing", "standing", Phrase("standing", "現存")),
    Term("fallen", "turned", Phrase("fallen", "陥落")),
    Term("unit", "units", Phrase("unit", "ユニット")),
    Term("Normal", "normal", Phrase("Normal", "ノーマル状態"), ("アンタップ", "untapped")),
    Term("Checked", "turned", Phrase("Checked", "チェック状態"), ("タップ", "tapped", "exhausted")),
    Term("destroy", "doom", Phrase("destroyed", "撃破"), ("破壊",)),
    Term("discard", "discard_unit", Phrase("discarded", "破棄")),
    Term("force", "Force", Phrase("force", "兵力")),
    Term("trap", "Trap", Phrase("trap", "トラップ"), ("罠ユニット",)),
    Term("trap card", "trap", Phrase("trap card", "罠カード"), ("トラップカード",)),
    Term("arms", "Arms", Phrase("arms", "武装")),
    Term("operation", "Operation", Phrase("operation", "作戦"), ("オペレーション",)),
    Term("tactics", "Tactics", Phrase("tactics", "戦術")),
    Term("Fight", "fight", Phrase("Fight", "ファイト")),
    Term("cost", "cost", Phrase("cost", "代償ファイト")),
    Term("Magna", "magna", Phrase("Magna", "マグナ")),
    Term("war funds", "funds", Phrase("war funds", "軍資金"), ("軍資(?!金)", "戦費", "war chest")),
    Term("rank", "rank", Phrase("rank", "ランク")),
    Term("skirmish", "Skirmish", Phrase("skirmish", "遊撃")),
    Term("charge", "Charge", Phrase("charge", "突撃")),
    Term("invasion party", "party", Phrase("invasion party", "進攻部隊"), ("侵略部隊",)),
    Term("garrison", "garrison", Phrase("garrison", "守備部隊"), ("防衛部隊", "守備隊")),
    Term("First", "first", Phrase("First", "先攻"), ("先手",)),
    Term("Second", "second", Phrase("Second", "後攻"), ("後手",)),
    Term("hero points", "hero", Phrase("hero points", "英雄点"), ("ヒーローポイント",)),
    Term("skill", "skills", Phrase("skill", "スキル")),
    Term("equip skill", "equip", Phrase("equip skill", "装備スキル")),
    Term("faction", "colour", Phrase("faction symbol", "勢力シンボル")),
    Term("base symbol", "symbol", Phrase("base symbol", "拠点シンボル")),
    Term("break trigger", "break", Phrase("Break Trigger", "ブレイクトリガー"), ("ブレーク",)),
    Term("summons", "summon", Phrase("summons", "招来"), ("召喚", "召還")),
    Term("fortune die", "FortuneDie", Phrase("fortune die", "天運ダイス"), ("天運サイコロ", "サイコロ")),
)
