"""Leagues and bookmakers of which some feeds have a fault, and what is wrong then."""

import collections
import dataclasses
import datetime
import itertools
import threading
import typing

import leagues
from leagues import Leagues, baseball_game, box, espn_game, game, goalie, inning, odds_event, outcome, prop, skater
from support import PATIENCE_S

HOUR = datetime.timedelta(hours=1)
NAMES = {"BOS": "Boston Bruins", "MTL": "Montr\u00e9al Canadiens", "NYR": "New York Rangers", "NJD": "New Jersey Devils",
         "TOR": "Toronto Maple Leafs", "OTT": "Ottawa Senators", "VAN": "Vancouver Canucks", "SEA": "Seattle Kraken"}
HOME, AWAY = leagues.MLB[147], leagues.MLB[111]
WIZARDS, WARRIORS = leagues.NBA.values()
EAGLES, COWBOYS = leagues.NFL.values()
# By sport, the games beside those that are bet on.
WITNESSES = {"nhl": (NAMES["VAN"], NAMES["SEA"]), "mlb": ("Chicago Cubs", "Milwaukee Brewers"),
             "nba": ("Boston Celtics", "Miami Heat"), "nfl": ("Chicago Bears", "Detroit Lions")}
ODDS_KEYS = {"nhl": "icehockey_nhl", "mlb": "baseball_mlb", "nba": "basketball_nba", "nfl": "americanfootball_nfl"}
# The props of the first game of hockey, on the shots of one player, and its box score.
PROPS = "/odds/sports/icehockey_nhl/events/hBOS/odds"
BOX = "/nhl/gamecenter/2026020001/boxscore"
SHOOTER = "David Pastrnak"

# The start of the paths that each feed asks for.
PATHS = {"nhl": "/nhl/sc", "mlb": "/mlb/schedule", "odds-nhl": "/odds/sports/icehockey_nhl/odds",
         "odds-mlb": "/odds/sports/baseball_mlb/odds", "espn-nba": "/espn-nba/scoreboard", "espn-nfl": "/espn-nfl/scoreboard"}
PATH_OF_PROPS = {"odds-props": PROPS}


@dataclasses.dataclass
class Refused:
    """An answer that cannot be read: bytes, after which the connection ends."""

    status: str = "200 OK"
    body: bytes = b""
    headers: str = "Content-Type: application/json\r\n"
    length: int | None = None

    def answer(self, request):
        length = len(self.body) if self.length is None else self.length
        request.wfile.write(f"HTTP/1.1 {self.status}\r\n{self.headers}Content-Length: {length}\r\n\r\n".encode() + self.body)
        request.close_connection = True


class Silence(Refused):
    """No answer at all until the server has gone."""

    def __init__(self):
        self.released = threading.Event()

    def answer(self, request):
        self.released.wait(PATIENCE_S)
        request.close_connection = True


class Hangup(Refused):
    """The connection ends without an answer."""

    def answer(self, request):
        request.close_connection = True


@dataclasses.dataclass
class Wrong:
    """Rows that can be read, and are not so: beside them a row that is watched to see that they were."""

    rows: typing.Callable


class FaultyLeagues(Leagues):
    """Leagues of which some feeds have a fault."""

    def __init__(self):
        super().__init__()
        self.faults = {}
        self.met = collections.Counter()

    def answer(self, request):
        for feed, fault in self.faults.items():
            if request.path.startswith((PATHS | PATH_OF_PROPS)[feed]):
                self.met[feed] += 1
                return fault.answer(request)
        return super().answer(request)


