"""Turns what run.py measured into docs/BENCHMARKS.md."""

import datetime
import os
import pathlib
import platform
import re

import growth
from bench import AS_IT_IS, BROWSER

GROWTH = "growth.svg"  # beside the report

# Which threads of the server do what for a bet, by their names.
PARTS = {
    "requests and answers": ("io",),
    "the ledger's one writer": ("ledger",),
    "RocksDB's flushes and compactions": ("rocksdb:high", "rocksdb:low"),
    "the state's checkpoints": ("state",),
    "read models": ("read models",),
    "leaderboards": ("leaderboards",),
}


def machine():
    model = re.search(r"model name\s*: (.*)", pathlib.Path("/proc/cpuinfo").read_text())[1]
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    return (f"{os.cpu_count()} cores of {model}, {memory:.0f} GiB, Linux {platform.release()}; "
            f"load generator, server and disk on the same machine")


def table(head, rows):
    """Markdown, the first column to the left and the others to the right."""
    lines = [head, ["---"] + ["---:"] * (len(head) - 1), *rows]
    return "".join("| " + " | ".join(map(str, line)) + " |\n" for line in lines)


def number(value):
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def aims(samples, scale, streams, games, shared):
    """(what, measured, aim, whether it is met); the aims are ratios within one run."""
    few, many = scale.few, scale.many
    verify = samples("verify")
    start = samples("start", "seconds")
    memory = (samples(("memory", many), "bytes") - samples(("memory", few), "bytes")) / (many - few)

    def at_least(what, value, aim):
        return [what, f"{value:.2f}", f"at least {aim}", value >= aim]

    yield at_least("bets, 64 connections / bare handler", samples.ratio(("spread", 64), ("bare", 64)), 0.8)
    waits = samples.ratio(("spread", 64), ("bare", 64), "p99_ms")
    yield ["p99 of those bets / of the bare handler", f"{waits:.2f}", "at most 2.5", waits <= 2.5]
    yield at_least("one account / 10,000 accounts, 64 connections",
                   samples.ratio(("hot", 64), ("spread", 64)), 1.0)
    for name in ("dashboard", "leaderboard"):
        for accounts in (few, many):
            yield at_least(f"{name}, {accounts:,} accounts / as many bytes of the bare handler",
                           samples.ratio((name, accounts), (name, accounts, "sized")), 0.85)
    for name in shared:
        read = (name, BROWSER)
        yield at_least(f"{name}, to a browser / as many bytes of the bare handler",
                       samples.ratio(read, (*read, "sized")), 0.85)
    yield at_least(f"leaderboard, {many:,} accounts / {few:,} accounts",
                   samples.ratio(("leaderboard", many), ("leaderboard", few)), 0.8)
    yield at_least(f"bets with {streams:,} open event streams / without",
                   samples.ratio("told", "silent"), 0.9)
    yield at_least("bets with the transparency log / without, 64 connections", samples.ratio("signed", "unsigned"), 0.9)
    yield at_least(f"bets while proofs are read, {number(samples('beside_proofs', 'reads'))} a second / while the bare handler is",
                   samples.ratio("beside_proofs", "beside_bare"), 0.9)
    for name, what in (("account_at", "one account"), ("ledger_at", "the whole ledger")):
        longest = samples(f"past_{name}_max")
        yield [f"{what} as of any of {samples('past_events'):,.0f} positions, ms", number(longest), "under 200", longest < 200]
    slip = samples.ratio("single", "slip")
    yield ["a slip of 10 / a single bet, 64 connections", f"{slip:.2f}", "at most 2", slip <= 2]
    seconds = samples("settlement_seconds")
    yield ["settling 100,000 bets while 64 clients bet, s", f"{seconds:.1f}", "at most 10", seconds <= 10]
    delay = samples("settlement_p99") / samples("settlement_quiet_p99")
    yield ["p99 of those bets / its quiet value", f"{delay:.2f}", "at most 5", delay <= 5]
    stream_memory = samples("streams", "bytes") / 1e6
    yield [f"memory of {streams:,} open event streams, MB", number(stream_memory), "under 100",
           stream_memory < 100]
    live = samples("live_seen", "cores")
    yield [f"{games} live games told to {streams:,}, cores", f"{live:.3f}", "at most 1", live <= 1]
    yield ["verify, events/s", number(verify), "at least 500,000", verify >= 500_000]
    yield at_least("rebuild / bare SQLite inserts",
                   samples("rebuild") / samples("sqlite_events_10000"), 0.5)
    yield [f"start at {samples('events', 'count'):,.0f} events, s", f"{start:.2f}", "under 1", start < 1]
    imported = samples("import", "seconds")
    yield [f"import of {samples('imported', 'count'):,.0f} games, s", f"{imported:.2f}", "under 2", imported < 2]
    overview = samples("overview_p99")
    yield ["overview of 500 learners with 1,000 bets and 4 assignments each, a tenth betting, p99 ms", number(overview),
           "under 100", overview < 100]
    report = samples("report_p99")
    yield ["report and CSV of the same class, p99 ms", number(report), "under 100", report < 100]
    yield ["memory an account, bytes", number(memory), "under 400", memory < 400]


