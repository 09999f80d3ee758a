#!/usr/bin/python3
"""How a learner thinks: figures of the asker's own bets, as of any position, and cuts of them without a verdict."""

import unittest

from support import Site, bet_on, wait_for

PATH = "/api/insight/progress"


def setUpModule():
    global site
    site = Site("--clock-speed", "600")


def tearDownModule():
    site.stop()


def progress(client, query=""):
    return client.call("GET", PATH + query).expect(200).json()


class Progress(unittest.TestCase):
    def test_a_newcomer_has_no_figure(self):
        shown = progress(site.player("newcomer"))
        self.assertEqual(shown["hits"]["rate"], {"state": "none", "n": 0, "games": 0, "value": None, "low": None, "high": None})
        self.assertIsNone(shown["drawdown"])
        self.assertFalse(shown["chasing"]["isJudged"])
        self.assertTrue(shown["view"]["isJudged"])

    def test_the_figures_are_of_the_own_bets_and_add_up(self):
        client = site.player("learner")
        first = bet_on(client, client.games()[1:], 10)[2]
        shown = progress(client)
        self.assertEqual((shown["bets"]["open"], shown["staking"]["n"]), (1, 1))
        self.assertAlmostEqual(shown["staking"]["largest"], 0.01)
        self.assertAlmostEqual(shown["staking"]["mostAtRisk"], 0.01)
        placed = first.headers["X-Position"]
        for _ in range(5):
            bet_on(client, client.games()[1:], 20)
        wait_for(lambda: all(bet["settledAt"] for bet in client.bets()), "the settlements")
        shown = progress(client)
        summary = client.call("GET", "/api/bets/summary").expect(200).json()
        bets, parts = shown["bets"], shown["profitParts"]
        self.assertEqual([bets[end] for end in ("open", "won", "lost", "pushed", "voided")],
                         [summary[end] for end in ("pending", "won", "lost", "push", "void")])
        self.assertEqual(shown["result"]["profit"], summary["profit"])
        self.assertEqual(parts["profit"] + parts["othersProfit"], summary["profit"])
        self.assertAlmostEqual(parts["luck"] + parts["movement"] - parts["margin"], parts["profit"], places=6)
        self.assertEqual(shown["closes"]["of"], summary["won"] + summary["lost"] + summary["push"])
        self.assertGreater(shown["closes"]["singles"]["n"], 0)
        self.assertEqual(len(shown["drawdown"]["points"]), 6)
        closes = shown["closes"]
        self.assertEqual(len(closes["overTime"]), closes["singles"]["n"])
        self.assertAlmostEqual(closes["overTime"][-1]["value"], closes["singles"]["value"], places=6)
        self.assertEqual([point["n"] for point in closes["overTime"]], list(range(1, closes["singles"]["n"] + 1)))
        improvement = shown["improvement"]
        self.assertEqual((improvement["bets"], improvement["closed"]), (6, closes["singles"]["n"]))
        self.assertEqual(improvement["smallStakes"], {"state": "too few", "before": None, "after": None})
        with self.subTest("as a file"):
            rows = client.call("GET", PATH + "/csv").expect(200).body.decode().split("\r\n")
            self.assertRegex(rows[1], "^# Merkle root [0-9a-f]{64}$")
            self.assertEqual(rows[2], "# Filter: none")
            self.assertEqual(len(rows), 5 + summary["won"] + summary["lost"])
            columns = rows[3].split(",")
            cells = [dict(zip(columns, row.split(","), strict=True)) for row in rows[4:-1]]
            self.assertEqual(sum(int(row["profit"]) for row in cells), summary["profit"])
            split = [(int(row["stake"]) * float(row["decimalOdds"]), float(row["marketAtPlacing"]),
                      float(row["marketAtClose"])) for row in cells if row["marketAtClose"]]
            self.assertEqual(len(split), parts["n"])
            self.assertAlmostEqual(sum(returns * (q1 - q0) for returns, q0, q1 in split), parts["movement"], places=2)
            rows = client.call("GET", PATH + "/csv?sport=nba&price=longer").expect(200).body.decode().split("\r\n")
            self.assertEqual(rows[2], "# Filter: sport=nba price=longer")
            self.assertIn("picked", rows[3])
        with self.subTest("as looking back at each of them says"):
            answers = [client.call("POST", "/api/bets/post-mortem", {"betId": bet["id"]}).expect(200).json()
                       for bet in client.bets() if bet["status"] in ("won", "lost")]
            answers = [one for one in answers if one["luck"] is not None]
            self.assertEqual(len(answers), parts["n"])
            for name in ("luck", "movement"):
                self.assertAlmostEqual(sum(one[name] for one in answers), parts[name], places=3)
        with self.subTest("as of an earlier position"):
            before = progress(client, f"?asOf={placed}")
            self.assertEqual((before["position"], before["bets"]["open"], before["staking"]["n"]), (placed, 1, 1))
        with self.subTest("of nobody else"):
            self.assertEqual(progress(site.player("other"))["staking"]["n"], 0)

    def test_a_cut_has_no_verdict(self):
        client = site.player("cutter")
        bet_on(client, client.games()[1:], 10)
        for query, cells in (("sport=nba", 4), ("market=parlay", 6), ("price=to-110", 5),
                             ("from=2020-01-01T00:00:00Z", 12), ("sport=nhl&price=longer", 20)):
            with self.subTest(query):
                shown = progress(client, f"?{query}")
                self.assertEqual(shown["view"]["cells"], cells)
                self.assertFalse(shown["view"]["isJudged"])
                self.assertGreater(shown["view"]["z"], 2.2)
                self.assertIsNone(shown["chasing"])
                self.assertIsNone(shown["improvement"])
        self.assertEqual(progress(client, "?market=parlay")["staking"]["n"], 0)
        self.assertEqual(progress(client, "?season=true")["staking"]["n"], 0)
        self.assertFalse(progress(client, "?season=true")["view"]["isJudged"])

    def test_bad_input_gets_one_sentence(self):
        client = site.player("careless")
        for query, sentence in (("sport=cricket", "Unknown sport"), ("market=x", "Unknown market"),
                                ("price=cheap", "Unknown price"), ("season=yes", "season must be true or false"),
                                ("from=yesterday", "from must be a UTC time like 2026-11-21T12:00:00Z"),
                                ("asOf=0", "asOf must be a position of the ledger"),
                                ("asOf=x", "asOf must be a position of the ledger")):
            with self.subTest(query):
                self.assertEqual(client.call("GET", f"{PATH}?{query}").expect(400).body.decode(), sentence)
        client.call("GET", PATH + "?surprise=1").expect(400)
        site.client().call("GET", PATH).expect(401)


