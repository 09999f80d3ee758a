#!/usr/bin/env python3
"""Prints assignment_cases.json: acts of learners, and how far they have come with an assignment.

Shares no code with the program. Each assignment is a question about all acts so far, asked anew after every one of them.
"""

import json
import random
from fractions import Fraction

KINDS = ("chance", "staked", "decided", "lookedBack", "check", "guide", "marked", "guessed", "hunch", "hunchClosed",
         "passed", "limits", "calibration")
RULES = {
    1: {"count": 4, "games": 3, "different": 2},
    2: {"days": 3},
    3: {"games": 3, "bound": 500},
    4: {"count": 2, "tries": 2, "seconds": 60, "answerSeconds": 3},
    5: {"count": 4, "days": 3, "bound": 200, "atRisk": 1000},
    6: {"count": 4, "different": 1, "perDay": 2},
    7: {"count": 2, "bound": 100, "tries": 3},
    8: {"count": 4},
    9: {"count": 3},
    10: {"games": 3},
    11: {"days": 5},
    12: {"count": 4},
    13: {"count": 6, "days": 3},
}
ASKS = {1: ("chance", "decided"), 2: ("chance",), 3: ("marked",), 4: ("check", "guide"), 5: ("staked", "chance"),
        6: ("lookedBack", "check"), 7: ("guessed",), 8: ("hunch", "staked", "chance", "hunchClosed"),
        9: ("staked", "passed"), 10: ("staked", "chance"), 11: ("limits", "marked"), 12: ("staked", "chance"),
        13: ("chance", "decided", "calibration")}
CHECKS = [2, 1, 3]


def of(kind, acts):
    return [act for act in acts if act["kind"] == kind]


def decided_chances(acts, wanted):
    by_position = {act["position"]: act for act in of("chance", acts) if wanted(act)}
    ends = [act["of"] for act in of("decided", acts)]
    return [by_position[end] for end in dict.fromkeys(ends) if end in by_position], bool(by_position)


def honest(rule, acts):
    chances, begun = decided_chances(acts, lambda act: act["unseen"])
    met = (len(chances) >= rule["count"] and len({c["game"] for c in chances}) >= rule["games"]
           and len({c["percent"] for c in chances}) >= rule["different"])
    return len(chances), rule["count"], begun, met


def mornings(rule, acts):
    days = {act["day"] for act in of("chance", acts) if act["daily"]}
    return len(days), rule["days"], bool(days), len(days) >= rule["days"]


def marks(rule, acts):
    marked = of("marked", acts)
    hits = [m for m in marked if m["margin"] > rule["bound"] / 10000 + 1e-9]
    games = {m["game"] for m in hits}
    return (len(games), rule["games"], bool(marked), len(games) >= rule["games"] and len(marked) - len(hits) <= len(hits))


def guide_passed(rule, number, acts):
    mine = [a for a in acts if a["kind"] in ("guide", "check") and a["guide"] == number]
    answers = of("check", mine)
    slow = [a for i, a in enumerate(answers) if i == 0 or a["at"] - answers[i - 1]["at"] >= rule["answerSeconds"]]
    right = 0
    for check in {a["check"] for a in slow}:
        tries = [a["right"] for a in slow if a["check"] == check][:rule["tries"]]
        right += any(tries)
    return bool(of("guide", mine)) and right >= CHECKS[number - 1] and mine[-1]["at"] - mine[0]["at"] >= rule["seconds"]


def guides(rule, acts):
    numbers = {a["guide"] for a in acts if a["kind"] in ("guide", "check")}
    passed = sum(guide_passed(rule, number, acts) for number in numbers)
    return passed, rule["count"], bool(numbers), passed >= rule["count"]


def small(rule, acts, kind):
    breaches = [i for i, a in enumerate(acts) if a["kind"] == "staked" and
                (Fraction(a["stake"], a["bankroll"]) > Fraction(rule["bound"], 10000) or
                 Fraction(a["risk"], a["bankroll"]) > Fraction(rule["atRisk"], 10000))]
    days = [a["day"] for a in of(kind, acts[breaches[-1] + 1 if breaches else 0:])]
    if not days:
        return 0, rule["count"], False, False
    week = [day for day in days if day > days[-1] - 7]
    met = days[-1] - days[0] >= 6 and len(week) >= rule["count"] and len(set(week)) >= rule["days"]
    return len(week), rule["count"], True, met


def capped(acts, per_day):
    kept, of_day = [], {}
    for act in acts:
        of_day[act["day"]] = of_day.get(act["day"], 0) + 1
        if of_day[act["day"]] <= per_day:
            kept.append(act)
    return kept


