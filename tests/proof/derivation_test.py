#!/usr/bin/env python3
"""proof/verify.py on simulated games: derived from their reveals as the program derived them, and changed in a record.

The games of derived_games.jsonl are held to the program by tests/sports/feeds/simulated/derived_games_test.cpp."""

import copy
import json
import unittest

from log_double import ROOT, verify

GAMES = [json.loads(line) for line in (ROOT / "tests/golden/derived_games.jsonl").read_text().splitlines()]
MARKETS = ("moneyline", "spread", "total")
MARKS = ("firstQuarter", "halftime", "thirdQuarter", "fourthQuarter")


def score_of(pair):
    return dict(zip(("home", "away"), pair))


def lines_of(quote):
    return {market: dict(zip(("line", "first", "second"), quote[market])) for market in MARKETS}


class Record:
    """As much of a stored record as a derivation looks at."""

    def __init__(self, position, time, type_of, caused_by=0, **event):
        self.position, self.time, self.type, self.caused_by, self.event = position, time, type_of, caused_by, event


class Story:
    """The records of one game, from its listing to its reveal; `record_of` has them by their types."""

    def __init__(self, game, number=7):
        words = game["reveal"].split(" ")
        self.game, self.number, self.start, self.records = game, number, int(words[2]) * 10**6, []
        self.first, self.last = game["quotes"][0], game["quotes"][-1]
        self.add(0, "GameScheduled", sport=words[1], source="simulated", startsAt=self.start, homeCode=words[5],
                 awayCode=words[8], proof={"digest": verify.sha256(game["reveal"].encode()), "row": 0})
        self.place(self.first, "spread", "away")
        self.place(self.first, "moneyline", "home")
        self.place(self.last, "total", "under")
        self.add(self.start, "LineClosed", quotedAt=self.last["at"] * 10**6, lines=lines_of(self.last))
        self.add(self.start + 10**9, "ResultRecorded", score=score_of(game["score"]), periods=dict(
            zip(MARKS, map(score_of, game["marks"]))) if game["marks"] else dict.fromkeys(MARKS))
        self.add(self.start + 10**9, "GameRevealed", reveal=game["reveal"])

    def add(self, time, type_of, **event):
        self.records.append(Record(len(self.records) + 1, time, type_of, game=self.number, **event))

    def place(self, quote, market, side, condition=None):
        self.add(quote["at"] * 10**6, "BetPlaced", legs=[self.asked(quote, market, side)], condition=condition)
        del self.records[-1].event["game"]

    def asked(self, quote, market, side):
        line, odds, other = verify.side_of(lines_of(quote)[market], side)
        return {"game": self.number, "market": market, "side": side, "line": line, "odds": odds, "otherOdds": other,
                "quotedAt": quote["at"] * 10**6}

    def record_of(self, type_of, number=0):
        return [record for record in self.records if record.type == type_of][number]

    def derive(self):
        derivation = verify.Derivation()
        for record in self.records:
            derivation.take(record)
        return derivation


class Games(unittest.TestCase):
    def test_a_draw_is_the_one_of_other_programs(self):
        """The stream that `openssl enc -chacha20` writes, alone and among others."""
        self.assertEqual(verify.keystream_bits(bytes(32), 1, [2]), (0x60b1480eff9d713e,))
        key = bytes(range(32))
        numbers = [0, 1, 2**32, 2**40 + 5, verify.ALONE, 7]
        alone = [verify.keystream_bits(key, 6, [number])[0] for number in numbers]
        self.assertEqual(list(verify.keystream_bits(key, 6, numbers)), alone)
        self.assertEqual(len(set(alone)), len(numbers))

    def test_each_game_follows_from_its_reveal(self):
        seen = set()
        for game in GAMES:
            with self.subTest(game["reveal"][:60]):
                reveal = verify.Reveal(game["reveal"])
                seen.add((reveal.sport, reveal.derivation))
                self.assertEqual(reveal.times, [quote["at"] for quote in game["quotes"]])
                score, marks = reveal.result()
                self.assertEqual(score, score_of(game["score"]))
                self.assertEqual([marks[mark] for mark in MARKS if marks[mark]], list(map(score_of, game["marks"])))
                for number, quote in enumerate(game["quotes"]):
                    self.assertEqual(reveal.quote(number), lines_of(quote), f"quote {number}")
        self.assertEqual(len(seen), 20, "four sports, five derivations")

    def test_no_text_but_the_one_that_was_written_is_a_reveal(self):
        text = GAMES[0]["reveal"]
        words = text.split(" ")
        others = [text[:-1], text + "0", text + " ", " " + text, text + "\n", text.replace(" ", "  ", 1), text[:-1] + "A"]
        for at, word in ((0, "0"), (0, "6"), (0, "04"), (1, "NBA"), (2, "-1"), (2, str(10**12 + 1)), (3, "-0"), (3, "+1"),
                         (3, str(2**31)), (4, "01"), (6, str(2**32)), (7, words[7] + ",1"), (7, words[7][:-1] + ",0"),
                         (10, words[10].replace(",", ";")), (11, words[11].upper())):
            others.append(" ".join([*words[:at], word, *words[at + 1:]]))
        for other in others:
            if other != text:
                with self.subTest(other[-80:]), self.assertRaises(verify.Fault):
                    verify.Reveal(other)


