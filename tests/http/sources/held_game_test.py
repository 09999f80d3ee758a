#!/usr/bin/python3
"""A game whose league has it over before it can be: its line is open in the ledger, and no call takes a bet on it."""

import contextlib
import datetime
import os
import sqlite3
import unittest

import leagues
from leagues import Leagues, game, moment, odds_event, outcome, prop
from support import Site, parlay_of, picks, prop_item, prop_pick, tomorrow_at_noon, wait_for

ODDS = "/odds/sports/icehockey_nhl/odds"
EVENT, OTHER_EVENT = (f"/odds/sports/icehockey_nhl/events/{key}/odds" for key in ("e1", "e2"))
HOME, AWAY = "Boston Bruins", "Montr\u00e9al Canadiens"
OTHER_HOME, OTHER_AWAY = "Vancouver Canucks", "Seattle Kraken"


class HeldGame(unittest.TestCase):
    def setUp(self):
        self.noon = tomorrow_at_noon()
        self.starts = self.noon + datetime.timedelta(hours=1)
        self.leagues = Leagues()
        self.addCleanup(self.leagues.stop)
        self.leagues.credits = 12 * 31 + 100  # more than game lines need in a month, so that props are asked for
        self.league_says(over=False)
        keeper = {"id": 31, "firstName": leagues.text("Jeremy"), "lastName": leagues.text("Keeper"), "positionCode": "G"}
        self.leagues.pages["/nhl/roster/BOS/20262027"] = {"forwards": [], "defensemen": [], "goalies": [keeper]}
        self.bookmakers_say()
        os.environ["CHALKLINE_ODDS_API_KEY"] = "key"
        self.addCleanup(os.environ.pop, "CHALKLINE_ODDS_API_KEY")
        self.options = ("--source", "live", "--live-from", self.leagues.address)
        self.site = Site(*self.options, begins=self.noon)
        self.addCleanup(self.site.stop)

    def league_says(self, over):
        played = [(2, 1)] if over else []
        self.leagues.day(self.starts.date(), [game(1, self.starts, "BOS", "MTL", *played), game(2, self.starts, "VAN", "SEA")])

    def event(self, key, home, away, markets):
        return odds_event(key, "icehockey_nhl", self.starts, home, away, markets, self.noon)

    def bookmakers_say(self):
        def lines(home, away):
            return {"h2h": [outcome(home, -150), outcome(away, 130)],
                    "spreads": [outcome(home, 170, point=-1.5), outcome(away, -200, point=1.5)],
                    "totals": [outcome("Over", -110, point=6.5), outcome("Under", -110, point=6.5)]}

        self.leagues.pages[ODDS] = [self.event("e1", HOME, AWAY, lines(HOME, AWAY)),
                                    self.event("e2", OTHER_HOME, OTHER_AWAY, lines(OTHER_HOME, OTHER_AWAY))]
        self.leagues.pages[EVENT] = self.event("e1", HOME, AWAY, {"player_total_saves": prop("Jeremy Keeper", 26.5)})
        self.leagues.pages[OTHER_EVENT] = self.event("e2", OTHER_HOME, OTHER_AWAY, {})

    def on_sale(self, client):
        return {sold["homeTeam"]["name"]: sold for sold in client.games(sport="nhl")}

    def offers(self, client, of):
        return client.call("GET", f"/api/betting/props?gameId={of['id']}").expect(200).json()["offers"]

    def restarted(self, over):
        self.assertEqual(self.site.stop_server(), 0)
        self.league_says(over)
        self.site.start_server(*self.options)
        client = self.site.client()
        client.sign_in("ada")
        return client

    def nothing_is_held(self):
        with contextlib.closing(sqlite3.connect(self.site.data / "sports.db")) as db:
            return db.execute("SELECT count(*) FROM game WHERE held_by <> ''").fetchone() == (0,)

    def attempts(self, client, held, other, offer):
        """Each way to bet on the game at what was quoted before, by name."""
        pick, run_line = next(picks(held)), next(each for each in picks(held) if each.market == "spread")
        beside = next(picks(other))
        live = {"isLive": True, "quotedAt": moment(self.noon)}
        condition = {"type": "if_win", "team": "home"}
        of_prop, prop_leg = prop_item(held, offer, "over", 10), prop_pick(held, offer, "over")
        yield "a bet", client.place(pick, 10)
        yield "a bet with a key", client.place(pick, 10, key="held-1")
        yield "a slip", client.place_slip([pick.item(10)])
        yield "a slip with another game", client.place_slip([beside.item(10), run_line.item(10)])
        yield "a parlay", client.place_parlay([beside, pick], 10)
        yield "a conditional bet", client.place_slip([run_line.item(10) | {"condition": condition}])
        yield "a live bet", client.place_slip([pick.item(10) | live])
        yield "a prop", client.place_slip([of_prop])
        yield "a parlay with a prop", client.place_slip([beside.item(), prop_item(held, offer, "over")],
                                                        parlay_of([beside, prop_leg], 10))

    def test_no_call_takes_a_bet_on_a_game_that_is_held(self):
        client = self.site.player("ada")
        games = wait_for(lambda: len(self.on_sale(client)) == 2 and self.on_sale(client), "the games")
        held, other = games[HOME], games[OTHER_HOME]
        [offer] = wait_for(lambda: self.offers(client, held), "its prop")
        client.place(next(picks(held)), 10).expect(201)

        client = self.restarted(over=True)
        wait_for(lambda: list(self.on_sale(client)) == [OTHER_HOME], "the game to be off sale")
        client.call("GET", f"/api/betting/props?gameId={held['id']}").expect(404)
        for name, answer in self.attempts(client, held, other, offer):
            with self.subTest(name):
                self.assertIn(answer.status, (404, 409), answer.body)
        self.assertEqual([bet["status"] for bet in client.bets()], ["pending"])
        self.assertEqual(client.call("GET", "/api/auth/me").expect(200).json()["virtualBalance"], 990)
        client.place(next(picks(other)), 10).expect(201)

        client = self.restarted(over=False)
        wait_for(self.nothing_is_held, "the league to take its news back")  # prices that come before count for nothing
        self.assertEqual(list(self.on_sale(client)), [OTHER_HOME])  # without new prices
        self.assertEqual(self.site.stop_server(), 0)
        with contextlib.closing(sqlite3.connect(self.site.data / "sports.db")) as db, db:
            db.execute("UPDATE asked SET again_at = NULL")
        client = self.restarted(over=False)
        sold = wait_for(lambda: self.on_sale(client).get(HOME), "the game to be on sale again")
        client.place(next(picks(sold)), 10).expect(201)


if __name__ == "__main__":
    unittest.main()