class Hunches(unittest.TestCase):
    HUNCHES = "/api/insight/hunches"

    def state(self, client, status=204, **hunch):
        return client.call("POST", self.HUNCHES, {"direction": "better", "bets": 30, **hunch}).expect(status)

    def own(self, client):
        return client.call("GET", self.HUNCHES).expect(200).json()["hunches"]

    def test_only_later_bets_of_its_kind_count(self):
        client = site.player("hunchback")
        self.assertEqual(self.own(client), [])
        bet_on(client, client.games()[1:], 20)
        self.state(client, market="moneyline", direction="worse")
        for _ in range(3):
            bet_on(client, client.games()[1:], 20)
        wait_for(lambda: all(bet["settledAt"] for bet in client.bets()), "the settlements")
        hunch, = self.own(client)
        self.assertEqual([hunch[name] for name in ("market", "sport", "price", "direction", "bets", "measure")],
                         ["moneyline", None, None, "worse", 30, "closing-line value"])
        later = [bet for bet in client.bets() if bet["createdAt"] >= hunch["statedAt"]
                 and bet["betType"] == "moneyline" and bet["status"] != "void"]
        self.assertEqual(hunch["counted"], len({bet["gameId"] for bet in later}))
        self.assertEqual((hunch["verdict"], hunch["figure"], hunch["isGivenUp"]), ("too few", None, False))
        self.assertEqual(self.own(site.player("watcher")), [])

    def test_few_are_open_at_once_and_one_makes_room_when_it_is_given_up(self):
        client = site.player("guesser")
        for sport in ("nba", "nfl", "mlb"):
            self.state(client, sport=sport)
        self.state(client, 409, sport="nhl")
        self.state(client, 409, sport="nba")
        first = self.own(client)[-1]["id"]
        other = site.player("thief")
        other.call("POST", self.HUNCHES + "/give-up", {"hunchId": first}).expect(404)
        client.call("POST", self.HUNCHES + "/give-up", {"hunchId": first}).expect(204)
        client.call("POST", self.HUNCHES + "/give-up", {"hunchId": first}).expect(404)
        self.assertEqual([hunch["isGivenUp"] for hunch in self.own(client)], [False, False, True])
        self.state(client, sport="nhl", price="longer", market="prop", bets=300)
        self.assertEqual((self.own(client)[0]["measure"], len(self.own(client))), ("return", 4))

    def test_what_is_no_hunch_is_refused_in_one_sentence(self):
        client = site.player("vague")
        for wrong in ({}, {"sport": "cricket"}, {"sport": "nba", "bets": 31}, {"sport": "nba", "bets": 29},
                      {"sport": "nba", "direction": "up"}, {"sport": "nba", "more": 1}, {"sport": None}):
            with self.subTest(wrong):
                self.state(client, 400, **wrong)
        for wrong in ("x", ""):
            client.call("POST", self.HUNCHES + "/give-up", {"hunchId": wrong}).expect(400)
        client.call("GET", self.HUNCHES + "?surprise=1").expect(400)
        site.client().call("GET", self.HUNCHES).expect(401)
        self.state(site.client(), 401, sport="nba")
        self.assertEqual(self.own(client), [])


if __name__ == "__main__":
    unittest.main()
