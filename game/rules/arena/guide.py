"""What now? in the Arena: for every question a player can be asked, what it decides and what usually matters."""

from __future__ import annotations

from game.rules.arena.abilities import Offer
from game.rules.arena.choosing_attacks import ChooseAttack, GrantedAttack
from game.rules.arena.choosing_targets import ChooseTarget
from game.rules.arena.effects.attack_ops import ChooseTrampled
from game.rules.arena.effects.card_ops import DiscardAny, MustDiscard, PayCard
from game.rules.arena.effects.control_ops import UseBorrowed
from game.rules.arena.effects.harm_ops import ChooseHarmed, ChooseHealed
from game.rules.arena.effects.library_ops import ChooseFromLibrary, TakeRevealed, TopOrBottom
from game.rules.arena.effects.move_ops import MoveEach
from game.rules.arena.effects.put_ops import ChoosePlace
from game.rules.arena.flying import FlyOn
from game.rules.arena.glyphs import ChooseRenewed
from game.rules.arena.hidden import AskReveal
from game.rules.arena.leading import Advance
from game.rules.arena.movement import ChooseDestination, ChooseMove, GrantedMove
from game.rules.arena.setup import ChooseColour, PlacePlaneswalker
from game.rules.arena.spells import CastSpells
from game.rules.arena.summoning import ChooseRear, ChooseSummon
from game.rules.arena.trigger_order import Order
from game.rules.arena.turn import ChooseArmy, DiscardDown
from game.table.guide import Guide, Hint
from game.words import Phrase

