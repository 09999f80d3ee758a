#!/usr/bin/python3
"""schemas/openapi.yaml against real answers: each documented status is provoked, each body validated, and nothing
answers what is not documented. (The route table against the document: routes_test.cpp.)"""

import unittest

from activity_calls import record_habit, record_life
from assignment_calls import record_assignments
from audit_calls import record_audit
from class_calls import record_classes
from class_season_calls import record_class_season
from document import DOCUMENT
from past_seasons import GAME, import_seasons
from person_calls import record_person
from site_recorder import SiteRecorder
from support import HOST, Site, Wire, bet_on, chalkline, parlay_of, picks, wait_for

# Documented, and provoked elsewhere or only by failures: a full queue, read models that lag, a stranger's address.
NOT_PROVOKED = {"503", ("/api/wizard/conversation", "401"), ("/log/checkpoint.witnessed", "200"),
                *((f"/api/{call}", "200") for call in ("bankroll/reset", "bets/post-mortem", "stream", "betting/live")),
                *((f"/api/{call}", "409") for call in ("betting/props", "classes/open", "classes/educators", "habit/review")),
                *((f"/api/{call}", "429") for call in ("auth/register auth/login auth/logout auth/verify-email "
                    "auth/check-reset auth/reset-password account/export account/sessions/end account/sessions/end-others "
                    "account/settings/change bets/batch bets/csv bets/note statement time-machine/stop classes/open classes/alias "
                    "classes/members/{id} habit/today habit/return habit/week habit/review habit/hide-run insight/estimates "
                    "insight/hunches insight/progress insight/progress/csv wizard/chat wizard/clear wizard/save wizard/unsave "
                    "wizard/saved classes/admit classes/educators classes/stop-teaching classes/slips classes/agree "
                     "classes/assignments/{id} classes/own-assignments/{id} classes/assignments/set "
                     "classes/assignments/withdraw classes/assignments/regrade "
                     "classes/roster/preview classes/roster/apply classes/roster/remove classes/invitations "
                     "classes/leave classes/consent classes/season/{id} classes/season/stop classes/notes "
                     "classes/help classes/help/seen classes/records/{id} classes/record-bets/{id} "
                     "classes/board/show classes/board/stay-off audit/health audit/events "
                     "audit/events/{position} audit/statement/{account} audit/bets/{bet} audit/export audit/manifest").split()),
                *((f"/api/sports/{league}/{view}", "404") for league in ("mlb", "nba")
                  for view in ("schedule", "boxscores", "standings"))}


def setUpModule():
    global site, player
    site = Site("--league-views")
    player = site.player("contract")


def tearDownModule():
    site.stop()