def looks(rule, acts):
    kept = capped([a for a in of("lookedBack", acts) if a["line"]], rule["perDay"])
    won, lost = sum(a["result"] == "won" for a in kept), sum(a["result"] == "lost" for a in kept)
    return (len(kept), rule["count"], bool(kept),
            len(kept) >= rule["count"] and min(won, lost) >= rule["different"])


def asked_again(rule, acts):
    again = []
    for i, a in enumerate(of("check", acts)):
        days = [b["day"] for b in of("check", acts)[:i] if (b["guide"], b["check"]) == (a["guide"], a["check"])]
        if a["right"] and days and a["day"] not in days:
            again.append(a)
    kept = capped(again, rule["perDay"])
    return len(kept), rule["count"], bool(kept), len(kept) >= rule["count"]


def parlays(rule, acts):
    tries, seen = [], []
    for a in of("guessed", acts):
        if set(a["games"]) not in seen:
            seen.append(set(a["games"]))
            tries.append(abs(a["guess"] - a["margin"]) <= rule["bound"] / 10000 + 1e-9)
    hits = sum(tries[-rule["tries"]:])
    return hits, rule["count"], bool(tries), hits >= rule["count"]


def hunch(rule, acts):
    done, begun, met = 0, False, False
    for i, stated in enumerate(acts):
        if stated["kind"] != "hunch":
            continue
        end = next((j for j, a in enumerate(acts) if a["kind"] == "hunchClosed" and a["of"] == stated["position"]), None)
        after = sum(a["kind"] in ("chance", "staked") for a in acts[i + 1:end])
        if end is not None and acts[end]["judged"]:
            after = max(after, stated["bets"])
        if end is None:
            begun, done = True, max(done, after)
        elif after >= rule["count"]:
            begun, met, done = True, True, rule["count"]
    return done, rule["count"], begun, met


def set_games(rule, acts):
    games = {a["game"] for a in acts if a["kind"] in ("staked", "passed")} & set(rule["setGames"])
    return len(games), rule["count"], bool(games), len(games) >= rule["count"]


def cheap(rule, acts):
    games = {a["game"] for a in acts if a["kind"] in ("staked", "chance") and a.get("single", True)
             and a["middle"] is not None and a["margin"] <= a["middle"] + 1e-9}
    return len(games), rule["games"], bool(games), len(games) >= rule["games"]


def limits(rule, acts):
    since = None
    for a in of("limits", acts):
        if not (a["limit"] and a["check"]):
            since = None
        elif since is None or a["loosened"]:
            since = a["day"]
    days = 0 if since is None else max(a["day"] for a in acts) - since
    return min(days, rule["days"]), rule["days"], since is not None, since is not None and days >= rule["days"]


def half_kelly(rule, acts):
    def right(a):
        if a["kind"] == "chance":
            return True
        if a["kind"] != "staked" or a["stated"] is None or a["market"] is None:
            return False
        d = 1 + (Fraction(a["odds"], 100) if a["odds"] > 0 else Fraction(100, -a["odds"]))
        chance = (Fraction(a["stated"], 100) + Fraction(str(a["market"]))) / 2
        share = max(Fraction(0), (d * chance - 1) / (d - 1)) / 2
        return a["stake"] <= share * a["bankroll"]
    done = sum(right(a) for a in acts)
    return done, rule["count"], done > 0, done >= rule["count"]


def hundred(rule, acts):
    chances, begun = decided_chances(acts, lambda act: True)
    met = (len(chances) >= rule["count"] and len({c["day"] for c in chances}) >= rule["days"]
           and bool(of("calibration", acts)))
    return len(chances), rule["count"], begun, met


QUESTIONS = {1: [honest], 2: [mornings], 3: [marks], 4: [guides],
             5: [lambda r, a: small(r, a, "staked"), lambda r, a: small(r, a, "chance")],
             6: [looks, asked_again], 7: [parlays], 8: [hunch], 9: [set_games], 10: [cheap], 11: [limits],
             12: [half_kelly], 13: [hundred]}


def by_question(question, rule, acts, today):
    began, found, due = None, None, rule.get("due", 0)
    done, total, _, _ = question(rule, [])
    for i, act in enumerate(acts):
        done, total, begun, met = question(rule, acts[:i + 1])
        began = act["position"] if begun and began is None else began
        if met:
            found = act
            break
    late = due != 0 and (found["day"] if found else today) > due
    return {"done": min(done, total), "of": total, "began": began, "metBy": found and found["position"], "late": late}


