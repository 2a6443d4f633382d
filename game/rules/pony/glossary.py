"""The terms of the pony game (section 1 of pony.md), identifier, English, Japanese; and what they are not called."""

from __future__ import annotations

from game.table.glossary import Term
from game.words import Phrase

GLOSSARY: tuple[Term, ...] = (
    Term("Problem", "Problem", Phrase("Problem", "事件"), ("問題",)),
    Term("Problem deck", "problems", Phrase("Problem deck", "プロブレムデッキ")),
    Term(
        "Mane Character",
        "Mane",
        Phrase("Mane Character", "メーンキャラクター"),
        ("メインキャラクター", "Main Character"),
    ),
    Term("Friend", "Friend", Phrase("Friend", "フレンド")),
    Term("character", "character", Phrase("character", "キャラクター")),
    Term("Resource", "Resource", Phrase("Resource", "リソース")),
    Term("Event", "EventCard", Phrase("Event", "イベント")),
    Term("Troublemaker", "Troublemaker", Phrase("Troublemaker", "トラブルメイカー"), ("トラブルメーカー",)),
    Term("Epic", "epic", Phrase("Epic", "エピック")),
    Term("Villain", "villain", Phrase("Villain", "悪役"), ("ヴィラン",)),
    Term("Dilemma", "DILEMMA", Phrase("Dilemma", "ジレンマ")),
    Term("home", "HOME", Phrase("home", "ホーム")),
    Term("action token", "TOKENS", Phrase("action token", "アクショントークン"), ("行動トークン",)),
    Term("points", "POINTS", Phrase("point", "得点"), ("勝利点", "ポイント", "victory points?")),
    Term("faceoff", "faceoff", Phrase("faceoff", "対決"), ("フェイスオフ", "face-off", "showdown")),
    Term("challenge", "Challenge", Phrase("challenge", "挑戦")),
    Term("requirement", "Part", Phrase("requirement", "要件")),
    Term("confront", "Confront", Phrase("confront", "要件を満たす")),
    Term("solve", "solve", Phrase("solve", "解決")),
    Term("play requirement", "req", Phrase("play requirement", "使用条件"), ("使用要件",)),
    Term("ready", "ready", Phrase("ready", "レディ")),
    Term("exhausted", "turned", Phrase("exhausted", "疲労"), ("消耗", "タップ", "tapped")),
    Term("frightened", "frightened", Phrase("frightened", "恐慌"), ("怯え", "おびえ", "恐怖状態")),
    Term("discard pile", "discard", Phrase("discard pile", "捨て札"), ("捨札", "墓地", "graveyard")),
    Term("home limit", "home_limit", Phrase("home limit", "ホームリミット"), ("ホーム上限",)),
    Term("hand limit", "hand_limit", Phrase("hand limit", "手札上限"), ("手札制限",)),
    Term("bonus", "bonus", Phrase("bonus", "ボーナス値")),
    Term("mulligan", "Mulligan", Phrase("mulligan", "マリガン"), ("引き直し",)),
    Term("rally", "Rally", Phrase("rally", "立ち直らせる"), ("回復させ",)),
    Term("dismiss", "dismiss", Phrase("dismiss", "捨て札にする")),
    Term("retire", "retire", Phrase("retire", "引退させる"), ("退かせ", "リタイア")),
    Term("Boosted", "boosted", Phrase("Boosted", "ブースト")),
)
