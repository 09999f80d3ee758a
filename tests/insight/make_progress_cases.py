#!/usr/bin/env python3
"""Prints progress_cases.json: records of bets, and what they say by sums as they are defined.

Shares no code with the program but make_cases.py, which has its own: odds are exact fractions, an interval is where its
test turns, and the worst fall is looked for among all pairs of points.
"""

import json
import math
import random
import statistics
from fractions import Fraction

from make_cases import NORMAL, Z95, bisect, splitmix64

OPEN, WON, LOST, PUSH, VOID = range(5)
NONE, TOO_FEW, CANNOT_TELL, TELLS, NOT_JUDGED = range(1, 6)
HOME, AWAY, OVER, UNDER = range(1, 5)
MINUTE, DAY = 60 * 10**6, 24 * 3600 * 10**6
KEYS = ("placedBy", "placedAt", "end", "settledBy", "settledAt", "credit", "equity", "odds", "stated", "stake",
        "bankroll", "held", "game", "conditional", "followed", "legs")
LEG = ("odds", "other", "side", "line", "close", "mayClose", "pushed")


def decimal(odds):
    return 1 + (Fraction(odds, 100) if odds > 0 else Fraction(100, -odds))


def no_vig(odds, other):
    one, two = 1 / decimal(odds), 1 / decimal(other)
    return one / (one + two)


def opening(bet):
    if bet["conditional"] or any(leg["other"] == 0 for leg in bet["legs"]):
        return None
    return math.prod(no_vig(leg["odds"], leg["other"]) for leg in bet["legs"])


def leg_close(leg):
    """Chance and whether it is estimated."""
    line, odds, other, deviation = leg["close"]
    chance = float(no_vig(odds, other))
    if line == leg["line"]:
        return chance, False
    better = (line - leg["line"]) / 2 if leg["side"] == OVER else (leg["line"] - line) / 2
    return NORMAL.cdf(NORMAL.inv_cdf(chance) + better / deviation), True


def closing(bet):
    if bet["conditional"] or any(leg["close"] is None for leg in bet["legs"]):
        return None
    return math.prod(leg_close(leg)[0] for leg in bet["legs"])


def price(bet):
    return float(decimal(bet["odds"]))


def decided(bets):
    return [bet for bet in bets if bet["end"] in (WON, LOST)]


def won(bet):
    return 1 if bet["end"] == WON else 0


def by_game(pairs):
    games = {}
    for game, value in pairs:
        games.setdefault(game, []).append(value)
    return list(games.values())


def effective(games):
    sizes = [len(game) for game in games]
    return sum(sizes) ** 2 / sum(size**2 for size in sizes)


def student(freedom, z=3):
    """The quantile of Student's distribution at the probability that a normal one is below z, by Simpson's rule."""
    scale = math.exp(math.lgamma((freedom + 1) / 2) - math.lgamma(freedom / 2)) / math.sqrt(freedom * math.pi)

    def beyond(t, steps=400):
        ys = [(1 + (t * i / steps) ** 2 / freedom) ** (-(freedom + 1) / 2) for i in range(steps + 1)]
        return NORMAL.cdf(z) - 0.5 - scale * t / steps / 3 * (
            ys[0] + ys[-1] + 4 * sum(ys[1:-1:2]) + 2 * sum(ys[2:-1:2]))
    return bisect(beyond, z, z + 2)


class View:
    def __init__(self, cells):
        self.is_judged = cells == 1
        self.z = NORMAL.inv_cdf(1 - 0.05 / cells / 2)

    def state(self, n, is_told, enough=30):
        if n < 30:
            return TOO_FEW
        if not self.is_judged:
            return NOT_JUDGED
        return TELLS if is_told and n >= enough else CANNOT_TELL


def ratio(parts):
    """Value and error of (game, numerator, denominator)."""
    total = sum(d for _, _, d in parts)
    value = sum(n for _, n, _ in parts) / total
    games = by_game((game, n - value * d) for game, n, d in parts)
    g = len(games)
    return value, math.sqrt(g / (g - 1) * sum(sum(game) ** 2 for game in games)) / abs(total) if g > 1 else 0.0


