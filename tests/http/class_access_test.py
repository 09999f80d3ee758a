#!/usr/bin/python3
"""Classes: who is let in, who sees what of whom, and the rosters of those with names."""

import email
import email.policy
import pathlib
import unittest

from class_calls import CONSENT, NOBODYS, class_form, educator
from support import Site, at_once, chalkline, wait_for

HEADER = "sourcedId,enabledUser,role,username,givenName,familyName,email,grades,password,house\n"
NO_CLASS = b"This code opens no class: it may be mistyped or used up, or the class has ended or is full"


def setUpModule():
    global site
    site = Site()


def tearDownModule():
    site.stop()


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


class WaitingRoom(unittest.TestCase):
    def test_a_code_alone_opens_nothing(self):
        teacher, first, second = educator(site, "keeper1"), site.player("asks1"), site.player("asks2")
        shown = opened(teacher)
        place = ask(first, shown["code"]).expect(202).json()
        self.assertIsNone(place["joined"])
        first.call("GET", f"/api/bets?purse={shown['id']}").expect(404)
        other = ask(second, shown["code"]).expect(202).json()["waiting"]["alias"]
        self.assertCountEqual(waiting(teacher, shown), [place["waiting"]["alias"], other])
        self.assertEqual(own(teacher)["taught"][0]["waiting"], 2)
        drawn = first.call("POST", "/api/classes/alias", {"classId": shown["id"]}).expect(200).json()["waiting"]["alias"]
        self.assertEqual(admit(teacher, shown, other, admits=False), {"admitted": 0, "problem": None})
        self.assertEqual(admit(teacher, shown), {"admitted": 1, "problem": None})
        self.assertEqual((waiting(teacher, shown), list(members(teacher, shown))), ([], [drawn]))
        self.assertEqual(own(second), {"taught": [], "joined": [], "waiting": []})
        first.call("GET", f"/api/bets?purse={shown['id']}").expect(200)
        with self.subTest("who was turned away asks again, and may stop"):
            ask(second, shown["code"]).expect(202)
            self.assertEqual(leave(second, shown, False), {"joined": None, "waiting": None})
            self.assertEqual(waiting(teacher, shown), [])

    def test_who_left_is_not_let_in_again(self):
        teacher, client = educator(site, "keeper2"), site.player("asks3")
        shown = opened(teacher)
        ask(client, shown["code"]).expect(202)
        admit(teacher, shown)
        leave(client, shown, False)
        self.assertIn(b"joined once", ask(client, shown["code"]).expect(409).body)
        self.assertEqual(waiting(teacher, shown), [])

    def test_who_stops_waiting_is_not_let_in_by_the_same_moments_press(self):
        teacher = educator(site, "keeper3")
        askers = [site.player(f"stops{i}") for i in range(12)]
        shown = opened(teacher)
        for client in askers:
            ask(client, shown["code"]).expect(202)
        leaving = [lambda client=client: leave(client, shown, False) for client in askers]
        _, *answers = at_once(lambda: admit(teacher, shown), *leaving)
        for client, answer in zip(askers, answers):
            places = own(client)["joined"]
            self.assertEqual([place["hasLeft"] for place in places], [True] * len(places))
            self.assertEqual(answer["joined"], places[0] if places else None)
        self.assertEqual(waiting(teacher, shown), [])


