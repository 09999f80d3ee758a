#!/usr/bin/python3
"""The sports data hub as a client sees it (SPEC sections 3 and 7, RULES 38 and 39)."""

import datetime
import gzip
import unittest
import zoneinfo

from support import Site, bet_on, wait_for

EASTERN = zoneinfo.ZoneInfo("America/New_York")


def setUpModule():
    global site
    site = Site("--clock-speed", "60")


def tearDownModule():
    site.stop()


def instant(text):
    return datetime.datetime.fromisoformat(text)


def today(client):
    now = instant(client.call("GET", "/api/clock").expect(200).json()["now"])
    return now.astimezone(EASTERN).date()


def read(client, path):
    return client.call("GET", f"/api/sports/{path}").expect(200).json()


class Hub(unittest.TestCase):
    def setUp(self):
        self.client = site.client()

    def test_a_schedule_has_the_games_of_an_eastern_day_by_start(self):
        day = today(self.client) + datetime.timedelta(days=1)
        schedule = read(self.client, f"nhl/schedule?date={day}")
        self.assertEqual((schedule["date"], schedule["source"]), (str(day), "simulated"))
        starts = [instant(game["startTime"]) for game in schedule["games"]]
        self.assertEqual(starts, sorted(starts))
        self.assertEqual({start.astimezone(EASTERN).date() for start in starts}, {day})
        for game in schedule["games"]:
            self.assertTrue(game["venue"]["name"] and game["venue"]["city"] and game["venue"]["state"])

    def test_a_game_that_has_begun_has_its_score_and_a_coming_one_none(self):
        day = today(self.client)
        over = read(self.client, f"nhl/schedule?date={day - datetime.timedelta(days=2)}")["games"]
        self.assertEqual({game["status"] for game in over}, {"final"})
        boxes = read(self.client, f"nhl/boxscores?date={day - datetime.timedelta(days=2)}")["games"]
        self.assertEqual([(game["id"], game["score"]["away"], game["score"]["home"]) for game in over],
                         [(box["id"], box["awayTeam"]["goals"], box["homeTeam"]["goals"]) for box in boxes])
        coming = read(self.client, f"nhl/schedule?date={day + datetime.timedelta(days=2)}")["games"]
        self.assertEqual({game["score"] for game in coming}, {None})

    def test_a_view_is_compressed_for_a_browser_and_not_sent_again_while_it_holds(self):
        path = "/api/sports/nhl/rosters"
        plain = self.client.call("GET", path).expect(200)
        self.assertIsNone(plain.headers["Content-Encoding"])
        shortest = self.client.call("GET", path, **{"Accept-Encoding": "gzip, deflate, br"}).expect(200)
        self.assertEqual(shortest.headers["Content-Encoding"], "br")
        packed = self.client.call("GET", path, **{"Accept-Encoding": "gzip"}).expect(200)
        self.assertEqual(packed.headers["Content-Encoding"], "gzip")
        self.assertEqual(gzip.decompress(packed.body), plain.body)
        self.assertEqual((packed.headers["Cache-Control"], packed.headers["Vary"]), ("no-cache", "Accept-Encoding"))
        again = self.client.call("GET", path, **{"Accept-Encoding": "gzip", "If-None-Match": packed.headers["ETag"]})
        self.assertEqual((again.expect(304).body, again.headers["ETag"]), (b"", packed.headers["ETag"]))

    def test_what_is_offered_is_what_can_be_bet_on(self):
        board = {game["id"] for game in self.client.games(sport="nhl")}
        day = today(self.client)
        games = [game for date in (day, day + datetime.timedelta(days=1))
                 for game in read(self.client, f"nhl/schedule?date={date}")["games"]]
        offered = {game["id"] for game in games if game["isOffered"]}
        self.assertTrue(offered)
        later = {game["id"] for game in self.client.games(sport="nhl")}
        self.assertEqual(offered - board - later, set())
        self.assertEqual((board & later) - offered, set())

    def test_what_is_sold_live_is_what_has_live_prices(self):
        def sold():
            return {game["id"] for game in self.client.games(sport="nhl", live="true") if game["status"] == "live"}

        def shown():
            day = today(self.client)
            games = [game for date in (day - datetime.timedelta(days=1), day)
                     for game in read(self.client, f"nhl/schedule?date={date}")["games"]]
            return {game["id"] for game in games if game["isSoldLive"]}

        def agree():
            before, on_hub, after = sold(), shown(), sold()
            return before & after and before & after <= on_hub <= before | after

        wait_for(agree, "the hub to show what is sold live")

    def test_a_game_that_was_never_listed_has_no_page(self):
        day = today(self.client)
        for date, has_page in ((day, True), (day + datetime.timedelta(days=60), False)):
            games = read(self.client, f"nhl/schedule?date={date}")["games"]
            self.assertIn(has_page, {game["hasPage"] for game in games})
            for game in games[::10]:
                answer = self.client.call("GET", f"/api/sports/nhl/game/{game['id']}")
                self.assertEqual(answer.status, 200 if game["hasPage"] else 404)

    def test_the_figures_of_a_box_score_agree(self):
        day = today(self.client) - datetime.timedelta(days=2)  # yesterday's last game may be under way still
        boxes = read(self.client, f"nhl/boxscores?date={day}")["games"]
        self.assertGreater(len(boxes), 40)
        for box in boxes:
            self.assertEqual(box["status"], "final")
            shootout = next((period for period in box["periods"] if period["period"] == 5), None)
            for side, other in (("home", "away"), ("away", "home")):
                team = box[f"{side}Team"]
                self.assertEqual(team["goals"], sum(period[f"{side}Goals"] for period in box["periods"]))
                scored = sum(scorer["goals"] for scorer in box["scorers"][side])
                self.assertEqual(scored, team["goals"] - (shootout[f"{side}Goals"] if shootout else 0))
                saves = sum(goalie["saves"] for goalie in box["goalies"][other])
                self.assertEqual(saves, team["shots"] - scored)

    def test_the_standings_count_each_game_twice(self):
        divisions = read(self.client, "nhl/standings")["divisions"]
        self.assertEqual([division["name"] for division in divisions],
                         ["Atlantic", "Metropolitan", "Central", "Pacific"])
        teams = [team for division in divisions for team in division["teams"]]
        self.assertEqual(len(teams), 32)
        self.assertEqual(sum(team["wins"] for team in teams),
                         sum(team["losses"] + team["otLosses"] for team in teams))
        self.assertEqual(sum(team["goalsFor"] for team in teams), sum(team["goalsAgainst"] for team in teams))
        for team in teams:
            self.assertEqual(team["points"], 2 * team["wins"] + team["otLosses"])
            self.assertEqual(team["gamesPlayed"], team["wins"] + team["losses"] + team["otLosses"])

    def test_rosters_name_the_players_of_the_box_scores(self):
        day = today(self.client) - datetime.timedelta(days=1)
        players = {player["id"]: player for team in read(self.client, "nhl/rosters")["teams"]
                   for player in team["players"]}
        for box in read(self.client, f"nhl/boxscores?date={day}")["games"]:
            for scorer in box["scorers"]["home"] + box["scorers"]["away"]:
                self.assertEqual(players[scorer["playerId"]]["name"], scorer["name"])
            for goalie in box["goalies"]["home"] + box["goalies"]["away"]:
                self.assertEqual(players[goalie["playerId"]]["position"], "G")
        mlb = [player for team in read(self.client, "mlb/rosters")["teams"] for player in team["players"]]
        for player in mlb:
            pitches = player["position"] == "P"
            self.assertEqual(player["strikeouts"] is not None, pitches)
            self.assertEqual(player["homeRuns"] is None, pitches)

    def test_the_five_views_make_a_data_diver(self):
        player = site.player("diver")
        day = today(player)
        views = [f"nhl/schedule?date={day}", f"nhl/boxscores?date={day}", "nhl/standings", "nhl/rosters", "mlb/rosters"]

        def badges():
            return [badge["name"] for badge in player.call("GET", "/api/auth/me").expect(200).json()["badges"]]

        for view in views[:-1]:
            read(player, view)
            read(player, view)
        self.assertNotIn("Data Diver", badges())
        etag = self.client.call("GET", f"/api/sports/{views[-1]}").expect(200).headers["ETag"]
        player.call("GET", f"/api/sports/{views[-1]}", **{"If-None-Match": etag}).expect(304)  # a look as well
        wait_for(lambda: "Data Diver" in badges(), "the badge of all five views")

    def test_the_page_of_a_game_has_its_prices_its_last_games_and_ones_own_bets(self):
        player = site.player("pager")
        game, _, _ = bet_on(player, player.games(sport="nhl")[2:], 10)
        page = read(player, f"nhl/game?id={game['id']}")["game"]
        self.assertEqual(page, read(player, f"nhl/game/{game['id']}")["game"])
        self.assertEqual([bet["betAmount"] for bet in page["bets"]], [10])
        self.assertEqual(read(self.client, f"nhl/game/{game['id']}")["game"]["bets"], [])
        self.assertEqual((page["status"], page["score"], page["boxScore"]), ("scheduled", None, None))
        moneyline = page["history"]["moneyline"]
        self.assertEqual({key: moneyline[0][key] for key in ("home", "away")}, page["openingOdds"]["moneyline"])
        self.assertEqual({key: moneyline[-1][key] for key in ("home", "away")}, page["odds"]["moneyline"])
        times = [point["at"] for point in moneyline]
        self.assertEqual(times, sorted(times))
        for side in ("home", "away"):
            last = page["lastFive"][side]
            self.assertEqual(len(last), 5)
            self.assertEqual([past["date"] for past in last], sorted((past["date"] for past in last), reverse=True))
            for past in last:
                self.assertEqual(past["outcome"] == "W", past["goalsFor"] > past["goalsAgainst"])

    def test_what_is_no_day_and_no_game_is_refused_in_a_sentence(self):
        for query in ("", "?date=", "?date=2026-02-30", "?date=2026-2-3", "?date=1986-12-31", "?date=2026-11-23&x=1"):
            for path in ("schedule", "boxscores"):
                self.client.call("GET", f"/api/sports/nhl/{path}{query}").expect(400)
        self.assertEqual(self.client.call("GET", "/api/sports/nhl/schedule").expect(400).body.decode(),
                         "date must be a day, such as 2026-11-23")
        self.client.call("GET", "/api/sports/nhl/standings?x=1").expect(400)
        for path in ("game", "game?id=x", "game/x", "game/", "game/0000000000000000?id=1"):
            self.client.call("GET", f"/api/sports/nhl/{path}").expect(400)
        self.client.call("GET", "/api/sports/nhl/game/0000000000000000").expect(404)
        self.client.call("GET", "/api/sports/nhl/game/0000000000000000/x").expect(404)
        self.client.call("POST", "/api/sports/nhl/game/0000000000000000", {}).expect(405)