def put_figure(out, key, games, value, error, view, neutral=0, enough=30, freedom=None, luck=0.0):
    if not games:
        return out.update({key + ".state": NONE, key + ".n": 0, key + ".games": 0})
    n = effective(games)
    freedom = len(games) - 1 if freedom is None else freedom
    wide = max(error, luck)
    is_told = n >= 30 and wide > 0 and freedom > 0 and abs(value - neutral) > student(freedom) * wide
    state = view.state(n, is_told, enough)
    out.update({key + ".state": state, key + ".n": sum(map(len, games)), key + ".games": len(games),
                key + ".effective": n, key + ".value": value})
    if state != TOO_FEW and error > 0:
        out.update({key + ".low": value - view.z * error, key + ".high": value + view.z * error})
    return None


def put_mean(out, key, parts, view, enough=30):
    """Of (game, value)."""
    value, error = ratio([(game, x, 1) for game, x in parts]) if parts else (0, 0)
    put_figure(out, key, by_game(parts), value, error, view, 0, enough)


def wilson(share, n, z):
    def excess(p):
        return (share - p) ** 2 - z * z * p * (1 - p) / n
    low = bisect(excess, 0, share) if share > 0 else 0
    return low, bisect(lambda p: -excess(p), share, 1) if share < 1 else 1


def put_hits(out, bets, view):
    bets = decided(bets)
    games = by_game((bet["game"], won(bet)) for bet in bets)
    if not games:
        return out.update({"hits.state": NONE, "hits.n": 0, "hits.games": 0, "hits.won": 0, "hits.priced": 0})
    share, n = statistics.fmean(map(won, bets)), effective(games)
    needed = statistics.fmean(1 / price(bet) for bet in bets)
    expected = [float(opening(bet)) for bet in bets if opening(bet) is not None]
    low, high = wilson(share, n, 3)
    state = view.state(n, not low <= needed <= high)
    out.update({"hits.state": state, "hits.n": len(bets), "hits.games": len(games), "hits.effective": n,
                "hits.value": share, "hits.won": sum(map(won, bets)), "hits.needed": needed,
                "hits.priced": len(expected)})
    if expected:
        out["hits.expected"] = statistics.fmean(expected)
    if state != TOO_FEW:
        out["hits.low"], out["hits.high"] = wilson(share, n, view.z)
    return None


def put_score(out, key, rows, loss, view):
    """Of (game, stated, price, outcome)."""
    put_mean(out, key, [(game, loss(q, o) - loss(p, o)) for game, p, q, o in rows], view, 100)
    if rows:
        out[key + ".stated"] = statistics.fmean(loss(p, o) for _, p, _, o in rows)
        out[key + ".price"] = statistics.fmean(loss(q, o) for _, _, q, o in rows)


def put_discrimination(out, rows, view):
    key = "discrimination"
    sides = [[row for row in rows if row[3] == outcome] for outcome in (1, 0)]
    if not all(sides):
        return put_figure(out, key, [], 0, 0, view)
    means = [[statistics.fmean(row[i] for row in side) for i in (1, 2)] for side in sides]
    out.update({f"{key}.{name}": mean for name, mean in zip(
        ("statedWon", "priceWon", "statedLost", "priceLost"), means[0] + means[1])})
    influence = []
    for side, sign in ((0, 1), (1, -1)):
        mean = means[side][0] - means[side][1]
        influence += [(game, sign * (p - q - mean) / len(sides[side])) for game, p, q, _ in sides[side]]
    games = by_game(influence)
    g = len(games)
    error = math.sqrt(g / (g - 1) * sum(sum(game) ** 2 for game in games)) if g > 1 else 0
    value = means[0][0] - means[0][1] - means[1][0] + means[1][1]
    fewer = min(len({row[0] for row in side}) for side in sides)
    return put_figure(out, key, games, value, error, view, freedom=fewer - 1)


def put_gap(out, stated, view):
    """Told where a deviation beyond luck is, those of a game being so many times their mean variance."""
    value, error = ratio([(game, p - won(bet), 1) for game, p, bet in stated]) if stated else (0, 0)
    games = by_game((game, p * (1 - p)) for game, p, _ in stated)
    variance = sum(len(game) ** 2 * statistics.fmean(game) for game in games)
    put_figure(out, "gap", games, value, error, view, luck=math.sqrt(variance) / max(1, len(stated)))


