"""The words of the pony game in both languages: the names of its closed lists, cards and areas.

The terms of the rulebook are in glossary.py, sentences about events in telling.py. Everything here may be given a view:
what the viewer does not see is called by its back.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.pony.cards import UNSEEN, Card, Keyword, Part, Requirement
from game.rules.pony.places import DILEMMA, HOME, Area, PonyState, area_of, problem_at
from game.table.sheet import TITLED
from game.table.state import Piece
from game.words import Phrase, listed, owned, same

COLORS = {
    "blue": Phrase("blue", "青"),
    "pink": Phrase("pink", "桃"),
    "white": Phrase("white", "白"),
    "purple": Phrase("purple", "紫"),
    "yellow": Phrase("yellow", "黄"),
    "orange": Phrase("orange", "橙"),
    "wild": Phrase("any", "任意"),
}
TRAITS = {
    "Alicorn": Phrase("Alicorn", "アリコーン"),
    "Artifact": Phrase("Artifact", "アーティファクト"),
    "Accessory": Phrase("Accessory", "アクセサリー"),
    "Asset": Phrase("Asset", "備品"),
    "Condition": Phrase("Condition", "コンディション"),
    "Critter": Phrase("Critter", "動物"),
    "Dilemma": Phrase("Dilemma", "ジレンマ"),
    "Dragon": Phrase("Dragon", "ドラゴン"),
    "Earth Pony": Phrase("Earth Pony", "アースポニー"),
    "Elder": Phrase("Elder", "お年寄り"),
    "Foal": Phrase("Foal", "子ポニー"),
    "Gotcha": Phrase("Gotcha", "ガッチャ"),
    "Location": Phrase("Location", "場所"),
    "Pegasus": Phrase("Pegasus", "ペガサス"),
    "Pony Tone": Phrase("Pony Tone", "ポニートーン"),
    "Report": Phrase("Report", "レポート"),
    "Royalty": Phrase("Royalty", "王族"),
    "Unicorn": Phrase("Unicorn", "ユニコーン"),
    "Zebra": Phrase("Zebra", "シマウマ"),
}
KIND_NAMES = {
    "mane": Phrase("Mane Character", "メーンキャラクター"),
    "friend": Phrase("Friend", "フレンド"),
    "character": Phrase("character", "キャラクター"),
    "event": Phrase("Event", "イベント"),
    "resource": Phrase("Resource", "リソース"),
    "troublemaker": Phrase("Troublemaker", "トラブルメイカー"),
    "problem": Phrase("Problem", "事件"),
    "card": Phrase("card", "カード"),
}
KEYWORDS = {
    "swift": Phrase("Swift", "すばやい"),
    "stubborn": Phrase("Stubborn", "がんこ"),
    "studious": Phrase("Studious", "勉強家"),
    "inspired": Phrase("Inspired", "ひらめき"),
    "random": Phrase("Random", "でたらめ"),
    "caretaker": Phrase("Caretaker", "世話係"),
    "competitive": Phrase("Competitive", "負けず嫌い"),
    "starting": Phrase("Starting", "スタート"),
    "unique": Phrase("Unique", "ユニーク"),
    "epic": Phrase("Epic", "エピック"),
    "villain": Phrase("Villain", "悪役"),
}
REMINDERS = {
    "swift": Phrase("moving it in your Main Phase costs 1 token less", "メインフェイズの移動のコスト-1"),
    "stubborn": Phrase("it gives its power even while exhausted", "疲労していてもパワーを失わない"),
    "studious": Phrase(
        "when you win a faceoff with it, gain 1 token (once per faceoff)",
        "これが参加した対決に勝利した時、トークン1個獲得（対決ごとに1回）",
    ),
    "inspired": Phrase(
        "as your Main Phase starts, look at the top cards of an opponent's deck, one for each "
        "Inspired card of yours, and put each on top or at the bottom",
        "自分のメインフェイズ開始時、自分の“ひらめき”の枚数だけ相手のデッキの上を見て、各カードを上か下に置く",
    ),
    "random": Phrase(
        "in its faceoffs, once: ignore a card with power 1 that you flipped and flip another",
        "これが参加する対決で1回、めくったパワー1のカードを無視してめくり直せる",
    ),
    "caretaker": Phrase(
        "+1 power at a Problem with another Critter Friend of yours", "自分の他の動物フレンドがいる事件にいる間パワー+1"
    ),
    "competitive": Phrase("+{0} power while it takes part in a faceoff", "対決に参加している間パワー+{0}"),
    "starting": Phrase("it can be your first Problem", "最初の事件にできる"),
    "unique": Phrase("you can keep only one of these in play", "自分の場には1枚しか残せない"),
    "epic": Phrase(
        "blocks everybody, everybody may challenge it; as it turns up, other Troublemakers there are discarded",
        "誰も要件を満たせず、誰でも挑戦できる。表になる時、そこの他のトラブルメイカーは捨て札になる",
    ),
    "villain": Phrase("frightens all Friends there as it turns up", "表になる時、そこのフレンドは全て恐慌状態になる"),
}
PLACES = {
    "home": Phrase("your home", "自分のホーム"),
    "problem": Phrase("any Problem", "いずれかの事件"),
    "any_friend": Phrase("any face-up Friend", "表向きのフレンド1体"),
    "opp_friend": Phrase("an opponent's face-up Friend", "相手の表向きのフレンド1体"),
    "dilemma": Phrase("a Problem area of its own", "それ自体が一時的な事件になる"),
}
PHASE_NAMES = {
    "setup": Phrase("set-up", "準備"),
    "ready": Phrase("Ready Phase", "レディフェイズ"),
    "troublemaker": Phrase("Troublemaker Phase", "トラブルメイカーフェイズ"),
    "main": Phrase("Main Phase", "メインフェイズ"),
    "score": Phrase("Score Phase", "スコアフェイズ"),
    "end": Phrase("End Phase", "エンドフェイズ"),
}
CARD = UNSEEN["card"].name


# ---- seats, cards, areas -----------------------------------------------------------------------------------------


def card_name(s: PonyState, key: str) -> Phrase:
    """The name of a card by its key in the catalogue; what its back says of one that is not seen."""
    return getattr(s.cards.get(key), "name", CARD)


def full_title(card: Card) -> Phrase:
    """Name and subtitle of a card: several may share a name."""
    return TITLED.of(card.name, card.subtitle) if card.subtitle.en else card.name


def name(s: PonyState, piece: int | Piece) -> Phrase:
    """The name of a piece that may be gone or unseen."""
    found = s.pieces.get(piece) if isinstance(piece, int) else piece
    return card_name(s, found.card) if found else CARD


def area_name(s: PonyState, area: Area) -> Phrase:
    """What an area is called: "Player 1's home", "Bunny Breakout", the name of a Dilemma."""
    if not area:
        return Phrase("nowhere", "場の外")
    if area[0] == HOME:
        return owned(area[1], Phrase("home", "ホーム"))
    card = problem_at(s, area)
    if card is not None:
        return card_name(s, card.card)
    return Phrase("a Dilemma", "ジレンマ") if area[0] == DILEMMA else owned(area[1], Phrase("Problem", "事件"))


def requirement_words(req: Iterable[Requirement | Part]) -> Phrase:
    """What is required: "2 yellow and 1 not yellow"."""
    colors = ((part.power, color_words(part)) for part in req)
    return listed(Phrase(f"{power} {color.en}", f"{color.ja}{power}") for power, color in colors)


def color_words(part: Requirement | Part) -> Phrase:
    """The colour that is required: "yellow", "not yellow"."""
    color = COLORS[part.color]
    return Phrase(f"not {color.en}", f"{color.ja}以外") if getattr(part, "other", False) else color


def keyword_words(keyword: Keyword) -> Phrase:
    """A keyword with its number: "Competitive 2"."""
    words = KEYWORDS[keyword.id]
    return Phrase(f"{words.en} {keyword.n}", f"{words.ja}{keyword.n}") if keyword.n else words


def keyword_meaning(keyword: Keyword) -> Phrase:
    """What a keyword does."""
    return REMINDERS[keyword.id].of(keyword.n)


def marks_of(card: object) -> list[str]:
    """Unique, Starting, Epic, Villain: what is said of a card besides its keywords."""
    return [mark for mark in ("unique", "starting", "epic", "villain") if getattr(card, mark, False)]


# ---- so many -------------------------------------------------------------------------------------------------------
def tokens_of(n: int) -> Phrase:
    """So many tokens: "1 token", "2 tokens"."""
    return Phrase(f"{n} token" if n == 1 else f"{n} tokens", f"トークン{n}個")


def points_of(n: int) -> Phrase:
    return Phrase(f"{n} point" if n == 1 else f"{n} points", f"{n}点")


def cards_of(n: int) -> Phrase:
    return Phrase(f"{n} card" if n == 1 else f"{n} cards", f"カード{n}枚")


def signed(n: int) -> Phrase:
    """A change of power: "+2", "−1"."""
    return same(f"{n:+}".replace("-", "−"))


def standing(s: PonyState, piece: int | Piece) -> Phrase:
    """A card in play and where it is: "Red Gala at Cloudbursting"."""
    found = s.pieces.get(piece) if isinstance(piece, int) else piece
    if found is None or not (area := area_of(s, found)):
        return name(s, piece)
    return Phrase("{0} at {1}", "{1}の{0}").of(card_name(s, found.card), area_name(s, area))
