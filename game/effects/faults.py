"""What is wrong with card data: where, and why, in both languages. All of it is gathered, to be told at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import TracebackType
from typing import TypeVar

from game.frozen import frozen
from game.words import Phrase

Part = TypeVar("Part")
Made = TypeVar("Made")

MOST_FAULTS = 50  # that are looked for
AT = Phrase("{0}: {1}", "{0}：{1}")
STUMBLES = (
    *(ArithmeticError, AssertionError, AttributeError, LookupError),
    *(RecursionError, TypeError, ValueError),
)
"""What a mistake in the rules raises over cards that their reader should have refused: it costs those cards alone."""

# ---- of every game -------------------------------------------------------------------------------------
NO_DATA = Phrase("the card data must be an object", "カードのデータはオブジェクトでなければなりません")
A_LIST, AN_OBJECT = Phrase("a list", "リスト"), Phrase("an object", "オブジェクト")
NAMES = {
    int: Phrase("a whole number", "整数"),
    str: Phrase("a text", "文字"),
    bool: Phrase("true or false", "true か false"),
}
NO_OBJECT = Phrase("must be an object", "オブジェクトでなければなりません")
NO_LIST = Phrase("must be a list", "リストでなければなりません")
NO_ENTRIES = Phrase("must be a list that is not empty", "空でないリストでなければなりません")
EMPTY = Phrase("must be an object that is not empty", "空でないオブジェクトでなければなりません")
NOT_THIS = Phrase("must be {0}, not {1}", "{0}でなければなりません（{1} は使えません）")
NEVER = Phrase("must not be {0}", "{0} は使えません")
ONE_OF = Phrase("must be one of {0}, not {1}", "次のどれかでなければなりません：{0}（{1} は使えません）")
NO_WORD = Phrase(
    "must be an object with a '{0}', one of {1}", "「{0}」のあるオブジェクトでなければなりません。使えるのは {1} です"
)
OTHER_WORD = Phrase("must be an object with the '{0}' '{1}'", "「{0}」が「{1}」のオブジェクトでなければなりません")
NO_FIELD = Phrase("there is no field called '{0}', only {1}", "「{0}」という項目はありません。使えるのは {1} です")
MISSING = Phrase("the field '{0}' is missing", "項目「{0}」がありません")
NO_EFFECT = Phrase("there is no effect called {0}", "{0} という効果はありません")
NOT_AN_EFFECT = Phrase(
    "must be an effect (an object with an 'op'), not {0}",
    "効果（「op」のあるオブジェクト）でなければなりません（{0} は使えません）",
)
EFFECT_OF = Phrase("the effect must be one of {0}, not {1}", "使える効果は {0} です（{1} は使えません）")
AT_LEAST = Phrase("must be at least {0}, not {1}", "{0}以上でなければなりません（{1} は使えません）")
FROM_TO = Phrase(
    "must be a number from -{0} to {0}, not {1}", "-{0}から{0}までの数でなければなりません（{1} は使えません）"
)
TEXT = Phrase(
    "must be a text of at most {0} letters, on one line and without curly brackets",
    "改行と波括弧のない{0}文字以内の文字でなければなりません",
)
LANGUAGES = Phrase("must have a text for 'en' and one for 'ja'", "「en」と「ja」の文字が必要です")
TWO = Phrase("there are two with this id", "同じIDが2つあります")
NOT_HERE = Phrase("there is no '{0}' here", "ここに「{0}」はありません")
NO_CARD = Phrase("there is no card called '{0}'", "「{0}」というカードはありません")
CHANGES_NOTHING = Phrase("it changes nothing", "何も変わりません")
SHORTER = Phrase(
    "the short name '{0}' must be shorter than '{1}'", "短い名前「{0}」は「{1}」より短くなければなりません"
)
MEANS_TWO = Phrase(
    "'{0}' is short for '{1}', but '{2}' is called that, too",
    "「{0}」は「{1}」の短い名前ですが、「{2}」もそう呼ばれています",
)


@frozen
class CardFault:
    """Something that is wrong, and where: a path such as `arena/spells/w01/effect/0`."""

    where: str
    what: Phrase

    @property
    def said(self) -> Phrase:
        """Both, in one sentence."""
        return AT.of(self.where, self.what)


class CardError(ValueError):
    """Card data that means nothing: one sentence, about the first thing; `faults` has all that was found."""

    def __init__(self, where: str, what: Phrase, *more: CardFault) -> None:
        self.faults = (CardFault(where, what), *more)
        self.said = self.faults[0].said
        super().__init__(self.said.en)


class Faults:
    """All that is wrong with some data. `with faults:` passes over a part that means nothing, and goes on behind it."""

    def __init__(self) -> None:
        self._found: list[CardFault] = []

    def __enter__(self) -> None:
        """What is read inside may mean nothing."""

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> bool:
        if isinstance(error, CardError):
            self._add(*error.faults)
        return isinstance(error, CardError)

    def say(self, where: str, what: Phrase) -> None:
        """Something is wrong there."""
        self._add(CardFault(where, what))

    def _add(self, *found: CardFault) -> None:
        self._found += (fault for fault in found if fault not in self._found)
        if len(self._found) >= MOST_FAULTS:
            self.tell()

    def tell(self) -> None:
        """CardError if there is anything."""
        if self._found:
            first, *more = self._found[:MOST_FAULTS]
            raise CardError(first.where, first.what, *more) from None


def each(parts: Iterable[tuple[Part, str]], make: Callable[[Part, str], Made]) -> tuple[Made, ...]:
    """What is made of each part and where that stands. CardError with the faults of all of them."""
    faults, made = Faults(), list[Made]()
    for part, where in parts:
        with faults:
            made.append(make(part, where))
    faults.tell()
    return tuple(made)


def shown(data: object) -> str:
    """A piece of wrong data, short enough for one sentence."""
    words = repr(data)
    return words if len(words) <= 40 else words[:37] + "..."
