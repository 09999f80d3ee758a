#!/usr/bin/python3
"""A slip over HTTP: singles and parlays and conditionals, all of it or nothing, repeated safely."""

import datetime
import unittest

from support import Site, parlay_of, picks, prop_item, prop_pick, wait_for


def setUpModule():
    global site
    site = Site("--clock-speed", "0.001")  # no line moves while the tests run


def tearDownModule():
    site.stop()


def far_games(client, count, sport="nba"):
    """The last games on offer, which start long after the test, each with every market."""
    games = [game for game in client.games(sport=sport) if all(game["odds"].values())]
    return games[-count:]


def pick_of(game, market, side):
    return next(pick for pick in picks(game) if (pick.market, pick.side) == (market, side))


def live_games(client):
    """Games under way on whose winner bets are taken."""
    return [game for game in client.games(live="true") if game["status"] == "live" and game["odds"]["moneyline"]]


def other_odds(odds):
    """American odds that are not these, and pay another profit."""
    return odds + 100 if odds > 0 else odds - 100


class Slips(unittest.TestCase):
    def balance(self, client):
        return client.call("GET", "/api/auth/me").expect(200).json()["virtualBalance"]

    def test_every_single_of_a_slip_is_a_bet_and_the_answer_names_them_in_its_order(self):
        client = site.player("manybets")
        slip = [pick for game in far_games(client, 2) for pick in picks(game)]
        answer = client.place_slip([pick.item(10 + n) for n, pick in enumerate(slip)])
        stakes = [10 + n for n in range(len(slip))]
        self.assertEqual(answer.expect(201).json()["userBalance"], 1000 - sum(stakes))
        bets = client.placed(answer)
        self.assertEqual([bet["betAmount"] for bet in bets], stakes)
        self.assertEqual([bet["prediction"] for bet in bets], [pick.label for pick in slip])
        self.assertEqual(list(client.bets()), bets[::-1])

    def test_a_parlay_is_one_bet_with_its_legs(self):
        client = site.player("parlayer")
        legs = [pick_of(game, "moneyline", "home") for game in far_games(client, 3)]
        answer = client.place_parlay(legs, 50)
        self.assertEqual(answer.expect(201).json()["userBalance"], 950)
        bet, = client.placed(answer)
        self.assertEqual((bet["betType"], bet["eventName"], bet["status"]), ("parlay", "Parlay of 3", "pending"))
        self.assertEqual(bet["prediction"], ", ".join(leg.label for leg in legs))
        self.assertEqual([(leg["prediction"], leg["odds"], leg["status"]) for leg in bet["legs"]],
                         [(leg.label, leg.odds, "pending") for leg in legs])
        self.assertEqual(list(client.bets()), [bet])
        filtered = client.call("GET", "/api/bets?betType=parlay&sport=nba").expect(200).json()["bets"]
        self.assertEqual(filtered, [bet])
        last = legs[-1].label.split()[-1]
        self.assertEqual(client.call("GET", f"/api/bets?search={last}").expect(200).json()["bets"], [bet])
        self.assertEqual(client.call("GET", "/api/bets?betType=moneyline").expect(200).json()["bets"], [])

    def test_the_statement_names_each_bet_with_its_game(self):
        client = site.player("named")
        game, *others = far_games(client, 3)
        legs = [pick_of(game, "moneyline", "home") for game in others]
        single = client.placed(client.place_slip([pick_of(game, "spread", "away").item(10)]))[0]
        parlay = client.placed(client.place_parlay(legs, 10))[0]
        entries = client.call("GET", "/api/statement").expect(200).json()["entries"]
        self.assertEqual([entry["bet"] and (entry["bet"]["id"], entry["bet"]["prediction"], entry["bet"]["eventName"])
                          for entry in entries],
                         [(parlay["id"], ", ".join(leg.label for leg in legs), "Parlay of 2"),
                          (single["id"], single["prediction"], single["eventName"]),
                          None])

    def test_a_retry_gets_the_first_answer_and_other_content_is_refused(self):
        client = site.player("slipretry")
        games = far_games(client, 2)
        singles = [pick_of(game, "total", "over").item(20) for game in games]
        first = client.place_slip(singles, key="s").expect(201)
        self.assertEqual(client.place_slip(singles[:1], key="s").expect(409).body,
                         b"This Idempotency-Key was used for another bet")
        legs = [pick_of(game, "spread", "away") for game in games]
        parlay = client.place_parlay(legs, 20, key="p").expect(201).json()
        self.assertEqual(client.place_parlay(legs, 20, key="p").expect(201).json(), parlay)
        client.place_parlay(legs, 21, key="p").expect(409)
        again = client.place_slip(singles, key="s").expect(201)
        self.assertEqual((again.json(), again.headers["X-Position"]), (first.json(), first.headers["X-Position"]))
        self.assertEqual(self.balance(client), 940)

    def test_where_one_bet_is_refused_none_is_placed(self):
        client = site.player("allornone")
        one, two = far_games(client, 2)
        good = pick_of(one, "moneyline", "home").item(10)
        pick = pick_of(two, "moneyline", "home")
        other = pick.item(10)
        too_much = pick.item(991)
        for status, sentence, second in (
            (400, "Bet 2: betAmount must be", {**other, "betAmount": 0}),
            (400, "Bet 2: betAmount must be", {**other, "betAmount": -5}),
            (400, "Bet 2: betAmount must be", {**other, "betAmount": 1.5}),
            (400, "Bet 2: The field prediction", {**other, "prediction": pick.label}),
            (400, "Bet 2: side and line", {**other, "side": "over"}),
            (400, "Bet 2: side and line", {**other, "side": "draw"}),
            (400, "Bet 2: side and line", {**other, "line": 3.5}),
            (400, "Bet 2: side and line", {**other, "betType": "total", "side": "over", "line": -3.5}),
            (400, "Bet 2: line must be", {**other, "betType": "spread", "line": 3.2}),
            (400, "Bet 2: line is missing", {name: value for name, value in other.items() if name != "line"}),
            (400, f"Bet 2: potentialWinnings must be {pick.profit(10)}",
             {**other, "potentialWinnings": pick.profit(10) + 1}),
            (400, "Bet 2: The field surprise", {**other, "surprise": 1}),
            (404, "Bet 2: That game", {**other, "gameId": "0" * 16}),
            (400, "Bet 2: quotedAt", {**other, "isLive": True}),
            (400, "Bet 2: quoteId", {**pick_of(two, "total", "over").item(10), "betType": "prop"}),
            (400, "Bet 2: propType must be points,", {**other, "propType": "corners"}),
            (422, "You don't have enough", too_much),
        ):
            with self.subTest(sentence=sentence):
                answer = client.place_slip([good, second]).expect(status)
                self.assertTrue(answer.body.decode().startswith(sentence), answer.body)
        self.assertEqual((list(client.bets()), self.balance(client)), ([], 1000))

    def test_every_item_that_moved_is_named_with_its_offer(self):
        client = site.player("movedon")
        games = far_games(client, 3)
        slip = [pick_of(game, "spread", "home") for game in games]
        items = [pick.item(10) for pick in slip]
        for place in (0, 2):
            items[place] = {**items[place], "odds": other_odds(slip[place].odds)}
        answer = client.place_slip(items).expect(409).json()
        self.assertEqual(answer["message"], "Odds have changed")
        self.assertEqual([(moved["item"], *(moved["offer"][name] for name in ("odds", "line", "prediction")))
                          for moved in answer["moved"]],
                         [(place, slip[place].odds, slip[place].line, slip[place].label) for place in (0, 2)])
        self.assertEqual((list(client.bets()), self.balance(client)), ([], 1000))

    def test_what_cannot_be_a_parlay_is_refused_with_the_reason(self):
        client = site.player("noparlay")
        game, other = far_games(client, 2)
        home, away = (pick_of(game, "moneyline", side) for side in ("home", "away"))
        spread = pick_of(game, "spread", "home")
        elsewhere = pick_of(other, "moneyline", "home")
        many = [pick for each in far_games(client, 8) for pick in (pick_of(each, "moneyline", "home"),
                                                                  pick_of(each, "total", "over"))]
        for legs in ([elsewhere], many[:11], [home, home], [home, away], [home, spread]):
            with self.subTest(legs=[leg.label for leg in legs]):
                answer = client.place_parlay(legs, 10).expect(400)
                self.assertGreater(len(answer.body), 20)
        self.assertEqual((list(client.bets()), self.balance(client)), ([], 1000))
        over = pick_of(game, "total", "over")
        self.assertIn("one leg from each game", client.place_parlay([home, over, elsewhere], 10).expect(400).body.decode())
        client.place_parlay([over, elsewhere], 10).expect(201)

    def test_a_conditional_pays_the_boosted_odds(self):
        client = site.player("whatif")
        game = far_games(client, 1)[0]
        pick = pick_of(game, "total", "over")
        condition = {"type": "if_time", "team": "home", "time": "halftime"}
        odds = pick.odds + 90
        pick.odds = odds if abs(odds) >= 100 else odds + 200
        item = pick.item(10) | {"condition": condition}
        bet, = client.placed(client.place_slip([item]))
        self.assertEqual((bet["odds"], bet["condition"]), (pick.odds, {**condition, "line": None}))
        self.assertEqual(list(client.bets()), [bet])
        self.assertEqual(client.call("GET", "/api/bets?conditional=true").expect(200).json()["bets"], [bet])
        self.assertEqual(client.call("GET", "/api/bets?conditional=false").expect(200).json()["bets"], [])

    def test_conditions_that_cannot_be_are_refused(self):
        client = site.player("ifnot")
        game, other = far_games(client, 2)
        mlb = far_games(client, 1, "mlb")[0]
        home, away = (pick_of(game, "moneyline", side) for side in ("home", "away"))
        at_half = {"type": "if_time", "team": "home", "time": "halftime"}
        for pick, condition in ((away, {"type": "if_win", "team": "home"}),
                                (home, {"type": "if_lose", "team": "home"}),
                                (home, {"type": "if_win"}),
                                (home, {"type": "if_rain", "team": "home"}),
                                (home, {"type": "if_win", "team": "over"}),
                                (home, {"type": "if_time", "team": "home"}),
                                (home, {**at_half, "time": "teatime"}),
                                (home, {"type": "if_win", "team": "home", "time": "halftime"})):
            with self.subTest(pick=pick.label, condition=condition):
                client.place_slip([pick.item(10) | {"condition": condition}]).expect(400)
        run_line = pick_of(mlb, "moneyline", "home")
        run_line.odds = run_line.odds + 90 if abs(run_line.odds + 90) >= 100 else run_line.odds + 290
        client.place_slip([run_line.item(10) | {"condition": at_half}]).expect(400)
        # At once, and not after an offer at other odds: nearly every hockey game is close at any time.
        under = pick_of(far_games(client, 1, "nhl")[0], "total", "under")
        client.place_slip([under.item(10) | {"condition": at_half}]).expect(400)
        under.odds = under.odds + 90 if abs(under.odds + 90) >= 100 else under.odds + 290
        client.place_slip([under.item(10) | {"condition": at_half}]).expect(400)
        legs = [home.item() | {"condition": {"type": "if_win", "team": "home"}},
                pick_of(other, "moneyline", "home").item()]
        client.place_slip(legs, {"betAmount": 10, "potentialWinnings": 10}).expect(400)
        self.assertEqual((list(client.bets()), self.balance(client)), ([], 1000))

    def test_a_slip_has_one_to_twenty_items(self):
        client = site.player("emptyslip")
        item = pick_of(far_games(client, 1)[0], "total", "over").item(1)
        for items in ([], [item] * 21):
            client.place_slip(items).expect(400)
        client.place_slip([item] * 20).expect(201)


