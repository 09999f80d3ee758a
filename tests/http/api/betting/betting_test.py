#!/usr/bin/python3
"""A bet over HTTP: placed, seen at once, repeated safely, listed page by page."""

import unittest
from concurrent.futures import ThreadPoolExecutor

from support import Site, bet_on, picks, tomorrow_at_noon, wait_for


def setUpModule():
    global site
    site = Site(begins=tomorrow_at_noon())  # small bets are counted by the day


def tearDownModule():
    site.stop()


class Betting(unittest.TestCase):
    def test_a_page_that_is_loaded_anew_shows_what_its_player_did_last(self):
        client = site.player("reloader")
        for number in range(1, 4):
            pick = next(picks(client.games()[-1]))
            client.place(pick, 10).expect(201)
            anew = site.client()  # which knows no position to ask for
            anew.cookie = client.cookie
            self.assertEqual(len(list(anew.bets())), number)
            self.assertEqual(anew.call("GET", "/api/auth/me").expect(200).json()["virtualBalance"], 1000 - 10 * number)

    def test_each_side_of_each_market_can_be_bet_on(self):
        client = site.player("allsides")
        balance = 1000
        for pick in picks(client.games()[-1]):
            with self.subTest(market=pick.market, label=pick.label):
                answer = client.place(pick, 10).expect(201)
                balance -= 10
                bet = answer.json()["bet"]
                self.assertEqual(answer.json()["userBalance"], balance)
                self.assertEqual((bet["prediction"], bet["odds"], bet["status"]), (pick.label, pick.odds, "pending"))
                self.assertEqual(bet["potentialWinnings"], pick.profit(10))
                self.assertLessEqual(int(bet["id"]), int(answer.headers["X-Position"]))
        self.assertEqual(balance, 940)

    def test_the_bet_answered_is_the_bet_listed(self):
        client = site.player("same")
        pick = next(picks(client.games()[-1]))
        bet = client.place(pick, 100).expect(201).json()["bet"]
        self.assertEqual(client.call("GET", "/api/bets").expect(200).json(), {"bets": [bet], "notes": [], "unread": [], "nextCursor": None})

    def test_a_player_sees_an_own_bet_at_once(self):
        client = site.player("atonce")
        pick = next(picks(client.games()[-1]))
        for left in range(900, 0, -100):
            client.place(pick, 100).expect(201)
            data = client.call("GET", "/api/dashboard/data").expect(200).json()
            self.assertEqual(data["virtualBalance"], left)
            self.assertEqual(data["recentActivity"][0]["betAmount"], 100)
            self.assertEqual(client.call("GET", "/api/auth/me").expect(200).json()["virtualBalance"], left)

    def test_a_retry_gets_the_first_answer_and_bets_once(self):
        client = site.player("retry")
        pick = next(picks(client.games()[-1]))
        first = client.place(pick, 100, key="k1").expect(201)
        again = client.place(pick, 100, key="k1").expect(201)
        self.assertEqual(again.json(), first.json())
        other = client.place(pick, 50, key="k1").expect(409)
        self.assertEqual(other.body, b"This Idempotency-Key was used for another bet")
        client.place(pick, 100, key="k2").expect(201)
        self.assertEqual(len(list(client.bets())), 2)

    def test_many_at_once_with_one_key_are_one_bet(self):
        client = site.player("storm")
        pick = next(picks(client.games()[-1]))

        def place(_):
            mine = site.client()
            mine.cookie = client.cookie
            answer = mine.place(pick, 100, key="once").expect(201)
            mine.connection.close()
            return answer.json()

        with ThreadPoolExecutor(16) as pool:
            answers = list(pool.map(place, range(64)))
        self.assertTrue(all(answer == answers[0] for answer in answers))
        self.assertEqual(client.call("GET", "/api/auth/me").json()["virtualBalance"], 900)

    def test_nobody_spends_a_coin_twice(self):
        client = site.player("spender")
        pick = next(picks(client.games()[-1]))

        def place(_):
            mine = site.client()
            mine.cookie = client.cookie
            status = mine.place(pick, 300).status
            mine.connection.close()
            return status

        with ThreadPoolExecutor(16) as pool:
            statuses = list(pool.map(place, range(32)))
        self.assertEqual((statuses.count(201), statuses.count(422)), (3, 29))

    def test_of_bets_below_10_coins_a_player_places_50_a_day(self):
        client = site.player("small")
        pick = next(picks(client.games()[-1]))
        for count in (20, 20, 9):
            client.place_slip([pick.item(1)] * count).expect(201)
        sentence = ("You can place at most 50 bets below 10 coins a day, because rounding to whole coins pays "
                    "small stakes too well")
        for answer in (client.place_slip([pick.item(9)] * 2), client.place(pick, 9), client.place(pick, 9)):
            if answer.status != 201:
                self.assertEqual((answer.status, answer.body.decode()), (403, sentence))
        self.assertEqual(len(list(client.bets())), 50, "the slip is refused whole, then one bet is taken")
        client.place(pick, 10).expect(201)

    def test_bets_are_listed_newest_first_and_page_by_page(self):
        client = site.player("pages")
        game = client.games()[-1]
        for _ in range(3):
            for pick in picks(game):
                client.place(pick, 1).expect(201)
        whole = client.call("GET", "/api/bets?limit=100").expect(200).json()["bets"]
        ids = [int(bet["id"]) for bet in whole]
        self.assertEqual(ids, sorted(ids, reverse=True))
        seen, cursor, pages = [], "", 0
        while cursor is not None:
            page = client.call("GET", f"/api/bets?limit=4{cursor and '&cursor=' + cursor}").expect(200).json()
            seen += page["bets"]
            cursor = page["nextCursor"]
            pages += 1
        self.assertEqual(seen, whole)
        self.assertEqual(pages, -(-len(whole) // 4))
        totals = client.call("GET", f"/api/bets?betType=total&status=pending&sport={game['sport']}").json()["bets"]
        self.assertEqual(totals, [bet for bet in whole if bet["betType"] == "total"][:20])
        self.assertEqual(client.call("GET", "/api/bets?status=won").json()["bets"], [])


class Settling(unittest.TestCase):
    def test_a_retry_after_the_start_still_gets_the_first_answer_and_the_bet_settles(self):
        fast = Site("--clock-speed", "600")
        try:
            client = fast.player("patient")
            game, pick, first = bet_on(client, client.games()[1:], 100, key="k")
            wait_for(lambda: game["id"] not in {g["id"] for g in client.games()}, "the game's start")
            self.assertEqual(client.place(pick, 100, key="k").expect(201).json(), first.json())
            self.assertEqual(client.place(pick, 99, key="k").status, 409)
            wait_for(lambda: next(client.bets())["status"] != "pending", "the bet's settlement")
            bet = next(client.bets())
            credit = {"won": 100 + pick.profit(100), "lost": 0, "push": 100, "void": 100}[bet["status"]]
            self.assertEqual(bet["payout"], credit)
            self.assertEqual(client.call("GET", "/api/auth/me").json()["virtualBalance"], 900 + credit)
            self.assertEqual(client.place(pick, 100, key="k").expect(201).json(), first.json())
        finally:
            fast.stop()


if __name__ == "__main__":
    unittest.main()
