#!/usr/bin/env python3
"""`chalkline wizard evaluate` as its user sees it."""

import os
import pathlib
import subprocess
import tempfile
import unittest

CHALKLINE = os.environ["CHALKLINE_BIN"]


def evaluate(*arguments):
    return subprocess.run([CHALKLINE, "wizard", "evaluate", *arguments], capture_output=True, text=True, check=False)


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


if __name__ == "__main__":
    unittest.main()
