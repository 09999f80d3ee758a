#!/usr/bin/python3
"""A past season that a class plays for itself: nobody else sees its games or bets on them."""

import unittest

from assignment_calls import rule
from class_calls import CONSENT, class_form, educator
from past_seasons import SEASON, import_seasons
from support import Site, about, ask, chalkline, picks, wait_for

CHOICE = {"sport": "nfl", "season": 2023}
UNKNOWN = b"There is no such game"


def opened(teacher, title):
    return teacher.call("POST", "/api/classes/open", class_form(title=title)).expect(201).json()


def join(learner, teacher, shown):
    learner.call("POST", "/api/classes/join", {"code": shown["code"], "consent": CONSENT, "isAdult": True}).expect(202)
    teacher.call("POST", "/api/classes/admit", {"classId": shown["id"], "alias": None, "admit": True}).expect(200)


def begin(teacher, shown, **others):
    body = {"classId": shown["id"], "pace": "as-it-was", **CHOICE, **others}
    return teacher.call("POST", "/api/classes/season/begin", body)


def stop(teacher, shown):
    return teacher.call("POST", "/api/classes/season/stop", {"classId": shown["id"], **CHOICE})


def season_of(client, shown):
    return client.call("GET", f"/api/classes/season/{shown['id']}")


def of(shown):
    return {"purse": shown["id"]} if shown else {}


def replayed(client, shown=None):
    return [game for game in client.games(replays="true", **of(shown)) if game["source"] == "replay"]


def place(client, pick, stake, shown=None):
    body = {"items": [pick.item(stake)]}
    return client.call("POST", "/api/bets/slip" + (f"?purse={shown['id']}" if shown else ""), body)


def record_of(proof):
    """The position of the record that a tlog-proof is of."""
    return int(proof.split("\nindex ")[1].split("\n")[0]) + 1


def coins(client, shown):
    return client.call("GET", f"/api/auth/me?purse={shown['id']}").expect(200).json()["virtualBalance"]


def bets(client, shown):
    return client.call("GET", f"/api/bets?purse={shown['id']}").expect(200).json()["bets"]


