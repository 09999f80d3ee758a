"""The calls about a class's assignments, for contract_test.py."""

from class_calls import CONSENT, EVIL, NOBODYS, class_form, educator, record_named

NUMBERS = dict.fromkeys(("count", "games", "days", "different", "boundPercent", "atRiskPercent", "tries", "perDay",
                         "seconds", "answerSeconds"), 0)


def rule(class_id, assignment, version=0, games=(), **numbers):
    """A form that sets an assignment; numbers that are not named are those that it does not have."""
    return {"classId": class_id, "assignment": assignment, "version": version, "numbers": {**NUMBERS, **numbers},
            "from": None, "due": None, "games": [{"gameId": game} for game in games]}


def side(game, market="moneyline"):
    """Home or over of a game as it is quoted."""
    quote = game["odds"][market]
    line = {"moneyline": lambda: 0, "spread": lambda: quote["home"], "total": lambda: quote["value"]}[market]()
    return {"gameId": game["id"], "market": market, "side": "over" if market == "total" else "home", "line": line}


def record_assignments(recorder, site):
    stranger, teacher, learner = site.client(), educator(site, "assigns"), site.player("assigned")
    shown = recorder.call(teacher, "POST", "/api/classes/open", class_form())
    recorder.call(learner, "POST", "/api/classes/join", {"code": shown["code"], "consent": CONSENT, "isAdult": True})
    recorder.call(teacher, "POST", "/api/classes/admit", {"classId": shown["id"], "alias": None, "admit": True})
    base = "/api/classes/assignments"
    marks = rule(shown["id"], "marginMarks", games=(), **{"boundPercent": 5})
    marks["numbers"]["games"] = 1
    later = {**marks, "version": 1, "numbers": {**marks["numbers"], "games": 2}}
    for client, body in ((teacher, marks), (teacher, marks), (teacher, later), (teacher, {}), (learner, marks),
                         (stranger, marks), (teacher, {**marks, "classId": NOBODYS})):
        recorder.call(client, "POST", f"{base}/set", body)
    regraded = {"classId": shown["id"], "assignment": "marginMarks", "version": 2, "isPreview": True}
    for client, body in ((teacher, regraded), (teacher, {**regraded, "isPreview": False}),
                         (teacher, {**regraded, "version": 1}), (teacher, {}), (learner, regraded),
                         (stranger, regraded), (teacher, {**regraded, "classId": NOBODYS})):
        recorder.call(client, "POST", f"{base}/regrade", body)
    for client, name, query in ((teacher, shown["id"], ""), (teacher, shown["id"], "?x=1"), (teacher, NOBODYS, ""),
                                (learner, shown["id"], ""), (stranger, shown["id"], "")):
        record_named(recorder, client, base, name, query)
        record_named(recorder, client, "/api/classes/games", name, query)
        record_named(recorder, learner if client is teacher else client, "/api/classes/own-assignments", name, query)
    record_acts(recorder, learner, stranger, shown["id"])
    record_named(recorder, teacher, base, shown["id"])
    withdrawn = {"classId": shown["id"], "assignment": "marginMarks", "version": 2}
    for client, body in ((teacher, withdrawn), (teacher, withdrawn), (teacher, {}), (learner, withdrawn),
                         (stranger, withdrawn), (teacher, {**withdrawn, "classId": NOBODYS})):
        recorder.call(client, "POST", f"{base}/withdraw", body)
    for path in ("assignments/set", "assignments/withdraw", "assignments/regrade", "acts/mark", "acts/guess", "acts/pass"):
        recorder.call(learner, "POST", f"/api/classes/{path}", {}, **EVIL)
        recorder.too_large(f"/api/classes/{path}")


def record_acts(recorder, learner, stranger, class_id):
    games = [game for game in learner.games()[::-1] if all(game["odds"].values())]
    marked = side(games[0])
    guessed = {"sides": [side(games[0]), side(games[1])], "tenthsOfPercent": 87}
    nowhere = {**marked, "gameId": "0" * 16}
    for path, good, *bad in (
        ("mark", marked, {}, nowhere, {**marked, "market": "prop"}),
        ("guess", guessed, {}, {**guessed, "sides": [nowhere, side(games[1])]},
         {**guessed, "sides": [{**side(games[0], "total"), "line": 1999}, side(games[1])]}),
    ):
        for client, body in ((learner, good), (learner, good), (stranger, good), *((learner, one) for one in bad)):
            recorder.call(client, "POST", f"/api/classes/acts/{path}", body)
    passed = {"gameId": games[2]["id"], "reason": "unsure"}
    query = f"?purse={class_id}"
    for client, body in ((learner, passed), (learner, passed), (learner, {}), (stranger, passed),
                         (learner, {**passed, "gameId": "0" * 16})):
        recorder.call(client, "POST", "/api/classes/acts/pass" + query, body)
    for game in games[3:15]:
        recorder.call(learner, "POST", "/api/classes/acts/mark", side(game))
    for n in range(20):
        recorder.call(learner, "POST", "/api/classes/acts/guess", {**guessed, "tenthsOfPercent": n})
    for game in games[3:24]:
        recorder.call(learner, "POST", "/api/classes/acts/pass" + query, {"gameId": game["id"], "reason": "price"})
