#!/usr/bin/python3
"""Tests of what `chalkline sports import` tells a script about a file."""

import pathlib
import tempfile
import unittest

from past_seasons import GAME, HEADER
from support import chalkline


class Import(unittest.TestCase):
    def imported(self, *lines, options=()):
        with tempfile.TemporaryDirectory() as directory:
            file = pathlib.Path(directory) / "games.csv"
            file.write_text("\n".join(lines))
            return chalkline.run("sports", "import", file, *options, data=directory, check=False)

    def test_a_whole_file_ends_with_0(self):
        result = self.imported(HEADER, GAME)
        self.assertEqual((result.returncode, result.stdout), (0, "Imported 1 games, left out 0\n"))

    def test_a_file_that_was_cut_off_ends_with_1_and_the_row(self):
        result = self.imported(HEADER, GAME, GAME.replace("_01_", "_02_")[:40])
        self.assertEqual((result.returncode, result.stdout), (1, "Imported 1 games, left out 1\n"))
        self.assertIn("games.csv:3: it has ", result.stderr)

    def test_a_header_alone_ends_with_1(self):
        result = self.imported(HEADER)
        self.assertEqual((result.returncode, result.stdout), (1, "Imported 0 games, left out 0\n"))

    def test_a_sure_profit_is_left_out_with_its_row(self):
        result = self.imported(HEADER, GAME.replace("-198,164", "500,500"))
        self.assertEqual((result.returncode, result.stdout), (1, "Imported 0 games, left out 1\n"))
        self.assertIn("games.csv:2: the moneyline pays more than it costs on both sides together", result.stderr)

    def test_a_file_without_years_needs_its_season(self):
        rows = ("Date,Rot,VH,Team,1st,2nd,3rd,4th,Final,Open,Close,ML,2H",
                "1107,501,V,Toronto,20,23,22,21,86,208.5,211.5,170,105",
                "1107,502,H,Boston,27,24,26,27,104,5,4.5,-200,1")
        refused = self.imported(*rows)
        self.assertIn("games.csv cannot be imported: it has no years; say with --season when its season began.",
                      refused.stderr)
        self.assertEqual(self.imported(*rows, options=("--season", "2018")).stdout, "Imported 1 games, left out 0\n")

    def test_a_file_of_an_unknown_layout_is_refused_with_the_known_ones(self):
        result = self.imported("Date,Home,Away", "2023-09-07,KC,DET")
        self.assertIn("games.csv cannot be imported: its layout is not known (known are games.csv of nflverse",
                      result.stderr)


if __name__ == "__main__":
    unittest.main()
