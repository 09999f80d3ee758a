#!/usr/bin/env python3
"""The calls of the Betting Wizard, of the real program."""

import sqlite3
import unittest

from support import OneSite, Site, about, ask, at_once, bet_on, conversation, tomorrow_at_noon, wait_for

NONE_LEFT = "You have asked your questions for today, new ones come at 00:00 UTC"
TERM = "What is a spread?"
DISTRESS = "I have to win it back"


class Calls(OneSite):
    def test_a_visitor_sees_the_greeting_of_the_demo_user_and_asks_nothing(self):
        visitor = self.site.client()
        shown = conversation(visitor)
        self.assertEqual([(one["id"], one["role"], one["saved"]) for one in shown["messages"]], [(0, "assistant", False)])
        self.assertTrue(shown["messages"][0]["content"].startswith("Hello, I am the Betting Wizard."))
        self.assertEqual(shown["remainingQuestions"], 3)
        for method, path, body in (("POST", "chat", {"message": TERM}), ("POST", "save", {"id": 1}),
                                   ("POST", "unsave", {"id": 1}), ("GET", "saved", None)):
            self.assertEqual(visitor.call(method, f"/api/wizard/{path}", body).status, 401)
        self.assertEqual([one["content"] for one in conversation(visitor)["messages"]],
                         [one["content"] for one in shown["messages"]])

    def test_a_player_is_greeted_by_name_and_level(self):
        player = self.player()
        self.assertIn("quiz", conversation(player)["messages"][0]["content"])
        player.call("POST", "/api/quiz/submit", {"answers": [1, 1, 2, 0, 3]}).expect(200)
        greeting = wait_for(lambda: next((one["content"] for one in conversation(player)["messages"]
                                          if "Casual" in one["content"]), None), "the level")
        self.assertIn(f"Hello {player.call('GET', '/api/auth/me').json()['username']}", greeting)

    def test_every_plan_is_given_the_same_advice(self):
        free, elite = self.player(), self.site.player("of-elite")
        elite.call("POST", "/api/membership/upgrade", {"tierId": "elite"}).expect(200)
        question = about(free.games()[-1])
        before, advised, after = (ask(player, question).expect(200).json()["advice"] for player in (elite, free, elite))
        self.assertIn(advised, (before, after))  # a price may have moved meanwhile

    def test_a_term_is_explained_from_its_guide(self):
        player = self.player()
        answer = ask(player, TERM).expect(200).json()
        self.assertIsNone(answer["advice"])
        self.assertIn("spread", answer["content"].lower())
        self.assertTrue(any(link["path"].startswith("/learn") for link in answer["links"]), answer)
        self.assertEqual(answer["remainingQuestions"], 2)

    def test_advice_on_a_game_is_in_the_ledger_before_it_is_answered(self):
        player = self.player()
        game = player.games()[-1]
        answered = ask(player, about(game)).expect(200)
        advice = answered.json()["advice"]
        self.assertEqual(advice["pick"]["gameId"], game["id"])
        self.assertEqual((advice["pick"]["betType"], advice["pick"]["source"]), ("moneyline", "simulated"))
        self.assertEqual(advice["pick"]["odds"], game["odds"]["moneyline"][advice["pick"]["side"]])
        self.assertTrue(advice["recommendation"].startswith("Pass"))  # nothing is known of these leagues yet
        self.assertIn(f"/game-details/{game['id']}", [link["path"] for link in advice["links"]])
        self.assertGreaterEqual(int(player.position), int(answered.headers["X-Position"]))
        last = player.call("GET", "/api/account/export").expect(200).json()["ledger"][-1]
        self.assertEqual((last["type"], last["position"]), ("AdviceGiven", int(answered.headers["X-Position"])))
        self.assertEqual((last["event"]["game"], last["event"]["market"]), (game["id"], "moneyline"))

    def test_hours_are_those_of_the_zone_in_which_times_are_shown(self):
        player = self.player()
        asked = f"When do the {player.games()[-1]['homeTeam']['name']} play?"
        ask(player, TERM).expect(200)  # once the past games are read

        def said(zone):
            answer = player.call("POST", "/api/wizard/chat", {"message": asked, "timeZone": zone})
            return answer.expect(200).json()["content"]

        self.assertTrue(said("Asia/Tokyo").endswith("(Asia/Tokyo)."))
        chosen = {"oddsFormat": "american", "colourMode": "system", "timeZone": "America/New_York", "isRanked": True,
                  "favouriteTeams": []}
        player.call("POST", "/api/account/settings/change", chosen).expect(200)
        self.assertTrue(said("Asia/Tokyo").endswith("(America/New_York)."))
        refused = player.call("POST", "/api/wizard/chat", {"message": asked, "timeZone": "Mars/Base"})
        self.assertEqual((refused.status, refused.body), (400, b"timeZone must be a time zone like Europe/Berlin"))

    def test_a_prop_is_answered_without_advice_in_the_ledger(self):
        player = self.player()
        game = next(game for game in player.games() if game["sport"] == "nba")
        offer = player.call("GET", f"/api/betting/props?gameId={game['id']}").expect(200).json()["offers"][0]
        asked = f"Is {offer['playerName']} over {offer['line']} {offer['propType']} worth it?"
        answer = ask(player, asked).expect(200).json()
        self.assertIn(f"Pass on {offer['playerName']} Over", answer["content"])
        self.assertIn("I recommend no props", answer["content"])
        self.assertIsNone(answer["advice"])
        records = player.call("GET", "/api/account/export").expect(200).json()["ledger"]
        self.assertNotIn("AdviceGiven", [record["type"] for record in records])

    def test_a_question_goes_on_about_the_game_before_it(self):
        player = self.player("pro")
        game = next(game for game in player.games()[::-1] if all(game["odds"].values()))
        ask(player, about(game)).expect(200)
        advice = ask(player, "And the total?").expect(200).json()["advice"]
        self.assertEqual((advice["pick"]["gameId"], advice["pick"]["betType"]), (game["id"], "total"))

    def test_what_is_no_question_is_refused_and_not_counted(self):
        player = self.player()
        for message in ("", " ", "\n\t \u2003", "\u200b"):
            answer = player.call("POST", "/api/wizard/chat", {"message": message})
            self.assertEqual((answer.status, answer.body.decode()),
                             (400, "Write a question of 1 to 500 characters"), repr(message))
        answer = player.call("POST", "/api/wizard/chat", {"message": "x" * 501})
        self.assertEqual((answer.status, answer.body.decode()), (400, "message must have at most 500 characters"))
        for body in ({}, {"message": 7}, {"message": TERM, "more": 1}):
            self.assertEqual(player.call("POST", "/api/wizard/chat", body).status, 400)
        for key in ("x" * 65, "a b"):
            answer = player.call("POST", "/api/wizard/chat", {"message": TERM}, **{"Idempotency-Key": key})
            self.assertEqual(answer.status, 400)
        self.assertEqual(conversation(player)["remainingQuestions"], 3)
        self.assertEqual(len(conversation(player)["messages"]), 1)

    def test_any_other_text_is_answered_and_shown_as_it_was_written(self):
        player = self.player("pro")
        texts = ["\U0001f600\U0001f3c0", "<script>alert(1)</script><b>Lakers</b>", "a\u0000b\u0007c\u202ed",
                 "'; DROP TABLE users; --", "x" * 500, "\u00e9\U0001d7d8\u4e2d"]
        for text in texts:
            answer = ask(player, text).expect(200).json()
            self.assertTrue(answer["content"].strip())
            self.assertNotIn("<script", answer["content"])
        shown = [one["content"] for one in conversation(player)["messages"] if one["role"] == "user"]
        self.assertEqual(shown, texts)

    def test_a_call_for_help_costs_no_question(self):
        player = self.player()
        self.assertEqual(ask(player, DISTRESS).expect(200).json()["remainingQuestions"], 3)
        danger = ask(player, "I lost everything and want to kill myself").expect(200).json()
        self.assertIn("emergency number", danger["content"])
        self.assertEqual(danger["remainingQuestions"], 3)
        self.assertEqual(ask(player, TERM).expect(200).json()["remainingQuestions"], 2)

    def test_three_questions_a_day_then_none_until_an_upgrade(self):
        player = self.player()
        left = [ask(player, TERM).expect(200).json()["remainingQuestions"] for _ in range(3)]
        self.assertEqual(left, [2, 1, 0])
        refused = ask(player, TERM)
        self.assertEqual((refused.status, refused.body.decode()), (429, NONE_LEFT))
        self.assertEqual(player.call("GET", "/api/auth/me").json()["remainingDailyQuestions"], 0)
        self.assertEqual(len(conversation(player)["messages"]), 6)
        self.assertEqual(ask(player, DISTRESS).expect(200).json()["remainingQuestions"], 0)
        player.call("POST", "/api/membership/upgrade", {"tierId": "basic"}).expect(200)
        self.assertEqual(ask(player, TERM).status, 429)
        player.call("POST", "/api/membership/upgrade", {"tierId": "pro"}).expect(200)
        self.assertIsNone(ask(player, TERM).expect(200).json()["remainingQuestions"])
        self.assertIsNone(player.call("GET", "/api/auth/me").json()["remainingDailyQuestions"])

    def test_how_many_questions_are_left_is_told_and_costs_none(self):
        player = self.player()
        asked = "How many questions do I have left?"
        for left in (3, 2, 1):
            answer = ask(player, asked).expect(200).json()
            self.assertEqual(answer["remainingQuestions"], left)
            self.assertRegex(answer["content"], rf"^You have {left} questions? left today, and this one cost none")
            ask(player, TERM).expect(200)
        self.assertIn("You have 0 questions left today", ask(player, asked).expect(200).json()["content"])
        self.assertIn("No other player", ask(player, "Who can read this chat?").expect(200).json()["content"])
        player.call("POST", "/api/membership/upgrade", {"tierId": "pro"}).expect(200)
        self.assertIn("has no limit", ask(player, asked).expect(200).json()["content"])
        level = player.call("GET", "/api/auth/me").json()
        self.assertIn(f"level {level['level']}, with {level['xp']} of the {level['xpToNextLevel']} XP",
                      ask(player, "what is my level?").expect(200).json()["content"])

    def same(self, player):
        other = self.site.client()
        other.cookie = player.cookie
        return other

    def test_ten_questions_at_once_never_spend_more_than_is_left(self):
        player = self.player()
        for _ in range(2):
            ask(player, TERM).expect(200)
        clients = [self.same(player) for _ in range(10)]
        answers = at_once(*(lambda client=client: client.call("POST", "/api/wizard/chat", {"message": TERM})
                            for client in clients))
        self.assertEqual(sorted(answer.status for answer in answers), [200] + 9 * [429])
        self.assertEqual(len(conversation(player)["messages"]), 6)

    def test_ten_retries_at_once_are_one_question(self):
        player = self.player()
        ask(player, TERM).expect(200)
        game = player.games()[-1]
        clients = [self.same(player) for _ in range(10)]
        answers = at_once(*(lambda client=client: client.call("POST", "/api/wizard/chat", {"message": about(game)},
                                                              **{"Idempotency-Key": "one"}) for client in clients))
        self.assertEqual({answer.status for answer in answers}, {200})
        self.assertEqual(len({answer.body for answer in answers}), 1)
        self.assertEqual(conversation(player)["remainingQuestions"], 1)
        other = player.call("POST", "/api/wizard/chat", {"message": TERM}, **{"Idempotency-Key": "one"})
        self.assertEqual((other.status, other.body.decode()), (409, "This Idempotency-Key was used for another question"))

    def test_a_price_without_a_game_is_explained_by_the_next_one(self):
        answer = ask(self.player(), "Explain this price").expect(200).json()
        self.assertIn("as an example", answer["content"])
        self.assertIsNotNone(answer["advice"])

    def test_who_is_not_18_is_told_so_and_led_to_no_bet(self):
        answer = ask(self.player(), "I am 16").expect(200).json()
        self.assertIn("18 and older", answer["content"])
        self.assertEqual((answer["suggestions"], answer["advice"], answer["remainingQuestions"]), ([], None, 3))

    def test_an_analysis_is_saved_for_its_own_person_alone(self):
        player, other = self.player(), self.site.player("other")
        game = player.games()[-1]
        answer = ask(player, about(game)).expect(200).json()
        self.assertEqual(other.call("POST", "/api/wizard/save", {"id": answer["id"]}).status, 404)
        for _ in range(2):
            player.call("POST", "/api/wizard/save", {"id": answer["id"]}).expect(204)
        self.assertEqual(other.call("GET", "/api/wizard/saved").json(), {"analyses": []})
        (saved,) = player.call("GET", "/api/wizard/saved").expect(200).json()["analyses"]
        self.assertEqual((saved["id"], saved["question"], saved["advice"]), (answer["id"], about(game), answer["advice"]))
        self.assertEqual((saved["game"]["id"], saved["game"]["homeTeam"]), (game["id"], game["homeTeam"]))
        self.assertEqual(saved["outcome"], "pending")  # of the pick that was passed on
        self.assertTrue(conversation(player)["messages"][-1]["saved"])
        self.assertEqual(other.call("POST", "/api/wizard/unsave", {"id": answer["id"]}).status, 404)
        player.call("POST", "/api/wizard/unsave", {"id": answer["id"]}).expect(204)
        self.assertEqual(player.call("POST", "/api/wizard/unsave", {"id": answer["id"]}).status, 404)
        self.assertEqual(player.call("GET", "/api/wizard/saved").json(), {"analyses": []})

    def test_a_question_cannot_be_saved(self):
        player = self.player()
        answer = ask(player, TERM).expect(200).json()
        for number in (answer["id"], answer["id"] - 1, 0, -1, "x"):
            status = player.call("POST", "/api/wizard/save", {"id": number}).status
            self.assertEqual(status, 404 if number in (answer["id"], answer["id"] - 1) else 400)

    def test_the_conversation_is_exported_and_erased_with_the_person(self):
        player = self.player()
        game = player.games()[-1]
        answer = ask(player, about(game)).expect(200).json()
        player.call("POST", "/api/wizard/save", {"id": answer["id"]}).expect(204)
        exported = player.call("GET", "/api/account/export").expect(200).json()["wizard"]
        self.assertEqual([one["content"] for one in exported["messages"]], [about(game), answer["content"]])
        self.assertEqual([one["question"] for one in exported["saved"]], [about(game)])
        account = player.call("GET", "/api/auth/me").json()["id"]
        self.assertGreater(self.rows_of(account), 0)
        player.call("POST", "/api/account/delete", {"password": "practice-only"}).expect(204)
        self.assertEqual(self.rows_of(account), 0)

    def rows_of(self, account):
        with sqlite3.connect(f"file:{self.site.data / 'accounts.db'}?mode=ro", uri=True, timeout=30) as people:
            counts = [people.execute(f"SELECT count(*) FROM {table} WHERE user = ?", (account,)).fetchone()[0]
                      for table in ("wizard_messages", "wizard_saved", "wizard_days")]
        people.close()
        return sum(counts)


