#!/usr/bin/python3
"""Assignments of a class: each of the 13 is met by calls that the client makes, counted by days of the server's own
clock; versions, grading anew, and what is not shared."""

import datetime
import json
import math
import time
import unittest

from assignment_calls import rule, side
from chalkline import decimal
from class_calls import CONSENT, class_form, educator
from support import Site, chalkline, picks, tomorrow_at_noon, wait_for

BASE = "/api/classes/assignments"
# With the smallest numbers that each can have, so that a week is enough for all.
RULES = {
    "honestChances": {"count": 2, "games": 2, "different": 2},
    "mornings": {"days": 2},
    "marginMarks": {"games": 1, "boundPercent": 0.5},
    "guides": {"count": 1, "tries": 2, "seconds": 1, "answerSeconds": 1},
    "smallStakes": {"count": 2, "days": 2, "boundPercent": 2, "atRiskPercent": 10},
    "lookBacks": {"count": 2, "different": 1, "perDay": 4},
    "parlayMargins": {"count": 1, "boundPercent": 1, "tries": 5},
    "hunch": {"count": 2},
    "setGames": {"count": 2},
    "cheapPrices": {"games": 1},
    "ownLimits": {"days": 1},
    "halfKelly": {"count": 2},
    "manyEstimates": {"count": 2, "days": 2},
}
SPEED = 20  # a guide's question is read for a second of the server's clock


def opened(site, teacher, *learners):
    shown = teacher.call("POST", "/api/classes/open", class_form()).expect(201).json()
    for learner in learners:
        learner.call("POST", "/api/classes/join", {"code": shown["code"], "consent": CONSENT, "isAdult": True}).expect(202)
    teacher.call("POST", "/api/classes/admit", {"classId": shown["id"], "alias": None, "admit": True}).expect(200)
    return shown["id"]


def put(teacher, class_id, assignment, version=0, status=204, **numbers):
    return teacher.call("POST", f"{BASE}/set", rule(class_id, assignment, version, **numbers)).expect(status)


def own(learner, class_id):
    shown = learner.call("GET", f"/api/classes/own-assignments/{class_id}").expect(200).json()["assignments"]
    return {one["rule"]["assignment"]: one for one in shown}


def marks(teacher, class_id):
    """Of each learner by alias, the mark of each assignment."""
    learners = teacher.call("GET", f"{BASE}/{class_id}").expect(200).json()["learners"]
    return {one["alias"]: {each["assignment"]: each["mark"] for each in one["progress"]} for one in learners}


def alias_of(learner):
    return learner.call("GET", "/api/classes").expect(200).json()["joined"][0]["alias"]


def quoted(client):
    """Games with all three markets, the last to start first."""
    return [game for game in client.games()[::-1] if all(game["odds"].values())]


def margin_of(game, market):
    first, second = (pick.odds for pick in picks(game) if pick.market == market)
    return float(1 - 1 / (1 / decimal(first) + 1 / decimal(second)))


def estimate(client, question, chance, **facts):
    asked = {name: question[name] for name in ("gameId", "market", "side", "line")}
    return client.call("POST", "/api/habit/estimate", {**asked, "chance": chance, "marketShown": False, **facts})


