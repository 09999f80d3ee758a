#!/usr/bin/python3
"""Player props on games of real leagues, whose providers are on this machine: from the bookmaker's price to the coins."""

import datetime
import os
import sqlite3
import subprocess
import unittest

import leagues
from leagues import Leagues, box, game, goalie, moment, odds_event, outcome, prop, roster_of, skater
from support import BINARY, PATIENCE_S, Site, prop_item, tomorrow_at_noon, wait_for

ODDS = "/odds/sports/icehockey_nhl/odds"
EVENT = "/odds/sports/icehockey_nhl/events/e1/odds"
BOX = "/nhl/gamecenter/2026020001/boxscore"
BASEBALL_ODDS = "/odds/sports/baseball_mlb/odds"
BASEBALL_EVENT = "/odds/sports/baseball_mlb/events/m1/odds"
BASEBALL_BOX = "/mlb/game/745001/boxscore"
HOUR = datetime.timedelta(hours=1)


class PropsOfRealGames(unittest.TestCase):
    """A server that asks leagues on this machine, which list a game that begins in an hour."""

    sport = None

    def setUp(self):
        self.leagues = Leagues()
        self.addCleanup(self.leagues.stop)
        self.now = tomorrow_at_noon()  # what is left of the month decides which credits are spent
        self.starts = self.now + HOUR
        self.day = self.starts.astimezone(leagues.EASTERN).date()
        self.list_game()
        os.environ["CHALKLINE_ODDS_API_KEY"] = "key"
        self.addCleanup(os.environ.pop, "CHALKLINE_ODDS_API_KEY")
        # The month's length decides what game lines need: 12 credits a day.
        self.leagues.credits = 12 * 31 + 100
        self.options = ("--source", "live", "--live-from", self.leagues.address)
        self.site = Site(*self.options, begins=self.now)
        self.addCleanup(self.site.stop)

    def sold(self, client):
        return wait_for(lambda: client.games(sport=self.sport), "the game")[0]

    def offers(self, client, of):
        return client.call("GET", f"/api/betting/props?gameId={of['id']}").expect(200).json()["offers"]

    def priced(self, client):
        """The game and its props, by player and figure."""
        sold = self.sold(client)
        quoted = wait_for(lambda: self.offers(client, sold), "its props")
        return sold, {(offer["playerName"], offer["propType"]): offer for offer in quoted}

    def restarted(self, begins=None):
        self.site.start_server(*self.options, begins=begins)
        client = self.site.client()
        client.sign_in("ada")
        return client

    def settled(self, client, placed):
        """Those bets once none of them is open."""
        def bets():
            listed = {bet["id"]: bet for bet in client.bets()}
            bets = [listed[bet["id"]] for bet in placed]
            return None if any(bet["status"] == "pending" for bet in bets) else bets

        return wait_for(bets, "the settlement")

    def ledger_is_clean(self):
        self.assertEqual(self.site.stop_server(), 0)
        audit = subprocess.run([BINARY, "audit", "verify", "--data", self.site.data], capture_output=True, text=True,
                               timeout=PATIENCE_S)
        self.assertEqual(audit.returncode, 0, audit.stdout + audit.stderr)