class Access(unittest.TestCase):
    def test_each_reads_of_a_class_what_is_theirs(self):
        teacher, second, other = (educator(site, name) for name in ("matrix1", "matrix2", "matrix3"))
        member, fellow, gone, outsider = (site.player(name) for name in ("in1", "in2", "in3", "out1"))
        auditor = site.player("auditor1")
        chalkline.run("user", "grant", "auditor1", "auditor", data=site.data)
        shown = opened(teacher)
        for client in (member, fellow, gone):
            ask(client, shown["code"]).expect(202)
        admit(teacher, shown)
        leave(gone, shown, True)
        teacher.call("POST", "/api/classes/educators", {"classId": shown["id"], "username": "matrix2"}).expect(200)
        other_class = opened(other)
        reads = [f"/api/classes/{what}/{shown['id']}" for what in ("members", "overview", "waiting", "roster", "roster-csv")]
        changes = {"end": {"classId": NOBODYS}, "admit": {"classId": shown["id"], "alias": None, "admit": True},
                   "educators": {"classId": shown["id"], "username": "matrix3"},
                   "slips/check": {"classId": shown["id"], "code": "AAAAAAAA"},
                   "invitations": {"classId": shown["id"], "sourcedId": None}}

        def statuses(client):
            return {client.call("GET", path).status for path in reads}

        for client, status in ((teacher, 200), (second, 200), (other, 404), (member, 403), (fellow, 403), (gone, 403),
                               (outsider, 403), (auditor, 403), (site.client(), 401)):
            self.assertEqual(statuses(client), {status})
        for client, status in ((other, 404), (member, 403), (gone, 403), (outsider, 403), (site.client(), 401)):
            for path, body in changes.items():
                client.call("POST", f"/api/classes/{path}", body).expect(status)
        with self.subTest("of one's own purse, and of no other"):
            for client, status in ((member, 200), (gone, 200), (teacher, 404), (second, 404), (outsider, 404)):
                client.call("GET", f"/api/bets?purse={shown['id']}").expect(status)
                client.call("GET", f"/api/bets?purse={other_class['id']}").expect(404)
        with self.subTest("a later educator sees nothing of who has not agreed"):
            alias = own(member)["joined"][0]["alias"]
            self.assertEqual(own(member)["joined"][0]["newEducators"], ["matrix2"])
            self.assertIsNotNone(members(teacher, shown)[alias]["bets"])
            row = members(second, shown)[alias]
            self.assertEqual((row["bets"], row["awaitsAgreement"]), (None, True))
            agreed = member.call("POST", "/api/classes/agree", {"classId": shown["id"]}).expect(200).json()
            self.assertEqual(agreed["newEducators"], [])
            self.assertIsNotNone(members(second, shown)[alias]["bets"])
        with self.subTest("a learner of a class cannot teach it"):
            chalkline.run("user", "grant", "in2", "educator", data=site.data)
            teacher.call("POST", "/api/classes/educators", {"classId": shown["id"], "username": "in2"}).expect(409)
        with self.subTest("a former educator is one of nobody, and the last one closes the door"):
            for client in (teacher, second):
                client.call("POST", "/api/classes/stop-teaching", {"classId": shown["id"]}).expect(204)
                self.assertEqual(statuses(client), {404})
            self.assertEqual(own(member)["joined"][0]["educators"], [])
            answer = outsider.call("GET", f"/api/classes/codes/{shown['code']}")
            self.assertEqual((answer.status, answer.body), (404, NO_CLASS))

    def test_a_slip_tells_figures_and_not_whose_they_are(self):
        teacher, other, client = educator(site, "slips1"), educator(site, "slips2"), site.player("slip1")
        shown, others = opened(teacher), opened(other)
        ask(client, shown["code"]).expect(202)
        admit(teacher, shown)
        slip = client.call("POST", "/api/classes/slips", {"classId": shown["id"]}).expect(200).json()
        self.assertEqual(client.call("POST", "/api/classes/slips", {"classId": shown["id"]}).json(), slip)
        body = {"classId": shown["id"], "code": slip["code"]}
        self.assertEqual(teacher.call("POST", "/api/classes/slips/check", body).expect(200).json(), slip)
        other.call("POST", "/api/classes/slips/check", {**body, "classId": others["id"]}).expect(404)
        leave(client, shown, True)
        teacher.call("POST", "/api/classes/slips/check", body).expect(404)


