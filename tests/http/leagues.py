"""Real leagues as `serve --live-from` asks them, on this machine: pages of our own making, one folder for a provider."""

import datetime
import http.server
import json
import threading
import urllib.parse
import zoneinfo

EASTERN = zoneinfo.ZoneInfo("America/New_York")
NHL = ("ANA BOS BUF CAR CBJ CGY CHI COL DAL DET EDM FLA LAK MIN MTL NJD NSH NYI NYR OTT PHI PIT SEA SJS STL TBL TOR "
       "UTA VAN VGK WPG WSH").split()
DIVISIONS = ("Atlantic", "Metropolitan", "Central", "Pacific")
MLB = {147: "New York Yankees", 111: "Boston Red Sox"}
# Of ESPN's leagues two teams each, by its ids.
NBA = {"27": "Washington Wizards", "9": "Golden State Warriors"}
NFL = {"21": "Philadelphia Eagles", "6": "Dallas Cowboys"}


def today():
    return datetime.datetime.now(EASTERN).date()


def text(words):
    return {"default": words}


def team(code, score=None):
    return {"abbrev": code} if score is None else {"abbrev": code, "score": score, "sog": 30 + score}


def goal(number, code, player, helper=None):
    return {"periodDescriptor": {"number": number, "periodType": "REG"}, "playerId": player, "name": text(f"S. {player}"),
            "teamAbbrev": code, "strength": "ev",
            "assists": [{"playerId": helper, "name": text(f"S. {helper}")}] if helper else []}


def game(number, starts, home, away, score=None, goals=(), state="OFF", period=3):
    """A game of the NHL: with a score, it has been played."""
    home_score, away_score = score or (None, None)
    return {"id": 2026020000 + number, "season": 20262027, "gameType": 2, "startTimeUTC": f"{starts:%Y-%m-%dT%H:%M:%SZ}",
            "gameState": state if score else "FUT", "gameScheduleState": "OK", "neutralSite": False,
            "homeTeam": team(home, home_score), "awayTeam": team(away, away_score), "goals": list(goals),
            "periodDescriptor": {"number": period, "periodType": "SO" if period == 5 else "REG"} if score else {}}


def skater(player, goals, assists):
    return {"playerId": player, "name": text(f"S. {player}"), "goals": goals, "assists": assists, "sog": 3,
            "powerPlayGoals": 0}


def goalie(player, saves, shots):
    return {"playerId": player, "name": text(f"G. {player}"), "saves": saves, "shotsAgainst": shots, "toi": "60:00"}


def box(of, home, away):
    """The box score of a game, with the skaters and the goalie of each team."""
    def side(players):
        *skaters, keeper = players
        return {"forwards": skaters, "defense": [], "goalies": [keeper]}
    return {key: of[key] for key in ("id", "homeTeam", "awayTeam")} | {
        "playerByGameStats": {"homeTeam": side(home), "awayTeam": side(away)}}


