#!/usr/bin/env python3
"""The Betting Wizard in trouble: nothing is lost, and nothing counts that was not answered."""

import contextlib
import datetime
import http.client
import json
import os
import sqlite3
import threading
import time
import unittest

from model_server import ModelServer, always, failing
from support import HOST, JSON, PATIENCE_S, Site, Wire, about, ask, conversation, picks, tomorrow_at_noon

TERM = "What is a spread?"
UNKNOWN = "zorgle wibble"  # which the engine does not understand


def advised_games(player):
    """Of the advice to the player that is in the ledger."""
    records = player.call("GET", "/api/account/export").expect(200).json()["ledger"]
    return [record["event"]["game"] for record in records if record["type"] == "AdviceGiven"]


def start(game):
    return datetime.datetime.fromisoformat(game["startTime"])


class Behind(unittest.TestCase):
    def test_while_the_read_models_are_behind_a_question_waits_for_later(self):
        site = Site("--log-level", "off", begins=tomorrow_at_noon())
        self.addCleanup(site.stop)
        player = site.player("ann")
        ask(player, TERM).expect(200)
        lock = sqlite3.connect(site.data / "read" / "models.db", isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        position = player.place(next(picks(player.games()[-1])), 10).expect(201).headers["X-Position"]
        body = json.dumps({"message": TERM})
        wire = Wire(site.port)
        wire.send(f"POST /api/wizard/chat HTTP/1.1\r\n{HOST}{JSON}Cookie: {player.cookie}\r\nX-At-Least: {position}\r\n"
                  f"Content-Length: {len(body)}\r\n\r\n{body}")
        status, _, said = wire.answer()
        wire.close()
        self.assertEqual((status, said), (503, "Busy, try again"))
        lock.execute("ROLLBACK")
        lock.close()
        self.assertEqual(ask(player, TERM).expect(200).json()["remainingQuestions"], 1)


class BesideModel(unittest.TestCase):
    """A server with a language model, which a test holds up."""

    def setUp(self):
        self.model = ModelServer(failing)
        self.addCleanup(self.model.stop)
        os.environ["CHALKLINE_LLM_KEY"] = "sk-loopback-secret"
        self.addCleanup(os.environ.pop, "CHALKLINE_LLM_KEY")
        self.options = ("--log-level", "off", "--llm-url", self.model.url, "--llm-model", "small")

    def test_a_server_killed_while_it_answers_has_counted_nothing_and_answers_the_retry(self):
        site = Site(*self.options, begins=tomorrow_at_noon())
        self.addCleanup(site.stop)
        player = site.player("ann")
        game = player.games()[-1]
        ask(player, TERM).expect(200)
        reached = threading.Event()

        def holding(_handler, _asked):
            reached.set()
            time.sleep(10)

        def ask_and_be_left():
            with contextlib.suppress(OSError, http.client.HTTPException):
                ask(player, about(game), "one")

        self.model.behave = holding
        asking = threading.Thread(target=ask_and_be_left)
        asking.start()
        self.assertTrue(reached.wait(PATIENCE_S))
        site.server.kill()
        asking.join()
        self.model.behave = failing
        site.start_server(*self.options)
        player = site.client()
        player.sign_in("ann")
        shown = conversation(player)
        self.assertEqual((len(shown["messages"]), shown["remainingQuestions"]), (2, 2))
        self.assertEqual(ask(player, about(game), "one").expect(200).json()["remainingQuestions"], 1)
        self.assertEqual(len(conversation(player)["messages"]), 4)
        self.assertEqual(set(advised_games(player)), {game["id"]})

    def asker_in_a_hurry(self):
        """A player whose hour lasts a second, a game that starts soon, and one that does not."""
        site = Site(*self.options, "--clock-speed", "3600", begins=tomorrow_at_noon())
        self.addCleanup(site.stop)
        player = site.player("ann")
        ask(player, TERM).expect(200)
        games = player.games()
        quarter = datetime.timedelta(minutes=15)
        return player, next(game for game in games if start(game) > start(games[0]) + quarter), games[-1]

    def test_no_advice_is_given_on_a_game_that_started_between_question_and_answer(self):
        player, game, _ = self.asker_in_a_hurry()

        def once_it_has_started(handler, asked):  # 75 minutes later at most: 1.25 s
            time.sleep(1.3)
            always(about(game))(handler, asked)

        self.model.behave = once_it_has_started
        answer = ask(player, UNKNOWN)
        if answer.status == 200:
            advice = answer.json()["advice"]
            self.assertTrue(advice is None or advice["pick"]["gameId"] != game["id"])
        else:
            self.assertEqual((answer.status, answer.body.decode()), (409, "Betting on this game has closed"))
            self.assertEqual(conversation(player)["remainingQuestions"], 2)
        self.assertNotIn(game["id"], advised_games(player))

    def test_of_two_games_the_one_that_started_meanwhile_is_left_out_of_answer_and_record(self):
        player, soon, late = self.asker_in_a_hurry()

        def once_it_has_started(handler, asked):  # 75 minutes later at most: 1.25 s
            time.sleep(1.3)
            always(f"{about(late).removesuffix(', moneyline?')} and {about(soon)}")(handler, asked)

        self.model.behave = once_it_has_started
        answer = ask(player, UNKNOWN).expect(200).json()
        self.assertEqual(answer["advice"]["pick"]["gameId"], late["id"])
        self.assertIn(late["homeTeam"]["name"], answer["content"])
        self.assertNotIn(f"{soon['awayTeam']['name']} @ {soon['homeTeam']['name']}, ", answer["content"])
        self.assertEqual(set(advised_games(player)), {late["id"]})


if __name__ == "__main__":
    unittest.main()
