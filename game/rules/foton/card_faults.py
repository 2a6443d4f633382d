"""What is said of cards that mean nothing, in both languages."""

from __future__ import annotations

from game.words import Phrase

# ---- lines -----------------------------------------------------------------------------------------------
ONE_INTERFERENCE = Phrase("a card has at most one interference (F-5.16)", "妨は1枚に1つまでです（F-5.16）")
ONE_COUNTER = Phrase("a card has at most one counter", "対抗は1枚に1つまでです")
FLIPS = Phrase(
    "'flip' turns photons of a field that lie the other way", "「flip」は、場にある逆向きのフォトンを裏返します"
)
OF_A_STYLE = Phrase("only Megido that act are of a style", "スタイルを調べられるのは、行動するメギドだけです")
LESS = Phrase(
    "less is counted only of Megido, all but this one: each 1, gain 1, plus -1",
    "引いて数えられるのは、このメギド以外のメギドだけです：each 1, gain 1, plus -1",
)
COST = Phrase("a cost is cards to turn or to move, so many of them", "コストは、裏返すか動かすカードと、その枚数です")
TARGET = Phrase("only an interference has a target", "対象があるのは妨だけです")
FACE_DOWN = Phrase(
    "face-down photons lie in a field, and nothing but their kind is known (F-8.1)",
    "裏向きのフォトンは場だけにあり、種類しか分かりません（F-8.1）",
)
IN_DECK = Phrase("nobody knows which cards lie in a deck (F-5.1)", "山札の中身はだれにも分かりません（F-5.1）")
GUARDED = Phrase(
    "face-up photons in the field are protected (F-5.32)", "守れるのは、場の表向きのフォトンだけです（F-5.32）"
)
OWNER_CHOOSES = Phrase(
    "nobody but its owner chooses among cards that are not in a field", "場にないカードは、持ち主しか選べません"
)
OTHER_FIELD = Phrase(
    "only by an interference are cards taken into another field", "ほかの場へカードを移せるのは妨だけです"
)
TAKER_CHOOSES = Phrase(
    "whoever takes cards into the own field chooses them", "自分の場へ移すカードは、移す人が選びます"
)
TOP_CARDS = Phrase("from a deck, so many of its top cards are moved", "山札からは、上から決まった枚数だけ動かせます")
THERE_ALREADY = Phrase("these cards are in that field already", "そのカードは、もうその場にあります")
HELD_ALREADY = Phrase("these cards are there already", "そのカードは、もうそこにあります")
NO_EVENTS = Phrase("events never lie in a field (F-5.12)", "イベントが場に置かれることはありません（F-5.12）")
NO_NUMBER = Phrase("an event is no photon, and has no number", "イベントはフォトンではなく、数字もありません")
NO_EXTRA = Phrase(
    "extra photons are Attack or Skill, and go back to the supply instead of a discard pile (F-8.6)",
    "エクストラフォトンはアタックかスキルで、捨札ではなくサプライに戻ります（F-8.6）",
)
NEVER_SO = Phrase("'most' is less than 'least'", "「most」が「least」より小さくなっています")

# ---- cards -----------------------------------------------------------------------------------------------
ICONS = Phrase("must have icons", "アイコンが必要です")
NO_MEGIDO = Phrase("there is no Megido called '{0}'", "「{0}」というメギドはいません")
SIX = Phrase("must be six different Megido", "異なるメギド6体が必要です")
TABLES = Phrase("there must be one for 2, 3 and 4 seats, in this order", "2人・3人・4人のものが、この順に必要です")
RANKS = Phrase("there must be as many ranks as seats", "順位の数は人数と同じでなければなりません")