class AllThirteen(unittest.TestCase):
    """A learner who does a little of each for a week."""

    def setUp(self):
        self.now = tomorrow_at_noon()
        self.site = Site("--clock-speed", str(SPEED), begins=self.now)
        self.teacher, self.learner = educator(self.site, "teaches-all"), self.site.player("learns-all")
        self.class_id = opened(self.site, self.teacher, self.learner)
        games = quoted(self.learner)
        self.list = [games[0]["id"], games[1]["id"]]
        for name, numbers in RULES.items():
            games = self.list if name == "setGames" else ()
            form = rule(self.class_id, name, games=games)
            form["numbers"] |= numbers
            self.teacher.call("POST", f"{BASE}/set", form).expect(204)

    def tearDown(self):
        self.site.stop()

    def days_later(self, days):
        self.now += datetime.timedelta(days=days)
        self.site.stop_server()
        self.site.start_server("--clock-speed", str(SPEED), begins=self.now)
        for name in ("teacher", "learner"):
            before, after = getattr(self, name), self.site.client()
            after.cookie = before.cookie
            setattr(self, name, after)

    def today(self):
        today = self.learner.call("GET", "/api/habit/today?timeZone=UTC").expect(200).json()
        if today["daily"] and today["dailyIsOpen"]:
            estimate(self.learner, today["daily"], 55).expect(200)
        return today["others"]

    def bet(self, game, stake=20, market="moneyline"):
        pick = next(pick for pick in picks(game) if pick.market == market)
        item = {"items": [pick.item(stake)]}
        return self.learner.call("POST", f"/api/bets/slip?purse={self.class_id}", item).expect(201)

    def answer_guide(self):
        self.learner.call("POST", "/api/learn/read", {"guideId": "odds-formats"}).expect(200)
        for check in range(1, 6):
            time.sleep(2 / SPEED)
            self.answer(check)

    def answer(self, check):
        body = {"guideId": "odds-formats", "check": check, "right": True}
        self.learner.call("POST", "/api/habit/review", body).expect(204)

    def first_day(self):
        wait_for(lambda: self.learner.call("GET", "/api/habit/today?timeZone=UTC").json()["daily"], "the daily line")
        limits = {"maxStake": 500, "maxBetsPerDay": None, "maxLossPerWeek": None, "realityCheckMinutes": 30,
                  "coolOffDays": None}
        self.learner.call("POST", "/api/limits/change", limits).expect(200)
        self.learner.call("POST", "/api/insight/hunches", {"sport": "nba", "direction": "better", "bets": 30}).expect(204)
        for n, question in enumerate(self.today()[:4]):
            estimate(self.learner, question, 40 + 5 * n).expect(200)
        hunch, = self.learner.call("GET", "/api/insight/hunches").expect(200).json()["hunches"]
        self.learner.call("POST", "/api/insight/hunches/give-up", {"hunchId": hunch["id"]}).expect(204)
        self.answer_guide()
        games = quoted(self.learner)
        first, second = games[2], games[3]
        self.learner.call("POST", "/api/classes/acts/mark", side(first)).expect(200)
        margin = 1 - math.prod(1 - margin_of(game, "moneyline") for game in (first, second))
        guess = {"sides": [side(first), side(second)], "tenthsOfPercent": round(1000 * margin)}
        answer = self.learner.call("POST", "/api/classes/acts/guess", guess).expect(200).json()
        self.assertAlmostEqual(answer["margin"], margin, places=9)
        passed = {"gameId": self.list[0], "reason": "unsure"}
        self.learner.call("POST", f"/api/classes/acts/pass?purse={self.class_id}", passed).expect(204)
        self.bet(next(game for game in games if game["id"] == self.list[1]))
        cheap = games[4]
        self.bet(cheap, market=min(("moneyline", "spread", "total"), key=lambda market: margin_of(cheap, market)))

    def states(self):
        return {name: one["progress"]["mark"] for name, one in own(self.learner, self.class_id).items()}

    def test_each_is_met_by_what_the_client_can_do(self):
        self.first_day()
        early = self.states()
        for name in ("marginMarks", "guides", "parlayMargins", "hunch", "setGames", "cheapPrices", "halfKelly"):
            self.assertEqual((name, early[name]), (name, "met"))
        for name in ("mornings", "smallStakes", "honestChances", "manyEstimates", "ownLimits"):
            self.assertEqual((name, early[name]), (name, "begun"))
        self.days_later(1)
        wait_for(lambda: self.learner.call("GET", "/api/habit/today?timeZone=UTC").json()["daily"], "the daily line")
        for n, question in enumerate(self.today()[:3]):
            estimate(self.learner, question, 30 + n).expect(200)
        for check in (1, 2):
            self.answer(check)
        self.assertEqual(self.states()["lookBacks"], "met")
        self.days_later(5)
        self.learner.call("GET", "/api/insight/estimates").expect(200)
        self.bet(quoted(self.learner)[0])
        wait_for(lambda: set(self.states().values()) == {"met"}, "all to be met")
        self.assertEqual(set(self.states()), set(RULES))
        self.assertEqual(marks(self.teacher, self.class_id), {alias_of(self.learner): dict.fromkeys(RULES, "met")})
        with self.subTest("the slip lists them"):
            slip = self.learner.call("POST", "/api/classes/slips", {"classId": self.class_id}).expect(200).json()
            self.assertEqual(set(slip["assignmentsMet"]), set(RULES))