def bets_table(samples, connections):
    rows = []
    for name, what in (("spread", "10,000 accounts"), ("hot", "one account"),
                       ("bare", "bare handler"), ("empty", "empty handler")):
        for count in connections:
            key = (name, count)
            per_sync = number(samples(key, "per_sync")) if name in ("spread", "hot") else ""
            rows.append([what, count, number(samples(key)), f"{samples(key, 'p50_ms'):.2f}",
                         f"{samples(key, 'p99_ms'):.2f}", per_sync, f"{samples(key, 'cpu_us'):.1f}",
                         f"{100 * samples(key, 'refused'):.1f}%"])
    return table(["", "connections", "answers/s", "p50 ms", "p99 ms", "bets a sync",
                  "processor us each", "refused"], rows)


def parts_table(samples):
    rows = [[part, *(f"{samples((name, 64), part):.1f}" for name in ("spread", "hot"))]
            for part in PARTS]
    return table(["processor us a bet, 64 connections", "10,000 accounts", "one account"], rows)


def engine_table(samples):
    rows = []
    for kind, what in (("spread", "10,000 accounts"), ("hot", "one account")):
        for outstanding in (1, 64, 256, 1024):
            name = f"engine_{kind}_{outstanding}"
            rows.append([what, outstanding, number(samples(name))] +
                        [number(samples(f"{name}_{part}")) for part in
                         ("events", "per_sync", "p50", "p99", "cpu")])
    return table(["", "under way", "bets/s", "events/s", "bets a sync", "p50 ms", "p99 ms",
                  "processor us a bet"], rows)


def limits_table(samples):
    names = [("fdatasync after an append of 300 B", "fdatasync_300B"),
             ("fdatasync after an append of 4 KiB", "fdatasync_4096B")]
    names += [(f"RocksDB, records in synced batches of {size}", f"rocksdb_batch_{size}")
              for size in (1, 16, 64, 256, 1024)]
    names += [("SHA-256 of 250 B", "sha256_250B"),
              ("SQLite, events in transactions of 1,000", "sqlite_events_1000"),
              ("SQLite, events in transactions of 10,000", "sqlite_events_10000")]
    return table(["", "a second"], [[what, number(samples(name))] for what, name in names])


def read_row(samples, what, read):
    return [what, number(samples(read, "bytes")), number(samples(read)), f"{samples(read, 'p50_ms'):.2f}",
            f"{samples(read, 'p99_ms'):.2f}", f"{samples.ratio(read, (*read, 'sized')):.2f}"]


def reads_table(samples, scale, shared):
    rows = [read_row(samples, f"{name}, {accounts:,} accounts", (name, accounts))
            for name in ("dashboard", "leaderboard") for accounts in (scale.few, scale.many)]
    rows += [read_row(samples, f"{name}, {label}", (name, codings)) for name in shared
             for label, codings in (("to a browser", BROWSER), ("uncompressed", AS_IT_IS))]
    return table(["64 connections", "bytes", "reads/s", "p50 ms", "p99 ms", "/ as many bytes"], rows)


def streams_table(samples, streams):
    rows = [[what, number(samples(name)), f"{samples(name, 'p50_ms'):.2f}",
             f"{samples(name, 'p99_ms'):.2f}", f"{samples(name, 'cpu_us'):.1f}"]
            for name, what in (("silent", "no event streams"), ("told", f"{streams:,} event streams"))]
    return table(["", "bets/s", "p50 ms", "p99 ms", "processor us each"], rows)


