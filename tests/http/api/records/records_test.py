#!/usr/bin/python3
"""The record of a learner: who reads it, what of it each row of the consent opens, notes, and the wish for help."""

import contextlib
import datetime
import sqlite3
import unittest

from class_calls import CONSENT, class_form, educator
from support import Site, at_once, chalkline, picks, wait_for

NOTHING = dict.fromkeys(CONSENT, False)
ALL = dict.fromkeys(CONSENT, True)


def setUpModule():
    global site
    site = Site("--clock-speed", "600")


def tearDownModule():
    site.stop()


def opened(teacher, **form):
    return teacher.call("POST", "/api/classes/open", class_form(largestStakePercent=None, **form)).expect(201).json()


def add_educator(teacher, shown, name):
    teacher.call("POST", "/api/classes/educators", {"classId": shown["id"], "username": name}).expect(200)


def join(client, teacher, shown, consent=None):
    """Joins by the code; the id of the member that the educators know."""
    body = {"code": shown["code"], "consent": consent or CONSENT, "isAdult": True}
    alias = client.call("POST", "/api/classes/join", body).expect(202).json()["waiting"]["alias"]
    teacher.call("POST", "/api/classes/admit", {"classId": shown["id"], "alias": alias, "admit": True}).expect(200)
    return next(row["id"] for row in members(teacher, shown) if row["alias"] == alias)


def members(teacher, shown):
    return teacher.call("GET", f"/api/classes/members/{shown['id']}").expect(200).json()["members"]


def share(client, shown, **rows):
    body = {"classId": shown["id"], "consent": {**CONSENT, **rows}}
    client.call("POST", "/api/classes/consent", body).expect(200)


def leave(client, shown, take_back):
    client.call("POST", "/api/classes/leave", {"classId": shown["id"], "takeBack": take_back}).expect(200)


def place(client, shown, stake, **facts):
    """Bets from the purse, as a person who accepts a moved price; the bet."""
    query = f"?purse={shown['id']}" if shown else ""
    while True:
        item = next(iter(picks(client.games()[1]))).item(stake) | facts
        answer = client.call("POST", "/api/bets/slip" + query, {"items": [item]})
        if b"Odds have changed" not in answer.body:
            return {"id": answer.expect(201).json()["betIds"][0]}


def record(teacher, member, query="", status=200):
    answer = teacher.call("GET", f"/api/classes/records/{member}{query}").expect(status)
    return answer.json() if status == 200 else answer.body.decode()


def bets(teacher, member, query="", status=200):
    answer = teacher.call("GET", f"/api/classes/record-bets/{member}{query}").expect(status)
    return answer.json() if status == 200 else answer.body.decode()


def count_until(teacher, member, count):
    return wait_for(lambda: bets(teacher, member)["count"] == count, "the read models")


