"""Signs of chasing in the records of make_progress_cases.py."""

import statistics

from make_progress_cases import DAY, MINUTE, price


def after(bets):
    """For each bet (net, soon, minutes, same way twice, raised), or None where nothing had settled since."""
    rows, before, net_before = [], 0, 0
    for i, bet in enumerate(bets):
        since = sorted((b for b in bets if before < b["settledBy"] < bet["placedBy"]), key=lambda b: b["settledBy"])
        before = bet["placedBy"]
        if not since:
            rows.append(None)
            continue
        net = sum(b["credit"] - b["stake"] for b in since)
        minutes = (bet["placedAt"] - since[-1]["settledAt"]) / MINUTE
        rows.append((net, minutes <= 60, minutes, net * net_before > 0, i > 0 and bet["stake"] > bets[i - 1]["stake"]))
        net_before = net
    return rows


def group(bets, rows, sign):
    chosen = [(bet, row) for bet, row in zip(bets, rows) if row and row[1] and row[0] * sign > 0]
    second = [row for _, row in chosen if row[3]]
    return {"n": len(chosen), "second": len(second), "raised": sum(row[4] for row in second),
            **({"share": statistics.median(bet["stake"] / bet["bankroll"] for bet, _ in chosen),
                "gap": statistics.median(row[2] for _, row in chosen),
                "implied": statistics.fmean(1 / price(bet) for bet, _ in chosen)} if chosen else {})}


def signs(bets, rows):
    loss, win = group(bets[-100:], rows[-100:], -1), group(bets[-100:], rows[-100:], 1)
    if loss["n"] < 20 or win["n"] < 20:
        return loss, win, None
    more = loss["second"] >= 10 and win["second"] >= 10 and \
        loss["raised"] / loss["second"] - win["raised"] / win["second"] >= 0.3
    return loss, win, [loss["share"] >= 1.5 * win["share"], more, loss["gap"] <= win["gap"] / 2,
                       win["implied"] - loss["implied"] >= 0.1]


def is_flag(found):
    return found is not None and sum(found) >= 2 and (found[0] or found[1])


def put_chasing(out, bets):
    rows = after(bets)
    loss, win, found = signs(bets, rows)
    for name, values in (("loss", loss), ("win", win)):
        out.update({f"chasing.{name}.{key}": value for key, value in values.items()})
    out["chasing.isJudged"] = int(found is not None)
    for i, sign in enumerate(found or [False] * 4):
        out[f"chasing.sign{i}"] = int(sign)
    # What was so after bet i was so until the next one came.
    flagged = is_flag(found) or any(
        is_flag(signs(bets[:i], rows[:i])[2]) for i in range(1, len(bets))
        if bets[i]["placedAt"] > bets[-1]["placedAt"] - 14 * DAY)
    out["chasing.isFlagged"] = int(flagged)
