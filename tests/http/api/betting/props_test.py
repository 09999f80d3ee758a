#!/usr/bin/python3
"""Player props as a client sees them quoted (RULES 19)."""

import datetime
import unittest

from support import Site, wait_for

RANGES = {"points": (10, 24), "rebounds": (3, 10), "assists": (2, 8), "threes": (1, 5), "minutes": (20, 34)}
PATH = "/api/betting/props"


def setUpModule():
    global site
    site = Site()


def tearDownModule():
    site.stop()


def now(client):
    return datetime.datetime.fromisoformat(client.call("GET", "/api/clock").expect(200).json()["now"])


def offers(client, game):
    answer = client.call("GET", f"{PATH}?gameId={game['id']}").expect(200).json()
    assert answer["gameId"] == game["id"]
    return answer["offers"]


def decimal(odds):
    return 1 + (odds / 100 if odds > 0 else 100 / -odds)


def without_time(quoted):
    return [{key: value for key, value in offer.items() if key not in ("quoteId", "expiresAt")} for offer in quoted]


class Props(unittest.TestCase):
    def test_five_players_of_each_team_are_quoted_in_the_ranges_of_the_specification(self):
        client = site.client()
        types = set()
        games = client.games(sport="nba")[-4:]
        quoted_players = 0
        for game in games:
            quoted = offers(client, game)
            players = {(offer["team"], offer["playerId"]) for offer in quoted}
            quoted_players += len(players)
            for team in ("home", "away"):
                self.assertLessEqual(sum(one == team for one, _ in players), 5)
            self.assertEqual(len({offer["playerName"] for offer in quoted}), len(players))
            self.assertEqual(len({offer["quoteId"] for offer in quoted}), len(quoted))
            self.assertLessEqual({offer["propType"] for offer in quoted}, RANGES.keys())
            types |= {offer["propType"] for offer in quoted}
            for offer in quoted:
                with self.subTest(offer=offer):
                    least, most = RANGES[offer["propType"]]
                    self.assertTrue(least <= offer["line"] <= most)
                    for odds in (offer["overOdds"], offer["underOdds"]):
                        self.assertTrue(-130 <= odds <= -100 or 100 <= odds <= 119)
                    implied = 1 / decimal(offer["overOdds"]) + 1 / decimal(offer["underOdds"])
                    self.assertGreaterEqual(implied, 1.02 - 1e-9)
        self.assertEqual(types, RANGES.keys())
        # Now and then no figure of a starter has an even line within its range: he has no prop that day
        # (player_props_test says how rarely).
        self.assertGreaterEqual(quoted_players, len(games) * 10 - 2)

    def test_a_quote_lives_for_two_minutes(self):
        client = site.client()
        game = client.games(sport="nba")[-1]
        before = now(client)
        quoted = offers(client, game)
        after = now(client)
        life = datetime.timedelta(seconds=120)
        for offer in quoted:
            expires = datetime.datetime.fromisoformat(offer["expiresAt"])
            self.assertTrue(before + life <= expires <= after + life, offer)

    def test_other_sports_have_their_own_figures(self):
        client = site.client()
        figures = {
            "nfl": {"passingYards", "rushingYards", "receivingYards", "receptions", "touchdowns"},
            "mlb": {"hits", "runs", "hitsRunsRbis", "strikeouts", "hitsAllowed"},
            "nhl": {"goals", "assists", "points", "shotsOnGoal", "saves"},
        }
        for sport, types in figures.items():
            quoted = [offer for game in client.games(sport=sport) for offer in offers(client, game)]
            seen = {offer["propType"] for offer in quoted}
            self.assertLessEqual(seen, types)
            self.assertGreaterEqual(len(seen), 4)

    def test_what_cannot_be_quoted_is_said(self):
        client = site.client()
        for query, status, sentence in (
            ("", 400, "gameId must be 16 hexadecimal digits"),
            ("?gameId=", 400, "gameId must be 16 hexadecimal digits"),
            ("?gameId=0123456789abcdeg", 400, "gameId must be 16 hexadecimal digits"),
            (f"?gameId={'0' * 16}&x=1", 400, None),
            (f"?gameId={'0' * 16}", 404, "That game is not on offer"),
        ):
            with self.subTest(query=query):
                answer = client.call("GET", PATH + query)
                self.assertEqual(answer.status, status)
                self.assertRegex(answer.body.decode(), r"\A[ -~]+\Z")
                if sentence:
                    self.assertEqual(answer.body.decode(), sentence)

    def test_a_game_that_has_started_is_closed(self):
        fast = Site("--clock-speed", "600")
        try:
            client = fast.client()
            game = client.games(sport="nba")[0]
            path = f"{PATH}?gameId={game['id']}"
            wait_for(lambda: client.call("GET", path).status != 200, "the game's start")
            answer = client.call("GET", path)
            self.assertEqual((answer.status, answer.body), (409, b"Betting on this game has closed"))
        finally:
            fast.stop()

    def test_who_has_the_seed_can_recompute_a_quote(self):
        def epoch(quoted):
            expires = datetime.datetime.fromisoformat(quoted[0]["expiresAt"])
            return int(expires.timestamp() - 120) // 600

        game = site.client().games(sport="nba")[-1]
        twin, other = Site(), Site(seed=2)
        try:
            while True:  # until both are asked within the same ten minutes
                here, there = offers(site.client(), game), offers(twin.client(), game)
                if epoch(here) == epoch(there):
                    break
            self.assertEqual(without_time(here), without_time(there))
            self.assertEqual(other.client().call("GET", f"{PATH}?gameId={game['id']}").status, 404)
        finally:
            twin.stop()
            other.stop()


if __name__ == "__main__":
    unittest.main()
