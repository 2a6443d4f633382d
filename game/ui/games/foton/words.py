"""Sentences of the screens around a match of The Foton: set-up, collection, party editor, result."""

from __future__ import annotations

from game.words import Phrase

# ---- names -----------------------------------------------------------------------------------------
KINDS = {
    "attack": Phrase("Attack", "アタック"),
    "skill": Phrase("Skill", "スキル"),
    "charge": Phrase("Charge", "チャージ"),
    "any": Phrase("Any", "どれでも"),
}

# ---- set-up ----------------------------------------------------------------------------------------
SECRET = Phrase("secret until it acts", "行動するまで秘密")
BY_CHANCE_LONG = Phrase(
    "One of the six sample parties, dealt when the match starts. Nobody sees which one the others have: parties are "
    "secret until their Megido act.",
    "6つの見本パーティから、対戦開始時にくじで決まります。だれがどれを持つかは、メギドが行動するまで秘密です。",
)
OWN_PARTY = Phrase("A party of your own.", "自分で組んだパーティです。")
DRAFT = Phrase("Draft", "集めるフォトン")
LEGAL = Phrase("Six different Megido: legal", "異なる6体のメギド：使えます")
AREAS = {
    2: Phrase("two players: areas A to D, ranks 7 / 0", "2人：エリアA～D、順位点 7 / 0"),
    3: Phrase("three players: areas A to E, ranks 10 / 4 / 0", "3人：エリアA～E、順位点 10 / 4 / 0"),
    4: Phrase("four players: areas A to F, ranks 10 / 6 / 3 / 0", "4人：エリアA～F、順位点 10 / 6 / 3 / 0"),
}
COST_CURVE = Phrase("Megido by cost", "コスト別")
ICONS_IN_ALL = Phrase("All costs", "コスト合計")

# ---- party editor ----------------------------------------------------------------------------------
OF_SIX = Phrase("{0} of {1} Megido", "メギド{0} / {1}体")
FULL = Phrase("The party has its six Megido; take one out first", "すでに6体います。先に1体外してください")
CHECK_SIX = Phrase("six Megido (F-3.1)", "メギド6体（F-3.1）")
CHECK_DIFFERENT = Phrase("all different", "すべて異なる")
SEARCH = Phrase("Name, number or text", "名前・番号・効果")
HINTS = {
    "draws": Phrase("Nobody in it draws: the hand will run short", "引く効果がありません。手札が足りなくなります"),
    "costly": Phrase(
        "Expensive: {0} photons for all six; expect to rest more than once",
        "コストが高めです：6体で{0}枚。休息が増えます",
    ),
    "no_kind": Phrase("No {0} in any cost: leave it to the others", "{0}のコストなし：ほかの種類を集めましょう"),
    "counter": Phrase("{0} can counter interference", "妨に対抗できるメギド：{0}体"),
    "open": Phrase("Nothing in it counters interference", "妨に対抗できるメギドがいません"),
    "style": Phrase("{0} gains from {1} other {2}", "{0}が得をする他の{2}：{1}体"),
    "acts": Phrase("{0} gains from all the others that act", "{0}は他のメギドの行動で得をする"),
    "score": Phrase("{0} gains from {1} others that score", "{0}が得をする得点源：他に{1}体"),
    "interfere": Phrase("{0} gains from {1} that interfere", "{0}が得をする妨：{1}体"),
    "stars": Phrase("☆: up to {0} may be added at the end", "☆：最後に最大{0}追加できます"),
    "late": Phrase("Keep for late turns: {0}", "終盤まで残す：{0}"),
    "early": Phrase("Open with: {0}", "最初に：{0}"),
}

SHORTER = {"en": (" Photon", " Combo", " Party"), "ja": ("フォトン", "コンボ", "パーティ", "活用")}


def short_name(name: Phrase, lang: str) -> str:
    """What a sample party is called where room is dear: "Light", "Flip"."""
    said = name.in_(lang)
    for part in SHORTER[lang]:
        said = said.replace(part, "")
    return said or name.in_(lang)


# ---- result ----------------------------------------------------------------------------------------
TRAIL = Phrase("{0} seats · seed {1}", "{0}人 ・ シード{1}")
WHY = {
    "points": Phrase("by {0}", "{0}差"),
    "photons": Phrase(
        "equal in VP; more face-up photons in the field decide (F-7.4)",
        "勝利点が並び、場の表向きのフォトンの枚数で決まりました（F-7.4）",
    ),
    "shared": Phrase(
        "equal in VP and in face-up photons: the victory is shared (F-7.4)",
        "勝利点もフォトンの枚数も並び、勝利を分け合います（F-7.4）",
    ),
}
POINTS = Phrase("{0} VP", "{0}点")
ONE_POINT = Phrase("one VP", "1点")
EFFECTS = Phrase("Effects", "効果")
VP = Phrase("VP", "勝利点")
SUM = Phrase("sum {0}", "合計 {0}")
BY_CARDS = Phrase("by cards", "カード")
PHOTONS, ONE_PHOTON = Phrase("{0} photons", "表{0}枚"), Phrase("1 photon", "表1枚")
HOW_NOTE = Phrase("VP after each turn", "各ターン後の勝利点")
RANKS = Phrase("ranks", "順位点")
STATISTICS = Phrase("What everybody did", "それぞれの行動")
COLUMNS = {
    "drafted": Phrase("drafted", "ドラフト"),
    "acted": Phrase("acted", "行動"),
    "rested": Phrase("rested", "休息"),
    "countered": Phrase("counters", "対抗"),
    "turned": Phrase("turned", "裏返し"),
    "drawn": Phrase("drawn", "ドロー"),
    "added": Phrase("added", "追加"),
}
COUNTED = {
    "drafted": Phrase("photons drafted", "ドラフト"),
    "acted": Phrase("times acted", "行動"),
    "rested": Phrase("rested", "休息"),
}
SCORING = Phrase("scoring", "勝利点計算")
KIND_AGAINST = Phrase("{0}: {1} against {2}", "{0}：{1} 対 {2}")
FOR_FIELD = Phrase("{0} VP for the strongest field", "最も強い場に{0}点")
BEST_TURN = Phrase("Best card: {0}, {1}, +{2} VP", "最高の一手：{0}、{1}、+{2}点")
MOST_TURNED = Phrase("Most photons turned: {0}, {1}", "最多の裏返し：{0}、{1}枚")
MOST_INTERFERED = Phrase("Most interference: {0}, {1}", "最多の妨：{0}、{1}回")
MOST_COUNTERED = Phrase("Most counters: {0}, {1}", "最多の対抗：{0}、{1}回")
CLOSEST = Phrase("Closest kind: {0}, decided by {1}", "最も接戦：{0}、差は{1}")
SAMPLE_LOST = Phrase("party unknown", "パーティ不明")
