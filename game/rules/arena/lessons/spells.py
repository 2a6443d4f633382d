"""Lesson 6: summoning, and the three kinds of spells."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.arena.hidden import Reveal
from game.rules.arena.lessons.wanted import activates, casts, goes, lays, picks, spots, strikes, summons, those_at
from game.rules.arena.movement import EndMoves
from game.rules.arena.places import hand
from game.rules.arena.positions import BLANK, SHIELD, SWORD, Side, Unit, table
from game.rules.arena.spells import EndSpells
from game.table.lesson import Beat, Lesson, button, cards, choice
from game.table.state import State
from game.table.step import Thing
from game.words import Phrase

GIDEON = (6, 4)
FRONT, SECOND = (6, 7), (5, 7)  # where the Veterans arrive
ZOMBIE, ATTACKING = (6, 11), (6, 8)
AURA, SHIELDED, MARCH = "w03", "w02", "w05"
DICE = (
    SWORD,
    SWORD,
    SWORD,  # the Zombie attacks
    SHIELD,
    SHIELD,
    SHIELD,
    BLANK,
    BLANK,
    BLANK,
    BLANK,
)  # toughness 2, +1 aura, +1 friend, +3 revealed


def begin(facts: Mapping[str, Any]) -> State:
    return table(
        facts,
        "the_duel",
        Side(
            (Unit("gideon", (GIDEON,)), Unit("rhox_veterans", waiting=3)),
            hand=(AURA, SHIELDED, "w12"),
            library=(MARCH, "w07", "w04", "w01"),
        ),
        Side((Unit("liliana", ((6, 15),)), Unit("restless_zombies", (ZOMBIE, (4, 13), (8, 14))))),
        DICE,
    )


def in_hand(s: State) -> list[Thing]:
    """The learner's spells."""
    return [piece.id for piece in s.inside(hand(0))]


