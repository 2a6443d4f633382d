"""The terms of The Foton and what they mean, for card details and the rulebook (foton.md, section 1).

What each term is called in the code is listed in words.py.
"""
from __future__ import annotations

from typing import NamedTuple

from game.words import Phrase


class Entry(NamedTuple):
    """A term, what it means in one sentence, and the paragraph that says more."""

    words: Phrase
    means: Phrase
    rule: str


def _entry(en: str, ja: str, means_en: str, means_ja: str, rule: str) -> Entry:
    return Entry(Phrase(en, ja), Phrase(means_en, means_ja), rule)


CARDS: tuple[Entry, ...] = (
    _entry("Megido", "メギド", "One of 72 characters; each exists once.",
           "72種類のキャラクターのカード。それぞれ1枚だけある。", "F-2.2"),
    _entry("party", "パーティ", "The six different Megido of a player; five of them will be used.",
           "プレイヤーが用意する異なる6枚のメギド。使うのはそのうち5枚。", "F-3.1"),
    _entry("photon", "フォトン", "A resource with a kind and a number.",
           "種類と数字を持つカード。コストに使い、場で得点になる。", "F-2.2"),
    _entry("kind", "種類", "Attack, Skill or Charge.", "アタック、スキル、チャージの3つ。", "F-2.2"),
    _entry("number", "数字", "How strong a photon is: 1 to 4. Numbers do not matter for costs.",
           "フォトンの強さ。1から4。コストの支払いには関係しない。", "F-5.7"),
    _entry("any", "どれでも", "An icon of a cost that any photon pays.",
           "どのフォトンでも支払えるコストのアイコン。", "F-5.7"),
    _entry("extra photon", "エクストラフォトン",
           "A photon with number 3 out of the common supply; discarded, it goes back there.",
           "共通の場所から得る数字3のフォトン。捨札になるときは元の場所に戻る。", "F-8.6"),
    _entry("event", "イベント", "A card that is found in the draft and used once, in one's own turn.",
           "ドラフトで手に入るカード。自分のターンに1回使う。", "F-5.11"),
    _entry("style", "スタイル", "Rush, Counter or Burst; effects may ask for it.",
           "ラッシュ、カウンター、バーストの3つ。効果で参照されることがある。", "F-2.2"),
    _entry("class", "クラス", "Fighter, Trooper or Sniper; effects may ask for it.",
           "ファイター、トルーパー、スナイパーの3つ。効果で参照されることがある。", "F-2.2"),
    _entry("☆ icon", "☆アイコン", "Lets you add one photon in the photon-adding phase if its Megido lies face up.",
           "このメギドが表向きなら、フォトン追加フェイズにフォトンを1枚追加できる。", "F-6.1"),
)

PLACES: tuple[Entry, ...] = (
    _entry("draft deck", "ドラフト山", "The common deck of the draft: 90 photons and four events nobody knows.",
           "全員で使うドラフトの山。フォトン90枚と、誰も知らないイベント4枚。", "F-3.2"),
    _entry("area", "エリア", "A pile of the draft display, from A to F; it is taken as a whole.",
           "ドラフトでカードを並べる場所（A～F）。全てのカードをまとめて獲得する。", "F-4.3"),
    _entry("start card", "スタートカード", "Marks who begins the draft and the main phase.",
           "ドラフトフェイズとメインフェイズを始めるプレイヤーを示す。", "F-3.3"),
    _entry("turn player", "ターンプレイヤー", "The player whose turn it is.", "ターンを行っているプレイヤー。",
           "F-5.3"),
    _entry("deck", "山札", "The cards a player drafted, face down; nobody may look through it.",
           "ドラフトで獲得したカードの山。誰も中を見られない。", "F-5.1"),
    _entry("hand", "手札", "The cards a player has drawn; there is no limit.", "引いたカード。枚数の制限はない。",
           "F-5.2"),
    _entry("discard pile", "捨札", "Discarded cards and used events, open to everybody.",
           "捨てたカードと使ったイベント。誰でも見られる。", "F-8.8"),
    _entry("un-acted area", "未行動エリア", "The Megido that have not been used.",
           "まだ使っていないメギドを置く場所。", "F-5.2"),
    _entry("acted area", "行動済エリア", "The Megido that acted (face up) or rested (face down).",
           "行動したメギド（表向き）と休息したメギド（裏向き）を置く場所。", "F-5.2"),
    _entry("field", "場", "A player's photons, sorted by kind; the face-up ones score.",
           "種類ごとに分けたフォトン。表向きのフォトンが得点になる。", "F-5.2"),
)

DEEDS: tuple[Entry, ...] = (
    _entry("act", "行動", "Pay a Megido's cost, turn it up and resolve its lines.",
           "メギドのコストを支払い、表にして、効果を上から順に行う。", "F-5.8"),
    _entry("rest", "メギドの休息", "Use a Megido face down, without cost, and draw three cards.",
           "コストを支払わずにメギドを裏向きで使い、3枚引く。", "F-5.10"),
    _entry("used Megido", "使ったメギド", "A Megido that acted or rested.", "行動か休息をしたメギド。", "F-5.5"),
    _entry("line", "効果", "One effect of a card; lines are resolved from top to bottom.",
           "カードの1つの効果。上から順番に行う。", "F-5.8"),
    _entry("■ effect", "■の効果", "Resolves when the Megido acts or the event is used.",
           "メギドを行動させたとき、またはイベントを使用したときに発動する。", "F-5.8"),
    _entry("interference", "妨", "An effect that hits opponents only.", "対戦相手だけが受ける効果。", "F-5.13"),
    _entry("counter", "対抗", "Turn up a face-down Megido that has it: an interference does nothing to you.",
           "これを持つ裏向きのメギドを表にすると、妨の影響を受けない。", "F-5.17"),
    _entry("automatic effect", "自動",
           "Works while its Megido lies face up in the acted area, after the card that set it off.",
           "メギドが行動済エリアに表向きでいる間はたらく。条件を満たしたカードの後に発動する。", "F-5.30"),
    _entry("face-down photon", "裏向きのフォトン",
           "It has no number, is not counted and does not score; its kind stays visible.",
           "数字を失い、数えられず、得点にもならない。種類だけは見える。", "F-8.1"),
    _entry("victory points", "勝利点", "Who has most of them at the end wins.",
           "終了時に最も多いプレイヤーが勝つ。", "F-7.4"),
)

PHASES: tuple[Entry, ...] = (
    _entry("draft phase", "ドラフトフェイズ", "Six rounds; in each, everybody takes one area.",
           "6周。1周ごとに全員が1つのエリアを獲得する。", "F-4.1"),
    _entry("main phase", "メインフェイズ", "Five turns for everybody; one Megido acts or rests in each.",
           "全員が5ターン行う。1ターンに1枚のメギドを行動か休息させる。", "F-5.3"),
    _entry("photon-adding phase", "フォトン追加フェイズ",
           "Everybody may add as many photons as the own face-up Megido show ☆.",
           "表向きのメギドの☆の数まで、全員がフォトンを追加できる。", "F-6.1"),
    _entry("scoring phase", "勝利点計算フェイズ", "The fields are compared kind by kind.",
           "種類ごとに場の数字の合計を比べる。", "F-7.1"),
)

ENTRIES = (*CARDS, *PLACES, *DEEDS, *PHASES)
