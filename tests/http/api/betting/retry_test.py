#!/usr/bin/python3
"""A slip sent once more with its Idempotency-Key, and another one with the same."""

import time
import unittest

from support import Site, parlay_of, picks, prop_pick

COVER_BOOST = 50  # RULES 20
# Where no spread moves alone for so long, as the simulation may have it, there is nothing to see.
PATIENCE_S = 40


def total_of(game):
    return next(pick for pick in picks(game) if pick.market == "total")


def item_of(game):
    total = total_of(game)
    total.odds += COVER_BOOST
    if -100 < total.odds < 100:
        total.odds += 200
    return total.item(1) | {"condition": {"type": "if_cover", "team": "home"}}


class MovedConditions(unittest.TestCase):
    def test_a_retry_gets_its_first_answer_though_the_spread_has_moved_and_the_total_has_not(self):
        site = Site("--clock-speed", "300")
        self.addCleanup(site.stop)
        client = site.player("covers")
        placed = {}
        for game in client.games():
            if all(game["odds"].values()):
                answer = client.place_slip([item_of(game)], key=game["id"])
                if answer.status == 201:
                    placed[game["id"]] = (game["odds"], item_of(game), answer.body)
        self.assertTrue(placed)
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            for game in client.games():
                if game["id"] not in placed or not all(game["odds"].values()):
                    continue
                odds, item, first = placed[game["id"]]
                if game["odds"]["total"] != odds["total"] or game["odds"]["spread"]["home"] == odds["spread"]["home"]:
                    continue
                self.assertEqual(client.place_slip([item], key=game["id"]).expect(201).body, first)
                return
        self.skipTest("no spread moved without its total")


class OtherContent(unittest.TestCase):
    def setUp(self):
        self.site = Site("--clock-speed", "0.001")  # no line moves while the test runs
        self.addCleanup(self.site.stop)
        self.client = self.site.player("retrier")
        self.games = [game for game in self.client.games(sport="nba") if all(game["odds"].values())]

    def refused(self, items, key, parlay=None):
        self.assertEqual(self.client.place_slip(items, parlay, key=key).expect(409).body,
                         b"This Idempotency-Key was used for another bet")

    def test_other_winnings_are_another_bet(self):
        legs = [next(picks(game)) for game in self.games[-2:]]
        item, parlay = legs[0].item(20), parlay_of(legs, 20)
        more = {"potentialWinnings": item["potentialWinnings"] + 1}
        self.client.place_slip([item], key="single").expect(201)
        self.refused([item | more], "single")
        self.client.place_parlay(legs, 20, key="parlay").expect(201)
        more = {"potentialWinnings": parlay["potentialWinnings"] + 1}
        self.refused([leg.item() for leg in legs], "parlay", parlay | more)

    def test_another_stated_chance_is_another_bet(self):
        item = next(picks(self.games[-1])).item(20)
        first = self.client.place_slip([item | {"statedChance": 0.6}], key="chance").expect(201)
        self.refused([item | {"statedChance": 0.61}], "chance")
        self.refused([item], "chance")
        again = self.client.place_slip([dict(reversed((item | {"statedChance": 0.6}).items()))], key="chance")
        self.assertEqual(again.expect(201).body, first.body)

    def test_a_prop_of_another_player_figure_or_quote_is_another_bet(self):
        game = self.games[-1]
        offer = self.client.call("GET", f"/api/betting/props?gameId={game['id']}").expect(200).json()["offers"][0]
        pick = prop_pick(game, offer, "over")
        prop = {key: offer[key] for key in ("quoteId", "playerId", "propType")}
        total = total_of(self.games[-2])
        first = self.client.place_slip([pick.item(10) | prop], key="prop").expect(201)
        self.client.place_slip([pick.item() | prop, total.item()], parlay_of([pick, total], 10), key="leg").expect(201)
        other_figure = "minutes" if offer["propType"] != "minutes" else "points"
        for other in (prop | {"playerId": "somebody-else"}, prop | {"propType": other_figure}, prop | {"quoteId": "x"}):
            self.refused([pick.item(10) | other], "prop")
            self.refused([pick.item() | other, total.item()], "leg", parlay_of([pick, total], 10))
        self.assertEqual(self.client.place_slip([pick.item(10) | prop], key="prop").expect(201).body, first.body)


if __name__ == "__main__":
    unittest.main()
