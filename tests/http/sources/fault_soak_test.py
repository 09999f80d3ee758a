#!/usr/bin/python3
"""Faults of providers' answers over restarts of the real binary: none of them settles a bet, moves one to another game
or makes a game up, and in the end all bets are settled by what the leagues say."""

import collections
import datetime
import itertools
import json
import os
import re
import sqlite3
import subprocess
import unittest

import leagues
from faulty_leagues import (AWAY, BOX, COWBOYS, EAGLES, HOME, HOUR, NAMES, ODDS_KEYS, PATHS, PROPS, RUNS, WARRIORS, WITNESSES,
                            WIZARDS, FaultyLeagues, Hangup, Refused, Season, Silence, Wrong, pages)
from leagues import baseball_game, espn_game, game, roster_of
from support import BINARY, PATIENCE_S, Site, chalkline, picks, prop_item, tomorrow_at_noon, wait_for

STAKE = 10
GAMES = 11
CREDITS = 10**6

# So long a score stands that no league calls official, before it settles a game.
ESPN_STANDS = datetime.timedelta(minutes=11)


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
        # Players of two teams alone are known, so that no other game that begins then is asked for its props first.
        self.leagues.pages = {path: page for path, page in self.leagues.pages.items() if "/roster" not in path}
        self.leagues.pages["/nhl/roster/BOS/20262027"] = roster_of((11, "David", "Pastrnak"), keeper=(31, "Jeremy", "Keeper"))
        self.leagues.pages["/nhl/roster/MTL/20262027"] = roster_of((21, "Nick", "Captain"), keeper=(41, "Sam", "Goalie"))
        self.right_words()
        self.leagues.pages[PROPS] = self.looked_at_now([self.season.props()])[0]

    def right_words(self, are_over=False):
        """What the leagues and the bookmakers say when nothing is wrong."""
        season = self.season
        self.leagues.faults = {}
        self.hockey(season.over() if are_over else season.coming())
        self.baseball(season.baseball_over() if are_over else season.baseball())
        self.basketball(season.basketball((110, 101) if are_over else None))
        self.football(season.football((24, 20) if are_over else None))
        self.hockey_odds(season.hockey_odds())
        self.baseball_odds(season.baseball_odds())
        self.odds("nba", [season.event("b1", WIZARDS, WARRIORS, sport="nba")])
        self.odds("nfl", [season.event("f1", EAGLES, COWBOYS, sport="nfl")])

    # Each feed has a game beside those that are bet on, which differs by run: once the book shows it, it has read the rest.

    def are_over(self):
        return self.run_number > len(RUNS) / 2

    def begins(self):
        """Runs in which games are over begin when they can be, each later than the one before, and so soon after it that
        prices are not too old."""
        first = self.season.second + 8 * HOUR if self.are_over() else self.noon
        stood = ESPN_STANDS if self.run_number > len(RUNS) + 1 else datetime.timedelta()
        return first + datetime.timedelta(minutes=2 * self.run_number) + stood

    def witness_start(self):
        return self.season.second + 24 * HOUR + datetime.timedelta(minutes=self.run_number)

    def witness_price(self):
        return 200 + self.run_number

    def hockey(self, rows):
        self.leagues.day(self.season.day, [*rows, game(9, self.witness_start(), "VAN", "SEA")])

    def baseball(self, rows):
        self.leagues.baseball_season(self.season.day,
                                     [*rows, baseball_game(745009, self.witness_start(), teams=WITNESSES["mlb"])])

    def basketball(self, rows):
        self.espn("nba", rows)

    def football(self, rows):
        self.espn("nfl", rows)

    def espn(self, sport, rows):
        witness = espn_game("401700009", self.witness_start(), dict(enumerate(WITNESSES[sport])))
        self.leagues.pages[PATHS[f"espn-{sport}"]] = {"events": [*rows, witness]}

    def hockey_odds(self, events):
        self.odds("nhl", events)

    def baseball_odds(self, events):
        self.odds("mlb", events)

    def odds(self, sport, events):
        price = self.witness_price()
        witness = self.season.event("witness", *WITNESSES[sport], self.season.second + 24 * HOUR, price=price,
                                    other=-price - 20, sport=sport)
        self.leagues.pages[f"/odds/sports/{ODDS_KEYS[sport]}/odds"] = self.looked_at_now([*events, witness])

    def looked_at_now(self, events):
        for bookmaker in itertools.chain.from_iterable(event["bookmakers"] for event in events):
            bookmaker["last_update"] = self.by_the_servers_clock(bookmaker["last_update"])
        return events

    def by_the_servers_clock(self, at):
        now = datetime.datetime.now(datetime.timezone.utc)
        return leagues.moment(datetime.datetime.fromisoformat(at) + (self.begins() - now))

    def has_read(self, client, feed):
        """Whether the book has taken what that feed says in this run."""
        sport = feed.split("-")[-1]
        shown = [game for game in client.games(sport=sport) if game["homeTeam"]["name"] == WITNESSES[sport][0]]
        if not feed.startswith("odds-"):
            return [game["startTime"] for game in shown] == [f"{self.witness_start():%Y-%m-%dT%H:%M:%S.000000Z}"]
        return [game["odds"]["moneyline"]["home"] for game in shown] == [self.witness_price()]

    def has_met(self, feed):
        """Whether that feed has found its fault in this run."""
        if isinstance(self.leagues.faults[feed], Silence) or feed == "odds-props":
            return self.leagues.met[feed] > 0
        return re.search(rf'chalkline_feed_errors_total\{{feed="{feed}"\}} [1-9]', self.site.server.metrics())

    def start(self):
        if self.run_number:
            with sqlite3.connect(self.site.data / "sports.db") as db:
                # Else a restart does not ask for odds or props, which cost credits.
                db.execute("UPDATE asked SET again_at = NULL")
                db.execute("UPDATE prop_asked SET at = at - ?", (HOUR // datetime.timedelta(microseconds=1),))
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
        tell = {"nhl": self.hockey, "mlb": self.baseball, "odds-nhl": self.hockey_odds, "odds-mlb": self.baseball_odds,
                "espn-nba": self.basketball, "espn-nfl": self.football}
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
        winners = {NAMES["BOS"], NAMES["NJD"], WIZARDS, EAGLES}
        expected = {}
        doubleheader = sorted((sold["startTime"], sold["id"]) for sold in games if sold["homeTeam"]["name"] == HOME)
        for sold in games:
            if sold["homeTeam"]["name"] in (home for home, _ in WITNESSES.values()):
                continue
            for pick in picks(sold):
                client.place(pick, STAKE).expect(201)
                home_won = sold["id"] == doubleheader[0][1]
                won = pick.label in winners or (pick.label == HOME and home_won) or (pick.label == AWAY and not home_won)
                is_void = sold["homeTeam"]["name"] == NAMES["TOR"]
                expected[sold["id"], pick.label] = "void" if is_void else "won" if won else "lost"
        bet = self.place_prop(client, next(sold for sold in games if sold["homeTeam"]["name"] == NAMES["BOS"]))
        return expected | {(bet["gameId"], bet["prediction"]): "won"}

    def place_prop(self, client, sold):
        def offers():
            return client.call("GET", f"/api/betting/props?gameId={sold['id']}").expect(200).json()["offers"]

        offer = wait_for(offers, "the props")[0]
        return client.placed(client.place_slip([prop_item(sold, offer, "over", STAKE)]))[0]

    def settled(self, client, expected):
        """What has become of the bets, once these are settled."""
        statuses = {(bet["gameId"], bet["prediction"]): bet["status"] for bet in client.bets()}
        return statuses if all(statuses[bet] != "pending" for bet in expected) else None

    def run_of_right_words(self, expected):
        """A run without a fault, in which these bets are settled."""
        self.run_number += 1
        self.right_words(are_over=True)
        self.leagues.pages[BOX] = self.season.box()
        client = self.start()
        statuses = wait_for(lambda: self.settled(client, expected), "the settlement")
        # The prices too, which else were too old for the board in the runs that follow.
        for feed in (*PATHS, "odds-nba", "odds-nfl"):
            wait_for(lambda feed=feed: self.has_read(client, feed), f"what {feed} says")
        self.end()
        return statuses

    def test_no_fault_of_a_provider_settles_a_bet(self):
        self.site = Site(*self.options, begins=self.begins())
        self.addCleanup(self.site.stop)
        expected = self.place_bets()
        self.assertEqual(len(expected), 15)
        self.end()
        for faults in RUNS:
            self.assertEqual(self.run_with(faults), ["pending"] * len(expected))

        unofficial = {bet: "pending" for bet in expected if bet[1] in (WIZARDS, WARRIORS, EAGLES, COWBOYS)}
        self.assertEqual(self.run_of_right_words(expected.keys() - unofficial.keys()), expected | unofficial)
        self.assertEqual(self.run_of_right_words(expected), expected)
        again = pages(Wrong(Season.of_other_teams), Wrong(Season.baseball_of_other_teams), Hangup(), Hangup(),
                      Wrong(Season.basketball_exchanged), Wrong(Season.football_of_other_teams))
        self.assertEqual(collections.Counter(self.run_with(again)), collections.Counter(expected.values()))
        again = pages(Wrong(Season.with_two_results), Wrong(Season.forfeited), Hangup(), Hangup(),
                      Wrong(Season.basketball_without_a_winner), Wrong(Season.football_forfeited))
        self.assertEqual(collections.Counter(self.run_with(again)), collections.Counter(expected.values()))
        self.ledger_tells_each_result_once(len(expected))

    def ledger_tells_each_result_once(self, bets):
        exported = chalkline.run("audit", "export", data=self.site.data).stdout.splitlines()
        counts = collections.Counter(json.loads(line)["type"] for line in exported)
        games = {"GameScheduled": GAMES, "ResultRecorded": 6, "GameCancelled": 1, "GameSettled": 7, "SettlementReversed": 0}
        self.assertEqual({name: counts[name] for name in games}, games)
        self.assertEqual(counts["BetSettled"], bets)
        audit = subprocess.run([BINARY, "audit", "verify", "--data", self.site.data], capture_output=True, text=True,
                               timeout=PATIENCE_S)
        self.assertEqual(audit.returncode, 0, audit.stdout + audit.stderr)


if __name__ == "__main__":
    unittest.main()