class Ledgers(unittest.TestCase):
    def setUp(self):
        self.story = Story(next(game for game in GAMES if game["reveal"].startswith("5 mlb")))

    def finds(self, sentence):
        derivation = self.story.derive()
        self.assertEqual(len(derivation.faults), 1, derivation.faults)
        self.assertIn(sentence, derivation.faults[0])

    def test_games_of_all_sports_have_no_fault(self):
        for sport in ("nba", "nfl", "mlb", "nhl"):
            derivation = Story(next(game for game in GAMES if game["reveal"].startswith(f"5 {sport}"))).derive()
            self.assertEqual((derivation.faults, derivation.to_judge, derivation.games), ([], [], {}))
            report = verify.Report()
            derivation.finish(report)
            self.assertIn(f"3 derivation of simulated games: no fault\n    revealed games: {sport} 1; of derivation 5\n", report.text())
            self.assertIn("closing lines 1, prices of bets 3, results 1", report.text())

    def test_another_score(self):
        score = self.story.record_of("ResultRecorded").event["score"]
        was = f"{score['home']}:{score['away']}"
        score["home"] += 1
        self.finds(f"the result is {score['home']}:{score['away']} where {was} was drawn")

    def test_another_score_at_a_mark(self):
        self.story = Story(GAMES[0])
        self.story.record_of("ResultRecorded").event["periods"]["halftime"]["away"] += 2
        self.finds("the score at the mark halftime is ")

    def test_a_score_that_an_operator_set_is_listed(self):
        act = Record(6, self.story.start, "OperatorActed", game=7)
        self.story.records.insert(5, act)
        result = self.story.record_of("ResultRecorded")
        result.position, result.caused_by = 7, 6
        result.event["score"] = {"home": 99, "away": 0}
        derivation = self.story.derive()
        self.assertEqual(derivation.faults, [])
        self.assertIn("record 7: an operator set 99:0 where ", derivation.by_hand[0])

    def test_a_result_that_is_changed_after_the_reveal(self):
        again = copy.deepcopy(self.story.record_of("ResultRecorded"))
        self.story.records.append(again)
        self.finds("its result is changed after its reveal")

    def test_a_price_that_one_player_alone_got(self):
        for field, change in (("odds", 10), ("otherOdds", 10), ("line", 2), ("quotedAt", -10**6)):
            self.setUp()
            self.story.record_of("BetPlaced").event["legs"][0][field] += change
            self.finds("bet 2 is on a price of " if field == "quotedAt" else "bet 2 is on spread away ")

    def test_a_price_of_the_future(self):
        self.story.record_of("BetPlaced").event["legs"][0] = self.story.asked(self.story.last, "spread", "away")
        self.finds("bet 2 is on a price that was still to come")

    def test_a_price_of_the_past_is_to_be_judged(self):
        self.story.record_of("BetPlaced").time = self.story.game["quotes"][1]["at"] * 10**6 + verify.PRICE_REPLACED_US - 1
        self.assertEqual(self.story.derive().to_judge, [])
        self.story.record_of("BetPlaced").time += 1
        self.assertIn("record 2: bet at a price that a newer one had replaced", self.story.derive().to_judge[0])

    def test_a_price_that_has_moved_and_come_back_is_not_to_be_judged(self):
        """A server that was down meanwhile has it from before."""
        game, first, moved, back = next(
            (game, *three) for game in GAMES for three in zip(game["quotes"], game["quotes"][1:], game["quotes"][2:])
            if three[0]["spread"] == three[2]["spread"] != three[1]["spread"])
        for newest, judged in ((moved, 1), (back, 0)):
            story = Story(game)
            bet = story.record_of("BetPlaced")
            bet.event["legs"][0] = story.asked(first, "spread", "away")
            bet.time = newest["at"] * 10**6 + verify.PRICE_REPLACED_US
            self.assertEqual(len(story.derive().to_judge), judged)

    def test_another_closing_line(self):
        self.story.record_of("LineClosed").event["lines"]["total"]["first"] += 5
        self.finds("the closing line is moneyline 0 ")
        self.setUp()
        self.story.record_of("LineClosed").event["quotedAt"] += 1
        self.finds("the closing line was not quoted at ")

    def test_what_is_asked_and_told_of_a_price(self):
        """Advice, estimates, the daily line, marks and guesses, each at another price than was quoted."""
        asked = self.story.asked(self.story.first, "total", "over")
        inputs = {"odds": asked["odds"], "otherOdds": asked["otherOdds"]}
        for what, type_of, event in (
                ("advice", "AdviceGiven", asked | {"inputs": inputs}), ("estimate", "EstimateGiven", {"asked": asked, "daily": True}),
                ("daily line", "DailyLineSet", {"asked": asked}), ("mark", "MarketMarked", {"asked": asked}),
                ("guess", "MarginGuessed", {"sides": [asked]})):
            self.setUp()
            record = Record(9, asked["quotedAt"], type_of, **copy.deepcopy(event))
            self.story.records.insert(1, record)
            self.assertEqual(self.story.derive().faults, [])
            priced = record.event["inputs"] if "inputs" in event else record.event["sides"][0] if "sides" in event else \
                record.event["asked"]
            priced["odds"] += 5
            self.finds(f"{what} 9 is on total over ")

    def test_a_condition_has_the_line_and_the_price_of_its_market(self):
        lines = lines_of(self.story.first)
        away_line, away_odds, _ = verify.side_of(lines["spread"], "away")
        for condition in ({"type": "if_cover", "team": "away", "line": away_line, "odds": away_odds},
                          {"type": "if_win", "team": "home", "line": 0, "odds": lines["moneyline"]["first"]},
                          {"type": "if_lose", "team": "home", "line": 0, "odds": lines["moneyline"]["second"]}):
            self.setUp()
            bet = self.story.record_of("BetPlaced").event
            bet["condition"] = condition
            self.assertEqual(self.story.derive().faults, [])
            bet["condition"] = condition | {"odds": condition["odds"] + 5}
            self.finds("the condition of bet 2 is not as it was quoted")

    def test_another_key_that_was_committed_to_as_well_makes_another_game(self):
        """With a commitment that is written anew, too: bets and result are those of the key that was there first."""
        reveal = self.story.record_of("GameRevealed").event["reveal"]
        other = reveal[:-1] + ("0" if reveal[-1] != "0" else "1")
        self.story.record_of("GameRevealed").event["reveal"] = other
        self.story.record_of("GameScheduled").event["proof"]["digest"] = verify.sha256(other.encode())
        self.assertIn("is on a price of ", "\n".join(self.story.derive().faults))

    def test_the_reveal_of_another_game(self):
        self.story.record_of("GameScheduled").event["homeCode"] = "NONE"
        self.finds("what is revealed has another sport, start or teams")

    def test_bets_on_play_and_on_players_are_counted(self):
        for legs in ({"live": True}, {"prop": {"player": "mlb-BOS-1"}}):
            self.setUp()
            self.story.record_of("BetPlaced").event["legs"][0].update(legs, odds=777)
            derivation = self.story.derive()
            self.assertEqual((derivation.faults, sum(derivation.left.values())), ([], 1))


if __name__ == "__main__":
    unittest.main()
