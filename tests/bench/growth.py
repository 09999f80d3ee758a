"""How speed, memory and start change as a ledger grows: measured, and drawn."""

import math
import shutil

import bench

ROUNDS = 3
WIDTH, HEIGHT, MARGIN, ACROSS = 300, 190, 46, 3  # of a panel, in pixels; panels side by side
PANELS = (("bets", "rate", "bets a second", 1), ("bets", "p99_ms", "p99 of a bet, ms", 1),
          ("dashboard", "rate", "dashboards a second", 1), ("leaderboard", "rate", "leaderboards a second", 1),
          ("start", "seconds", "start until ready, s", 1), ("memory", "bytes", "memory, MiB", 2**20))


def measure(samples, scale, directory, reads, sessions):
    """Each size by itself: the disk would not hold all at once beside the other measurements."""
    for accounts, settled in scale.growth:
        data = directory / f"growth{accounts}"
        bench.seed(data, accounts, settled, sessions)
        load = bench.Load(scale.seconds, directory / "picks")
        cookies, players = data / "cookies", min(accounts, sessions)
        bench.timed(bench.chalkline.BINARY, "rebuild", "--data", data)
        bench.sign_all(data)
        for number in range(ROUNDS):
            print(f"{accounts:,} accounts, round {number + 1}", flush=True)
            server, seconds = bench.serve(data)
            with server, bench.serve_bare(directory / f"bare_growth{accounts}_{number}") as bare:
                samples.add(("grown", "start", accounts), seconds=seconds)
                if number == 0:
                    samples.add(("grown", "events", accounts), count=server.metrics()["chalkline_ledger_position"])
                load.refresh_picks(server)
                for path in reads.values():  # a server that has just started orders its first boards
                    load.reads(server, path, 64, cookies, players, scale.seconds)
                for name, path in reads.items():
                    got = load.reads(server, path, 64, cookies, players, scale.read_s)
                    samples.add(("grown", name, accounts), **got)
                load.bets(server, "/api/place-bet", 64, cookies, players)  # the first of a day earn XP
                got = load.bets(server, "/api/place-bet", 64, cookies, players)
                samples.add(("grown", "bets", accounts), **got)
                samples.add(("grown", "bare", accounts), **load.bets(bare, "/bare", 64, cookies, players))
                samples.add(("grown", "memory", accounts), bytes=server.memory_bytes())
        shutil.rmtree(data)


def rows(samples, scale, number):
    """A row of the report's table for each size."""
    for accounts, _ in scale.growth:
        def of(name, key="rate"):
            return samples(("grown", name, accounts), key)

        yield [f"{accounts:,}", f"{of('events', 'count'):,.0f}", number(of("bets")),
               f"{samples.ratio(('grown', 'bets', accounts), ('grown', 'bare', accounts)):.2f}",
               f"{of('bets', 'p99_ms'):.2f}", number(of("dashboard")), number(of("leaderboard")),
               f"{of('start', 'seconds'):.2f}", f"{of('memory', 'bytes') / 2**20:.0f}"]


def panel(title, points, left, top):
    """One figure over the number of events, from 0 up; points are (events, accounts, figure)."""
    highest = max(figure for _, _, figure in points) * 1.2
    first, last = (math.log10(points[end][0]) for end in (0, -1))

    def place(events, figure):
        return (left + MARGIN + (math.log10(events) - first) / (last - first) * (WIDTH - 2 * MARGIN),
                top + HEIGHT - MARGIN - figure / highest * (HEIGHT - 2 * MARGIN))

    yield f'<text x="{left + MARGIN / 2}" y="{top + 24}" class="title">{title}</text>'
    base = top + HEIGHT - MARGIN
    yield f'<path class="axis" d="M{left + MARGIN / 2} {base}H{left + WIDTH - MARGIN / 2}"/>'
    places = [place(events, figure) for events, _, figure in points]
    yield f'<polyline points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in places)}"/>'
    for (events, accounts, figure), (x, y) in zip(points, places, strict=True):
        shown = f"{figure:,.0f}" if figure >= 100 else f"{figure:.1f}" if figure >= 10 else f"{figure:.2f}"
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3"/>'
        yield f'<text x="{x:.1f}" y="{y - 9:.1f}" class="figure">{shown}</text>'
        yield f'<text x="{x:.1f}" y="{base + 16}" class="size">10{power(accounts)}</text>'
        yield f'<text x="{x:.1f}" y="{base + 30}" class="size">{events / 1e6:.1f} M</text>'


def power(accounts):
    return "".join("⁰¹²³⁴⁵⁶⁷⁸⁹"[int(digit)] for digit in str(round(math.log10(accounts))))


def drawn(samples, scale):
    """An SVG of all panels; under each point the accounts and the events of its ledger."""
    sizes = [accounts for accounts, _ in scale.growth]
    width, height = WIDTH * ACROSS, HEIGHT * math.ceil(len(PANELS) / ACROSS)
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
             'aria-label="Speed, start and memory by the size of the ledger">',
             "<style>text{font:12px sans-serif;fill:#444}.title{font-weight:600;fill:#111}"
             ".figure,.size{text-anchor:middle}.size{font-size:11px;fill:#666}"
             ".axis{stroke:#bbb}polyline{fill:none;stroke:#0b6e4f;stroke-width:2}circle{fill:#0b6e4f}</style>",
             f'<rect width="{width}" height="{height}" fill="#fff"/>']
    for place, (name, key, title, unit) in enumerate(PANELS):
        points = [(samples(("grown", "events", size), "count"), size, samples(("grown", name, size), key) / unit)
                  for size in sizes]
        lines += panel(title, points, place % ACROSS * WIDTH, place // ACROSS * HEIGHT)
    return "\n".join([*lines, "</svg>\n"])
