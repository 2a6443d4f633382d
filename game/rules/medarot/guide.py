"""What now?: for every question of the Medarot Card Game, what it is for and what usually matters.

Nothing here is imported by the rules of the game; it comes with the order of play, when a line is wanted.
"""

from __future__ import annotations

from game.rules.medarot.activation import Activation
from game.rules.medarot.defence import Defend
from game.rules.medarot.drawing import DestroyDraw, PaidDraw
from game.rules.medarot.effects.card_ops import ChooseDiscard, Look
from game.rules.medarot.effects.fetch_ops import ChooseFetch, SearchDeck
from game.rules.medarot.effects.field_ops import ShiftWhere
from game.rules.medarot.hand_limit import TrashToLimit
from game.rules.medarot.hits import WeakDiscard
from game.rules.medarot.opening import ChooseMaster, SetStock
from game.rules.medarot.order import OrderTie
from game.rules.medarot.refill import Place, Refill
from game.rules.medarot.reflection import Reflect
from game.rules.medarot.set_window import SetWindow
from game.rules.medarot.stock import MakeRoom
from game.rules.medarot.swap import SwapWhere
from game.rules.medarot.using import ChooseTarget, Respond
from game.table.guide import Guide, Hint
from game.words import Phrase

GUIDE: Guide = {
    ChooseMaster: Hint(
        Phrase(
            "Your master lies beside you for the whole match and adds its HP to your medals",
            "マスターは最後まで場に残り、HPの分メダルが増えます",
        ),
        Phrase(
            "Take one whose effects you can use every turn: a master never uses a Trigger",
            "毎ターン使えるものを。【発動】はマスターでは使えません",
        ),
        "7.2",
    ),
    SetStock: Hint(
        Phrase(
            "Cards in your stock are safe from weak attacks and ready to be used",
            "ストックのカードは弱攻撃で捨てられず、すぐ使えます",
        ),
        Phrase(
            "Triggers work only from there; a few other cards in hand soak up weak attacks",
            "【発動】はここからだけ。手札も弱攻撃の盾に少し残して",
        ),
        "7.3",
    ),
    Place: Hint(
        Phrase(
            "You place three Medarots; they are turned up when the turn starts",
            "3体置きます。ターンの始めにオモテになります",
        ),
        Phrase(
            "Shooters do well in the back row, melee in front, each where it can still move",
            "射撃は後列、格闘は前列。次に動ける場所も考えて",
        ),
        "7.4",
    ),
    PaidDraw: Hint(
        Phrase("Once a turn, 1 medal buys up to three cards", "1ターンに1回、メダル1枚で3枚まで引けます"),
        Phrase(
            "Three cost the same as one, but the hand limit is seven, and decks run out",
            "1枚も3枚も同じ値段。手札は7枚まで、デッキ切れに注意",
        ),
        "8.1",
    ),
    Refill: Hint(
        Phrase(
            "An empty place on your field is filled from your hand, face down",
            "あいた場所に手札のメダロットをウラ向きで補充します",
        ),
        Phrase(
            "It acts next turn; put it where no enemy can hit it first",
            "動けるのは次のターン。敵に先に狙われない場所へ",
        ),
        "14.2",
    ),
    SetWindow: Hint(
        Phrase(
            "You drew a Medarotter, so you may lay Medarotters face down now",
            "メダロッターを引いたら、ここで伏せられます",
        ),
        Phrase(
            "Lay what you want to keep: weak attacks throw away cards from the hand",
            "残したいカードを伏せましょう。手札は弱攻撃で減ります",
        ),
        "11.1",
    ),
    TrashToLimit: Hint(
        Phrase("Only seven cards stay in your hand", "手札は7枚までしか残せません"),
        Phrase(
            "Part with what is dear or slow; what you lay in the stock is not counted",
            "今使わないカードから。ストックの分は数えません",
        ),
        "14.3",
    ),
    OrderTie: Hint(
        Phrase(
            "Two of your Medarots are equally fast, so you say which goes first",
            "同じ速さなので、先に動くほうを選べます",
        ),
        Phrase(
            "Let the one go first that can destroy something or is in danger", "敵を破壊できるものや、危ないものを先に"
        ),
        "9",
    ),
    Activation: Hint(
        Phrase(
            "This Medarot may move, attack or use its special, and you may help it",
            "このメダロットは移動と、攻撃か特殊ができます",
        ),
        Phrase(
            "Standing still costs 1 medal, so move before or after its attack or special",
            "移動しないとメダル1枚。攻撃や特殊の前か後に動きましょう",
        ),
        "10",
    ),
    SwapWhere: Hint(
        Phrase("The new Medarot comes to your own field, face down", "かわりのメダロットは自分のフィールドに置きます"),
        Phrase(
            "Choose a cell from which it can move and reach an enemy next turn",
            "次のターンに動けて、敵に届く場所がおすすめです",
        ),
        "10.3",
    ),
    Defend: Hint(
        Phrase(
            "You are attacked and may answer before power and armour are compared",
            "攻撃されました。くらべる前に防御できます",
        ),
        Phrase(
            "Compare what the answer costs with what the attack would cost you",
            "防御に払うメダルと、受けた時の損をくらべましょう",
        ),
        "12.2",
    ),
    Reflect: Hint(
        Phrase("This weak attack can be turned back on its attacker", "この弱攻撃を相手にはね返せます"),
        Phrase(
            "It saves your hand and may destroy the attacker, for nothing",
            "手札が守られ、攻撃した敵を破壊することもあります",
        ),
        "13.3",
    ),
    WeakDiscard: Hint(
        Phrase(
            "A weak attack throws cards out of your hand; you choose which",
            "弱攻撃で手札を捨てます。どれを捨てるかは自由です",
        ),
        Phrase(
            "Keep a Medarot to refill with, and never let the hand become empty if you can",
            "補充用のメダロットを残し、手札を空にしないように",
        ),
        "12.3",
    ),
    DestroyDraw: Hint(
        Phrase("After a loss you may draw up to three cards for free", "破壊された後は、3枚まで無料で引けます"),
        Phrase(
            "More cards shield your armour, but an empty deck loses at the next start",
            "手札は盾になります。デッキ切れには気をつけて",
        ),
        "14.1",
    ),
    ChooseTarget: Hint(
        Phrase("You choose the Medarot on which the effect falls", "この効果をかけるメダロットを選びます"),
        Phrase(
            "Look at who still acts in this turn: effects on the others are often lost",
            "このターンまだ動くものに使うと、むだになりません",
        ),
        "15.2",
    ),
    Respond: Hint(
        Phrase(
            "Something happened that one of your Triggers may answer",
            "伏せた【発動】カードを使えるかもしれない場面です",
        ),
        Phrase(
            "You need not: the card stays and waits for a better moment",
            "使わずに、もっとよい時まで待ってもかまいません",
        ),
        "11.3",
    ),
    MakeRoom: Hint(
        Phrase("Your three slots are full, so one card has to go", "ストックがいっぱいなので、1枚を捨てます"),
        Phrase(
            "A used card is best: but if its effect is running, it ends",
            "使い終えたカードを。続いている効果は終わります",
        ),
        "11.1",
    ),
    ChooseDiscard: Hint(
        Phrase("A card goes to the trash, and you choose it", "トラッシュするカードを選びます"),
        Phrase(
            "Of your own give the least useful, of the other side take the best",
            "自分の札なら弱いもの、相手の札なら強いものを",
        ),
        "15.2",
    ),
    ChooseFetch: Hint(
        Phrase("A card comes back from your trash to your hand", "トラッシュのカードが手札にもどります"),
        Phrase(
            "Take what helps in this turn or the next, and is cheap to lose",
            "次のターンまでに役立ち、コストの低いものを",
        ),
        "15.1",
    ),
    SearchDeck: Hint(
        Phrase(
            "You take a card of your choice from your deck, which is shuffled then",
            "デッキから選んで手札に加え、あとで切りなおします",
        ),
        Phrase(
            "Take what answers the strongest enemy on the field", "今いちばん強い敵に対抗できるカードを選びましょう"
        ),
        "15.1",
    ),
    Look: Hint(
        Phrase("You see these cards now, and only now", "このカードを見られるのは今だけです"),
        Phrase(
            "Remember the Defence cards: they decide whether your attack works",
            "【防御】カードをおぼえましょう。攻撃の成否がわかります",
        ),
        "15.1",
    ),
    ShiftWhere: Hint(
        Phrase("A Medarot is moved one cell, and you choose where", "メダロットを1マス動かします。行き先を選びます"),
        Phrase("A cell decides whom it reaches, and who reaches it", "位置しだいで、届く敵も狙ってくる敵も変わります"),
        "15.1",
    ),
}