def put_estimates(out, bets, view):
    stated = [(bet["game"], bet["stated"] / 100, bet) for bet in decided(bets) if bet["stated"]]
    put_gap(out, stated, view)
    at_placing = [(g, p, float(opening(bet)), won(bet)) for g, p, bet in stated if opening(bet) is not None]
    at_close = [(g, p, closing(bet), won(bet)) for g, p, bet in stated if closing(bet) is not None]
    put_score(out, "brier", at_placing, lambda p, o: (p - o) ** 2, view)
    put_score(out, "logScore", at_placing, lambda p, o: -math.log(p if o else 1 - p), view)
    put_score(out, "brierAtClose", at_close, lambda p, o: (p - o) ** 2, view)
    put_discrimination(out, at_placing, view)
    for tenth in range(11):
        rows = [bet for _, _, bet in stated if (bet["stated"] + 5) // 10 == tenth]
        if rows:
            share = statistics.fmean(map(won, rows))
            n = effective(by_game((bet["game"], 1) for bet in rows))
            stated_mean = statistics.fmean(bet["stated"] / 100 for bet in rows)
            out.update({f"bin{tenth}.n": len(rows), f"bin{tenth}.stated": stated_mean, f"bin{tenth}.happened": share,
                        f"bin{tenth}.effective": n})
            if n >= 30:
                out[f"bin{tenth}.low"], out[f"bin{tenth}.high"] = wilson(share, n, view.z)


def put_closes(out, bets, view):
    ended = [bet for bet in bets if bet["end"] in (WON, LOST, PUSH)]
    singles = [bet for bet in ended if len(bet["legs"]) == 1]
    closed = [bet for bet in singles if closing(bet) is not None]
    put_mean(out, "singles", [(bet["game"], price(bet) * closing(bet) - 1) for bet in closed], view)
    parlays = [bet for bet in ended if len(bet["legs"]) > 1]
    each = [(bet["game"], math.prod(float(decimal(leg["odds"])) * leg_close(leg)[0] for leg in bet["legs"])
             ** (1 / len(bet["legs"])) - 1) for bet in parlays if closing(bet) is not None]
    put_mean(out, "parlays", each, view)
    out.update({"closes.of": len(singles), "closes.parlaysOf": len(parlays),
                "closes.estimated": sum(leg_close(bet["legs"][0])[1] for bet in closed),
                "closes.waiting": sum(any(leg["mayClose"] for leg in bet["legs"]) for bet in parlays)})


def put_result(out, bets, view):
    bets = decided(bets)
    profits = [bet["credit"] - bet["stake"] for bet in bets]
    staked = sum(bet["stake"] for bet in bets)
    out.update({"result.profit": sum(profits), "result.staked": staked})
    games = by_game((bet["game"], (profit, bet["stake"])) for bet, profit in zip(bets, profits))
    value, error = ratio([(bet["game"], p, bet["stake"]) for bet, p in zip(bets, profits)]) if bets else (0, 0)
    enough = len(games) >= 30 and min(sum(p > 0 for p in profits), sum(p < 0 for p in profits)) >= 5
    deviation = math.sqrt(sum(sum(game) ** 2 for game in by_game(
        (bet["game"], bet["stake"] * math.sqrt(price(bet) - 1)) for bet in bets)))
    put_figure(out, "result", games, value, error, view, luck=deviation / max(1, staked) if enough else math.inf)
    if not enough:
        out.pop("result.low", None), out.pop("result.high", None)
    elif view.is_judged and "result.low" in out:
        sums = [(sum(p for p, _ in game), sum(s for _, s in game)) for game in games]
        draw, draws = splitmix64(max(bet["settledBy"] for bet in bets)), []
        for _ in range(2000):
            drawn = [sums[(next(draw) * len(sums)) >> 64] for _ in sums]
            draws.append(sum(p for p, _ in drawn) / sum(s for _, s in drawn))
        draws.sort()
        out.update({"result.low": draws[50], "result.high": draws[1949]})
        out.update({f"result.dot{i}": draws[100 * i + 50] for i in range(20)})


def put_parts(out, bets):
    luck, movement, margin, deviations, n, others, rest = 0, 0, 0, {}, 0, 0, 0
    for bet in decided(bets):
        profit = bet["credit"] - bet["stake"]
        counted = bet if len(bet["legs"]) == 1 else {**bet, "legs": [leg for leg in bet["legs"] if not leg["pushed"]]}
        q0, q1 = opening(counted), closing(counted)
        if q0 is None or q1 is None:
            others, rest = others + 1, rest + profit
            continue
        d = price(bet) if counted is bet else float(math.prod(decimal(leg["odds"]) for leg in counted["legs"]))
        q0 = float(q0)
        s = bet["stake"]
        n += 1
        luck += profit - s * (d * q1 - 1)
        movement += s * d * (q1 - q0)
        margin += s * (1 - d * q0)
        deviations[bet["game"]] = deviations.get(bet["game"], 0) + s * d * math.sqrt(q1 * (1 - q1))
    deviation = math.sqrt(sum(x * x for x in deviations.values()))
    out.update({"parts.n": n, "parts.luck": luck, "parts.movement": movement, "parts.margin": margin,
                "parts.deviation": deviation, "parts.others": others, "parts.othersProfit": rest})
    if deviation:
        out["parts.asMuch"] = 2 * (1 - NORMAL.cdf(abs(luck) / deviation))


def put_staking(out, bets):
    shares = [Fraction(bet["stake"], bet["bankroll"]) for bet in bets]
    out.update({"staking.n": len(bets), "staking.atMost5": sum(share <= Fraction(1, 20) for share in shares)})
    if shares:
        out.update({"staking.middle": float(statistics.median(shares)), "staking.largest": float(max(shares)),
                    "staking.atRisk": float(max(Fraction(bet["held"], bet["bankroll"]) for bet in bets))})
    rows = [(share, bet) for share, bet in zip(shares, bets) if bet["stated"]]
    own = [max(0, (decimal(bet["odds"]) * Fraction(bet["stated"], 100) - 1) / (decimal(bet["odds"]) - 1))
           for _, bet in rows]
    out.update({"kelly.n": len(rows), "kelly.above": sum(f > k for (f, _), k in zip(rows, own)),
                "kelly.against": sum(k == 0 for k in own)})
    advised = 0.0
    for _, bet in rows:
        if opening(bet) is not None:
            d, p = decimal(bet["odds"]), (Fraction(bet["stated"], 100) + opening(bet)) / 2
            advised += float(max(Fraction(0), (d * p - 1) / (d - 1)) / 2)
    out["kelly.advisedSum"] = advised


def put_drawdown(out, bets, resets):
    """Runs as lists of (index, profit so far), the begin first; the worst fall is over all pairs of a run."""
    ended = sorted((bet for bet in bets if bet["end"] != OPEN), key=lambda bet: bet["settledBy"])
    runs, last = [], 0
    for bet in ended:
        if not runs or any(last < reset <= bet["settledBy"] for reset in resets) or runs[-1][-1][0] == 0:
            runs.append([(100.0, 0)])
        last = bet["settledBy"]
        index, profit = runs[-1][-1]
        made = bet["credit"] - bet["stake"]
        if bet["equity"] > 0:
            index *= max(0, 1 + made / bet["equity"])
        runs[-1].append((index, profit + made))
    if not ended:
        return
    falls = [(1 - run[j][0] / run[i][0], run[i][1] - run[j][1])
             for run in runs for j in range(len(run)) for i in range(j) if run[i][0] > 0]
    worst = max(falls, default=(0, 0))
    out.update({"drawdown.worst": max(0, worst[0]), "drawdown.restarts": len(runs) - 1,
                "drawdown.last": runs[-1][-1][0], "drawdown.points": len(ended)})
    if worst[0] > 0:
        out["drawdown.coins"] = worst[1]


def expected(bets, resets, cells):
    from progress_chasing import put_chasing
    from progress_over_time import put_improvement, put_over_time
    out, view = {}, View(cells)
    ordered = sorted(bets, key=lambda bet: (bet["settledBy"], bet["placedBy"]))
    put_hits(out, ordered, view)
    put_estimates(out, ordered, view)
    put_closes(out, ordered, view)
    put_over_time(out, ordered, view)
    put_result(out, ordered, view)
    put_parts(out, ordered)
    put_staking(out, bets)
    if view.is_judged:
        put_drawdown(out, bets, resets)
        put_chasing(out, bets)
        put_improvement(out, bets, ordered)
    return out


def main():
    from progress_hunches import hunches
    from progress_records import records
    cases = []
    for name, bets, resets in records():
        rows = [[bet[key] if key != "legs" else [[leg[k] for k in LEG] for leg in bet["legs"]] for key in KEYS]
                for bet in bets]
        cases.append({"name": name, "bets": rows, "resets": resets,
                      "hunches": hunches(bets),
                      "views": [{"cells": cells, "z": View(cells).z, "expected": expected(bets, resets, cells)}
                                for cells in (1, 5)]})
    assert abs(View(1).z - Z95) < 1e-12
    print(json.dumps(cases, separators=(",", ":")))


if __name__ == "__main__":
    main()
