#!/usr/bin/python3
"""Live play: a game under way is streamed tick by tick to all who watch, and listed first on request.

At 120 times the clock a tick takes 25 ms, so that a game is over in 8 s; on a slow machine ticks are left out, and a
game may be over before it is looked at: then another one is."""

import contextlib
import datetime
import json
import socket
import unittest
from concurrent.futures import ThreadPoolExecutor

from document import DOCUMENT, validate
from support import HOST, EventSource, Site, Wire, bet_on, picks, wait_for

SPEED = ("--clock-speed", "120")
PERIODS = ["1st", "2nd", "Halftime", "3rd", "4th", "Final"]
PERIODS_OF_HOCKEY = ["1st", "2nd", "3rd"]
PLAYED = {"1st": 12, "2nd": 12, "Halftime": 15, "3rd": 12, "4th": 12, "Final": 0}  # minutes on the clock


def when(text):
    return datetime.datetime.fromisoformat(text)


def tick_of(game, live):
    ticks, rest = divmod((when(live["quotedAt"]) - when(game["startTime"])).total_seconds(), 3)
    assert rest == 0, live
    return int(ticks)


def clock(seconds):
    return f"{seconds // 60}:{seconds % 60:02}"


def hockey_faces(tick):
    """Periods of 20 minutes at 15 s a tick, two pauses of 35 ticks, and what the last five may be."""
    if tick >= 315:
        return [("Final", "0:00")]
    if tick >= 310:
        return [("3rd", "0:00"), *(("OT", clock(60 * left)) for left in range(1, 6))]
    number, within = divmod(tick, 115)
    return [(PERIODS_OF_HOCKEY[number], clock(15 * (80 - within)))
            if within < 80 else ("Intermission", clock(30 * (115 - within)))]


def faces(live, tick):
    """What the game clock may show at a tick."""
    return [face(tick)] if live["timetable"] == "halves" else hockey_faces(tick)


def face(tick):
    """Quarters of 12 minutes and a Halftime of 15, at 12 s a tick."""
    for period in PERIODS:
        seconds = PLAYED[period] * 60 - 12 * tick
        if seconds > 0 or period == "Final":
            return period, clock(max(seconds, 0))
        tick -= PLAYED[period] * 60 // 12


def schema(name):
    return DOCUMENT["components"]["schemas"][name]


class Live(EventSource):
    """The stream of a game; iterating gives (event, data, its text)."""

    def __init__(self, port, game):
        super().__init__(port, f"/api/betting/live?gameId={game['id']}")
        self.game = game
        self.is_open = self.response.status == 200

    def __iter__(self):
        for event in super().__iter__():
            yield event["event"], json.loads(event["data"]), event["data"]

    def follow(self):
        """To its end: the history, and what came at each tick as (data, its text)."""
        (name, history, _), *rest = self
        assert name == "history", name
        assert {name for name, _, _ in rest} == {"live"}, rest
        moments = {tick_of(self.game, live): (live, text) for _, live, text in rest}
        assert len(moments) == len(rest), "a tick was told twice"
        return history, moments


def under_way(site):
    """Some games under way, the latest first."""
    found = []

    def look():
        found[:] = [game for game in site.client().games(live="true") if game["status"] == "live"]
        return found

    wait_for(look, "a game under way")
    return found[::-1]


def listen(site):
    """A stream of a game under way; one that was over before it was asked for is passed by."""
    while True:
        events = Live(site.port, under_way(site)[0])
        if events.is_open:
            return events
        events.close()


