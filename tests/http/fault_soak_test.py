#!/usr/bin/python3
"""Faults of providers' answers over restarts of the real binary: none of them settles a bet, moves one to another game
or makes a game up, and in the end all bets are settled by what the leagues say."""

import collections
import dataclasses
import datetime
import itertools
import json
import os
import re
import sqlite3
import subprocess
import threading
import typing
import unittest

import leagues
from leagues import Leagues, baseball_game, game, inning, odds_event, outcome
from support import BINARY, PATIENCE_S, Site, chalkline, picks, tomorrow_at_noon, wait_for

HOUR = datetime.timedelta(hours=1)
STAKE = 10
GAMES = 7
CREDITS = 10**6
NAMES = {"BOS": "Boston Bruins", "MTL": "Montr\u00e9al Canadiens", "NYR": "New York Rangers", "NJD": "New Jersey Devils",
         "TOR": "Toronto Maple Leafs", "OTT": "Ottawa Senators", "VAN": "Vancouver Canucks", "SEA": "Seattle Kraken"}
HOME, AWAY = leagues.MLB[147], leagues.MLB[111]
WITNESSES = ("Chicago Cubs", "Milwaukee Brewers")

# The start of the paths that each feed asks for.
PATHS = {"nhl": "/nhl/sc", "mlb": "/mlb/schedule", "odds-nhl": "/odds/sports/icehockey_nhl/odds",
         "odds-mlb": "/odds/sports/baseball_mlb/odds"}


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
            if request.path.startswith(PATHS[feed]):
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

    def event(self, key, home, away, starts=None, price=-150, other=130, **more):
        league = "baseball_mlb" if home in (HOME, AWAY, *WITNESSES) else "icehockey_nhl"
        return odds_event(key, league, starts or self.starts, home, away,
                          {"h2h": [outcome(home, price), outcome(away, other)]}) | more

    def hockey_odds(self, **more):
        pairs = (("BOS", "MTL"), ("NYR", "NJD"), ("TOR", "OTT"))
        return [self.event(f"h{home}", NAMES[home], NAMES[away], **more) for home, away in pairs]

    def baseball_odds(self, **more):
        return [self.event("m1", HOME, AWAY, **more), self.event("m2", HOME, AWAY, self.second, **more)]

    # What follows is wrong.

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


def pages(*faults):
    return dict(zip(PATHS, faults, strict=True))


HTML = "Content-Type: text/html\r\n"
DEEP = b"[" * 100_000
RUNS = [
    pages(Refused(body=b'{"gameWeek": ['), Refused("429 Too Many Requests", headers="Retry-After: 1\r\n"),
          Refused(body=b"[]"), Wrong(Season.out_of_range)),
    pages(Refused(body=b'{"gameWeek": []}', length=10_000), Refused(body=b"<html>", headers=HTML),
          Wrong(Season.listed_twice), Refused("401 Unauthorized")),
    pages(Refused("500 Internal Server Error"), Wrong(Season.forfeited),
          Refused(body=b'[{"id": "hBOS", "sport_'), Wrong(Season.anew_near_the_second)),
    pages(Wrong(Season.of_other_teams), Hangup(), Wrong(Season.of_yesterday), Refused("503 Service Unavailable")),
    pages(Silence(), Wrong(Season.halted), Refused("404 Not Found"), Wrong(Season.home_and_away_exchanged)),
    pages(Wrong(Season.without_a_winner), Refused(body=b'{"dates": 7}'), Wrong(Season.of_nobody), Refused(body=DEEP)),
    pages(Wrong(Season.with_two_results), Refused("403 Forbidden"), Refused(body=b'{"message": "quota"}'),
          Refused("302 Found", headers="Location: https://example.com/\r\n")),
    pages(Refused(body=b'{"gameWeek": [{"date": "2001-01-01", "games": []}]}'), Wrong(Season.baseball_of_other_teams),
          Hangup(), Refused(body=b'[{"id": "\xff\xfe"}]')),
]


