"""What is said of a card wherever somebody reads about it: labels of its facts, filters, the rules that apply."""

from __future__ import annotations

from game.words import Phrase

# ---- what a card is ---------------------------------------------------------------------------------
OF_KIND = Phrase("{0} · {1}", "{0}・{1}")

# ---- its facts ---------------------------------------------------------------------------------------
POWER = Phrase("Power", "パワー")
COST = Phrase("Cost", "コスト")
HOME_LIMIT = Phrase("Home limit", "ホームリミット")
POINTS = Phrase("Points for beating it", "倒した時の得点")
BONUS = Phrase("Bonus", "ボーナス値")
NEEDS = Phrase("Play requirement", "使用条件")
OWNER_NEEDS = Phrase("Its owner needs", "持ち主の要件")
OTHERS_NEED = Phrase("Others need", "相手の要件")
START_SIDE = Phrase("Start side", "スタート面")
BOOSTED_SIDE = Phrase("Boosted side", "ブースト面")
OTHER_SIDE = Phrase("Power {0}, home limit {1}. {2}", "パワー{0}、ホームリミット{1}。{2}")

# ---- rules ------------------------------------------------------------------------------------------------
RULE_HAND = {
    "friend": Phrase(
        "Played in the Main Phase to your home or a Problem (5.3)", "メインフェイズにホームか事件へ出す（5.3）"
    ),
    "resource": Phrase(
        "Played in the Main Phase to its printed place (13.1)", "メインフェイズに書かれた場所へ置く（13.1）"
    ),
    "event": Phrase(
        "Used at the moment that its text names, then discarded (13.4)",
        "書かれたタイミングで使い、捨て札にする（13.4）",
    ),
    "troublemaker": Phrase("Put face down at any Problem for 1 token (9.1)", "1払って事件にウラ向きで置く（9.1）"),
}
RULE_EXHAUSTED = Phrase(
    "Exhausted: gives no power until its player's next Ready Phase (6.2)",
    "疲労：持ち主の次のレディフェイズまでパワーなし（6.2）",
)
RULE_FRIGHTENED = Phrase(
    "Frightened: face down, no power; rallies for 2 tokens (6.3, 5.3.8)",
    "恐慌：ウラ向きでパワーなし。2払えば立ち直る（6.3、5.3.8）",
)
RULE_READY = Phrase(
    "Gives its power where it is; moving it costs tokens (5.3.7, 6.1)",
    "いる場所でパワーを出す。移動にはトークンが必要（5.3.7、6.1）",
)
RULE_MANE = Phrase(
    "Never leaves play; turns over once its condition is met (11)", "場を離れない。条件を満たすと裏返る（11）"
)
RULE_TROUBLE = Phrase(
    "Face up it keeps other players from confronting this Problem (9.3)",
    "表向きの間、ほかのプレイヤーはこの事件の要件を満たせない（9.3）",
)
RULE_EPIC = Phrase(
    "Epic: nobody can confront here, everybody may challenge it (9.4)",
    "エピック：誰も要件を満たせず、誰でも挑戦できる（9.4）",
)
RULE_DOWN = Phrase(
    "Face down: it neither blocks nor acts before it turns up (9.1)", "ウラ向き：表になるまで妨害も効果もない（9.1）"
)
RULE_PROBLEM = Phrase(
    "Confront it in your Score Phase: 1 point; a faceoff solves it (5.4, 10.2)",
    "スコアフェイズに要件を満たすと1点。対決で解決する（5.4、10.2）",
)
RULE_RESOURCE = Phrase(
    "Works where it lies; goes when its host leaves (13.1)", "置かれた場所で働く。付いた先がなくなると捨て札（13.1）"
)