class Restarted(unittest.TestCase):
    def test_a_restart_loses_nothing_and_gives_the_same_advice(self):
        site = Site("--clock-speed", "3600", begins=tomorrow_at_noon())
        self.addCleanup(site.stop)
        player = site.player("ann")
        player.call("POST", "/api/membership/upgrade", {"tierId": "pro"}).expect(200)
        ask(player, TERM, "term").expect(200)
        site.stop_server()
        site.start_server()  # from where the clock has come to, at its own pace: prices stand
        player = site.client()
        player.sign_in("ann")
        games = player.games()
        before = [ask(player, about(game)).expect(200).json() for game in games[-3:]]
        shown = conversation(player)
        site.server.kill()
        site.start_server()
        player = site.client()
        player.sign_in("ann")
        self.assertEqual(conversation(player), shown)
        again = ask(player, TERM, "term").expect(200).json()
        self.assertEqual(again["id"], shown["messages"][1]["id"])
        self.assertEqual(conversation(player), shown)
        quoted = {game["id"]: game for game in player.games()}
        for game, first in zip(games[-3:], before, strict=True):
            if quoted.get(game["id"], {}).get("odds") == game["odds"]:
                self.assertEqual(ask(player, about(game)).expect(200).json()["advice"], first["advice"])

    def test_a_question_counts_for_its_day_in_utc(self):
        site = Site("--clock-speed", "7200", begins=tomorrow_at_noon().replace(hour=23, minute=0))
        self.addCleanup(site.stop)
        player = site.player("ann")
        ask(player, TERM).expect(200)
        wait_for(lambda: conversation(player)["remainingQuestions"] == 3, "midnight")
        self.assertEqual(player.call("GET", "/api/auth/me").json()["remainingDailyQuestions"], 3)

    def test_the_own_record_is_that_of_settled_bets(self):
        site = Site("--clock-speed", "600")
        self.addCleanup(site.stop)
        player = site.player("ann")
        player.call("POST", "/api/membership/upgrade", {"tierId": "pro"}).expect(200)
        none = ask(player, "How am I doing?").expect(200).json()
        self.assertIsNone(none["advice"])
        for _ in range(3):
            bet_on(player, player.games()[1:], 10)
        wait_for(lambda: any(bet["settledAt"] for bet in player.bets()), "a settlement")
        some = ask(player, "How am I doing?").expect(200).json()
        self.assertNotEqual(none["content"], some["content"])

    def test_the_own_record_is_cut_by_team_and_by_past_days(self):
        site = Site("--clock-speed", "600")
        self.addCleanup(site.stop)
        player = site.player("ann")
        player.call("POST", "/api/membership/upgrade", {"tierId": "pro"}).expect(200)
        game, _, _ = bet_on(player, player.games()[1:], 10)
        wait_for(lambda: any(bet["settledAt"] for bet in player.bets()), "the settlement")
        team = game["homeTeam"]["name"]

        def told(question):
            return ask(player, question).expect(200).json()["content"]

        on_team = told(f"How did I do on the {team}?")
        self.assertIn(f"1 settled bet in games of the {team}", on_team)
        self.assertIn("too few", on_team)
        self.assertIn("You have no settled bets", told("and in 2020?"))
        self.assertIn("1 settled bet placed in the last 7 days", told("How was my last 7 days?"))
        self.assertIn("You have no settled bets placed in 2020", told("How did I do in 2020?"))
        others = {one[side]["name"] for one in player.games() if one["sport"] == game["sport"]
                  for side in ("homeTeam", "awayTeam")} - {team, game["awayTeam"]["name"]}
        self.assertIn("You have no settled bets", told(f"How did I do on the {sorted(others)[0]}?"))



