#!/usr/bin/python3
"""Tests of `serve --source live` where no provider can be reached: a proxy that is not there keeps it off the network."""

import os
import pathlib
import subprocess
import tempfile
import unittest
import urllib.request

from support import BINARY, chalkline, wait_for

KEY = "sEcReT123"
FEEDS = ("espn-nba", "espn-nfl", "mlb", "nhl", "odds-nba", "odds-nfl", "odds-mlb", "odds-nhl")
HUBS = ("espn-nba-hub", "espn-nfl-hub", "mlb-hub", "nhl-hub")
PROPS = "odds-props"  # which is asked for nothing as long as no game is known
NOWHERE = {"HTTPS_PROXY": "http://127.0.0.1:1", "https_proxy": "http://127.0.0.1:1", "NO_PROXY": "", "no_proxy": ""}


class LiveSource(unittest.TestCase):
    def said(self, *options, looks=lambda client: None, **environment):
        """What a server logs while `looks` is done with it."""
        with tempfile.TemporaryDirectory() as directory:
            log = pathlib.Path(directory) / "log"
            command = [BINARY, "serve", "--source", "live", "--port", "0", "--metrics-bind", "127.0.0.1:0", "--seed", "1",
                       "--data", pathlib.Path(directory) / "data", *options]
            with log.open("w") as errors:
                process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True,
                                           env=os.environ | NOWHERE | environment)
                try:
                    line = process.stdout.readline()
                    self.metrics_url = line.rsplit("metrics at ", 1)[1].rstrip(")\n")
                    client = chalkline.Client(int(line.split("http://127.0.0.1:")[1].split()[0]))
                    looks(client)
                    client.connection.close()
                finally:
                    process.terminate()
                    self.assertEqual(process.wait(chalkline.PATIENCE_S), 0)
                    process.stdout.close()
            return log.read_text()

    def test_what_is_live_is_said_and_each_failure_once(self):
        def looks(client):
            self.assertEqual(client.games(), [])  # none is known, and none is made up
            self.feeds_are_told_of(client)

        text = self.said(looks=looks, CHALKLINE_ODDS_API_KEY=KEY)
        for sport in ("nba", "nfl", "mlb", "nhl"):
            self.assertIn(f"{sport} games, results and odds are live", text)
        for name in (*FEEDS, *HUBS):
            self.assertLessEqual(text.count(f" {name} fails"), 1, text)
        self.assertIn("fails and is asked again until it works", text)
        self.assertNotIn(KEY, text)

    def feeds_are_told_of(self, client):
        def status():
            return client.call("GET", "/api/status/feeds").expect(200).json()["feeds"]

        wait_for(lambda: not any(feed["works"] for feed in status() if feed["source"] == "live" and feed["name"] != PROPS),
                 "every feed to fail")
        feeds = {feed["name"]: feed for feed in status()}
        self.assertEqual(list(feeds), [*FEEDS, "simulated", "replay", *HUBS, PROPS])
        self.assertEqual((feeds[PROPS]["sports"], feeds[PROPS]["works"], feeds[PROPS]["heardAt"]), (["nba", "nfl", "mlb", "nhl"], True, None))
        league, odds = feeds["mlb"], feeds["odds-mlb"]
        self.assertEqual((league["sports"], league["results"], league["prices"]), (["mlb"], True, False))
        self.assertEqual((odds["sports"], odds["results"], odds["prices"]), (["mlb"], False, True))
        self.assertIsNone(league["pricesUntil"])
        self.assertIsNotNone(odds["pricesUntil"])
        self.assertIsNone(odds["heardAt"])
        self.assertTrue(feeds["simulated"]["works"])
        with urllib.request.urlopen(self.metrics_url) as answer:
            metrics = answer.read().decode()
        self.assertRegex(metrics, r'chalkline_feed_errors_total\{feed="odds-mlb"\} [1-9]')
        self.assertRegex(metrics, r'chalkline_feed_failure_info\{feed="mlb",failure="https://statsapi.mlb.com/.+"\} 1')
        self.assertRegex(metrics, r'chalkline_feed_last_success_timestamp_seconds\{feed="simulated"\} [1-9]')
        self.assertNotIn('chalkline_feed_last_success_timestamp_seconds{feed="mlb"}', metrics)
        self.assertIn('chalkline_games_awaiting_result{sport="mlb"} 0', metrics)
        self.assertNotIn(KEY, metrics)

    def test_without_a_key_every_sport_is_simulated(self):
        def looks(client):
            wait_for(lambda: "nhl" in {game["sport"] for game in client.games()}, "a simulated game of the NHL")

        text = self.said(looks=looks, CHALKLINE_ODDS_API_KEY="")
        self.assertIn("nhl games are simulated: live odds need a key", text)
        self.assertNotIn("fails", text)

    def refused(self, *options, **environment):
        result = subprocess.run([BINARY, "serve", "--source", "live", *options], capture_output=True, text=True,
                                check=False, env=os.environ | NOWHERE | environment)
        self.assertEqual(result.returncode, 2)
        return result.stderr

    def test_a_key_that_cannot_be_one_is_refused_and_not_shown(self):
        text = self.refused(CHALKLINE_ODDS_API_KEY=KEY + "&x")
        self.assertIn("The key has other characters than letters and digits", text)
        self.assertNotIn(KEY, text)

    def test_real_games_go_by_the_real_clock(self):
        self.assertIn("The live source needs the machine's own time", self.refused("--clock-speed", "2"))


if __name__ == "__main__":
    unittest.main()