class ClassSeason(unittest.TestCase):
    def setUp(self):
        self.site = Site()
        self.addCleanup(self.site.stop)
        import_seasons(self.site.data, SEASON)
        self.econ_teacher, self.stats_teacher = educator(self.site, "econ-prof"), educator(self.site, "stats-prof")
        self.ada, self.bob, self.eve = (self.site.player(name) for name in ("ada1", "bob1", "eve1"))
        self.econ, self.stats = opened(self.econ_teacher, "ECON 101"), opened(self.stats_teacher, "STATS 1")
        join(self.ada, self.econ_teacher, self.econ)
        join(self.bob, self.stats_teacher, self.stats)

    def begin_both(self):
        """The games of both, as their members see them."""
        begin(self.econ_teacher, self.econ).expect(201)
        begin(self.stats_teacher, self.stats).expect(201)
        return (wait_for(lambda: replayed(self.ada, self.econ), "the games of ECON 101"),
                wait_for(lambda: replayed(self.bob, self.stats), "the games of STATS 1"))

    def verify(self):
        self.site.stop_server()
        report = chalkline.run("audit", "verify", data=self.site.data, check=False)
        self.assertEqual(report.returncode, 0, report.stdout)

    def test_an_educator_begins_it_and_its_members_see_it(self):
        begin(self.site.client(), self.econ).expect(401)
        for stranger in (self.ada, self.eve):
            begin(stranger, self.econ).expect(403)
        begin(self.stats_teacher, self.econ).expect(404)
        begin(self.econ_teacher, self.econ, season=1999).expect(404)
        run = begin(self.econ_teacher, self.econ, pace="day-an-hour").expect(201).json()["run"]
        self.assertEqual((run["pace"], run["gamesPlayed"], run["begunByYou"]), ("day-an-hour", 0, False))
        self.assertIn(b"already", begin(self.econ_teacher, self.econ).expect(409).body)
        for client in (self.econ_teacher, self.ada):
            season, = season_of(client, self.econ).expect(200).json()["seasons"]
            self.assertEqual(season["run"]["name"], run["name"])
        for client in (self.eve, self.bob, self.stats_teacher):
            season_of(client, self.econ).expect(404)
        for client in (self.ada, self.eve, self.site.client()):
            season, = client.call("GET", "/api/time-machine").expect(200).json()["seasons"]
            self.assertIsNone(season["run"], "everybody's time machine names it")
        self.eve.call("POST", "/api/time-machine/stop", CHOICE).expect(409)
        with self.subTest("everybody's run of the same season goes on beside it, and is not the class's"):
            self.eve.call("POST", "/api/time-machine/begin", CHOICE).expect(201)
            everybodys = wait_for(lambda: replayed(self.eve), "everybody's games")
            games = wait_for(lambda: replayed(self.ada, self.econ), "the class's games")
            self.assertEqual({game["run"] for game in games}, {run["name"]})
            self.assertNotIn(run["name"], {game["run"] for game in everybodys})
            self.assertFalse({game["id"] for game in games} & {game["id"] for game in everybodys})
            place(self.ada, next(picks(everybodys[0])), 10).expect(201)
            place(self.ada, next(picks(everybodys[0])), 10, self.econ).expect(404)

    def test_nobody_else_sees_its_games_or_bets_on_them(self):
        games, others = self.begin_both()
        self.assertEqual([game["recordedStart"] for game in games[:1]], ["2023-09-08T00:20:00.000000Z"])
        self.assertFalse({game["id"] for game in games} & {game["id"] for game in others})
        game, pick = games[1], next(picks(games[1]))
        everybody = {"a visitor": (self.site.client(), None), "a player": (self.eve, None), "a member's own account": (self.ada, None),
                     "another class": (self.bob, self.stats), "an educator": (self.econ_teacher, None)}
        for name, (client, shown) in everybody.items():
            with self.subTest(name):
                self.look_everywhere(client, shown, game, games[0]["run"])
                if client.cookie:
                    self.bet_everywhere(client, shown, game, pick)
        placed = place(self.ada, pick, 100, self.econ).expect(201).json()
        self.assertEqual(placed["userBalance"], 9900)
        with self.subTest("the bet is proved to its learner, and the record of its game to nobody else"):
            receipt = self.ada.call("GET", f"/api/proof/receipt/{placed['betIds'][0]}").expect(200).json()
            position = next(record_of(one["proof"]) for one in receipt["proofs"] if one["role"] == "game")
            self.eve.call("GET", f"/api/proof/record/{position}").expect(404)
        with self.subTest("its games can be set as an assignment of the class, and of no other"):
            for teacher, shown, status in ((self.econ_teacher, self.econ, 204), (self.stats_teacher, self.stats, 400)):
                games_set = rule(shown["id"], "setGames", games=(game["id"],), count=1)
                teacher.call("POST", "/api/classes/assignments/set", games_set).expect(status)
            place(self.ada, pick, 100, self.econ).expect(201)
            own, = self.ada.call("GET", f"/api/classes/own-assignments/{self.econ['id']}").expect(200).json()["assignments"]
            self.assertEqual(own["progress"]["mark"], "met")
        page = self.ada.call("GET", f"/api/sports/nhl/game/{game['id']}?purse={self.econ['id']}").expect(200).json()["game"]
        self.assertEqual((page["isOffered"], len(page["bets"])), (True, 2))
        self.verify()

    def look_everywhere(self, client, shown, game, run):
        """Each call that shows games to those who ask for no game of their own."""
        purse = f"&purse={shown['id']}" if shown else ""
        for path in ("betting/upcoming-games?replays=true", "betting/upcoming-games?live=true", "betting/upcoming-games?sport=nfl",
                     "dashboard/data?", "time-machine?", "leaderboard?period=week&category=balance", "status/feeds?",
                     "sports/nhl/schedule?date=2023-09-07", "wizard/record?"):
            followed = purse if path.startswith("betting/upcoming") else ""
            body = client.call("GET", f"/api/{path}{followed}".rstrip("?")).expect(200).body.decode()
            for word in (game["id"], run):
                self.assertNotIn(word, body, path)
        for path in (f"sports/nhl/game/{game['id']}?x", f"sports/nhl/game?id={game['id']}", f"betting/props?gameId={game['id']}",
                     f"betting/live?gameId={game['id']}"):
            followed = purse if "nhl" in path else ""
            client.call("GET", f"/api/{path}{followed}".replace("?x&", "?").replace("?x", "")).expect(404)

    def bet_everywhere(self, client, shown, game, pick):
        """Each call that takes a game by its id."""
        purse = f"?purse={shown['id']}" if shown else ""
        self.assertEqual(place(client, pick, 10, shown).status, 404)
        bet = {"gameId": pick.game, "betType": pick.market, "betAmount": 10, "odds": pick.odds, "prediction": pick.label,
               "potentialWinnings": pick.profit(10)}
        client.call("POST", f"/api/place-bet{purse}", bet).expect(404)
        estimate = {"gameId": pick.game, "market": pick.market, "side": pick.side, "line": pick.line, "chance": 50,
                    "marketShown": False}
        client.call("POST", "/api/habit/estimate", estimate).expect(404)
        today = client.call("GET", "/api/habit/today").expect(200).body.decode()
        self.assertNotIn(game["id"], today)
        if client is self.eve:  # three questions a day
            self.assertNotIn(game["id"], ask(client, about(game)).body.decode())

    def test_it_goes_on_over_a_restart_and_ends_with_a_stop_or_with_the_class(self):
        games, others = self.begin_both()
        place(self.ada, next(picks(games[1])), 100, self.econ).expect(201)
        place(self.bob, next(picks(others[1])), 200, self.stats).expect(201)
        cookies = [client.cookie for client in (self.ada, self.bob, self.econ_teacher, self.stats_teacher)]
        self.site.stop_server()
        self.site.start_server()
        ada, bob, econ_teacher, stats_teacher = (self.site.client() for _ in cookies)
        for client, cookie in zip((ada, bob, econ_teacher, stats_teacher), cookies):
            client.cookie = cookie
        after = wait_for(lambda: replayed(ada, self.econ), "the games after the restart")
        self.assertEqual([game["id"] for game in after], [game["id"] for game in games])
        self.assertEqual(replayed(ada), [])
        place(ada, next(picks(after[2])), 100, self.econ).expect(201)

        with self.subTest("the class's end is a stop, which nobody has to ask for"):
            stats_teacher.call("POST", "/api/classes/end", {"classId": self.stats["id"]}).expect(200)
            self.assertIn(b"ended", begin(stats_teacher, self.stats).expect(409).body)
            stop(econ_teacher, self.stats).expect(404)
            self.assertIsNone(stop(econ_teacher, self.econ).expect(200).json()["run"])  # wakes the feed at once
            stop(econ_teacher, self.econ).expect(409)
            for client, shown, stakes in ((ada, self.econ, 2), (bob, self.stats, 1)):
                wait_for(lambda: [bet["status"] for bet in bets(client, shown)] == stakes * ["void"], "the stakes to come back")
                self.assertEqual(coins(client, shown), 10000)
                self.assertEqual(replayed(client, shown), [])
        with self.subTest("the season can be begun again, once more on this day"):
            begin(econ_teacher, self.econ).expect(201)
            again = wait_for(lambda: replayed(ada, self.econ), "the games of the second run")
            self.assertFalse({game["id"] for game in again} & {game["id"] for game in games})
        with self.subTest("the operator stops it as well"):
            stopping = ("sports", "stop", "nfl", "2023", "--class", self.econ["id"])
            self.assertEqual(chalkline.run(*stopping, data=self.site.data).stdout,
                             "The season has stopped: games that are under way are played to their ends\n")
            season, = season_of(econ_teacher, self.econ).expect(200).json()["seasons"]
            self.assertIsNone(season["run"])
            self.assertIn("not under way", chalkline.run(*stopping, data=self.site.data, check=False).stderr)
            begin(econ_teacher, self.econ).expect(429)
        with self.subTest("who has left sees it no more"):
            ada.call("POST", "/api/classes/leave", {"classId": self.econ["id"], "takeBack": False}).expect(200)
            season_of(ada, self.econ).expect(404)
        self.verify()


if __name__ == "__main__":
    unittest.main()
