#!/usr/bin/python3
"""The quiz, XP, tiers, guides, limits and the bankroll's reset over HTTP."""

import datetime
import json
import unittest
from concurrent.futures import ThreadPoolExecutor

from support import Site, bet_on, picks, tomorrow_at_noon, wait_for


def setUpModule():
    global site
    site = Site(begins=tomorrow_at_noon())  # XP and limits count the bets and views of a day


def tearDownModule():
    site.stop()


def post(client, path, body, status=200):
    return client.call("POST", path, body).expect(status)


def user(client):
    return client.call("GET", "/api/auth/me").expect(200).json()


class Quiz(unittest.TestCase):
    def test_the_server_works_the_result_out_itself(self):
        client = site.player("quiz")
        result = post(client, "/api/quiz/submit", {
            "answers": [2, 1, 0, 0, 1], "skillLevel": "Pro", "score": 7,
            "strengths": ["everything"], "areasToImprove": []}).json()
        self.assertEqual({name: value for name, value in result.items() if name != "takenAt"}, {
            "answers": [2, 1, 0, 0, 1], "skillLevel": "Intermediate", "score": 100, "knowledge": 2,
            "strengths": ["Reading odds", "Bankroll management"],
            "areasToImprove": ["The point spread", "Expected value"]})
        me = user(client)
        self.assertEqual((me["quizCompleted"], me["skillLevel"], me["xp"]), (True, "Intermediate", 50))
        self.assertEqual((me["quizScore"], me["quizResults"]), (100, result))

    def test_it_is_taken_again_on_another_day_and_pays_once(self):
        tomorrow = tomorrow_at_noon()
        again = Site(begins=tomorrow)
        self.addCleanup(again.stop)
        client = again.player("again")
        self.assertEqual((user(client)["quizScore"], user(client)["quizResults"]), (None, None))
        post(client, "/api/quiz/submit", {"answers": [0, 4, 4, 4, 4]})
        post(client, "/api/quiz/submit", {"answers": [3, 1, 2, 0, 3]}, 409)
        again.stop_server()
        again.start_server(begins=tomorrow + datetime.timedelta(days=1))
        client = again.client()
        client.sign_in("again")
        post(client, "/api/quiz/submit", {"answers": [3, 1, 2, 0, 3]})
        me = user(client)
        self.assertEqual((me["skillLevel"], me["xp"], me["quizResults"]["knowledge"]), ("Advanced", 50, 4))

    def test_answers_that_do_not_exist_are_refused(self):
        client = site.player("noanswer")
        for answers in ([0, 0, 0, 0], [0] * 6, [0, 0, 0, 0, 5], [4, 0, 0, 0, 0], [-1, 0, 0, 0, 0], [0, 0, 0, 0, 1.5],
                        ["0", 0, 0, 0, 0], [[0], 0, 0, 0, 0], "00000", None, []):
            with self.subTest(answers=answers):
                post(client, "/api/quiz/submit", {"answers": answers}, 400)
        post(client, "/api/quiz/submit", {}, 400)
        self.assertFalse(user(client)["quizCompleted"])


class Xp(unittest.TestCase):
    def test_views_earn_up_to_60_a_day_and_10_for_the_first(self):
        client = site.player("viewer")
        first = post(client, "/api/user/earn-xp", {"xp": 5}).json()
        self.assertEqual(first, {"awarded": 15, "level": 1, "xp": 15, "xpToNextLevel": 100})
        awarded = [post(client, "/api/user/earn-xp", {"xp": 5}).json()["awarded"] for _ in range(13)]
        self.assertEqual(awarded, [5] * 11 + [0] * 2)

    def test_other_amounts_are_refused(self):
        client = site.player("greedy")
        for xp in (0, 1, 4, 6, 50, -3, 3.5, "3", None, True):
            with self.subTest(xp=xp):
                post(client, "/api/user/earn-xp", {"xp": xp}, 400)
        self.assertEqual(user(client)["xp"], 0)


