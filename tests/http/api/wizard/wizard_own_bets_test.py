#!/usr/bin/env python3
"""The Betting Wizard on bets that were placed and games that were played, of the real program."""

import sqlite3
import unittest

from support import Site, ask, bet_on, wait_for


class OwnBets(unittest.TestCase):
    def test_placed_bets_and_results_are_told_as_the_pages_have_them(self):
        site = Site("--clock-speed", "600")
        self.addCleanup(site.stop)
        player = site.player("ann")
        player.call("POST", "/api/membership/upgrade", {"tierId": "pro"}).expect(200)

        def told(question):
            return ask(player, question).expect(200).json()["content"]

        self.assertEqual(told("What did I bet on?"), "You have placed no bet.")
        game, _, _ = bet_on(player, player.games()[1:], 10)
        self.assertIn("You have placed 1 bet. 1 of them is open, with 10 coins on it.", told("What did I bet on?"))
        self.assertIn("You have 1 open bet, with 10 coins on it.", told("show my open bets"))
        wait_for(lambda: any(bet["settledAt"] for bet in player.bets()), "the settlement")
        (bet,) = player.bets()
        team = game["homeTeam"]["name"]
        after = told(f"did my bet on the {team} win?")
        self.assertIn(f"You have placed 1 bet in games of the {team}. None of them is open.", after)
        self.assertIn(f"{bet['prediction']} at ", after)
        self.assertIn("You have no open bet", told("do I have any open bets?"))
        self.assertIn("You have placed 1 bet, of 10 coins", told("What's my average stake?"))
        self.assertIn("Streaks come by luck", told("my longest losing streak?"))

        with sqlite3.connect(f"file:{site.data / 'sports.db'}?mode=ro", uri=True, timeout=30) as sports:
            score = sports.execute("SELECT home_score, away_score FROM game WHERE id = ?",
                                   (int.from_bytes(bytes.fromhex(game["id"]), signed=True),)).fetchone()
        sports.close()
        written = "-".join(map(str, sorted(score, reverse=True)))
        wait_for(lambda: f" {written} on " in told(f"did the {team} win?"), "the result")


if __name__ == "__main__":
    unittest.main()