class FaultSoak(unittest.TestCase):
    def setUp(self):
        self.leagues = FaultyLeagues()
        self.leagues.credits = CREDITS
        self.addCleanup(self.leagues.stop)
        self.noon = tomorrow_at_noon()  # all games are of one day in New York, at whatever hour this runs
        self.season = Season(self.noon)
        os.environ["CHALKLINE_ODDS_API_KEY"] = "key"
        self.addCleanup(os.environ.pop, "CHALKLINE_ODDS_API_KEY")
        self.options = ("--source", "live", "--live-from", self.leagues.address, "--log-level", "error")
        self.run_number = 0
        self.right_words()

    def right_words(self, are_over=False):
        """What the leagues and the bookmakers say when nothing is wrong."""
        season = self.season
        self.leagues.faults = {}
        self.hockey(season.over() if are_over else season.coming())
        self.baseball(season.baseball_over() if are_over else season.baseball())
        self.hockey_odds(season.hockey_odds())
        self.baseball_odds(season.baseball_odds())

    # Each feed has a game beside those that are bet on, which differs by run: once the book shows it, it has read the rest.

    def are_over(self):
        return self.run_number > len(RUNS) / 2

    def begins(self):
        """Runs in which games are over begin when they can be, each later than the one before, and so soon after it that
        prices are not too old."""
        first = self.season.second + 8 * HOUR if self.are_over() else self.noon
        return first + datetime.timedelta(minutes=2 * self.run_number)

    def witness_start(self):
        return self.season.second + 24 * HOUR + datetime.timedelta(minutes=self.run_number)

    def witness_price(self):
        return 200 + self.run_number

    def hockey(self, rows):
        self.leagues.day(self.season.day, [*rows, game(9, self.witness_start(), "VAN", "SEA")])

    def baseball(self, rows):
        self.leagues.baseball_season(self.season.day, [*rows, baseball_game(745009, self.witness_start(), teams=WITNESSES)])

    def hockey_odds(self, events):
        self.odds("odds-nhl", events, NAMES["VAN"], NAMES["SEA"])

    def baseball_odds(self, events):
        self.odds("odds-mlb", events, *WITNESSES)

    def odds(self, feed, events, home, away):
        price = self.witness_price()
        witness = self.season.event("witness", home, away, self.season.second + 24 * HOUR, price=price, other=-price - 20)
        told = [*events, witness]
        for bookmaker in itertools.chain.from_iterable(event["bookmakers"] for event in told):
            bookmaker["last_update"] = self.by_the_servers_clock(bookmaker["last_update"])
        self.leagues.pages[PATHS[feed]] = told

    def by_the_servers_clock(self, told):
        now = datetime.datetime.now(datetime.timezone.utc)
        return leagues.moment(datetime.datetime.fromisoformat(told) + (self.begins() - now))

    def has_read(self, client, feed):
        """Whether the book has taken what that feed says in this run."""
        sport = feed.removeprefix("odds-")
        home = {"nhl": NAMES["VAN"], "mlb": WITNESSES[0]}[sport]
        shown = [game for game in client.games(sport=sport) if game["homeTeam"]["name"] == home]
        if feed == sport:
            return [game["startTime"] for game in shown] == [f"{self.witness_start():%Y-%m-%dT%H:%M:%S.000000Z}"]
        return [game["odds"]["moneyline"]["home"] for game in shown] == [self.witness_price()]

    def has_met(self, feed):
        """Whether that feed has found its fault in this run."""
        if isinstance(self.leagues.faults[feed], Silence):
            return self.leagues.met[feed] > 0
        return re.search(rf'chalkline_feed_errors_total\{{feed="{feed}"\}} [1-9]', self.site.server.metrics())

    def start(self):
        if self.run_number:
            with sqlite3.connect(self.site.data / "sports.db") as db:
                db.execute("UPDATE asked SET again_at = NULL")  # else a restart does not ask for odds, which cost credits
            db.close()
            self.site.start_server(*self.options, begins=self.begins())
        client = self.site.client()
        client.sign_in("ada")
        return client

    def end(self):
        """Ends the server, every other time without its doing."""
        silences = [fault for fault in self.leagues.faults.values() if isinstance(fault, Silence)]
        if self.run_number % 2:
            self.site.server.kill()
        else:
            self.assertEqual(self.site.stop_server(), 0)
        for silence in silences:
            silence.released.set()

    def run_with(self, faults):
        """A run of the server in which each feed has its fault; the statuses of the bets after it."""
        self.run_number += 1
        self.right_words(are_over=self.are_over())
        self.leagues.met.clear()
        tell = {"nhl": self.hockey, "mlb": self.baseball, "odds-nhl": self.hockey_odds, "odds-mlb": self.baseball_odds}
        for feed, fault in faults.items():
            if isinstance(fault, Wrong):
                tell[feed](fault.rows(self.season))
        self.leagues.faults = {feed: fault for feed, fault in faults.items() if isinstance(fault, Refused)}
        client = self.start()
        for feed, fault in faults.items():
            with self.subTest(run=self.run_number, feed=feed):
                if isinstance(fault, Wrong):
                    wait_for(lambda feed=feed: self.has_read(client, feed), f"what {feed} says")
                else:
                    wait_for(lambda feed=feed: self.has_met(feed), f"the fault of {feed}")
        statuses = [bet["status"] for bet in client.bets()]
        self.end()
        return statuses

    def all_games(self, client):
        """The real games, once all of them are sold."""
        games = [sold for sold in client.games() if sold["source"] == "live"]
        return games if len(games) == GAMES else None

    def place_bets(self):
        """A bet on each team of each game; what becomes of it, by its game and pick."""
        client = self.site.player("ada")
        games = wait_for(lambda: self.all_games(client), "the games")
        winners = {NAMES["BOS"], NAMES["NJD"]}
        expected = {}
        doubleheader = sorted((sold["startTime"], sold["id"]) for sold in games if sold["homeTeam"]["name"] == HOME)
        for sold in games:
            if sold["homeTeam"]["name"] in (NAMES["VAN"], WITNESSES[0]):
                continue
            for pick in picks(sold):
                client.place(pick, STAKE).expect(201)
                home_won = sold["id"] == doubleheader[0][1]
                won = pick.label in winners or (pick.label == HOME and home_won) or (pick.label == AWAY and not home_won)
                is_void = sold["homeTeam"]["name"] == NAMES["TOR"]
                expected[sold["id"], pick.label] = "void" if is_void else "won" if won else "lost"
        return expected

    def settled(self, client):
        bets = list(client.bets())
        if any(bet["status"] == "pending" for bet in bets):
            return None
        return {(bet["gameId"], bet["prediction"]): bet["status"] for bet in bets}

    def test_no_fault_of_a_provider_settles_a_bet(self):
        self.site = Site(*self.options, begins=self.begins())
        self.addCleanup(self.site.stop)
        expected = self.place_bets()
        self.assertEqual(len(expected), 10)
        self.end()
        for faults in RUNS:
            self.assertEqual(self.run_with(faults), ["pending"] * len(expected))

        self.run_number += 1
        self.right_words(are_over=True)
        client = self.start()
        self.assertEqual(wait_for(lambda: self.settled(client), "the settlement"), expected)
        for feed in PATHS:  # the prices too, which else were too old for the board in the runs that follow
            wait_for(lambda feed=feed: self.has_read(client, feed), f"what {feed} says")
        self.end()
        again = pages(Wrong(Season.of_other_teams), Wrong(Season.baseball_of_other_teams), Hangup(), Hangup())
        self.assertEqual(collections.Counter(self.run_with(again)), collections.Counter(expected.values()))
        again = pages(Wrong(Season.with_two_results), Wrong(Season.forfeited), Hangup(), Hangup())
        self.assertEqual(collections.Counter(self.run_with(again)), collections.Counter(expected.values()))
        self.ledger_tells_each_result_once(len(expected))

    def ledger_tells_each_result_once(self, bets):
        exported = chalkline.run("audit", "export", data=self.site.data).stdout.splitlines()
        told = collections.Counter(json.loads(line)["type"] for line in exported)
        games = {"GameScheduled": GAMES, "ResultRecorded": 4, "GameCancelled": 1, "GameSettled": 5, "SettlementReversed": 0}
        self.assertEqual({name: told[name] for name in games}, games)
        self.assertEqual(told["BetSettled"], bets)
        audit = subprocess.run([BINARY, "audit", "verify", "--data", self.site.data], capture_output=True, text=True,
                               timeout=PATIENCE_S)
        self.assertEqual(audit.returncode, 0, audit.stdout + audit.stderr)


if __name__ == "__main__":
    unittest.main()
