#!/usr/bin/env python3
"""Prints cases.json: values that the standard library, sums as they are defined and a bisection give."""

import json
import math
import random
import statistics

NORMAL = statistics.NormalDist()
Z95 = NORMAL.inv_cdf(0.975)


def bisect(f, low, high):
    """Where f, which falls, is 0."""
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if f(middle) > 0 else (low, middle)
    return low


def shin(a, b):
    """Shin's chance of a, with the share z of insiders solved for and not in closed form."""
    booksum = a + b

    def chance(z, implied):
        return (math.sqrt(z * z + 4 * (1 - z) * implied * implied / booksum) - z) / (2 * (1 - z))

    z = bisect(lambda z: chance(z, a) + chance(z, b) - 1, 0, 0.999)
    return chance(z, a)


def power(a, b):
    return a ** bisect(lambda k: a**k + b**k - 1, 0.01, 60)


def forecasts(random_, n):
    rows = []
    for i in range(n):
        chance = random_.randint(1, 99) / 100
        rows.append([chance, random_.random() < chance, i // random_.randint(1, 3)])
    return rows


def scores(rows):
    n = len(rows)
    sizes = {}
    for _, _, cluster in rows:
        sizes[cluster] = sizes.get(cluster, 0) + 1
    bins = []
    for tenth in range(11):
        of_bin = [row for row in rows if math.floor((round(row[0] * 100) + 5) / 10) == tenth]
        if of_bin:
            bins.append([tenth, len(of_bin), statistics.fmean(p for p, _, _ in of_bin),
                         statistics.fmean(o for _, o, _ in of_bin)])
    return {"forecasts": rows, "brier": statistics.fmean((p - o) ** 2 for p, o, _ in rows),
            "log": statistics.fmean(-math.log(p if o else 1 - p) for p, o, _ in rows),
            "effective_n": n * n / sum(m * m for m in sizes.values()), "bins": bins}


def wilson(wins, n):
    """The shares at which the score test is just not significant."""
    share = wins / n

    def excess(p):
        return (share - p) ** 2 - Z95**2 * p * (1 - p) / n

    low = bisect(excess, 0, share) if wins else 0
    high = bisect(lambda p: -excess(p), share, 1) if wins < n else 1
    return {"wins": wins, "n": n, "low": low, "high": high}


MASK = 2**64 - 1


def splitmix64(state):
    while True:
        state = (state + 0x9E3779B97F4A7C15) & MASK
        z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        yield z ^ (z >> 31)


def returns(random_, n, seed):
    bets = []
    for i in range(n):
        stake, decimal = random_.randint(1, 50), random_.choice([1.5, 1.909, 2.5, 4])
        result = random_.random()
        profit = 0 if result < 0.05 else stake * (decimal - 1) if result < 0.5 else -stake
        bets.append([stake, profit, i // 2])
    games = {}
    for stake, profit, game in bets:
        sums = games.setdefault(game, [0, 0])
        sums[0] += profit
        sums[1] += stake
    games = list(games.values())
    value = sum(p for p, _ in games) / sum(s for _, s in games)
    squares = sum((p - value * s) ** 2 for p, s in games)
    error = math.sqrt(len(games) / (len(games) - 1) * squares) / sum(s for _, s in games)
    draw, draws = splitmix64(seed), []
    for _ in range(2000):
        drawn = [games[(next(draw) * len(games)) >> 64] for _ in games]
        draws.append(sum(p for p, _ in drawn) / sum(s for _, s in drawn))
    draws.sort()
    return {"bets": bets, "seed": seed, "value": value, "error": error, "low": draws[50], "high": draws[1949]}


def main():
    random_ = random.Random(1)
    implied = [(a, o - a) for a in (0.02, 0.2, 0.45, 0.525, 0.7, 0.95) for o in (1.0, 1.02, 1.045, 1.09) if 0 < o - a < 1]
    print(json.dumps({
        "normal": [[z, NORMAL.cdf(z)] for z in (-5, -2.5, -1, -0.1, 0, 0.3, 1.7, 4)],
        "quantile": [[p, NORMAL.inv_cdf(p)] for p in (0.001, 0.025, 0.31, 0.5, 0.77, 0.975, 0.9999)],
        "no_vig": [[a, b, a / (a + b), shin(a, b), power(a, b)] for a, b in implied],
        "wilson": [wilson(w, n) for w, n in ((0, 10), (10, 10), (27, 50), (1, 1), (300, 1000))],
        "moved": [[q, points, sigma, NORMAL.cdf(NORMAL.inv_cdf(q) + points / sigma)]
                  for q, points, sigma in ((0.5, 1, 13), (0.42, -2.5, 13), (0.6, 0, 4.5), (0.55, 3, 18.6))],
        "scores": [scores(forecasts(random_, n)) for n in (1, 12, 60)],
        "returns": [returns(random_, 80, 7), returns(random_, 64, 2**63 + 5)],
    }, separators=(",", ":")))


if __name__ == "__main__":
    main()
