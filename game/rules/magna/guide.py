"""What now?: for each question of Magna Spectra, what it is for and what usually matters."""

from __future__ import annotations

from game.rules.magna.adjusting import Adjust, AdjustMore
from game.rules.magna.aftermath import TrimParty, TrimPartyMore
from game.rules.magna.armament import Armament, Regroup
from game.rules.magna.attack import Attacking, Strikers
from game.rules.magna.battle_end import TrimGarrison, TrimGarrisonMore
from game.rules.magna.break_triggers import BreakChoice
from game.rules.magna.chain_and_block import Block, Chain
from game.rules.magna.damage import DamageNext, DamageOrder
from game.rules.magna.declaration import Specify, SpecifyDiscard, SpecifyTrigger
from game.rules.magna.equipping import ChooseBearer, RearmNext
from game.rules.magna.interrupting import Interrupt
from game.rules.magna.invasion import ChooseParty, GoOn, GoOrCancel
from game.rules.magna.looking import AskDiscard, AskFund, AskPlace, AskSearch, Look
from game.rules.magna.opening import OrderBases
from game.rules.magna.piles import DropFund
from game.rules.magna.production import ChooseSlot, Produce
from game.rules.magna.reinforcement import Reinforce, ReinforceMore
from game.rules.magna.triggers import WhetherTrigger
from game.table.guide import Guide, Hint
from game.words import Phrase

# ---- before the battles ----------------------------------------------------------------------------------------
ADJUST = Hint(
    Phrase("Before you draw up to your hand limit, you may discard cards", "引く前に、いらない手札を捨てられる"),
    Phrase("Keep cheap forces; let go of what you cannot pay for soon", "軽い兵力は残し、当分使えない札を手放そう"),
    "MS-4.4",
)
BASE_ORDER = Hint(
    Phrase("This decides which base stands in front and which is your home", "どの拠点を前線と本拠地にするかを決める"),
    Phrase(
        "Base 1 falls first; base abilities work even after the base has fallen",
        "最初に落ちるのは拠点1。能力は陥落後も働く",
    ),
    "MS-3.1",
)
PRODUCE = Hint(
    Phrase("Now your Fight becomes forces, arms, traps and operations", "ファイトで兵力・武装・トラップ・作戦を使う"),
    Phrase(
        "Unspent Fight is lost: guard the lowest base, gather strikers at base 3",
        "残りは消える。前線を守り、拠点3に攻め手を",
    ),
    "MS-4.6",
)
SLOT = Hint(
    Phrase("The base you choose is where this card will stand", "このカードを置く拠点を選ぶ"),
    Phrase(
        "Front bases need defenders; only base 3 can send out invaders", "前線には守り手を。進攻できるのは拠点3だけ"
    ),
    "MS-4.7",
)
BEARER = Hint(
    Phrase("The arms make this unit stronger for as long as it bears them", "装備した武装は、そのユニットを強くする"),
    Phrase(
        "One arms card each: give attack to strikers and defence to guards", "武装は1体に1枚。攻め手に剣、守り手に盾を"
    ),
    "MS-4.9",
)
INTERRUPT = Hint(
    Phrase("You can stop what the enemy has just declared", "敵軍が宣言したものを打ち消せる"),
    Phrase("You spend the card; the enemy's price stays paid", "札は1枚減るが、敵軍の払った代償も戻らない"),
    "MS-4.15",
)
ARMAMENT = Hint(
    Phrase(
        "One of three: lay a fund and regroup, declare an invasion, or gain Magna",
        "軍資金と守備変更、進攻宣言、マグナから1つ",
    ),
    Phrase(
        "Funds make invasions free, and regrouping readies every unit", "軍資金があれば進攻は無料。守備変更で全員回復"
    ),
    "MS-4.16",
)
DROP_FUND = Hint(
    Phrase("Only two war funds may lie there, so one makes room", "軍資金は2枚まで。どちらかを破棄する"),
    Phrase("Keep what helps in a battle: rank S forces and tactics", "戦闘で役立つランクSの兵力や戦術を残そう"),
    "MS-4.17",
)
REGROUP = Hint(
    Phrase("Move units between your bases, and pass arms on", "拠点の間でユニットを動かし、武装を渡せる"),
    Phrase(
        "Strikers to base 3, steady units to the front; then all become Normal",
        "攻め手は拠点3、守り手は前線へ。最後に全員回復",
    ),
    "MS-4.18",
)
REARM = Hint(
    Phrase("The arms that made room need a new bearer", "場所をゆずった武装の新しい持ち主を選ぶ"),
    Phrase("Nothing may be dropped, so pick who gains most", "武装は捨てられない。一番生かせる者に"),
    "MS-4.18",
)