class Hunch(unittest.TestCase):
    """Stated, tested by bets of the learner's own account, and judged."""

    def test_opening_the_page_of_one_that_is_judged_ends_it_and_meets_the_assignment(self):
        site = Site()
        self.addCleanup(site.stop)
        learner = site.player("guesses")
        class_id = opened(site, educator(site, "asks"), learner)
        teacher = site.client()
        teacher.sign_in("asks")
        put(teacher, class_id, "hunch", count=30)
        hunch = {"market": "moneyline", "direction": "better", "bets": 30}
        learner.call("POST", "/api/insight/hunches", hunch).expect(204)
        soon = sorted(learner.games(), key=lambda game: game["startTime"])[1:40]
        items = [next(pick for pick in picks(game) if pick.market == "moneyline").item(10) for game in soon]
        for few in (items[:10], items[10:20], items[20:30], items[30:]):
            learner.call("POST", "/api/bets/slip", {"items": few}).expect(201)
        site.stop_server()
        start = datetime.datetime.fromisoformat(soon[-1]["startTime"])
        site.start_server(begins=start + datetime.timedelta(hours=1))
        again = site.client()
        again.cookie = learner.cookie
        ends = lambda: {bet["status"] for bet in again.call("GET", "/api/bets").expect(200).json()["bets"]}
        wait_for(lambda: "pending" not in ends(), "the bets to be settled")
        self.assertEqual(own(again, class_id)["hunch"]["progress"]["mark"], "begun")
        shown, = again.call("GET", "/api/insight/hunches").expect(200).json()["hunches"]
        self.assertNotEqual(shown["verdict"], "too few")
        self.assertEqual(own(again, class_id)["hunch"]["progress"]["mark"], "met")


class TakenBack(unittest.TestCase):
    """Met by looking back at a won and at a lost bet, until the league corrects a result."""

    def setUp(self):
        self.site = Site()
        self.addCleanup(self.site.stop)
        self.learner = self.site.player("corrected")
        self.class_id = opened(self.site, educator(self.site, "corrects"), self.learner)

    def learner_again(self):
        client = self.site.client()
        client.cookie = self.learner.cookie
        self.learner = client

    def result(self, game, home, away):
        chalkline.run("game", "result", game["id"], home, away, "--reason", "As the league has it", data=self.site.data)

    def outcomes(self):
        bets = self.learner.call("GET", f"/api/bets?purse={self.class_id}").expect(200).json()["bets"]
        return {bet["id"]: bet["status"] for bet in bets}

    def mark(self):
        return own(self.learner, self.class_id)["lookBacks"]["progress"]["mark"]

    def look_back(self, bet):
        query = f"?purse={self.class_id}"
        self.learner.call("POST", "/api/bets/post-mortem" + query, {"betId": bet}).expect(200)
        self.learner.call("POST", "/api/bets/note" + query, {"betId": bet, "text": "The price was fair"}).expect(200)

    def test_a_corrected_result_takes_it_back_and_another_one_meets_it_again(self):
        teacher = self.site.client()
        teacher.sign_in("corrects")
        put(teacher, self.class_id, "lookBacks", count=2, different=1, perDay=4)
        games = sorted(self.learner.games(), key=lambda game: game["startTime"])[:2]
        for game in games:
            home = next(pick for pick in picks(game) if (pick.market, pick.side) == ("moneyline", "home"))
            slip = {"items": [home.item(20)]}
            self.learner.call("POST", f"/api/bets/slip?purse={self.class_id}", slip).expect(201)
        self.site.stop_server()
        start = datetime.datetime.fromisoformat(games[1]["startTime"])
        self.site.start_server(begins=start + datetime.timedelta(minutes=1))
        self.learner_again()
        self.result(games[0], 3, 1)
        self.result(games[1], 1, 3)
        wait_for(lambda: sorted(self.outcomes().values()) == ["lost", "won"], "both bets to be settled")
        with self.subTest("what to look back at is that of the chosen purse"):
            for query, count in ((f"?purse={self.class_id}", 2), ("", 0)):
                shown = self.learner.call("GET", "/api/habit/return" + query).expect(200).json()
                self.assertEqual(len(shown["lookBacks"]), count)
        for bet in self.outcomes():
            self.look_back(bet)
        wait_for(lambda: self.mark() == "met", "it to be met")
        self.result(games[0], 1, 3)
        wait_for(lambda: set(self.outcomes().values()) == {"lost"}, "the correction")
        wait_for(lambda: self.mark() == "begun", "it to be taken back")
        self.result(games[0], 4, 1)
        wait_for(lambda: self.mark() == "met", "it to be met again")
        self.site.stop_server()
        records = map(json.loads, chalkline.run("audit", "export", data=self.site.data).stdout.splitlines())
        marks = [record["type"] for record in records if record["type"] in ("AssignmentMet", "AssignmentReversed")]
        self.assertEqual(marks, ["AssignmentMet", "AssignmentReversed", "AssignmentMet"])


