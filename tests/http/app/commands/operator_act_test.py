#!/usr/bin/python3
"""`chalkline game` as an operator runs it beside the server: what it does, what is refused, and what an audit says."""

import datetime
import http.client
import json
import os
import socket
import stat
import subprocess
import time
import unittest

from support import BINARY, PATIENCE_S, Site, at_once, picks, wait_for

HANGS_FOR_S = 10  # kExchangeTimeout: so long a caller may say nothing



def run(*arguments):
    command = [BINARY, *(each if isinstance(each, bytes) else str(each) for each in arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_S)


class OperatorConnection(http.client.HTTPConnection):
    def __init__(self, path):
        super().__init__("localhost", timeout=PATIENCE_S)
        self.path = str(path)

    def connect(self):
        self.sock = socket.socket(socket.AF_UNIX)
        self.sock.settimeout(PATIENCE_S)
        self.sock.connect(self.path)


class OperatorAct(unittest.TestCase):
    def setUp(self):
        self.site = Site()
        self.addCleanup(self.site.stop)
        self.socket = self.site.data / "operator.sock"

    def begin(self, game, minutes=1):
        """Starts the server anew so long after the game's start."""
        self.assertEqual(self.site.server.stop(), 0)
        start = datetime.datetime.fromisoformat(game["startTime"])
        self.site.start_server(begins=start + datetime.timedelta(minutes=minutes))

    def audit(self, command="verify"):
        self.assertEqual(self.site.server.stop(), 0)
        audit = run("audit", command, "--data", self.site.data)
        self.assertEqual(audit.returncode, 0, audit.stdout + audit.stderr)
        return audit.stdout

    def wait_for_balance(self, client, coins):
        def balance():
            return client.call("GET", "/api/auth/me").expect(200).json()["virtualBalance"]

        wait_for(lambda: balance() == coins, f"a balance of {coins}")

    def wait_for_page(self, game, status, score):
        def page():
            return self.site.client().call("GET", f"/api/sports/nhl/game/{game}").expect(200).json()["game"]

        wait_for(lambda: (page()["status"], page()["score"]) == (status, score), f"{game} to be {status} {score}")

    def game(self, *arguments):
        return run("game", *arguments, "--data", self.site.data)

    def ask(self, method, path, body):
        connection = OperatorConnection(self.socket)
        self.addCleanup(connection.close)
        connection.request(method, path, body if isinstance(body, str) else json.dumps(body))
        answer = connection.getresponse()
        return answer.status, answer.read().decode()

    def assert_done(self, result, sentence):
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        self.assertRegex(result.stdout, rf"^{sentence} \(events \d+ and \d+\)\n$")

    def assert_refused(self, result, sentence):
        self.assertEqual((result.returncode, result.stdout, result.stderr), (1, "", f"chalkline: {sentence}\n"))

    def test_a_game_is_cancelled_for_good_and_its_bets_are_void(self):
        client = self.site.player("bettor")
        game = client.games()[-1]
        client.place(next(picks(game)), 100).expect(201)
        self.wait_for_balance(client, 900)
        self.assert_done(self.game("cancel", game["id"], "--reason", "The hall has burnt down"),
                         f"Game {game['id']} is cancelled")
        self.wait_for_balance(client, 1000)
        self.assert_refused(self.game("cancel", game["id"], "--reason", "Twice"), "This is already so")
        self.assert_refused(self.game("reschedule", game["id"], "2030-01-01", "--reason", "Later"),
                            "This game has ended")
        client.place(next(picks(game)), 100).expect(409)
        wait_for(lambda: game["id"] not in {each["id"] for each in client.games()}, "the game to be offered no more")
        self.wait_for_page(game["id"], "cancelled", None)
        self.assertRegex(self.audit(), rf"(?m)^\d+: operator \(uid {os.geteuid()}\) has cancelled game "
                                       rf"{game['id']}: The hall has burnt down\noperator acts: 1$")

    def test_a_result_settles_its_bets_and_a_correction_settles_them_anew(self):
        client = self.site.player("bettor")
        game = client.games()[0]
        home = next(pick for pick in picks(game) if pick.market == "moneyline" and pick.side == "home")
        client.place(home, 100).expect(201)
        self.begin(game)
        client = self.site.client()
        client.sign_in("bettor")
        self.assert_done(self.game("result", game["id"], 3, 1, "--reason", "As the league has it"),
                         f"Game {game['id']} has the result 3:1")
        self.wait_for_balance(client, 1000 + home.profit(100))
        self.wait_for_page(game["id"], "final", {"home": 3, "away": 1})
        self.assert_done(self.game("result", game["id"], 1, 3, "--reason", "Home and away were mixed up"),
                         f"Game {game['id']} has the result 1:3")
        self.wait_for_balance(client, 900)
        self.assert_refused(self.game("result", game["id"], 1, 3, "--reason", "Again"), "This is already so")
        self.assert_done(self.game("cancel", game["id"], "--reason", "It is played again"),
                         f"Game {game['id']} is cancelled")
        self.wait_for_balance(client, 1000)
        self.assert_refused(self.game("result", game["id"], 1, 3, "--reason", "After all"),
                            "This game was cancelled, and a cancelled game gets no result")
        self.assertIn("operator acts: 3", self.audit())
        events = [json.loads(line) for line in self.audit("export").splitlines()]
        acts = [event for event in events if event["type"] == "OperatorActed"]
        self.assertEqual([(act["event"]["uid"], act["event"]["reason"]) for act in acts],
                         [(os.geteuid(), reason) for reason in
                          ("As the league has it", "Home and away were mixed up", "It is played again")])
        caused = {event["causedBy"]: event["type"] for event in events if event["causedBy"]}
        self.assertEqual([caused[act["position"]] for act in acts],
                         ["ResultRecorded", "ResultRecorded", "GameCancelled"])

    def test_a_result_that_is_not_the_one_committed_to_is_named_by_the_audit(self):
        game = self.site.client().games()[0]
        self.begin(game)
        self.assert_done(self.game("result", game["id"], 999, 998, "--reason", "Because"),
                         f"Game {game['id']} has the result 999:998")
        self.begin(game, 6 * 60)  # its feed has ended and revealed it by then
        self.wait_for_page(game["id"], "final", {"home": 999, "away": 998})
        self.assertEqual(self.site.metric("chalkline_feed_refusals_total"), 0)
        self.assertRegex(self.audit(), rf"has set the result of game {game['id']}, against its commitment: Because\n")

    def test_what_was_answered_is_on_disk_and_one_of_many_at_once_is_done(self):
        game = self.site.client().games()[-1]["id"]
        answers = at_once(*[lambda: self.game("cancel", game, "--reason", "Because")] * 4)
        self.site.server.kill()
        self.assertEqual(sorted(answer.returncode for answer in answers), [0, 1, 1, 1])
        self.assertEqual({answer.stderr for answer in answers}, {"", "chalkline: This is already so\n"})
        self.site.start_server()
        self.assert_refused(self.game("cancel", game, "--reason", "Because"), "This is already so")
        self.assertIn("operator acts: 1", self.audit())

    def test_what_is_wrong_is_said_in_one_sentence(self):
        game = self.site.client().games()[-1]["id"]
        reason = ("--reason", "Because")
        self.assert_refused(self.game("cancel", "0123456789abcdef", *reason), "That game is not on offer")
        self.assert_refused(self.game("cancel", "no id", *reason), "A game's id is 16 hexadecimal digits")
        self.assert_refused(self.game("result", game, 1, 0, *reason),
                            "A result has scores from 0 to 1,000 and comes after the start of its game")
        for unseen in (" ", "\u3000", "\ufeff", "\u200b\u2060", "Snow\u202e", "\u2066Snow", "Sn\u00adow"):
            self.assert_refused(self.game("cancel", game, "--reason", unseen),
                                "A reason can be read: it has no characters that hide or turn text")
        for no_line in ("two\nlines", "\x1b[2J"):
            self.assert_refused(self.game("cancel", game, "--reason", no_line),
                                "An operator's act has a reason, one line of text of 1 to 200 characters")
        self.assert_refused(self.game("cancel", game, "--reason", ""), "reason is too short")
        for too_long in ("x" * 201, "\U0001f600" * 201):
            self.assert_refused(self.game("cancel", game, "--reason", too_long),
                                "reason must have at most 200 characters")
        self.assert_refused(self.game("cancel", game, "--reason", "x" * 5000),
                            "That is longer than any call to this server")
        self.assertEqual(self.game("cancel", game, "--reason", b"\xff").returncode, 1)
        self.assert_refused(self.game("reschedule", game, "2030-01-01", *reason),
                            "This game was published with its start, as simulated and replayed games are, and stays "
                            "at it")
        for wrong in (("cancel", game), ("result", game, 1, 1001, *reason),
                      ("result", game, 1, *reason), ("result", game, -1, 0, *reason),
                      ("reschedule", game, "tomorrow", *reason), ()):
            self.assertEqual(self.game(*wrong).returncode, 2, wrong)
        self.assertNotIn("operator acts", self.audit())

    def test_a_tie_is_refused_in_a_sport_without_ties(self):
        game = next(game for game in self.site.client().games() if game["sport"] == "nba")
        self.begin(game)
        self.assert_refused(self.game("result", game["id"], 100, 100, "--reason", "Because"),
                            "A game of this sport does not end level")

    def test_only_its_owner_can_connect_and_the_public_listener_has_no_such_calls(self):
        mode = self.socket.stat().st_mode
        self.assertTrue(stat.S_ISSOCK(mode))
        self.assertEqual(stat.S_IMODE(mode), 0o600)
        self.assertEqual(stat.S_IMODE(self.site.data.stat().st_mode), 0o700)
        body = {"id": self.site.client().games()[-1]["id"], "reason": "Because"}
        for path in ("/games/cancel", "/games/result", "/games/reschedule"):
            self.assertIn(self.site.client().call("POST", path, body).status, (404, 405))
        self.assertEqual(self.ask("GET", "/games/cancel", ""), (405, "This call has another method"))
        self.assertEqual(self.ask("POST", "/api/auth/login", {}), (404, "There is no such call"))
        # Nothing of who asks is taken from the client.
        status, sentence = self.ask("POST", "/games/cancel", {**body, "operator": "somebody"})
        self.assertEqual(status, 400, sentence)
        status, sentence = self.ask("POST", "/games/cancel", {"id": body["id"]})
        self.assertEqual(status, 400, sentence)
        self.assertEqual(self.ask("POST", "/games/cancel", body)[0], 200)

    @unittest.skipIf(os.geteuid() != 0, "only root can try as somebody else")
    def test_another_user_cannot_connect(self):
        for folder in (self.site.directory.name, self.site.data):
            os.chmod(folder, 0o755)
        connection = OperatorConnection(self.socket)
        os.seteuid(65534)
        try:
            with self.assertRaises(PermissionError):
                connection.connect()
        finally:
            os.seteuid(0)
            connection.close()

    def test_whoever_connects_and_says_nothing_holds_up_neither_the_next_nor_the_stop(self):
        game = self.site.client().games()[-1]["id"]
        for _ in range(40):
            silent = OperatorConnection(self.socket)
            silent.connect()
            self.addCleanup(silent.close)
        before = time.monotonic()
        self.assert_done(self.game("cancel", game, "--reason", "Because"), f"Game {game} is cancelled")
        self.assertLess(time.monotonic() - before, HANGS_FOR_S)
        self.assertEqual(self.site.server.stop(), 0)

    def test_two_dozen_operators_at_once_are_all_answered(self):
        games = [game["id"] for game in self.site.client().games()[-24:]]
        answers = at_once(*[lambda game=game: self.game("cancel", game, "--reason", "Because") for game in games])
        self.assertEqual([answer.returncode for answer in answers], [0] * len(games), answers)

    def test_no_server_no_act(self):
        self.assertEqual(self.site.server.stop(), 0)
        self.assertFalse(self.socket.exists())
        self.assert_refused(self.game("cancel", "0123456789abcdef", "--reason", "Because"),
                            f"No server of yours listens in {self.site.data}, and it alone writes the ledger")
        far = self.site.data / ("x" * 100)  # no socket has so long a path
        result = run("game", "cancel", "0123456789abcdef", "--reason", "Because", "--data", far)
        self.assert_refused(result, f"No server of yours listens in {far}, and it alone writes the ledger")

    def test_a_socket_that_a_killed_server_has_left_is_replaced(self):
        game = self.site.client().games()[-1]["id"]
        self.site.server.kill()
        self.assertTrue(self.socket.exists())
        self.assertEqual(self.game("cancel", game, "--reason", "Because").returncode, 1)
        self.site.start_server()
        self.assertEqual(self.game("cancel", game, "--reason", "Because").returncode, 0)


if __name__ == "__main__":
    unittest.main()
