"""The calls about classes, and those that follow the purse of one, for contract_test.py."""

import datetime

from support import chalkline, wait_for

EVIL = {"Origin": "http://evil.example"}
CONSENT = {"bets": True, "learning": True, "quiz": False, "chasing": False}
NOBODYS = "f" * 32


def class_form(**others):
    kinds = ("moneyline", "spread", "total", "prop", "parlay", "conditional")
    ends = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(days=90)
    return {"title": "ECON 101", "startCoins": 10000, "largestStakePercent": 5, "allowed": dict.fromkeys(kinds, True),
            "endsAt": ends.strftime("%Y-%m-%dT%H:%M:%SZ"), "isAdult": True, **others}


def educator(site, name):
    client = site.player(name)
    chalkline.run("user", "grant", name, "educator", data=site.data)
    wait_for(lambda: client.call("POST", "/api/classes/end", {"classId": NOBODYS}).status == 404, "the role")
    return client


def record_named(recorder, client, path, name, query=""):
    answer = client.call("GET", f"{path}/{name}{query}")
    recorder.check("GET", path + "/{id}", answer.status, answer.headers, answer.body)


def record_classes(recorder, site, too_large):
    stranger, teacher, learner = site.client(), educator(site, "class-teacher"), site.player("class-learner")
    taught = recorder.call(teacher, "POST", "/api/classes/open", class_form())
    recorder.call(teacher, "POST", "/api/classes/open", {})
    for client, path in ((stranger, "/api/classes"), (teacher, "/api/classes"), (teacher, "/api/classes?x=1")):
        recorder.call(client, "GET", path)
    for client, name, query in ((teacher, taught["id"], ""), (teacher, taught["id"], "?x=1"), (teacher, NOBODYS, ""),
                                (learner, taught["id"], ""), (stranger, taught["id"], "")):
        record_named(recorder, client, "/api/classes/members", name, query)
    for client, code, query in ((learner, taught["code"], ""), (learner, taught["code"], "?x=1"),
                                (stranger, taught["code"], "")):
        record_named(recorder, client, "/api/classes/codes", code, query)
    joining = {"code": taught["code"], "consent": CONSENT, "isAdult": True}
    for client, body in ((learner, joining), (teacher, joining), (learner, {}), (stranger, joining)):
        recorder.call(client, "POST", "/api/classes/join", body)
    of_class = {"classId": taught["id"]}
    for path, body in (("consent", {**of_class, "consent": CONSENT}), ("alias", of_class),
                       ("leave", {**of_class, "takeBack": False})):
        for client in (learner, teacher, stranger):
            recorder.call(client, "POST", f"/api/classes/{path}", body)
        recorder.call(learner, "POST", f"/api/classes/{path}", {})
    recorder.call(learner, "POST", "/api/classes/consent", {**of_class, "consent": {**CONSENT, "quiz": True}})
    for path in ("open", "end", "join", "consent", "alias", "leave"):
        recorder.call(learner, "POST", f"/api/classes/{path}", {}, **EVIL)
        too_large(recorder, f"/api/classes/{path}")
    for client, body in ((teacher, of_class), (teacher, {"classId": NOBODYS}), (teacher, {}), (stranger, of_class)):
        recorder.call(client, "POST", "/api/classes/end", body)
    recorder.call(stranger, "POST", "/api/classes/open", class_form())
    guesser = site.player("class-guesser")
    for _ in range(6):
        record_named(recorder, guesser, "/api/classes/codes", "AAAAAAAA")
    recorder.call(guesser, "POST", "/api/classes/join", joining)
    recorder.call(site.player("class-mistyper"), "POST", "/api/classes/join", {**joining, "code": "AAAAAAAA"})
    record_purses(recorder, guesser, stranger)


def record_purses(recorder, outsider, stranger):
    query = f"?purse={NOBODYS}"
    for path in ("/api/auth/me", "/api/bets", "/api/bets/summary", "/api/bets/csv", "/api/statement", "/api/bankroll",
                 "/api/insight/progress", "/api/insight/progress/csv", "/api/limits", "/api/stream", "/api/sports/nhl/game"):
        recorder.call(outsider, "GET", path + query)
    for path in ("/api/place-bet", "/api/bets/slip", "/api/bets/post-mortem", "/api/bets/note", "/api/limits/change"):
        recorder.call(outsider, "POST", path + query, {})
    recorder.call(stranger, "GET", "/api/sports/nhl/game" + query)
    record_named(recorder, stranger, "/api/sports/nhl/game", "0" * 16, query)