SPELLS = Lesson(
    "spells",
    Phrase("Summons and spells", "召還とスペル"),
    Phrase(
        "You can summon figures and cast all three kinds of spells.",
        "フィギュアを召還し、3種類のスペルを唱えられるようになります。",
    ),
    6,
    begin,
    (
        Beat(
            Phrase("Your hand", "手札"),
            Phrase(
                "Each turn begins with drawing one spell card. These four are your hand. Spells cost nothing, "
                "but you may cast only three in a turn.",
                "ターンの始めに、スペルカードを1枚引きます。この4枚が手札です。唱えるのは無料ですが、1ターンに3"
                "枚までです。",
            ),
            point=in_hand,
            rule="12.1",
        ),
        Beat(
            Phrase("Summon", "召還"),
            Phrase(
                "Three Veterans wait in your reserve. A turn of your planeswalker, Gideon, can bring two of "
                "them: up to 5 spaces from him, where he can see.",
                "ストックに古参兵が3体います。プレインズウォーカーのギデオンのターンには、2体まで召還できます。"
                "ギデオンから5マス以内の、見える所です。",
            ),
            do=Phrase(
                "A Veteran is chosen already. Click the marked space.",
                "古参兵はもう選ばれています。印のマスをクリックしましょう。",
            ),
            want=summons("rhox_veterans", FRONT),
            point=spots(FRONT),
            rule="5.2",
        ),
        Beat(
            Phrase("And another", "もう1体"),
            Phrase(
                "Side by side they are stronger: each Veteran gets 1 more toughness for every Veteran next to it.",
                "並ぶと強くなります。古参兵は、隣の古参兵1体ごとにタフネスが1増えます。",
            ),
            do=Phrase("Summon the second one beside the first.", "2体目を、1体目の隣に召還しましょう。"),
            want=summons("rhox_veterans", SECOND),
            point=spots(SECOND),
            rule="5.1",
        ),
        Beat(
            Phrase("An aura", "オーラ"),
            Phrase(
                "Before moving you may cast spells. Steadfast Line is an aura: it stays on an army card, and "
                "gives all its figures 1 more toughness.",
                "移動の前に、スペルを唱えられます。「不動の戦列」はオーラです。アーミーカードの上に残り、そのフ"
                "ィギュア全員のタフネスを1増やします。",
            ),
            do=Phrase("Cast Steadfast Line on the Rhox Veterans.", "「不動の戦列」を古参兵に唱えましょう。"),
            want=lays(AURA, "rhox_veterans"),
            point=cards(f"spell/{AURA}"),
            nudge=Phrase(
                "Click Steadfast Line in your hand, then the Veterans' card.",
                "手札の「不動の戦列」を、次に古参兵のカードをクリックしましょう。",
            ),
            rule="12.2",
        ),
        Beat(
            Phrase("A secret", "ひみつ"),
            Phrase(
                "Shield of Dawn is a hidden enchantment. It lies face down on your own army card and waits. Your "
                "opponent only sees that something lies there.",
                "「暁の盾」は伏せエンチャントです。自分のアーミーカードに裏向きに置き、その時を待ちます。相手に"
                "は、何かあることしかわかりません。",
            ),
            do=Phrase("Put Shield of Dawn on the Rhox Veterans, too.", "「暁の盾」も古参兵に置きましょう。"),
            want=lays(SHIELDED, "rhox_veterans"),
            point=cards(f"spell/{SHIELDED}", "army/rhox_veterans"),
            nudge=Phrase(
                "Gideon is strong enough. Put it on the Veterans' card.",
                "ギデオンは十分強いので、古参兵のカードに置きましょう。",
            ),
            rule="12.5",
        ),
        Beat(
            Phrase("Enough magic", "スペルはここまで"),
            Phrase(
                "Two of three spells are cast. Keep the others for later.",
                "3枚のうち2枚を唱えました。残りはとっておきましょう。",
            ),
            do=Phrase("Cast nothing more.", "スペルを終えましょう。"),
            want=choice(EndSpells),
            point=button(EndSpells),
            rule="12.1",
        ),
        Beat(
            Phrase("New figures wait", "召還したては動けない"),
            Phrase(
                "Gideon's card is the active one. So the Veterans cannot move or attack in the turn they arrive.",
                "アクティブなのはギデオンのカードです。だから、召還したターンには、古参兵は移動も攻撃もできません。",
            ),
            do=Phrase("End the movement.", "移動を終えましょう。"),
            want=choice(EndMoves),
            point=button(EndMoves),
            rule="4.6",
        ),
        Beat(
            Phrase("Now reveal it", "今こそ公開"),
            Phrase(
                "A Zombie attacks your Veteran! This is the moment your hidden card was waiting for: 3 more "
                "toughness for this attack.",
                "ゾンビが古参兵を攻撃します！ 伏せたカードは、この時を待っていました。この攻撃の間、タフネスが3"
                "増えます。",
            ),
            do=Phrase("Reveal Shield of Dawn.", "「暁の盾」を公開しましょう。"),
            want=choice(Reveal),
            point=those_at(FRONT, ATTACKING),
            rule="12.5",
        ),
        Beat(
            Phrase("Seven dice", "ダイス7個"),
            Phrase(
                "Seven dice for defending, and three shields: nothing got through. A revealed card is used up. "
                "Now let the Veterans act.",
                "ダイス7個で守り、盾が3つ出て、ダメージはありませんでした。公開したカードは使い切りです。次は古"
                "参兵の番です。",
            ),
            do=Phrase("Activate the Rhox Veterans.", "ローウクスの古参兵をアクティベートしましょう。"),
            want=activates("rhox_veterans"),
            point=cards("army/rhox_veterans"),
            rule="4.2",
        ),
        Beat(
            Phrase("A sorcery", "ソーサリー"),
            Phrase(
                "Rallying March is a sorcery: it works at once, then it is used up. The active figures get 2 "
                "more move and 1 more power in this turn.",
                "「鼓舞の行軍」はソーサリーです。すぐに効いて、使い切りです。このターン、アクティブなフィギュア"
                "は移動力+2、パワー+1になります。",
            ),
            do=Phrase("Cast Rallying March.", "「鼓舞の行軍」を唱えましょう。"),
            want=casts(MARCH),
            point=cards(f"spell/{MARCH}"),
            rule="12.2",
        ),
        Beat(
            Phrase("Then move", "そして移動"),
            Phrase(
                "After the attacks there is a second time for spells, so you need not cast everything now. At "
                "the end of a turn you may keep seven cards.",
                "攻撃のあとにも、スペルを唱える機会があります。今すべて唱えなくてもかまいません。ターンの終わり"
                "には、手札を7枚まで残せます。",
            ),
            do=Phrase("Cast nothing more.", "スペルを終えましょう。"),
            want=choice(EndSpells),
            point=button(EndSpells),
            rule="12.1",
        ),
    ),
    others=(
        activates("restless_zombies"),
        picks(ZOMBIE),
        goes(ZOMBIE, ATTACKING),
        choice(EndMoves),
        strikes(ATTACKING, FRONT),
    ),
    free=Phrase(
        "Your Veterans roll 4 dice now. Attack the Zombie, and see what your last spells can do!",
        "古参兵は今、ダイス4個で攻撃できます。ゾンビを攻撃し、残りのスペルも試しましょう！",
    ),
    coach="figure/gideon",
    options={"map": "the_duel"},
)
