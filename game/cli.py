"""The command line: reads the words, calls the commands, and says in one line what was wrong with them."""

from __future__ import annotations

import argparse
import logging
import os
import sys
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from game import __version__
from game.commands import bench, bots, fuzz, inspect, puzzles, replay, screen, sounds
from game.commands.match_setup import MOST_SEED, Usage, add_match_settings, whole
from game.net import GRACES

DONE, FAILED, BAD = 0, 1, 2
STOPPED = 130
Command = Callable[[argparse.Namespace], int]


class Parser(argparse.ArgumentParser):
    """Complains in one line that begins `hexfold: `."""

    def error(self, message: str) -> NoReturn:
        raise Usage(f"{message}; see '{self.prog} --help'")


def hosting(given: argparse.Namespace) -> int:
    """`host`: the libraries of the network are loaded now."""
    from game.commands import host_join

    return host_join.host(given)


def joining(given: argparse.Namespace) -> int:
    """`join`: likewise."""
    from game.commands import host_join

    return host_join.visit(given)


def parser() -> argparse.ArgumentParser:
    """Every command with its words."""
    top = Parser(prog="hexfold", description="Tabletop games on one table. Without a command: the title screen.")
    top.add_argument("--version", action="version", version=f"hexfold {__version__}")
    top.add_argument("--debug", action="store_true", help="show where an error comes from")
    top.set_defaults(run=screen.title)
    commands: Any = top.add_subparsers(metavar="COMMAND", parser_class=Parser)

    def command(name: str, run: Command, about: str) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = commands.add_parser(name, help=about, description=about)
        made.set_defaults(run=run)
        made.add_argument("--debug", action="store_true", default=argparse.SUPPRESS, help=argparse.SUPPRESS)
        return made

    add_playing(command)
    add_watching(command)
    add_network(command)
    add_proving(command)
    return top


def add_playing(command: Callable[..., argparse.ArgumentParser]) -> None:
    """Commands that play matches."""
    play = command("play", screen.play, "straight into a match")
    play.add_argument("ruleset", metavar="KEY")
    play.add_argument("--seats", metavar="KIND,KIND,...", help="human or a computer player for each seat")
    add_match_settings(play)

    series = command("bots", bots.run, "computer players against each other, seats swapped in pairs")
    series.add_argument(
        "ruleset",
        metavar="KEY",
        help="a game; 'tune' and a game: weights to judge by; 'ladder' and games, or all: ratings of the levels",
    )
    series.add_argument("bots", metavar="BOT", nargs="+")
    series.add_argument("--matches", type=whole(1, 1_000_000), default=20, metavar="N")
    where = series.add_mutually_exclusive_group()
    add_jobs(where)
    where.add_argument("--cluster", metavar="ADDRESS", help="on a Dask cluster (extra 'cluster'), with the same result")
    series.add_argument("--json", action="store_true", help="figures as JSON")
    series.add_argument("--record", metavar="DIR", help="keep every match in this folder")
    series.add_argument("--levels", metavar="LEVEL,LEVEL,...", help="with 'ladder': which, from weak to strong")
    series.add_argument("--report", metavar="FILE.md", help="with 'tune' and 'ladder': the report as Markdown")
    series.add_argument(
        "--write", action="store_true", help="with 'tune' and 'ladder': new weights, results in place of the old"
    )
    add_match_settings(series)

    noise = command("fuzz", fuzz.run, "random play with every invariant on")
    noise.add_argument("ruleset", metavar="KEY|all")
    noise.add_argument("--matches", type=whole(1, 10_000_000), default=100, metavar="N")
    noise.add_argument("--seed", type=whole(0, MOST_SEED), default=0, metavar="S")
    add_jobs(noise)


def add_jobs(command: Any) -> None:
    """How many processes work at the same time."""
    command.add_argument(
        "--jobs",
        type=whole(1, 256),
        nargs="?",
        default=1,
        const=min(os.cpu_count() or 1, 256),
        metavar="J",
        help="processes at the same time; without a number one for each core",
    )


def add_watching(command: Callable[..., argparse.ArgumentParser]) -> None:
    """Commands about matches that others play or have played."""
    watch = command("replay", replay.run, "watch, check or print a recorded match")
    watch.add_argument("files", metavar="FILE", nargs="+", help="several only with --verify, --text or --rewrite")
    watch.add_argument("--verify", action="store_true", help="only check that it can be replayed to its end")
    watch.add_argument("--text", action="store_true", help="print it")
    watch.add_argument("--aloud", action="store_true", help="with --text: as the text view tells it, with the table")
    watch.add_argument("--seat", type=whole(0, 99), metavar="N", help="as this seat saw it; seats count from 0")
    watch.add_argument("--lang", choices=inspect.LANGS, default="en")
    watch.add_argument("--rewrite", action="store_true", help="write it and its transcript anew, by the rules of today")