class Access(unittest.TestCase):
    def test_the_educators_of_the_class_alone_read_a_record(self):
        teacher, second, other = (educator(site, name) for name in ("read1", "read2", "read3"))
        member, fellow, auditor = (site.player(name) for name in ("one1", "two2", "auditor7"))
        chalkline.run("user", "grant", "auditor7", "auditor", data=site.data)
        shown = opened(teacher)
        of_class = {"classId": shown["id"]}
        one = join(member, teacher, shown)
        join(fellow, teacher, shown)
        join(site.player("elsewhere"), other, opened(other))
        place(member, shown, 100)
        count_until(teacher, one, 1)
        add_educator(teacher, shown, "read2")

        def statuses(client):
            reads = [client.call("GET", f"/api/classes/{what}/{one}").status for what in ("records", "record-bets")]
            note = {"memberId": one, "text": "x", "version": 99}
            changes = [client.call("POST", f"/api/classes/{path}", body).status
                       for path, body in (("notes", note), ("help/seen", {"memberId": one}))]
            return reads, changes

        for client, status in ((other, 404), (member, 403), (fellow, 403), (auditor, 403), (site.client(), 401)):
            self.assertEqual(statuses(client), ([status] * 2, [status] * 2))
        self.assertEqual(statuses(teacher), ([200, 200], [409, 200]))
        with self.subTest("a later educator, once the learner agrees"):
            self.assertEqual(statuses(second), ([200, 404], [404, 404]))
            closed = record(second, one)
            self.assertTrue(closed["awaitsAgreement"])
            for part in ("shares", "note", "help", "progress", "lookBacks", "learning", "quiz"):
                self.assertIsNone(closed[part])
            member.call("POST", "/api/classes/agree", of_class).expect(200)
            self.assertEqual(record(second, one)["progress"]["staking"]["n"], 1)
        with self.subTest("a former educator is one of nobody"):
            second.call("POST", "/api/classes/stop-teaching", of_class).expect(204)
            self.assertEqual(statuses(second), ([404, 404], [404, 404]))
        for unknown in ("f" * 16, "x", shown["id"]):
            self.assertEqual(record(teacher, unknown, status=404), "You teach no such learner")
        with self.subTest("nobody's name, email or account"):
            answer = teacher.call("GET", f"/api/classes/records/{one}").expect(200)
            for hidden in (b"one1", b"example", b"email"):
                self.assertNotIn(hidden, answer.body)

    def test_each_look_is_in_the_ledger_once_an_hour_and_told_to_the_learner(self):
        teacher, client = educator(site, "looks1"), site.player("looked1")
        shown = opened(teacher)
        one = join(client, teacher, shown)

        def looks(is_overview):
            looks = client.call("GET", f"/api/classes/looks/{shown['id']}").expect(200).json()["looks"]
            return [look["at"] for look in looks if look["isOverview"] == is_overview and not look["isExport"]]

        teacher.call("GET", f"/api/classes/overview/{shown['id']}").expect(200)

        def look_until_the_next_hour():  # which is 6 seconds here
            record(teacher, one)
            bets(teacher, one)
            return len(looks(False)) == 2

        wait_for(look_until_the_next_hour, "two looks")
        self.assertEqual(len(looks(True)), 1)
        later, earlier = (datetime.datetime.fromisoformat(at) for at in looks(False))
        self.assertGreaterEqual(later - earlier, datetime.timedelta(hours=1))
        teacher.call("GET", f"/api/classes/looks/{shown['id']}").expect(404)
        with self.subTest("who has taken back is not looked at"):
            leave(client, shown, True)
            before = len(looks(False))
            self.assertTrue(record(teacher, one)["isTakenBack"])
            self.assertEqual(len(looks(False)), before)
        chalkline.run("audit", "verify", data=site.data)


