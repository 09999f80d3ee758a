#!/usr/bin/python3
"""The sports data hub of `serve --source live`, whose leagues are on this machine (decisions/0029)."""

import datetime
import os
import unittest

import leagues
from leagues import Leagues, box, game, goal, goalie, skater
from support import Site, wait_for

DAY = datetime.timedelta(days=1)
ON_ITS_WAY = "This is still being fetched from the league"


def hour_of(date, hour):
    """A moment of a day of the league, in UTC."""
    return datetime.datetime.combine(date, datetime.time(hour), leagues.EASTERN).astimezone(datetime.timezone.utc)


class LiveHub(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.today = leagues.today()
        cls.leagues = Leagues()
        cls.addClassCleanup(cls.leagues.stop)
        yesterday = cls.today - DAY
        goals = [goal(1, "BOS", 11, 12), goal(2, "MTL", 21), goal(3, "MTL", 22, 21), goal(3, "BOS", 12)]
        cls.played = game(1, hour_of(yesterday, 19), "BOS", "MTL", (3, 2), goals, period=5)
        cls.leagues.day(yesterday, [cls.played])
        cls.leagues.day(cls.today + DAY, [game(2, hour_of(cls.today + DAY, 19), "TOR", "UTA")])
        cls.leagues.pages["/nhl/gamecenter/2026020001/boxscore"] = box(
            cls.played, [skater(11, 1, 0), skater(12, 1, 1), goalie(31, 30, 32)],
            [skater(21, 1, 1), skater(22, 1, 0), goalie(41, 30, 32)])
        cls.leagues.baseball_day(yesterday, [leagues.baseball_game(
            745001, hour_of(yesterday, 19), [leagues.inning(1, 3, 0), leagues.inning(2, 0, 2)])])
        cls.leagues.pages["/mlb/game/745001/boxscore"] = leagues.baseball_box()
        os.environ["CHALKLINE_ODDS_API_KEY"] = "key"
        cls.addClassCleanup(os.environ.pop, "CHALKLINE_ODDS_API_KEY")
        cls.site = Site("--source", "live", "--live-from", cls.leagues.address, "--league-views")
        cls.addClassCleanup(cls.site.stop)
        cls.client = cls.site.client()

    def ask(self, path):
        return self.client.call("GET", f"/api/sports/{path}")

    def read(self, path):
        """The view, once it has come. Until then the answer says so."""
        answers = []

        def has_come():
            answers[:] = [self.ask(path)]
            if answers[0].status == 503:
                self.assertEqual(answers[0].body.decode(), ON_ITS_WAY)
            return answers[0].status != 503

        wait_for(has_come, path)
        view = answers[0].expect(200).json()
        self.assertEqual(view["source"], "live")
        return view

    def box_scores(self, date):
        return self.read(f"nhl/boxscores?date={date}")["games"]

    def test_a_day_that_is_not_known_yet_is_said_to_be_on_its_way(self):
        date = self.today - 30 * DAY
        self.leagues.day(date, [game(3, hour_of(date, 19), "NYR", "NJD", (1, 0), [goal(2, "NYR", 51)])])
        answer = self.ask(f"nhl/schedule?date={date}")
        self.assertEqual((answer.status, answer.headers["Retry-After"]), (503, "3"))
        self.assertEqual(answer.body.decode(), ON_ITS_WAY)
        [shown] = self.read(f"nhl/schedule?date={date}")["games"]
        self.assertEqual((shown["homeTeam"]["code"], shown["status"]), ("NYR", "final"))
        self.assertEqual(shown["score"], {"away": 0, "home": 1})
        self.assertEqual((shown["isOffered"], shown["hasPage"]), (False, False))
        # Without its box score, which the league does not have, its scorers are known and its goalies are not.
        [scores] = self.box_scores(date)
        self.assertEqual([scorer["goals"] for scorer in scores["scorers"]["home"]], [1])
        self.assertEqual(scores["goalies"], {"home": [], "away": []})

    def test_a_schedule_has_the_leagues_games_under_the_ids_they_are_offered_by(self):
        [shown] = self.read(f"nhl/schedule?date={self.today + DAY}")["games"]
        self.assertEqual(shown["homeTeam"], {"name": "Toronto Maple Leafs", "code": "TOR"})
        self.assertEqual(shown["venue"]["city"], "Toronto")
        self.assertEqual((shown["status"], shown["score"], shown["hasPage"]), ("scheduled", None, True))
        page = self.ask(f"nhl/game/{shown['id']}").expect(200).json()["game"]
        self.assertEqual(page["startTime"], shown["startTime"])
        self.assertEqual(self.read(f"nhl/schedule?date={self.today}")["games"], [])

    def test_a_game_that_its_league_writes_0_to_0_before_its_start_has_no_score(self):
        date = self.today - 27 * DAY
        self.leagues.day(date, [game(9, hour_of(date, 19), "NYR", "NJD", (0, 0), state="PRE")])
        [shown] = self.read(f"nhl/schedule?date={date}")["games"]
        self.assertEqual((shown["status"], shown["score"]), ("scheduled", None))

    def test_a_postponed_and_a_suspended_game_are_shown_on_their_day(self):
        date = self.today - 25 * DAY
        postponed = game(7, hour_of(date, 19), "NYR", "NJD") | {"gameScheduleState": "PPD"}
        suspended = game(8, hour_of(date, 20), "SEA", "VAN", (1, 0), state="LIVE") | {"gameScheduleState": "SUSP"}
        self.leagues.day(date, [postponed, suspended])
        self.assertEqual([(shown["status"], shown["score"]) for shown in self.read(f"nhl/schedule?date={date}")["games"]],
                         [("postponed", None), ("suspended", {"away": 0, "home": 1})])
        self.assertEqual(self.box_scores(date), [])
        rained_out = leagues.baseball_game(745007, hour_of(date, 19), []) | {"status": {"codedGameState": "D"}}
        self.leagues.baseball_day(date, [rained_out])
        self.assertEqual([shown["status"] for shown in self.read(f"mlb/schedule?date={date}")["games"]], ["postponed"])

    def test_a_box_score_has_its_periods_its_scorers_and_its_goalies_and_is_asked_for_once(self):
        yesterday = self.today - DAY
        wait_for(lambda: self.box_scores(yesterday)[0]["goalies"]["home"], "the box score")
        [scores] = self.box_scores(yesterday)
        self.assertEqual([(period["period"], period["awayGoals"], period["homeGoals"]) for period in scores["periods"]],
                         [(1, 0, 1), (2, 1, 0), (3, 1, 1), (4, 0, 0), (5, 0, 1)])
        self.assertEqual((scores["homeTeam"]["goals"], scores["homeTeam"]["shots"], scores["homeTeam"]["powerPlays"]),
                         (3, 33, 0))
        self.assertEqual([(scorer["goals"], scorer["assists"]) for scorer in scores["scorers"]["home"]], [(1, 0), (1, 1)])
        self.assertEqual([keeper["savePercentage"] for keeper in scores["goalies"]["away"]], [0.938])
        self.read("nhl/rosters")  # dozens of pages later
        self.assertEqual(self.leagues.asked("/nhl/gamecenter/2026020001/boxscore"), 1)

    def test_standings_are_the_leagues(self):
        divisions = self.read("nhl/standings")["divisions"]
        self.assertEqual([division["name"] for division in divisions], list(leagues.DIVISIONS))
        teams = [team for division in divisions for team in division["teams"]]
        self.assertEqual(len(teams), 32)
        for team in teams:
            self.assertEqual(team["points"], 20)
            self.assertEqual(team["streak"], {"outcome": "win", "games": 2})
            self.assertEqual(team["lastTen"], {"wins": 6, "losses": 3, "otLosses": 1, "ties": 0})

    def test_rosters_have_the_figures_of_the_season(self):
        # A team whose answer is on its way is left out.
        wait_for(lambda: len(self.read("nhl/rosters")["teams"]) == 32, "the rosters of all teams")
        teams = self.read("nhl/rosters")["teams"]
        centre, defender, keeper = teams[0]["players"]
        self.assertEqual((centre["name"], centre["goals"], centre["assists"]), ("Jo Number1", 12, 9))
        self.assertEqual((defender["position"], defender["goals"]), ("D", 0))
        self.assertEqual((keeper["savePercentage"], keeper["goalsAgainstAvg"]), (0.9, 5))
        hitter, pitcher = self.read("mlb/rosters")["teams"][0]["players"]
        self.assertEqual((hitter["battingAvg"], hitter["homeRuns"]), (0.25, 7))
        self.assertEqual((pitcher["era"], pitcher["strikeouts"]), (3, 8))

    def test_mlb_has_its_days_and_its_standings(self):
        yesterday = self.today - DAY
        [shown] = self.read(f"mlb/schedule?date={yesterday}")["games"]
        self.assertEqual((shown["homeTeam"]["code"], shown["status"]), ("NYY", "final"))
        wait_for(lambda: self.read(f"mlb/boxscores?date={yesterday}")["games"][0]["tables"], "the box score")
        [scores] = self.read(f"mlb/boxscores?date={yesterday}")["games"]
        self.assertEqual((scores["homeTeam"]["score"], scores["awayTeam"]["score"]), (3, 2))
        self.assertEqual([figure["home"] for figure in scores["teamFigures"] if figure["statistic"] == "hits"], [8])
        self.assertEqual([(inning["home"], inning["away"]) for inning in scores["parts"]], [(3, 0), (0, 2)])
        [pitching] = [table for table in scores["tables"] if table["name"] == "pitching"]
        self.assertEqual([row["figures"][pitching["columns"].index("outs")] for row in pitching["away"]], [27])
        [league] = self.read("mlb/standings")["groups"]
        self.assertEqual((league["name"], [team["season"]["wins"] for team in league["teams"]]),
                         ("American League", [97, 61]))
        self.assertEqual(league["teams"][0]["streak"], {"outcome": "win", "games": 3})
        self.assertEqual(league["teams"][0]["lastTen"], {"wins": 7, "losses": 3, "otLosses": 0, "ties": 0})

    def test_the_nba_has_no_views_where_games_are_real(self):
        member = self.site.player("member")
        member.call("POST", "/api/membership/upgrade", {"tierId": "basic"}).expect(200)
        for view in ("schedule", "boxscores"):
            shown = member.call("GET", f"/api/sports/nba/{view}?date={self.today}").expect(200).json()
            self.assertEqual(shown, {"date": str(self.today), "source": None, "games": []})
        shown = member.call("GET", "/api/sports/nba/standings").expect(200).json()
        self.assertEqual(shown, {"source": None, "groups": []})

    def test_z_what_is_known_stays_while_the_league_is_down_and_its_age_is_told(self):
        known = {path: self.read(path) for path in ("nhl/standings", f"nhl/schedule?date={self.today + DAY}")}
        self.leagues.is_down = True
        try:
            self.assertEqual(self.ask(f"nhl/schedule?date={self.today - 40 * DAY}").status, 503)

            def hub():
                feeds = self.client.call("GET", "/api/status/feeds").expect(200).json()["feeds"]
                return next(feed for feed in feeds if feed["name"] == "nhl-hub")

            wait_for(lambda: not hub()["works"], "the feed to be down")
            self.assertEqual((hub()["results"], hub()["prices"]), (False, False))
            self.assertIsNotNone(hub()["heardAt"])
            for path, view in known.items():
                self.assertEqual(self.read(path), view)
            self.assertEqual(self.ask(f"nhl/schedule?date={self.today - 40 * DAY}").body.decode(), ON_ITS_WAY)
        finally:
            self.leagues.is_down = False
        wait_for(lambda: hub()["works"], "the feed to be back")


if __name__ == "__main__":
    unittest.main()
