"""Tools of run.py: the programs of this folder, the real server, wrk."""

import collections
import contextlib
import itertools
import json
import os
import pathlib
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "e2e"))
import chalkline  # noqa: E402  the driver of the end-to-end tests

PROGRAMS = chalkline.BINARY.parent / "tests"
READY_TIMEOUT_S = 600
# What an Accept-Encoding says: a browser's, and that of a program that takes no compressed answer.
BROWSER, AS_IT_IS = "gzip, deflate, br, zstd", "identity"
STAKE = 10  # of smaller ones a player places 50 a day


def figures(program, *arguments):
    """Runs a program that prints 'NAME VALUE UNIT' lines: {name: value}."""
    printed = subprocess.run(
        [PROGRAMS / f"bench_{program}", *map(str, arguments)],
        check=True, stdout=subprocess.PIPE, text=True,
    ).stdout
    return {name: float(value) for name, value, _ in map(str.split, printed.splitlines())}


def timed(*command):
    """Seconds that a command takes to its successful end, and what it printed."""
    begin = time.monotonic()
    done = subprocess.run(list(map(str, command)), check=True, stdout=subprocess.PIPE, text=True)
    return time.monotonic() - begin, done.stdout


def peak_memory_bytes(*command):
    """Of a command that ends well."""
    process = subprocess.Popen(list(map(str, command)), stdout=subprocess.DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise RuntimeError(f"{command} ended with {process.returncode}")
    return used.ru_maxrss * 1024


def seed(directory, accounts, bets, sessions):
    """Makes a ledger of so many accounts and settled bets, and the cookies of at most so many sessions."""
    print(f"A ledger of {accounts:,} accounts and {bets:,} settled bets", flush=True)
    timed(PROGRAMS / "bench_seed", directory, accounts, bets, min(accounts, sessions))
    return directory


class Server:
    """A server under measurement: its address, its process, what it has cost so far; its metrics where it has any."""

    def __init__(self, process, url, metrics_url=None):
        self.process, self.url, self.metrics_url = process, url, metrics_url

    def cpu_s(self):
        return chalkline.processor_time(pathlib.Path(f"/proc/{self.process.pid}/stat"))[1]

    def cpu_s_by_thread(self):
        """Seconds by the name of the threads that are alive."""
        spent = collections.Counter()
        for stat in pathlib.Path(f"/proc/{self.process.pid}/task").glob("*/stat"):
            name, seconds = chalkline.processor_time(stat)
            spent[name] += seconds
        return spent

    def memory_bytes(self):
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+) kB", status)[1]) * 1024

    def size_of(self, path, codings, cookies):
        """Bytes of the answer's body to the first of the players."""
        with open(cookies) as lines:
            headers = {"Accept-Encoding": codings, "Cookie": lines.readline().strip()}
        request = urllib.request.Request(self.url + path, headers=headers)
        with urllib.request.urlopen(request) as answer:
            return len(answer.read())

    def metrics(self):
        with urllib.request.urlopen(self.metrics_url) as answer:
            lines = answer.read().decode().splitlines()
        pairs = (line.rsplit(maxsplit=1) for line in lines if line[:1] != "#")
        return {name: float(value) for name, value in pairs}

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.terminate()
        self.process.wait()


def serve(data):
    """`chalkline serve`, ready, and the seconds that took."""
    begin = time.monotonic()
    started = chalkline.Server(data, "--log-level", "warn")
    server = Server(started.process, f"http://127.0.0.1:{started.port}", started.metrics_url)
    while time.monotonic() - begin < READY_TIMEOUT_S:
        try:
            urllib.request.urlopen(f"{server.url}/readyz").close()
            return server, time.monotonic() - begin
        except urllib.error.HTTPError:
            time.sleep(0.005)
    raise TimeoutError("the server does not become ready")


def serve_bare(directory):
    process = subprocess.Popen(
        [PROGRAMS / "bench_bare_server", directory],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )
    return Server(process, process.stdout.readline().strip())