class Consent(unittest.TestCase):
    def test_each_row_opens_its_part_alone(self):
        teacher, client = educator(site, "rows1"), site.player("rows2")
        client.call("POST", "/api/quiz/submit", {"answers": [1, 1, 2, 0, 3]}).expect(200)
        shown = opened(teacher)
        one = join(client, teacher, shown, NOTHING)
        client.call("POST", "/api/learn/read", {"guideId": "odds-formats"}).expect(200)
        bet = place(client, shown, 100, statedChance=0.6)
        client.call("POST", f"/api/bets/note?purse={shown['id']}", {"betId": bet["id"], "text": "Why not"}).expect(200)
        parts = ("progress", "lookBacks", "learning", "quiz")

        def seen():
            found = record(teacher, one)
            return {part for part in parts if found[part] is not None}

        self.assertEqual(seen(), set())
        self.assertEqual(record(teacher, one)["shares"], NOTHING)
        self.assertIn("does not share", bets(teacher, one, status=404))
        for row, opens in (("bets", {"progress", "lookBacks"}), ("learning", {"learning"}), ("quiz", {"quiz"}),
                           ("chasing", set())):
            share(client, shown, **{**NOTHING, row: True})
            wait_for(lambda: seen() == opens, row)
        share(client, shown, **ALL)
        count_until(teacher, one, 1)
        found = record(teacher, one)
        self.assertIsNotNone(found["progress"]["chasing"])
        self.assertEqual([reading["guide"] for reading in found["learning"]["readings"]], ["odds-formats"])
        self.assertEqual(found["quiz"]["answers"], [1, 1, 2, 0, 3])
        shown_bet, = bets(teacher, one)["bets"]
        self.assertEqual((shown_bet["id"], shown_bet["stake"], shown_bet["statedChance"], shown_bet["note"]),
                         (bet["id"], 100, 0.6, "Why not"))
        share(client, shown, **{**ALL, "chasing": False})
        self.assertIsNone(record(teacher, one)["progress"]["chasing"])

    def test_it_has_what_was_done_in_the_class_from_joining_to_leaving(self):
        teacher, client = educator(site, "window1"), site.player("window2")
        shown, elsewhere = opened(teacher), opened(teacher, title="STAT 2")
        client.call("POST", "/api/learn/read", {"guideId": "odds-formats"}).expect(200)
        place(client, None, 70)
        one, two = join(client, teacher, shown), join(client, teacher, elsewhere)
        place(client, shown, 100)
        place(client, None, 60)
        place(client, elsewhere, 90)
        client.call("POST", "/api/learn/read", {"guideId": "types-of-bets"}).expect(200)
        count_until(teacher, one, 1)

        def learned():
            return [reading["guide"] for reading in record(teacher, one)["learning"]["readings"]]

        wait_for(lambda: learned() == ["types-of-bets"], "the reading")
        self.assertEqual([bet["stake"] for bet in bets(teacher, one)["bets"]], [100])
        self.assertEqual([bet["stake"] for bet in bets(teacher, two)["bets"]], [90])
        leave(client, shown, False)
        place(client, None, 50)
        client.call("POST", "/api/learn/read", {"guideId": "line-shopping"}).expect(200)
        wait_for(lambda: len(record(teacher, two)["learning"]["readings"]) == 2, "the reading")
        self.assertEqual(learned(), ["types-of-bets"])
        self.assertTrue(record(teacher, one)["hasLeft"])
        self.assertEqual(bets(teacher, one)["count"], 1)
        leave(client, shown, True)
        found = record(teacher, one)
        self.assertEqual((found["isTakenBack"], found["progress"], found["note"]), (True, None, None))
        bets(teacher, one, status=404)
        self.assertEqual(bets(teacher, two)["count"], 1)

    def test_a_record_stands_as_of_a_position_and_shows_the_bets_behind_a_cell(self):
        teacher, client = educator(site, "scrub1"), site.player("scrub2")
        shown = opened(teacher)
        one = join(client, teacher, shown)
        first = place(client, shown, 100)
        second = place(client, shown, 1000, statedChance=0.4)
        wait_for(lambda: all(bet["settledAt"] for bet in bets(teacher, one)["bets"]) and bets(teacher, one)["count"] == 2,
                 "the settlements")
        client.call("POST", f"/api/bets/post-mortem?purse={shown['id']}", {"betId": first["id"]}).expect(200)
        wait_for(lambda: record(teacher, one)["lookBacks"] == 1, "the look back")
        then = f"?asOf={first['id']}"
        self.assertEqual((bets(teacher, one, then)["count"], record(teacher, one, then)["lookBacks"]), (1, 0))
        was, = bets(teacher, one, then)["bets"]
        self.assertEqual((was["status"], was["settledAt"], was["profit"], was["lookedBackAt"]), ("pending", None, None, None))
        self.assertEqual(record(teacher, one, then)["progress"]["bets"]["open"], 1)
        for cell, ids in (("smallStakes", [first]), ("largeStakes", [second]), ("estimates", [second]),
                          ("lookBacks", [first]), ("recent", [second, first])):
            self.assertEqual([bet["id"] for bet in bets(teacher, one, f"?show={cell}")["bets"]], [bet["id"] for bet in ids])
        page = bets(teacher, one, "?limit=1")
        self.assertEqual((page["count"], page["bets"][0]["id"]), (2, second["id"]))
        rest = bets(teacher, one, f"?limit=1&cursor={page['nextCursor']}")
        self.assertEqual((rest["bets"][0]["id"], rest["nextCursor"]), (first["id"], None))
        with self.subTest("the figures are the learner's own"):
            own = client.call("GET", f"/api/insight/progress?purse={shown['id']}").expect(200).json()
            progress = record(teacher, one)["progress"]
            self.assertEqual({**progress, "position": 0, "chasing": None}, {**own, "position": 0, "chasing": None})
            looked = client.call("POST", f"/api/bets/post-mortem?purse={shown['id']}", {"betId": first["id"]}).json()
            again = bets(teacher, one, "?show=lookBacks")["bets"][0]
            for name, theirs in (("impliedChance", "impliedChance"), ("marketChance", "noVigChance"), ("margin", "margin"),
                                 ("closingLineValue", "closingLineValue"), ("luck", "luck"), ("movement", "movement")):
                self.assertEqual(again[name], looked[theirs], name)


