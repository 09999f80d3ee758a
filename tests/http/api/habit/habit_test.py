#!/usr/bin/python3
"""The daily loop: the day's line is asked without its price, an estimate stands, a run of days pauses and hides."""

import time
import unittest

from support import Site, at_once, bet_on, wait_for

TODAY = "/api/habit/today"


def setUpModule():
    global site
    site = Site()


def tearDownModule():
    site.stop()


def today(client, query=""):
    return client.call("GET", TODAY + query).expect(200).json()


def asked(question, chance=62, **facts):
    return {name: question[name] for name in ("gameId", "market", "side", "line")} | {
        "chance": chance, "marketShown": False} | facts


def give(client, question, chance=62, status=200, **facts):
    return client.call("POST", "/api/habit/estimate", asked(question, chance, **facts)).expect(status)


def words_of(value):
    """Every member's name in an answer, and every text."""
    if isinstance(value, dict):
        for name, member in value.items():
            yield name
            yield from words_of(member)
    elif isinstance(value, list):
        for item in value:
            yield from words_of(item)


class DailyLine(unittest.TestCase):
    def test_the_line_is_one_for_everybody_and_asked_without_its_price(self):
        first, second = site.player("first"), site.player("second")
        wait_for(lambda: today(first)["daily"], "the daily line")
        shown = today(first)
        self.assertEqual(shown["daily"], today(second)["daily"])
        self.assertTrue(shown["dailyIsOpen"])
        self.assertIsNone(shown["dailyEstimate"])
        self.assertNotIn(shown["daily"]["gameId"], [one["gameId"] for one in shown["others"]])
        self.assertEqual(len(shown["others"]), 9)
        self.assertFalse({"odds", "marketChance"} & set(words_of(shown)))

        answer = give(first, shown["daily"]).json()
        estimate = answer["estimate"]
        self.assertEqual((estimate["chance"], estimate["isDaily"], estimate["unseen"], answer["awarded"]),
                         (62, True, True, 5))
        self.assertGreater(estimate["marketChance"], 0)
        self.assertLess(estimate["marketChance"], 1)
        shown = today(first)
        self.assertEqual(shown["dailyEstimate"], estimate)
        self.assertEqual(shown["recent"], [estimate])
        self.assertEqual((shown["left"], shown["run"]["days"]), (9, 1))
        with self.subTest("it stands"):
            give(first, shown["daily"], 50, status=409)
            self.assertEqual(today(first)["dailyEstimate"]["chance"], 62)
        with self.subTest("of nobody else"):
            self.assertEqual(today(second)["recent"], [])

    def test_nine_more_a_day_count_and_only_the_first_earns_xp(self):
        client = site.player("diligent")
        others = today(client)["others"]
        for n, question in enumerate(others):
            answer = give(client, question, 10 + n).json()
            self.assertEqual((answer["awarded"], answer["left"]), (0 if n else 5, 8 - n))
            self.assertFalse(answer["estimate"]["isDaily"])
        shown = today(client)
        self.assertEqual((shown["left"], shown["others"]), (0, []))
        self.assertEqual([one["chance"] for one in shown["recent"]], list(range(18, 9, -1)))
        wait_for(lambda: today(client)["daily"], "the daily line")
        self.assertEqual(give(client, today(client)["daily"]).json()["awarded"], 0)

    def test_what_is_no_estimate_is_refused_in_a_sentence(self):
        client = site.player("careless")
        question = today(client)["others"][0]
        for facts, status, sentence in (
            ({"chance": 0}, 400, "chance must be a whole number from 1 to 99"),
            ({"chance": 100}, 400, "chance must be a whole number from 1 to 99"),
            ({"market": "prop"}, 400, "market must be moneyline, spread or total: no estimate is asked of a prop"),
            ({"gameId": "00000000000000ff"}, 404, "That game is not on offer"),
            ({"market": "total", "side": "over", "line": 1.5}, 409,
             "The line of this game has moved, so look at the question again"),
        ):
            with self.subTest(**facts):
                answer = client.call("POST", "/api/habit/estimate", asked(question) | facts).expect(status)
                self.assertEqual(answer.body.decode(), sentence)
        site.client().call("GET", TODAY).expect(401)
        client.call("GET", TODAY + "?timeZone=Nowhere").expect(400)

    def test_the_mark_of_a_market_that_was_seen_is_kept(self):
        client = site.player("seer")
        answer = give(client, today(client)["others"][0], marketShown=True).json()
        self.assertFalse(answer["estimate"]["unseen"])


