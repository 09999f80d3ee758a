#!/usr/bin/env python3
"""The Betting Wizard with people with whom it speaks of no bets, and what counts as a question."""

import json
import unittest

from support import OneSite, Site, about, ask, conversation, tomorrow_at_noon, wait_for
from wizard_calls_test import DISTRESS, TERM

NO_PICKS = ("Best value today", "Smallest margins today", "Explain this price", "Lakers moneyline?", "and the total?",
            "what would you bet on?", "who do you like tonight?", "What is on my slip?", "hello", "what can you do?")
ADULT = "I am 18 or older"
BET_PAGES = ("/place-bets", "/advanced-betting", "/game-details", "/my-bets")


class Careful(OneSite):
    def assert_speaks_of_no_bets(self, player):
        game = player.games()[-1]
        slip = [{"gameId": game["id"], "betType": "moneyline", "side": "home", "line": 0}]
        for message in (*NO_PICKS, about(game)):
            answer = player.call("POST", "/api/wizard/chat", {"message": message, "slip": slip}).expect(200).json()
            with self.subTest(message):
                self.assertIsNone(answer["advice"])
                self.assertTrue(answer["speaksOfNoBets"])
                said = json.dumps([answer["suggestions"], answer["links"]])
                for led_to in ("value", "margins", "moneyline", *BET_PAGES):
                    self.assertNotIn(led_to, said)
                self.assertNotIn(game["homeTeam"]["name"], answer["content"])
        records = player.call("GET", "/api/account/export").expect(200).json()["ledger"]
        self.assertNotIn("AdviceGiven", [record["type"] for record in records])

    def test_a_person_under_18_is_taught_and_led_to_no_bet_until_it_is_taken_back(self):
        player = self.player()
        answer = ask(player, "I am 16").expect(200).json()
        self.assertIn("If that was a mistake, write: I am 18 or older", answer["content"])
        self.assertEqual((answer["suggestions"], answer["remainingQuestions"]), ([], 3))
        self.assert_speaks_of_no_bets(player)
        self.assertTrue(conversation(player)["speaksOfNoBets"])
        taught = ask(player, TERM).expect(200).json()
        self.assertIn("spread", taught["content"])
        self.assertEqual(taught["remainingQuestions"], 2)
        self.assertTrue(all(one.startswith(("What is", "What does")) for one in taught["suggestions"]), taught)
        self.assertIn("again", ask(player, ADULT).expect(200).json()["content"])
        self.assertFalse(conversation(player)["speaksOfNoBets"])
        self.assertIsNotNone(ask(player, about(player.games()[-1])).expect(200).json()["advice"])

    def test_a_conversation_is_cleared_and_what_it_says_of_the_person_is_not(self):
        player = self.player()
        ask(player, TERM).expect(200)
        player.call("POST", "/api/wizard/clear").expect(204)
        self.assertEqual([one["role"] for one in conversation(player)["messages"]], ["assistant"])  # the greeting
        self.assertEqual(conversation(player)["remainingQuestions"], 2)
        ask(player, "I am 16").expect(200)
        player.call("POST", "/api/wizard/clear").expect(204)
        shown = conversation(player)
        self.assertEqual(len(shown["messages"]), 1)
        self.assertTrue(shown["speaksOfNoBets"])
        self.assert_speaks_of_no_bets(player)

    def test_what_a_person_says_holds_for_nobody_else(self):
        ask(self.player(), "I turn 18 next year").expect(200)
        other = self.site.player("somebody_else")
        self.assertFalse(conversation(other)["speaksOfNoBets"])
        self.assertIsNotNone(ask(other, about(other.games()[-1])).expect(200).json()["advice"])

    def test_after_a_call_for_help_the_help_is_said_once_and_no_bet_is_spoken_of(self):
        player = self.player()
        first = ask(player, DISTRESS).expect(200).json()
        self.assertIn("gambling help service", first["content"])
        self.assertIn("24 hours", first["content"])
        self.assertEqual(len(first["links"]), 2)
        self.assert_speaks_of_no_bets(player)
        again = ask(player, "I can't stop").expect(200).json()
        self.assertLess(len(again["content"]), len(first["content"]) / 2)
        self.assertEqual(again["remainingQuestions"], 3)
        # An age takes back nothing but an age.
        self.assertIsNone(ask(player, ADULT).expect(200).json()["advice"])
        self.assertTrue(conversation(player)["speaksOfNoBets"])

    def test_only_what_was_answered_counts(self):
        player = self.player()
        for message in ("asdf", "qwertz uiop", "hello", "thanks", "what about my slip?", "New York?", "the weather?",
                        "Will Zorgle win?", "Any Lakers injuries?"):
            with self.subTest(message):
                self.assertEqual(ask(player, message).expect(200).json()["remainingQuestions"], 3)
        for message, left in ((TERM, 2), ("what is -110?", 1), (about(player.games()[-1]), 0)):
            self.assertEqual(ask(player, message).expect(200).json()["remainingQuestions"], left)
        self.assertEqual(ask(player, "asdf").expect(200).json()["remainingQuestions"], 0)
        self.assertEqual(ask(player, TERM).status, 429)

    def test_a_slip_with_both_sides_of_a_game_is_told_that_they_cannot_both_win(self):
        player = self.player("pro")
        game, other = player.games()[-2:]
        home, away = ({"gameId": game["id"], "betType": "moneyline", "side": side, "line": 0} for side in ("home", "away"))
        elsewhere = {"gameId": other["id"], "betType": "moneyline", "side": "home", "line": 0}
        line = {"gameId": game["id"], "betType": "spread", "side": "home", "line": -1.5}
        said = [("cannot both win", [home, away]), ("two picks on one game", [home, line]), ("cannot both win", [elsewhere, home, away]),
                ("all of them have to come true", [home, elsewhere])]
        for words, slip in said:
            body = {"message": "What do you think of my slip?", "slip": slip}
            content = player.call("POST", "/api/wizard/chat", body).expect(200).json()["content"]
            self.assertIn(words, content)
            self.assertEqual("have to come true" in content, words.startswith("all"))


class Kept(unittest.TestCase):
    def test_what_was_said_outlives_a_restart_and_a_call_for_help_a_day_of_the_servers_clock(self):
        site = Site(begins=tomorrow_at_noon())
        self.addCleanup(site.stop)
        minor, helped = site.player("minor"), site.player("helped")
        ask(minor, "I'm turning 17").expect(200)
        ask(helped, "I borrowed money to bet").expect(200)
        site.server.kill()
        site.start_server()

        def again(name):
            client = site.client()
            client.sign_in(name)
            return client

        for name in ("minor", "helped"):
            self.assertTrue(conversation(again(name))["speaksOfNoBets"])
            self.assertIsNone(ask(again(name), "Best value today").expect(200).json()["advice"])
        site.stop_server()
        site.start_server("--clock-speed", "7200")
        wait_for(lambda: not conversation(again("helped"))["speaksOfNoBets"], "the next day")
        self.assertTrue(conversation(again("minor"))["speaksOfNoBets"])


if __name__ == "__main__":
    unittest.main()
