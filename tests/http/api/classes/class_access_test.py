#!/usr/bin/python3
"""Classes: who is let in, and who sees what of whom, until when."""

import contextlib
import datetime
import sqlite3
import unittest

from class_calls import NO_CLASS, NOBODYS, admit, ask, educator, leave, members, opened, own, waiting
from support import Site, at_once, chalkline


def setUpModule():
    global site
    site = Site()


def tearDownModule():
    site.stop()


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
        reads = [f"/api/classes/{what}/{shown['id']}" for what in (
            "members", "overview", "waiting", "roster", "roster-csv", "assignments", "games", "report", "report-csv",
            "report-json")]
        handles = [row["id"] for row in members(teacher, shown).values()]
        reads += [f"/api/classes/records/{handle}" for handle in handles]
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
        with self.subTest("bets are shown to an educator with whom they are shared"):
            handle = members(teacher, shown)[own(member)["joined"][0]["alias"]]["id"]
            for client, status in ((teacher, 200), (second, 404), (other, 404), (member, 403), (auditor, 403), (site.client(), 401)):
                client.call("GET", f"/api/classes/record-bets/{handle}").expect(status)
        with self.subTest("grades are of a class with names, and for its educators"):
            graded = opened(teacher, kind="graded")
            for client, status in ((teacher, 200), (second, 404), (other, 404), (member, 403), (auditor, 403), (site.client(), 401)):
                client.call("GET", f"/api/classes/grades-csv/{graded['id']}").expect(status)
            teacher.call("GET", f"/api/classes/grades-csv/{shown['id']}").expect(409)
        with self.subTest("the board is for its educators and members"):
            for client, status in ((teacher, 200), (second, 200), (member, 200), (other, 404), (outsider, 404), (auditor, 404),
                                   (site.client(), 401)):
                client.call("GET", f"/api/classes/board/{shown['id']}").expect(status)
        with self.subTest("how far one is with its assignments is one's own"):
            for client, status in ((member, 200), (teacher, 404), (other, 404), (outsider, 404), (auditor, 404)):
                client.call("GET", f"/api/classes/own-assignments/{shown['id']}").expect(status)
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


class WithoutAnEducator(unittest.TestCase):
    def test_the_operator_hands_a_class_on_that_nobody_teaches(self):
        teacher, client = educator(site, "leaves1"), site.player("orphan1")
        heir = educator(site, "heir1")
        shown = opened(teacher, title="Handed On")

        def class_command(*arguments):
            return chalkline.run("class", *arguments, data=site.data, check=False)

        ask(client, shown["code"]).expect(202)
        admit(teacher, shown)
        taught = class_command("hand-on", shown["id"], "heir1")
        self.assertEqual((taught.returncode, taught.stderr),
                         (1, "chalkline: Handed On is taught by leaves1, who can add another educator themselves\n"))
        teacher.call("POST", "/api/classes/stop-teaching", {"classId": shown["id"]}).expect(204)
        self.assertIn(f"{shown['id']}  Handed On; members: 1; taught by: nobody\n", class_command("list").stdout)
        for arguments, sentence in (((NOBODYS, "heir1"), f"There is no class {NOBODYS}"),
                                    (("x", "heir1"), "There is no class x"),
                                    ((shown["id"], "orphan1"), "There is no educator named orphan1: grant the role first")):
            refused = class_command("hand-on", *arguments)
            self.assertEqual((refused.returncode, refused.stderr), (1, f"chalkline: {sentence}\n"))
        self.assertEqual(class_command("hand-on", shown["id"], "heir1").stdout, "heir1 now teaches Handed On\n")
        code = own(heir)["taught"][0]["code"]
        self.assertNotIn(code, (None, shown["code"]))
        with self.subTest("who was in it before has not agreed to them"):
            self.assertEqual(own(client)["joined"][0]["newEducators"], ["heir1"])
            [row] = members(heir, shown).values()
            self.assertEqual((row["bets"], row["awaitsAgreement"]), (None, True))


