"""Measures Chalkline beside the limits of this machine, and writes what it found.

run.py [--quick] REPORT, or run.py [--quick] --only NAME, which prints the figures of one measurement.
Everything is measured in rounds, ours and its yardstick by turns, so that a machine which is busier
for a while is so for both; what is reported are medians over the rounds, of a ratio too.
"""

import argparse
import contextlib
import datetime
import pathlib
import shutil
import tempfile
import time

import bench
import growth
import report

CONNECTIONS = (1, 64, 256)
BOARD = "/api/leaderboard?period=alltime&category=balance"
READS = {"dashboard": "/api/dashboard/data", "leaderboard": BOARD}
TODAY = datetime.datetime.now(datetime.UTC).date()
SHARED = {"hub: schedule": f"/api/sports/nhl/schedule?date={TODAY}",
          "hub: box scores": f"/api/sports/nhl/boxscores?date={TODAY - datetime.timedelta(days=1)}",
          "hub: standings": "/api/sports/nhl/standings", "hub: rosters": "/api/sports/nhl/rosters",
          "hub: MLB rosters": "/api/sports/mlb/rosters", "upcoming games": "/api/betting/upcoming-games"}
SESSIONS = 10_000
STREAMS = 2_000
SLIP = 10
LIVE_GAMES = 200
READERS, READERS_PAUSE_MS = 16, 80  # of proofs: 200 a second
SEASON_GAMES = 7_000  # of football since 1999