def serve_live(games):
    """The games under way alone, and the paths of their streams."""
    process = subprocess.Popen(
        [PROGRAMS / "bench_live_server", str(games)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )
    server = Server(process, process.stdout.readline().strip())
    ids = [process.stdout.readline().strip() for _ in range(games)]
    return server, [f"/api/betting/live?gameId={game}" for game in ids]


@contextlib.contextmanager
def listeners(server, targets, count):
    """Holds so many event streams open; a target is a path, with a cookie after a space if it needs one."""
    port = server.url.rsplit(":", 1)[1]
    with contextlib.ExitStack() as stack:
        file = stack.enter_context(tempfile.NamedTemporaryFile("w"))
        file.write("".join(f"{target}\n" for target in targets))
        file.flush()
        process = stack.enter_context(subprocess.Popen(
            [sys.executable, HERE / "listeners.py", port, file.name, str(count)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        ))
        if process.stdout.readline() != "ready\n":
            raise RuntimeError("the streams did not open")
        yield
        process.stdin.close()
    if process.returncode != 0:
        raise RuntimeError("the streams did not stay open")


@contextlib.contextmanager
def readers(server, targets, connections, pause_ms):
    """Reads the targets, as for listeners, all the while, each connection one after such a pause; yields a list that
    holds what wrk has counted in the end."""
    counted = []
    with tempfile.NamedTemporaryFile("w") as file:
        file.write("".join(f"{target}\n" for target in targets))
        file.flush()
        with subprocess.Popen(
                ["wrk", "-t1", f"-c{connections}", "-d1h", "-s", HERE / "requests.lua", server.url, "--",
                 "paced", file.name, str(pause_ms), "1"], stdout=subprocess.PIPE, text=True) as process:
            try:
                yield counted
            finally:
                process.send_signal(signal.SIGINT)  # on which it counts
                printed, _ = process.communicate()
    counted.append(json.loads(printed.splitlines()[-1]))


def signed_size(server):
    with urllib.request.urlopen(f"{server.url}/api/proof") as answer:
        return json.load(answer)["size"]


def sign_all(data):
    """Seconds in which a first start signs the whole ledger: later ones find that done, as those of a used server do."""
    begin = time.monotonic()
    with serve(data)[0] as server:
        while signed_size(server) < server.metrics()["chalkline_ledger_position"]:
            time.sleep(0.1)
        return time.monotonic() - begin


def proof_targets(server, cookies, players):
    """Tiles, proofs of consistency and receipts, a third each."""
    size = signed_size(server)
    receipts = []
    with open(cookies) as lines:
        for cookie in itertools.islice(map(str.strip, lines), players):
            request = urllib.request.Request(f"{server.url}/api/bets?limit=5", headers={"Cookie": cookie})
            with urllib.request.urlopen(request) as answer:
                receipts += [f"/api/proof/receipt/{bet['id']} {cookie}" for bet in json.load(answer)["bets"]]
    count = len(receipts)
    tiles = [f"/log/tile/0/{'x%03d/' % (tile // 1000) if tile >= 1000 else ''}{tile % 1000:03}"
             for tile in (number * (size // 256) // count for number in range(count))]
    consistency = [f"/api/proof/consistency/{(number + 1) * size // (count + 1)}/{size}" for number in range(count)]
    return receipts + tiles + consistency


def late_picks(server):
    """Each side of every game that starts after the rounds."""
    client = chalkline.Client(int(server.url.rsplit(":", 1)[1]))
    soon = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(time.time() + 300))
    picks = [pick for game in client.games() if game["startTime"] > soon for pick in chalkline.picks(game)]
    client.connection.close()
    return picks


def compact(body):
    """A line of JSON as a browser writes it."""
    return json.dumps(body, separators=(",", ":")) + "\n"


class Load:
    """wrk against a server, with a fresh seed each time."""

    def __init__(self, seconds, picks):
        self.seconds, self.picks, self.seed = seconds, picks, int(time.time())

    def refresh_picks(self, server):
        """Writes a bet for each side of every game that starts late enough."""
        self.picks.write_text("".join(
            compact({"gameId": pick.game, "betType": pick.market, "betAmount": STAKE, "odds": pick.odds,
                     "prediction": pick.label, "potentialWinnings": pick.profit(STAKE)})
            for pick in late_picks(server)))

    def refresh_slips(self, server, size):
        """Slips of so many of those bets each, beginning at each of them."""
        items = [pick.item(STAKE) for pick in late_picks(server)]
        self.picks.write_text("".join(
            compact({"items": (items + items)[first:first + size]}) for first in range(len(items))))

    def refresh_questions(self, server):
        """A question about each game that starts late enough, and one each about a list and a word."""
        games = dict.fromkeys(pick.game for pick in late_picks(server))
        client = chalkline.Client(int(server.url.rsplit(":", 1)[1]))
        asked = [f"{game['awayTeam']['name']} at {game['homeTeam']['name']}, moneyline?"
                 for game in client.games() if game["id"] in games]
        client.connection.close()
        self.picks.write_text("".join(
            compact({"message": message}) for message in [*asked, "Best value today", "What is a spread?"]))

    def bets(self, server, path, connections, cookies, players, seconds=None):
        return self._wrk(server, connections, seconds, "bets", path, self.picks, cookies, players)

    def reads(self, server, path, connections, cookies, players, seconds=None, codings=AS_IT_IS):
        return self._wrk(server, connections, seconds, "reads", path, codings, cookies, players)

    def _wrk(self, server, connections, seconds, *arguments):
        self.seed += 1
        cpu = server.cpu_s()
        printed = subprocess.run(
            ["wrk", "-t1", f"-c{connections}", f"-d{seconds or self.seconds}s",
             "-s", HERE / "requests.lua", server.url, "--", *map(str, arguments), str(self.seed)],
            check=True, stdout=subprocess.PIPE, text=True,
        ).stdout
        got = json.loads(printed.splitlines()[-1])
        if got["broken"]:
            raise RuntimeError(f"{got['broken']} connections broke under {arguments}")
        good = got["requests"] - got["refused"]
        return {
            "rate": good / got["seconds"],
            "p50_ms": got["p50_ms"],
            "p99_ms": got["p99_ms"],
            "cpu_us": (server.cpu_s() - cpu) / got["requests"] * 1e6,
            "refused": got["refused"] / got["requests"],
        }


class Samples:
    """Figures by name, one a round; asked for, the median of each."""

    def __init__(self):
        self.all = {}

    def add(self, name, **values):
        for key, value in values.items():
            self.all.setdefault((name, key), []).append(value)

    def __call__(self, name, key="rate"):
        return statistics.median(self.all[name, key])

    def ratio(self, name, yardstick, key="rate"):
        """The median of what the two had to each other in the same round."""
        pairs = zip(self.all[name, key], self.all[yardstick, key], strict=True)
        return statistics.median(ours / theirs for ours, theirs in pairs)