class Stream(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.site = Site(*SPEED)

    @classmethod
    def tearDownClass(cls):
        cls.site.stop()

    def test_a_game_is_told_from_where_it_is_to_its_final_score(self):
        with listen(self.site) as events:
            headers = events.response.headers
            self.assertEqual((headers["Content-Type"], headers["Cache-Control"]), ("text/event-stream", "no-store"))
            game = events.game
            history, moments = events.follow()
        for price in history:
            validate(price, schema("LivePrice"))
        ticks = list(moments)
        self.assertEqual(ticks, sorted(ticks))
        score = (0, 0)
        for tick, (live, _) in moments.items():
            validate(live, schema("LiveGame"))
            self.assertEqual((live["id"], live["sport"], live["source"]), (game["id"], game["sport"], "simulated"))
            for side in ("homeTeam", "awayTeam"):
                self.assertEqual(live[side]["name"], game[side]["name"])
            self.assertIn((live["period"], live["clock"]), faces(live, tick))
            self.assertEqual(live["tick"], tick)
            before, score = score, (live["homeTeam"]["score"], live["awayTeam"]["score"])
            self.assertTrue(score[0] >= before[0] and score[1] >= before[1], "a score never falls")
            if score != before and tick - 1 in moments:
                self.assertTrue(live["suspended"], "just after a score")
        last = moments[ticks[-1]][0]
        self.assertEqual((ticks[-1], last["period"], last["clock"], last["odds"]), (315, "Final", "0:00", None))
        for tick in set(ticks) & set(range(310, 315)):
            self.assertTrue(moments[tick][0]["suspended"], "the end is near")

        def refused():
            with Live(self.site.port, game) as again:
                return not again.is_open and (again.response.status, again.response.read().decode())

        wait_for(lambda: refused() == (409, "This game is over"), "the end of the game")

    def test_all_listeners_hear_the_same_and_a_late_one_gets_the_prices_so_far(self):
        while True:
            first = listen(self.site)
            other, late = Live(self.site.port, first.game), None
            with first, other, ThreadPoolExecutor(3) as pool:
                followed = [pool.submit(events.follow) for events in (first, other) if events.is_open]
                wait_for(lambda: not any(game["id"] == first.game["id"] and tick_of(game, game) < 100
                                         for game in under_way(self.site)), "half of the first half")
                late = Live(self.site.port, first.game)
                if late.is_open and other.is_open:
                    history, third = pool.submit(late.follow).result()
                    (_, one), (_, two) = (future.result() for future in followed)
            late.close()
            if late.is_open and other.is_open:
                break
        for heard in (two, third):
            common = set(one) & set(heard)
            self.assertTrue(common)
            for tick in common:
                self.assertEqual(one[tick][1], heard[tick][1])
        prices = {price["tick"]: price for price in history}
        self.assertEqual(sorted(prices), [price["tick"] for price in history])
        for tick in set(one) & set(range(min(third) + 1)):
            moneyline = one[tick][0]["odds"]["moneyline"]
            self.assertEqual(moneyline is None, tick not in prices)
            if moneyline:
                self.assertEqual((moneyline["home"], moneyline["away"]), (prices[tick]["home"], prices[tick]["away"]))

    def test_the_list_shows_games_under_way_first_at_their_live_quotes(self):
        client = self.site.client()
        common = set()
        while not common:
            streamed, listed = {}, {}
            with listen(self.site) as events:
                for name, live, _ in events:
                    if name != "live":
                        continue
                    streamed[live["quotedAt"]] = live["odds"]
                    games = client.games(live="true", count=3)
                    self.assertLessEqual(len(games), 3)
                    statuses = [game["status"] for game in games]
                    self.assertEqual(statuses, sorted(statuses), "live before scheduled")
                    for game in games:
                        if game["id"] == events.game["id"]:
                            validate(game, schema("Game"))
                            listed[game["quotedAt"]] = game["odds"]
            common = set(streamed) & set(listed)
            for quoted_at in common:
                self.assertEqual(listed[quoted_at], streamed[quoted_at])
        for sport in ("nba", "nfl", "mlb", "nhl"):
            self.assertEqual({game["sport"] for game in client.games(live="true", sport=sport)}, {sport})
        for usual in (client.games(), client.games(live="false")):
            self.assertEqual({game["status"] for game in usual}, {"scheduled"})

    def test_the_final_score_is_the_one_by_which_bets_are_settled(self):
        player = self.site.player("watcher")
        while True:
            game, _, answer = bet_on(player, player.games()[1:], 10)
            bet = answer.json()["bet"]["id"]
            wait_for(lambda: game["id"] not in {future["id"] for future in player.games()}, "the start")
            with Live(self.site.port, game) as events:
                if events.is_open:
                    final = events.follow()[1][315][0]
                    break

        def settled():
            return next(row for row in player.bets() if row["id"] == bet)["score"]

        wait_for(settled, "the settlement")
        self.assertEqual(settled(), {"home": final["homeTeam"]["score"], "away": final["awayTeam"]["score"]})

    def test_one_stream_tells_of_all_games_and_of_what_their_players_reach(self):
        with EventSource(self.site.port, "/api/betting/live") as events:
            told, reached, ended = {}, {}, set()
            for event in events:
                name, data = event["event"], json.loads(event["data"])
                if name == "games":
                    self.assertEqual(told, {}, "told at the beginning alone")
                    told.update((game["id"], game) for game in data)
                elif name == "live":
                    validate(data, schema("LiveGame"))
                    self.assertGreater(data["tick"], told.get(data["id"], {"tick": -1})["tick"])
                    told[data["id"]] = data
                    self.assertEqual(data["outlook"] is None, data["period"] == "Final")
                    if data["period"] == "Final":
                        ended.add(data["id"])
                else:
                    self.assertEqual(name, "figures")
                    validate(data, schema("LiveFigures"))
                    for player in data["players"]:
                        for figure in player["figures"]:
                            key = (data["gameId"], player["playerId"], figure["propType"])
                            self.assertGreaterEqual(figure["figure"], reached.get(key, 0), key)
                            reached[key] = figure["figure"]
                    whole = {game for game, _, kind in reached if kind in ("points", "runs", "touchdowns")}
                    if len(ended & whole) >= 2:
                        break
        for game in ended:
            if told[game]["sport"] != "nba":
                continue
            for side in ("homeTeam", "awayTeam"):
                of_team = f"nba-{told[game][side]['code']}-"
                points = sum(value for (of, player, kind), value in reached.items()
                             if of == game and kind == "points" and player.startswith(of_team))
                self.assertEqual(points, told[game][side]["score"])

    def test_one_who_does_not_read_holds_nobody_up(self):
        with listen(self.site) as events, Wire(self.site.port) as slow:
            slow.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            slow.send(f"GET /api/betting/live?gameId={events.game['id']} HTTP/1.1\r\n{HOST}\r\n")
            self.assertEqual(events.follow()[1][315][0]["period"], "Final")
            with contextlib.suppress(ConnectionResetError):  # it may have been given up meanwhile
                while slow.socket.recv(65536):
                    pass

    def test_what_is_not_under_way_is_said_plainly(self):
        client = self.site.client()
        future = client.games()[-1]["id"]
        for query, status, sentence in (
            ("gameId=0000000000000000", 404, "That game is not on offer"),
            (f"gameId={future}", 409, "This game has not begun"),
            ("gameId=x", 400, "gameId must be 16 hexadecimal digits"),
        ):
            answer = client.call("GET", f"/api/betting/live?{query}").expect(status)
            self.assertEqual(answer.body.decode(), sentence)
        client.call("GET", f"/api/betting/live?gameId={future}&surprise=1").expect(400)
        answer = client.call("GET", "/api/betting/upcoming-games?live=maybe").expect(400)
        self.assertEqual(answer.body.decode(), "live must be true or false")


class OldPrices(unittest.TestCase):
    """A server whose second game on offer began a minute ago; a tick takes a second, and a live price lives for two."""

    def setUp(self):
        self.site = Site()
        self.addCleanup(self.site.stop)
        self.player = self.site.player("liver")
        begun = when(self.player.games()[1]["startTime"]) + datetime.timedelta(minutes=1)
        self.site.stop_server()
        self.site.start_server("--clock-speed", "3", begins=begun)
        self.player = self.site.client()
        self.player.sign_in("liver")

    def judged(self):
        """The server's answer to a price that it showed just over six seconds ago."""
        with listen(self.site) as events:
            seen = None
            for name, live, _ in events:
                if name == "live" and seen is None and live["odds"] and live["odds"]["moneyline"]:
                    seen = live
                if seen and when(live["quotedAt"]) - when(seen["quotedAt"]) >= datetime.timedelta(seconds=6):
                    break
        pick = next(pick for pick in picks(seen) if pick.market == "moneyline")
        slip = [pick.item(10) | {"isLive": True, "quotedAt": seen["quotedAt"]}]
        moved, = self.player.place_slip(slip).expect(409).json()["moved"]
        return moved

    def test_a_price_of_just_over_six_seconds_ago_is_named_as_too_old(self):
        passing = {"Live betting on this game is suspended for a moment", "This market is not offered any more"}
        while (moved := self.judged())["reason"] in passing:
            pass
        self.assertEqual(moved["reason"], "This live price is older than 6 seconds")
        self.assertIsNotNone(moved["offer"])


class Stopping(unittest.TestCase):
    def test_a_stop_ends_the_streams(self):
        site = Site(*SPEED)
        with listen(site) as events:
            rest = iter(events)
            self.assertEqual(next(rest)[0], "history")
            self.assertEqual(site.stop(), 0)
            for _ in rest:  # whatever was on its way
                pass


if __name__ == "__main__":
    unittest.main()