class NotKept(unittest.TestCase):
    def test_ten_tries_whose_answer_could_not_be_kept_are_one_advice(self):
        site = Site("--log-level", "off", begins=tomorrow_at_noon())
        self.addCleanup(site.stop)
        player = site.player("ann")
        ask(player, TERM).expect(200)
        game = player.games()[-1]
        people = sqlite3.connect(site.data / "accounts.db", isolation_level=None, timeout=30)
        people.execute("CREATE TRIGGER stuck BEFORE INSERT ON wizard_messages BEGIN SELECT RAISE(ABORT, 'stuck'); END")
        for _ in range(10):
            headers = {"Idempotency-Key": "one"}
            player.call("POST", "/api/wizard/chat", {"message": about(game)}, **headers).expect(503)
        people.execute("DROP TRIGGER stuck")
        people.close()
        self.assertEqual(conversation(player)["remainingQuestions"], 2)
        ask(player, about(game), "one").expect(200)
        self.assertEqual(conversation(player)["remainingQuestions"], 1)
        events = player.call("GET", "/api/account/export").expect(200).json()["ledger"]
        self.assertEqual([event["type"] for event in events].count("AdviceGiven"), 1)


class UnderWay(unittest.TestCase):
    def test_a_game_under_way_is_named_with_its_live_prices(self):
        site = Site("--clock-speed", "20")
        self.addCleanup(site.stop)
        player = site.player("ann")
        player.call("POST", "/api/membership/upgrade", {"tierId": "pro"}).expect(200)

        def named():
            games = [game for game in player.games(live="true") if game["status"] == "live"]
            if not games:
                return None
            answer = ask(player, about(games[-1])).expect(200).json()
            return (games[-1], answer) if "is under way" in answer["content"] else None

        game, answer = wait_for(named, "a game under way")
        self.assertEqual(answer["links"][0]["path"],
                         f"/advanced-betting?sport={game['sport']}&game={game['id']}&tab=live")
        self.assertIsNone(answer["advice"])


class WithoutGames(unittest.TestCase):
    def test_without_any_game_the_wizard_says_so_and_explains_terms(self):
        site = Site("--source", "replay")
        self.addCleanup(site.stop)
        player = site.player("ann")
        self.assertEqual(player.games(), [])
        for question in ("Best value today", "Lakers against Celtics?", TERM):
            answer = ask(player, question).expect(200).json()
            self.assertIsNone(answer["advice"])
            self.assertTrue(answer["content"])


if __name__ == "__main__":
    unittest.main()
