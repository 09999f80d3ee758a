#!/usr/bin/env python3
"""Prints habit_cases.json: runs of days walked date by date, reviews that are due, and changes between 30 bets and the 30
before, from all bets of a learner and in fractions."""

import json
import random
from collections import Counter
from fractions import Fraction

NONE, TOO_FEW, CANNOT_TELL, TELLS = range(1, 5)
FREE_DAYS = 2
CHANGE_OF = 30
Z = Fraction(7, 2)
CASES = 120


def goes_on(last, date, off):
    """Whether at most two days lie between that count."""
    return sum(day not in off for day in range(last + 1, date)) <= FREE_DAYS


def run_of(active, pauses, without_line, today):
    paused = {day for first, until in pauses for day in range(first, until)}
    off = paused | set(without_line)
    run = longest = 0
    last = None
    for date in sorted(set(active)):
        run = run + 1 if last is not None and goes_on(last, date, off) else 1
        longest, last = max(longest, run), date
    found = {"days": 0, "longest": longest, "ended": None, "pausedUntil": None}
    if last is not None and (last == today or goes_on(last, today, off)):
        found["days"] = run
    elif last is not None:
        found["ended"] = [run, last]
    ends = [until for first, until in pauses if first <= today < until]
    return {**found, "pausedUntil": max(ends, default=None)}


def run_cases(draw):
    for _ in range(CASES):
        today = draw.randint(100, 130)
        active = draw.choices(range(today - 40, today + 1), k=draw.randint(0, 20))
        pauses = [(first, first + draw.randint(0, 12)) for first in draw.choices(range(today - 40, today + 3), k=draw.randint(0, 3))]
        without = draw.choices(range(today - 40, today + 1), k=draw.randint(0, 6))
        yield {"active": active, "off": pauses, "withoutLine": without, "today": today, **run_of(active, pauses, without, today)}


def due_cases(draw):
    for _ in range(CASES // 3):
        today, left = draw.randint(90, 110), draw.randint(0, 6)
        asked = [[question, draw.randint(85, 115)] for question in draw.sample(range(40), draw.randint(0, 12))]
        due = []
        for day in range(today + 1):
            due += sorted(question for question, since in asked if since == day)
        yield {"all": asked, "today": today, "left": left, "due": due[:left]}


def effective(games):
    return Fraction(len(games) ** 2, sum(size * size for size in Counter(games).values()))


def change_of(bets):
    """Of (game, did it), the oldest first."""
    if not bets:
        return NONE, None, None
    looked_at = bets[:len(bets) - len(bets) % CHANGE_OF]
    if len(looked_at) < 2 * CHANGE_OF:
        return TOO_FEW, None, None
    halves = looked_at[-2 * CHANGE_OF:-CHANGE_OF], looked_at[-CHANGE_OF:]
    before, after = (Fraction(sum(did for _, did in half), CHANGE_OF) for half in halves)
    pooled = (before + after) / 2
    variance = pooled * (1 - pooled) * sum(1 / effective([game for game, _ in half]) for half in halves)
    is_told = (after - before) ** 2 > Z * Z * variance
    return TELLS if is_told else CANNOT_TELL, float(before), float(after)


def change_cases(draw):
    for _ in range(CASES // 2):
        n, games = draw.choice((0, 20, 59, 60, 61, 89, 90, 130, 200)), draw.choice((5, 40, 400))
        first, then, turn = draw.random() ** 3, 1 - draw.random() ** 3, draw.randint(n // 3, n)
        bets = [(draw.randrange(games), int(draw.random() < (first if i < turn else then))) for i in range(n)]
        state, before, after = change_of(bets)
        yield {"bets": bets, "state": state, "before": before, "after": after}


def main():
    draw = random.Random(29)
    print(json.dumps({"runs": list(run_cases(draw)), "reviews": list(due_cases(draw)), "changes": list(change_cases(draw))},
                     separators=(",", ":")))


if __name__ == "__main__":
    main()
