#!/usr/bin/python3
"""schemas/openapi.yaml against real answers: each documented status is provoked, each body validated, and nothing
answers what is not documented. (The route table against the document: routes_test.cpp.)"""

import hashlib
import sqlite3
import unittest

from class_calls import record_classes
from document import DOCUMENT, Recorder
from import_test import GAME, import_seasons
from support import HOST, Site, Wire, bet_on, parlay_of, picks, wait_for

# Documented, and provoked elsewhere or only by failures: a full queue, read models that lag, a stranger's address.
NOT_PROVOKED = {"503", ("/api/wizard/conversation", "401"),
                *((f"/api/{call}", "200") for call in ("bankroll/reset", "bets/post-mortem", "stream", "betting/live")),
                *((f"/api/{call}", "409") for call in ("betting/props", "classes/open", "classes/educators")),
                *((f"/api/{call}", "429") for call in ("auth/register auth/login auth/logout auth/verify-email "
                    "auth/reset-password account/export account/sessions/end account/sessions/end-others "
                    "account/settings/change bets/csv bets/note statement time-machine/stop classes/open classes/alias "
                    "classes/members/{id} habit/today habit/return habit/week habit/review habit/hide-run insight/estimates "
                    "insight/hunches insight/progress insight/progress/csv wizard/chat wizard/clear wizard/save wizard/unsave "
                    "wizard/saved classes/admit classes/educators classes/stop-teaching classes/slips classes/agree "
                    "classes/roster/preview classes/roster/apply classes/invitations classes/leave classes/consent").split()),
                *((f"/api/sports/{league}/{view}", "404") for league in ("mlb", "nba")
                  for view in ("schedule", "boxscores", "standings"))}
TOO_LARGE = "x" * (64 * 1024 + 1)


def setUpModule():
    global site, player
    site = Site("--league-views")
    player = site.player("contract")


def tearDownModule():
    site.stop()


