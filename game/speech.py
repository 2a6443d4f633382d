"""Speech: lines read out by the system's own program, in a thread of its own, so that nothing waits for it.

    speech = Speech(voice_here())
    speech.say("Your turn", "en")       # stops what is being said
    speech.add("End of the turn", "en")  # after it

Text goes to a program as an argument or on its standard input, never through a shell. A program that hangs is killed;
it and one that fails are given up, and `trouble` says so in one sentence.
"""

from __future__ import annotations

import base64
import shutil
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import field

from game.frozen import frozen
from game.words import Phrase

HANGS = Phrase(
    "The speech program {0} did not answer and was stopped; what is read out is only written now",
    "音声プログラム{0}が応答しないため止めました。読み上げはここまでです",
)
FAILS = Phrase(
    "The speech program {0} cannot speak here; what is read out is only written now",
    "音声プログラム{0}は使えませんでした。読み上げはここまでです",
)
PATIENCE, SLOWEST = 10.0, 0.4  # seconds that a program may take, and for each letter: nobody speaks so slowly
LONGEST = 4000  # letters of a line
NO_WINDOW = getattr(subprocess, "CREATE_NO_WINDOW", 0)  # on Windows a console would open


@frozen
class Voice:
    """A program that speaks. `words`: the command for a language and a text. `fed`: the text goes to its standard input
    instead. `stays`: it is started once, takes a line for each text, and answers it with a line."""

    name: str
    words: Callable[[str, str], Sequence[str]]
    fed: bool = False
    stays: bool = False
    silences: tuple[str, ...] = field(default=())  # a command that ends what is being said, beside ending the program


WINDOWS = """
Add-Type -AssemblyName System.Speech
$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer
while ($null -ne ($line = [Console]::In.ReadLine())) {
  $how, $lang, $data = $line.Split(' ')
  if ($how -eq 'say') { $voice.SpeakAsyncCancelAll() }
  $words = [Text.Encoding]::UTF8.GetString([Convert]::FromBase64String($data))
  try { $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, [Globalization.CultureInfo]$lang) } catch { }
  if ($words) { $null = $voice.SpeakAsync($words) }
  [Console]::Out.WriteLine('ok')
}
"""
VOICES = {
    "linux": Voice(
        "spd-say",
        lambda lang, text: ("spd-say", "--wait", "--application-name", "hexfold", "--language", lang, "--", text),
        silences=("spd-say", "--cancel"),
    ),
    "darwin": Voice("say", lambda lang, text: ("say", *(("-v", "Kyoko") if lang == "ja" else ()), "-f", "-"), fed=True),
    "win32": Voice(
        "powershell",
        lambda lang, text: ("powershell", "-NoProfile", "-NonInteractive", "-Command", WINDOWS),
        stays=True,
    ),
}


def voice_here() -> Voice | None:
    """The program that speaks on this system; None if there is none."""
    voice = VOICES.get(sys.platform)
    return voice if voice is not None and shutil.which(voice.name) else None


class Speech:
    """Says one line after the other. Every call returns at once. Without a voice nothing is said."""

    def __init__(self, voice: Voice | None, patience: float = PATIENCE) -> None:
        self.voice, self.patience = voice, patience
        self.trouble: Phrase | None = None  # why nothing is said any more
        self._waiting = deque[tuple[str, str, str]]()  # how, language, text
        self._bell = threading.Condition()
        self._thread: threading.Thread | None = None
        self._program: subprocess.Popen[str] | None = None  # what speaks now, or stays
        self._overtaken = 0  # how often something new was to be said at once
        self._closed = False

    # ---- what others call ----------------------------------------------------------------------
    def say(self, text: str, lang: str) -> None:
        """Say this now; what is being said, and what waits, is stopped."""
        self._put("say", text, lang)

    def add(self, text: str, lang: str) -> None:
        """Say this after what is being said."""
        self._put("add", text, lang)

    def hush(self) -> None:
        """Stop."""
        self._put("say", "", "en")

    def close(self) -> None:
        """Stop for good."""
        with self._bell:
            self._closed = True
            if self._program is not None:
                self._program.kill()
            self._bell.notify()

    def _put(self, how: str, text: str, lang: str) -> None:
        if self.voice is None or self.trouble is not None:
            return
        with self._bell:
            if how == "say":
                self._waiting.clear()
                self._overtaken += 1
                if self._program is not None and not self.voice.stays:
                    self._program.kill()
            self._waiting.append((how, lang, "".join(filter(str.isprintable, text))[:LONGEST]))
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="speech", daemon=True)
                self._thread.start()
            self._bell.notify()

    # ---- the thread ----------------------------------------------------------------------------
    def _work(self) -> None:
        assert self.voice is not None
        while self.trouble is None:
            with self._bell:
                self._bell.wait_for(lambda: self._waiting or self._closed)
                if self._closed:
                    return
                (how, lang, text), turn = self._waiting.popleft(), self._overtaken
            try:
                wrong = (self._tell if self.voice.stays else self._run)(how, lang, text, turn)
            except subprocess.TimeoutExpired:
                wrong = HANGS
            except (OSError, ValueError):
                wrong = FAILS
            if wrong is not None and not self._closed:
                self.trouble = wrong.of(self.voice.name)

    def _start(self, voice: Voice, lang: str, text: str, turn: int) -> subprocess.Popen[str]:
        """Start the program. It ends at once if something else is to be said by now."""
        program = subprocess.Popen(
            voice.words(lang, text),
            stdin=subprocess.PIPE if voice.fed or voice.stays else subprocess.DEVNULL,
            stdout=subprocess.PIPE if voice.stays else subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
            creationflags=NO_WINDOW,
        )
        with self._bell:
            self._program = program
            if self._closed or (turn != self._overtaken and not voice.stays):
                program.kill()
        return program

    def _run(self, how: str, lang: str, text: str, turn: int) -> Phrase | None:
        """A program for this line alone, to its end. What is wrong with it, if anything is."""
        assert self.voice is not None
        if how == "say" and self.voice.silences:
            subprocess.run(self.voice.silences, capture_output=True, timeout=self.patience, check=False)
        if not text:
            return None
        program = self._start(self.voice, lang, text, turn)
        try:
            program.communicate(text if self.voice.fed else None, self.patience + SLOWEST * len(text))
        except subprocess.TimeoutExpired:
            program.kill()
            program.communicate()
            raise
        with self._bell:
            self._program = None
            return FAILS if program.returncode and turn == self._overtaken else None

    def _tell(self, how: str, lang: str, text: str, turn: int) -> Phrase | None:
        """A line for the program that stays; it answers as soon as it has understood."""
        assert self.voice is not None
        program = self._program or self._start(self.voice, lang, text, turn)
        assert program.stdin is not None and program.stdout is not None
        alarm = threading.Timer(self.patience, program.kill)
        alarm.start()
        try:
            program.stdin.write(f"{how} {lang} {base64.b64encode(text.encode()).decode()}\n")
            program.stdin.flush()
            answer = program.stdout.readline()
        finally:
            hung = not alarm.is_alive()
            alarm.cancel()
        return None if answer else HANGS if hung else FAILS
