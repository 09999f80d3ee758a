#!/usr/bin/python3
"""Classes: an educator opens one, a learner joins it by its code, bets from its purse, and leaves."""

import datetime
import subprocess
import unittest

from support import Site, bet_on, chalkline, wait_for

ALL = {kind: True for kind in ("moneyline", "spread", "total", "prop", "parlay", "conditional")}
CONSENT = {"bets": True, "learning": True, "quiz": False, "chasing": False}
NO_CLASS = b"This code opens no class: it may be mistyped or used up, or the class has ended or is full"
TEACHERS = {}  # by the code of their class: the educator, and the class


def setUpModule():
    global site
    site = Site("--clock-speed", "600")


def tearDownModule():
    site.stop()


def grant(name, role, at=None):
    at = at or site
    chalkline.run("user", "grant", name, role, data=at.data)


def educator(name, at=None):
    client = (at or site).player(name)
    grant(name, "educator", at)
    wait_for(lambda: client.call("POST", "/api/classes/end", {"classId": "0" * 32}).status == 404, "the role")
    return client


def class_form(title="ECON 101", days=90, **others):
    ends = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(days=days)
    return {"title": title, "kind": "pseudonymous", "startCoins": 10000, "largestStakePercent": 5, "allowed": ALL,
            "endsAt": ends.strftime("%Y-%m-%dT%H:%M:%SZ"), "seenDays": 30, "isAdult": True, **others}


def opened(teacher, **form):
    shown = teacher.call("POST", "/api/classes/open", class_form(**form)).expect(201).json()
    if shown["code"]:
        TEACHERS[shown["code"]] = teacher, shown["id"]
    return shown


def ask(learner, code, consent=None):
    return learner.call("POST", "/api/classes/join", {"code": code, "consent": consent or CONSENT, "isAdult": True})


def joined(learner, code, consent=None):
    """Asks to join, and is let in."""
    place = ask(learner, code, consent).json()
    if place["waiting"]:
        teacher, class_id = TEACHERS[code.replace("-", "").upper()]
        body = {"classId": class_id, "alias": place["waiting"]["alias"], "admit": True}
        assert teacher.call("POST", "/api/classes/admit", body).expect(200).json() == {"admitted": 1, "problem": None}
        place = ask(learner, code, consent).expect(201).json()
    return place["joined"]


def own(client):
    return client.call("GET", "/api/classes").expect(200).json()


def balance(client, query=""):
    return client.call("GET", "/api/auth/me" + query).expect(200).json()["virtualBalance"]


class Learner:
    """A player who places bets from the purse of a class."""

    def __init__(self, client, in_class):
        self.client = client
        self.query = f"?purse={in_class['id']}"

    def place(self, stake, game=None, query=None):
        """Bets on the first pick of the game, or of the second that is open, at whatever is quoted now, as a person
        who accepts a moved price."""
        while True:
            pick = next(iter(chalkline.picks(game or self.client.games()[1])))
            answer = self.client.call("POST", "/api/bets/slip" + (query or self.query), {"items": [pick.item(stake)]})
            if b"Odds have changed" not in answer.body:
                return answer
            if game:
                game = next(now for now in self.client.games() if now["id"] == game["id"])

    def read(self, path):
        return self.client.call("GET", path + self.query).expect(200).json()