class Season:
    """The games that are bet on, what the leagues say of them, and wrong words about them."""

    def __init__(self, now):
        self.starts = now + HOUR
        self.second = self.starts + 3 * HOUR
        self.day = self.starts.astimezone(leagues.EASTERN).date()

    def hockey(self, number, home, away, *result, **more):
        return game(number, self.starts, home, away, *result, **more)

    def coming(self):
        return [self.hockey(1, "BOS", "MTL"), self.hockey(2, "NYR", "NJD"), self.hockey(3, "TOR", "OTT")]

    def over(self):
        return [self.hockey(1, "BOS", "MTL", (3, 2)), self.hockey(2, "NYR", "NJD", (1, 4)),
                self.hockey(3, "TOR", "OTT") | {"gameScheduleState": "CNCL"}]

    def baseball(self, one=(), two=(), codes=(None, None)):
        return [baseball_game(745001, self.starts, one, codes[0]), baseball_game(745002, self.second, two, codes[1])]

    def baseball_over(self):
        return self.baseball([inning(1, 3, 0), inning(2, 0, 2)], [inning(1, 0, 5)])

    def basketball(self, score=None, teams=(WIZARDS, WARRIORS)):
        return [espn_game("401700001", self.starts, dict(enumerate(teams)), score)]

    def football(self, score=None, teams=(EAGLES, COWBOYS)):
        return [espn_game("401700002", self.starts, dict(enumerate(teams)), score)]

    def event(self, key, home, away, starts=None, price=-150, other=130, sport=None, **more):
        sport = sport or ("mlb" if home in (HOME, AWAY) else "nhl")
        return odds_event(key, ODDS_KEYS[sport], starts or self.starts, home, away,
                          {"h2h": [outcome(home, price), outcome(away, other)]}) | more

    def hockey_odds(self, **more):
        pairs = (("BOS", "MTL"), ("NYR", "NJD"), ("TOR", "OTT"))
        return [self.event(f"h{home}", NAMES[home], NAMES[away], **more) for home, away in pairs]

    def baseball_odds(self, **more):
        return [self.event("m1", HOME, AWAY, **more), self.event("m2", HOME, AWAY, self.second, **more)]

    def props(self):
        return odds_event("hBOS", ODDS_KEYS["nhl"], self.starts, NAMES["BOS"], NAMES["MTL"],
                          {"player_shots_on_goal": prop(SHOOTER, 2.5)})

    def box(self):
        return box(self.over()[0], [skater(11, 3, 0), goalie(31, 20, 22)], [skater(21, 2, 0), goalie(41, 25, 28)])

    # What follows is wrong.

    def basketball_exchanged(self):
        return self.basketball((9, 100), teams=(WARRIORS, WIZARDS))

    def basketball_without_a_winner(self):
        return self.basketball((95, 95))

    def basketball_before_it_begins(self):
        return self.basketball((0, 90))

    def football_of_other_teams(self):
        return self.football((0, 30), teams=(COWBOYS, "Chicago Bears"))

    def football_forfeited(self):
        rows = self.football((0, 9))
        rows[0]["status"]["type"]["name"] = "STATUS_FORFEIT"
        return rows

    def football_that_does_not_add_up(self):
        rows = self.football((0, 24))
        rows[0]["competitions"][0]["competitors"][1]["linescores"] = [{"value": 7}]
        return rows

    def of_other_teams(self):
        return [self.hockey(1, "TOR", "OTT", (0, 9)), self.hockey(2, "NJD", "NYR", (1, 4))]

    def without_a_winner(self):
        return [self.hockey(1, "BOS", "MTL", (2, 2)), self.hockey(2, "NYR", "NJD", (2, 1)) | {"homeTeam": leagues.team("NYR")}]

    def with_two_results(self):
        return [self.hockey(1, "BOS", "MTL", (3, 2)), self.hockey(1, "BOS", "MTL", (2, 3)),
                self.hockey(2, "NYR", "NJD", (9, 0), state="LIVE"), self.hockey(77, "BOS", "MTL", (0, 9))]

    def forfeited(self):
        return self.baseball([inning(1, 0, 9)], [inning(1, 9, 0)], ("Q", "R"))

    def halted(self):
        return self.baseball([inning(1, 0, 9)], [inning(1, 9, 0)], ("D", "T"))

    def baseball_of_other_teams(self):
        return [baseball_game(745001, self.starts, [inning(1, 0, 9)], teams=(AWAY, HOME)),
                baseball_game(745002, self.second, [inning(1, 9, 0)], teams=("Boston Red Sox", "Texas Rangers"))]

    def listed_twice(self):
        return self.hockey_odds() + [self.event("again", NAMES["BOS"], NAMES["MTL"], self.starts + HOUR, price=-900, other=600)]

    def of_yesterday(self):
        old = leagues.moment(self.starts - 25 * HOUR)
        events = self.hockey_odds(price=-900, other=600)
        for bookmaker in itertools.chain.from_iterable(event["bookmakers"] for event in events):
            bookmaker["last_update"] = old
        return events

    def of_nobody(self):
        return [self.event("n1", "Springfield Isotopes", NAMES["BOS"]), self.event("n2", NAMES["BOS"], NAMES["BOS"]),
                self.event("n3", NAMES["BOS"], NAMES["MTL"], self.starts + 300 * 24 * HOUR), *self.hockey_odds()]

    def out_of_range(self):
        return [self.event("m1", HOME, AWAY, price=0, other=50), self.event("m2", HOME, AWAY, self.second, price=250, other=250)]

    def anew_near_the_second(self):
        return [self.event("anew", HOME, AWAY, self.second - HOUR / 3, price=-900, other=600),
                self.event("m2", HOME, AWAY, self.second)]

    def home_and_away_exchanged(self):
        return [self.event("m1", AWAY, HOME, price=-900, other=600),
                self.event("m2", AWAY, HOME, self.second, price=-900, other=600)]


