#!/usr/bin/python3
"""Tests of past seasons that are played again beside the usual games."""

import unittest

from past_seasons import GAME, SEASON, import_seasons
from support import Site, chalkline, picks, wait_for

# A day of the season is an hour, and an hour 12 seconds: the first game starts after 3.
CLOCK_SPEED = 300


def replayed(client):
    games = client.call("GET", "/api/betting/upcoming-games?replays=true").expect(200).json()
    return [game for game in games if game["source"] == "replay"]


class TimeMachine(unittest.TestCase):
    def site(self, *options):
        site = Site(*options)
        self.addCleanup(site.stop)
        import_seasons(site.data, SEASON)
        return site

    def begin(self, client, season=2023):
        return client.call("POST", "/api/time-machine/begin", {"sport": "nfl", "season": season})

    def stop(self, client, season=2023):
        return client.call("POST", "/api/time-machine/stop", {"sport": "nfl", "season": season})

    def seasons(self, site, client=None):
        return (client or site.client()).call("GET", "/api/time-machine").expect(200).json()["seasons"]

    def test_a_player_begins_a_season_which_then_goes_on_over_a_restart(self):
        site = self.site()
        season, = self.seasons(site)
        self.assertEqual((season["sport"], season["season"], season["games"]), ("nfl", 2023, len(SEASON)))
        self.assertEqual(season["firstStart"], "2023-09-08T00:20:00.000000Z")
        self.assertIsNone(season["run"])
        self.assertEqual(replayed(site.client()), [])

        player = site.player("learner")
        run = self.begin(player).expect(201).json()["run"]
        self.assertEqual((run["pace"], run["gamesPlayed"]), ("day-an-hour", 0))
        games = wait_for(lambda: replayed(player), "the season's games")
        self.assertEqual(len(games), len(SEASON))
        self.assertEqual({game["run"] for game in games}, {run["name"]})
        self.assertEqual(games[0]["startTime"], run["nextStart"])
        coming = site.client().call("GET", f"/api/time-machine/run?name={run['name']}").expect(200).json()["next"]
        for fact in ("id", "startTime", "recordedStart", "homeTeam", "awayTeam"):
            self.assertEqual(coming[fact], games[0][fact], fact)
        self.assertTrue(coming["isOffered"])
        self.assertEqual([game["recordedStart"] for game in games[:2]],
                         ["2023-09-08T00:20:00.000000Z", "2023-09-09T00:20:00.000000Z"])
        self.assertNotIn("replay", {game["source"] for game in player.games()}, "the usual board is mixed")

        site.stop_server()
        site.start_server()
        self.assertEqual(self.seasons(site)[0]["run"]["name"], run["name"])
        after = replayed(site.client())
        for fact in ("id", "recordedStart"):
            self.assertEqual([game[fact] for game in after], [game[fact] for game in games], fact)

    def test_a_season_is_begun_by_the_signed_in_once_at_a_time(self):
        site = self.site()
        self.begin(site.client()).expect(401)
        player = site.player("learner")
        self.begin(player, season=1999).expect(404)
        self.begin(player).expect(201)
        self.assertIn("under way", self.begin(site.player("other")).expect(409).body.decode())
        again = chalkline.run("sports", "begin", "nfl", "2023", data=site.data, check=False)
        self.assertEqual((again.returncode, again.stderr), (1, "chalkline: This season is under way already.\n"))

    def test_the_operator_begins_a_season_beside_a_server_that_runs(self):
        site = self.site()
        output = chalkline.run("sports", "begin", "nfl", "2023", "--pace", "day-an-hour", data=site.data).stdout
        self.assertRegex(output, f"^The season begins at 20.* and ends at 20.*: {len(SEASON)} games\n$")
        self.assertEqual(self.seasons(site)[0]["run"]["pace"], "day-an-hour")
        unknown = chalkline.run("sports", "begin", "nba", "2023", data=site.data, check=False)
        self.assertEqual(unknown.returncode, 1)
        self.assertIn("was not imported", unknown.stderr)

    def test_a_season_is_stopped_by_who_began_it_and_its_games_on_offer_are_played(self):
        site = self.site("--clock-speed", str(CLOCK_SPEED))
        player, other = site.player("learner"), site.player("other")
        self.stop(site.client()).expect(401)
        self.assertEqual(self.stop(player, season=1999).expect(404).body, b"There is no such season here")
        self.assertEqual(self.stop(player).expect(409).body, b"This season is not under way")
        self.begin(player).expect(201)
        self.assertTrue(self.seasons(site, player)[0]["run"]["begunByYou"])
        self.assertFalse(self.seasons(site, other)[0]["run"]["begunByYou"])
        game = wait_for(lambda: replayed(player), "the season's games")[1]
        player.place(next(picks(game)), 100).expect(201)
        self.assertEqual(self.stop(other).expect(403).body, b"A season is stopped by the player who began it")
        self.assertIsNone(self.stop(player).expect(200).json()["run"])
        self.assertIsNone(self.seasons(site)[0]["run"])
        bet, = wait_for(lambda: [bet for bet in player.bets() if bet["status"] != "pending"], "its result")
        self.assertIn(bet["status"], ("won", "lost"))
        self.begin(player).expect(201)

    def test_the_operator_stops_a_season(self):
        site = self.site()
        self.begin(site.player("learner")).expect(201)
        output = chalkline.run("sports", "stop", "nfl", "2023", data=site.data).stdout
        self.assertEqual(output, "The season has stopped: games that are on offer are played to their ends\n")
        self.assertIsNone(self.seasons(site)[0]["run"])
        again = chalkline.run("sports", "stop", "nfl", "2023", data=site.data, check=False)
        self.assertEqual((again.returncode, again.stderr), (1, "chalkline: This season is not under way.\n"))

    def test_its_bets_settle_by_the_recorded_result_and_count_on_no_leaderboard(self):
        site = self.site("--clock-speed", str(CLOCK_SPEED))
        player = site.player("learner")
        self.begin(player).expect(201)
        game = wait_for(lambda: replayed(player), "the season's games")[1]
        pick = next(pick for pick in picks(game) if pick.label == "Detroit Lions")
        placed = player.place(pick, 100).expect(201).json()["bet"]
        self.assertEqual(placed["legs"][0]["recordedStart"], game["recordedStart"])
        bet, = wait_for(lambda: [bet for bet in player.bets() if bet["status"] != "pending"], "its result")
        self.assertEqual((bet["status"], bet["source"]), ("won", "replay"))
        statement = player.call("GET", "/api/statement").expect(200).json()["entries"]
        shown = [bet, *(entry["bet"] for entry in statement if entry["bet"])]
        shown += player.call("GET", "/api/dashboard/data").expect(200).json()["recentActivity"]
        shown += player.call("GET", f"/api/sports/nhl/game/{game['id']}").expect(200).json()["game"]["bets"]
        self.assertEqual([leg["recordedStart"] for one in shown for leg in one["legs"]],
                         5 * ["2023-09-09T00:20:00.000000Z"])
        header, row, _ = player.call("GET", "/api/bets/csv").expect(200).body.decode().split("\r\n")
        self.assertEqual((header.split(",")[-1], row.split(",")[-1]),
                         ("recordedStart", "2023-09-09T00:20:00.000000Z"))
        self.assertEqual(bet["score"], {"away": 21, "home": 20})
        run = self.seasons(site)[0]["run"]["name"]
        so_far = player.call("GET", f"/api/time-machine/run?name={run}").expect(200).json()
        self.assertEqual(so_far["own"], {"won": 1, "lost": 0, "open": 0})
        best = so_far["teams"][0]
        self.assertEqual((best["team"]["name"], best["lost"]), ("Detroit Lions", 0))
        visitor = site.client().call("GET", f"/api/time-machine/run?name={run}").expect(200).json()
        self.assertIsNone(visitor["own"])
        site.client().call("GET", "/api/time-machine/run?name=x").expect(404)
        for category in ("winRate", "balance", "level", "closingLine"):
            board = player.call("GET", f"/api/leaderboard?period=week&category={category}").expect(200).json()
            self.assertEqual(board, [], category)

    def test_a_season_with_one_price_a_game_has_no_closing_line(self):
        site = self.site("--clock-speed", str(CLOCK_SPEED))
        player = site.player("learner")
        self.begin(player).expect(201)
        game = wait_for(lambda: replayed(player), "the season's games")[1]
        player.place(next(picks(game)), 100).expect(201)
        bet, = wait_for(lambda: [bet for bet in player.bets() if bet["status"] != "pending"], "its result")
        figures = player.call("POST", "/api/bets/post-mortem", {"betId": bet["id"]}).expect(200).json()
        for fact in ("closing", "closingLineValue", "expectedProfit", "luck"):
            self.assertIsNone(figures[fact], fact)
        leg, = figures["legs"]
        self.assertTrue(leg["hasOnePrice"])
        self.assertEqual(figures["bet"]["legs"][0]["recordedStart"], "2023-09-09T00:20:00.000000Z")
        self.assertEqual(figures["bankroll"], 1000)


if __name__ == "__main__":
    unittest.main()
