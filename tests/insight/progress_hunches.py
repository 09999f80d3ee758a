"""Hunches on the records of make_progress_cases.py, as if each had been stated before its first bet."""

from make_progress_cases import (LOST, PUSH, TELLS, WON, View, closing, decided, price, put_figure, put_result,
                                 ratio)

CLOSING_LINE_VALUE, RETURN = 1, 2  # by what it is judged


def hunch(bets, measure, better, takes):
    """Of bets as they were placed: the first of each game that counts, the first of these to be settled."""
    if measure == RETURN:
        counted = decided(bets)
    else:
        counted = [bet for bet in bets if bet["end"] in (WON, LOST, PUSH) and len(bet["legs"]) == 1
                   and closing(bet) is not None]
    first = {}
    for bet in counted:
        first.setdefault(bet["game"], bet)
    tests = sorted(first.values(), key=lambda bet: bet["settledBy"])[:takes]
    out = {}
    if measure == RETURN:
        result = {}
        put_result(result, tests, View(1))
        value = result.get("result.value", 0)
        out = {key.replace("result", "figure"): result[key] for key in result
               if key not in ("result.profit", "result.staked") and ".dot" not in key}
    else:
        parts = [(bet["game"], price(bet) * closing(bet) - 1, 1) for bet in tests]
        value, error = ratio(parts) if parts else (0, 0)
        put_figure(out, "figure", [[part] for part in parts], value, error, View(1))
    verdict = 1 if len(tests) < takes else 2 if out["figure.state"] != TELLS else 3 if (value > 0) == better else 4
    return {"measure": measure, "better": better, "takes": takes,
            "expected": {**out, "counted": len(tests), "verdict": verdict}}


def hunches(bets):
    return [hunch(bets, measure, takes == 30, takes) for measure in (CLOSING_LINE_VALUE, RETURN) for takes in (30, 100)]
