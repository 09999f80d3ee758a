"""A past season as a file of a feed, and its import before it is played again."""

import pathlib
import tempfile

from support import chalkline

HEADER = ("game_id,season,home_team,away_team,gameday,gametime,home_score,away_score,home_moneyline,away_moneyline,"
          "spread_line,home_spread_odds,away_spread_odds,total_line,over_odds,under_odds")
GAME = "2023_01_DET_KC,2023,KC,DET,2023-09-07,20:20,20,21,-198,164,4,-110,-110,53,-110,-110"

# One game a day, so that there is time to bet on the second while the first is played.
SEASON = [GAME, *(GAME.replace("_01_", f"_0{week}_").replace("09-07", f"09-{6 + week:02}") for week in range(2, 7))]


def import_seasons(data, games):
    """Imports these rows of games.csv."""
    with tempfile.TemporaryDirectory() as directory:
        file = pathlib.Path(directory) / "games.csv"
        file.write_text("\n".join([HEADER, *games]))
        chalkline.run("sports", "import", file, data=data)