class HockeyProps(PropsOfRealGames):
    sport = "nhl"

    def list_game(self):
        self.leagues.day(self.day, [game(1, self.starts, "BOS", "MTL")])
        pages = self.leagues.pages
        pages["/nhl/roster/BOS/20262027"] = roster_of((11, "David", "Pastr\u0148\u00e1k"), (12, "Casey", "Middle"), (13, "Sam", "Same"),
                                                   keeper=(31, "Jeremy", "Keeper"))
        pages["/nhl/roster/MTL/20262027"] = roster_of((21, "Nick", "Captain"), (22, "Sam", "Same"), keeper=(41, "Sam", "Goalie"))
        names = ("Boston Bruins", "Montr\u00e9al Canadiens")
        pages[ODDS] = [odds_event("e1", "icehockey_nhl", self.starts, *names,
                                  {"h2h": [outcome(names[0], -150), outcome(names[1], 130)]}, self.now)]
        pages[EVENT] = odds_event("e1", "icehockey_nhl", self.starts, *names, {
            "player_shots_on_goal": [*prop("David Pastrnak", 2.5), *prop("Sam Same", 2.5), *prop("Casey Middle", 1.5, 105, -400),
                                     {"name": "Over"}],
            "player_points": [*prop("Casey Middle", 0.5, -120, 100), *prop("Nobody Known", 0.5)],
            "player_total_saves": [*prop("Sam Goalie", 26.5), *prop("Jeremy Keeper", 26.5, 100, -120)]}, self.now)

    def test_props_are_offered_bet_on_and_settled_by_the_leagues_box_score(self):
        client = self.site.player("ada")
        sold, offers = self.priced(client)
        self.assertEqual(sold["source"], "live")
        # Two of one name, one of no team, and a price out of bounds are none.
        self.assertEqual(set(offers), {("David Pastr\u0148\u00e1k", "shotsOnGoal"), ("Casey Middle", "points"),
                                       ("Sam Goalie", "saves"), ("Jeremy Keeper", "saves")})
        shots = offers["David Pastr\u0148\u00e1k", "shotsOnGoal"]
        self.assertEqual((shots["playerId"], shots["team"], shots["position"], shots["line"]), ("11", "home", "C", 2.5))
        self.assertEqual(offers["Sam Goalie", "saves"]["team"], "away")
        self.assertEqual((offers["Casey Middle", "points"]["overOdds"], offers["Casey Middle", "points"]["underOdds"]), (-120, 100))
        self.assertEqual(self.leagues.asked(EVENT), 1)
        self.assertGreaterEqual(self.leagues.credits, 12 * 31)

        chosen = [(shots, "over"), (offers["Sam Goalie", "saves"], "over"), (offers["Casey Middle", "points"], "under"),
                  (offers["Jeremy Keeper", "saves"], "under")]
        placed = client.placed(client.place_slip([prop_item(sold, offer, side, 10) for offer, side in chosen]))
        self.assertEqual([bet["status"] for bet in placed], ["pending"] * 4)

        # While the program is away the game is played. Middle did not play, and Keeper sat on the bench.
        self.assertEqual(self.site.stop_server(), 0)
        played = game(1, self.starts, "BOS", "MTL", (2, 1))
        self.leagues.day(self.day, [played])
        bench = goalie(31, 0, 0) | {"toi": "00:00"}
        of_game = box(played, [skater(11, 2, 0), skater(13, 0, 1), bench], [skater(21, 1, 0), goalie(41, 20, 22)])
        of_game["playerByGameStats"]["homeTeam"]["goalies"].append(goalie(32, 30, 31))
        self.leagues.pages[BOX] = of_game
        client = self.restarted(begins=self.starts + 5 * HOUR)
        bets = self.settled(client, placed)
        self.assertEqual([bet["status"] for bet in bets], ["won", "lost", "void", "void"])
        self.assertEqual([bet["legs"][0]["prop"]["figure"] for bet in bets], [3, 20, None, None])
        self.assertEqual(client.call("GET", "/api/auth/me").expect(200).json()["virtualBalance"], 1000 + 9 - 10)
        # Prices of props were asked for once in both runs, and the box score no more often than it can change.
        self.assertEqual((self.leagues.asked(EVENT), self.leagues.asked(BOX)), (1, 1))
        self.ledger_is_clean()

    def test_a_price_of_an_hour_ago_is_not_sold_and_credits_of_game_lines_are_not_spent(self):
        client = self.site.player("ada")
        sold, offers = self.priced(client)
        item = prop_item(sold, offers["Sam Goalie", "saves"], "over", 10)
        self.assertEqual(self.site.stop_server(), 0)
        with sqlite3.connect(self.site.data / "sports.db") as db:
            hour_us = 3600 * 10**6
            db.execute("UPDATE prop_asked SET at = at - ?", (hour_us,))
            db.execute("UPDATE prop_quote SET at = at - ?", (hour_us,))
            # One credit less than a last request would leave game lines with.
            month_ends = (self.now.replace(day=1, hour=0) + datetime.timedelta(days=32)).replace(day=1)
            days = -((self.now - month_ends) // datetime.timedelta(days=1))
            db.execute("UPDATE asked SET credits_left = ?", (12 * days + 2,))
            db.execute("UPDATE asked SET again_at = NULL WHERE feed = 'odds-props'")
        db.close()
        client = self.restarted()
        self.sold(client)
        self.assertEqual(self.offers(client, sold), [])
        refused = client.place_slip([item])
        self.assertIn("This prop is not offered any more", refused.expect(409).body.decode())
        wait_for(lambda: self.leagues.asked("/nhl/roster/MTL/20262027") > 1, "the rosters of this run")
        self.assertEqual(self.leagues.asked(EVENT), 1)


class BaseballProps(PropsOfRealGames):
    sport = "mlb"

    def list_game(self):
        names = tuple(leagues.MLB.values())
        self.tell(leagues.baseball_game(745001, self.starts))
        batter, pitcher = leagues.baseball_batter, leagues.baseball_pitcher
        pages = self.leagues.pages
        pages["/mlb/teams/147/roster"] = {"teamId": 147, "roster": [batter(10), batter(12), pitcher(11)]}
        pages["/mlb/teams/111/roster"] = {"teamId": 111, "roster": [batter(20), pitcher(21), pitcher(22)]}
        pages[BASEBALL_ODDS] = [odds_event("m1", "baseball_mlb", self.starts, *names,
                                           {"h2h": [outcome(names[0], -150), outcome(names[1], 130)]}, self.now)]
        pages[BASEBALL_EVENT] = odds_event("m1", "baseball_mlb", self.starts, *names, {
            "batter_hits_runs_rbis": [*prop("Al Number10", 1.5), *prop("Al Number12", 1.5), *prop("Al Number20", 3)],
            "pitcher_strikeouts": prop("Al Number11", 6.5), "pitcher_hits_allowed": prop("Al Number22", 5.5)}, self.now)

    def tell(self, row):
        """What MLB says of the game, in its schedule and in its scores."""
        self.leagues.baseball_season(self.day, [row])

    def test_props_are_offered_bet_on_and_settled_by_the_leagues_box_score(self):
        client = self.site.player("ada")
        sold, offers = self.priced(client)
        self.assertEqual(set(offers), {("Al Number10", "hitsRunsRbis"), ("Al Number12", "hitsRunsRbis"),
                                       ("Al Number20", "hitsRunsRbis"), ("Al Number11", "strikeouts"),
                                       ("Al Number22", "hitsAllowed")})
        shown = offers["Al Number22", "hitsAllowed"]
        self.assertEqual((shown["playerId"], shown["team"], shown["position"], shown["line"]), ("22", "away", "P", 5.5))
        chosen = [(offers["Al Number10", "hitsRunsRbis"], "over"), (offers["Al Number11", "strikeouts"], "over"),
                  (offers["Al Number20", "hitsRunsRbis"], "under"), (offers["Al Number12", "hitsRunsRbis"], "under"),
                  (shown, "over")]
        placed = client.placed(client.place_slip([prop_item(sold, offer, side, 10) for offer, side in chosen]))

        # While the program is away the game is played. Number12 sat on the bench, and Number22 in the bullpen.
        self.assertEqual(self.site.stop_server(), 0)
        self.tell(leagues.baseball_game(745001, self.starts, [leagues.inning(1, 3, 0), leagues.inning(2, 0, 2)]))
        self.leagues.pages[BASEBALL_BOX] = {"teams": {
            "home": leagues.baseball_lines({10: {"hits": 2, "runs": 1, "rbi": 2}}, {11: {"strikeOuts": 5}}, bench=[12]),
            "away": leagues.baseball_lines({20: {"hits": 1, "runs": 1, "rbi": 1}}, {21: {"hits": 7}}, bench=[22])}}
        client = self.restarted(begins=self.starts + 5 * HOUR)
        bets = self.settled(client, placed)
        self.assertEqual([bet["status"] for bet in bets], ["won", "lost", "push", "void", "void"])
        self.assertEqual([bet["legs"][0]["prop"]["figure"] for bet in bets], [5, 5, 3, None, None])
        self.assertEqual(client.call("GET", "/api/auth/me").expect(200).json()["virtualBalance"], 1000 + 9 - 10)
        asked = [self.leagues.asked(page) for page in (BASEBALL_EVENT, BASEBALL_BOX)]
        self.assertEqual(asked, [1, 1])
        self.ledger_is_clean()


class EspnProps(PropsOfRealGames):
    """A game whose league calls no result official: its final score has to stand for ten minutes."""

    def list_scores(self, score=None):
        self.leagues.pages[f"/espn-{self.sport}/scoreboard"] = {
            "events": [leagues.espn_game("4017", self.starts, self.teams, score)]}

    def list_game(self):
        self.list_scores()
        names = tuple(self.teams.values())
        key, event = self.odds
        for team, players in zip(self.teams, self.players, strict=True):
            self.leagues.pages[f"/espn-{self.sport}/teams/{team}/roster"] = leagues.espn_roster(
                team, *players, groups=self.sport == "nfl")
        self.leagues.pages[f"/odds/sports/{key}/odds"] = [odds_event("e1", key, self.starts, *names, {
            "h2h": [outcome(names[0], -150), outcome(names[1], 130)]}, self.now)]
        self.leagues.pages[f"/odds/sports/{key}/events/e1/odds"] = odds_event("e1", key, self.starts, *names, event, self.now)

    def is_over(self):
        """Whether the book has taken the final score down, which has to stand."""
        with sqlite3.connect(self.site.data / "sports.db") as db:
            known = db.execute("SELECT count(*) FROM game WHERE unofficial_since IS NOT NULL").fetchone()[0]
        db.close()
        return known == 1

    def settled_by(self, placed, box):
        """The bets after the game was played while the program was away, and its score has stood."""
        self.assertEqual(self.site.stop_server(), 0)
        self.list_scores((24, 20))
        self.leagues.pages[f"/espn-{self.sport}/summary"] = box
        self.restarted(begins=self.starts + 5 * HOUR)
        wait_for(self.is_over, "the final score")
        self.assertEqual(self.site.stop_server(), 0)
        client = self.restarted(begins=self.starts + 5 * HOUR + datetime.timedelta(minutes=11))
        bets = self.settled(client, placed)
        balance = client.call("GET", "/api/auth/me").expect(200).json()["virtualBalance"]
        self.ledger_is_clean()
        return bets, balance

    def bet_on(self, sold, offers, chosen):
        client = self.site.client()
        client.sign_in("ada")
        items = [prop_item(sold, offers[f"Al Number{player}", figure], side, 10) for player, figure, side in chosen]
        return client.placed(client.place_slip(items))


class BasketballProps(EspnProps):
    sport = "nba"
    teams = leagues.NBA
    players = ((("1", "PG"), ("2", "C"), ("3", "F")), (("4", "SG"),))
    odds = ("basketball_nba", {
        "player_points": [*prop("Al Number1", 24.5), *prop("Al Number2", 12), *prop("Al Number3", 8.5)],
        "player_rebounds": prop("Al Number2", 9.5), "player_assists": prop("Al Number1", 7.5), "player_threes": prop("Al Number4", 2.5)})

    def test_props_are_offered_bet_on_and_settled_by_the_box_score(self):
        client = self.site.player("ada")
        sold, offers = self.priced(client)
        self.assertEqual(set(offers), {("Al Number1", "points"), ("Al Number2", "points"), ("Al Number3", "points"),
                                       ("Al Number2", "rebounds"), ("Al Number1", "assists"), ("Al Number4", "threes")})
        shown = offers["Al Number4", "threes"]
        self.assertEqual((shown["playerId"], shown["team"], shown["position"], shown["line"]), ("4", "away", "SG", 2.5))
        placed = self.bet_on(sold, offers, [("1", "points", "over"), ("2", "points", "under"), ("3", "points", "under"),
                                            ("2", "rebounds", "over"), ("4", "threes", "over")])
        keys = "minutes threePointFieldGoalsMade-threePointFieldGoalsAttempted rebounds assists points"
        home = leagues.espn_table("", keys, leagues.espn_row("1", "36", "2-7", "4", "9", "31"),
                                  leagues.espn_row("2", "30", "0-0", "8", "2", "12"),
                                  leagues.espn_row("3", didNotPlay=True))
        away = leagues.espn_table("", keys, leagues.espn_row("4", "33", "x", "3", "3", "16"),
                                  leagues.espn_row("5", "33", "1-1", "3", "3", "4"))
        bets, balance = self.settled_by(placed, leagues.espn_box("4017", [home], [away]))
        # Number3 did not play; the row of Number4 is broken.
        self.assertEqual([bet["status"] for bet in bets], ["won", "push", "void", "lost", "void"])
        self.assertEqual([bet["legs"][0]["prop"]["figure"] for bet in bets], [31, 12, None, 8, None])
        self.assertEqual(balance, 1000 + 9 - 10)
        self.assertEqual(self.leagues.asked("/odds/sports/basketball_nba/events/e1/odds"), 1)


class FootballProps(EspnProps):
    sport = "nfl"
    teams = leagues.NFL
    players = ((("1", "QB"), ("2", "RB"), ("3", "WR")), (("4", "TE"),))
    odds = ("americanfootball_nfl", {
        "player_pass_yds": prop("Al Number1", 249.5), "player_rush_yds": [*prop("Al Number2", 61.5), *prop("Al Number1", 20.5)],
        "player_reception_yds": [*prop("Al Number3", 55.5), *prop("Al Number4", 31.5)], "player_receptions": prop("Al Number2", 2.5)})

    def test_props_are_offered_bet_on_and_settled_by_the_box_score(self):
        client = self.site.player("ada")
        sold, offers = self.priced(client)
        self.assertEqual(set(offers), {("Al Number1", "passingYards"), ("Al Number2", "rushingYards"), ("Al Number1", "rushingYards"),
                                       ("Al Number3", "receivingYards"), ("Al Number4", "receivingYards"),
                                       ("Al Number2", "receptions")})
        placed = self.bet_on(sold, offers, [("1", "passingYards", "over"), ("2", "rushingYards", "over"),
                                            ("1", "rushingYards", "under"), ("3", "receivingYards", "under"),
                                            ("4", "receivingYards", "under"), ("2", "receptions", "under")])
        # Number1 ran for a loss, Number2 caught nothing, Number3 is in no table, and Number4 has a tackle alone.
        home = [leagues.espn_table("passing", "completions/passingAttempts passingYards", leagues.espn_row("1", "21/33", "278")),
                leagues.espn_table("rushing", "rushingAttempts rushingYards", leagues.espn_row("2", "18", "61"),
                                   leagues.espn_row("1", "2", "-3")),
                leagues.espn_table("receiving", "receptions receivingYards", leagues.espn_row("7", "6", "71"))]
        away = [leagues.espn_table("receiving", "receptions receivingYards", leagues.espn_row("8", "6", "71")),
                leagues.espn_table("defensive", "totalTackles", leagues.espn_row("4", "1"))]
        bets, balance = self.settled_by(placed, leagues.espn_box("4017", home, away))
        self.assertEqual([bet["status"] for bet in bets], ["won", "lost", "won", "void", "won", "won"])
        self.assertEqual([bet["legs"][0]["prop"]["figure"] for bet in bets], [278, 61, 0, None, 0, 0])
        self.assertEqual(balance, 1000 + 4 * 9 - 10)


if __name__ == "__main__":
    unittest.main()