def log_table(samples):
    def row(name, what, is_read):
        reads = [f"{samples(name, 'reads'):,.0f}", f"{samples(name, 'read_p99_ms'):.1f}",
                 f"{100 * samples(name, 'reads_refused'):.1f}%"] if is_read else ["", "", ""]
        return [what, number(samples(name)), f"{samples(name, 'p50_ms'):.2f}", f"{samples(name, 'p99_ms'):.2f}",
                f"{samples(name, 'cpu_us'):.1f}", *reads]
    rows = [row("unsigned", "without the log", False), row("signed", "with it", False),
            row("beside_bare", "with it, while the bare handler is read", True),
            row("beside_proofs", "with it, while proofs are read", True)]
    return table(["", "bets/s", "p50 ms", "p99 ms", "processor us each", "reads/s", "p99 ms of a read",
                  "refused"], rows)


def past_table(samples):
    rows = [[what, f"{samples(f'past_{name}_p50'):.1f} ms", f"{samples(f'past_{name}_max'):.1f} ms"]
            for name, what in (("account_at", "one account as of a position"),
                               ("ledger_at", f"all {samples('past_accounts'):,.0f} accounts as of a position"),
                               ("position_at", "the last record before a time"))]
    return table([f"{samples('past_events'):,.0f} events", "median", "longest"], rows)


def slips_table(samples):
    rows = [[what, number(samples(name)), f"{samples(name, 'p50_ms'):.2f}",
             f"{samples(name, 'p99_ms'):.2f}", f"{samples(name, 'cpu_us'):.1f}"]
            for name, what in (("single", "single bets"), ("slip", "slips of 10"))]
    return table(["", "answers/s", "p50 ms", "p99 ms", "processor us each"], rows)


def chat_table(samples):
    rows = [["questions to the Wizard", number(samples("chat")), f"{samples('chat', 'p50_ms'):.2f}",
             f"{samples('chat', 'p99_ms'):.2f}", f"{samples('chat', 'cpu_us'):.1f}",
             f"{100 * samples('chat', 'refused'):.1f}%"]]
    return table(["", "answers/s", "p50 ms", "p99 ms", "processor us each", "refused"], rows)


def settlement_table(samples):
    rows = [["until all are settled", f"{samples('settlement_seconds'):.2f} s"],
            ["p99 of a bet before", f"{samples('settlement_quiet_p99'):.2f} ms"],
            ["p99 of a bet meanwhile", f"{samples('settlement_p99'):.2f} ms"]]
    return table(["", ""], rows)


def live_table(samples, streams):
    rows = [[what, f"{samples(name, 'cores'):.3f}"]
            for name, what in (("live_unseen", "nobody"), ("live_seen", f"{streams:,} listeners"))]
    return table(["told to", "cores"], rows)


def size_table(samples, scale):
    events = f"{samples('events', 'count'):,.0f} events"
    rows = [[f"audit verify of the ledger, {events}", f"{number(samples('verify'))} events/s"],
            ["the same, and the read models compared", f"{number(samples('verify_all'))} events/s"],
            [f"rebuild, {events}", f"{number(samples('rebuild'))} events/s"],
            [f"start until ready, {events}", f"{samples('start', 'seconds'):.2f} s"]]
    for accounts in (scale.few, scale.many):
        size = samples(("memory", accounts), "bytes")
        rows.append([f"memory with {accounts:,} accounts",
                     f"{size / 2**20:.0f} MiB, {number(size / accounts)} bytes an account"])
    for name, what in (("overview_unread", "first look at the class after a start, before it has been read ahead"),
                       ("overview_read_ahead", "reading the class ahead after a start"),
                       ("overview_first", "first look at the class once it has been read ahead")):
        rows.append([what, f"{number(samples(name))} ms"])
    return table(["", ""], rows)


def growth_table(samples, scale):
    return table(["accounts", "events", "bets/s", "/ bare handler", "p99 ms", "dashboards/s", "leaderboards/s",
                  "start, s", "memory, MiB"], growth.rows(samples, scale, number))