class Teaching(unittest.TestCase):
    def test_a_class_is_opened_with_its_terms_and_a_drawn_code(self):
        teacher = educator("teacher1")
        shown = opened(teacher)
        self.assertRegex(shown["code"], r"^[A-HJ-NP-Z2-9]{8}$")
        self.assertEqual(shown["terms"]["largestStakePercent"], 5)
        self.assertEqual(own(teacher)["taught"], [shown])
        for wrong, sentence in (({"isAdult": False}, "18 and over"), ({"title": "\u200b"}, "can be read"),
                                ({"title": "two\nlines"}, "of one line"), ({"title": "a\0b"}, "of one line"),
                                ({"startCoins": 99}, "startCoins"), ({"days": 400}, "within a year"),
                                ({"allowed": dict.fromkeys(ALL, False)}, "allows a kind of bet")):
            with self.subTest(wrong):
                answer = teacher.call("POST", "/api/classes/open", class_form(**wrong)).expect(400)
                self.assertIn(sentence, answer.body.decode())

    def test_players_and_other_educators_reach_no_class(self):
        mine = opened(educator("teacher2"))
        other, player = educator("teacher3"), site.player("nosy")
        for path in ("/api/classes/open", "/api/classes/end"):
            player.call("POST", path, {}).expect(403)
        player.call("GET", f"/api/classes/members/{mine['id']}").expect(403)
        other.call("GET", f"/api/classes/members/{mine['id']}").expect(404)
        other.call("POST", "/api/classes/end", {"classId": mine["id"]}).expect(404)
        for path in ("consent", "alias", "leave"):
            body = {"classId": mine["id"], "consent": CONSENT, "takeBack": True}
            wanted = {"consent": ("classId", "consent"), "alias": ("classId",), "leave": ("classId", "takeBack")}[path]
            answer = player.call("POST", f"/api/classes/{path}", {name: body[name] for name in wanted})
            self.assertEqual((answer.status, answer.body), (404, b"You are not in this class"))
        visitor = site.client()
        for path in ("/api/classes", f"/api/classes/codes/{mine['code']}"):
            visitor.call("GET", path).expect(401)

    def test_an_auditor_joins_none(self):
        code = opened(educator("teacher4"))["code"]
        auditor = site.player("auditor1")
        grant("auditor1", "auditor")
        body = {"code": code, "consent": CONSENT, "isAdult": True}
        wait_for(lambda: auditor.call("POST", "/api/classes/join", body).status == 403, "the role")

    def test_the_members_are_seen_by_alias_and_only_as_far_as_they_share(self):
        teacher = educator("teacher5")
        shown = opened(teacher)
        open_one, silent, gone = (site.player(name) for name in ("member1", "member2", "member3"))
        aliases = [joined(open_one, shown["code"])["alias"],
                   joined(silent, shown["code"], {**CONSENT, "bets": False})["alias"],
                   joined(gone, shown["code"])["alias"]]
        Learner(open_one, shown).place(10).expect(201)
        gone.call("POST", "/api/classes/leave", {"classId": shown["id"], "takeBack": True}).expect(200)
        answer = teacher.call("GET", f"/api/classes/members/{shown['id']}").expect(200)
        for name in (b"member1", b"member2", b"member3", b"example"):
            self.assertNotIn(name, answer.body)
        rows = {row["alias"]: row for row in answer.json()["members"]}
        self.assertEqual(sorted(rows), sorted(aliases))
        self.assertEqual(rows[aliases[0]]["bets"], {"placed": 1, "open": 1, "withChance": 0})
        self.assertIsNone(rows[aliases[1]]["bets"])
        self.assertEqual((rows[aliases[2]]["bets"], rows[aliases[2]]["isTakenBack"]), (None, True))
        self.assertEqual(own(teacher)["taught"][0]["members"], 3)

    def test_the_overview_shows_what_each_shares_and_no_coin(self):
        teacher, other = educator("teacher5b"), educator("teacher5c")
        shown = opened(teacher)
        open_one, silent, gone = (site.player(name) for name in ("seen1", "seen2", "seen3"))
        aliases = [joined(open_one, shown["code"])["alias"],
                   joined(silent, shown["code"], {**CONSENT, "bets": False})["alias"],
                   joined(gone, shown["code"])["alias"]]
        for client in (open_one, silent, gone):
            Learner(client, shown).place(10).expect(201)
        gone.call("POST", "/api/classes/leave", {"classId": shown["id"], "takeBack": True}).expect(200)
        path = f"/api/classes/overview/{shown['id']}"

        def read():
            answer = teacher.call("GET", path).expect(200)
            for hidden in (b"seen1", b"seen2", b"seen3", b"oins", b"profit"):
                self.assertNotIn(hidden, answer.body)
            return {row["alias"]: row for row in answer.json()["learners"]}

        wait_for(lambda: len(read()) == 3 and read()[aliases[0]]["process"]["bets"] == 1, "the read models")
        rows = read()
        self.assertEqual(sorted(rows), sorted(aliases))
        process = rows[aliases[0]]["process"]
        self.assertEqual((process["smallStakes"], process["gap"]["state"]), (1, "none"))
        self.assertEqual(process["estimatesChange"], {"state": "too few", "before": None, "after": None})
        self.assertEqual((rows[aliases[1]]["process"], rows[aliases[1]]["lastActAt"]), (None, None))
        self.assertEqual((rows[aliases[2]]["process"], rows[aliases[2]]["isTakenBack"]), (None, True))
        self.assertEqual(list(rows)[-1], aliases[2])
        other.call("GET", path).expect(404)
        open_one.call("GET", path).expect(403)
        with self.subTest("a member sees the same row of themself, and nobody else's"):
            own_row = open_one.call("GET", f"/api/classes/own-row/{shown['id']}").expect(200).json()
            self.assertEqual(own_row, {"title": shown["title"], "hasAssignments": False, "learners": [read()[aliases[0]]]})
            teacher.call("GET", f"/api/classes/own-row/{shown['id']}").expect(404)
        with self.subTest("a later educator sees nothing of who has not agreed"):
            def to_other():
                rows = other.call("GET", path).expect(200).json()["learners"]
                row = next(row for row in rows if row["alias"] == aliases[0])
                return row["awaitsAgreement"], row["process"] and row["process"]["bets"], row["lastActAt"] is not None

            teacher.call("POST", "/api/classes/educators", {"classId": shown["id"], "username": "teacher5c"}).expect(200)
            self.assertEqual(to_other(), (True, None, False))
            open_one.call("POST", "/api/classes/agree", {"classId": shown["id"]}).expect(200)
            self.assertEqual(to_other(), (False, 1, True))
        with self.subTest("each educator's look is in the ledger, once a day"):
            exported = chalkline.run("audit", "export", "--format", "jsonl", data=site.data).stdout.splitlines()
            looks = [line for line in exported if '"OverviewOpened"' in line and shown["id"] in line]
            self.assertEqual(len(looks), 2)

    def test_a_class_that_has_ended_takes_nobody_and_no_bet(self):
        teacher, client = educator("teacher6"), site.player("late1")
        shown = opened(teacher)
        joined(client, shown["code"])
        learner = Learner(client, shown)
        learner.place(10).expect(201)
        ended = teacher.call("POST", "/api/classes/end", {"classId": shown["id"]}).expect(200).json()
        self.assertEqual((ended["code"], ended["terms"]["hasEnded"]), (None, True))
        self.assertIn(b"has ended", learner.place(10).expect(409).body)
        other = site.player("late2")
        answer = other.call("GET", f"/api/classes/codes/{shown['code']}")
        self.assertEqual((answer.status, answer.body), (404, NO_CLASS))
        wait_for(lambda: learner.read("/api/bets")["bets"][0]["settledAt"], "the settlement")