class Membership(unittest.TestCase):
    def test_a_tier_fills_up_the_balance_and_shows(self):
        client = site.player("member")
        me = post(client, "/api/membership/upgrade", {"tierId": "pro"}).json()
        self.assertEqual((me["virtualBalance"], me["isPremium"], me["subscriptionTierId"]), (10000, True, "pro"))
        self.assertEqual(post(client, "/api/user/earn-xp", {"xp": 3}).json()["awarded"], (3 + 10 + 15) * 3 // 2)
        for tier in ("basic", "pro"):
            post(client, "/api/membership/upgrade", {"tierId": tier}, 409)
        for tier in ("gold", "", "Elite", None, 5):
            post(client, "/api/membership/upgrade", {"tierId": tier}, 400)
        self.assertEqual(user(client)["virtualBalance"], 10000)

    def test_of_two_tabs_that_upgrade_at_once_exactly_one_wins(self):
        client = site.player("twotabs")

        def tab(_):
            mine = site.client()
            mine.cookie = client.cookie
            status = mine.call("POST", "/api/membership/upgrade", {"tierId": "vip"}).status
            mine.connection.close()
            return status

        with ThreadPoolExecutor(8) as pool:
            statuses = sorted(pool.map(tab, range(8)))
        self.assertEqual(statuses, [200] + [409] * 7)
        self.assertEqual(user(client)["virtualBalance"], 50000)


class Learning(unittest.TestCase):
    def test_a_guide_counts_once_and_six_make_a_scholar(self):
        client = site.player("reader")
        first = {"guideId": "odds-formats", "why": "order", "topic": None, "checks": []}
        self.assertEqual(client.call("GET", "/api/learn").expect(200).json(), {"read": [], "next": first})
        guides = ["odds-formats", "types-of-bets", "bankroll-management", "value-betting", "line-shopping",
                  "probability-basics"]
        for guide in guides:
            self.assertEqual(post(client, "/api/learn/read", {"guideId": guide}).json()["awarded"], 10)
        again = post(client, "/api/learn/read", {"guideId": guides[0]}).json()
        self.assertEqual((again["awarded"], sorted(again["read"])), (0, sorted(guides)))
        self.assertEqual(user(client)["badges"], [{"id": "scholar", "name": "Scholar"}])

    def test_the_next_lesson_follows_the_quiz_and_the_answers_to_checks(self):
        client = site.player("student")
        post(client, "/api/quiz/submit", {"answers": [0, 1, 0, 0, 4]})
        lesson = lambda: client.call("GET", "/api/learn").expect(200).json()["next"]
        quiz = lambda guide, topic: {"guideId": guide, "why": "quiz", "topic": topic, "checks": []}
        self.assertEqual(lesson(), quiz("types-of-bets", "The point spread"))
        answer = lambda guide, check, right: client.call(
            "POST", "/api/habit/review", {"guideId": guide, "check": check, "right": right}).expect(204)
        answer("types-of-bets", 1, True)
        answer("types-of-bets", 4, False)
        answer("types-of-bets", 2, False)
        answer("line-shopping", 1, False)
        read = post(client, "/api/learn/read", {"guideId": "types-of-bets"}).json()
        self.assertEqual(read["next"], quiz("value-betting", "Expected value"))
        read = post(client, "/api/learn/read", {"guideId": "value-betting"}).json()
        self.assertEqual(read["next"], {"guideId": "types-of-bets", "why": "checks", "topic": None, "checks": [2, 4]})
        answer("types-of-bets", 2, True)
        answer("types-of-bets", 4, True)
        self.assertEqual((lesson()["guideId"], lesson()["checks"]), ("line-shopping", [1]))
        # Another than the one that has been read just now.
        read = post(client, "/api/learn/read", {"guideId": "line-shopping"}).json()
        self.assertEqual((read["next"]["guideId"], read["next"]["why"]), ("odds-formats", "order"))

    def test_unknown_guides_and_those_of_members_are_refused(self):
        client = site.player("curious")
        post(client, "/api/learn/read", {"guideId": "martingale"}, 400)
        post(client, "/api/learn/read", {"guideId": "arbitrage"}, 403)
        post(client, "/api/membership/upgrade", {"tierId": "basic"})
        post(client, "/api/learn/read", {"guideId": "arbitrage"})


class Limits(unittest.TestCase):
    NONE = {"maxStake": None, "maxBetsPerDay": None, "maxLossPerWeek": None, "realityCheckMinutes": None,
            "coolOffDays": None}

    def test_a_limit_acts_at_once_and_loosens_later(self):
        client = site.player("careful")
        self.assertEqual(client.call("GET", "/api/limits").json()["current"]["maxStake"], None)
        tight = post(client, "/api/limits/change", {**self.NONE, "maxStake": 50}).json()
        self.assertEqual((tight["current"]["maxStake"], tight["pending"]), (50, None))
        pick = next(picks(client.games()[-1]))
        refusal = client.place(pick, 51).expect(403)
        self.assertEqual(refusal.body, b"This stake is above the limit that you set for one bet")
        client.place(pick, 50).expect(201)
        loose = post(client, "/api/limits/change", self.NONE).json()
        self.assertEqual((loose["current"]["maxStake"], loose["pending"]["maxStake"]), (50, None))
        self.assertIsNotNone(loose["pendingFrom"])
        self.assertEqual((loose["betsToday"], loose["openStakes"]), (1, 50))
        client.place(pick, 51).expect(403)

    def test_a_break_refuses_every_bet(self):
        client = site.player("pausing")
        self.assertIsNotNone(post(client, "/api/limits/change", {**self.NONE, "coolOffDays": 1}).json()["coolOffUntil"])
        client.place(next(picks(client.games()[-1])), 1).expect(403)

    def test_what_is_no_limit_is_refused(self):
        client = site.player("limitless")
        for wrong in ({"maxStake": 0}, {"maxStake": 1000001}, {"maxBetsPerDay": 0}, {"maxLossPerWeek": 1.5},
                      {"realityCheckMinutes": 4}, {"coolOffDays": 43}, {"maxStake": "5"}, {"other": 1}):
            with self.subTest(wrong=wrong):
                post(client, "/api/limits/change", {**self.NONE, **wrong}, 400)
        missing = dict(self.NONE)
        del missing["maxStake"]
        post(client, "/api/limits/change", missing, 400)


class Records(unittest.TestCase):
    def test_a_statement_explains_every_coin(self):
        client = site.player("teller")
        _, pick, answer = bet_on(client, client.games()[::-1], 100)
        bet = answer.json()["bet"]
        post(client, "/api/membership/upgrade", {"tierId": "basic"})
        page = client.call("GET", "/api/statement").expect(200).json()
        entries = [(e["kind"], e["counterAccount"], e["amount"], e["balanceBefore"], e["balanceAfter"])
                   for e in page["entries"]]
        self.assertEqual(entries, [("CoinsGranted", "grants", 4000, 900, 4900),
                                   ("BetPlaced", "held", -100, 1000, 900),
                                   ("CoinsGranted", "grants", 1000, 0, 1000)])
        grant, stake, start = (e["bet"] for e in page["entries"])
        self.assertEqual((grant, start), (None, None))
        self.assertEqual(stake, {part: bet[part] for part in stake})
        rest, cursor = [], ""
        while cursor is not None:
            page = client.call("GET", f"/api/statement?limit=1{cursor and '&cursor=' + cursor}").expect(200).json()
            rest += page["entries"]
            cursor = page["nextCursor"]
        self.assertEqual([e["balanceAfter"] for e in rest], [4900, 900, 1000])
        points = client.call("GET", "/api/bankroll").expect(200).json()
        self.assertEqual([(p["balance"], p["held"], p["grant"]) for p in points],
                         [(1000, 0, 1000), (900, 100, 0), (4900, 100, 4000)])
        stranger = site.player("nosy")
        stranger.call("GET", f"/api/statement?cursor={rest[0]['position']}").expect(400)

    def test_a_stated_chance_is_kept_and_bets_are_found(self):
        client = site.player("believer")
        pick = next(picks(client.games()[-1]))
        body = {"gameId": pick.game, "betType": pick.market, "betAmount": 10, "odds": pick.odds,
                "prediction": pick.label, "potentialWinnings": pick.profit(10)}
        for wrong in (0, 1, 0.005, 0.625, -0.5, "0.5"):
            post(client, "/api/place-bet", {**body, "statedChance": wrong}, 400)
        bet = post(client, "/api/place-bet", {**body, "statedChance": 0.62}, 201).json()["bet"]
        self.assertEqual(bet["statedChance"], 0.62)
        listed = client.call("GET", "/api/bets").expect(200).json()["bets"]
        self.assertEqual(listed, [bet])
        part = bet["eventName"].split(" @ ")[0][:4].upper().replace(" ", "%20")
        for query, count in ((f"search={part}", 1), ("search=zzzz", 0), ("from=2020-01-01T00:00:00Z", 1),
                             ("to=2020-01-01T00:00:00Z", 0), ("status=won", 0)):
            with self.subTest(query=query):
                self.assertEqual(len(client.call("GET", f"/api/bets?{query}").expect(200).json()["bets"]), count)
                summary = client.call("GET", f"/api/bets/summary?{query}").expect(200).json()
                self.assertEqual((summary["count"], summary["open"]), (count, 10 * count))
        csv = client.call("GET", "/api/bets/csv").expect(200).body.decode().split("\r\n")
        self.assertEqual(len(csv), 3)
        self.assertIn(",stake,americanOdds,", csv[0])
        self.assertIn(",0.62,pending,", csv[1])
        client.call("GET", "/api/bets?from=yesterday").expect(400)
        client.call("GET", "/api/bets/csv?search=").expect(400)

    def test_a_post_mortem_is_of_an_own_settled_bet(self):
        client = site.player("learner")
        bet = bet_on(client, client.games()[::-1], 10)[2].json()["bet"]
        self.assertEqual(post(client, "/api/bets/post-mortem", {"betId": bet["id"]}, 409).body,
                         b"This bet is not settled yet")
        post(site.player("other"), "/api/bets/post-mortem", {"betId": bet["id"]}, 404)
        for wrong in ("0", "1", "999999999"):
            post(client, "/api/bets/post-mortem", {"betId": wrong}, 404)
        for wrong in ("", "x", 5, None):
            post(client, "/api/bets/post-mortem", {"betId": wrong}, 400)

    def test_a_full_bankroll_is_not_reset(self):
        client = site.player("rich")
        client.call("POST", "/api/bankroll/reset").expect(409)
        bet_on(client, client.games()[::-1], 950)
        client.call("POST", "/api/bankroll/reset").expect(409)  # the bet is open


class Notes(unittest.TestCase):
    NOTE = "/api/bets/note"

    def test_a_note_is_kept_shown_and_emptied_by_the_bettor_alone(self):
        client, other = site.player("noting"), site.player("onlooker")
        placed = bet_on(client, client.games()[::-1], 10)[2]
        bet = placed.json()["bet"]["id"]
        text = "<script>alert(1)</script> & a \u00fcber-hunch\nsecond line \U0001f914"
        self.assertEqual(post(client, self.NOTE, {"betId": bet, "text": text}, 200).json(), {"betId": bet, "text": text})
        notes = lambda who: who.call("GET", "/api/bets").expect(200).json()["notes"]
        self.assertEqual(notes(client), [{"betId": bet, "text": text}])
        self.assertEqual(client.call("GET", "/api/account/export").expect(200).json()["betNotes"], notes(client))
        post(other, self.NOTE, {"betId": bet, "text": "mine"}, 404)
        post(other, self.NOTE, {"betId": bet, "text": ""}, 404)
        self.assertEqual(notes(other), [])
        post(site.client(), self.NOTE, {"betId": bet, "text": "nobody's"}, 401)
        post(client, self.NOTE, {"betId": bet, "text": "\U0001f914" * 280}, 200)
        self.assertEqual(notes(client)[0]["text"], "\U0001f914" * 280)
        post(client, self.NOTE, {"betId": bet, "text": " \n"}, 200)
        self.assertEqual(notes(client), [])
        self.assertNotIn("hunch", json.dumps(client.call("GET", "/api/account/export").json()["ledger"]))

    def test_a_note_that_cannot_be_kept_is_refused_in_one_sentence(self):
        client = site.player("careless-noter")
        bet = bet_on(client, client.games()[::-1], 10)[2].json()["bet"]["id"]
        for wrong in ("a\u0000b", "a\tb", "a\rb", "\u0085", "\u001b[2J"):
            self.assertEqual(post(client, self.NOTE, {"betId": bet, "text": wrong}, 400).body,
                             b"A note cannot hold control characters")
        for wrong in ({"betId": bet, "text": "x" * 281}, {"betId": bet}, {"betId": bet, "text": None},
                      {"betId": "x", "text": "y"}, {"betId": bet, "text": "y", "more": 1}):
            post(client, self.NOTE, wrong, 400)
        for wrong in ("0", "1", str(int(bet) + 10**6), "9223372036854775807"):
            post(client, self.NOTE, {"betId": wrong, "text": "y"}, 404)
        self.assertEqual(client.call("GET", "/api/bets").expect(200).json()["notes"], [])


class LookingBack(unittest.TestCase):
    def test_the_close_of_a_spread_is_that_of_the_side_that_was_bet_on(self):
        fast = Site("--clock-speed", "600")
        try:
            client = fast.player("both-sides")
            lines, bets = self.bet_on_both_sides(client)
            wait_for(lambda: all(bet["settledAt"] for bet in client.bets()), "the settlements")
            self.win_rate_is_of_the_decided_bets(client)
            home, away = (post(client, "/api/bets/post-mortem", {"betId": bet}).json()["closing"] for bet in bets)
            self.assertEqual(home["line"], -away["line"])
            self.assertEqual((home["odds"], home["otherOdds"]), (away["otherOdds"], away["odds"]))
            for close, taken in zip((home, away), lines):
                self.assertGreater(close["line"] * taken, 0, "a clear favourite has remained one")
        finally:
            fast.stop()

    def win_rate_is_of_the_decided_bets(self, client):
        summary = client.call("GET", "/api/bets/summary").expect(200).json()
        figures = client.call("GET", "/api/dashboard/data").expect(200).json()
        decided = summary["won"] + summary["lost"]
        self.assertEqual(figures["decidedBets"], decided)
        self.assertAlmostEqual(figures["winRate"], 100 * summary["won"] / decided if decided else 0, delta=0.05)

    def bet_on_both_sides(self, client):
        """The spread of a game with a clear favourite: the lines and the ids of the two bets, home first."""
        while True:
            games = [game for game in client.games()[1:40] if game["odds"]["spread"]]
            game = max(games, key=lambda game: abs(game["odds"]["spread"]["home"]))
            answers = [client.place(pick, 10) for pick in picks(game) if pick.market == "spread"]
            if [answer.status for answer in answers] == [201, 201]:
                spread = game["odds"]["spread"]
                return (spread["home"], spread["away"]), [answer.json()["bet"]["id"] for answer in answers]


if __name__ == "__main__":
    unittest.main()