class Props(unittest.TestCase):
    def offers(self, client, game):
        return client.call("GET", f"/api/betting/props?gameId={game['id']}").expect(200).json()["offers"]

    def test_a_prop_is_bet_on_at_its_quote_alone_and_in_a_parlay(self):
        client = site.player("propper")
        game, other = far_games(client, 2)
        over, under = self.offers(client, game)[:2]
        items = [prop_item(game, over, "over", 10), prop_item(game, under, "under", 10)]
        picked = [prop_pick(game, over, "over"), prop_pick(game, under, "under")]
        bets = client.placed(client.place_slip(items))
        self.assertEqual([(bet["betType"], bet["prediction"]) for bet in bets],
                         [("prop", pick.label) for pick in picked])
        self.assertEqual(bets[0]["legs"][0]["prop"], {"playerId": over["playerId"], "playerName": over["playerName"],
                                                      "propType": over["propType"], "figure": None})
        self.assertEqual(list(client.bets()), bets[::-1])
        total = pick_of(other, "total", "over")
        legs = [prop_item(game, over), total.item()]
        parlay, = client.placed(client.place_slip(legs, parlay_of([picked[0], total], 20)))
        self.assertEqual(parlay["prediction"], f"{picked[0].label}, {total.label}")
        found = client.call("GET", f"/api/bets?search={over['playerName'].split()[-1]}").expect(200).json()["bets"]
        self.assertIn(parlay["id"], [bet["id"] for bet in found])

    def test_an_altered_or_foreign_quote_buys_nothing(self):
        client = site.player("forger")
        game, elsewhere = far_games(client, 2)
        offer, other = self.offers(client, game)[:2]
        good = prop_item(game, offer, "over", 10)
        foreign = self.offers(client, elsewhere)[0]
        quote = offer["quoteId"]
        for status, change in (
            (400, {"quoteId": quote[:-1] + ("A" if quote[-1] != "A" else "B")}),
            (400, {"quoteId": "x"}),
            (400, {"quoteId": other["quoteId"]}),
            (400, {"quoteId": foreign["quoteId"]}),
            (400, {"playerId": "nobody"}),
            (400, {"side": "home"}),
            (409, {"line": good["line"] + 1}),
            (400, {"propType": "dunks"}),
            (400, {"condition": {"type": "if_win", "team": "home"}}),
            (400, {"isLive": True, "quotedAt": "1970-01-01T00:00:00Z"}),
            (404, {"gameId": "0" * 16}),
            (409, {"odds": other_odds(good["odds"])}),
        ):
            with self.subTest(change=change):
                client.place_slip([good | change]).expect(status)
        both = [prop_pick(game, offer, side) for side in ("over", "under")]
        legs = [prop_item(game, offer, side) for side in ("over", "under")]
        client.place_slip(legs, parlay_of(both, 10)).expect(400)
        self.assertEqual(list(client.bets()), [])

    def test_an_expired_quote_is_answered_with_the_present_one(self):
        fast = Site("--clock-speed", "600")
        try:
            client = fast.player("toolate")
            game = client.games(sport="nba")[-1]
            first = self.offers(client, game)[0]
            item = prop_item(game, first, "over", 10)
            wait_for(lambda: client.place_slip([item]).status == 409, "the quote to expire")
            moved, = client.place_slip([item]).expect(409).json()["moved"]
            self.assertEqual(moved["item"], 0)
            self.assertTrue(moved["offer"]["prediction"].startswith(first["playerName"]))
            self.assertNotEqual(moved["offer"]["quoteId"], first["quoteId"])
        finally:
            fast.stop()