class AfterTheEnd(unittest.TestCase):
    """By a clock that is set ahead between two runs of the server."""

    def test_educators_see_a_class_for_so_many_days_and_learners_are_told(self):
        later = Site()
        self.addCleanup(later.stop)
        teacher, client = educator(later, "keeps1"), later.player("kept1")
        now = datetime.datetime.now(datetime.timezone.utc)
        ends = f"{now + datetime.timedelta(days=1):%Y-%m-%dT%H:%M:%SZ}"
        short, by_terms, long = (opened(teacher, **form) for form in (
            {"seenDays": 2}, {"seenDays": 2, "endsAt": ends}, {"title": "Erasable Course"}))
        for shown in (short, by_terms, long):
            preview = client.call("GET", f"/api/classes/codes/{shown['code']}").expect(200).json()["terms"]
            self.assertEqual(preview["seenUntil"], shown["terms"]["seenUntil"])
            ask(client, shown["code"]).expect(202)
            admit(teacher, shown)
        for shown in (short, long):
            teacher.call("POST", "/api/classes/end", {"classId": shown["id"]}).expect(200)

        def terms(shown):
            return next(one["terms"] for one in own(client)["joined"] if one["id"] == shown["id"])

        def seen(shown):
            reads = {teacher.call("GET", f"/api/classes/{what}/{shown['id']}").status
                     for what in ("members", "overview", "waiting", "roster", "roster-csv")}
            return reads, terms(shown)["isSeen"]

        until = datetime.datetime.fromisoformat(terms(short)["seenUntil"])
        self.assertAlmostEqual((until - now).total_seconds(), 2 * 86_400, delta=60)
        for shown in (short, by_terms, long):
            self.assertEqual(seen(shown), ({200}, True))
        later.stop_server()
        later.start_server(begins=now + datetime.timedelta(days=2, hours=1))
        teacher, client = later.client(), later.client()
        teacher.sign_in("keeps1")
        client.sign_in("kept1")
        self.assertEqual([seen(shown) for shown in (short, by_terms, long)], [({404}, False), ({200}, True), ({200}, True)])
        for path, body in {"slips/check": {"code": "AAAAAAAA"}, "educators": {"username": "kept1"},
                           "admit": {"alias": None, "admit": True}, "invitations": {"sourcedId": None}}.items():
            answer = teacher.call("POST", f"/api/classes/{path}", {"classId": short["id"], **body}).expect(404)
            self.assertIn(b"educators saw the learners of this class is over", answer.body)
        self.assertEqual(len(own(teacher)["taught"]), 3)
        teacher.call("POST", "/api/classes/stop-teaching", {"classId": short["id"]}).expect(204)
        with self.subTest("the server forgets whom they saw, and keeps the report"):
            seen_until = terms(long)["seenUntil"]
            refused = chalkline.run("class", "erase", long["id"], data=later.data, check=False)
            self.assertEqual((refused.returncode, refused.stderr),
                             (1, f"chalkline: Erasable Course is seen by its educators until {seen_until}: --early erases it before\n"))
            with contextlib.closing(sqlite3.connect(later.data / "accounts.db")) as db:
                codes = dict(db.execute("SELECT id, code FROM classes"))
            self.assertEqual([codes[shown["id"]] is None for shown in (short, by_terms, long)], [True, False, False])
            self.assertEqual(len(own(client)["joined"]), 3)
        with self.subTest("the operator erases one that has ended, and none that runs"):
            running = opened(teacher, title="Running Course")
            for arguments, sentence in (((NOBODYS,), f"There is no class {NOBODYS}"), (("x",), "There is no class x"),
                                        ((running["id"], "--early"),
                                         "Running Course is still running: an educator of it ends it first")):
                refused = chalkline.run("class", "erase", *arguments, data=later.data, check=False)
                self.assertEqual((refused.returncode, refused.stderr), (1, f"chalkline: {sentence}\n"))
            erased = chalkline.run("class", "erase", long["id"], "--early", data=later.data)
            self.assertEqual(erased.stdout, "Erasable Course is erased (members: 1, notes on bets: 0); "
                                            "the ledger keeps its events by numbers alone\n")
            self.assertNotIn(long["id"], [one["id"] for one in own(client)["joined"] + own(teacher)["taught"]])
            client.call("GET", f"/api/bets?purse={long['id']}").expect(404)
            teacher.call("GET", f"/api/classes/report/{long['id']}").expect(404)
        later.stop_server()
        chalkline.run("audit", "verify", data=later.data)


if __name__ == "__main__":
    unittest.main()
