"""The calls about classes, and those that follow the purse of one, for contract_test.py."""

import datetime

from report_calls import record_reports
from support import chalkline, wait_for

EVIL = {"Origin": "http://evil.example"}
CONSENT = {"bets": True, "learning": True, "quiz": False, "chasing": False}
NOBODYS = "f" * 32
NO_CLASS = b"This code opens no class: it may be mistyped or used up, or the class has ended or is full"


def class_form(**others):
    kinds = ("moneyline", "spread", "total", "prop", "parlay", "conditional")
    ends = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(days=90)
    return {"title": "ECON 101", "kind": "pseudonymous", "startCoins": 10000, "largestStakePercent": 5,
            "allowed": dict.fromkeys(kinds, True), "endsAt": ends.strftime("%Y-%m-%dT%H:%M:%SZ"), "seenDays": 30, "isAdult": True, **others}


def educator(site, name):
    client = site.player(name)
    chalkline.run("user", "grant", name, "educator", data=site.data)
    wait_for(lambda: client.call("POST", "/api/classes/end", {"classId": NOBODYS}).status == 404, "the role")
    return client


def opened(teacher, **form):
    return teacher.call("POST", "/api/classes/open", class_form(**form)).expect(201).json()


def ask(learner, code, consent=None):
    return learner.call("POST", "/api/classes/join", {"code": code, "consent": consent or CONSENT, "isAdult": True})


def waiting(teacher, shown):
    rows = teacher.call("GET", f"/api/classes/waiting/{shown['id']}").expect(200).json()["waiting"]
    return [row["alias"] for row in rows]


def admit(teacher, shown, alias=None, admits=True):
    body = {"classId": shown["id"], "alias": alias, "admit": admits}
    return teacher.call("POST", "/api/classes/admit", body).expect(200).json()


def members(teacher, shown):
    rows = teacher.call("GET", f"/api/classes/members/{shown['id']}").expect(200).json()["members"]
    return {row["alias"]: row for row in rows}


def own(client):
    return client.call("GET", "/api/classes").expect(200).json()


def leave(client, shown, take_back):
    return client.call("POST", "/api/classes/leave", {"classId": shown["id"], "takeBack": take_back}).expect(200).json()


def record_named(recorder, client, path, name, query=""):
    answer = client.call("GET", f"{path}/{name}{query}")
    recorder.check("GET", path + "/{id}", answer.status, answer.headers, answer.body)


