"""Speech through a program that only writes down what it is to say: interrupts, languages, what hangs and dies."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from game.speech import VOICES, Speech, Voice
from tests.patience import until

PROGRAM = """
import sys, time
kept, kind, lang, *text = sys.argv[1:]
text = text[0] if text else sys.stdin.read()
if kind == "dies":
    sys.exit(3)
with open(kept, "a", encoding="utf-8") as file:
    file.write(f"{lang} {text}\\n")
if kind == "hangs" or "slowly" in text:
    time.sleep(60)
"""
STAYING = """
import base64, sys, time
kept, kind = sys.argv[1:3]
with open(kept, "a", encoding="utf-8") as file:
    file.write("started\\n")
for line in sys.stdin:
    how, lang, data = line.split(" ")
    with open(kept, "a", encoding="utf-8") as file:
        file.write(f"{how} {lang} {base64.b64decode(data).decode()}\\n")
    if kind == "dies":
        sys.exit(3)
    if kind == "hangs":
        time.sleep(60)
    print("ok", flush=True)
"""


class Ear:
    """What the program has heard."""

    def __init__(self, folder: Path) -> None:
        self.kept = folder / "heard"

    def heard(self) -> list[str]:
        return self.kept.read_text(encoding="utf-8").splitlines() if self.kept.exists() else []

    def voice(self, kind: str = "speaks", fed: bool = False) -> Voice:
        """A program for each line."""
        start = (sys.executable, "-I", "-S", "-c", PROGRAM, str(self.kept), kind)
        return Voice("fake", lambda lang, text: (*start, lang, *(() if fed else (text,))), fed)

    def staying(self, kind: str = "speaks") -> Voice:
        """A program that stays."""
        start = (sys.executable, "-I", "-S", "-c", STAYING, str(self.kept), kind)
        return Voice("fake", lambda lang, text: start, stays=True)


def trouble_of(speech: Speech) -> str:
    """What is said of a program that has been given up."""
    return until(lambda: speech.trouble, "the trouble").en  # type: ignore[union-attr]


@pytest.fixture
def ear(tmp_path: Path) -> Ear:
    return Ear(tmp_path)


@pytest.mark.parametrize("fed", [False, True], ids=["argument", "standard input"])
def test_lines_are_said_one_after_the_other_in_their_languages(ear: Ear, fed: bool) -> None:
    speech = Speech(ear.voice(fed=fed))
    speech.say('-e; $(rm) it\'s "your" turn', "en")
    speech.add("あなたのターン", "ja")
    until(lambda: len(ear.heard()) == 2, "the line")
    assert ear.heard() == ['en -e; $(rm) it\'s "your" turn', "ja あなたのターン"]
    speech.close()
    assert speech.trouble is None


def test_a_new_line_stops_the_old_one_and_what_waits(ear: Ear) -> None:
    speech = Speech(ear.voice())
    speech.say("slowly, a long line", "en")
    speech.add("never said", "en")
    until(lambda: len(ear.heard()) == 1, "the line")
    speech.say("the new line", "en")
    until(lambda: len(ear.heard()) == 2, "the line")
    assert ear.heard()[1] == "en the new line" and speech.trouble is None
    speech.close()


def test_a_program_that_hangs_is_stopped_and_said_once(ear: Ear) -> None:
    speech = Speech(ear.voice("hangs"), patience=0.05)
    speech.say("a", "en")
    assert trouble_of(speech).startswith("The speech program fake did not answer")
    speech.say("b", "en")
    assert ear.heard() in ([], ["en a"])


def test_a_program_that_dies_or_is_not_there_is_said_once(ear: Ear, tmp_path: Path) -> None:
    nowhere = Voice("nobody", lambda lang, text: (str(tmp_path / "nobody"),))
    for voice in (ear.voice("dies"), ear.staying("dies"), nowhere):
        speech = Speech(voice)
        speech.say("a", "en")
        speech.add("b", "en")
        assert "cannot speak" in trouble_of(speech)


def test_a_program_that_stays_is_started_once_and_told_what_to_stop(ear: Ear) -> None:
    speech = Speech(ear.staying())
    for how, text in ((speech.say, "one"), (speech.add, "two")):
        how(text, "en")
    speech.add("三", "ja")
    until(lambda: len(ear.heard()) == 4, "the line")
    speech.hush()
    until(lambda: len(ear.heard()) == 5, "the line")
    assert ear.heard() == ["started", "say en one", "add en two", "add ja 三", "say en "]
    speech.close()


def test_a_program_that_stays_and_hangs_is_stopped(ear: Ear) -> None:
    speech = Speech(ear.staying("hangs"), patience=0.05)
    speech.say("a", "en")
    assert "did not answer" in trouble_of(speech)


def test_without_a_program_nothing_is_said_and_nothing_is_wrong() -> None:
    speech = Speech(None)
    speech.say("a", "en")
    speech.hush()
    speech.close()
    assert speech.trouble is None


@pytest.mark.parametrize("system", VOICES)
def test_the_text_is_one_argument_or_none(system: str) -> None:
    """No shell, and no option of the program can be made of a text."""
    voice = VOICES[system]
    words = voice.words("ja", "--help; rm")
    if voice.fed or voice.stays:
        assert "--help; rm" not in words
    else:
        assert words[-2:] == ("--", "--help; rm") and words.count("ja") == 1
