#!/usr/bin/python3
"""Every call of the route table by everybody who may come: who is let in by their role, and who reads what is another's.
The calls are those of schemas/openapi.yaml, which routes_test.cpp holds to the route table; a new one is in here by itself."""

import http.client
import json
import re
import unittest

from class_calls import NOBODYS, admit, ask, educator, members, opened
from document import DOCUMENT
from support import PATIENCE_S, Site, bet_on, chalkline, tomorrow_at_noon, wait_for

SIGNED_OUT = (401, "You are not signed in")
NO_EDUCATOR, NO_AUDITOR, NO_BETTOR = (403, "This is for educators"), (403, "This is for auditors"), (403, "An auditor cannot bet")
NOT_IN_CLASS = (404, "You are not in this class")
# RULES 9; routes_test.cpp has them too.
CLOSED_TO_AUDITORS = {"/api/bets/batch", "/api/bets/slip", "/api/classes/join", "/api/place-bet"}
# Whoever is named here is let in by the role of an educator or an auditor.
EDUCATORS, AUDITORS = {"teacher", "other teacher"}, {"auditor", "token"}
# What somebody names of these is nobody's own: a game, hashes, a class by the code that its educator hands out.
OF_EVERYBODY = {"/api/sports/nhl/game/{id}", "/api/proof/consistency/{old}/{new}", "/log/tile/{path}", "/api/classes/codes/{id}"}


def setUpModule():
    global world
    world = World()


def tearDownModule():
    world.site.stop()


def calls():
    """(method, path, what the document says of it) of each call."""
    for path, operations in DOCUMENT["paths"].items():
        for method, operation in operations.items():
            yield method.upper(), path, operation


def takes_purse(operation):
    return {"$ref": "#/components/parameters/Purse"} in operation.get("parameters", [])


class World:
    """Somebody of each kind. ann has a bet and a hunch, and is in the class that the teacher teaches."""

    def __init__(self):
        self.site = Site(begins=tomorrow_at_noon())
        self.clients = {"nobody": self.site.client(), "ann": self.site.player("ann"), "bob": self.site.player("bob"),
                        "teacher": educator(self.site, "teacher"), "other teacher": educator(self.site, "teacher2"),
                        "auditor": self.auditor("auditor"), "token": self.site.client()}
        self.auditor("token-auditor")
        self.token = chalkline.run("user", "token", "token-auditor", data=self.site.data).stdout.strip()
        ann, teacher = self.clients["ann"], self.clients["teacher"]
        self.shown = opened(teacher)
        opened(self.clients["other teacher"])
        ask(ann, self.shown["code"]).expect(202)
        admit(teacher, self.shown)
        self.member = next(iter(members(teacher, self.shown).values()))["id"]
        self.bet = bet_on(ann, ann.games()[::-1], 10)[2].json()["bet"]["id"]
        ann.call("POST", "/api/insight/hunches", {"sport": "nba", "direction": "better", "bets": 30}).expect(204)
        self.hunch = ann.call("GET", "/api/insight/hunches").expect(200).json()["hunches"][0]["id"]
        self.session = ann.call("GET", "/api/account/sessions").expect(200).json()[0]["id"]

    def auditor(self, name):
        client = self.site.player(name)
        chalkline.run("user", "grant", name, "auditor", data=self.site.data)
        wait_for(lambda: client.call("GET", "/log/tile/entries/x").status == 400, "the role")
        return client

    def answer(self, who, method, path, body=None):
        """The status and the text; of a stream the status alone, since it does not end."""
        headers = {"Cookie": self.clients[who].cookie} if self.clients[who].cookie else {}
        if who == "token":
            headers["Authorization"] = f"Bearer {self.token}"
        payload = None if body is None else json.dumps(body)
        if payload is not None:
            headers["Content-Type"] = "application/json"
        connection = http.client.HTTPConnection("127.0.0.1", self.site.port, timeout=PATIENCE_S)
        try:
            connection.request(method, path, payload, headers)
            answer = connection.getresponse()
            is_stream = answer.headers["Content-Type"] == "text/event-stream"
            return answer.status, "" if is_stream else answer.read().decode(errors="replace")
        finally:
            connection.close()


class ByRole(unittest.TestCase):
    def due(self, access, who, path):
        """What they are refused with; None where they are let in."""
        if access == "public":
            return None
        if who == "nobody" or (who == "token" and access != "auditor"):
            return SIGNED_OUT
        if access == "educator" and who not in EDUCATORS:
            return NO_EDUCATOR
        if access == "auditor" and who not in AUDITORS:
            return NO_AUDITOR
        return NO_BETTOR if path in CLOSED_TO_AUDITORS and who == "auditor" else None

    def test_each_call_lets_in_whom_its_access_names_and_refuses_everybody_else(self):
        asked = set()
        for method, path, operation in calls():
            if path == "/api/auth/logout":
                continue  # it lets everybody in, and out
            for who in world.clients:
                with self.subTest(call=f"{method} {path}", who=who):
                    body = {} if "requestBody" in operation else None
                    told = world.answer(who, method, re.sub(r"\{\w+\}", "x", path), body)
                    due = self.due(operation["x-access"], who, path)
                    if due:
                        self.assertEqual(told, due)
                    else:
                        self.assertNotIn(told, (SIGNED_OUT, NO_EDUCATOR, NO_AUDITOR, NO_BETTOR))
                    asked.add((path, who))
        self.assertGreater(len(asked), 800)
        for who in world.clients.keys() - {"nobody", "token"}:
            self.assertEqual(world.answer(who, "GET", "/api/auth/me")[0], 200, "nobody was signed out by it")