def figures(box, side, name, statistic):
    """That statistic of a team's players, by the table of that name."""
    [table] = [table for table in box["tables"] if table["name"] == name]
    column = table["columns"].index(statistic)
    return [row["figures"][column] for row in table[side]]


LEAGUE_VIEWS = [f"{league}/{view}" for league in ("mlb", "nba") for view in ("schedule", "boxscores", "standings")]


class LeagueViews(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.site = Site("--clock-speed", "60", "--league-views")
        cls.member = cls.site.player("member")
        cls.member.call("POST", "/api/membership/upgrade", {"tierId": "basic"}).expect(200)

    @classmethod
    def tearDownClass(cls):
        cls.site.stop()

    def test_without_the_setting_they_answer_as_an_unknown_path(self):
        client = site.client()
        unknown = client.call("GET", "/api/sports/mlb/nothing").expect(404).body
        for view in LEAGUE_VIEWS:
            self.assertEqual(client.call("GET", f"/api/sports/{view}?date=2026-11-23").expect(404).body, unknown)
        self.assertEqual(read(client, "views"), {"leagueViews": False})
        self.assertEqual(read(self.member, "views"), {"leagueViews": True})

    def test_the_nba_is_for_members_alone(self):
        day = today(self.member)
        for client in (self.site.client(), self.site.player("free")):
            for view in ("schedule", "boxscores", "standings"):
                client.call("GET", f"/api/sports/nba/{view}?date={day}").expect(403)
            read(client, f"mlb/schedule?date={day}")

    def test_what_is_offered_of_a_schedule_can_be_bet_on(self):
        day = today(self.member)
        for league in ("mlb", "nba"):
            board = {game["id"] for game in self.member.games(sport=league)}
            offered = {game["id"] for date in (day, day + datetime.timedelta(days=1))
                       for game in read(self.member, f"{league}/schedule?date={date}")["games"] if game["isOffered"]}
            self.assertTrue(offered & board)
            later = {game["id"] for game in self.member.games(sport=league)}
            self.assertEqual(offered - board - later, set())

    def test_the_figures_of_a_day_agree(self):
        day = today(self.member) - datetime.timedelta(days=1)
        mlb = read(self.member, f"mlb/boxscores?date={day}")["games"]
        nba = read(self.member, f"nba/boxscores?date={day}")["games"]
        self.assertGreater(min(len(mlb), len(nba)), 40)
        for side in ("home", "away"):
            for box in mlb + nba:
                self.assertEqual(box[f"{side}Team"]["score"], sum(part[side] or 0 for part in box["parts"]))
            for box in mlb:
                self.assertEqual(box[f"{side}Team"]["score"], sum(figures(box, side, "batting", "runs")))
                [hits] = [figure[side] for figure in box["teamFigures"] if figure["statistic"] == "hits"]
                self.assertEqual(hits, sum(figures(box, side, "batting", "hits")))
            for box in nba:
                self.assertEqual(box[f"{side}Team"]["score"], sum(figures(box, side, "players", "points")))

    def test_the_page_of_a_final_has_the_box_score_of_the_hub(self):
        day = today(self.member)
        for league in ("mlb", "nba"):
            boxes = {box["id"]: box for box in read(self.member, f"{league}/boxscores?date={day}")["games"]
                     + read(self.member, f"{league}/boxscores?date={day - datetime.timedelta(days=1)}")["games"]}
            listed = [game["id"] for date in (day, day - datetime.timedelta(days=1))
                      for game in read(self.member, f"{league}/schedule?date={date}")["games"] if game["hasPage"]]
            final = next(boxes[game] for game in listed if game in boxes and boxes[game]["status"] == "final")
            page = read(self.member, f"nhl/game/{final['id']}")["game"]
            self.assertEqual(page["boxScore"], final)
            self.assertEqual(page["score"], {side: final[f"{side}Team"]["score"] for side in ("home", "away")})

    def test_the_standings_count_each_game_twice(self):
        for league, names in (("mlb", ["American League", "National League"]),
                              ("nba", ["Eastern Conference", "Western Conference"])):
            groups = read(self.member, f"{league}/standings")["groups"]
            self.assertEqual([group["name"] for group in groups], names)
            teams = [team for group in groups for team in group["teams"]]
            self.assertEqual(len(teams), 30)
            self.assertEqual(sum(team["season"]["wins"] - team["season"]["losses"] for team in teams), 0)
            self.assertEqual(sum(team["scored"] - team["allowed"] for team in teams), 0)
            for group in groups:
                ahead = [team["season"]["wins"] - team["season"]["losses"] for team in group["teams"]]
                self.assertEqual(ahead[0], max(ahead))

    def test_what_is_no_day_is_refused_in_a_sentence(self):
        for path in ("mlb/schedule", "mlb/boxscores?date=2026-02-30", "nba/schedule?date=x", "nba/boxscores",
                     "mlb/standings?x=1", "nba/standings?x=1"):
            self.member.call("GET", f"/api/sports/{path}").expect(400)

    def test_a_query_that_is_none_is_refused_by_every_view(self):
        for league, view in (("nhl", "standings"), ("nhl", "rosters"), ("mlb", "rosters"), ("mlb", "standings"),
                             ("nba", "standings"), ("nhl", "schedule"), ("mlb", "boxscores")):
            answer = self.member.call("GET", f"/api/sports/{league}/{view}?x=%zz")
            self.assertEqual((answer.status, answer.body), (400, b"The query is not valid"), view)


class TeamPage(unittest.TestCase):
    def test_it_has_the_row_of_the_table_the_last_games_and_the_players_of_its_league(self):
        client = site.client()
        for sport, code, players in (("nhl", "TBL", "nhlPlayers"), ("mlb", "BOS", "mlbPlayers"),
                                     ("nfl", "KC", None)):
            page = read(client, f"team?sport={sport}&code={code}")
            self.assertEqual((page["sport"], page["team"]["code"], page["source"]), (sport, code, "simulated"))
            self.assertEqual(page["standing"]["team"], page["team"])
            self.assertTrue(page["group"] and page["rank"] >= 1)
            self.assertLessEqual(len(page["lastTen"]), 10)
            dates = [game["date"] for game in page["lastTen"]]
            self.assertEqual(dates, sorted(dates, reverse=True))
            self.assertEqual([name for name in ("nhlPlayers", "mlbPlayers") if page[name] is not None],
                             [players] if players else [])

    def test_its_row_is_that_of_the_standings(self):
        client = site.client()
        divisions = read(client, "nhl/standings")["divisions"]
        division = divisions[0]
        for rank, row in enumerate(division["teams"][:2], 1):
            page = read(client, f"team?sport=nhl&code={row['id'].removeprefix('nhl-')}")
            self.assertEqual((page["group"], page["rank"]), (division["name"], rank))
            self.assertEqual(page["team"]["name"], row["name"])

    def test_every_team_is_listed_by_its_name_and_the_code_that_its_page_is_asked_by(self):
        client = site.client()
        leagues = {league["sport"]: league["teams"] for league in read(client, "teams")["leagues"]}
        self.assertEqual({sport: len(teams) for sport, teams in leagues.items()},
                         {"nba": 30, "nfl": 32, "mlb": 30, "nhl": 32})
        for sport in ("nfl", "mlb", "nhl"):
            team = leagues[sport][0]
            self.assertEqual(read(client, f"team?sport={sport}&code={team['code']}")["team"], team)
        client.call("GET", "/api/sports/teams?x=1").expect(400)

    def test_the_nba_s_is_for_members_and_what_is_no_team_is_refused_in_a_sentence(self):
        client = site.client()
        call = lambda query: client.call("GET", f"/api/sports/team{query}")
        self.assertEqual(call("?sport=nba&code=BOS").expect(403).body, b"NBA data comes with every paid plan")
        self.assertEqual(call("?sport=nhl&code=ZZZ").expect(404).body, b"There is no such team")
        for query in ("", "?sport=nhl", "?code=BOS", "?sport=cricket&code=BOS", "?sport=nhl&code=BOS&x=1"):
            call(query).expect(400)


class Replay(unittest.TestCase):
    def test_a_source_without_figures_says_so(self):
        replay = Site("--source", "replay", "--league-views")
        try:
            client = replay.client()
            self.assertEqual(read(client, "nhl/standings"), {"source": None, "divisions": []})
            self.assertEqual(read(client, "nhl/schedule?date=2026-11-23"),
                             {"date": "2026-11-23", "source": None, "games": []})
            for view in ("schedule", "boxscores"):
                self.assertEqual(read(client, f"mlb/{view}?date=2026-11-23"),
                                 {"date": "2026-11-23", "source": None, "games": []})
            self.assertEqual(read(client, "mlb/standings"), {"source": None, "groups": []})
            team = read(client, "team?sport=nhl&code=BOS")
            self.assertEqual((team["source"], team["standing"], team["lastTen"], team["nhlPlayers"]),
                             (None, None, [], None))
        finally:
            replay.stop()


if __name__ == "__main__":
    unittest.main()
