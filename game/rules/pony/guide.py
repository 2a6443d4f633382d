"""What now?: what every question of the Pony game is for, and what usually matters when one answers it."""

from __future__ import annotations

from game.rules.pony.aftermath import Reply, TriggerOrder
from game.rules.pony.choosing import GiveCard, PickCard, PickFromHand
from game.rules.pony.choosing_players import PickPlayer
from game.rules.pony.clearing import KeepFlip, PutUnder
from game.rules.pony.drawing import DiscardChoice
from game.rules.pony.effects.board_ops import PickHost
from game.rules.pony.effects.control_ops import PayOrNot
from game.rules.pony.effects.deck_ops import PickToPlay, SearchDeck, SearchPile
from game.rules.pony.effects.looking import PutNext, TakeOne
from game.rules.pony.effects.move_ops import PickArea, PickAreaThen
from game.rules.pony.end_phase import RetireDown
from game.rules.pony.faceoff_result import WhoGoesHome
from game.rules.pony.facing_off import FaceoffActions
from game.rules.pony.leaving import InsteadOfDismissal
from game.rules.pony.main_phase import MainActions
from game.rules.pony.opening import ChooseFirst, ChooseStarting, Mulligan
from game.rules.pony.peering import Inspired, PutBack
from game.rules.pony.pending import Whether, WhetherThen
from game.rules.pony.playing import PlaceFreely
from game.rules.pony.revealing import KeepOne
from game.rules.pony.score_phase import ConfrontNext
from game.rules.pony.solving import SolveNext
from game.rules.pony.troubles import Challenges
from game.rules.pony.unique import KeepUnique
from game.rules.pony.using import PickPrice
from game.table.guide import Guide, Hint
from game.words import Phrase

# ---- set-up and the turn -------------------------------------------------------------------------------------------
_TURN: Guide = {
    ChooseStarting: Hint(
        Phrase("Choose the Problem that lies on your side first", "最初に自分の側に置く事件を選びます"),
        Phrase(
            "A low requirement in your Mane's colour gives the first points soonest",
            "メーンの色で要件が軽い事件なら早く得点できます",
        ),
        "4.1",
    ),
    ChooseFirst: Hint(
        Phrase("Decide who begins", "先攻を決めます"),
        Phrase(
            "Who begins acts first, but does not draw a card in turn 1", "先攻は先に動けますが、最初の1枚を引けません"
        ),
        "4.3",
    ),
    Mulligan: Hint(
        Phrase(
            "Keep these six cards, or return them all for six new ones", "この6枚で始めるか、全部引き直すか決めます"
        ),
        Phrase(
            "A good hand has two or three Friends that you can pay for at once",
            "すぐ出せるフレンドが2～3枚あれば十分です",
        ),
        "4",
    ),
    Challenges: Hint(
        Phrase("Challenge a Troublemaker, or go on to your Main Phase", "トラブルメイカーに挑戦するか、先へ進みます"),
        Phrase(
            "Add up your power there: one card is flipped on each side",
            "そこのパワーを比べましょう。互いに1枚めくります",
        ),
        "5.2",
    ),
    MainActions: Hint(
        Phrase("Spend tokens: bring Friends, and get them to the Problems", "トークンを使い、フレンドを事件へ送ります"),
        Phrase(
            "Friends may go straight to a Problem; a later move costs 2", "事件に直接出せば、あとの移動の2個が浮きます"
        ),
        "5.3",
    ),
    ConfrontNext: Hint(
        Phrase(
            "Name the Problem that you confront first: each gives 1 point", "先に要件を満たす事件を選びます。各1点です"
        ),
        Phrase(
            "The order matters only if a card does something when you confront",
            "順番が大事なのは、達成時の効果がある時だけです",
        ),
        "5.4",
    ),
    SolveNext: Hint(
        Phrase("Choose which Problem is solved first", "先に解決する事件を選びます"),
        Phrase(
            "It matters if the next Problem does something as it opens", "次の事件に出た時の効果があれば順番が大事です"
        ),
        "10.2",
    ),
    RetireDown: Hint(
        Phrase("Your home is too full: one Friend has to leave", "ホームがいっぱいなので、1体を引退させます"),
        Phrase("Give up whom you need least for power and colours", "パワーと色の面でいちばん要らないものを選びます"),
        "5.5",
    ),
    DiscardChoice: Hint(
        Phrase("Choose a card of your hand to discard", "手札から捨てるカードを選びます"),
        Phrase("Let go what you cannot pay for soon", "しばらく使えそうにないカードを捨てましょう"),
        "5.5",
    ),
}

