"""A real NFL season, every side of every game and parlays over all of them bet through HTTP, against arithmetic that shares no code with the server.

Needs nflverse_games_2023.csv (CHALKLINE_FIXTURES, or ../shared/data beside the checkout); skips where it is absent.
"""

import csv
import datetime
import itertools
import math
import re
import subprocess
import sys
import tempfile
import unittest
from fractions import Fraction

from chalkline import FIXTURES, ROOT, Server, picks, run, wait_for

SEASON = FIXTURES / "nfl/nflverse_games_2023.csv"
STAKE = 100
BETS_PER_ACCOUNT = 10  # 1,000 starting coins
PARLAY_LEGS = (2, 3, 4)
PARLAY_CREDIT_MAX = 1_000_000
CLOCK_SPEED = 50_000  # five months in about five minutes: time to bet on a week before it begins


def half_up(value: Fraction) -> int:
    return (2 * value.numerator + value.denominator) // (2 * value.denominator)


def settle(row, market, side):
    """How one side of one row of the season ended: its decimal odds as a fraction if it won, 1 if it was a push, 0 if
    it lost, by the rules of the product."""
    home, away = int(row["home_score"]), int(row["away_score"])
    spread, total = (Fraction(row[name]) if row[name] else None for name in ("spread_line", "total_line"))
    if market == "moneyline":
        lead, odds = home - away, row["home_moneyline"] if side == "home" else row["away_moneyline"]
    elif market == "spread":  # spread_line > 0: the home team gives that many points
        lead, odds = home - away - spread, row["home_spread_odds"] if side == "home" else row["away_spread_odds"]
    else:
        lead, odds = home + away - total, row["over_odds"] if side == "over" else row["under_odds"]
    if side in ("away", "under"):
        lead = -lead
    odds = Fraction(odds)
    decimal = 1 + (odds / 100 if odds > 0 else 100 / -odds)
    return Fraction(1) if lead == 0 else decimal if lead > 0 else Fraction(0)


def expected_credit(*ends):
    """Coins credited for STAKE on a bet whose legs ended so, in exact fractions."""
    return min(half_up(STAKE * math.prod(ends)), PARLAY_CREDIT_MAX)


def side_of(pick, game):
    if pick.market == "total":
        return "over" if pick.label.startswith("Over") else "under"
    return "home" if pick.label.startswith(game["homeTeam"]["name"]) else "away"