class Contract(unittest.TestCase):
    def test_every_documented_answer_is_given_as_documented(self):
        recorder = Recorder()
        self.auth(recorder)
        self.mail(recorder)
        self.account(recorder)
        self.bets(recorder)
        self.slips(recorder)
        self.life(recorder)
        self.habit(recorder)
        record_classes(recorder, site, self.too_large)
        self.wizard(recorder)
        self.seasons(recorder)
        self.reads(recorder)
        self.other_than_json(recorder)
        documented = {
            (path, method, status)
            for path, operations in DOCUMENT["paths"].items()
            for method, operation in operations.items()
            for status in operation["responses"]
            if status not in NOT_PROVOKED and (path, status) not in NOT_PROVOKED
        }
        self.assertEqual(documented - recorder.seen, set(), "documented and never answered")

    def auth(self, recorder):
        stranger = site.client()
        account = {"username": "document", "email": "doc@example.org", "password": "practice-only"}
        for path, good in (("/api/auth/register", account),
                           ("/api/auth/login", {"usernameOrEmail": "document", "password": "practice-only"})):
            recorder.call(stranger, "POST", path, good)
            recorder.call(stranger, "POST", path, {})
            recorder.call(stranger, "POST", path, good, Origin="http://evil.example")
            self.too_large(recorder, path)
        recorder.call(stranger, "POST", "/api/auth/register", account)
        recorder.call(stranger, "POST", "/api/auth/login", {"username": "document", "password": "wrong-one"})
        recorder.call(stranger, "POST", "/api/auth/logout")
        recorder.call(stranger, "POST", "/api/auth/logout", Origin="http://evil.example")
        recorder.call(stranger, "GET", "/api/auth/me")
        recorder.call(player, "GET", "/api/auth/me")
        same = site.client()
        same.cookie = player.cookie
        recorder.call(same, "GET", "/api/auth/me", **{"X-At-Least": "x"})

    def mail(self, recorder):
        stranger, evil = site.client(), {"Origin": "http://evil.example"}
        reset = {"token": "x" * 43, "password": "practice-only"}
        # The tokens are made known as nobody outside could: their digests are put into accounts.db.
        tokens = self.tokens()
        for path, good, bad in (
            ("/api/auth/reset-password", {**reset, "token": tokens["reset"]}, reset),
            ("/api/auth/verify-email", {"token": tokens["verify"]}, {"token": "x"}),
            ("/api/auth/forgot-password", {"email": "doc@example.org"}, {"email": "x"}),
            ("/api/auth/resend-verification", {"email": "doc@example.org"}, {"email": ""}),
        ):
            recorder.call(stranger, "POST", path, bad)
            recorder.call(stranger, "POST", path, good, **evil)
            recorder.call(stranger, "POST", path, good)
            self.too_large(recorder, path)
            if "email" in good:
                for _ in range(3):
                    recorder.call(stranger, "POST", path, good)

    def tokens(self):
        tokens = {"verify": "v" * 43, "reset": "r" * 43}
        with sqlite3.connect(site.data / "accounts.db", timeout=30) as people:
            owner = people.execute("SELECT id FROM users WHERE username = 'document'").fetchone()[0]
            for purpose, token in enumerate(tokens.values(), 1):
                digest = hashlib.sha256(token.encode()).hexdigest()
                people.execute("INSERT INTO mail_tokens(user, purpose, token, expires_at) "
                               "VALUES(?, ?, ?, unixepoch() + 60)", (owner, purpose, digest))
        people.close()
        return tokens

    def account(self, recorder):
        stranger, evil = site.client(), {"Origin": "http://evil.example"}
        client = site.player("accountant")
        password = {"currentPassword": "practice-only", "newPassword": "practice-only"}
        email = {"email": "accountant@example.org", "password": "practice-only"}
        settings = recorder.call(client, "GET", "/api/account/settings")
        for path in ("/api/account/sessions", "/api/account/export", "/api/account/settings", "/api/account/email"):
            recorder.call(client, "GET", path)
            recorder.call(stranger, "GET", path)
        site.client().sign_in("accountant")
        sessions = recorder.call(client, "GET", "/api/account/sessions")
        other = next(session["id"] for session in sessions if not session["isCurrent"])
        for path, good in (("/api/account/password", password), ("/api/account/settings/change", settings),
                           ("/api/account/sessions/end", {"id": other}), ("/api/account/email/change", email),
                           ("/api/account/delete", {"password": "practice-only"})):
            recorder.call(stranger, "POST", path, good)
            recorder.call(client, "POST", path, {})
            recorder.call(client, "POST", path, good, **evil)
            self.too_large(recorder, path)
        recorder.call(client, "POST", "/api/account/sessions/end", {"id": "x"})
        recorder.call(client, "POST", "/api/account/sessions/end", {"id": other})
        recorder.call(client, "POST", "/api/account/settings/change", settings)
        recorder.call(client, "POST", "/api/account/email/change", {**email, "email": "doc@example.org"})
        for _ in range(4):
            recorder.call(client, "POST", "/api/account/email/change", email)
        recorder.call(client, "GET", "/api/account/email")
        others = "/api/account/sessions/end-others"
        recorder.call(stranger, "POST", others)
        recorder.call(client, "POST", others, **evil)
        recorder.call(client, "POST", others)
        recorder.call(client, "POST", "/api/account/password", password)
        recorder.call(client, "POST", "/api/account/delete", {"password": "practice-only"})
        guesser = site.player("guesser")
        for path, wrong in (("/api/account/password", {**password, "currentPassword": "wrong-one"}),
                            ("/api/account/delete", {"password": "wrong-one"})):
            for _ in range(11):
                recorder.call(guesser, "POST", path, wrong)

    def bets(self, recorder):
        path = "/api/place-bet"
        pick = next(picks(player.games()[-1]))
        good = {"gameId": pick.game, "betType": pick.market, "betAmount": 10, "odds": pick.odds,
                "prediction": pick.label, "potentialWinnings": pick.profit(10)}
        recorder.call(site.client(), "POST", path, good)
        recorder.call(player, "POST", path, good, **{"Idempotency-Key": "one"})
        recorder.call(player, "POST", path, good, **{"Idempotency-Key": "one"})
        recorder.call(player, "POST", path, {**good, "betAmount": 11, "potentialWinnings": pick.profit(11)},
                      **{"Idempotency-Key": "one"})
        recorder.call(player, "POST", path, {**good, "odds": pick.odds + (1 if pick.odds > 0 else -1)})
        recorder.call(player, "POST", path, {**good, "betAmount": 5000, "potentialWinnings": pick.profit(5000)})
        recorder.call(player, "POST", path, {**good, "gameId": "0" * 16})
        recorder.call(player, "POST", path, {})
        recorder.call(player, "POST", path, good, Origin="http://evil.example")
        self.too_large(recorder, path)

    def slips(self, recorder):
        path = "/api/bets/slip"
        game = next(game for game in player.games()[::-1] if all(game["odds"].values()))
        pick, *_, other = picks(game)
        good = {"items": [pick.item(10), other.item(10)]}
        recorder.call(site.client(), "POST", path, good)
        recorder.call(player, "POST", path, good, Origin="http://evil.example")
        key = {"Idempotency-Key": "slip"}
        for body in (good, {"items": [pick.item(10)]}):
            recorder.call(player, "POST", path, body, **key)
        moved = {**pick.item(10), "odds": pick.odds + (1 if pick.odds > 0 else -1)}
        nowhere = {**pick.item(10), "gameId": "0" * 16}
        for items in ([moved, moved], [nowhere], [pick.item(5000)], []):
            recorder.call(player, "POST", path, {"items": items})
        legs = [pick.item(), other.item()]
        recorder.call(player, "POST", path, {"items": legs, "parlay": parlay_of([pick, other], 10)})
        condition = {"condition": {"type": "if_time", "team": "home", "time": "halftime"}}
        recorder.call(player, "POST", path, {"items": [pick.item(10) | condition]})
        self.too_large(recorder, path)

    def life(self, recorder):
        """A player's activity beside betting, and the own records."""
        stranger = site.client()
        limits = {"maxStake": 500, "maxBetsPerDay": None, "maxLossPerWeek": None, "realityCheckMinutes": 30,
                  "coolOffDays": None}
        quiz = {"answers": [1, 1, 2, 0, 3]}
        pending = bet_on(player, player.games()[::-1], 5)[2].json()["bet"]["id"]
        hunch = {"sport": "nba", "direction": "better", "bets": 30}
        for path, good, *bad in (
            ("/api/quiz/submit", quiz, quiz, {}),
            ("/api/user/earn-xp", {"xp": 3}, {"xp": 4}),
            ("/api/learn/read", {"guideId": "odds-formats"}, {"guideId": "x"}),
            ("/api/limits/change", limits, {}),
            ("/api/membership/upgrade", {"tierId": "basic"}, {"tierId": "basic"}, {"tierId": "x"}),
            ("/api/bets/post-mortem", {"betId": pending}, {"betId": "1"}, {}),
            ("/api/insight/hunches", hunch, hunch, {"direction": "better", "bets": 30}),
            ("/api/insight/hunches/give-up", {"hunchId": "999999999"}, {}),
            ("/api/bets/note", {"betId": pending, "text": "A reason"}, {"betId": "1", "text": "x"}, {}),
        ):
            recorder.call(stranger, "POST", path, good)
            recorder.call(player, "POST", path, good, Origin="http://evil.example")
            for body in (good, *bad):
                recorder.call(player, "POST", path, body)
            self.too_large(recorder, path)
        for minutes in range(31, 52):
            recorder.call(player, "POST", "/api/limits/change", limits | {"realityCheckMinutes": minutes})
        reset = "/api/bankroll/reset"
        recorder.call(stranger, "POST", reset)
        recorder.call(player, "POST", reset, Origin="http://evil.example")
        recorder.call(player, "POST", reset)
        recorder.call(stranger, "GET", "/api/stream")
        recorder.call(player, "GET", "/api/stream", **{"Last-Event-ID": "x"})
        for path in ("/api/learn", "/api/limits", "/api/bets/summary", "/api/bets/csv", "/api/statement",
                     "/api/bankroll", *(f"/api/insight/{call}" for call in ("estimates", "hunches", "progress", "progress/csv"))):
            recorder.call(stranger, "GET", path)
            recorder.call(player, "GET", path)
            recorder.call(player, "GET", path + "?surprise=1")
        stated, = player.call("GET", "/api/insight/hunches").json()["hunches"]
        recorder.call(player, "POST", "/api/insight/hunches/give-up", {"hunchId": stated["id"]})

    def habit(self, recorder):
        """The daily loop."""
        stranger = site.client()
        today = recorder.call(player, "GET", "/api/habit/today?timeZone=Europe/Berlin")
        asked = [{name: question[name] for name in ("gameId", "market", "side", "line")}
                 | {"chance": 62, "marketShown": False} for question in today["others"]]
        for estimate in asked:
            recorder.call(player, "POST", "/api/habit/estimate", estimate)
        more = {name: value for name, value in asked[0].items() if name != "gameId"}
        given = {estimate["gameId"] for estimate in asked} | {(today["daily"] or asked[0])["gameId"]}
        for game in player.games():
            if game["id"] not in given and game["odds"]["moneyline"]:
                recorder.call(player, "POST", "/api/habit/estimate",
                              more | {"gameId": game["id"], "market": "moneyline", "side": "home", "line": 0})
                break
        review = {"guideId": "value-betting", "check": 1, "right": True}
        for path, good, *bad in (
            ("/api/habit/estimate", asked[0], {}, asked[0] | {"gameId": "0" * 16}, asked[0] | {"market": "prop"}),
            ("/api/habit/review", review, {}, review | {"guideId": "arbitrage"}),
            ("/api/habit/pause", {"days": 60}, {"days": 61}),
            ("/api/habit/hide-run", {"isHidden": False}, {}),
        ):
            recorder.call(stranger, "POST", path, good)
            recorder.call(player, "POST", path, good, Origin="http://evil.example")
            for body in (good, good, *bad):
                recorder.call(player, "POST", path, body)
            self.too_large(recorder, path)
        self.without_body(recorder, "/api/habit/resume")
        for call in ("today", "return", "week"):
            recorder.call(player, "GET", f"/api/habit/{call}")
            recorder.call(stranger, "GET", f"/api/habit/{call}")
            recorder.call(player, "GET", f"/api/habit/{call}?surprise=1")

    def without_body(self, recorder, path):
        recorder.call(site.client(), "POST", path)
        recorder.call(player, "POST", path, Origin="http://evil.example")
        for body in (None, {"id": 1}):
            recorder.call(player, "POST", path, body)

    def wizard(self, recorder):
        stranger = site.client()
        one = {"Idempotency-Key": "one"}
        wait_for(lambda: player.call("POST", "/api/wizard/chat", {"message": "What is a spread?"}, **one).status == 200,
                 "the Wizard")
        recorder.call(player, "POST", "/api/wizard/chat", {"message": "What is a spread?"}, **one)
        recorder.call(player, "POST", "/api/wizard/chat", {"message": "What is a total?"}, **one)
        game = player.games()[-1]
        advised = recorder.call(player, "POST", "/api/wizard/chat", {"message": f"{game['homeTeam']['name']}, moneyline?"})
        self.assertIsNotNone(advised["advice"], advised)
        recorder.call(player, "POST", "/api/wizard/save", {"id": advised["id"]})
        recorder.call(player, "GET", "/api/wizard/saved")
        recorder.call(player, "POST", "/api/wizard/unsave", {"id": advised["id"]})
        for path, good in (("/api/wizard/chat", {"message": "What is a spread?"}), ("/api/wizard/save", {"id": 1}),
                           ("/api/wizard/unsave", {"id": 1})):
            recorder.call(stranger, "POST", path, good)
            recorder.call(player, "POST", path, good, Origin="http://evil.example")
            recorder.call(player, "POST", path, {})
            self.too_large(recorder, path)
        for path in ("/api/wizard/save", "/api/wizard/unsave"):
            recorder.call(player, "POST", path, {"id": 1})
        self.without_body(recorder, "/api/wizard/clear")
        for path in ("/api/wizard/conversation", "/api/wizard/saved", "/api/wizard/record"):
            for client in (stranger, player):
                recorder.call(client, "GET", path)
            recorder.call(player, "GET", path + "?surprise=1")

    def seasons(self, recorder):
        """Past seasons: each is one game."""
        import_seasons(site.data, [GAME.replace("2023", str(year)) for year in (2021, 2022, 2023)])
        stranger = site.client()
        for query in ("", "?x=1"):
            recorder.call(stranger, "GET", f"/api/time-machine{query}")
        for path, asked in (("/api/time-machine/begin", (2021, 2021, 1999, "x", 2022, 2023)),
                            ("/api/time-machine/stop", (2021, 2021, 1999, "x"))):
            recorder.call(stranger, "POST", path, {"sport": "nfl", "season": 2021})
            recorder.call(player, "POST", path, {"sport": "nfl", "season": 2021}, Origin="http://evil.example")
            for season in asked:
                recorder.call(player, "POST", path, {"sport": "nfl", "season": season})
            self.too_large(recorder, path)
        recorder.call(stranger, "GET", "/api/betting/upcoming-games?replays=true")

    def reads(self, recorder):
        stranger = site.client()
        for path in ("/api/betting/upcoming-games", "/api/betting/upcoming-games?sport=nba&count=10",
                     "/api/betting/upcoming-games?sport=x", "/api/dashboard/data", "/api/dashboard/data?x=1",
                     "/api/leaderboard?period=week&category=winRate", "/api/leaderboard", "/api/clock", "/api/status/feeds",
                     "/healthz", "/readyz", "/api/bets"):
            recorder.call(stranger, "GET", path)
        for path in ("schedule", "boxscores"):
            for league in ("nhl", "mlb", "nba"):
                for query in ("?date=2026-01-02", "", "?date=x"):
                    recorder.call(player, "GET", f"/api/sports/{league}/{path}{query}")
            recorder.call(stranger, "GET", f"/api/sports/nba/{path}?date=2026-01-02")
        for path in ("views", "nhl/standings", "nhl/rosters", "mlb/rosters", "mlb/standings", "mlb/standings?x=1",
                     "nba/standings", "nba/standings?x=1"):
            recorder.call(player, "GET", f"/api/sports/{path}")
        recorder.call(stranger, "GET", "/api/sports/nba/standings")
        self.games(recorder, stranger)
        for sport in ("nba", "mlb"):
            game = stranger.games(sport=sport)[-1]["id"]
            recorder.call(stranger, "GET", f"/api/betting/props?gameId={game}")
        for query in ("", "?gameId=x", "?gameId=0000000000000000"):
            recorder.call(stranger, "GET", f"/api/betting/props{query}")
        future = stranger.games()[-1]["id"]
        for path in ("/api/betting/upcoming-games?live=true", "/api/betting/upcoming-games?live=x",
                     f"/api/betting/live?gameId={future}", "/api/betting/live?gameId=0000000000000000",
                     "/api/betting/live"):
            recorder.call(stranger, "GET", path)
        for period in ("week", "month", "alltime"):
            for category in ("winRate", "balance", "level"):
                recorder.call(player, "GET", f"/api/leaderboard?period={period}&category={category}")
        for path in ("/api/bets", "/api/bets?limit=1&status=pending", "/api/bets?limit=x", "/api/dashboard/data"):
            recorder.call(player, "GET", path)
        self.assertFalse(recorder.call(player, "GET", "/api/dashboard/data")["isDemo"])
        demo = recorder.call(stranger, "GET", "/api/dashboard/data")
        self.assertEqual((demo["isDemo"], demo["virtualBalance"]), (True, 10000))

    def games(self, recorder, stranger):
        for game in ("0000000000000000", "x", stranger.games(sport="nhl")[-1]["id"]):
            recorder.call(player, "GET", f"/api/sports/nhl/game?id={game}")
            answer = player.call("GET", f"/api/sports/nhl/game/{game}")
            recorder.check("GET", "/api/sports/nhl/game/{id}", answer.status, answer.headers, answer.body)

    def other_than_json(self, recorder):
        for path, operations in DOCUMENT["paths"].items():
            if "post" in operations:
                with Wire(site.port) as wire:
                    head = f"POST {path} HTTP/1.1\r\n{HOST}Content-Type: text/plain\r\nContent-Length: 2\r\n\r\n"
                    status, headers, sentence = wire.send(head + "{}").answer()
                self.assertEqual((status, sentence),
                                 (415, "The body must be JSON, sent with Content-Type: application/json"))
                recorder.check("POST", path, status, {"Content-Type": headers["content-type"]}, sentence.encode())

    def too_large(self, recorder, path):
        with Wire(site.port) as wire:
            head = f"POST {path} HTTP/1.1\r\n{HOST}Content-Length: {len(TOO_LARGE)}\r\n\r\n"
            status, headers, body = wire.send(head + TOO_LARGE).answer()
            recorder.check("POST", path, status, {"Content-Type": headers["content-type"]}, body.encode())

    def test_settled_bets_fit_the_document_as_well(self):
        fast = Site("--clock-speed", "600")
        try:
            client = fast.player("settled")
            for _ in range(3):
                bet_on(client, client.games()[1:], 10)
            wait_for(lambda: any(bet["settledAt"] for bet in client.bets()), "a settlement")
            recorder = Recorder()
            recorder.call(client, "GET", "/api/bets?limit=100")
            over = next(bet["gameId"] for bet in client.bets() if bet["settledAt"])
            answer = client.call("GET", f"/api/betting/props?gameId={over}").expect(409)
            recorder.check("GET", "/api/betting/props", answer.status, answer.headers, answer.body)
            settled = next(bet for bet in client.bets() if bet["settledAt"])
            self.assertEqual(settled["score"].keys(), {"home", "away"})
            figures = recorder.call(client, "POST", "/api/bets/post-mortem", {"betId": settled["id"]})
            self.assertEqual(figures["awarded"], 5)
            profit = settled["payout"] - settled["betAmount"]
            self.assertAlmostEqual(figures["expectedProfit"] + figures["luck"], profit, places=4)
            again = recorder.call(client, "POST", "/api/bets/post-mortem", {"betId": settled["id"]})
            self.assertEqual(again, {**figures, "awarded": 0})
            recorder.call(client, "GET", "/api/statement")
            recorder.call(client, "GET", "/api/bankroll")
            recorder.call(client, "GET", "/api/dashboard/data")
            for category in ("balance", "level"):
                path = f"/api/leaderboard?period=alltime&category={category}"
                wait_for(lambda path=path: client.call("GET", path).json(), "the leaderboard")
                board = recorder.call(client, "GET", path)
                self.assertEqual([entry["username"] for entry in board], ["settled"])
        finally:
            fast.stop()


if __name__ == "__main__":
    unittest.main()