class RunOfDays(unittest.TestCase):
    def test_a_run_pauses_at_a_press_and_ends_its_pause_by_coming_back(self):
        client = site.player("pausing")
        self.assertEqual(today(client)["run"],
                         {"days": 0, "longest": 0, "ended": None, "pausedUntil": None, "isHidden": False})
        for days in (0, 61):
            client.call("POST", "/api/habit/pause", {"days": days}).expect(400)
        client.call("POST", "/api/habit/pause", {"days": 60}).expect(204)
        self.assertIsNotNone(today(client)["run"]["pausedUntil"])
        client.call("POST", "/api/habit/resume").expect(204)
        self.assertIsNone(today(client)["run"]["pausedUntil"])
        client.call("POST", "/api/habit/resume").expect(204)
        client.call("POST", "/api/habit/pause", {"days": 7}).expect(204)
        give(client, today(client)["others"][0])
        run = today(client)["run"]
        self.assertEqual((run["days"], run["longest"], run["pausedUntil"]), (1, 1, None))

    def test_it_can_be_hidden_and_shown_again(self):
        client = site.player("private")
        for hidden in (True, False):
            client.call("POST", "/api/habit/hide-run", {"isHidden": hidden}).expect(204)
            self.assertEqual(today(client)["run"]["isHidden"], hidden)

    def test_days_are_those_of_the_zone_of_the_browser_until_the_settings_name_one(self):
        client = site.player("traveller")
        self.assertEqual(today(client, "?timeZone=Pacific/Auckland")["timeZone"], "Pacific/Auckland")
        self.assertEqual(today(client)["timeZone"], "Pacific/Auckland")
        # Acts from the next day there.
        self.assertEqual(today(client, "?timeZone=America/New_York")["timeZone"], "Pacific/Auckland")


    def test_two_browsers_that_name_the_first_zone_at_once_agree_on_one(self):
        client = site.player("two_browsers")
        zones = ("Pacific/Auckland", "America/New_York", "Europe/Berlin", "UTC")
        others = today(site.player("somebody_else"))["others"]
        def browser():
            another = site.client()
            another.cookie = client.cookie
            return another

        at_once(*(lambda one=browser(), zone=zone: today(one, f"?timeZone={zone}") for zone in zones),
                *(lambda one=browser(), question=question: give(one, question) for question in others[:3]))
        zone = today(client)["timeZone"]
        self.assertIn(zone, zones)
        give(client, others[3])
        self.assertEqual(today(client)["timeZone"], zone)


class LookingBack(unittest.TestCase):
    def test_a_newcomer_has_no_visit_before_nothing_to_look_back_at_and_no_week(self):
        client = site.player("newcomer")
        shown = client.call("GET", "/api/habit/return?timeZone=UTC").expect(200).json()
        self.assertEqual(shown, {"date": today(client)["date"], "since": None, "settled": 0, "profit": 0, "lookBacks": []})
        self.assertIsNone(client.call("GET", "/api/habit/week").expect(200).json()["week"])


class Reviews(unittest.TestCase):
    def test_a_question_is_asked_again_on_a_later_day_and_may_be_practised_before(self):
        client = site.player("reviewer")
        answer = {"guideId": "value-betting", "check": 1, "right": False}
        client.call("POST", "/api/habit/review", answer).expect(204)
        self.assertEqual(today(client)["reviews"], [])
        client.call("POST", "/api/habit/review", answer | {"right": True}).expect(204)
        self.assertEqual(today(client)["reviews"], [])
        client.call("POST", "/api/habit/review", answer | {"guideId": "arbitrage"}).expect(403)
        client.call("POST", "/api/habit/review", answer | {"check": 13}).expect(400)
        self.assertEqual(today(client)["run"]["days"], 0)


    def test_a_person_answers_200_questions_a_day_at_most(self):
        client = site.player("tireless")
        answer = {"guideId": "value-betting", "check": 1, "right": False}
        for _ in range(200):
            client.call("POST", "/api/habit/review", answer).expect(204)
        client.call("POST", "/api/habit/review", answer).expect(429)


