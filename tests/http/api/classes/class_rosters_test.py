#!/usr/bin/python3
"""The rosters of classes with names, and the invitations to their students."""

import contextlib
import email
import email.policy
import pathlib
import sqlite3
import unittest

from class_calls import NO_CLASS, ask, educator, leave, members, opened, own
from support import Site, chalkline, wait_for

HEADER = "sourcedId,enabledUser,role,username,givenName,familyName,email,grades,password,house\n"


def setUpModule():
    global site
    site = Site()


def tearDownModule():
    site.stop()


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
        seen = self.preview(teacher, shown, csv)
        self.assertEqual([row["name"] for row in seen["added"]], ["Ada Byron", "Al Turing"])
        self.assertEqual((seen["schoolGrades"], seen["notEnabled"], seen["teachers"]), (1, 1, ["Grace Hopper"]))
        self.assertEqual((seen["unknownColumns"], seen["faults"]), (["house"], ["Line 7: its sourcedId is that of line 2"]))
        self.assertEqual(self.roster(teacher, shown), {})
        applied = self.apply(teacher, shown, csv, seen["version"]).json()
        self.assertEqual(applied, {"added": 2, "changed": 0, "mailed": 0, "notMailed": 0})
        self.assertIn(b"changed meanwhile", self.apply(teacher, shown, csv, seen["version"], 409).body)
        second = HEADER + "s2,true,student,alan,Alan,Turing,,,,\ns5,true,student,=cmd,=1+1,Danger,,,,\n"
        seen = self.preview(teacher, shown, second)
        self.assertEqual([(row["before"], row["after"]) for row in seen["changed"]], [("Al Turing", "Alan Turing")])
        self.assertEqual((len(seen["added"]), seen["notInFile"]), (1, 1))
        self.apply(teacher, shown, second, seen["version"])
        self.assertEqual(sorted(self.roster(teacher, shown)), ["s1", "s2", "s5"])
        exported = teacher.call("GET", f"/api/classes/roster-csv/{shown['id']}").expect(200).body
        self.assertIn(b"s5,,'=cmd,'=1+1 Danger,invited,", exported)
        stored = b"".join(path.read_bytes() for path in pathlib.Path(site.data).glob("accounts.db*"))
        for forgotten in (b"secret-word", b"ada@example.org"):
            self.assertNotIn(forgotten, stored)

    def test_a_student_is_taken_out_by_hand_while_they_have_not_joined(self):
        teacher, other, client = educator(site, "roster4"), educator(site, "roster4b"), site.player("in-roster4")
        shown = opened(teacher, kind="graded")
        csv = HEADER + "s1,true,student,a,Ada,Byron,,,,\ns2,true,student,b,Al,Turing,,,,\n"
        self.apply(teacher, shown, csv, 0)
        invited = self.invite(teacher, shown)
        seen = self.preview(teacher, shown, csv)

        def remove(who, sourced_id):
            body = {"classId": shown["id"], "sourcedId": sourced_id}
            return who.call("POST", "/api/classes/roster/remove", body)

        ask(client, invited["s1"]).expect(201)
        remove(other, "s2").expect(404)
        self.assertIn(b"stays on the roster", remove(teacher, "s1").expect(409).body)
        remove(teacher, "s2").expect(204)
        remove(teacher, "s2").expect(404)
        self.assertEqual(list(self.roster(teacher, shown)), ["s1"])
        answer = ask(site.player("late-roster4"), invited["s2"])
        self.assertEqual((answer.status, answer.body), (404, NO_CLASS))
        with self.subTest("a file that was compared before is looked at again"):
            self.apply(teacher, shown, csv, seen["version"], 409)
        with self.subTest("a file brings them back, and their old invitation not"):
            self.apply(teacher, shown, csv, seen["version"] + 1)
            self.assertEqual(ask(site.player("later-roster4"), invited["s2"]).status, 404)

    def test_who_was_cut_off_while_joining_has_not_joined_until_they_press_again(self):
        """As after a kill between the member's row and the purse in the ledger."""
        teacher, client = educator(site, "roster5"), site.player("cut-off")
        shown = opened(teacher, kind="graded")
        self.apply(teacher, shown, HEADER + "s1,true,student,a,Ada,Byron,,,,\n", 0)
        token = self.invite(teacher, shown)["s1"]
        with contextlib.closing(sqlite3.connect(site.data / "accounts.db")) as accounts, accounts:
            [person] = accounts.execute("SELECT id FROM users WHERE username = 'cut-off'").fetchone()
            accounts.execute("UPDATE class_roster SET person = ? WHERE class = ?", (person, shown["id"]))
            accounts.execute("INSERT INTO class_members(class, person, purse, alias, joined_at) VALUES(?, ?, ?, 'Calm Oak 10', 0)",
                             (shown["id"], person, 2**52 + 77))
        for path in ("/api/auth/me", "/api/bets", "/api/limits"):
            client.call("GET", f"{path}?purse={shown['id']}").expect(404)
        for path in ("agree", "slips"):
            client.call("POST", f"/api/classes/{path}", {"classId": shown["id"]}).expect(404)
        self.assertEqual(own(client)["joined"], [])
        ask(client, token).expect(201)
        client.call("GET", f"/api/auth/me?purse={shown['id']}").expect(200)
        self.assertEqual(self.roster(teacher, shown)["s1"]["alias"], "Calm Oak 10")

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
        with self.subTest("who used it comes back to where they are"):
            for token in (printed["s1"], link):
                self.assertEqual(ask(ada, token).expect(201).json()["joined"], place)
        with self.subTest("one person has one row"):
            self.assertEqual(ask(ada, printed["s2"]).status, 404)
            ask(alan, printed["s2"]).expect(201)
        row = self.roster(teacher, shown)["s1"]
        self.assertEqual((row["state"], row["alias"]), ("joined", place["alias"]))
        self.assertEqual(members(teacher, shown)[place["alias"]]["name"], "Ada Byron")
        with self.subTest("to a later educator, not before its owner agrees"):
            later = educator(site, "roster3b")
            teacher.call("POST", "/api/classes/educators", {"classId": shown["id"], "username": "roster3b"}).expect(200)
            csv_path = f"/api/classes/roster-csv/{shown['id']}"

            def beside():
                row = self.roster(later, shown)["s1"]
                in_file = place["alias"].encode() in later.call("GET", csv_path).expect(200).body
                return members(later, shown)[place["alias"]]["name"], row["name"], row["state"], row["alias"], in_file

            self.assertEqual(beside(), (None, "Ada Byron", "joined", None, False))
            ada.call("POST", "/api/classes/agree", {"classId": shown["id"]}).expect(200)
            self.assertEqual(beside(), ("Ada Byron", "Ada Byron", "joined", place["alias"], True))
            later.call("POST", "/api/classes/stop-teaching", {"classId": shown["id"]}).expect(204)
        with self.subTest("who takes back is no longer beside their name"):
            leave(ada, shown, True)
            row = self.roster(teacher, shown)["s1"]
            self.assertEqual((row["state"], row["alias"]), ("withdrawn", None))
            self.assertIsNone(members(teacher, shown)[place["alias"]]["name"])
            ask(ada, printed["s1"]).expect(409)
            self.assertEqual(self.roster(teacher, shown)["s1"]["state"], "withdrawn")
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