def add_network(command: Callable[..., argparse.ArgumentParser]) -> None:
    """Matches on the local network."""
    host = command("host", hosting, "a match on the local network that others join")
    host.add_argument("ruleset", metavar="KEY", nargs="?", default="")
    host.add_argument("--port", type=whole(1, 65535), metavar="P", help="47470, or any that is free")
    host.add_argument("--interface", default="0.0.0.0", metavar="ADDRESS", help="listen at one address only")
    host.add_argument("--seats", metavar="KIND,KIND,...", help="human, open or a computer player for each seat")
    host.add_argument(
        "--patience",
        type=whole(0, 3600),
        default=0,
        metavar="SECONDS",
        help="how long a seat may think before the others may decide about it; 0: for ever",
    )
    host.add_argument(
        "--grace",
        type=int,
        choices=GRACES,
        default=GRACES[0],
        help="seconds for which a lost connection is waited for, whatever the others vote",
    )
    host.add_argument(
        "--give", action="store_true", help="with --headless: give guests the packs of the table that they lack"
    )
    host.add_argument("--resume", metavar="FILE|last", help="go on with a hosted match that was cut off")
    add_match_settings(host, seed=False)

    join = command("join", joining, "join a match on the local network")
    join.add_argument("code", metavar="CODE_OR_ADDRESS")
    join.add_argument("--key", metavar="KEY", help="the last eight signs of the join code, with an address")
    join.add_argument("--watch", action="store_true", help="only look on")
    join.add_argument("--bot", metavar="LEVEL", help="let a computer play")
    join.add_argument(
        "--take", action="store_true", help="with --headless: ask for the packs of the table that are not here"
    )
    join.add_argument("--deck", metavar="NAME", help="a ready-made or own deck, or a file")
    for lan_command in (host, join):
        lan_command.add_argument("--name", default="", help="what the others call you")
        lan_command.add_argument("--headless", action="store_true", help="without a screen")


def add_proving(command: Callable[..., argparse.ArgumentParser]) -> None:
    """Commands that show, check or measure."""
    shot = command("shot", screen.shot, "any screen as a picture, without a display")
    shot.add_argument("scene", metavar="SCENE", help="title, settings, table:arena ...")
    shot.add_argument("--out", required=True, metavar="FILE.png")
    shot.add_argument("--size", type=screen.size, default=(1280, 720), metavar="WxH")
    shot.add_argument("--lang", choices=inspect.LANGS, default="en")
    shot.add_argument("--renderer", choices=("gl", "software"))
    shot.add_argument("--ui-scale", type=screen.scale, metavar="X")
    shot.add_argument("--seed", type=whole(0, MOST_SEED), default=0, metavar="N")
    shot.add_argument("--after", type=whole(0, 100_000), default=0, metavar="N", help="so many picks made by bots")

    made = command("puzzles", puzzles.run, "find puzzles in computers' matches, or prove again those that there are")
    made.add_argument("what", choices=("make", "prove"))
    made.add_argument("ruleset", metavar="KEY")
    made.add_argument(
        "--count", type=whole(1, 400), default=40, metavar="N", help="with 'make': how many there are to be"
    )
    made.add_argument("--seed", type=whole(0, 1 << 40), default=0, metavar="S", help="with 'make': of the first match")
    made.add_argument("--write", action="store_true", help="with 'prove': keep what is proved now, drop the rest")

    maps = command("maps", inspect.maps, "proof battlefields; 'maps data': as a pack of cards holds them")
    maps.add_argument("what", choices=("check", "data"))
    maps.add_argument("files", nargs="+", metavar="FILE")

    cards = command(
        "cards", inspect.cards, "list cards; 'cards schema KEY', 'cards check PACK.json' proofs, 'cards try' plays it"
    )
    cards.add_argument("words", nargs="+", metavar="KEY")
    cards.add_argument("--lang", choices=inspect.LANGS, default="en")
    cards.add_argument("--json", action="store_true")

    command("check", inspect.check, "every asset, phrase, font, map, lesson and card text is there")

    heard = command("sounds", sounds.run, "every sound as a file, a sheet of all, a table of their measures")
    heard.add_argument("--out", required=True, metavar="DIR")

    speed = command("bench", bench.run, "how fast everything is")
    speed.add_argument("rulesets", nargs="*", metavar="KEY|net")
    speed.add_argument("--json", action="store_true")


def main(words: Sequence[str] | None = None) -> int:
    """Run a command. Returns the exit status: 0 done, 1 a check failed, 2 bad usage or bad input."""
    words = sys.argv[1:] if words is None else list(words)
    debug = "--debug" in words
    logging.basicConfig(level=logging.WARNING, format="hexfold: %(message)s")
    try:
        given = parser().parse_args(words)
        status: int = given.run(given)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader of our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except KeyboardInterrupt:
        return STOPPED
    except (ValueError, OSError) as error:
        if debug:
            raise
        print(f"hexfold: {one_line(error)}", file=sys.stderr)
        return BAD
    except Exception as error:
        if debug:
            raise
        print(
            f"hexfold: an error in the program: {type(error).__name__}: {one_line(error)}; --debug shows where",
            file=sys.stderr,
        )
        return FAILED
    return status


def one_line(error: Exception) -> str:
    """What an error says, on one line."""
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    return " ".join(str(error).split())