class Contract(unittest.TestCase):
    def test_every_documented_answer_is_given_as_documented(self):
        recorder = SiteRecorder(site)
        record_person(recorder, site, player)
        self.bets(recorder)
        self.slips(recorder)
        self.batches(recorder)
        record_life(recorder, site, player)
        record_habit(recorder, site, player)
        record_classes(recorder, site)
        record_assignments(recorder, site)
        self.wizard(recorder)
        self.seasons(recorder)
        self.reads(recorder)
        self.transparency(recorder)
        self.proofs(recorder)
        record_audit(recorder, site, player)
        self.other_than_json(recorder)
        documented = {
            (path, method, status)
            for path, operations in DOCUMENT["paths"].items()
            for method, operation in operations.items()
            for status in operation["responses"]
            if status not in NOT_PROVOKED and (path, status) not in NOT_PROVOKED
        }
        self.assertEqual(documented - recorder.seen, set(), "documented and never answered")

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
        recorder.too_large(path)

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
        recorder.too_large(path)

    def batches(self, recorder):
        path = "/api/bets/batch"
        game = next(game for game in player.games()[::-1] if all(game["odds"].values()))
        pick, *_, other = picks(game)
        moved = {**pick.item(10), "odds": pick.odds + (1 if pick.odds > 0 else -1)}
        slips = [[pick.item(10), other.item(10)], [moved], [{**pick.item(10), "gameId": "0" * 16}], [pick.item(5000)]]
        good = {"slips": [{"items": items} for items in slips]}
        recorder.call(site.client(), "POST", path, good)
        recorder.call(player, "POST", path, good, Origin="http://evil.example")
        for _ in range(2):
            recorder.call(player, "POST", path, good, **{"Idempotency-Key": "batch"})
        recorder.call(player, "POST", path, {"slips": [{"items": [moved]}]})
        recorder.call(player, "POST", path, {"slips": []})
        recorder.call(player, "POST", path + "?purse=x", good)
        recorder.call(player, "POST", path + f"?purse={'0' * 32}", good)
        recorder.too_large(path)

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
            recorder.too_large(path)
        for path in ("/api/wizard/save", "/api/wizard/unsave"):
            recorder.call(player, "POST", path, {"id": 1})
        recorder.without_body(player, "/api/wizard/clear")
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
            recorder.too_large(path)
        listed = player.call("GET", "/api/time-machine").json()["seasons"]
        run = next(season["run"]["name"] for season in listed if season["run"])
        for client in (stranger, player):
            for query in (f"?name={run}", "?name=x", "", "?x=1"):
                recorder.call(client, "GET", f"/api/time-machine/run{query}")
        recorder.call(stranger, "GET", "/api/betting/upcoming-games?replays=true")
        record_class_season(recorder, site)

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
        for path in ("views", "teams", "teams?x=1", "nhl/standings", "nhl/rosters", "mlb/rosters", "mlb/standings",
                     "mlb/standings?x=1", "nba/standings", "nba/standings?x=1"):
            recorder.call(player, "GET", f"/api/sports/{path}")
        recorder.call(stranger, "GET", "/api/sports/nba/standings")
        for query in ("?sport=nhl&code=TBL", "?sport=mlb&code=BOS", "?sport=nba&code=BOS", "?sport=nfl&code=KC",
                      "?sport=nhl&code=ZZZ", "", "?sport=x&code=BOS"):
            recorder.call(stranger, "GET", f"/api/sports/team{query}")
        self.games(recorder, stranger)
        for sport in ("nba", "mlb"):
            game = stranger.games(sport=sport)[-1]["id"]
            recorder.call(stranger, "GET", f"/api/betting/props?gameId={game}")
        for query in ("", "?gameId=x", "?gameId=0000000000000000"):
            recorder.call(stranger, "GET", f"/api/betting/props{query}")
        future = stranger.games()[-1]["id"]
        for path in ("/api/betting/upcoming-games?live=true", "/api/betting/upcoming-games?live=x",
                     f"/api/betting/live?gameId={future}", "/api/betting/live?gameId=0000000000000000",
                     "/api/betting/live?gameId=x"):
            recorder.call(stranger, "GET", path)
        for period in ("week", "month", "alltime"):
            for category in ("winRate", "balance", "level", "closingLine"):
                recorder.call(player, "GET", f"/api/leaderboard?period={period}&category={category}")
        for path in ("/api/bets", "/api/bets?limit=1&status=pending", "/api/bets?limit=x", "/api/dashboard/data"):
            recorder.call(player, "GET", path)
        self.assertFalse(recorder.call(player, "GET", "/api/dashboard/data")["isDemo"])
        demo = recorder.call(stranger, "GET", "/api/dashboard/data")
        self.assertEqual((demo["isDemo"], demo["virtualBalance"]), (True, 10000))

    def proofs(self, recorder):
        stranger, bet = site.client(), next(player.bets())["id"]
        for query in ("", "?x=1"):
            recorder.call(stranger, "GET", f"/api/proof{query}")
        for client, kind, name, values in ((player, "receipt", "bet", (bet, "x", 0)), (stranger, "receipt", "bet", (bet,)),
                                           (player, "record", "position", (bet, "x", 0)), (stranger, "record", "position", (bet,)),
                                           (stranger, "consistency", "old}/{new", ("0/0", "1/x", f"0/{10**18}"))):
            for value in values:
                answer = client.call("GET", f"/api/proof/{kind}/{value}")
                recorder.check("GET", f"/api/proof/{kind}/{{{name}}}", answer.status, answer.headers, answer.body)

    def games(self, recorder, stranger):
        for game in ("0000000000000000", "x", stranger.games(sport="nhl")[-1]["id"]):
            recorder.call(player, "GET", f"/api/sports/nhl/game?id={game}")
            answer = player.call("GET", f"/api/sports/nhl/game/{game}")
            recorder.check("GET", "/api/sports/nhl/game/{id}", answer.status, answer.headers, answer.body)

    def transparency(self, recorder):
        auditor = site.player("contract-auditor")
        chalkline.run("user", "grant", "contract-auditor", "auditor", data=site.data)
        stranger = site.client()
        wait_for(lambda: auditor.call("GET", "/log/tile/entries/000.p/1").status == 200, "the role and a checkpoint")
        recorder.call(stranger, "GET", "/log/checkpoint")
        recorder.call(stranger, "GET", "/log/checkpoint.witnessed")
        recorder.call(stranger, "GET", "/log/keys")
        for client, kind, paths in ((stranger, "", ("0/000.p/1", "0/0", "0/999")),
                                    (auditor, "entries/", ("000.p/1", "0", "999")),
                                    (stranger, "entries/", ("000.p/1",)), (player, "entries/", ("000.p/1",))):
            for path in paths:
                answer = client.call("GET", f"/log/tile/{kind}{path}")
                recorder.check("GET", f"/log/tile/{kind}{{path}}", answer.status, answer.headers, answer.body)

    def other_than_json(self, recorder):
        for path, operations in DOCUMENT["paths"].items():
            if "post" in operations:
                with Wire(site.port) as wire:
                    head = f"POST {path} HTTP/1.1\r\n{HOST}Content-Type: text/plain\r\nContent-Length: 2\r\n\r\n"
                    status, headers, sentence = wire.send(head + "{}").answer()
                self.assertEqual((status, sentence),
                                 (415, "The body must be JSON, sent with Content-Type: application/json"))
                recorder.check("POST", path, status, {"Content-Type": headers["content-type"]}, sentence.encode())

    def test_settled_bets_fit_the_document_as_well(self):
        fast = Site("--clock-speed", "600")
        try:
            client = fast.player("settled")
            for _ in range(3):
                bet_on(client, client.games()[1:], 10)
            wait_for(lambda: any(bet["settledAt"] for bet in client.bets()), "a settlement")
            recorder = SiteRecorder(fast)
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