class Help(unittest.TestCase):
    def test_a_note_of_two_educators_at_once_is_not_overwritten(self):
        teacher, second, client = educator(site, "note1"), educator(site, "note2"), site.player("note3")
        shown = opened(teacher)
        add_educator(teacher, shown, "note2")
        one = join(client, teacher, shown)
        self.assertEqual(record(teacher, one)["note"], {"text": "", "version": 0, "changedAt": None, "changedBy": None})

        def write(who, text, version):
            return who.call("POST", "/api/classes/notes", {"memberId": one, "text": text, "version": version})

        answers = at_once(lambda: write(teacher, "Mine", 0), lambda: write(second, "Theirs", 0))
        self.assertEqual(sorted(answer.status for answer in answers), [200, 409])
        note = record(second, one)["note"]
        self.assertEqual((note["version"], note["text"] in ("Mine", "Theirs")), (1, True))
        write(second, "Both\nof us", 1).expect(200)
        self.assertEqual(record(teacher, one)["note"]["changedBy"], "note2")
        for text, version, status in (("x" * 1001, 2, 400), ("\x07", 2, 400), ("x" * 1000, 2, 200)):
            write(teacher, text, version).expect(status)
        write(teacher, "A plan", 3).expect(200)
        with self.subTest("the learner has it in their export, and it is erased with them"):
            export = client.call("GET", "/api/account/export").expect(200).json()
            self.assertEqual(export["classes"]["joined"][0]["educatorsNote"], "A plan")
            client.call("POST", "/api/account/delete", {"password": "practice-only"}).expect(204)
            with contextlib.closing(sqlite3.connect(f"file:{site.data / 'accounts.db'}?mode=ro", uri=True)) as people:
                kept = people.execute("SELECT count(*) FROM class_notes WHERE text = 'A plan'").fetchone()
            self.assertEqual(kept, (0,))

    def test_who_asks_for_help_stands_on_top_until_an_educator_has_seen_it(self):
        teacher, first, second = educator(site, "help1"), site.player("help2"), site.player("help3")
        shown = opened(teacher)
        join(first, teacher, shown)
        two = join(second, teacher, shown)

        def overview():
            rows = teacher.call("GET", f"/api/classes/overview/{shown['id']}").expect(200).json()["learners"]
            return [(row["id"] == two, row["need"], bool(row["help"])) for row in rows]

        def ask(client, asks, status=200):
            body = {"classId": shown["id"], "asks": asks}
            return client.call("POST", "/api/classes/help", body).expect(status)

        wait_for(lambda: len(overview()) == 2, "the read models")
        asked = ask(second, True).json()["help"]
        self.assertEqual((asked["seenAt"], ask(second, True).json()["help"]), (None, asked))
        self.assertEqual(overview()[0], (True, "asked", True))
        own = second.call("GET", "/api/classes").expect(200).json()["joined"][0]["help"]
        self.assertEqual(own, asked)
        seen = teacher.call("POST", "/api/classes/help/seen", {"memberId": two}).expect(200).json()["help"]
        self.assertEqual((seen["askedAt"], seen["seenAt"] is not None), (asked["askedAt"], True))
        self.assertIn((True, "none", True), overview())
        self.assertIsNone(ask(second, False).json()["help"])
        self.assertIsNone(record(teacher, two)["help"])
        ask(teacher, True, 404)
        ask(second, True)
        leave(second, shown, False)
        self.assertNotIn("asked", [need for _, need, _ in overview()])
        ask(second, True, 409)


if __name__ == "__main__":
    unittest.main()
