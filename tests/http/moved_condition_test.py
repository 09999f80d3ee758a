#!/usr/bin/python3
"""A bet on a condition whose line the client leaves to the server, sent once more after that line has moved."""

import time
import unittest

from support import Pick, Site, picks

COVER_BOOST = 50  # RULES 20
# Where no spread moves alone for so long, as the simulation may have it, there is nothing to see.
PATIENCE_S = 40


def total_of(game):
    return next(pick for pick in picks(game) if pick.market == "total")


def item_of(game):
    total = total_of(game)
    odds = total.odds + COVER_BOOST
    if -100 < odds < 100:
        odds += 200
    return Pick(game["id"], "total", total.label, odds).item(1) | {"condition": {"type": "if_cover", "team": "home"}}


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


if __name__ == "__main__":
    unittest.main()