class Joining(unittest.TestCase):
    def test_a_learner_sees_the_terms_joins_and_bets_apart_from_their_own_play(self):
        teacher, client = educator("prof"), site.player("learner1")
        shown = opened(teacher, title="Statistics & Chance", days=30)
        code = f"{shown['code'][:4].lower()}-{shown['code'][4:]}"
        preview = client.call("GET", f"/api/classes/codes/{code}").expect(200).json()
        self.assertEqual((preview["title"], preview["educators"], preview["isJoined"]), ("Statistics & Chance", ["prof"], False))
        client.call("POST", "/api/classes/join", {"code": code, "consent": CONSENT, "isAdult": False}).expect(400)
        member = joined(client, code)
        self.assertRegex(member["alias"], r"^[A-Z][a-z]+ [A-Z][a-z]+ \d\d$")
        self.assertEqual((member["balance"], member["consent"]), (10000, CONSENT))
        self.assertEqual(joined(client, code), member)  # once more is the same
        learner = Learner(client, shown)
        game = client.games()[1]
        bet_on(client, [game], 100)
        own_before = balance(client)
        self.assertIn(b"larger share", learner.place(501, game).expect(403).body)
        self.assertEqual(learner.place(500, game).expect(201).json()["userBalance"], 9500)
        self.assertEqual((balance(client, learner.query), balance(client)), (9500, own_before))
        with self.subTest("each sees its own alone"):
            self.assertEqual([bet["betAmount"] for bet in learner.read("/api/bets")["bets"]], [500])
            self.assertEqual([bet["betAmount"] for bet in client.bets()], [100])
            self.assertEqual(learner.read("/api/bets/summary")["pending"], 1)
            self.assertEqual([entry["amount"] for entry in learner.read("/api/statement")["entries"]], [-500, 10000])
            self.assertEqual(learner.read("/api/insight/progress")["staking"]["n"], 1)
            csv = client.call("GET", "/api/bets/csv" + learner.query).expect(200).body
            self.assertEqual(csv.count(b"\r\n"), 2)
            dashboard = client.call("GET", "/api/dashboard/data").expect(200).json()
            self.assertEqual([bet["betAmount"] for bet in dashboard["recentActivity"]], [100])
        with self.subTest("limits hold for both"):
            limits = learner.read("/api/limits")
            self.assertEqual((limits["betsToday"], limits["openStakes"], limits["purseOpenStakes"]), (2, 600, 500))
            form = {"maxStake": 50, "maxBetsPerDay": None, "maxLossPerWeek": None, "realityCheckMinutes": None, "coolOffDays": None}
            client.call("POST", "/api/limits/change", form).expect(200)
            learner.place(60, client.games()[1]).expect(403)
        wait_for(lambda: learner.read("/api/bets")["bets"][0]["settledAt"], "the settlement")
        bet = learner.read("/api/bets")["bets"][0]
        with self.subTest("looking back earns nothing there"):
            answer = client.call("POST", "/api/bets/post-mortem" + learner.query, {"betId": bet["id"]}).expect(200).json()
            self.assertEqual(answer["awarded"], 0)
            client.call("POST", "/api/bets/post-mortem", {"betId": bet["id"]}).expect(404)
        with self.subTest("no board has it"):
            board = client.call("GET", "/api/leaderboard?period=alltime&category=balance").expect(200).json()
            self.assertNotIn(10000, [row["virtualBalance"] for row in board])
        chalkline.run("audit", "verify", data=site.data)

    def test_a_purse_of_somebody_else_is_not_found(self):
        shown = opened(educator("prof2"))
        stranger = site.player("stranger")
        for purse, status in ((shown["id"], 404), ("f" * 32, 404), ("econ", 400), ("", 400)):
            for path in ("/api/bets", "/api/statement", "/api/auth/me", "/api/limits", "/api/bankroll", "/api/stream"):
                stranger.call("GET", f"{path}?purse={purse}").expect(status)
        stranger.call("GET", f"/api/bets?purse={shown['id']}&purse={shown['id']}").expect(400)

    def test_no_call_takes_another_purse_than_it_was_asked_for(self):
        shown, client = opened(educator("prof2b")), site.player("purses1")
        joined(client, shown["code"])
        learner = Learner(client, shown)
        before = balance(client), balance(client, learner.query)
        with self.subTest("calls that know no purse say so"):
            for path in ("/api/dashboard/data", "/api/classes", "/api/leaderboard"):
                self.assertIn(b"knows no purse", client.call("GET", path + learner.query).expect(400).body)
            for path, body in (("/api/membership/upgrade", {"tierId": "pro"}), ("/api/quiz/submit", {"answers": [0] * 5}),
                               ("/api/bankroll/reset", {}), ("/api/classes/agree", {"classId": shown["id"]})):
                self.assertIn(b"knows no purse", client.call("POST", path + learner.query, body).expect(400).body)
        with self.subTest("neither another writing of the name nor a second one leads to one's own account"):
            for query in (f"?PURSE={shown['id']}", f"?Purse={shown['id']}", f"?%70urse={shown['id']}",
                          f"?purse={shown['id']}&purse={shown['id']}", f"?purse={shown['id']}&PURSE=x"):
                client.call("GET", "/api/auth/me" + query).expect(400)
                self.assertIn(b"purse must be there once", learner.place(10, query=query).expect(400).body)
        self.assertEqual((balance(client), balance(client, learner.query)), before)

    def test_kinds_that_a_class_does_not_allow_are_refused(self):
        shown = opened(educator("prof3"), allowed={**dict.fromkeys(ALL, False), "total": True})
        client = site.player("learner3")
        joined(client, shown["code"])
        self.assertIn(b"kind of bet", Learner(client, shown).place(10).expect(403).body)

    def test_consent_alias_and_leaving(self):
        shown = opened(educator("prof4"))
        client = site.player("learner4")
        first = joined(client, shown["code"])
        changed = {**CONSENT, "quiz": True}
        for _ in range(2):  # the same again changes nothing
            answer = client.call("POST", "/api/classes/consent", {"classId": shown["id"], "consent": changed}).expect(200).json()
            self.assertEqual(answer["consent"], changed)
        drawn = client.call("POST", "/api/classes/alias", {"classId": shown["id"]}).expect(200).json()["joined"]
        self.assertNotEqual(drawn["alias"], first["alias"])
        left = client.call("POST", "/api/classes/leave", {"classId": shown["id"], "takeBack": False}).expect(200).json()["joined"]
        self.assertEqual((left["hasLeft"], left["isTakenBack"]), (True, False))
        self.assertIn(b"You have left", Learner(client, shown).place(10).expect(409).body)
        client.call("POST", "/api/classes/alias", {"classId": shown["id"]}).expect(409)
        client.call("POST", "/api/classes/consent", {"classId": shown["id"], "consent": CONSENT}).expect(409)
        body = {"code": shown["code"], "consent": CONSENT, "isAdult": True}
        self.assertIn(b"joined once", client.call("POST", "/api/classes/join", body).expect(409).body)
        back = client.call("POST", "/api/classes/leave", {"classId": shown["id"], "takeBack": True}).expect(200).json()["joined"]
        self.assertTrue(back["isTakenBack"])

    def test_an_educator_does_not_join_their_own_class(self):
        teacher = educator("prof5")
        body = {"code": opened(teacher)["code"], "consent": CONSENT, "isAdult": True}
        teacher.call("POST", "/api/classes/join", body).expect(409)

    def test_codes_are_not_guessed(self):
        shown = opened(educator("prof6"))
        guesser = site.player("guesser")
        for guess in ("AAAAAAAA", "short", "nonsense!", "BBBBBBBB", "22222222"):
            answer = guesser.call("GET", f"/api/classes/codes/{guess}")
            self.assertEqual((answer.status, answer.body), (404, NO_CLASS))
        refused = guesser.call("GET", f"/api/classes/codes/{shown['code']}").expect(429)
        self.assertLessEqual(int(refused.headers["Retry-After"]), 60)
        # Others are not held up, and right codes are no guesses.
        reader = site.player("reader")
        for _ in range(8):
            reader.call("GET", f"/api/classes/codes/{shown['code']}").expect(200)


