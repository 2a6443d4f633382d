"""What now?: what each question of The Foton is for, and what usually matters."""

from __future__ import annotations

from game.rules.foton.acting import ChoosePayment
from game.rules.foton.adding import AddPhotons
from game.rules.foton.counters import ChooseCounter
from game.rules.foton.draft import TakeArea
from game.rules.foton.effect_choices import ChooseCards, ChooseKind, ChooseOption, ChooseOrder, GiveCards, Whether
from game.rules.foton.interference import ChooseOpponent
from game.rules.foton.turn import MainStep
from game.table.guide import Guide, Hint
from game.words import Phrase

GUIDE: Guide = {
    TakeArea: Hint(
        Phrase("The pile you take becomes part of your deck.", "獲得したカードは、あなたの山札になります。"),
        Phrase(
            "Take the kinds your Megido pay with, and high numbers.",
            "自分のメギドが使う種類を選びましょう。数字は大きいほど得です。",
        ),
        "F-4.3",
    ),
    MainStep: Hint(
        Phrase("One Megido acts or rests each turn.", "毎ターン、メギド1枚が行動か休息をします。"),
        Phrase(
            "Draw cards early, score late; rest if you cannot pay.",
            "序盤は引き、終盤に得点します。払えなければ休息です。",
        ),
        "F-5.4",
    ),
    ChoosePayment: Hint(
        Phrase("What you pay stays in your field and scores.", "支払ったフォトンは場に残り、得点になります。"),
        Phrase(
            "Pay with large numbers; keep what your next Megido need.",
            "大きい数字で払い、次のメギドに必要な種類は残しましょう。",
        ),
        "F-5.7",
    ),
    ChooseCounter: Hint(
        Phrase("A counter keeps this interference away from you.", "対抗すると、この妨を受けずにすみます。"),
        Phrase(
            "It is worth it if you would lose much; that Megido must be used later.",
            "損が大きいときに使いましょう。対抗したメギドは後で必ず使います。",
        ),
        "F-5.17",
    ),
    ChooseOpponent: Hint(
        Phrase("You name the opponent who is hit.", "妨の対象にする対戦相手を選びます。"),
        Phrase("Hit whoever is ahead, or has what you want.", "リードしている人や、ほしいものを持つ人がねらい目です。"),
        "F-5.13",
    ),
    ChooseCards: Hint(
        Phrase("You choose the cards for this effect.", "この効果で使うカードを選びます。"),
        Phrase(
            "Keep your large numbers, and what your next Megido cost.",
            "大きい数字と、次のメギドのコストは残しましょう。",
        ),
        "F-5.8",
    ),
    GiveCards: Hint(
        Phrase(
            "An opponent's effect hits your cards, but you choose which.",
            "相手の妨です。どのカードにするかは自分で選べます。",
        ),
        Phrase(
            "Give what you need least: a small number, or a kind you will not win.",
            "小さい数字や、勝てそうにない種類を選びましょう。",
        ),
        "F-5.15",
    ),
    ChooseOption: Hint(
        Phrase("Your card does one of these things.", "カードの効果を1つ選びます。"),
        Phrase(
            "Draw if your hand is short; fill your field near the end.",
            "手札が少なければ引き、終盤は場に出しましょう。",
        ),
        "F-8.2",
    ),
    Whether: Hint(
        Phrase("This part is up to you: you may do it or leave it.", "この効果は、してもしなくてもかまいません。"),
        Phrase("Do it if you gain more than you give.", "失うものより得るものが多ければ、しましょう。"),
        "F-8.2",
    ),
    ChooseOrder: Hint(
        Phrase("You choose the order of these cards in your deck.", "山札に置く順番を決めます。"),
        Phrase("What you want to draw sooner goes further up.", "早く引きたいカードほど上に置きましょう。"),
        "9.2",
    ),
    ChooseKind: Hint(
        Phrase("You choose the kind of your extra photon.", "エクストラフォトンの種類を選びます。"),
        Phrase(
            "Take the kind you need to pay, or are close to winning.",
            "コストに必要な種類か、あと少しで勝てる種類がよいでしょう。",
        ),
        "F-8.6",
    ),
    AddPhotons: Hint(
        Phrase(
            "Each ☆ adds a last photon from your hand to your field.", "☆1個につき1枚、手札のフォトンを場に出せます。"
        ),
        Phrase("Add large numbers to a kind you can still win.", "まだ勝てる種類に、大きい数字を出しましょう。"),
        "F-6.1",
    ),
}