# ---- the invasion ----------------------------------------------------------------------------------------------
GO = Hint(
    Phrase("Your declared invasion begins now, or not at all", "宣言した進攻を始めるか、取り止めるかを決める"),
    Phrase("The funds come to your hand; garrisons do not strike back", "軍資金は手札に。守備部隊は反撃しない"),
    "MS-5.1",
)
PARTY = Hint(
    Phrase("Choose who leaves base 3 to invade", "拠点3から進攻する部隊を選ぶ"),
    Phrase(
        "Normal units strike; whoever stays behind defends your home", "攻撃はノーマル状態だけ。残る者は本拠地を守る"
    ),
    "MS-5.3",
)
REINFORCE = Hint(
    Phrase("Bring help into this battle from your hand", "手札からこの戦闘に援軍を出す"),
    Phrase("Rank S is free, M costs 1 Magna; five units at most", "ランクSは無料、Mは1マグナ。5体まで"),
    "MS-6.4",
)
ATTACK = Hint(
    Phrase("Clear the garrison to take the base", "守備部隊を全滅させれば拠点が落ちる"),
    Phrase(
        "Abilities and tactics first, then the smallest strike that is enough", "能力や戦術が先。次に足りるだけの攻撃を"
    ),
    "MS-6.11",
)
STRIKERS = Hint(
    Phrase("Choose who strikes; they become Checked", "攻撃するユニットを選ぶ（チェック状態になる）"),
    Phrase("Their attack adds up; keep somebody Normal if you can", "攻撃力は合計される。できれば1体は残そう"),
    "MS-6.11",
)
CHAIN = Hint(
    Phrase("Add another declaration of the same name to this attack or block", "同じ名前の宣言をさらに重ねられる"),
    Phrase("A whole chain is answered by only one block", "チェイン全体へのブロックは1回だけ"),
    "MS-6.12",
)
BLOCK = Hint(
    Phrase("You may answer this attack with one block", "このアタックに1回だけブロックできる"),
    Phrase("Block when it saves a unit that you need", "大事なユニットが助かるなら使おう"),
    "MS-6.13",
)
ORDER = Hint(
    Phrase("A charge hits your units one by one, in the order you choose", "突撃のダメージを受ける順番を決める"),
    Phrase("Let small units soak it up, and keep those you need for last", "小さい者から受け、大事な者は最後に"),
    "MS-6.15",
)
BREAK = Hint(
    Phrase("One of your destroyed traps takes its revenge now", "撃破されたトラップのうち1枚が発動する"),
    Phrase("Pick the one that hurts the party most", "進攻部隊に一番効くものを選ぼう"),
    "MS-6.18",
)
TRIM_GARRISON = Hint(
    Phrase("The base was saved, but it has too few slots for everybody", "守りきったが、スロットが足りない"),
    Phrase("Discard what you need least", "一番いらないユニットを破棄しよう"),
    "MS-9.3",
)
GO_ON = Hint(
    Phrase("The base has fallen: choose who goes on to the next one", "拠点が落ちた。次へ進むユニットを選ぶ"),
    Phrase("Go on if somebody can still strike; Checked units may go home", "まだ攻撃できるなら進もう。疲れた者は帰す"),
    "MS-5.7",
)
TRIM_PARTY = Hint(
    Phrase("Base 3 has only four slots for those who come home", "拠点3に戻れるのは4体まで"),
    Phrase("Discard the weakest of the party", "進攻部隊の一番弱い者を破棄しよう"),
    "MS-5.8",
)

