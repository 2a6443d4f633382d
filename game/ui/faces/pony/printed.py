"""What is printed on a card, in words: its kind and traits, its keywords, its text."""

from __future__ import annotations

from game.rules.pony.cards import Card, EventCard, Friend, Keyword, Mane, Problem, Resource, Troublemaker
from game.rules.pony.words import KEYWORDS, REMINDERS, TRAITS, keyword_meaning, marks_of
from game.ui.faces.pony import words as W
from game.ui.faces.pony.lettering import KEY, NOTE, TEXT, TITLE, Paragraph
from game.words import Phrase


def kind_of(facts: Card) -> str:
    """ "mane", "friend", "event", "resource", "troublemaker", "problem" or "dilemma"."""
    if isinstance(facts, Resource) and facts.dilemma:
        return "dilemma"
    return {
        Mane: "mane",
        Friend: "friend",
        EventCard: "event",
        Resource: "resource",
        Troublemaker: "troublemaker",
        Problem: "problem",
    }[type(facts)]


def kind_line(facts: Card, lang: str, boosted: bool = False, kind: bool = True) -> str:
    """ "Friend · Pegasus · Foal"; without its kind, "Pegasus · Foal"."""
    names = [W.KINDS[kind_of(facts)]] if kind else []
    if isinstance(facts, Mane) and boosted:
        names.append(W.BOOSTED)
    names += [TRAITS[trait] for trait in getattr(facts, "traits", ()) if trait != "Dilemma"]
    names += [KEYWORDS[mark] for mark in marks_of(facts)]
    return (" · " if lang == "en" else "・").join(name.in_(lang) for name in names)


def keywords_of(facts: Card, boosted: bool = False) -> tuple[Keyword, ...]:
    """The keywords of a card, or of the side of a Mane that is up."""
    if isinstance(facts, Mane):
        return facts.side(boosted).keywords
    return facts.keywords if isinstance(facts, Friend) else ()


def keyword_name(keyword: Keyword, lang: str) -> str:
    """ "Competitive 2"."""
    name = KEYWORDS[keyword.id].in_(lang)
    return f"{name} {keyword.n}" if keyword.n else name


def sentence(words: str) -> str:
    """The words with a capital letter at their beginning."""
    return words[:1].upper() + words[1:]


def text_of(facts: Card, boosted: bool = False) -> Phrase:
    """The text of a card, or of the side of a Mane that is up."""
    return facts.side(boosted).text if isinstance(facts, Mane) else facts.text


def paragraphs(facts: Card, lang: str, boosted: bool, large: bool) -> list[Paragraph]:
    """All that stands on the parchment. A large card also says what its keywords do."""
    out: list[Paragraph] = []
    if facts.subtitle.en and not large:
        out.append((TITLE, facts.subtitle.in_(lang)))
    keywords = keywords_of(facts, boosted)
    if keywords and not large:
        out.append((KEY, (" · " if lang == "en" else "・").join(keyword_name(keyword, lang) for keyword in keywords)))
    for keyword in keywords if large else ():
        out += [(KEY, keyword_name(keyword, lang)), (NOTE, sentence(keyword_meaning(keyword).in_(lang)))]
    for mark in marks_of(facts) if large else ():
        out += [(KEY, KEYWORDS[mark].in_(lang)), (NOTE, sentence(REMINDERS[mark].in_(lang)))]
    words = text_of(facts, boosted).in_(lang)
    if words:
        out.append((TEXT, sentence(words)))
    return out