# ---- faceoffs and Troublemakers ------------------------------------------------------------------------------------
_FACEOFF: Guide = {
    FaceoffActions: Hint(
        Phrase("Use a card marked Faceoff, or pass", "「対決中」のカードを使うか、パスします"),
        Phrase(
            "Look at both totals: help only where it can turn the result", "合計を見て、結果が変わる時だけ使いましょう"
        ),
        "8.2",
    ),
    WhoGoesHome: Hint(
        Phrase("You lost the challenge: one of your characters goes home", "挑戦に負けたので、1体がホームに戻ります"),
        Phrase("Send the one that this Problem needs least", "この事件でいちばん要らないものを選びます"),
        "8.4",
    ),
    KeepFlip: Hint(
        Phrase("This flipped card may stay with you", "めくったカードを残せます"),
        Phrase(
            "In your hand you can play it; under the deck it is far away", "手札なら使えますが、下に置くと当分来ません"
        ),
        "8.6",
    ),
    PutUnder: Hint(
        Phrase("The flipped cards go under your deck, in your order", "めくったカードを好きな順でデッキの下に置きます"),
        Phrase("It hardly matters: they come back very late", "ずっと先のことなので、あまり気にしなくて大丈夫です"),
        "8.6",
    ),
    KeepOne: Hint(
        Phrase("Only one of your Troublemakers stays face up here", "ここに残せる自分のトラブルメイカーは1体です"),
        Phrase("Keep the strong one: it is harder to beat", "倒されにくい、強いほうを残しましょう"),
        "9.2",
    ),
    Reply: Hint(
        Phrase(
            "Something has happened that you could answer with a card", "起きたことに「反応」のカードで応じられます"
        ),
        Phrase("Without a reply the game simply goes on", "応じなければ、そのまま進みます"),
        "13.3",
    ),
    TriggerOrder: Hint(
        Phrase(
            "Several of your cards do something now: choose the first", "効果が重なったので、先に行うものを選びます"
        ),
        Phrase("Put first what the others can make use of", "あとの効果が生かせるものを先にしましょう"),
        "13.2",
    ),
}

# ---- what cards ask for ----------------------------------------------------------------------------------------------
_WHICH = Phrase("Choose the card that it happens to", "効果を受けるカードを選びます")
_WHERE = Phrase("Choose where it goes", "行き先を選びます")
_WHETHER = Phrase("Decide whether this card does what it says", "このカードの効果を使うか決めます")
_COUNTS = Phrase("Look at the Problem that is nearest to being met", "要件にいちばん近い事件を見て決めましょう")
_FREE = Phrase(
    "Check its price first; what costs nothing is rarely wrong", "コストを確かめましょう。無料ならたいてい得です"
)

