#!/usr/bin/env python3
"""The Betting Wizard on several picks at once: games of one question, and the slip of who asks."""

import re
import unittest

from support import OneSite, ask, conversation


def next_games(player):
    """The next game of each team."""
    known = set()
    for game in player.games():
        teams = {game["homeTeam"]["name"], game["awayTeam"]["name"]}
        if not teams & known:
            yield game
        known |= teams


def named(game):
    return f"{game['awayTeam']['name']} at {game['homeTeam']['name']}"


def advice_in_the_ledger(player):
    """The picks that the Wizard has advised on, in their order, and the position of the last."""
    records = player.call("GET", "/api/account/export").expect(200).json()["ledger"]
    given = [record for record in records if record["type"] == "AdviceGiven"]
    picks = [(one["event"]["game"], one["event"]["market"], one["event"]["side"]) for one in given]
    return picks, given[-1]["position"] if given else 0


class Several(OneSite):
    def test_advice_on_each_of_two_games_is_in_the_ledger(self):
        player = self.player("pro")
        games = list(next_games(player))[-2:]
        asked = " and ".join(map(named, games)) + ", moneyline?"
        answered = ask(player, asked, "two").expect(200)
        answer = answered.json()
        given, last = advice_in_the_ledger(player)
        self.assertEqual({(game, market) for game, market, _ in given}, {(game["id"], "moneyline") for game in games})
        self.assertEqual(answer["advice"]["pick"]["gameId"], given[0][0])
        other = next(game for game in games if game["id"] == given[1][0])
        event = f"{other['awayTeam']['name']} @ {other['homeTeam']['name']} (simulated)"
        self.assertRegex(answer["content"], re.escape(event) + r", \w+ at \d\d:\d\d \(UTC\): Pass on")
        self.assertEqual(int(answered.headers["X-Position"]), last)
        self.assertEqual(ask(player, asked, "two").expect(200).json(), answer)
        self.assertEqual(len(advice_in_the_ledger(player)[0]), 2)

    def test_advice_on_each_pick_of_a_slip_is_in_the_ledger_and_one_question(self):
        player = self.player()
        games = player.games()[-3:]
        slip = [{"gameId": game["id"], "betType": "moneyline", "side": side, "line": 0}
                for game, side in zip(games, ("away", "home", "away"), strict=True)]
        ask(player, "Is my parlay any good?", slip=slip).expect(200)
        self.assertEqual(advice_in_the_ledger(player)[0],
                         [(pick["gameId"], pick["betType"], pick["side"]) for pick in slip])
        self.assertEqual(conversation(player)["remainingQuestions"], 2)

    def test_the_slip_is_judged_pick_by_pick_at_the_prices_of_the_board(self):
        player = self.player("pro")
        first, second = player.games()[-2:]
        slip = [{"gameId": first["id"], "betType": "moneyline", "side": "away", "line": 0},
                {"gameId": second["id"], "betType": "moneyline", "side": "home", "line": 0}]
        lost = {"gameId": "0" * 16, "betType": "moneyline", "side": "home", "line": 0}
        answer = ask(player, "Is my parlay any good?", slip=[lost, *slip]).expect(200).json()
        pick = answer["advice"]["pick"]
        self.assertEqual((pick["gameId"], pick["betType"], pick["side"]), (first["id"], "moneyline", "away"))
        self.assertEqual(pick["odds"], first["odds"]["moneyline"]["away"])
        self.assertIn(f"{second['awayTeam']['name']} @ {second['homeTeam']['name']}", answer["content"])
        self.assertIn("the bookmaker's margin of each is paid", answer["content"])
        alone = ask(player, "and the second pick of my slip?", slip=slip).expect(200).json()
        self.assertEqual(alone["advice"]["pick"]["gameId"], second["id"])
        none = ask(player, "What do you think of my slip?", slip=[lost]).expect(200).json()
        self.assertIsNone(none["advice"])

    def test_a_slip_that_is_none_is_refused(self):
        player = self.player()
        pick = {"gameId": "0" * 16, "betType": "moneyline", "side": "home", "line": 0}
        for slip in ("all", [pick] * 21, [{**pick, "odds": 500}], [{**pick, "side": "left"}]):
            self.assertEqual(ask(player, "my slip?", slip=slip).status, 400)
        nonsense = [{**pick, "gameId": "x"}, {**pick, "line": 7}, {**pick, "side": "over"}]
        self.assertEqual(ask(player, "my slip?", slip=nonsense).expect(200).json()["advice"], None)


if __name__ == "__main__":
    unittest.main()