class OfOthers(unittest.TestCase):
    """What the path names is somebody's."""

    def owned(self):
        """For each call what is named, who may read it, and one that does not exist."""
        of_class, of_member = (world.shown["id"], {"teacher"}, NOBODYS), (world.member, {"teacher"}, "f" * 16)
        of_learner = (world.shown["id"], {"ann"}, NOBODYS)
        return {
            "/api/proof/receipt/{bet}": (world.bet, {"ann"}, 10**18),
            "/api/proof/record/{position}": (world.bet, {"ann"}, 10**18),
            "/api/classes/board/{id}": (world.shown["id"], {"ann", "teacher"}, NOBODYS),
            "/api/classes/season/{id}": (world.shown["id"], {"ann", "teacher"}, NOBODYS),
            **{f"/api/classes/{what}/{{id}}": of_member for what in ("records", "record-bets")},
            **{f"/api/classes/{what}/{{id}}": of_learner for what in ("own-row", "looks", "own-assignments")},
            **{f"/api/classes/{what}/{{id}}": of_class for what in (
                "members", "waiting", "overview", "roster", "roster-csv", "report", "report-csv", "report-json", "grades-csv",
                "assignments", "games")}}

    def test_every_path_that_names_something_is_in_the_table(self):
        named = {path for _, path, operation in calls() if "{" in path and operation["x-access"] != "auditor"}
        self.assertEqual(named, self.owned().keys() | OF_EVERYBODY)

    def test_what_is_anothers_is_read_by_nobody_else_and_is_told_like_what_is_not_there(self):
        for path, (value, allowed, none) in self.owned().items():
            for who in world.clients:
                with self.subTest(path, who=who):
                    told, of_nothing = (world.answer(who, "GET", re.sub(r"\{\w+\}", str(one), path)) for one in (value, none))
                    if who in allowed:
                        self.assertNotIn(told[0], (401, 403, 404))
                    else:
                        self.assertIn(told[0], (401, 403, 404))
                        self.assertEqual(told, of_nothing)

    def test_a_purse_of_a_class_is_used_by_its_owner_alone(self):
        asked = 0
        for method, path, operation in calls():
            if not takes_purse(operation):
                continue
            body = {} if "requestBody" in operation else None
            path = re.sub(r"\{\w+\}", "x", path)
            for who in world.clients:
                with self.subTest(call=f"{method} {path}", who=who):
                    told = world.answer(who, method, f"{path}?purse={world.shown['id']}", body)
                    asked += 1
                    if who == "ann":
                        self.assertNotIn(told, (SIGNED_OUT, NOT_IN_CLASS))
                    elif who in ("nobody", "token"):
                        self.assertEqual(told, SIGNED_OUT)
                    else:
                        self.assertIn(told, (NOT_IN_CLASS, NO_BETTOR) if path in CLOSED_TO_AUDITORS else (NOT_IN_CLASS,))
        self.assertGreater(asked, 100)

    def test_a_change_that_names_what_is_anothers_is_refused(self):
        of_class = {"classId": world.shown["id"]}
        changes = {
            "/api/bets/note": {"betId": world.bet, "text": "Not mine"}, "/api/bets/post-mortem": {"betId": world.bet},
            "/api/account/sessions/end": {"id": world.session}, "/api/insight/hunches/give-up": {"hunchId": world.hunch},
            "/api/classes/leave": {**of_class, "takeBack": False}, "/api/classes/alias": of_class,
            "/api/classes/slips": of_class, "/api/classes/agree": of_class, "/api/classes/help": {**of_class, "asks": True},
            "/api/classes/stop-teaching": of_class, "/api/classes/end": of_class,
            "/api/classes/admit": {**of_class, "alias": None, "admit": True},
            "/api/classes/educators": {**of_class, "username": "teacher2"},
            "/api/classes/slips/check": {**of_class, "code": "AAAAAAAA"},
            "/api/classes/invitations": {**of_class, "sourcedId": None},
            "/api/classes/notes": {"memberId": world.member, "text": "Not mine", "version": 0},
            "/api/classes/help/seen": {"memberId": world.member}}
        for path, body in changes.items():
            for who in ("nobody", "bob", "other teacher", "auditor", "token"):
                with self.subTest(path, who=who):
                    self.assertIn(world.answer(who, "POST", path, body)[0], (401, 403, 404))
        self.assertEqual(world.answer("ann", "GET", "/api/auth/me")[0], 200, "her session has not ended")


if __name__ == "__main__":
    unittest.main()
