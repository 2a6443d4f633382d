"""What is said of a card wherever somebody reads about it: natures, labels, filters, rules, words explained."""

from __future__ import annotations

from game.words import Phrase, same

# ---- what a card is ---------------------------------------------------------------------------------
MEGIDO = Phrase("Megido · {0} · {1}", "メギド・{0}・{1}")
EVENT = Phrase("Event", "イベント")
PHOTON = Phrase("{0} photon", "{0}のフォトン")
EXTRA = Phrase("Extra {0} photon", "エクストラフォトン・{0}")
NUMBERED_MEGIDO = Phrase("no. {0} · {1} {2}", "{0}番・{1} {2}")
FACE_DOWN = Phrase("Face down: it has no number and does not score", "裏向き：数字がなく、得点にならない")

# ---- its facts ---------------------------------------------------------------------------------------
NUMBER = Phrase("Number", "数字")
NO = same("No.")
COST = Phrase("Cost", "コスト")
STARS = Phrase("☆ icons", "☆アイコン")
TAGS = {
    "draw": Phrase("draws", "引く"),
    "score": Phrase("scores", "得点"),
    "place": Phrase("places", "場に出す"),
    "flip": Phrase("turns", "裏返す"),
    "discard": Phrase("discards", "捨札"),
    "extra": Phrase("extra", "エクストラ"),
    "interfere": Phrase("interferes", "妨"),
    "counter": Phrase("counters", "対抗"),
    "auto": Phrase("automatic", "自動"),
}
TIMING = {
    "early": Phrase("good early", "序盤向き"),
    "mid": Phrase("good in the middle", "中盤向き"),
    "late": Phrase("good late", "終盤向き"),
}
USE = same("{0} · {1}")  # when it is good, what it does
IN_PARTY = Phrase("In the {0}", "{0}の1体")
COPIES = Phrase("In the draft deck", "ドラフト山の枚数")
NUMBERED = Phrase("{0} {1}", "{0}{1}")
SUPPLY = Phrase("Common supply, as many as needed", "共通の置き場（枚数の制限なし）")
EXTRA_ABOUT = Phrase(
    "An extra photon is taken by an effect. It pays and scores like any other, and goes back to the supply instead of "
    "to a discard pile.",
    "エクストラフォトンは効果で得ます。支払いや得点ではほかと同じに扱い、捨札になるときは共通の置き場に戻ります。",
)
PHOTON_RULE = Phrase(
    "Paid photons stay in the field. At the end the face-up numbers of each kind are added up and ranked.",
    "支払ったフォトンは場に残ります。最後に種類ごとに表向きの数字を合計し、順位を決めます。",
)
EVENT_ABOUT = Phrase(
    "Four of the eight events are in each match. An event is used in your own turn, before or after the main "
    "action, and goes to your discard pile.",
    "8種のうち4枚が毎回使われます。自分のターン中、行動の前後に使い、捨札になります。",
)
MADE = {
    "cost": Phrase("cost", "コスト"),
    "stars": Phrase("☆ icons", "☆アイコン"),
    "effects": Phrase("effects", "効果"),
    "lines": Phrase("effects", "効果"),
    "name": Phrase("name", "名前"),
    "text": Phrase("text", "文章"),
}

# ---- where it is filed ---------------------------------------------------------------------------------
ALBUM = {
    "megido": Phrase("Megido", "メギド"),
    "photons": Phrase("Photons", "フォトン"),
    "events": Phrase("Events", "イベント"),
}
STAR = Phrase("☆", "☆")
COSTS = {str(n): Phrase("cost {0}", "コスト{0}").of(n) for n in range(1, 5)}
ALL = {
    "style": Phrase("All styles", "全スタイル"),
    "class": Phrase("All classes", "全クラス"),
    "cost": Phrase("All costs", "全コスト"),
    "tag": Phrase("All effects", "全効果"),
}