def record_classes(recorder, site):
    stranger, teacher, learner = site.client(), educator(site, "class-teacher"), site.player("class-learner")
    taught = recorder.call(teacher, "POST", "/api/classes/open", class_form())
    recorder.call(teacher, "POST", "/api/classes/open", {})
    for client, path in ((stranger, "/api/classes"), (teacher, "/api/classes"), (teacher, "/api/classes?x=1")):
        recorder.call(client, "GET", path)
    for client, name, query in ((teacher, taught["id"], ""), (teacher, taught["id"], "?x=1"), (teacher, NOBODYS, ""),
                                (learner, taught["id"], ""), (stranger, taught["id"], "")):
        record_named(recorder, client, "/api/classes/members", name, query)
        record_named(recorder, client, "/api/classes/overview", name, query)
    for client, code, query in ((learner, taught["code"], ""), (learner, taught["code"], "?x=1"),
                                (stranger, taught["code"], "")):
        record_named(recorder, client, "/api/classes/codes", code, query)
    joining = {"code": taught["code"], "consent": CONSENT, "isAdult": True}
    of_class = {"classId": taught["id"]}
    for client, body in ((learner, joining), (teacher, joining), (learner, {}), (stranger, joining)):
        recorder.call(client, "POST", "/api/classes/join", body)
    for client, name, query in ((teacher, taught["id"], ""), (teacher, taught["id"], "?x=1"), (teacher, NOBODYS, ""),
                                (learner, taught["id"], ""), (stranger, taught["id"], "")):
        record_named(recorder, client, "/api/classes/waiting", name, query)
    everybody = {**of_class, "alias": None, "admit": True}
    for client, body in ((teacher, everybody), (teacher, {**everybody, "classId": NOBODYS}), (teacher, {}),
                         (learner, everybody), (stranger, everybody)):
        recorder.call(client, "POST", "/api/classes/admit", body)
    recorder.call(learner, "POST", "/api/classes/join", joining)
    record_records(recorder, teacher, learner, stranger, of_class)
    record_slips(recorder, teacher, learner, stranger, of_class)
    record_educators(recorder, site, teacher, stranger, of_class)
    record_rosters(recorder, teacher, learner, stranger, of_class)
    record_reports(recorder, teacher, learner, stranger, of_class, class_form(kind="graded"))
    for path, body in (("consent", {**of_class, "consent": CONSENT}), ("alias", of_class),
                       ("leave", {**of_class, "takeBack": False})):
        for client in (learner, teacher, stranger):
            recorder.call(client, "POST", f"/api/classes/{path}", body)
        recorder.call(learner, "POST", f"/api/classes/{path}", {})
    recorder.call(learner, "POST", "/api/classes/alias", of_class)  # who has left keeps theirs
    recorder.call(learner, "POST", "/api/classes/consent", {**of_class, "consent": {**CONSENT, "quiz": True}})
    recorder.call(learner, "POST", "/api/classes/help", {**of_class, "asks": True})
    for path in ("open", "end", "join", "consent", "alias", "leave", "admit", "educators", "stop-teaching", "slips",
                 "slips/check", "agree", "roster/preview", "roster/apply", "roster/remove", "invitations",
                 "notes", "help", "help/seen", "board/show", "board/stay-off"):
        recorder.call(learner, "POST", f"/api/classes/{path}", {}, **EVIL)
        recorder.too_large(f"/api/classes/{path}")
    for client, body in ((teacher, of_class), (teacher, {"classId": NOBODYS}), (teacher, {}), (stranger, of_class)):
        recorder.call(client, "POST", "/api/classes/end", body)
    recorder.call(stranger, "POST", "/api/classes/open", class_form())
    guesser = site.player("class-guesser")
    for _ in range(6):
        record_named(recorder, guesser, "/api/classes/codes", "AAAAAAAA")
    recorder.call(guesser, "POST", "/api/classes/join", joining)
    recorder.call(site.player("class-mistyper"), "POST", "/api/classes/join", {**joining, "code": "AAAAAAAA"})
    record_purses(recorder, guesser, stranger)


def record_records(recorder, teacher, learner, stranger, of_class):
    members = teacher.call("GET", f"/api/classes/members/{of_class['classId']}").expect(200).json()["members"]
    member = members[0]["id"]
    nobody = "f" * 16
    for client, name, query in ((teacher, member, ""), (teacher, member, "?x=1"), (teacher, nobody, ""), (learner, member, ""),
                                (stranger, member, "")):
        record_named(recorder, client, "/api/classes/records", name, query)
        record_named(recorder, client, "/api/classes/record-bets", name, query)
    for client, name, query in ((learner, of_class["classId"], ""), (learner, of_class["classId"], "?x=1"),
                                (learner, NOBODYS, ""), (stranger, NOBODYS, "")):
        record_named(recorder, client, "/api/classes/looks", name, query)
        record_named(recorder, client, "/api/classes/own-row", name, query)
    note, seen, wish = {"memberId": member, "text": "Talk on Monday", "version": 0}, {"memberId": member}, {**of_class, "asks": True}
    for client, body in ((teacher, note), (teacher, note), (teacher, {**note, "memberId": nobody}), (teacher, {}),
                         (learner, note), (stranger, note)):
        recorder.call(client, "POST", "/api/classes/notes", body)
    for client, body in ((learner, wish), (learner, {**wish, "classId": NOBODYS}), (learner, {}), (stranger, wish)):
        recorder.call(client, "POST", "/api/classes/help", body)
    for client, body in ((teacher, seen), (teacher, {"memberId": nobody}), (teacher, {}), (learner, seen), (stranger, seen)):
        recorder.call(client, "POST", "/api/classes/help/seen", body)


