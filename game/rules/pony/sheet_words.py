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
GOES_TO = Phrase("Goes to", "置き場所")
IN_DECK = Phrase("{0} in {1}", "「{1}」に{0}枚")

# ---- where it is filed ---------------------------------------------------------------------------------
KINDS = {
    "mane": Phrase("Manes", "メーン"),
    "friend": Phrase("Friends", "フレンド"),
    "event": Phrase("Events", "イベント"),
    "resource": Phrase("Resources", "リソース"),
    "troublemaker": Phrase("Troublemakers", "トラブルメイカー"),
    "problem": Phrase("Problems", "事件"),
}
NO_COLOR = Phrase("colourless", "無色")
COSTS = {str(n): Phrase("cost {0}", "コスト{0}").of(n) for n in range(7)}
ALBUM = {
    "character": Phrase("Characters", "キャラクター"),
    "tool": Phrase("Events, Resources", "イベント・リソース"),
    "trouble": Phrase("Problems, trouble", "事件・トラブル"),
}
ALL = {
    "kind": Phrase("All kinds", "全種類"),
    "color": Phrase("All colours", "全ての色"),
    "cost": Phrase("All costs", "全コスト"),
    "trait": Phrase("All traits", "全種族"),
    "word": Phrase("All keywords", "全キーワード"),
}

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
RULE_STUBBORN = Phrase(
    "Exhausted, but Stubborn: gives its power all the same (14)", "疲労中だが“がんこ”：パワーを失わない（14）"
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
RULE_OF = {
    "3": Phrase(
        "Stands at your home or at any Problem, never in another home",
        "自分のホームか事件に置く。他のホームには行けない",
    ),
    "5.3.7": Phrase("A move costs 2 tokens; a Friend enters ready", "移動は2トークン。出たフレンドはすぐ使える"),
    "5.3.5": Phrase("Played face down at a Problem for 1 token", "1トークンで事件にウラ向きに置く"),
    "6": Phrase(
        "Exhausted characters give no power; frightened ones are blank", "疲労中はパワー0。恐慌状態は能力も色もない"
    ),
    "7.1": Phrase(
        "Your characters in play must show the power it needs", "場の自分のキャラクターが使用条件のパワーを満たすこと"
    ),
    "7.2": Phrase(
        "Met in your Score Phase: 1 point, and perhaps a faceoff", "自分のスコアフェイズに満たすと1点。対決になることも"
    ),
    "8.2": Phrase("Flipped in a faceoff, its power counts for your total", "対決でめくると、そのパワーが合計に加わる"),
    "9.3": Phrase("Face up, it keeps opponents from confronting there", "表向きの間、相手はそこの要件を満たせない"),
    "9.4": Phrase(
        "An Epic clears the other Troublemakers and blocks everybody", "エピックは他を捨て札にし、全員をじゃまする"
    ),
    "10.2": Phrase(
        "Solved: everybody goes home, the next Problem is turned up", "解決：全員ホームへ戻り、次の事件が出る"
    ),
    "10.3": Phrase("Becomes a Problem of its own until it is solved", "解決されるまで一時的な事件になる"),
    "11": Phrase("Turns over once, for good, when its condition comes true", "条件を満たすと一度だけ裏返り、戻らない"),
    "13.3": Phrase("Replies are played in the window after what they answer", "反応は、きっかけの直後に使う"),
    "13.1": Phrase(
        "Goes with who bears it; lost if that one is frightened", "付けた相手と移動。恐慌状態になると捨て札"
    ),
    "13.7": Phrase("Only one Unique card of a name stays with you", "ユニークは同名1枚だけ残る"),
}