def standing(index, code):
    return {"teamAbbrev": text(code), "teamName": text(code), "divisionName": DIVISIONS[index // 8],
            "divisionSequence": index % 8 + 1, "wins": 9, "losses": 5, "otLosses": 2, "l10Wins": 6, "l10Losses": 3,
            "l10OtLosses": 1, "streakCode": "W", "streakCount": 2, "goalFor": 50, "goalAgainst": 40}


def outcome(name, price, **more):
    return {"name": name, "price": price} | more


def moment(time):
    return f"{time:%Y-%m-%dT%H:%M:%SZ}"


def bookmaker(markets, looked_at):
    """One that has looked at its prices at that time, or else just now, with the outcomes of each market."""
    return {"key": "fanduel", "last_update": moment(looked_at or datetime.datetime.now(datetime.timezone.utc)),
            "markets": [{"key": key, "outcomes": outcomes} for key, outcomes in markets.items()]}


def odds_event(key, league, starts, home, away, markets, looked_at=None):
    return {"id": key, "sport_key": league, "commence_time": moment(starts), "home_team": home, "away_team": away,
            "bookmakers": [bookmaker(markets, looked_at)]}


def prop(player, line, over=-110, under=-110):
    """Both sides of a prop."""
    return [outcome("Over", over, description=player, point=line), outcome("Under", under, description=player, point=line)]


def person(number, position, word="id", **figures):
    return {word: number, "firstName": text("Jo"), "lastName": text(f"Number{number}"), "positionCode": position, **figures}


def roster():
    return {"forwards": [person(1, "C")], "defensemen": [person(2, "D")], "goalies": [person(3, "G")]}


def roster_of(*skaters, keeper):
    """Of a team: skaters and a goalie, by number and name."""
    def one(number, first, last, position):
        return {"id": number, "firstName": text(first), "lastName": text(last), "positionCode": position}
    return {"forwards": [one(*each, "C") for each in skaters], "defensemen": [], "goalies": [one(*keeper, "G")]}


def figures():
    return {"skaters": [person(1, "C", "playerId", goals=12, assists=9)],
            "goalies": [person(3, "G", "playerId", goals=0, assists=0, saves=450, shotsAgainst=500, timeOnIce=36000)]}


def baseball_player(number, position, group, **stat):
    split = {"gameType": "R", "stat": stat}
    stats = {"type": {"displayName": "season"}, "group": {"displayName": group}, "splits": [split]}
    return {"person": {"id": number, "fullName": f"Al Number{number}", "stats": [stats]}, "position": {"abbreviation": position}}


def baseball_batter(number):
    return baseball_player(number, "SS", "hitting", atBats=400, hits=100, homeRuns=7)


def baseball_pitcher(number):
    return baseball_player(number, "P", "pitching", outs=27, earnedRuns=3, strikeOuts=8)


def baseball_roster(number):
    return {"teamId": number, "roster": [baseball_batter(10), baseball_pitcher(11)]}


def inning(number, home, away):
    return {"num": number, "home": {"runs": home}, "away": {"runs": away}}


def baseball_game(key, starts, innings=(), code=None, teams=(MLB[147], MLB[111])):
    """A game of MLB, of New York and Boston: with its innings, it has been played."""
    def side(name, word):
        score = {"score": sum(part[word]["runs"] for part in innings)} if innings else {}
        return {"team": {"name": name}} | score
    return {"gamePk": key, "gameType": "R", "gameDate": f"{starts:%Y-%m-%dT%H:%M:%SZ}",
            "status": {"codedGameState": code or ("F" if innings else "S")}, "linescore": {"innings": list(innings)},
            "teams": {"home": side(teams[0], "home"), "away": side(teams[1], "away")}}


def baseball_lines(batters, pitchers, bench=()):
    """A team's part of a box score: who batted and who pitched, by number, with what differs from the usual, and who did
    neither."""
    def row(number, position, stats, **more):
        return {"person": {"id": number, "fullName": f"Al Number{number}"}, "position": {"abbreviation": position},
                "stats": stats} | more
    usual = {"atBats": 4, "runs": 1, "hits": 2, "homeRuns": 1, "rbi": 2}
    pitched = {"outs": 27, "hits": 5, "runs": 2, "earnedRuns": 2, "strikeOuts": 9}
    rows = [row(number, "SS", {"batting": usual | stat}, battingOrder="100") for number, stat in batters.items()]
    rows += [row(number, "P", {"pitching": pitched | stat}) for number, stat in pitchers.items()]
    rows += [row(number, "P", {"batting": {}, "pitching": {}}) for number in bench]
    return {"teamStats": {"batting": {"hits": 8}, "fielding": {"errors": 1}}, "batters": [*batters, *bench],
            "pitchers": [*pitchers, *bench], "players": {f"ID{each['person']['id']}": each for each in rows}}


def baseball_box():
    team = baseball_lines({10: {}}, {11: {}})
    return {"teams": {"home": team, "away": team}}


def baseball_record(name, wins):
    return {"team": {"name": name}, "wins": wins, "losses": 162 - wins, "runsScored": 700, "runsAllowed": 650,
            "streak": {"streakType": "wins", "streakNumber": 3},
            "records": {"splitRecords": [{"type": "lastTen", "wins": 7, "losses": 3}]}}


def espn_game(key, starts, teams, score=None):
    """A game of ESPN's scoreboard, the home team first: with a score, it has been played."""
    def side(word, name, points):
        return {"homeAway": word, "score": str(points), "team": {"abbreviation": name[:3].upper(), "displayName": name}}
    home, away = teams.values()
    status = {"name": "STATUS_FINAL" if score else "STATUS_SCHEDULED", "completed": bool(score)}
    return {"id": key, "date": f"{starts:%Y-%m-%dT%H:%MZ}", "season": {"year": 2027, "type": 2},
            "status": {"period": 4 if score else 0, "type": status},
            "competitions": [{"competitors": [side("home", home, score[0] if score else 0),
                                              side("away", away, score[1] if score else 0)]}]}


def espn_row(player, *cells, **more):
    return {"athlete": {"id": player, "displayName": f"Al Number{player}"}, "stats": list(cells)} | more


def espn_table(name, keys, *rows):
    return {"name": name, "keys": keys.split(), "athletes": list(rows)}


def espn_box(key, home, away, is_over=True):
    """ESPN's summary of a game, with the tables of each team."""
    return {"header": {"id": key, "competitions": [{"status": {"type": {"completed": is_over}}}]},
            "boxscore": {"players": [{"statistics": tables} for tables in (away, home)]}}


def espn_roster(team, *players, groups=False):
    """The players of a team by id and position, in one list or in football's groups."""
    rows = [{"id": player, "displayName": f"Al Number{player}", "position": {"abbreviation": position}}
            for player, position in players]
    return {"athletes": [{"position": "offense", "items": rows}] if groups else rows, "team": {"id": team}}


class Leagues:
    """Answers each path with its page, and everything with 500 while `is_down`. `pages` and `redirects` may change. Pages
    of odds cost a credit a market, of `credits` that are left."""

    def __init__(self):
        self.pages = {}
        self.redirects = {}
        self.requests = []
        self.is_down = False
        self.credits = 500
        leagues = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                leagues.answer(self)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.fill()

    def fill(self):
        """What each league says whatever the day."""
        for code in NHL:
            self.redirects[f"/nhl/roster/{code}/current"] = f"/nhl/roster/{code}/20262027"
            self.pages[f"/nhl/roster/{code}/20262027"] = roster()
        self.redirects["/nhl/standings/now"] = "/nhl/standings/today"
        self.pages["/nhl/standings/today"] = {"standings": [standing(index, code) for index, code in enumerate(NHL)]}
        self.pages["/mlb/teams"] = {"teams": [{"id": number, "name": name, "sport": {"id": 1}} for number, name in MLB.items()]}
        self.pages["/mlb/standings"] = {"records": [{"league": {"id": 103}, "teamRecords": [
            baseball_record(name, number - 50) for number, name in MLB.items()]}]}
        for number in MLB:
            self.pages[f"/mlb/teams/{number}/roster"] = baseball_roster(number)
        for league, teams in (("nba", NBA), ("nfl", NFL)):
            listed = [{"team": {"id": key, "displayName": name}} for key, name in teams.items()]
            self.pages[f"/espn-{league}/teams"] = {"sports": [{"leagues": [{"teams": listed}]}]}
            for key in teams:
                self.pages[f"/espn-{league}/teams/{key}/roster"] = espn_roster(key)

    def baseball_season(self, date, games):
        """The same in the schedule, whichever days of it are asked for."""
        self.baseball_day(date, games)
        self.pages["/mlb/schedule"] = self.pages[f"/mlb/schedule?{date}"]

    def day(self, date, games):
        self.pages[f"/nhl/score/{date}"] = {"currentDate": f"{date}", "games": games}

    def baseball_day(self, date, games):
        self.pages[f"/mlb/schedule?{date}"] = {"dates": [{"date": f"{date}", "games": games}]}

    def page(self, path):
        if path in self.pages:
            return self.pages[path]
        if path.startswith("/nhl/club-stats/"):
            return figures()
        if path.startswith("/nhl/score/"):
            return {"currentDate": path.rsplit("/", 1)[1], "games": []}
        if path.startswith("/nhl/schedule/"):
            return self.week(datetime.date.fromisoformat(path.rsplit("/", 1)[1]))
        if path.startswith("/mlb/schedule"):
            return {"dates": []}
        return {"events": []} if path.startswith("/espn") else [] if path.startswith("/odds") else None

    def week(self, first):
        dates = [first + datetime.timedelta(days=days) for days in range(7)]
        return {"gameWeek": [{"date": f"{date}", "games": self.page(f"/nhl/score/{date}")["games"]} for date in dates]}

    def asked(self, path):
        """How often that page was asked for."""
        return self.requests.count(path)

    def answer(self, request):
        path, _, query = request.path.partition("?")
        self.requests.append(path)
        fields = urllib.parse.parse_qs(query)
        if path == "/mlb/schedule" and fields["startDate"] == fields["endDate"]:
            path += f"?{fields['startDate'][0]}"
        target, page = self.redirects.get(path), self.page(path)
        body = b"" if page is None or self.is_down else json.dumps(page).encode()
        request.send_response(500 if self.is_down else 307 if target else 200 if body else 404)
        if path.startswith("/odds/"):
            if page:
                self.credits -= len(fields["markets"][0].split(","))
            request.send_header("x-requests-remaining", str(self.credits))
        if target:
            request.send_header("Location", self.address + target)
        request.send_header("Content-Type", "application/json")
        request.send_header("Content-Length", str(len(body)))
        request.end_headers()
        request.wfile.write(body)

    def stop(self):
        self.server.shutdown()
        self.server.server_close()
