"""What is said of a card when somebody looks at it closely: text, numbers as they are, the rule that applies."""

from __future__ import annotations

from game.rules.medarot.card_text import card_text
from game.rules.medarot.cards import LOWER, UPPER, Half, Medarot, Medarotter
from game.rules.medarot.effects.fight_ops import Ward
from game.rules.medarot.effects.number_ops import Mod
from game.rules.medarot.places import BOARD, medarot
from game.rules.medarot.stats import arrows, breakdown
from game.rules.medarot.using import price
from game.rules.medarot.words import BACKS, DIRECTION_NAMES, SIDES, STATS, TIMINGS, TYPES, medals_of
from game.table.state import Piece
from game.table.view import View, sees
from game.ui.layouts.medarot import words
from game.ui.layouts.medarot.known import printed_on
from game.ui.table.layout import Details
from game.words import Phrase, same

Term = tuple[Phrase, Phrase]
SHORT = {way: Phrase(way, said.ja) for way, said in DIRECTION_NAMES.items()}
NUMBERS = ("power", "armor", "speed", "cost")
TERMS = {
    "weak": (
        Phrase("Weak attack", "弱攻撃"),
        Phrase(
            "Power below armour: the owner trashes a card from hand for every 10 power. An empty hand destroys the"
            " Medarot for 1 medal. (12.3)",
            "威力が装甲より低い攻撃。威力10につき手札を1枚トラッシュし、手札がなくなると弱破壊（メダル1枚）。（12.3）",
        ),
    ),
    "stay": (
        Phrase("Stay penalty", "ペナルティ"),
        Phrase("Who does not move in its activation pays 1 medal. (10.2)", "移動しないとメダルを1枚支払う。（10.2）"),
    ),
    "sideways": (
        Phrase("Sideways", "ヨコ"),
        Phrase(
            "A special or a lasting effect is in force; it ends when its Medarot acts again. (13)",
            "特殊や継続効果の発動中。発動した側の次の行動順で終わる。（13）",
        ),
    ),
    "action": (
        TIMINGS["action"],
        Phrase("Used while an own Medarot acts, before its attack. (11.3)", "味方の行動順に、攻撃の前に使う。（11.3）"),
    ),
    "defense": (
        TIMINGS["defense"],
        Phrase("Used when an own Medarot is attacked. (11.3)", "味方が攻撃されたときに使う。（11.3）"),
    ),
    "trigger": (
        TIMINGS["trigger"],
        Phrase(
            "Goes off when its event happens, if it already lies in the stock. (11.3)",
            "ストックに伏せてあれば、そのできごとのときに使える。（11.3）",
        ),
    ),
}


def details(view: View, piece: Piece, eyes: int) -> Details | None:
    """What the panel says of a piece; None for one that these eyes do not know."""
    card = printed_on(view.cards, piece.card)
    if not sees(piece, eyes) or card is None:
        return Details(BACKS.get(piece.card, same("")), words.RULE_DOWN) if piece.zone == BOARD else None
    if isinstance(card, Medarot):
        return _medarot(view, piece, card)
    if isinstance(card, Medarotter):
        return _medarotter(view, piece, card)
    return None


# ---- Medarots --------------------------------------------------------------------------------------
def _medarot(view: View, piece: Piece, card: Medarot) -> Details:
    kind = words.MEDAROT.of(TYPES[card.type], card.line)
    on_field = piece.zone == BOARD and piece.face_up
    lines = card_text(card)
    facts = [(STATS[name], _number(view, piece, card, name, on_field)) for name in NUMBERS]
    facts.append((words.RARITY, "★" * card.rarity))
    shown = arrows(view, piece) if on_field else card.moves
    moves = (
        words.ALL_WAYS
        if len(shown) == 8
        else Phrase(" ".join(SHORT[way].en for way in shown), "・".join(SHORT[way].ja for way in shown))
    )
    terms = _made(view, piece) if on_field else []
    terms += [TERMS["stay"], TERMS["sideways"]] if card.special else [TERMS["weak"], TERMS["stay"]]
    if on_field:
        terms.insert(0, (words.MOVES, moves))
    return Details(card.name, kind, tuple(lines), tuple(facts), rule(view, piece), bool(card.made), tuple(terms))


def _number(view: View, piece: Piece, card: Medarot, name: str, on_field: bool) -> str:
    """A number as it is, with the printed one where that is another."""
    base = int(getattr(card, name))
    if name == "power" and card.special:
        return "−"
    now = max(0, sum(n for _, n in breakdown(view, piece, name))) if on_field else base
    return str(base) if now == base else f"{now} ({base})"


def _made(view: View, piece: Piece) -> list[Term]:
    """What its changed numbers are made of, "30 printed, Iwanoi +20", and what else is in force on it."""
    found: list[Term] = []
    for name in NUMBERS:
        parts = breakdown(view, piece, name)
        if len(parts) > 1:
            said = Phrase(
                ", ".join(f"{whose.en} {n:+}" if k else str(n) for k, (whose, n) in enumerate(parts)),
                "、".join(f"{whose.ja}{n:+}" if k else str(n) for k, (whose, n) in enumerate(parts)),
            )
            found.append((STATS[name], said))
    vocabulary = view.cards["vocabulary"]
    for x in medarot(view).lasting:
        if not isinstance(x.effect, Mod) and (x.source == piece.id if isinstance(x.effect, Ward) else x.on == piece.id):
            found.append((words.EFFECTS_ON, x.effect.say(vocabulary)))
    return found


def rule(view: View, piece: Piece) -> Phrase | None:
    """What may be done with it where it lies, and the paragraph that says so."""
    me = medarot(view)
    if piece.zone.name == "hand":
        return words.RULE_HAND
    if piece.zone != BOARD:
        return None
    if not piece.face_up:
        return words.RULE_DOWN
    if piece.id == me.active:
        return words.RULE_NOW
    return words.RULE_ACTED if piece.id in me.acted else words.RULE_WAITS


# ---- Medarotters -----------------------------------------------------------------------------------
def _medarotter(view: View, piece: Piece, card: Medarotter) -> Details:
    lines = tuple(_half(view, side, half) for side, half in ((UPPER, card.upper), (LOWER, card.lower)))
    timings = dict.fromkeys((card.upper.timing, card.lower.timing))
    place = {"stock": words.RULE_STOCK, "master": words.RULE_MASTER, "hand": words.RULE_PERSON}.get(piece.zone.name)
    return Details(card.name, words.MEDAROTTER, lines, ((words.AS_MASTER, f"+{card.hp}"),), place, bool(card.made),
                   tuple(TERMS[timing] for timing in timings))  # fmt: skip


def _half(view: View, side: str, half: Half) -> Phrase:
    """An effect with its place, timing and price."""
    said = words.HALF.of(SIDES[side], TIMINGS[half.timing], medals_of(price(view, half, side)), half.text)
    return Phrase("{0} ({1})", "{0}（{1}）").of(said, words.GONE[half.trash])