def record_slips(recorder, teacher, learner, stranger, of_class):
    for client, body in ((learner, of_class), (teacher, of_class), (learner, {}), (stranger, of_class)):
        slip = recorder.call(client, "POST", "/api/classes/slips", body)
        recorder.call(client, "POST", "/api/classes/agree", body)
        code = slip["code"] if isinstance(slip, dict) else code
    checked = {**of_class, "code": code}
    for client, body in ((teacher, checked), *[(teacher, {**checked, "code": "AAAAAAAA"})] * 6, (teacher, {}),
                         (learner, checked), (stranger, checked)):
        recorder.call(client, "POST", "/api/classes/slips/check", body)


def record_educators(recorder, site, teacher, stranger, of_class):
    second = educator(site, "class-second")
    added = {**of_class, "username": "class-second"}
    for client, body in ((teacher, added), (teacher, {**added, "username": "class-learner"}), (teacher, {}),
                         (stranger, added), (site.player("class-nobody"), added)):
        recorder.call(client, "POST", "/api/classes/educators", body)
    for client, body in ((second, of_class), (second, of_class), (second, {}), (stranger, of_class)):
        recorder.call(client, "POST", "/api/classes/stop-teaching", body)


def record_rosters(recorder, teacher, learner, stranger, of_class):
    graded = recorder.call(teacher, "POST", "/api/classes/open", class_form(kind="graded"))
    csv = "sourcedId,role,givenName,familyName\n1,student,Ada,Byron\n2,student,Al,Turing\n"
    body = {"classId": graded["id"], "csv": csv}
    for client, asked in ((teacher, body), (teacher, {**body, **of_class}), (teacher, {**body, "csv": "x"}),
                          (teacher, {**body, "classId": NOBODYS}), (learner, body), (stranger, body)):
        recorder.call(client, "POST", "/api/classes/roster/preview", asked)
        recorder.call(client, "POST", "/api/classes/roster/apply", {**asked, "version": 0, "mails": False})
    wanted = {"classId": graded["id"], "sourcedId": None}
    for client, asked in ((teacher, {**wanted, "sourcedId": "9"}), (teacher, {}), (learner, wanted), (stranger, wanted)):
        recorder.call(client, "POST", "/api/classes/invitations", asked)
    token = recorder.call(teacher, "POST", "/api/classes/invitations", {**wanted, "sourcedId": "1"})["invitations"][0]["token"]
    recorder.call(learner, "POST", "/api/classes/join", {"code": token, "consent": CONSENT, "isAdult": True})
    for client, asked in ((teacher, "2"), (teacher, "2"), (teacher, "1"), (teacher, ""), (learner, "2"), (stranger, "2")):
        recorder.call(client, "POST", "/api/classes/roster/remove", {**wanted, "sourcedId": asked})
    for client, name, query in ((teacher, graded["id"], ""), (teacher, graded["id"], "?x=1"), (teacher, NOBODYS, ""),
                                (learner, graded["id"], ""), (stranger, graded["id"], "")):
        record_named(recorder, client, "/api/classes/roster", name, query)
        record_named(recorder, client, "/api/classes/roster-csv", name, query)


def record_purses(recorder, outsider, stranger):
    query = f"?purse={NOBODYS}"
    for path in ("/api/auth/me", "/api/bets", "/api/bets/summary", "/api/bets/csv", "/api/statement", "/api/bankroll",
                 "/api/insight/progress", "/api/insight/progress/csv", "/api/limits", "/api/stream", "/api/sports/nhl/game",
                 "/api/habit/return", "/api/habit/week"):
        recorder.call(outsider, "GET", path + query)
    for path in ("/api/place-bet", "/api/bets/slip", "/api/bets/post-mortem", "/api/bets/note", "/api/limits/change"):
        recorder.call(outsider, "POST", path + query, {})
    recorder.call(stranger, "GET", "/api/sports/nhl/game" + query)
    record_named(recorder, stranger, "/api/sports/nhl/game", "0" * 16, query)