def pages(*faults, props=None):
    return dict(zip(PATHS, faults, strict=True)) | ({"odds-props": props} if props else {})


HTML = "Content-Type: text/html\r\n"
DEEP = b"[" * 100_000
RUNS = [
    pages(Refused(body=b'{"gameWeek": ['), Refused("429 Too Many Requests", headers="Retry-After: 1\r\n"),
          Refused(body=b"[]"), Wrong(Season.out_of_range), Refused(body=b'{"events": ['), Hangup(),
          props=Refused("500 Internal Server Error")),
    pages(Refused(body=b'{"gameWeek": []}', length=10_000), Refused(body=b"<html>", headers=HTML),
          Wrong(Season.listed_twice), Refused("401 Unauthorized"), Wrong(Season.basketball_exchanged),
          Refused("404 Not Found"), props=Refused(body=b'{"id": "hBOS", "bookmakers": 7}')),
    pages(Refused("500 Internal Server Error"), Wrong(Season.forfeited),
          Refused(body=b'[{"id": "hBOS", "sport_'), Wrong(Season.anew_near_the_second), Refused("429 Too Many Requests"),
          Wrong(Season.football_of_other_teams), props=Hangup()),
    pages(Wrong(Season.of_other_teams), Hangup(), Wrong(Season.of_yesterday), Refused("503 Service Unavailable"),
          Wrong(Season.basketball_before_it_begins), Refused(body=b"<html>", headers=HTML), props=Refused(body=DEEP)),
    # Of a game that has begun no props are asked for.
    pages(Silence(), Wrong(Season.halted), Refused("404 Not Found"), Wrong(Season.home_and_away_exchanged), Hangup(),
          Wrong(Season.football_forfeited)),
    pages(Wrong(Season.without_a_winner), Refused(body=b'{"dates": 7}'), Wrong(Season.of_nobody), Refused(body=DEEP),
          Wrong(Season.basketball_without_a_winner), Refused(body=b'{"events": 7}')),
    pages(Wrong(Season.with_two_results), Refused("403 Forbidden"), Refused(body=b'{"message": "quota"}'),
          Refused("302 Found", headers="Location: https://example.com/\r\n"), Refused(body=b'{"events": {}}'),
          Wrong(Season.football_that_does_not_add_up)),
    pages(Refused(body=b'{"gameWeek": [{"date": "2001-01-01", "games": []}]}'), Wrong(Season.baseball_of_other_teams),
          Hangup(), Refused(body=b'[{"id": "\xff\xfe"}]'), Wrong(Season.basketball_exchanged), Refused(body=DEEP)),
]
