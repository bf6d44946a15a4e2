"""Arena and simulations on a real Ray cluster of two nodes on this machine: the same results,
whatever dies.

Ray is large: `make test-research` installs it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lichtspiel.engine.errors import BadInput
from lichtspiel.lab import executor
from lichtspiel.lab.executor import Processes
from lichtspiel.lab.order import Order
from lichtspiel.lab.playing import Arena
from lichtspiel.lab.results import Results
from lichtspiel.lab.simulate import simulate
from lichtspiel.lab.summary import Field
from tests.effort import LONG
from tests.lab import workers
from tests.lab.simulated import BOTS, SEED, SETUP
from tests.lab.test_arena import DEALS, document, job_of
from tests.lab.test_sequential import JOB
from tests.research import needs

ray = needs("ray")

from ray.cluster_utils import Cluster  # noqa: E402

from lichtspiel.lab import cluster as ours  # noqa: E402

pytestmark = [
    pytest.mark.filterwarnings("ignore"),  # of Ray's own
    pytest.mark.skipif(not LONG, reason="make test-long starts a cluster"),
]

MEMORY = 80 * 2**20
"""The least that Ray takes for objects; ours are small."""


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """Two nodes, one processor each."""
    os.environ["ARENA_NOTES"] = str(tmp_path_factory.mktemp("notes"))
    node = {"num_cpus": 1, "object_store_memory": MEMORY}
    found = Cluster(initialize_head=True, head_node_args={**node, "include_dashboard": False})
    found.add_node(**node)
    found.wait_for_nodes()
    yield found
    ray.shutdown()
    found.shutdown()
    del os.environ["ARENA_NOTES"]


@pytest.fixture
def on_ray(cluster: Any) -> Iterator[Any]:
    """An executor on the cluster, which has two nodes again."""
    while len(cluster.list_all_nodes()) < 2:
        cluster.add_node(num_cpus=1, object_store_memory=MEMORY)
    cluster.wait_for_nodes()
    yield ours.Ray(cluster.address)
    ray.shutdown()


@pytest.fixture(scope="module")
def usual() -> dict[str, Any]:
    results = Results(job_of())
    Arena(results, DEALS, Processes(1)).run()
    return document(results)


def test_a_cluster_plays_the_same(usual: dict[str, Any], on_ray: Any) -> None:
    results = Results(job_of())
    assert on_ray.width == 2
    Arena(results, DEALS, on_ray).run()
    assert document(results) == usual


def test_a_node_killed_in_the_middle_loses_nothing(cluster: Any, on_ray: Any) -> None:
    """Enough deals that both nodes are at work when one of them goes."""
    deals = 200
    killed: list[int] = []

    def kill(done: int) -> None:
        if done >= 20 and not killed:
            (other,) = [node for node in cluster.list_all_nodes() if node is not cluster.head_node]
            cluster.remove_node(other, allow_graceful=False)
            killed.append(done)

    results = Results(job_of())
    Arena(results, deals, on_ray, progress=kill).run()
    assert killed
    assert killed[0] < deals
    alone = Results(job_of())
    Arena(alone, deals, Processes(2)).run()
    assert document(results, deals) == document(alone, deals)
    print(f"a node was killed after {killed[0]} of {deals} deals; the results are the same")


@pytest.mark.parametrize("name", ["games.parquet", "games.jsonl"])
def test_a_simulation_is_the_same_file_though_a_node_dies(
    cluster: Any, on_ray: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    games = 2000
    killed: list[int] = []

    def kill(done: int) -> None:
        if done >= 200 and not killed:
            (other,) = [node for node in cluster.list_all_nodes() if node is not cluster.head_node]
            cluster.remove_node(other, allow_graceful=False)
            killed.append(done)

    monkeypatch.setattr(ours.Ray, "seconds", 0.2)  # so that both nodes have more to do
    simulate(SETUP, games, SEED, kill, BOTS, on_ray, tmp_path / name)
    assert killed
    assert killed[0] < games - 200
    simulate(SETUP, games, SEED, bots=BOTS, executor=Processes(2), out=tmp_path / f"alone-{name}")
    assert (tmp_path / name).read_bytes() == (tmp_path / f"alone-{name}").read_bytes()
    print(f"a node was killed after {killed[0]} of {games} games; {name} is the same")


def test_a_dying_worker_loses_nothing(usual: dict[str, Any], on_ray: Any) -> None:
    results = Results(job_of())
    Arena(results, DEALS, on_ray, work=workers.dies_once).run()
    assert Path(os.environ["ARENA_NOTES"], "1").exists(), "nobody died"
    assert document(results) == usual


def test_a_batch_that_always_kills_is_named(on_ray: Any) -> None:
    with pytest.raises(BadInput) as error:
        Arena(Results(job_of(seed=3)), DEALS, on_ray, work=workers.always_dies).run()
    assert error.value.message.id == "arena-deadly"


def test_a_mistake_is_told_with_its_deal(on_ray: Any) -> None:
    with pytest.raises(RuntimeError, match="in deal 0"):
        Arena(Results(job_of()), 2, on_ray, work=workers.fails).run()


def test_it_stops_at_the_same_deal(on_ray: Any) -> None:
    order = Order(JOB.setup, Field(bots=("easy", "random")), 300, seed=3, margin=0.02)
    here = order.play(Results(order.job), executor.Here())
    there = order.play(Results(order.job), on_ray)
    assert there["duel"] == here["duel"]


def test_another_version_on_a_node_is_refused(on_ray: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours, "fingerprint", lambda: "another")
    with pytest.raises(BadInput) as error:
        Arena(Results(job_of()), 2, on_ray).run()
    assert error.value.message.id == "arena-ray-other-program"


def test_an_address_where_nobody_answers_is_one_sentence() -> None:
    with pytest.raises(BadInput) as error:
        ours.Ray("127.0.0.1:9")
    assert error.value.message.id == "arena-ray-unreachable"