def write(samples, scale, connections, streams, games, shared):
    verdicts = [[what, value, aim, "met" if met else "missed"]
                for what, value, aim, met in aims(samples, scale, streams, games, shared)]
    quick = ("**This was a quick run: a tenth of the accounts and short figures. "
             "Only a full run is to be quoted.**\n\n" if scale.quick else "")
    return f"""# Benchmarks

{quick}Measured {datetime.date.today()} by `script/bench` on {machine()}.
Run it again: `script/bench` (about 50 minutes; `--quick` about 10 minutes, a tenth of the size,
and writes no report; `--only log` or another name prints one measurement). Every figure is the median of {scale.rounds} rounds (of {scale.read_rounds} for reads) in which ours and
its yardstick took turns, and every ratio the median of what they had to each other in each of them.

## Aims

{table(["", "measured", "aim", ""], verdicts)}
## Bets over HTTP

wrk with kept-alive connections, one coin on a random side of a random game, each with a fresh
Idempotency-Key; answered when durable. The bare handler parses the same request and makes one record
of 250 bytes durable, with everything that has gathered, in one RocksDB batch: nothing else
(tests/bench/bare_server.cpp). "Processor us" is what the server's process used for each answer.

{bets_table(samples, connections)}
Where a bet's time goes, by the server's threads; the bare handler needs
{samples(("bare", 64), "cpu_us"):.1f} for all that it does. What a bet is more than a record: a session, a quote and limits
to be checked, a key looked up, XP, the state beside the log, the tree over it, read models, boards.

{parts_table(samples)}
How long read models gather records for one commit, while nobody waits for them, decides how much they write
beside the ledger's syncs (2026-11-23, 64 connections, medians of 4 rounds by turns on a machine busy with other work, at
11,000 bets a second; the last row on 2026-11-24 at 35,000): it is two seconds (projections/runner/projector.cpp). In the first row bets still had an index by account
([decision 24](decisions/0024-bets-in-chains.md)).

| gathered for | bets / bare handler | written, bytes a bet | read models, processor us a bet |
| --- | ---: | ---: | ---: |
| 400 ms, with the index | 0.51 | 1,238 | 4.4 |
| 400 ms | 0.56 | 867 | 3.0 |
| 1 s | 0.59 | 635 | 2.0 |
| 3 s instead of 1 s, in a prototype | 3% more bets | 17% less | 1.9 instead of 2.8 |

## Bets while players look on

64 connections bet for 10,000 accounts; eight streams each of 250 of them are open and told of every bet
and every line that moves.

{streams_table(samples, streams)}
## The transparency log

Without it nothing is hashed into tiles and nothing signed. Proofs are tiles, proofs of consistency and receipts of open bets,
a third each, by 100 players at an even pace; the bare handler then answers 4,000 bytes each at the same pace.

{log_table(samples)}
## The past

{past_table(samples)}
Histories are written at {number(samples("past_written"))} events a second. A start that has to make the transparency log of that
ledger from nothing has signed all of it after {samples("signed_all", "seconds"):.1f} s. `audit verify` of it, which is what the
page Check runs, takes {samples("check", "bytes") / 2**20:,.0f} MiB at most.

## Slips

Ten bets in one request, all placed or none, and single ones by turns: 64 connections, 10,000 accounts.

{slips_table(samples)}
## The Wizard

64 connections ask for 10,000 players about the games of the board, for the best value and for a word. No language model
stands beside it. Advice is in the ledger, and question and answer in `accounts.db`, before they are answered.

{chat_table(samples)}
## A game that ends

100,000 open bets on it, by 10,000 accounts, and 64 clients who bet on another one all the while
(tests/bench/settlement.cpp: the engine and the settler, without HTTP).

{settlement_table(samples)}
## Games under way

{games} games at once, a hundred times as many as the simulated calendar has, each priced anew every three
seconds and told to everybody who looks on (tests/bench/live_server.cpp). "Cores" is how much of the
processor that takes.

{live_table(samples, streams)}
## The engine alone

{engine_table(samples)}
## Reads

Texts that are the same for all askers are kept in brotli and gzip beside the text as it is (decision
[0016](decisions/0016-shared-texts-are-compressed-once.md)); dashboard and leaderboard end with what is the asker's own, as
it is (decision [0045](decisions/0045-whose-answers-are-compressed.md)), and are asked for as a browser does. The yardstick
of each is the bare handler with an answer of the same length, right after it.

{reads_table(samples, scale, shared)}
## Size

{size_table(samples, scale)}
## Growth

The same server over ledgers of more and more accounts and settled bets, 64 connections, {growth.ROUNDS} starts each.

![Speed, start and memory by the size of the ledger]({GROWTH})

{growth_table(samples, scale)}
## Single choices

Measured once each, when the choice was made, on machines like this one.

| choice | in | saves |
| --- | --- | --- |
| a thread of requests looks for the next one for 10 us, giving way to others, before it sleeps | http/server/io_thread.cpp | 14% more reads: 131,631 leaderboards a second instead of 115,366, with 8.2 instead of 8.8 us of the server; without giving way it was 10% less. Bets are as they were (4 and 5 rounds by turns) |
| a cache is two maps, of which the older is dropped, instead of a list and an index | base/lru_cache.hpp | with the next row 1.4 of 17.3 us of the requests' threads a bet (4 rounds by turns) |
| the next group is decided once the last is on the disk, not while another thread syncs it | ledger/engine/engine.hpp | a sixth of the bets: 45,868 a second at 64 connections instead of 37,834, with 26.6 us of the server a bet instead of 31.7: groups would be no larger (23 bets), and to hand one over costs more than it saves. At 256 connections 51,750 instead of 50,420, at one 3,615 instead of 3,486 (a prototype, 4 rounds by turns) |
| a command is moved into the queue once; an account is found in Boost's map of nodes | ledger/engine/engine.hpp, ledger/state/state_cache.hpp | 0.4 of 9.9 us of the ledger's thread a bet |
| a slip's answer leaves out the bets that were sent | http/api/betting/place_slip.cpp | a tenth of a slip of 10 |
| ISO times are put together digit by digit, not by fmt | base/time_text.cpp | a quarter of a bet's JSON |
| headers of a request are read once, into views | http/server/request_parser.hpp | 16% of a dashboard: 12.3 us instead of 14.6, beside other work |
| the receipt of an open bet does not wait for the read models | http/api/proof/receipt.cpp | a commit of the read models each: 4.5 us of them a bet instead of 11.0, beside 70 to 130 proof reads a second |
| hashes that the proofs of a receipt share are worked out once | proof/tree/subtrees.hpp | a quarter of a proof read: 340 us instead of 460, beside other work |
| memory is jemalloc's, which gives out first what came back last; mimalloc goes round whole pages of blocks | cmake/malloc.cpp | a tenth of a bet: 5% of the requests' threads, 14% of the ledger's, with builds beside it (medians of 24 pairs) |
| SHA-256 is fetched once for each thread | base/sha256.cpp | half of a hash of 250 B: 4.1 M a second instead of 2.0 M |
| a filter in memory says which idempotency keys are new | ledger/state/key_filter.hpp | 2.3 of 12.4 us of the ledger's thread a bet, in a prototype; 10,000 accounts, 64 connections |
| entries of a checkpoint are put in the order of their keys | ledger/state/checkpoint_store.hpp | 1.3 of 2.2 us of the state's thread a bet, in a prototype |
| the write-ahead log is written into zeros where a sync has few bytes | ledger/log/zeroed_files.hpp | 3,270 bets a second at one connection instead of 2,830, 0.91 of the bare handler instead of 0.80. Under load zeros would write 240 of 1,045 bytes a bet and save nothing |
| records are read, decoded and hashed ahead on another thread | ledger/log/hashed_records.hpp | a third of verifying |
| hashes, roots and histories are compared on that thread, and not where it is decided | ledger/audit/hash_checks.hpp | the busier of two threads has 7.7 s of processor time instead of 14.7 to verify 5.4 M events, both together 13.3 instead of 18.2 (builds beside it) |
| an account's line in the history is found by its number | ledger/history/balance_book.hpp | 61 MiB of a server of 1,000,000 accounts |
| a start reads of accounts only whether they have open bets | ledger/state/state_entries.cpp | 0.16 of 0.74 s of processor time of the state's thread, 1,000,000 accounts |
| balances are kept in blocks beside the log | ledger/history/ | one account as of any position in 15 ms (35 at most), all 100,000 in 66 ms (125), of 6 million events with builds beside it, instead of seconds; 242 MB beside a ledger of 435 MB |

## Compiled by a profile

Who packages the program may compile it by a profile of what it does most: requests and answers then took 15.5 us of
processor a bet instead of 17.5 in a prototype (2026-11-24, 64 connections, medians of 5 rounds by turns). It takes two builds, and is
not what `script/serve`, the tests or this page run. The profile belongs to the source that it was made of.

```
cmake --preset release-profiled && ninja -C build/release-profiled chalkline benches
CHALKLINE_BIN=build/release-profiled/chalkline python3 tests/bench/run.py --quick /dev/null
llvm-profdata-19 merge -o build/release.profdata build/profile
cmake --preset release-pgo && ninja -C build/release-pgo chalkline
```

## Limits of this machine

{limits_table(samples)}"""