# ---- abilities and cards ---------------------------------------------------------------------------------------
SPECIFY = Hint(
    Phrase("Decide who uses it and what it is used on", "使う者や対象を選ぶ"),
    Phrase("Damage below the defence does nothing lasting", "防御力に届かないダメージは残らない"),
    "MS-6.11",
)
DISCARD_COST = Hint(
    Phrase("A hand card is part of the price", "代償として手札を1枚捨てる"),
    Phrase("Give up the card that you would use last", "一番使わない札を選ぼう"),
    "11.2",
)
TRIGGER = Hint(
    Phrase("An ability happens by itself: choose what it is used on", "自動で起きる能力の対象を選ぶ"),
    Phrase("Go for the unit that would trouble you most", "一番困る相手を狙おう"),
    "11.4",
)
WHETHER = Hint(
    Phrase("This ability happens only if you want it to", "使うかどうかを選べる能力"),
    Phrase("Say no if it would cost you more than it brings", "損になるなら使わなくてよい"),
    "11.4",
)
DISCARD = Hint(
    Phrase("An effect makes you give up a card", "効果で手札を1枚捨てる"),
    Phrase("Let go of the card that you would use last", "一番使わない札を手放そう"),
    "11.4",
)
SEARCH = Hint(
    Phrase("You look through your deck for a card", "自分のデッキからカードを探す"),
    Phrase("Take what you can pay for next", "次に使えるものを選ぼう"),
    "11.4",
)
PUT = Hint(
    Phrase("A card from your hand goes where the effect says", "手札のカードを効果の示す場所に置く"),
    Phrase("War funds come back when you invade", "軍資金は進攻するとき手札に戻る"),
    "11.4",
)
PLACE = Hint(
    Phrase("A force from your hand may join this battle", "手札の兵力を戦闘に出せる"),
    Phrase("It costs nothing, so bring the strongest that fits", "無料なので、出せる中で一番強い者を"),
    "11.4",
)
LOOK = Hint(
    Phrase("The enemy's hand lies open to you for a moment", "敵軍の手札を一度だけ見られる"),
    Phrase("Remember the tactics: they are what can block you", "ブロックに使える戦術を覚えておこう"),
    "11.4",
)

GUIDE: Guide = {
    OrderBases: BASE_ORDER,
    Adjust: ADJUST,
    AdjustMore: ADJUST,
    Produce: PRODUCE,
    ChooseSlot: SLOT,
    ChooseBearer: BEARER,
    Interrupt: INTERRUPT,
    Armament: ARMAMENT,
    DropFund: DROP_FUND,
    Regroup: REGROUP,
    RearmNext: REARM,
    GoOrCancel: GO,
    ChooseParty: PARTY,
    Reinforce: REINFORCE,
    ReinforceMore: REINFORCE,
    Attacking: ATTACK,
    Strikers: STRIKERS,
    Chain: CHAIN,
    Block: BLOCK,
    DamageOrder: ORDER,
    DamageNext: ORDER,
    BreakChoice: BREAK,
    TrimGarrison: TRIM_GARRISON,
    TrimGarrisonMore: TRIM_GARRISON,
    GoOn: GO_ON,
    TrimParty: TRIM_PARTY,
    TrimPartyMore: TRIM_PARTY,
    Specify: SPECIFY,
    SpecifyDiscard: DISCARD_COST,
    SpecifyTrigger: TRIGGER,
    WhetherTrigger: WHETHER,
    AskDiscard: DISCARD,
    AskSearch: SEARCH,
    AskFund: PUT,
    AskPlace: PLACE,
    Look: LOOK,
}