class Rosters(unittest.TestCase):
    def preview(self, teacher, shown, csv, status=200):
        answer = teacher.call("POST", "/api/classes/roster/preview", {"classId": shown["id"], "csv": csv}).expect(status)
        return answer.json() if status == 200 else answer.body.decode()

    def apply(self, teacher, shown, csv, version, status=200, mails=False):
        body = {"classId": shown["id"], "csv": csv, "version": version, "mails": mails}
        return teacher.call("POST", "/api/classes/roster/apply", body).expect(status)

    def invite(self, teacher, shown, sourced_id=None):
        body = {"classId": shown["id"], "sourcedId": sourced_id}
        made = teacher.call("POST", "/api/classes/invitations", body).expect(200).json()["invitations"]
        return {one["sourcedId"]: one["token"] for one in made}

    def roster(self, teacher, shown):
        rows = teacher.call("GET", f"/api/classes/roster/{shown['id']}").expect(200).json()["students"]
        return {row["sourcedId"]: row for row in rows}

    def test_a_file_is_looked_at_first_and_removes_nobody(self):
        teacher = educator(site, "roster1")
        shown = opened(teacher, kind="graded")
        self.assertIsNone(shown["code"])
        csv = HEADER + ("s1,true,student,ada,Ada,Byron,ada@example.org,,secret-word,red\n"
                        "s2,true,student,alan,Al,Turing,,,,\n"
                        "s3,true,student,kid,Kid,Young,,09,,\n"
                        "s4,false,student,off,Off,Line,,,,\n"
                        "t1,true,teacher,prof,Grace,Hopper,,,,\n"
                        "s1,true,student,twin,Twin,Byron,,,,\n")
        told = self.preview(teacher, shown, csv)
        self.assertEqual([row["name"] for row in told["added"]], ["Ada Byron", "Al Turing"])
        self.assertEqual((told["schoolGrades"], told["notEnabled"], told["teachers"]), (1, 1, ["Grace Hopper"]))
        self.assertEqual((told["unknownColumns"], told["faults"]), (["house"], ["Line 7: its sourcedId is that of line 2"]))
        self.assertEqual(self.roster(teacher, shown), {})
        applied = self.apply(teacher, shown, csv, told["version"]).json()
        self.assertEqual(applied, {"added": 2, "changed": 0, "mailed": 0, "notMailed": 0})
        self.assertIn(b"changed meanwhile", self.apply(teacher, shown, csv, told["version"], 409).body)
        second = HEADER + "s2,true,student,alan,Alan,Turing,,,,\ns5,true,student,=cmd,=1+1,Danger,,,,\n"
        told = self.preview(teacher, shown, second)
        self.assertEqual([(row["before"], row["after"]) for row in told["changed"]], [("Al Turing", "Alan Turing")])
        self.assertEqual((len(told["added"]), told["notInFile"]), (1, 1))
        self.apply(teacher, shown, second, told["version"])
        self.assertEqual(sorted(self.roster(teacher, shown)), ["s1", "s2", "s5"])
        exported = teacher.call("GET", f"/api/classes/roster-csv/{shown['id']}").expect(200).body
        self.assertIn(b"s5,,'=cmd,'=1+1 Danger,invited,", exported)
        stored = b"".join(path.read_bytes() for path in pathlib.Path(site.data).glob("accounts.db*"))
        for forgotten in (b"secret-word", b"ada@example.org"):
            self.assertNotIn(forgotten, stored)

    def test_files_that_are_none_are_refused_in_a_sentence(self):
        teacher = educator(site, "roster2")
        graded, pseudonymous = opened(teacher, kind="graded"), opened(teacher)
        row = "s{},true,student,u,Given,Family,,,,\n"
        for csv, sentence in (("x", "has no column sourcedId"), (HEADER + '"', "a quote that never ends"),
                              (HEADER + "".join(row.format(i) for i in range(5001)), "5001 rows, and at most 5000"),
                              (HEADER + "".join(row.format(i) for i in range(501)), "")):
            said = self.preview(teacher, graded, csv, 400 if sentence else 200)
            self.assertIn(sentence, str(said))
        self.assertIn(b"at most 500 learners", self.apply(teacher, graded, csv, 0, 409).body)
        self.assertIn("has no roster", self.preview(teacher, pseudonymous, HEADER, 409))
        large = HEADER + "x" * 1_999_000
        self.assertEqual(self.preview(teacher, graded, large)["otherRoles"], 1)
        teacher.call("POST", "/api/classes/roster/preview", {"classId": graded["id"], "csv": "x" * 2_000_001}).expect(400)
        teacher.call("POST", "/api/classes/admit", {"classId": graded["id"], "alias": "x" * 70_000, "admit": True}).expect(413)

    def test_an_invitation_is_one_persons_and_opens_the_class_once(self):
        teacher = educator(site, "roster3")
        shown = opened(teacher, kind="graded")
        csv = HEADER + "s1,true,student,ada,Ada,Byron,ada@example.org,,,\ns2,true,student,alan,Alan,Turing,,,,\n"
        self.assertEqual(self.apply(teacher, shown, csv, 0, mails=True).json()["mailed"], 1)
        mails = pathlib.Path(site.data, "outbox")
        wait_for(lambda: list(mails.glob("*.eml")), "the mail")
        letters = [email.message_from_bytes(path.read_bytes(), policy=email.policy.default) for path in mails.glob("*.eml")]
        mailed = next(one for one in letters if one["To"] == "ada@example.org").get_content()
        self.assertIn("/join/", mailed)
        printed = self.invite(teacher, shown)
        ada, alan, thief = site.player("ada-in"), site.player("alan-in"), site.player("thief-in")
        preview = ada.call("GET", f"/api/classes/codes/{printed['s1']}").expect(200).json()
        self.assertEqual((preview["kind"], preview["name"]), ("graded", "Ada Byron"))
        place = ask(ada, "-".join((printed["s1"][:13], printed["s1"][13:])).lower()).expect(201).json()["joined"]
        self.assertEqual((place["name"], place["balance"]), ("Ada Byron", 10000))
        link = mailed[mailed.index("/join/") + 6:].split()[0]
        for token in (printed["s1"], link):
            answer = ask(thief, token)
            self.assertEqual((answer.status, answer.body), (404, NO_CLASS))
        with self.subTest("one person has one row"):
            self.assertEqual(ask(ada, printed["s2"]).status, 404)
            ask(alan, printed["s2"]).expect(201)
        row = self.roster(teacher, shown)["s1"]
        self.assertEqual((row["state"], row["alias"]), ("joined", place["alias"]))
        self.assertEqual(members(teacher, shown)[place["alias"]]["name"], "Ada Byron")
        with self.subTest("who takes back is no longer beside their name"):
            leave(ada, shown, True)
            row = self.roster(teacher, shown)["s1"]
            self.assertEqual((row["state"], row["alias"]), ("withdrawn", None))
            self.assertIsNone(members(teacher, shown)[place["alias"]]["name"])
        with self.subTest("nobody but those without a place is invited"):
            body = {"classId": shown["id"], "sourcedId": None}
            teacher.call("POST", "/api/classes/invitations", body).expect(404)
        with self.subTest("a class without an educator takes nobody more"):
            self.apply(teacher, shown, HEADER + "s3,true,student,late,Late,Comer,,,,\n", 1)
            token = self.invite(teacher, shown)["s3"]
            teacher.call("POST", "/api/classes/stop-teaching", {"classId": shown["id"]}).expect(204)
            self.assertEqual((ask(thief, token).status, ask(thief, token).body), (404, NO_CLASS))
        chalkline.run("audit", "verify", data=site.data)


if __name__ == "__main__":
    unittest.main()
