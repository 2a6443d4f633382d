"""`replay`: watch, check, print or renew a recorded match."""

from __future__ import annotations

import argparse
from pathlib import Path

import game
from game import files
from game.commands.match_setup import Usage
from game.match.match import Match
from game.match.record_lines import OtherRules
from game.match.transcript import transcript


def run(given: argparse.Namespace) -> int:
    """Do what the words ask of recordings."""
    paths = [Path(name) for name in given.files]
    if len(paths) > 1 and not (given.verify or given.text or given.rewrite):
        raise Usage("only one recording can be watched at a time")
    return max(one(path, given) for path in paths)


def one(path: Path, given: argparse.Namespace) -> int:
    """Do what the words ask of one recording."""
    if given.rewrite:
        return rewrite(game.record.renewed(path), path)
    try:
        match = game.record.load(path)
    except OtherRules:
        if given.text or given.verify:
            raise
        return shown(path, given)
    if given.seat is not None and not 0 <= given.seat < match.state.seats:
        raise Usage(f"there is no seat {given.seat}, only 0 to {match.state.seats - 1}")
    if given.text:
        for line in words(match, given):
            print(line)
    if given.verify:
        print(verdict(match, path))
    return 0 if given.text or given.verify else shown(path, given)


def shown(path: Path, given: argparse.Namespace) -> int:
    """The recording on the screen; one of other rules is to be read there."""
    from game.ui.app import main

    return main(replay=path, seat=given.seat, debug=given.debug)


def words(match: Match, given: argparse.Namespace) -> list[str]:
    """The recording as text."""
    if given.aloud:
        from game.commands.reading_aloud import aloud  # and with it the screen

        return list(aloud(match, given.seat, given.lang))
    rules = game.ruleset(match.setup.ruleset) if match.setup else None
    return transcript(match, rules.say if rules else None, given.seat, given.lang)


def verdict(match: Match, path: Path) -> str:
    """What a recording that could be replayed to its end holds."""
    winners = match.state.result
    ended = (
        "not finished"
        if winners is None
        else "a draw"
        if not winners
        else f"won by seat {' and '.join(map(str, winners))}"
    )
    return f"{path.name}: {len(match.entries)} entries, every one legal, every seal whole; {ended}"


def rewrite(match: Match, path: Path) -> int:
    """Write a recording and the transcript beside it anew, after a rule was changed on purpose."""
    files.write(path, game.record.dumps(match), files.PUBLIC)
    rules = game.ruleset(match.setup.ruleset) if match.setup else None
    text = path.with_suffix(".txt")
    lines = transcript(match, rules.say if rules else None)
    files.write(text, "".join(f"{line}\n" for line in lines).encode(), files.PUBLIC)
    print(f"written: {path.name}, {text.name}")
    return 0