# ---- rules ------------------------------------------------------------------------------------------------
RULE_PARTY = Phrase("Six Megido, each used at most once (F-3.1)", "メギドは6体、それぞれ1回まで（F-3.1）")
RULE_WAITING = Phrase("May act or rest in your turn (F-5.4)", "自分のターンに行動か休息ができる（F-5.4）")
RULE_COUNTERED = Phrase("Has countered: must still act or rest (F-5.22)", "対抗済み：まだ行動か休息が必要（F-5.22）")
RULE_ACTED = Phrase("Has acted: automatic effects and ☆ count (F-5.30)", "行動済み：自動効果と☆が有効（F-5.30）")
RULE_RESTED = Phrase("Has rested: nothing on it counts (F-5.10)", "休息済み：効果も☆もはたらかない（F-5.10）")
RULE_OF = {
    "F-2.1": Phrase("How many of each there are", "枚数の内訳"),
    "F-4.2": Phrase("Events lie in the draft like photons", "イベントもフォトンと同じくドラフトで取る"),
    "F-5.7": Phrase("What a Megido costs stays in your field", "支払ったフォトンは場に残る"),
    "F-5.8": Phrase("Lines happen from top to bottom", "効果は上から順に解決する"),
    "F-5.11": Phrase("Events: in your own turn, without cost", "イベントは自分のターンに、コストなしで使う"),
    "F-5.14": Phrase("Interference: each target may counter, clockwise", "妨：対象は時計回りに対抗できる"),
    "F-5.17": Phrase("Counters: a face-down Megido prevents interference", "対抗：裏向きのメギドで妨を防ぐ"),
    "F-5.22": Phrase("A Megido that countered must still be used", "対抗したメギドは必ず使う"),
    "F-5.30": Phrase("Automatic: while it lies face up in the acted area", "自動：行動済エリアで表向きの間だけ働く"),
    "F-5.32": Phrase("Guarded photons cannot be turned or moved", "守られたフォトンは裏返せず、動かせない"),
    "F-6.1": Phrase("Each ☆ adds a photon at the end", "☆1つにつき、最後にフォトンを1枚追加できる"),
    "F-7.1": Phrase("The kinds are ranked one by one", "種類ごとに順位を決める"),
    "F-8.1": Phrase("Face-down photons are not seen by effects", "裏向きのフォトンは効果から見えない"),
    "F-8.2": Phrase(
        "As much as possible; if you do: only completely", "できる限り行う。「そうしたなら」は完全に行ったときだけ"
    ),
    "F-8.6": Phrase("Extra photons", "エクストラフォトン"),
}
MEANINGS = {
    "interfere": (
        Phrase("INTERFERE", "【妨】"),
        Phrase(
            "Hits opponents only. Each of them may counter before it happens. (F-5.13)",
            "対戦相手だけに起こる。対象は起こる前に対抗できる。（F-5.13）",
        ),
    ),
    "counter": (
        Phrase("COUNTER", "【対抗】"),
        Phrase(
            "In an opponent's turn, turn this face-down Megido up: the interference does nothing to you. It must still"
            " act or rest. (F-5.17)",
            "相手のターンに、裏向きのこのメギドを表にすると、その妨は自分に起こらない。後で必ず行動か休息をする。（F-5.17）",
        ),
    ),
    "auto": (
        Phrase("AUTO", "【自動】"),
        Phrase(
            "Works while this lies face up in the acted area, once per resolved card. (F-5.30)",
            "行動済エリアに表向きである間はたらく。カード1枚につき1回まで。（F-5.30）",
        ),
    ),
    "star": (
        Phrase("☆", "☆"),
        Phrase(
            "Lets you add one photon from your hand in the photon-adding phase, if this acted. (F-6.1)",
            "行動していれば、フォトン追加フェイズに手札のフォトンを1枚出せる。（F-6.1）",
        ),
    ),
    "any": (
        Phrase("Any icon", "どれでも"),
        Phrase("Paid with a photon of any kind. (F-5.7)", "どの種類のフォトンでも払える。（F-5.7）"),
    ),
    "event": (
        Phrase("Event", "イベント"),
        Phrase(
            "Used in your own turn, without a cost. It never pays and is never added. (F-5.11)",
            "自分のターンにコストなしで使う。支払いや追加には使えない。（F-5.11）",
        ),
    ),
    "photon": (
        Phrase("Photon", "フォトン"),
        Phrase(
            "Pays for Megido and stays in your field, where its number scores while it is face up. (F-5.7, F-7.1)",
            "メギドのコストになり、場に残る。表向きなら数字が得点になる。（F-5.7、F-7.1）",
        ),
    ),
    "extra": (
        Phrase("EXTRA", "エクストラ"),
        Phrase(
            "Never goes to a deck or a discard pile: it returns to the supply. (F-8.6)",
            "山札や捨札には行かず、共通の置き場に戻る。（F-8.6）",
        ),
    ),
    "down": (
        Phrase("Face down", "裏向き"),
        Phrase(
            "Has no number and does not score; effects see it only where they say so. (F-8.1)",
            "数字がなく得点にならない。「裏向き」と書かれた効果だけが対象にできる。（F-8.1）",
        ),
    ),
}