_CARDS: Guide = {
    PickCard: Hint(
        _WHICH,
        Phrase(
            "Help where power is short, hurt where it counts most", "味方なら足りない所、相手なら大事な所を選びます"
        ),
        "13.6",
    ),
    GiveCard: Hint(
        _WHICH,
        Phrase("It is your card: give what you can best do without", "いちばん失っても困らないものを選びましょう"),
        "13.6",
    ),
    PickFromHand: Hint(
        Phrase("Choose a card of your hand", "手札からカードを選びます"),
        Phrase("Nobody else sees what you hold", "手札の中身は相手に見えません"),
        "13.6",
    ),
    PickPlayer: Hint(
        Phrase("Choose the opponent that it happens to", "効果を受ける相手を選びます"),
        Phrase("Usually the one with the most points", "たいていは得点が最も高い人です"),
        "15.4",
    ),
    PickHost: Hint(
        Phrase("Choose the Friend that this Resource goes on", "このリソースを付けるフレンドを選びます"),
        Phrase("It moves with the Friend, and is lost with it", "フレンドと一緒に動き、一緒に失われます"),
        "13.1",
    ),
    PayOrNot: Hint(
        Phrase("Pay tokens to keep this card, or let it go", "トークンを払ってこのカードを残すか決めます"),
        Phrase("Keep it if it costs the opponent more than you", "相手の損のほうが大きければ残しましょう"),
        "13.5",
    ),
    PickToPlay: Hint(
        Phrase("Choose the card that you play for nothing", "無料で出すカードを選びます"),
        Phrase("Take the one whose price hurts most", "いちばんコストの重いものが得です"),
        "13.5",
    ),
    SearchPile: Hint(
        Phrase("Choose a card that comes back from the discard pile", "捨て札から戻すカードを選びます"),
        Phrase("Take what you can pay for now", "いま払えるカードを選びましょう"),
        "13",
    ),
    SearchDeck: Hint(
        Phrase("Choose a card from your deck; it is shuffled afterwards", "デッキからカードを選びます。後で混ぜます"),
        Phrase("Take what the next Problem asks for", "次の事件に役立つものを選びましょう"),
        "13",
    ),
    PutNext: Hint(
        Phrase("Put these cards back in the order that you like", "見たカードを好きな順に戻します"),
        Phrase("The card on top is the next one to come up", "一番上のカードが次に出てきます"),
        "15",
    ),
    TakeOne: Hint(
        Phrase("Take one of these cards into your hand", "見たカードから1枚を手札に加えます"),
        Phrase("Take what you can use soonest", "いちばん早く使えるものにしましょう"),
        "15",
    ),
    PickArea: Hint(_WHERE, _COUNTS, "13.6"),
    PickAreaThen: Hint(_WHERE, _COUNTS, "13.6"),
    InsteadOfDismissal: Hint(
        Phrase("This Friend can go on top of your deck instead of being lost", "捨て札の代わりにデッキの上に置けます"),
        Phrase("You would draw it next, instead of a new card", "次に引く1枚がそのカードになります"),
        "1.2",
    ),
    Inspired: Hint(
        Phrase("You may look at the top of the next player's deck", "次の人のデッキの上を見ることができます"),
        Phrase("Weak cards left on top are weak flips in a faceoff", "弱いカードを上に残すと、対決で有利です"),
        "14",
    ),
    PutBack: Hint(
        Phrase("Put each card back on top or at the bottom", "各カードを上か下に戻します"),
        Phrase("The card on top is the next one to come up", "一番上のカードが次に出てきます"),
        "14",
    ),
    Whether: Hint(_WHETHER, _FREE, "13.2"),
    WhetherThen: Hint(_WHETHER, _FREE, "13.2"),
    PlaceFreely: Hint(
        Phrase("Choose where this card comes into play", "このカードを出す場所を選びます"), _COUNTS, "5.3.1"
    ),
    KeepUnique: Hint(
        Phrase("You may have only one of these: choose which one stays", "場に1枚しか残せません。残すほうを選びます"),
        Phrase("Keep the one that stands in the better place", "よい場所にいるほうを残しましょう"),
        "13.7",
    ),
    PickPrice: Hint(
        Phrase("Choose the card that you pay with", "コストにするカードを選びます"),
        Phrase("Pay with what gives no power where it stands", "そこでパワーを出していないものが安上がりです"),
        "13.5",
    ),
}

GUIDE: Guide = {**_TURN, **_FACEOFF, **_CARDS}