@unittest.skipUnless(SEASON.exists(), f"{SEASON} is not here")
class Season(unittest.TestCase):
    def test_every_payout_is_exact_and_other_ledgers_reach_the_same_balances(self):
        with open(SEASON, newline="", encoding="utf-8") as file:
            rows = list(csv.DictReader(file))
        begin = datetime.datetime.now(datetime.UTC) + datetime.timedelta(days=14)
        with tempfile.TemporaryDirectory() as data:
            run("sports", "import", SEASON, data=data)
            run("sports", "begin", "nfl", "2023", "--first-start", begin.strftime("%Y-%m-%dT%H:%M:00Z"), data=data)
            with Server(data, "--source", "replay", "--clock-speed", CLOCK_SPEED) as server:
                expected, names = self.place_all(server, rows)
            with Server(data, "--source", "replay", "--clock-speed", CLOCK_SPEED) as server:
                settled, balances = self.wait_until_settled(server, names)
            self.assertEqual(settled, expected)
            verified = run("audit", "verify", data=data, check=False)
            self.assertEqual(verified.returncode, 0, verified.stdout + verified.stderr)
            self.check_with_a_program_that_is_not_ours(data)
            self.compare_with_other_ledgers(data, balances)
        print(f"season: {len(expected)} bets on {len(rows)} games, {sum(expected.values())} coins credited, all exact")

    def place_all(self, server, rows):
        """Bets on every side of every game, week by week as they are offered; answers bet id -> credit to expect, and
        the accounts' names."""
        by_teams = {}
        for row in sorted(rows, key=lambda row: (row["gameday"], row["gametime"])):
            by_teams.setdefault((row["away_team"], row["home_team"]), []).append(row)
        expected, names, client = {}, [], server.client()

        def bettor():
            if len(expected) % BETS_PER_ACCOUNT == 0:
                names.append(f"season-{len(names)}")
                client.sign_up(names[-1])
            return client

        seen, visitor = set(), server.client()
        while len(seen) < len(rows):
            offered = wait_for(lambda: [game for game in visitor.games(count=500) if game["id"] not in seen],
                               "the games of the next week")
            seen |= {game["id"] for game in offered}
            legs = []
            for game in sorted(offered, key=lambda game: game["startTime"]):
                row = by_teams[game["awayTeam"]["code"], game["homeTeam"]["code"]].pop(0)
                for pick in picks(game):
                    end = settle(row, pick.market, side_of(pick, game))
                    legs.append((pick, end))
                    bet = bettor().place(pick, STAKE).expect(201).json()["bet"]["id"]
                    expected[bet] = expected_credit(end)
            for parlay in self.parlays(legs):
                answer = bettor().place_parlay([pick for pick, _ in parlay], STAKE).expect(201)
                expected[answer.json()["betIds"][0]] = expected_credit(*(end for _, end in parlay))
        return expected, names

    def parlays(self, legs):
        """Every leg once, with legs of other games: of 2, 3 and 4 by turns."""
        games = [list(group) for _, group in itertools.groupby(legs, key=lambda leg: leg[0].game)]
        sides = max(map(len, games))
        chain = [games[at][side] for side in range(sides) for at in range(len(games)) if side < len(games[at])]
        sizes = itertools.cycle(PARLAY_LEGS)
        while len(chain) >= max(PARLAY_LEGS):
            size = next(sizes)
            parlay, chain = chain[:size], chain[size:]
            if len({pick.game for pick, _ in parlay}) == size:
                yield parlay

    def wait_until_settled(self, server, names):
        """Waits for the last bet; answers bet id -> credit and account -> balance."""
        client = server.client()
        users = {}
        for name in names:
            user = client.sign_in(name)["id"]
            users[user] = client.cookie
        for client.cookie in users.values():
            wait_for(lambda: not client.call("GET", "/api/bets?status=pending&limit=1").expect(200).json()["bets"],
                     "the season to settle", timeout_s=300)
        settled, balances = {}, {}
        for user, client.cookie in users.items():
            settled |= {bet["id"]: bet["payout"] for bet in client.bets()}
            balances[user] = client.call("GET", "/api/auth/me").expect(200).json()["virtualBalance"]
        return settled, balances

    def check_with_a_program_that_is_not_ours(self, data):
        exported = run("audit", "export", "--format", "jsonl", data=data).stdout
        checked = subprocess.run([sys.executable, ROOT / "proof/verify.py", "export", "-"], input=exported,
                                 capture_output=True, text=True)
        self.assertEqual(checked.returncode, 0, checked.stdout + checked.stderr)

    def compare_with_other_ledgers(self, data, balances):
        for program, export in ((hledger_balances, "hledger"), (beancount_balances, "beancount")):
            text = run("audit", "export", "--format", export, data=data).stdout
            with tempfile.NamedTemporaryFile("w", suffix=f".{export}") as file:
                file.write(text)
                file.flush()
                self.assertEqual(program(file.name), balances, f"{export} reaches other balances")


def hledger_balances(path):
    command = ["hledger", "-f", path, "balance", "--flat", "-N", "--empty", "-O", "csv", "^player:"]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return {int(account.split(":")[1]): int(amount.split()[0])
            for account, amount in list(csv.reader(output.splitlines()))[1:]}


def beancount_balances(path):
    subprocess.run(["bean-check", path], check=True)
    query = "select account, sum(number) where account ~ 'Assets:Player' group by account"
    output = subprocess.run(["bean-query", "-q", path, query], check=True, capture_output=True, text=True).stdout
    found = re.findall(r"Assets:Player:(\d+)\s+(-?\d+)", output)
    return {int(account): int(amount) for account, amount in found}


if __name__ == "__main__":
    unittest.main()