class Versions(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.site = Site(begins=tomorrow_at_noon())

    @classmethod
    def tearDownClass(cls):
        cls.site.stop()

    def mark(self, learner, game):
        learner.call("POST", "/api/classes/acts/mark", side(game)).expect(200)

    def test_an_edit_acts_for_those_who_have_not_begun_and_a_press_for_all(self):
        teacher = educator(self.site, "editor")
        begun, fresh = self.site.player("begun"), self.site.player("fresh")
        class_id = opened(self.site, teacher, begun, fresh)
        form = rule(class_id, "marginMarks", boundPercent=0.5)
        form["numbers"]["games"] = 3
        teacher.call("POST", f"{BASE}/set", form).expect(204)
        games = quoted(begun)
        self.mark(begun, games[0])
        self.mark(begun, games[1])
        form["version"], form["numbers"]["games"] = 1, 2
        teacher.call("POST", f"{BASE}/set", form).expect(204)
        self.mark(fresh, games[0])
        self.assertEqual([(one["rule"]["version"], one["progress"]["done"], one["progress"]["of"])
                          for one in (own(begun, class_id)["marginMarks"], own(fresh, class_id)["marginMarks"])],
                         [(1, 2, 3), (2, 1, 2)])
        asked = {"classId": class_id, "assignment": "marginMarks", "version": 2, "isPreview": True}
        preview = teacher.call("POST", f"{BASE}/regrade", asked).expect(200).json()
        self.assertEqual(preview, {"version": 2, "newlyMet": [alias_of(begun)], "stayMet": [], "isDone": False})
        self.assertEqual(marks(teacher, class_id)[alias_of(begun)], {"marginMarks": "begun"})
        teacher.call("POST", f"{BASE}/regrade", {**asked, "isPreview": False}).expect(200)
        self.assertEqual(marks(teacher, class_id), {alias_of(begun): {"marginMarks": "met"},
                                                    alias_of(fresh): {"marginMarks": "begun"}})
        with self.subTest("what is met stays met, whatever is asked later"):
            form["version"], form["numbers"]["games"] = 2, 12
            teacher.call("POST", f"{BASE}/set", form).expect(204)
            again = teacher.call("POST", f"{BASE}/regrade", {**asked, "version": 3}).expect(200).json()
            self.assertEqual((again["newlyMet"], again["stayMet"]), ([], [alias_of(begun)]))
            self.assertEqual(own(begun, class_id)["marginMarks"]["progress"]["mark"], "met")

    def test_of_two_educators_at_once_the_second_is_told(self):
        first, second = educator(self.site, "first-editor"), educator(self.site, "second-editor")
        class_id = opened(self.site, first)
        first.call("POST", "/api/classes/educators", {"classId": class_id, "username": "second-editor"}).expect(200)
        put(first, class_id, "mornings", days=5)
        put(second, class_id, "mornings", version=1, days=6)
        refused = put(first, class_id, "mornings", version=1, days=7, status=409)
        self.assertIn(b"Somebody has changed this assignment", refused.body)
        withdrawn = {"classId": class_id, "assignment": "mornings", "version": 2}
        first.call("POST", f"{BASE}/withdraw", withdrawn).expect(204)
        shown = second.call("GET", f"{BASE}/{class_id}").expect(200).json()
        self.assertEqual((shown["assignments"], shown["withdrawn"]), ([], [{"assignment": "mornings", "version": 3}]))
        put(second, class_id, "mornings", version=3, days=6)

    def test_a_rule_has_its_own_numbers_within_bounds(self):
        teacher = educator(self.site, "bounds")
        class_id = opened(self.site, teacher)
        for wrong in ({"days": 0}, {"days": 21}, {"days": 5, "count": 1}):
            put(teacher, class_id, "mornings", status=400, **wrong)
        put(teacher, class_id, "setGames", status=400, count=1)
        missing = rule(class_id, "setGames", games=("0" * 16,), count=1)
        teacher.call("POST", f"{BASE}/set", missing).expect(400)
        backwards = {**rule(class_id, "mornings", days=5), "from": "2026-12-02", "due": "2026-12-01"}
        teacher.call("POST", f"{BASE}/set", backwards).expect(400)
        teacher.call("POST", f"{BASE}/set", {**backwards, "from": "2026-13-01"}).expect(400)

    def test_what_is_not_shared_is_not_shared_and_never_a_zero(self):
        teacher, learner = educator(self.site, "sees"), self.site.player("shares")
        class_id = opened(self.site, teacher, learner)
        put(teacher, class_id, "mornings", days=1)
        form = rule(class_id, "marginMarks", boundPercent=0.5)
        form["numbers"]["games"] = 1
        teacher.call("POST", f"{BASE}/set", form).expect(204)
        self.mark(learner, quoted(learner)[0])
        consent = {"classId": class_id, "consent": {**CONSENT, "learning": False}}
        learner.call("POST", "/api/classes/consent", consent).expect(200)
        alias = alias_of(learner)
        self.assertEqual(marks(teacher, class_id)[alias], {"mornings": "notShared", "marginMarks": "notShared"})
        mine = own(learner, class_id)["marginMarks"]
        self.assertEqual((mine["progress"]["mark"], mine["isShared"]), ("met", False))
        consent["consent"] = CONSENT
        learner.call("POST", "/api/classes/consent", consent).expect(200)
        self.assertEqual(marks(teacher, class_id)[alias], {"mornings": "notBegun", "marginMarks": "met"})
        with self.subTest("after taking back a bare mark is left"):
            learner.call("POST", "/api/classes/leave", {"classId": class_id, "takeBack": True}).expect(200)
            self.assertEqual(marks(teacher, class_id)[alias], {"mornings": "notShared", "marginMarks": "met"})

    def test_the_overview_counts_them_and_who_is_late_stands_first(self):
        teacher, done, late, silent = educator(self.site, "counts"), *(self.site.player(name) for name in ("did", "late", "mute"))
        class_id = opened(self.site, teacher, done, late, silent)
        form = rule(class_id, "marginMarks", boundPercent=0.5)
        form["numbers"]["games"] = 1
        teacher.call("POST", f"{BASE}/set", {**form, "due": "2026-01-01"}).expect(204)
        self.mark(done, quoted(done)[0])
        consent = {"classId": class_id, "consent": {**CONSENT, "learning": False}}
        silent.call("POST", "/api/classes/consent", consent).expect(200)
        overview = teacher.call("GET", f"/api/classes/overview/{class_id}").expect(200).json()
        self.assertTrue(overview["hasAssignments"])
        self.assertEqual(overview["learners"][0]["alias"], alias_of(late))
        self.assertEqual({row["alias"]: (row["need"], row["assignments"]) for row in overview["learners"]},
                         {alias_of(done): ("none", {"met": 1, "begun": 0, "late": 0}),
                          alias_of(late): ("late", {"met": 0, "begun": 0, "late": 1}),
                          alias_of(silent): ("none", None)})

    def test_what_a_member_did_before_joining_does_not_count(self):
        teacher, learner = educator(self.site, "late-class"), self.site.player("early-bird")
        self.mark(learner, quoted(learner)[0])
        class_id = opened(self.site, teacher)
        form = rule(class_id, "marginMarks", boundPercent=0.5)
        form["numbers"]["games"] = 1
        teacher.call("POST", f"{BASE}/set", form).expect(204)
        self.mark(learner, quoted(learner)[1])
        code = teacher.call("GET", "/api/classes").expect(200).json()["taught"][0]["code"]
        learner.call("POST", "/api/classes/join", {"code": code, "consent": CONSENT, "isAdult": True}).expect(202)
        teacher.call("POST", "/api/classes/admit", {"classId": class_id, "alias": None, "admit": True}).expect(200)
        self.assertEqual(own(learner, class_id)["marginMarks"]["progress"]["mark"], "notBegun")


if __name__ == "__main__":
    unittest.main()
