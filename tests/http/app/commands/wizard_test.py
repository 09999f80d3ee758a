#!/usr/bin/env python3
"""`chalkline wizard` as its user sees it."""

import json
import os
import pathlib
import subprocess
import tarfile
import tempfile
import unittest

CHALKLINE = os.environ["CHALKLINE_BIN"]
LOGS = pathlib.Path(__file__).resolve().parents[3] / "golden/logs"


def wizard(*arguments):
    return subprocess.run([CHALKLINE, "wizard", *arguments], capture_output=True, text=True, check=False)


def evaluate(*arguments):
    return wizard("evaluate", *arguments)


class Evaluate(unittest.TestCase):
    def test_the_same_games_give_the_same_tables(self):
        once = evaluate("--simulated-games", "200")
        self.assertEqual(once.returncode, 0, once.stderr)
        self.assertIn("| simulated nba | moneyline | late |", once.stdout)
        self.assertEqual(once.stdout, evaluate("--simulated-games", "200").stdout)

    def test_without_games_there_are_empty_tables(self):
        self.assertIn("0 games", evaluate().stdout)

    def test_a_file_that_is_none_is_one_sentence(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "games.csv"
            path.write_text("a,b\n1,2\n")
            for arguments in ([str(path)], [str(path) + ".none"]):
                answer = evaluate(*arguments)
                self.assertEqual(answer.returncode, 1)
                self.assertEqual(len(answer.stderr.strip().splitlines()), 1, answer.stderr)


class Record(unittest.TestCase):
    def test_a_ledger_of_before_the_wizard_has_no_record(self):
        with tempfile.TemporaryDirectory() as folder:
            with tarfile.open(LOGS / "served.v1.tar.gz") as old:
                old.extractall(folder)
            done = wizard("record", "--data", folder)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertTrue(done.stdout.startswith("0 answers of the Wizard"), done.stdout)
            record = json.loads(wizard("record", "--data", folder, "--json").stdout)
            self.assertEqual((record["advice"], record["all"], record["kinds"]), (0, [], []))
            self.assertGreater(record["position"], 0)

    def test_without_a_ledger_it_is_one_sentence(self):
        with tempfile.TemporaryDirectory() as folder:
            answer = wizard("record", "--data", folder)
            self.assertEqual(answer.returncode, 1)
            self.assertEqual(len(answer.stderr.strip().splitlines()), 1, answer.stderr)


if __name__ == "__main__":
    unittest.main()