def by_rule(number, rule, acts, today):
    acts = [a for a in acts if a["kind"] == "calibration" or (a["position"] > rule["setAt"] and
                                                               a["day"] >= rule.get("from", 0))]
    results = [by_question(question, rule, acts, today) for question in QUESTIONS[number]]
    for i, result in enumerate(results):
        result["twin"] = i == 1
        result["version"] = rule["version"]
    best = min(results, key=lambda r: (r["metBy"] is None, r["metBy"] or 0, 0 if r["metBy"] else -r["done"]))
    starts = [r["began"] for r in results if r["began"] is not None]
    return {**best, "began": min(starts) if starts else None}


def expected(number, versions, acts, today):
    for i, rule in enumerate(versions):
        result = by_rule(number, rule, acts, today)
        later = versions[i + 1]["setAt"] if i + 1 < len(versions) else None
        if later is None or (result["began"] is not None and result["began"] < later):
            return result
    return None


def an_act(draw, kind, position, at, acts):
    game = draw.randint(1, 6)
    act = {"kind": kind, "position": position, "at": at, "day": at // 86400}
    margin, middle = round(draw.uniform(0.02, 0.08), 4), draw.choice([None, 0.045, 0.05])
    if kind == "chance":
        act |= {"game": game, "percent": draw.choice([40, 50, 60]), "unseen": draw.random() < 0.8,
                "daily": draw.random() < 0.5, "margin": margin, "middle": middle}
    elif kind == "staked":
        act |= {"game": game, "stake": draw.choice([10, 15, 20, 20, 21]), "bankroll": 1000,
                "risk": draw.choice([20, 60, 100, 100, 101] if draw.random() < 0.3 else [20, 60]),
                "odds": draw.choice([-110, 120, 250]), "stated": draw.choice([None, 40, 55, 60]),
                "market": draw.choice([None, 0.4, 0.5]),
                "single": draw.random() < 0.8, "margin": margin, "middle": middle}
    elif kind in ("decided", "hunchClosed"):
        given = [a["position"] for a in acts if a["kind"] == ("chance" if kind == "decided" else "hunch")]
        act |= {"of": draw.choice(given) if given else 1}
        if kind == "hunchClosed":
            act |= {"judged": draw.random() < 0.3}
    elif kind == "hunch":
        act |= {"bets": draw.choice([3, 4, 30])}
    elif kind == "lookedBack":
        act |= {"result": draw.choice(["won", "lost", "push"]), "line": draw.random() < 0.8}
    elif kind == "check":
        guide = draw.randint(1, 3)
        act |= {"guide": guide, "check": draw.randint(1, CHECKS[guide - 1]), "right": draw.random() < 0.7}
    elif kind == "guide":
        act |= {"guide": draw.randint(1, 3)}
    elif kind == "marked":
        act |= {"game": game, "margin": draw.choice([0.03, 0.05, 0.0501, 0.07])}
    elif kind == "guessed":
        margin = round(draw.uniform(0.05, 0.2), 4)
        act |= {"games": draw.sample(range(1, 7), 2), "guess": round(margin + draw.choice([0, 0.01, 0.0101, -0.03]), 4),
                "margin": margin}
    elif kind == "passed":
        act |= {"game": game}
    elif kind == "limits":
        act |= {"limit": draw.random() < 0.9, "check": draw.random() < 0.9, "loosened": draw.random() < 0.2}
    return act


def a_case(draw, number):
    pace = draw.choice([20, 600, 30000]) if number == 4 else draw.choice([20000, 60000, 90000])
    acts, at, position = [], 20000 * 86400, 0
    for _ in range(draw.choice([8, 16, 26])):
        at += draw.randint(1, 2 * pace)
        position += draw.randint(1, 3)
        kind = draw.choice(KINDS) if draw.random() < 0.1 else draw.choice(ASKS[number])
        acts.append(an_act(draw, kind, position, at, acts))
    today = at // 86400 + draw.randint(0, 2)
    versions, set_at = [], 0
    for version in range(1, draw.choice([2, 2, 3, 4])):
        rule = {**RULES[number], "version": version, "setAt": set_at}
        if number == 9:
            rule["setGames"] = [1, 3, 5]
        if version > 1:
            name = "games" if "count" not in rule else "count"
            if number in (2, 11):
                name = "days"
            if number != 9:
                rule[name] = max(1, rule[name] - version + 1)
        if draw.random() < 0.3:
            rule["from"] = acts[0]["day"] + draw.randint(0, 2)
            rule["due"] = rule["from"] + draw.randint(0, 8)
        versions.append(rule)
        set_at += draw.randint(1, 12)
    return {"assignment": number, "versions": versions, "acts": acts, "today": today,
            "expected": expected(number, versions, acts, today)}


def main():
    draw = random.Random(29)
    cases = [a_case(draw, number) for number in RULES for _ in range(8)]
    print("[" + ",\n".join(json.dumps(case, separators=(",", ":")) for case in cases) + "]")


if __name__ == "__main__":
    main()
