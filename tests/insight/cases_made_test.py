#!/usr/bin/env python3
"""What each make_*.py prints is the JSON that the tests read: nobody changes the one without the other."""

import pathlib
import subprocess
import sys
import unittest

HERE = pathlib.Path(__file__).parent


class Made(unittest.TestCase):
    def test_the_cases_are_those_that_their_programs_make(self):
        makers = sorted(HERE.rglob("make_*.py"))
        self.assertGreaterEqual(len(makers), 4)
        for maker in makers:
            cases = maker.with_name(maker.stem.removeprefix("make_") + ".json")
            with self.subTest(cases.name):
                made = subprocess.run([sys.executable, "-B", maker], capture_output=True, text=True, check=True).stdout
                self.assertTrue(made == cases.read_text(), f"{cases.name} is not what {maker.name} prints")


if __name__ == "__main__":
    unittest.main()