class Week(unittest.TestCase):
    """By a clock that is a day in less than half a minute."""

    def setUp(self):
        self.site = Site("--clock-speed", "3600")
        self.addCleanup(self.site.stop)

    def test_what_settled_since_is_counted_and_a_bet_is_looked_back_at_once(self):
        client = self.site.player("returning")
        back = lambda: client.call("GET", "/api/habit/return").expect(200).json()
        own_bets = lambda: client.call("GET", "/api/bets").expect(200).json()["bets"]
        self.assertIsNone(back()["since"])
        _, _, large = bet_on(client, client.games(), 60)  # 6% of the bankroll
        bet_on(client, client.games(), 10)
        wait_for(lambda: all(bet["payout"] is not None for bet in own_bets()), "both settlements", 120)
        time.sleep(1.5)  # more than an hour here, after which a visit is another one
        shown = back()
        self.assertEqual((shown["settled"], len(shown["lookBacks"])), (2, 2))
        bets = {bet["id"]: bet for bet in own_bets()}
        self.assertEqual(shown["profit"], sum(bet["payout"] - bet["betAmount"] for bet in bets.values()))
        first = shown["lookBacks"][0]
        self.assertEqual((first["betId"], first["reason"]), (large.json()["bet"]["id"], "large stake"))
        self.assertEqual((first["prediction"], first["status"]),
                         (bets[first["betId"]]["prediction"], bets[first["betId"]]["status"]))
        client.call("POST", "/api/bets/post-mortem", {"betId": first["betId"]}).expect(200)
        self.assertNotIn(first["betId"], [one["betId"] for one in back()["lookBacks"]])

    def test_an_estimate_is_scored_when_its_game_ends_and_a_review_comes_back(self):
        client = self.site.player("patient")
        wait_for(lambda: today(client)["daily"], "the daily line")
        client.call("POST", "/api/habit/review", {"guideId": "value-betting", "check": 2, "right": True}).expect(204)
        question = today(client)["others"][0]
        given = give(client, question, 70).json()["estimate"]
        self.assertIsNone(given["brier"])

        def scored():
            found = [one for one in today(client)["recent"] if one["id"] == given["id"]]
            return found[0] if found[0]["status"] != "pending" else None

        wait_for(scored, "the end of the game", 120)
        after = scored()
        if after["status"] in ("won", "lost"):
            happened = after["status"] == "won"
            self.assertAlmostEqual(after["brier"], (0.7 - happened) ** 2)
            self.assertAlmostEqual(after["marketBrier"], (given["marketChance"] - happened) ** 2)
        else:
            self.assertIsNone(after["brier"])
        told = client.call("GET", "/api/insight/estimates").expect(200).json()
        is_scored = after["status"] in ("won", "lost")
        self.assertEqual((told["given"], told["open"], told["unscored"]), (1, 0, 0 if is_scored else 1))
        self.assertEqual(told["estimates"]["gap"]["n"], 1 if is_scored else 0)
        with self.subTest("as of an earlier position"):
            end, = told["points"]
            at = lambda position: client.call("GET", f"/api/insight/estimates?asOf={position}").expect(200).json()
            self.assertEqual([at(int(end["position"]) - 1)[name] for name in ("given", "open", "points")], [1, 1, []])
            self.assertEqual(at(int(given["id"]) - 1)["given"], 0)
            self.assertEqual(at(end["position"])["estimates"], told["estimates"])
        with self.subTest("under a filter"):
            cut = lambda query: client.call("GET", f"/api/insight/estimates?{query}").expect(200).json()
            other = "nfl" if question["sport"] == "nba" else "nba"
            self.assertEqual((cut(f"sport={question['sport']}")["given"], cut(f"sport={other}")["given"]), (1, 0))
            market = cut(f"market={question['market']}")
            self.assertEqual((market["given"], market["view"]["cells"], market["view"]["isJudged"]), (1, 3, False))
            self.assertEqual(cut("to=2020-01-01T00:00:00Z")["given"], 0)
        for query, sentence in (
                ("season=true", "The parameter season is not known"), ("asOf=0", "asOf must be a position of the ledger"),
                ("market=parlay", "market must be moneyline, spread or total: no estimate is asked of others")):
            with self.subTest(query):
                refused = client.call("GET", f"/api/insight/estimates?{query}").expect(400)
                self.assertEqual(refused.body.decode(), sentence)
        wait_for(lambda: today(client)["reviews"] == [{"guideId": "value-betting", "check": 2}], "the review", 60)
        client.call("POST", "/api/habit/review", {"guideId": "value-betting", "check": 2, "right": True}).expect(204)
        client.call("POST", "/api/habit/review", {"guideId": "value-betting", "check": 2, "right": True}).expect(409)
        self.assertEqual(today(client)["reviews"], [])


if __name__ == "__main__":
    unittest.main()
