"""`--cluster`: the same matches on other machines, with the same result, whatever becomes of a worker."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game import cli
from game.commands import cluster
from game.commands.match_setup import Usage
from game.commands.progress_bar import shared_out

SERIES = "bots foton random random --matches 6 --seed 4"
LADDER = "bots ladder foton --matches 2 --seed 4 --levels random,normal,beginner"


def said(capsys: pytest.CaptureFixture[str], words: str) -> tuple[str, str]:
    """What a command that goes well says, and its progress."""
    capsys.readouterr()
    assert cli.main(words.split()) == 0
    told = capsys.readouterr()
    return told.out, told.err


def refused(capsys: pytest.CaptureFixture[str], words: str) -> str:
    """The sentence by which a command is refused."""
    capsys.readouterr()
    assert cli.main(words.split()) == 2
    line = capsys.readouterr().err
    assert line.count("\n") == 1
    return line


@pytest.fixture(scope="module")
def workers() -> Iterator[Any]:
    """A cluster of two processes."""
    distributed = pytest.importorskip("distributed", reason="the extra 'cluster' is not installed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0", silence_logs="CRITICAL"
    ) as found:
        yield found


@pytest.fixture
def address(workers: Any) -> str:
    return str(workers.scheduler_address)


def test_a_cluster_plays_the_same_matches(capsys: pytest.CaptureFixture[str], address: str) -> None:
    here, _ = said(capsys, LADDER)
    there, progress = said(capsys, f"{LADDER} --cluster {address}")
    assert here == there and "2/4" in progress and "4/4" in progress


def fatal_once(task: tuple[int, str]) -> tuple[int, int]:
    """The first worker that is given number 2 is lost in the middle of it."""
    number, folder = task
    mark = Path(folder) / "lost"
    if number == 2 and not mark.exists():
        mark.touch()
        os._exit(1)
    return number, os.getpid()


def test_what_a_lost_worker_had_not_delivered_is_done_by_another(address: str, tmp_path: Path) -> None:
    found = list(shared_out(fatal_once, [(number, str(tmp_path)) for number in range(6)], 1, address))
    assert (tmp_path / "lost").exists()
    assert [number for number, _ in found] == list(range(6)), "all of them, in their order"
    assert os.getpid() not in {process for _, process in found}


def test_workers_that_play_by_something_else_are_not_asked(
    capsys: pytest.CaptureFixture[str], address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "DECIDES", {".py": Path(__file__).parent})
    assert "its machines have another Hexfold" in refused(capsys, f"{SERIES} --cluster {address}")


def test_a_cluster_without_workers_and_one_that_goes_away_are_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str],
) -> None:
    distributed = pytest.importorskip("distributed", reason="the extra 'cluster' is not installed")
    with distributed.LocalCluster(
        n_workers=0, threads_per_worker=1, processes=True, dashboard_address=":0", silence_logs="CRITICAL"
    ) as empty:
        assert "it has no workers" in refused(capsys, f"{SERIES} --cluster {empty.scheduler_address}")
        empty.scale(1)
        empty.wait_for_workers(1)
        results = shared_out(abs, [-1, -2], 1, empty.scheduler_address)
        assert next(results) == 1
        empty.close()
        with pytest.raises(Usage, match="has gone away"):
            list(results)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "foo://127.0.0.1:8786", "::::"])
def test_an_address_where_nobody_answers_is_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    pytest.importorskip("distributed", reason="the extra 'cluster' is not installed")
    monkeypatch.setattr(cluster, "PATIENCE", 0.2)
    assert f"--cluster: no cluster answers at {address}" in refused(capsys, f"{SERIES} --cluster {address}")


def test_without_the_extra_a_sentence_says_how_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert "pip install 'hexfold[cluster]'" in refused(capsys, f"{SERIES} --cluster 127.0.0.1:8786")


@pytest.mark.parametrize(
    "words, says",
    [("--jobs 2", "not allowed with argument"), ("--record matches", "not those of --cluster")],
)
def test_what_does_not_go_together_with_a_cluster(capsys: pytest.CaptureFixture[str], words: str, says: str) -> None:
    assert says in refused(capsys, f"{SERIES} --cluster 127.0.0.1:8786 {words}")


def test_whatever_decides_a_match_is_compared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = {path.suffix for folder in cluster.DECIDES.values() for path in folder.rglob("*") if path.is_file()}
    assert {".py", ".json", ".tmx"} <= kinds
    monkeypatch.setattr(cluster, "DECIDES", {".json": tmp_path})
    (tmp_path / "weights.json").write_text("{}")
    before = cluster.edition()
    (tmp_path / "weights.json").write_text('{"life": 2}')
    changed = cluster.edition()
    (tmp_path / "weights.json").rename(tmp_path / "lights.json")
    assert len({before, changed, cluster.edition()}) == 3
