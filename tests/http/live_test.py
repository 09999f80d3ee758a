#!/usr/bin/python3
"""Live play: a game under way is told tick by tick to whoever looks on, and listed first on request.

At sixty times the clock a tick takes 50 ms, so that a game is over in 16 s; on a slow machine ticks are left out."""

import datetime
import http.client
import json
import socket
import unittest
from concurrent.futures import ThreadPoolExecutor

from contract_test import DOCUMENT, validate
from support import HOST, Site, Wire, bet_on, wait_for

SPEED = ("--clock-speed", "60")
PERIODS = ["1st", "2nd", "Halftime", "3rd", "4th", "Final"]
PLAYED = {"1st": 12, "2nd": 12, "Halftime": 15, "3rd": 12, "4th": 12, "Final": 0}  # minutes on the clock


def when(text):
    return datetime.datetime.fromisoformat(text)


def tick_of(game, live):
    ticks, rest = divmod((when(live["quotedAt"]) - when(game["startTime"])).total_seconds(), 3)
    assert rest == 0, live
    return int(ticks)


def face(tick):
    """SPEC's clock: quarters of 12 minutes and a Halftime of 15, at 12 s a tick."""
    for period in PERIODS:
        seconds = PLAYED[period] * 60 - 12 * tick
        if seconds > 0 or period == "Final":
            seconds = max(seconds, 0)
            return period, f"{seconds // 60}:{seconds % 60:02}"
        tick -= PLAYED[period] * 60 // 12


def schema(name):
    return DOCUMENT["components"]["schemas"][name]


class Live:
    """One EventSource on a game; iterating gives (event, data, its text) until the stream ends."""

    def __init__(self, port, game):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
        self.connection.request("GET", f"/api/betting/live?gameId={game}")
        self.response = self.connection.getresponse()

    def __iter__(self):
        event = {}
        while line := self.response.readline().decode():
            line = line.rstrip("\n")
            if line.startswith(":"):
                continue
            if line:
                field, value = line.split(": ", 1)
                event[field] = value
            elif event:
                yield event["event"], json.loads(event["data"]), event["data"]
                event = {}

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.response.close()
        self.connection.close()


def under_way(site, most=60):
    """A game under way that has been so for at most so many ticks."""
    found = []

    def look():
        for game in site.client().games(live="true"):
            if game["status"] == "live" and tick_of(game, game) <= most:
                found.append(game)
        return found

    wait_for(look, "a game under way")
    return found[0]


