"""What counts in a position of the Pony game (survey.py measures it), and the usual weights. The unit is a point."""

from __future__ import annotations

from game.table.judgement import Aspect
from game.words import Phrase

UNIT = Phrase("points", "得点")
ASPECTS = (
    Aspect(
        "points",
        Phrase("points so far", "これまでの得点"),
        1.0,
        Phrase("points that are scored stay", "得た得点はなくならない"),
    ),
    Aspect(
        "close",
        Phrase("being close to the points that win", "勝利に必要な得点への近さ"),
        2.5,
        Phrase("the last points count for most", "最後の数点がいちばん重い"),
    ),
    Aspect(
        "tokens",
        Phrase("action tokens", "アクショントークン"),
        1.0,
        Phrase("tokens pay for the next turn; many find no use", "トークンは次のターンの元手。多すぎても使い切れない"),
    ),
    Aspect(
        "hand",
        Phrase("cards in hand", "手札"),
        1.0,
        Phrase("cards in hand are what can still be answered with", "手札があれば応じられる"),
    ),
    Aspect(
        "friends",
        Phrase("Friends in play", "場のフレンド"),
        0.1,
        Phrase("a Friend can go where it is needed", "フレンドは必要な所へ動ける"),
    ),
    Aspect(
        "power_out",
        Phrase("power at Problems", "事件にいるパワー"),
        0.26,
        Phrase("power at a Problem meets its requirement and wins faceoffs", "事件のパワーは要件を満たし、対決に勝つ"),
    ),
    Aspect(
        "power_home",
        Phrase("power at home", "ホームにいるパワー"),
        0.2,
        Phrase("power at home must still be moved", "ホームのパワーはこれから動かす"),
    ),
    Aspect(
        "crowded",
        Phrase("power beyond the home limit", "ホームリミットを超えるパワー"),
        0.08,
        Phrase(
            "who is beyond it must go at the end of the turn",
            "超えた分はターンの終わりに去る",
        ),
    ),
    Aspect(
        "boosted",
        Phrase("a Mane Character that is Boosted", "ブーストしたメーンキャラクター"),
        0.8,
        Phrase("Boosted it is stronger, and has its ability", "ブーストすると強くなり、能力を持つ"),
    ),
    Aspect(
        "frightened",
        Phrase("frightened Friends", "恐慌のフレンド"),
        0.2,
        Phrase("they can rally", "立ち直らせることができる"),
    ),
    Aspect(
        "resources",
        Phrase("Resources in play", "場のリソース"),
        1.0,
        Phrase("a Resource works turn after turn", "リソースは毎ターン働く"),
    ),
    Aspect(
        "problems",
        Phrase("points that Problems will bring", "事件がもたらす得点"),
        1.0,
        Phrase("who meets the requirement in the Score Phase scores", "スコアフェイズに要件を満たしていれば得点になる"),
    ),
    Aspect(
        "troublemakers",
        Phrase("points for Troublemakers that can be challenged", "挑戦できるトラブルメイカーの得点"),
        1.0,
        Phrase("a challenge that is won scores", "挑戦に勝てば得点になる"),
    ),
    Aspect(
        "boosting",
        Phrase("a Mane Character that is about to be Boosted", "ブースト間近のメーンキャラクター"),
        0.7,
        Phrase("it stands where it will be Boosted", "ブーストできる所にいる"),
    ),
    Aspect(
        "faceoffs",
        Phrase("bonuses of faceoffs that may be won", "勝てそうな対決のボーナス値"),
        1.0,
        Phrase("who wins the faceoff at a Problem takes its bonus", "事件の対決に勝てばボーナス値を得る"),
    ),
    Aspect(
        "leaving",
        Phrase("places at Problems that will be solved", "解決されそうな事件での立場"),
        -1.0,
        Phrase("everybody at a solved Problem goes home", "事件が解決されると全員ホームに戻る"),
    ),
)