class Erasing(unittest.TestCase):
    def test_who_is_erased_is_in_no_class_and_their_export_had_it(self):
        teacher, client = educator("prof7"), site.player("leaver")
        shown = opened(teacher, title="Probability")
        alias = joined(client, shown["code"])["alias"]
        Learner(client, shown).place(20).expect(201)
        waited = opened(teacher, title="Statistics")
        asked = {"code": waited["code"], "consent": CONSENT, "isAdult": True}
        alias_there = client.call("POST", "/api/classes/join", asked).expect(202).json()["waiting"]["alias"]
        export = client.call("GET", "/api/account/export").expect(200).json()
        self.assertEqual([(one["title"], one["alias"]) for one in export["classes"]["joined"]], [("Probability", alias)])
        self.assertEqual([(one["title"], one["alias"]) for one in export["classes"]["waiting"]], [("Statistics", alias_there)])
        self.assertIn("PurseOpened", [record["type"] for record in export["ledger"]])
        client.call("POST", "/api/account/delete", {"password": "practice-only"}).expect(204)
        self.assertEqual(teacher.call("GET", f"/api/classes/members/{shown['id']}").expect(200).json(), {"members": []})
        with self.subTest("a class outlives its educator, and takes nobody more"):
            other = site.player("stays")
            joined(other, shown["code"])
            teacher.call("POST", "/api/account/delete", {"password": "practice-only"}).expect(204)
            self.assertEqual(own(other)["joined"][0]["educators"], [])
            late = site.player("toolate").call("GET", f"/api/classes/codes/{shown['code']}")
            self.assertEqual(late.status, 404)
        subprocess.run([chalkline.BINARY, "audit", "verify", "--data", site.data], check=True, capture_output=True)


if __name__ == "__main__":
    unittest.main()
