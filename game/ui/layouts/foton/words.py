"""What the table of The Foton says beside what its rules say: titles of places, heads, notes, hints."""

from __future__ import annotations

from game.words import Phrase

# ---- phases
PHASES = (
    Phrase("Draft", "ドラフト"),
    Phrase("Main", "メイン"),
    Phrase("Photon adding", "フォトン追加"),
    Phrase("Scoring", "勝利点計算"),
)
ROUND = Phrase("round {0} of {1}", "第{0}巡／全{1}巡")
TURN = Phrase("turn {0} of {1}", "{0}／{1}ターン目")

# ---- places
DRAFT_DECK = Phrase("Draft deck", "ドラフト山")
AREA = Phrase("Area {0}", "エリア {0}")
TAKEN = Phrase("Taken", "獲得")
TAKEN_KIND = Phrase("Taken: {0}", "獲得した{0}")
PARTY = Phrase("Party", "パーティ")
DECK = Phrase("Deck", "山札")
HAND = Phrase("Hand", "手札")
DISCARD = Phrase("Discard", "捨札")
WAITING = Phrase("Un-acted", "未行動")
ACTED = Phrase("Acted", "行動済")
RESTED = Phrase("Rested", "休息")
LOOKED = Phrase("Looked at", "見たカード")
KINDS = {
    "attack": Phrase("Attack", "アタック"),
    "skill": Phrase("Skill", "スキル"),
    "charge": Phrase("Charge", "チャージ"),
    "event": Phrase("Events", "イベント"),
}
EMPTY = Phrase("empty", "なし")
DOWN = Phrase("{0} face down", "裏{0}枚")

# ---- plaques and score
VP = Phrase("VP", "勝利点")
START = Phrase("start player", "スタート")
TALLY = Phrase("If it ended now", "今終わった場合")
TALLY_TIP = Phrase(
    "Of each kind: the total, and + the VP that its place is worth",
    "種類ごとの合計と、+はその順位で得る勝利点",
)
EFFECTS = Phrase("Effects", "効果")
SUM = Phrase("Total", "合計")

# ---- notes
SCORE = Phrase("Final score", "最終得点")
GIVES = Phrase("Area {0} would give you", "エリア{0}で増えるカード")
NEEDS = Phrase("Your party costs", "パーティのコスト合計")
HAVE = Phrase("{0} · {1} taken", "{0}・獲得{1}枚")
ANY = Phrase("any kind", "どれでも")
AFTERWARDS = Phrase("{0} cards in all", "合計{0}枚になる")
STARS_LIMIT = Phrase("Field, up to {0} more", "自分の場（あと{0}枚まで）")
CHOSEN = Phrase("chosen", "選択中")
PAYING = Phrase("Your field after paying", "支払い後の自分の場")
WORTH = Phrase("{0} VP now", "現在{0}点")

# ---- hints
GROWS = Phrase("Each area left over grows by one card.", "残ったエリアは1枚ずつ増える。")
LAST_ROUND = Phrase("This is the last round of the draft.", "これが最後の巡。")
REST_DRAWS = Phrase("A rest draws {0} cards.", "休息すると{0}枚引く。")
PAID_STAY = Phrase("What you pay stays in your field and scores.", "支払ったフォトンは場に残り、得点になる。")
ONLY_YOU = Phrase("A counter protects only you.", "対抗が守るのは自分だけ。")
ALL_AT_ONCE = Phrase("All players reveal theirs at the same time.", "全員が同時に出す。")
MUST_USE = Phrase("{0} countered and must be used now.", "対抗した{0}を使わなければならない。")

# ---- what happens
ACTS = Phrase("{0} acts", "{0}の行動")
USES = Phrase("{0} uses an event", "{0}のイベント")
COUNTERS = Phrase("{0} counters", "{0}の対抗")
ROUND_BEGINS = Phrase("Draft – round {0}", "ドラフト {0}巡目")
TURN_OF = Phrase("{0}: turn {1}", "{0}：{1}ターン目")
PHASE_BEGINS = {
    "draft": Phrase("Draft phase", "ドラフトフェイズ"),
    "main": Phrase("Main phase", "メインフェイズ"),
    "adding": Phrase("Photon-adding phase", "フォトン追加フェイズ"),
    "scoring": Phrase("Scoring", "勝利点計算"),
}
PLACE = Phrase("Place", "順位")
RANKED = Phrase("{0} is ranked", "{0}の順位")
