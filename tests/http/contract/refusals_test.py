#!/usr/bin/python3
"""Whatever is wrong with a request gets the right 4xx with one plain sentence, and nothing is written."""

import json
import unittest

from support import HOST, JSON, Site, Wire, picks, wait_for

BET = "/api/place-bet"


def setUpModule():
    global site, player, game, pick
    site = Site()
    player = site.player("bettor")
    game = player.games()[-1]
    pick = next(picks(game))


def tearDownModule():
    site.stop()


def body(**changes):
    whole = {
        "gameId": pick.game,
        "betType": pick.market,
        "betAmount": 100,
        "odds": pick.odds,
        "prediction": pick.label,
        "potentialWinnings": pick.profit(100),
    }
    whole.update(changes)
    return {name: value for name, value in whole.items() if value is not ...}


def written():
    """The account's own picture of the ledger: the feed writes on meanwhile, a refused call must not."""
    own = player.call("GET", "/api/bets").expect(200).json()["bets"]
    me = player.call("GET", "/api/auth/me").expect(200).json()
    return own, me["virtualBalance"], me["xp"], site.metric("chalkline_bets_placed_total")


class Refusals(unittest.TestCase):
    def setUp(self):
        self.before = written()

    def tearDown(self):
        self.assertEqual(written(), self.before)

    def refuse(self, status, request, sentence=None, **headers):
        answer = player.call("POST", BET, request, **headers)
        self.assertEqual(answer.status, status, answer.body)
        self.assertTrue(answer.headers["Content-Type"].startswith("text/plain"))
        self.assertIsNone(answer.headers["X-Position"])
        text = answer.body.decode()
        self.assertNotIn("\n", text)
        if sentence:
            self.assertEqual(text, sentence)

    def raw(self, data):
        with Wire(site.port) as wire:
            payload = data if isinstance(data, bytes) else data.encode()
            head = f"POST {BET} HTTP/1.1\r\n{HOST}{JSON}Cookie: {player.cookie}\r\nContent-Length: {len(payload)}\r\n\r\n"
            return wire.send(head.encode() + payload).answer()[::2]

    def test_the_bet_itself_would_be_fine(self):
        """Otherwise the tests below would prove nothing: a hundred coins less, and an answer that says so."""
        other = site.player("fine")
        answer = other.call("POST", BET, body()).expect(201).json()
        self.assertEqual(answer["userBalance"], 900)
        self.before = (*self.before[:3], self.before[3] + 1)

    def test_bad_json(self):
        whole = json.dumps(body())
        for data in (whole[:-1], whole + "x", whole.replace('"', "'"), "", "[]", "null", "\x00", whole + whole,
                     whole.replace("100", "NaN"), whole.replace("100", "Infinity"), whole.replace("100", "0x64"),
                     whole.encode().replace(pick.label.encode(), b"\xff\xfe"), "[" * 60_000, '{"a":' * 10_000):
            with self.subTest(data=data[:60]):
                status, text = self.raw(data)
                self.assertEqual(status, 400)
                self.assertNotIn("\n", text)

    def test_missing_fields(self):
        for name in body():
            with self.subTest(name=name):
                self.refuse(400, body(**{name: ...}), f"{name} is missing")

    def test_wrong_types(self):
        for name, value in (("gameId", 7), ("betType", None), ("prediction", ["x"]), ("prediction", {}),
                            ("betAmount", "100"), ("betAmount", 100.0), ("betAmount", True), ("odds", "-110"),
                            ("odds", None), ("potentialWinnings", 1.5), ("potentialWinnings", [])):
            with self.subTest(name=name, value=value):
                self.refuse(400, body(**{name: value}))

    def test_unknown_and_repeated_fields(self):
        self.refuse(400, body(userId=1000), "The field userId is not known")
        status, text = self.raw(json.dumps(body()).replace("{", '{"betAmount": 1, ', 1))
        self.assertEqual((status, text), (400, "The field betAmount appears twice"))

    def test_overlong_names(self):
        self.refuse(400, body(prediction="x" * 201), "prediction must have at most 200 characters")
        self.refuse(400, body(gameId="0" * 5000))
        self.refuse(400, {"k" * 5000: 1}, "The name of a field is too long")

    def test_negative_zero_and_huge_amounts(self):
        sentence = "betAmount must be a whole number from 1 to 1000000"
        for amount in (0, -1, -100, 1_000_001, 2**31, 2**53, 2**63, -(2**63), 2**64, 10**30):
            with self.subTest(amount=amount):
                self.refuse(400, body(betAmount=amount), sentence)

    def test_more_than_one_has(self):
        self.refuse(422, body(betAmount=1001, potentialWinnings=pick.profit(1001)),
                    "You don't have enough virtual coins for this bet")

    def test_impossible_odds(self):
        for odds in (0, 99, -99, 1):
            with self.subTest(odds=odds):
                self.refuse(400, body(odds=odds), "odds must be American: at most -100 or at least 100")

    def test_unknown_games(self):
        self.refuse(404, body(gameId="0" * 16), "That game is not on offer")
        self.refuse(400, body(gameId="nonsense"), "gameId must be 16 hexadecimal digits")

    def test_labels_that_are_not_quoted(self):
        for label in ("", "Nobody", pick.label.lower(), pick.label + " ", "Over 1.5"):
            with self.subTest(label=label):
                self.refuse(400, body(prediction=label), "prediction is none of the labels quoted for this game")

    def test_stale_odds_bring_the_new_quote(self):
        stale = pick.odds + 1 if pick.odds > 0 else pick.odds - 1
        answer = player.call("POST", BET, body(odds=stale)).expect(409)
        self.assertEqual(answer.json()["message"], "Odds have changed")
        self.assertEqual(answer.json()["game"]["id"], pick.game)

    def test_winnings_that_are_not_ours(self):
        right = pick.profit(100)
        self.refuse(400, body(potentialWinnings=right + 1), f"potentialWinnings must be {right}")

    def test_another_site(self):
        for headers in ({"Origin": "http://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"},
                        {"Origin": f"http://127.0.0.1:{site.port + 1}"}):
            with self.subTest(headers=headers):
                self.refuse(403, body(), "This request comes from another site", **headers)

    def test_nobody(self):
        answer = site.client().call("POST", BET, body())
        self.assertEqual((answer.status, answer.body), (401, b"You are not signed in"))

    def test_idempotency_keys(self):
        for key in ("x" * 65, "a b", "\xe9"):
            with self.subTest(key=key):
                self.refuse(400, body(), "Idempotency-Key must be 1 to 64 printable characters",
                            **{"Idempotency-Key": key})

    def test_reads_are_as_strict(self):
        for path, sentence in (
            ("/api/betting/upcoming-games?sport=cricket", "Unknown sport"),
            ("/api/betting/upcoming-games?count=0", "count must be a whole number from 1 to 500"),
            ("/api/betting/upcoming-games?sort=x", "The parameter sort is not known"),
            ("/api/bets?status=lucky", "Unknown status"),
            ("/api/bets?sport=", "Unknown sport"),
            ("/api/bets?betType=exotic", "Unknown betType"),
            ("/api/bets?conditional=maybe", "conditional must be true or false"),
            ("/api/bets?limit=101", "limit must be a whole number from 1 to 100"),
            ("/api/bets?cursor=-1", "cursor must be the nextCursor of another page"),
            ("/api/leaderboard", "period must be week, month or alltime"),
            ("/api/leaderboard?period=week&category=luck", "category must be winRate, balance, level or closingLine"),
            ("/api/leaderboard?period=week&period=week", "The parameter period appears twice"),
            ("/api/dashboard/data?user=1", "The parameter user is not known"),
        ):
            with self.subTest(path=path):
                answer = player.call("GET", path)
                self.assertEqual((answer.status, answer.body.decode()), (400, sentence))
        for position, sentence in (("x", "X-At-Least must be a position of the ledger"),
                                   ("9" * 18, "X-At-Least is beyond the end of the ledger")):
            answer = site.client().call("GET", "/api/dashboard/data", **{"X-At-Least": position})
            self.assertEqual((answer.status, answer.body.decode()), (400, sentence))

    def test_calls_that_do_not_exist(self):
        answer = player.call("GET", "/api/nothing")
        self.assertEqual((answer.status, answer.body), (404, b"There is no such call"))


class ClosedGames(unittest.TestCase):
    def test_a_game_that_has_started_takes_no_bet(self):
        fast = Site("--clock-speed", "240")
        try:
            client = fast.player("late")
            first = client.games()[0]
            late = next(picks(first))
            wait_for(lambda: first["id"] not in {game["id"] for game in client.games()}, "the first game's start")
            before = client.call("GET", "/api/bets").json()
            answer = client.place(late, 100)
            self.assertEqual((answer.status, answer.body), (409, b"Betting on this game has closed"))
            self.assertEqual(client.call("GET", "/api/bets").json(), before)
        finally:
            fast.stop()


if __name__ == "__main__":
    unittest.main()