class LiveBets(unittest.TestCase):
    """Two of the games that a server has on offer have begun when it is started again, a minute and 8.5 minutes ago;
    they last 15.75 minutes, and a quote lives for six seconds."""

    @classmethod
    def setUpClass(cls):
        cls.site = Site()
        cls.site.player("liver")
        second = cls.site.client().games()[1]
        cls.site.stop_server()
        start = datetime.datetime.fromisoformat(second["startTime"])
        cls.site.start_server(begins=start + datetime.timedelta(minutes=1))

    @classmethod
    def tearDownClass(cls):
        cls.site.stop()

    def item(self, game, stake=10):
        pick = pick_of(game, "moneyline", "home")
        return pick.item(stake) | {"isLive": True, "quotedAt": game["quotedAt"]}

    def test_a_live_bet_is_taken_at_a_price_of_the_moment_and_settles_at_final(self):
        client = self.site.client()
        client.sign_in("liver")
        placed = None
        while placed is None:  # until a price has not moved against the house in between
            for game in live_games(client):
                answer = client.place_slip([self.item(game)])
                if answer.status == 201:
                    placed, = client.placed(answer)
                    break
                answer.expect(409)
        self.assertTrue(placed["isLive"] and placed["legs"][0]["isLive"])

    def test_an_old_price_and_one_that_never_was_are_refused(self):
        client = self.site.client()
        client.sign_in("liver")
        found = []
        wait_for(lambda: found.extend(live_games(client)) or found, "a game that is not as good as decided")
        game = found[0]
        for quoted_at in ("2020-01-01T00:00:00Z", game["quotedAt"].replace(".000000Z", ".500000Z")):
            answer = client.place_slip([self.item(game) | {"quotedAt": quoted_at}]).expect(409).json()
            self.assertEqual([moved["item"] for moved in answer["moved"]], [0])
        future = client.games()[-1]
        client.place_slip([self.item(future)]).expect(409)
        client.place_slip([self.item(game) | {"quotedAt": "now"}]).expect(400)
        begun = client.place_slip([pick_of(game, "moneyline", "home").item(10)]).expect(409).json()["moved"]
        self.assertEqual(begun, [{"item": 0, "reason": "Betting on this game has closed", "offer": None}])


