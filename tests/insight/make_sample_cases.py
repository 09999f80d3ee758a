#!/usr/bin/env python3
"""Prints sample_cases.json: some learners of the sample class, drawn from their seeds once more, and what is found."""

import json
import math
import statistics

from make_cases import splitmix64
from make_progress_cases import DAY, HOME, LOST, MINUTE, WON, View, opening, put_estimates, put_staking
from progress_chasing import is_flag, put_chasing
from progress_records import Purse, profit

# bets, chances from and to, share and its spread, states, spread and log odds of the stated, after a loss
HABITS = [("disciplined", 150, 0.35, 0.65, 0.015, 0.15, 0.25, 0.03, 0, ""),
          ("chaser", 200, 0.35, 0.65, 0.03, 0.4, 0, 0, 0, "doubles"),
          ("favourites", 150, 0.62, 0.85, 0.03, 0.3, 0, 0, 0, ""),
          ("calibrated", 300, 0.30, 0.70, 0.04, 0.6, 1, 0.05, 0, ""),
          ("over-confident", 300, 0.30, 0.70, 0.04, 0.6, 1, 0, 0.55, "")]
SESSION, DAYS, GAME = 10, 60, 20 * MINUTE
START = 1_788_220_800 * 10**6  # 2026-09-01


class Draws:
    def __init__(self, seed):
        self.bits = splitmix64(seed)

    def unit(self):
        return (next(self.bits) >> 11) / 2**53

    def normal(self):
        return sum(self.unit() for _ in range(12)) - 6


def american(d):
    return round(100 * (d - 1)) if d >= 2 else round(-100 / (d - 1))


def bets_of(traits, raises, seeds):
    _, n, low, high, share, spread, states, stated_spread, log_odds, after_loss = traits
    draws, luck = Draws(seeds[0]), Draws(seeds[1])
    purse, net, share_before = Purse(10_000), 0, 0
    sessions = math.ceil(n / SESSION)
    for i in range(n):
        if purse.available == 0:
            break
        if i % SESSION == 0:
            purse.now = START + (i // SESSION * DAYS // sessions) * DAY
        chance = low + (high - low) * draws.unit()
        f = share * math.exp(spread * draws.normal())
        chases = net < 0 and after_loss
        purse.now += round(-(6 if chases else 18) * math.log(1 - draws.unit()) * MINUTE)
        longer, stated, error = draws.unit() < 0.6, draws.unit() < states, draws.normal()
        if chases:
            chance -= 0.18 if longer else 0
            f = min(0.15, 1.7 * share_before) if raises else 2 * f
        share_before = f
        market = min(max(chance + 0.02 * luck.normal(), 0.05), 0.93)
        p = 0
        if stated:
            odds_on = math.exp(log_odds) * chance / (1 - chance)
            p = min(max(round(100 * (odds_on / (1 + odds_on) + stated_spread * error)), 1), 99)
        leg = {"odds": american(0.955 / market), "other": american(0.955 / (1 - market)), "side": HOME, "line": 0,
               "close": None, "mayClose": False, "pushed": False}
        coins = purse.available
        stake = min(max(math.floor(coins * f + 0.5), 1), coins)
        bet = purse.place(stake, [leg], stated=p, game=i)
        purse.now += GAME
        is_won = luck.unit() < chance
        purse.settle(bet, WON if is_won else LOST)
        net = profit(stake, leg["odds"]) if is_won else -stake
    return purse.bets


def figures(bets):
    out = {}
    put_estimates(out, bets, View(1))
    put_staking(out, bets)
    put_chasing(out, bets)
    out["middle"] = statistics.median(float(opening(bet)) for bet in bets)
    out["n"] = len(bets)
    last = bets[-1]
    out["coins"] = last["equity"] + last["credit"] - last["stake"]
    out["minutes"] = (last["settledAt"] - START) / MINUTE
    return out


def label(out):
    if is_flag([out[f"chasing.sign{i}"] for i in range(4)]):
        return "chaser"
    if out["gap.n"] >= 60 and out["gap.value"] >= 0.05 and out.get("gap.low", -1) > 0:
        return "over-confident"
    if out["n"] >= 60 and out["middle"] >= 0.62:
        return "favourites"
    if out["gap.n"] >= 100 and abs(out["gap.value"]) < 0.10 and out["brier.stated"] - out["brier.price"] < 0.01:
        return "calibrated"
    if out["staking.n"] >= 60 and out["staking.atMost5"] >= 0.95 * out["staking.n"] and out["staking.largest"] <= 0.08:
        return "disciplined"
    return "no clear habit"


def learner(seed, nth):
    bits = splitmix64(seed)
    seeds = [(next(bits), next(bits)) for _ in range(nth + 1)][-1]
    return bets_of(HABITS[nth // 6], nth % 6 < 2, seeds)


COMPARED = ("n", "coins", "middle", "minutes", "gap.value", "gap.low", "brier.stated", "brier.price", "staking.atMost5",
            "staking.largest", "chasing.isFlagged", "chasing.loss.share", "chasing.loss.gap", "chasing.win.share")


def main():
    cases = []
    for seed in (1, 2):
        for nth in (0, 6, 9, 13, 20, 27):
            out = figures(learner(seed, nth))
            cases.append({"seed": seed, "nth": nth, "label": label(out),
                          "expected": {key: out[key] for key in COMPARED if key in out}})
    print(json.dumps(cases, separators=(",", ":")))


if __name__ == "__main__":
    main()
