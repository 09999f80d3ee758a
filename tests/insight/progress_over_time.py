"""What the records of make_progress_cases.py say of how things went on: each mean so far, and the last 30 bets."""

import math
import statistics

from make_progress_cases import (CANNOT_TELL, LOST, NONE, PUSH, TELLS, TOO_FEW, WON, by_game, closing, effective, price,
                                 ratio, student)


def closed_singles(bets):
    """(game, closing-line value) of bets on one pick."""
    return [(bet["game"], price(bet) * closing(bet) - 1) for bet in bets
            if bet["end"] in (WON, LOST, PUSH) and len(bet["legs"]) == 1 and closing(bet) is not None]


def put_over_time(out, bets, view):
    """The figure of the first one, two, three and so on of the single bets that have a close, added up."""
    values, means, bands = closed_singles(bets), [], []
    for n in range(1, len(values) + 1):
        mean, error = ratio([(game, value, 1) for game, value in values[:n]])
        means.append(mean)
        if effective(by_game(values[:n])) >= 30 and error > 0:
            bands.append((mean - view.z * error, mean + view.z * error))
    out.update({"overTime.n": len(means), "overTime.bands": len(bands), "overTime.means": sum(means),
                "overTime.lows": sum(low for low, _ in bands), "overTime.highs": sum(high for _, high in bands)})


def put_change(out, key, values, is_share):
    """Of (game, value): the 30 up to the last thirtieth beside the 30 before them."""
    key, last = "improvement." + key, len(values) // 30 * 30
    if last < 60:
        out[key + ".state"] = TOO_FEW if values else NONE
        return
    sides = [values[last - 60:last - 30], values[last - 30:last]]
    before, after = (statistics.fmean(value for _, value in side) for side in sides)
    fewer = min(len(by_game(side)) for side in sides)
    if is_share:
        pooled = (before + after) / 2
        error = math.sqrt(pooled * (1 - pooled) * sum(1 / effective(by_game(side)) for side in sides))
        is_told = abs(after - before) > 3.5 * error
    else:
        error = math.hypot(*(ratio([(game, value, 1) for game, value in side])[1] for side in sides))
        is_told = fewer > 1 and error > 0 and abs(after - before) > student(fewer - 1, 3.5) * error
    out.update({key + ".state": TELLS if is_told else CANNOT_TELL, key + ".before": before, key + ".after": after})


def put_improvement(out, placed, settled):
    closes = closed_singles(settled)
    out.update({"improvement.bets": len(placed), "improvement.closed": len(closes)})
    put_change(out, "smallStakes", [(bet["game"], bet["stake"] * 20 <= bet["bankroll"]) for bet in placed], True)
    put_change(out, "chances", [(bet["game"], bet["stated"] != 0) for bet in placed], True)
    put_change(out, "lookBacks", [(bet["game"], bet["followed"]) for bet in placed], True)
    put_change(out, "closes", closes, False)