class Settling(unittest.TestCase):
    def test_a_parlay_settles_by_its_legs_and_so_does_its_post_mortem(self):
        fast = Site("--clock-speed", "600")
        try:
            client = fast.player("allin")
            placed = None
            while placed is None:
                games = [game for game in client.games(sport="nba")[2:] if game["odds"]["moneyline"]]
                legs = [pick_of(game, "moneyline", "home") for game in games[:3]]
                answer = client.place_parlay(legs, 100)
                if answer.status == 201:
                    placed, = client.placed(answer)
                else:
                    answer.expect(409)
            wait_for(lambda: next(client.bets())["status"] != "pending", "the parlay's settlement")
            bet = next(client.bets())
            if bet["status"] == "lost":
                self.assertIn("lost", [leg["status"] for leg in bet["legs"]])
                self.assertEqual(bet["payout"], 0)
            else:
                self.assertEqual({leg["status"] for leg in bet["legs"]}, {"won"})
                self.assertEqual(bet["payout"], 100 + placed["potentialWinnings"])
            figures = client.call("POST", "/api/bets/post-mortem", {"betId": bet["id"]}).expect(200).json()
            self.assertEqual(figures["bet"]["id"], bet["id"])
            self.assertLess(figures["noVigChance"], figures["impliedChance"])
            self.assertIsNone(figures["condition"])
            self.assertEqual([leg["status"] for leg in figures["legs"]],
                             [leg["status"] for leg in figures["bet"]["legs"]])
            for leg in figures["legs"]:
                self.assertGreater(leg["margin"], 0)
        finally:
            fast.stop()

    def test_the_post_mortem_of_a_conditional_says_how_each_part_ended_and_by_which_score(self):
        fast = Site("--clock-speed", "600")
        try:
            client = fast.player("both")
            conditions = ({"type": "if_win", "team": "home"}, {"type": "if_time", "team": "home", "time": "halftime"})
            for condition in conditions:
                while not self.conditional(client, condition):
                    pass  # its price has moved, or it has started
            wait_for(lambda: all(bet["settledAt"] for bet in client.bets()), "the settlements")
            for bet in client.bets():
                figures = client.call("POST", "/api/bets/post-mortem", {"betId": bet["id"]}).expect(200).json()
                condition, (pick,), final = figures["condition"], figures["legs"], bet["score"]
                if bet["condition"]["type"] == "if_win":
                    self.assertEqual(condition["score"], final)
                    holds = final["home"] > final["away"]
                else:
                    self.assertLessEqual(condition["score"]["home"], final["home"])
                    holds = abs(condition["score"]["home"] - condition["score"]["away"]) <= 5
                self.assertEqual(condition["status"], "won" if holds else "lost")
                together = {condition["status"], pick["status"]}
                self.assertEqual(bet["status"], "void" if "push" in together else "won" if together == {"won"} else "lost")
                self.assertIsNone(figures["noVigChance"])
                self.assertLess(pick["noVigChance"], pick["impliedChance"])
        finally:
            fast.stop()

    def conditional(self, client, condition):
        """Whether an over was taken under the condition, on a game that starts later."""
        game = next(game for game in client.games(sport="nba")[2:] if game["odds"]["total"])
        pick = pick_of(game, "total", "over")
        odds = pick.odds + {"if_win": 30, "if_time": 90}[condition["type"]]
        pick.odds = odds + 200 if -100 < odds < 100 else odds
        return client.place_slip([pick.item(10) | {"condition": condition}]).status == 201


if __name__ == "__main__":
    unittest.main()