class Scale:
    """How much of everything."""

    def __init__(self, quick):
        self.quick = quick
        self.rounds = 3
        self.seconds = 1 if quick else 4
        # Short reads, each with its yardstick right after it: an empty handler's rate moves by a
        # third within a minute where the machine is shared, so that few long ones say little.
        self.read_rounds = 3 if quick else 11
        self.read_s = 1 if quick else 2
        self.log_rounds = 3 if quick else 7
        self.live_s = 6 if quick else 15  # every three seconds is a tick
        self.warm_up_s = 5 if quick else 20
        self.figure_s = 0.2 if quick else 0.7
        self.many = 100_000 if quick else 1_000_000  # accounts of the large ledger
        self.large_bets = self.many  # which makes 5 events an account
        self.few = 1_000
        # Accounts and settled bets: some 10^5 to 10^7 events.
        sizes = ((1_000, 50_000), (10_000, 130_000), (100_000, 350_000), (1_000_000, 3_300_000))
        self.growth = [(accounts, bets // 10) for accounts, bets in sizes[:3]] if quick else sizes
        self.past_accounts = self.many // 10  # of the ledger whose past is looked at
        self.past_bets = self.many * 24 // 5  # which makes some 10 million events
        self.looks = 50 if quick else 200


def measure_limits_and_engine(samples, scale, directory):
    for number in range(scale.rounds):
        print(f"Limits and engine, round {number + 1}", flush=True)
        for program in ("limits", "engine"):
            place = directory / f"{program}{number}"
            place.mkdir()
            for name, value in bench.figures(program, place, scale.figure_s).items():
                samples.add(name, rate=value)


def measure_bets(samples, scale, directory):
    data = bench.seed(directory / "players", SESSIONS, 20_000, SESSIONS)
    cookies = data / "cookies"
    load = bench.Load(scale.seconds, directory / "picks")
    server, _ = bench.serve(data)
    with server, bench.serve_bare(directory / "bare") as bare:
        load.refresh_picks(server)
        # The first five bets of a player's day earn XP, an event more each: that comes first here.
        load.bets(server, "/api/place-bet", 256, cookies, SESSIONS, scale.warm_up_s)
        load.bets(bare, "/bare", 256, cookies, SESSIONS, scale.seconds)
        for number in range(scale.rounds):
            print(f"Bets, round {number + 1}", flush=True)
            load.refresh_picks(server)
            for connections in CONNECTIONS:
                for name, players in (("spread", SESSIONS), ("hot", 1)):
                    before, threads = server.metrics(), server.cpu_s_by_thread()
                    got = load.bets(server, "/api/place-bet", connections, cookies, players)
                    after, threads = server.metrics(), server.cpu_s_by_thread() - threads
                    synced, bets = (after[key] - before[key] for key in
                                    ("chalkline_engine_groups_total", "chalkline_bets_placed_total"))
                    samples.add((name, connections), per_sync=bets / synced, **got)
                    samples.add((name, connections), **{
                        part: sum(threads[thread] for thread in names) / bets * 1e6
                        for part, names in report.PARTS.items()})
                got = load.bets(bare, "/bare", connections, cookies, SESSIONS)
                samples.add(("bare", connections), **got)
                got = load.reads(bare, "/empty", connections, cookies, SESSIONS)
                samples.add(("empty", connections), **got)


def warm_rounds(title, scale, directory):
    """The rounds of a measurement, each as (server, load) with picks that are good: of one server that has been
    bet on for a while, on the players of measure_bets in the directory."""
    load = bench.Load(scale.seconds, directory / "picks")
    server, _ = bench.serve(directory / "players")
    with server:
        load.refresh_picks(server)
        load.bets(server, "/api/place-bet", 64, directory / "players/cookies", SESSIONS, scale.warm_up_s)
        for number in range(scale.rounds):
            print(f"{title}, round {number + 1}", flush=True)
            load.refresh_picks(server)
            yield server, load


def measure_slips(samples, scale, directory):
    """Slips of ten bets by turns with single ones; directory holds the players of measure_bets."""
    cookies = directory / "players/cookies"
    for server, load in warm_rounds("Slips", scale, directory):
        samples.add("single", **load.bets(server, "/api/place-bet", 64, cookies, SESSIONS))
        load.refresh_slips(server, SLIP)
        samples.add("slip", **load.bets(server, "/api/bets/slip", 64, cookies, SESSIONS))


def measure_chat(samples, scale, directory):
    """The Wizard's answers, without a language model; the players of measure_bets have questions without a limit."""
    cookies = directory / "players/cookies"
    for server, load in warm_rounds("Chat", scale, directory):
        load.refresh_questions(server)
        samples.add("chat", **load.bets(server, "/api/wizard/chat", 64, cookies, SESSIONS))


def measure_settlement(samples, scale, directory):
    for number in range(scale.rounds):
        print(f"Settlement, round {number + 1}", flush=True)
        place = directory / f"settlement{number}"
        place.mkdir()
        for name, value in bench.figures("settlement", place, scale.seconds).items():
            samples.add(name, rate=value)


def measure_overview(samples, scale, directory):
    """A class of 500 learners with 1,000 bets each and four assignments, read and made while a tenth of them bet."""
    print("Overview of a class", flush=True)
    place = directory / "overview"
    place.mkdir()
    for name, value in bench.figures("overview", place, scale.seconds).items():
        samples.add(name, rate=value)


def measure_streams(samples, scale, directory):
    """Bets, by turns with open event streams and without; directory holds the players of measure_bets."""
    cookies = directory / "players/cookies"
    with cookies.open() as lines:
        targets = [f"/api/stream {line.strip()}" for line in lines]
    # Of a server that has just started: one that was bet on opens them in memory that the bets have left.
    with bench.serve(directory / "players")[0] as server:
        before = server.memory_bytes()
        with bench.listeners(server, targets, STREAMS):
            samples.add("streams", bytes=server.memory_bytes() - before)
    for server, load in warm_rounds("Event streams", scale, directory):
        samples.add("silent", **load.bets(server, "/api/place-bet", 64, cookies, SESSIONS))
        with bench.listeners(server, targets, STREAMS):
            samples.add("told", **load.bets(server, "/api/place-bet", 64, cookies, SESSIONS))


def measure_log(samples, scale, directory):
    """Bets with the transparency log and without it, by turns, on two ledgers of the same size; and with it while
    proofs are read of it, and while as many answers are read of the bare handler."""
    load = bench.Load(scale.seconds, directory / "picks")
    with contextlib.ExitStack() as stack:
        bare = stack.enter_context(bench.serve_bare(directory / "bare_log"))
        servers = {}
        for name in ("signed", "unsigned"):
            data = bench.seed(directory / name, SESSIONS, 20_000, SESSIONS)
            if name == "unsigned":
                with bench.serve(data)[0]:
                    pass
                (data / "proof/halted").write_text("It is measured without.")
            servers[name] = stack.enter_context(bench.serve(data)[0])

        def bets(name, seconds=None):
            load.refresh_picks(servers[name])
            return load.bets(servers[name], "/api/place-bet", 64, directory / name / "cookies", SESSIONS, seconds)

        for name in servers:
            bets(name, scale.warm_up_s)
        proofs = bench.proof_targets(servers["signed"], directory / "signed/cookies", 100)
        for number in range(scale.log_rounds):
            print(f"The transparency log, round {number + 1}", flush=True)
            for name in servers:
                samples.add(name, **bets(name))
            for name, server, targets in (("beside_proofs", servers["signed"], proofs),
                                          ("beside_bare", bare, ["/sized/4000"])):
                with bench.readers(server, targets, READERS, READERS_PAUSE_MS) as counted:
                    samples.add(name, **bets("signed"))
                samples.add(name, reads=counted[0]["requests"] / counted[0]["seconds"],
                            read_p99_ms=counted[0]["p99_ms"],
                            reads_refused=counted[0]["refused"] / counted[0]["requests"])


def measure_past(samples, scale, directory):
    """Accounts and the whole ledger as of a drawn position; a log of all of it from nothing."""
    data = bench.seed(directory / "past", scale.past_accounts, scale.past_bets, SESSIONS)
    print("A look at the past", flush=True)
    for name, value in bench.figures("as_of", data, scale.looks).items():
        samples.add(f"past_{name}", rate=value)
    samples.add("check", bytes=bench.peak_memory_bytes(bench.chalkline.BINARY, "audit", "verify", "--data", data))
    samples.add("signed_all", seconds=bench.sign_all(data))
    shutil.rmtree(data)


def measure_live(samples, scale):
    """Games under way, by turns with listeners and without."""

    def cores(server):
        begin, cpu = time.monotonic(), server.cpu_s()
        time.sleep(scale.live_s)
        return (server.cpu_s() - cpu) / (time.monotonic() - begin)

    server, paths = bench.serve_live(LIVE_GAMES)
    with server:
        for number in range(scale.rounds):
            print(f"Live games, round {number + 1}", flush=True)
            samples.add("live_unseen", cores=cores(server))
            with bench.listeners(server, paths, STREAMS):
                samples.add("live_seen", cores=cores(server))


def measure_audit(samples, scale, data):
    """Verify, rebuild and start of a ledger that has been served; leaves the read models built."""
    binary = bench.chalkline.BINARY
    bench.sign_all(data)
    for number in range(scale.rounds):
        print(f"Verify, rebuild and start, round {number + 1}", flush=True)
        shutil.rmtree(data / "read", ignore_errors=True)
        seconds, printed = bench.timed(binary, "audit", "verify", "--data", data)
        events = int(printed.rsplit("\n", 2)[-2].split()[0])
        samples.add("verify", rate=events / seconds)
        seconds, _ = bench.timed(binary, "rebuild", "--data", data)
        samples.add("rebuild", rate=events / seconds)
        seconds, _ = bench.timed(binary, "audit", "verify", "--data", data)
        samples.add("verify_all", rate=events / seconds)
        server, seconds = bench.serve(data)
        with server:
            samples.add("start", seconds=seconds)
    samples.add("events", count=events)


def season_file(directory):
    """A games.csv as nflverse has them, of made-up games."""
    path = directory / "games.csv"
    lines = ["game_id,season,home_team,away_team,gameday,gametime,home_score,away_score,home_moneyline,away_moneyline,"
             "spread_line,home_spread_odds,away_spread_odds,total_line,over_odds,under_odds"]
    lines += [f"{number},2023,KC,DET,2023-10-{number % 30 + 1:02},13:00,24,20,-198,164,3.5,-112,-108,53,-115,-105"
              for number in range(SEASON_GAMES)]
    path.write_text("\n".join(lines))
    return path


def measure_import(samples, scale, directory):
    file = season_file(directory)
    for number in range(scale.rounds):
        print(f"Import, round {number + 1}", flush=True)
        data = directory / f"imported{number}"
        seconds, printed = bench.timed(bench.chalkline.BINARY, "sports", "import", file, "--data", data)
        assert printed == f"Imported {SEASON_GAMES} games, left out 0\n", printed
        samples.add("import", seconds=seconds)
    samples.add("imported", count=SEASON_GAMES)


def measure_beside_as_many_bytes(samples, scale, load, name, path, server, bare, cookies, codings):
    """One read of a text, and of the bare handler's answer of the same length right after it."""
    size = server.size_of(path, codings, cookies)
    samples.add(name, bytes=size)
    samples.add(name, **load.reads(server, path, 64, cookies, SESSIONS, scale.read_s, codings))
    samples.add((*name, "sized"), **load.reads(bare, f"/sized/{size}", 64, cookies, SESSIONS, scale.read_s))


def measure_reads(samples, scale, directory, few, many):
    """What is put together for each asker of what all share and what is his, as a browser asks for it."""
    load = bench.Load(scale.seconds, directory / "picks")
    with contextlib.ExitStack() as stack:
        bare = stack.enter_context(bench.serve_bare(directory / "bare_reads"))
        servers = [(accounts, data, stack.enter_context(bench.serve(data)[0]))
                   for accounts, data in ((scale.few, few), (scale.many, many))]
        # A server that has just started orders its first boards, which takes the large one a while.
        for _, data, server in servers:
            for path in READS.values():
                load.reads(server, path, 64, data / "cookies", SESSIONS, scale.warm_up_s)
        for number in range(scale.read_rounds):
            print(f"Reads, round {number + 1}", flush=True)
            for name, path in READS.items():
                for accounts, data, server in servers:
                    measure_beside_as_many_bytes(samples, scale, load, (name, accounts), path, server, bare,
                                                 data / "cookies", bench.BROWSER)
        for accounts, _, server in servers:
            samples.add(("memory", accounts), bytes=server.memory_bytes())


def measure_shared_texts(samples, scale, directory, data):
    """The large texts that all askers share, compressed as for a browser and as they are."""
    load = bench.Load(scale.seconds, directory / "picks")
    cookies = data / "cookies"
    with bench.serve_bare(directory / "bare_shared") as bare, bench.serve(data)[0] as server:
        for path in SHARED.values():
            load.reads(server, path, 64, cookies, SESSIONS, scale.read_s)
        for number in range(scale.read_rounds):
            print(f"Shared texts, round {number + 1}", flush=True)
            for name, path in SHARED.items():
                for codings in (bench.BROWSER, bench.AS_IT_IS):
                    measure_beside_as_many_bytes(samples, scale, load, (name, codings), path, server, bare,
                                                 cookies, codings)


def measure_growth(samples, scale, directory):
    growth.measure(samples, scale, directory, READS, SESSIONS)


# What needs nothing that another measurement has made.
ALONE = {"growth": measure_growth, "limits": measure_limits_and_engine, "log": measure_log,
         "overview": measure_overview, "past": measure_past, "settlement": measure_settlement}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="a tenth of the size, short figures")
    parser.add_argument("--only", choices=ALONE, help="one measurement alone, whose figures are printed")
    parser.add_argument("report", type=pathlib.Path, nargs="?")
    options = parser.parse_args()
    if (options.only is None) == (options.report is None):
        parser.error("name a REPORT, or one measurement with --only")
    scale = Scale(options.quick)
    samples = bench.Samples()
    with tempfile.TemporaryDirectory(prefix="chalkline-bench-") as place:
        directory = pathlib.Path(place)
        if options.only:
            ALONE[options.only](samples, scale, directory)
            for name, figure in samples.all:
                print(f"{name} {figure}: {samples(name, figure):,.3f}")
            return
        measure_limits_and_engine(samples, scale, directory)
        measure_bets(samples, scale, directory)
        measure_slips(samples, scale, directory)
        measure_chat(samples, scale, directory)
        measure_settlement(samples, scale, directory)
        measure_overview(samples, scale, directory)
        measure_streams(samples, scale, directory)
        measure_log(samples, scale, directory)
        measure_live(samples, scale)
        measure_import(samples, scale, directory)
        measure_past(samples, scale, directory)
        few = bench.seed(directory / "few", scale.few, 2 * scale.few, SESSIONS)
        many = bench.seed(directory / "many", scale.many, scale.large_bets, SESSIONS)
        measure_audit(samples, scale, many)
        measure_reads(samples, scale, directory, few, many)
        measure_shared_texts(samples, scale, directory, few)
        shutil.rmtree(many)
        measure_growth(samples, scale, directory)
    text = report.write(samples, scale, CONNECTIONS, STREAMS, LIVE_GAMES, SHARED)
    print(text)
    options.report.write_text(text)
    if not scale.quick:
        options.report.with_name(report.GROWTH).write_text(growth.drawn(samples, scale))


if __name__ == "__main__":
    main()