class Stream(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.site = Site(*SPEED)

    @classmethod
    def tearDownClass(cls):
        cls.site.stop()

    def follow(self, game):
        """The whole stream: history, and the moments by tick."""
        with Live(self.site.port, game["id"]) as events:
            self.assertEqual(events.response.status, 200, events.response)
            told = list(events)
        self.assertEqual(told[0][0], "history")
        self.assertEqual({name for name, _, _ in told[1:]}, {"live"})
        return told[0][1], {tick_of(game, live): (live, text) for _, live, text in told[1:]}, told

    def test_a_game_is_told_from_where_it_is_to_its_final_score(self):
        game = under_way(self.site)
        history, moments, told = self.follow(game)
        for price in history:
            validate(price, schema("LivePrice"))
        ticks = list(moments)
        self.assertEqual(ticks, sorted(ticks), "in order")
        self.assertEqual(len(told), 1 + len(ticks), "each tick once")
        score = (0, 0)
        for tick, (live, _) in moments.items():
            validate(live, schema("LiveGame"))
            self.assertEqual((live["id"], live["sport"], live["source"]), (game["id"], game["sport"], "simulated"))
            for side in ("homeTeam", "awayTeam"):
                self.assertEqual(live[side]["name"], game[side]["name"])
            self.assertEqual((live["period"], live["clock"]), face(tick))
            before, score = score, (live["homeTeam"]["score"], live["awayTeam"]["score"])
            self.assertTrue(score[0] >= before[0] and score[1] >= before[1], "a score never falls")
            if score != before and tick - 1 in moments:
                self.assertTrue(live["suspended"], "just after a score")
        last = moments[ticks[-1]][0]
        self.assertEqual((ticks[-1], last["period"], last["clock"], last["odds"]), (315, "Final", "0:00", None))
        self.assertEqual([live["period"] for live, _ in moments.values()].count("Final"), 1)
        for tick in set(ticks) & set(range(310, 315)):
            self.assertTrue(moments[tick][0]["suspended"], "the end is near")
        wait_for(lambda: self.refusal(game["id"]) == (409, "This game is over"), "the end of the game")

    def refusal(self, game):
        with Live(self.site.port, game) as events:
            return events.response.status, events.response.read().decode() if events.response.status != 200 else ""

    def test_all_listeners_hear_the_same_and_a_late_one_gets_the_prices_so_far(self):
        game = under_way(self.site)
        with ThreadPoolExecutor(3) as pool:
            first = [pool.submit(self.follow, game) for _ in range(2)]
            wait_for(lambda: any(tick_of(game, listed) > 100 for listed in self.site.client().games(live="true")
                                 if listed["id"] == game["id"]), "half of the first half")
            late = pool.submit(self.follow, game)
            (_, one, _), (_, other, _) = (future.result() for future in first)
            history, third, _ = late.result()
        for heard in (other, third):
            common = set(one) & set(heard)
            self.assertTrue(common)
            for tick in common:
                self.assertEqual(one[tick][1], heard[tick][1])
        prices = {price["tick"]: price for price in history}
        self.assertGreater(max(prices), 60)
        self.assertEqual(sorted(prices), [price["tick"] for price in history])
        for tick in set(one) & set(range(max(prices) + 1)):
            moneyline = one[tick][0]["odds"]["moneyline"]
            self.assertEqual(moneyline is None, tick not in prices)
            if moneyline:
                self.assertEqual((moneyline["home"], moneyline["away"]), (prices[tick]["home"], prices[tick]["away"]))

    def test_the_list_shows_games_under_way_first_at_their_live_quotes(self):
        client = self.site.client()
        game = under_way(self.site)
        quotes = {}
        with Live(self.site.port, game["id"]) as events:
            for name, live, _ in events:
                if name != "live":
                    continue
                quotes[live["quotedAt"]] = live["odds"]
                listed = client.games(live="true", count=3)
                self.assertLessEqual(len(listed), 3)
                statuses = [entry["status"] for entry in listed]
                self.assertEqual(statuses, sorted(statuses), "live before scheduled")
                for entry in listed:
                    validate(entry, schema("Game"))
                    if entry["id"] == game["id"] and entry["quotedAt"] in quotes:
                        self.assertEqual(entry["odds"], quotes[entry["quotedAt"]])
                        self.assertNotEqual(entry["startTime"], entry["quotedAt"])
                        quotes["compared"] = True
                if "compared" in quotes:
                    break
        self.assertIn("compared", quotes)
        for sport in ("nba", "nfl", "mlb", "nhl"):
            self.assertEqual({entry["sport"] for entry in client.games(live="true", sport=sport)}, {sport})
        for usual in (client.games(), client.games(live="false")):
            self.assertEqual({entry["status"] for entry in usual}, {"scheduled"})

    def test_the_final_score_is_the_one_by_which_bets_are_settled(self):
        player = self.site.player("watcher")
        game, _, answer = bet_on(player, player.games()[1:], 10)
        bet = answer.json()["bet"]["id"]
        wait_for(lambda: any(listed["id"] == game["id"] for listed in player.games(live="true")
                             if listed["status"] == "live"), "the start")
        _, moments, _ = self.follow(game)
        final = moments[315][0]

        def settled():
            return next(row for row in player.bets() if row["id"] == bet)["score"]

        wait_for(settled, "the settlement")
        self.assertEqual(settled(), {"home": final["homeTeam"]["score"], "away": final["awayTeam"]["score"]})

    def test_one_who_does_not_read_holds_nobody_up(self):
        game = under_way(self.site)
        with Wire(self.site.port, 120) as slow:
            slow.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            slow.send(f"GET /api/betting/live?gameId={game['id']} HTTP/1.1\r\n{HOST}\r\n")
            _, moments, _ = self.follow(game)
            self.assertEqual(moments[315][0]["period"], "Final")
            while slow.socket.recv(65536):  # what had come, and the end
                pass

    def test_what_is_not_under_way_is_said_plainly(self):
        client = self.site.client()
        future = client.games()[-1]["id"]
        for query, status, sentence in (
            ("gameId=0000000000000000", 404, "That game is not on offer"),
            (f"gameId={future}", 409, "This game has not begun"),
            ("gameId=x", 400, "gameId must be 16 hexadecimal digits"),
            ("", 400, "gameId must be 16 hexadecimal digits"),
            (f"gameId={future}&surprise=1", 400, None),
        ):
            answer = client.call("GET", f"/api/betting/live?{query}").expect(status)
            if sentence:
                self.assertEqual(answer.body.decode(), sentence)
        answer = client.call("GET", "/api/betting/upcoming-games?live=maybe").expect(400)
        self.assertEqual(answer.body.decode(), "live must be true or false")

    def test_a_stream_is_an_event_stream_that_nobody_keeps(self):
        game = under_way(self.site)
        with Live(self.site.port, game["id"]) as events:
            headers = events.response.headers
            self.assertEqual((headers["Content-Type"], headers["Cache-Control"]), ("text/event-stream", "no-store"))


class Stopping(unittest.TestCase):
    def test_a_stop_ends_the_streams(self):
        site = Site(*SPEED)
        game = under_way(site)
        with Live(site.port, game["id"]) as events:
            told = iter(events)
            self.assertEqual(next(told)[0], "history")
            self.assertEqual(site.stop(), 0)
            for _ in told:  # whatever was on its way
                pass


if __name__ == "__main__":
    unittest.main()