GUIDE: Guide = {
    ChooseColour: Hint(
        Phrase(
            "Your colour gives you a planeswalker, two squads and twelve spells",
            "色で、プレインズウォーカー・スクワッド・スペルが決まります",
        ),
        Phrase(
            "White stands firm, red strikes hard, green and blue shoot far",
            "白は守り、赤は攻め、緑と青は遠くからの攻撃が得意です",
        ),
        "3.2",
    ),
    PlacePlaneswalker: Hint(
        Phrase(
            "Your planeswalker starts here, and summons around it",
            "プレインズウォーカーはここから始め、周りに召還します",
        ),
        Phrase(
            "Leave room within 5 spaces; being near a glyph helps", "5マス以内に空きがあり、グリフに近い所が便利です"
        ),
        "3.4",
    ),
    ChooseArmy: Hint(
        Phrase(
            "Only the army card you choose moves and attacks this turn",
            "このターンは、選んだカードのフィギュアだけが動きます",
        ),
        Phrase(
            "Your planeswalker summons; a squad moves up to three figures",
            "召還ならプレインズウォーカー、前進ならスクワッドです",
        ),
        "4.2",
    ),
    ChooseSummon: Hint(
        Phrase("Bring up to two figures from your reserve to the battlefield", "ストックから2体まで戦場に出せます"),
        Phrase(
            "They cannot act yet, so put them between you and the enemy",
            "すぐには動けないので、敵との間に置くと盾になります",
        ),
        "5",
    ),
    ChooseRear: Hint(
        Phrase(
            "This figure fills two spaces: choose where its rear stands",
            "2マスを使うフィギュアです。後ろ側の位置を決めます",
        ),
        Phrase(
            "The front goes first when it moves, and turning round is free",
            "移動は前が先に進みます。向きは無料で変えられます",
        ),
        "5.3",
    ),
    CastSpells: Hint(
        Phrase("You may cast spells now, at most three in a turn", "スペルを唱えられます。1ターンに3枚までです"),
        Phrase(
            "Keep what you do not need yet; to go on, just act with a figure",
            "急がないカードは残し、フィギュアを選べば先へ進みます",
        ),
        "12.1",
    ),
    ChooseMove: Hint(
        Phrase(
            "Move the figures of your active army card, one after the other",
            "選んだカードのフィギュアを、1体ずつ動かします",
        ),
        Phrase(
            "High ground adds a die; water stops you; leaving enemies is risky",
            "高い所は有利。水では止まり、敵から離れると危険です",
        ),
        "6",
    ),
    ChooseDestination: Hint(
        Phrase("Choose where this figure walks; the digits are the price", "移動先を選びます。数字は必要な移動力です"),
        Phrase("Look at who can reach that space in the next turn", "次のターンに、だれがそこへ届くか見ておきましょう"),
        "6.1",
    ),
    GrantedMove: Hint(
        Phrase("A card lets this figure move now, or stay", "カードの効果で、このフィギュアを動かせます"),
        Phrase(
            "Use it to come into range, or to get out of danger", "射程に入るため、または危険から離れるために使えます"
        ),
        "6.1",
    ),
    Advance: Hint(
        Phrase("You lead this figure yourself, one step at a time", "1歩ずつ、自分で進む道を選びます"),
        Phrase("Keep touching an enemy to go round it without a strike", "敵に接したまま回れば、追撃を受けません"),
        "6.1",
    ),
    FlyOn: Hint(
        Phrase("The flight gained points: fly on, or land here", "移動力が増えました。飛び続けるか、降りるか選びます"),
        Phrase(
            "Nobody strikes again, so go where you want to attack from",
            "追撃はもうありません。攻撃したい場所へ行きましょう",
        ),
        "6.8",
    ),
    ChooseAttack: Hint(
        Phrase("Each active figure may attack once, in any order", "選んだカードのフィギュアは、1回ずつ攻撃できます"),
        Phrase(
            "Finish off a wounded figure rather than hurt a fresh one", "無傷の敵より、傷ついた敵を倒しきるのが得です"
        ),
        "10",
    ),
    GrantedAttack: Hint(
        Phrase("A card gives this figure an attack now", "カードの効果で、今このフィギュアが攻撃できます"),
        Phrase("It does not use up the figure's own attack of the turn", "このターンの自分の攻撃とは別に数えます"),
        "10.10",
    ),
    AskReveal: Hint(
        Phrase("You may reveal a hidden enchantment that fits this moment", "今に合う伏せエンチャントを公開できます"),
        Phrase("It works once, so wait if little is at stake", "使えるのは一度だけ。重要な場面まで待つのも手です"),
        "12.5",
    ),
    ChooseTarget: Hint(
        Phrase("Choose what the spell or ability is used on", "スペルや能力を、何に対して使うか選びます"),
        Phrase(
            "Point at a thing that is not lit up to read why it cannot be chosen",
            "光っていないものは、指すと選べない理由が読めます",
        ),
        "12.3",
    ),
    Offer: Hint(
        Phrase("An ability may be used now, or left alone", "能力を使うか、使わないかを選びます"),
        Phrase("Not using it costs nothing", "使わなくても、損はありません"),
        "13.1",
    ),
    Order: Hint(
        Phrase(
            "Several of your effects happen now: which comes first?",
            "自分の効果がいくつか同時に起きます。順番を決めます",
        ),
        Phrase("Often the order makes no difference", "どの順番でも同じ結果になることが多いです"),
        "4.7",
    ),
    ChooseTrampled: Hint(
        Phrase(
            "The attack was stronger than needed: the rest may hit another",
            "余ったダメージを、別のフィギュアに与えられます",
        ),
        Phrase(
            "Friends next to the defender can be hit too: choose an enemy", "味方も選べてしまいます。敵を選びましょう"
        ),
        "10.9",
    ),
    UseBorrowed: Hint(
        Phrase("This figure is yours for a moment: use, move, attack", "少しの間、このフィギュアを自由に使えます"),
        Phrase("Attack with it, or lead it where it is in danger", "攻撃させるか、危険な場所へ歩かせましょう"),
        "13.5",
    ),
    ChooseHarmed: Hint(
        Phrase("Choose which figure takes the damage", "どのフィギュアがダメージを受けるか選びます"),
        Phrase("A figure with one life left is worth finishing", "残りライフ1のフィギュアがねらい目です"),
        "11.1",
    ),
    ChooseHealed: Hint(
        Phrase("Choose whose damage markers are removed", "だれのダメージマーカーを取り除くか選びます"),
        Phrase("Your planeswalker first: who loses that one loses", "まずプレインズウォーカー。倒れると負けです"),
        "11.1",
    ),
    ChoosePlace: Hint(
        Phrase("Choose the space where this figure is put", "このフィギュアを置くマスを選びます"),
        Phrase(
            "Nobody strikes; think of height and of who stands near", "追撃はありません。高さと、近くの敵を考えましょう"
        ),
        "5.6",
    ),
    MoveEach: Hint(
        Phrase("Each of these figures may move a little", "これらのフィギュアを、少しずつ動かせます"),
        Phrase("After an attack, step back out of the enemy's reach", "攻撃の後は、敵の届かない所へ下がりましょう"),
        "6.1",
    ),
    ChooseRenewed: Hint(
        Phrase("The glyph heals 1 damage of one of your figures", "グリフの力で、味方1体のダメージを1回復します"),
        Phrase("Usually the most valuable figure that is hurt", "ふつうは、傷ついた中で一番大切なものを選びます"),
        "14",
    ),
    PayCard: Hint(
        Phrase("The ability costs a card from your hand", "能力を使うために、手札を1枚捨てます"),
        Phrase("Give up the spell you are least likely to use", "一番使いそうにないスペルを選びましょう"),
        "13.1",
    ),
    MustDiscard: Hint(
        Phrase("You have to discard; you choose the cards", "手札を捨てます。どれにするかは自分で選べます"),
        Phrase("Keep the spells that fit what stands on the battlefield", "今の戦場で役に立つスペルを残しましょう"),
        "12",
    ),
    DiscardAny: Hint(
        Phrase("Discard as many cards as you like and draw new ones", "好きな枚数の手札を捨てて、新しく引きます"),
        Phrase("Keep what you will cast soon, exchange the rest", "すぐ使うものだけ残し、あとは取りかえましょう"),
        "12",
    ),
    DiscardDown: Hint(
        Phrase("Seven cards is the most you may keep", "手札は7枚までしか持てません"),
        Phrase("Next turn cast more: up to three spells are free", "次はもっと唱えましょう。3枚まで無料です"),
        "4.5",
    ),
    TopOrBottom: Hint(
        Phrase("You see the card you would draw next", "次に引くカードを見ています"),
        Phrase(
            "Put it on the bottom if another one would help more now", "今いらないカードなら、山札の下に置きましょう"
        ),
        "13.4",
    ),
    TakeRevealed: Hint(
        Phrase("Choose which of the revealed cards you take", "公開されたカードから、1枚を選びます"),
        Phrase("Take what you can use in this turn or the next", "すぐに使えるものを選びましょう"),
        "12",
    ),
    ChooseFromLibrary: Hint(
        Phrase("Take any card from your library", "山札から好きなカードを1枚選びます"),
        Phrase("You may cast it at once if you have spells left this turn", "3枚目までなら、このターンに唱えられます"),
        "12",
    ),
}
