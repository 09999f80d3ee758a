#!/usr/bin/python3
"""A person's own account: password, sessions, settings, download of all data, deletion."""

import sqlite3
import unittest
from concurrent.futures import ThreadPoolExecutor

from support import Site, at_once, bet_on, chalkline, picks, wait_for

PASSWORD = "practice-only"


def setUpModule():
    global site
    site = Site()


def tearDownModule():
    site.stop()


def signed_in(name, password=PASSWORD, **headers):
    client = site.client()
    body = {"username": name, "password": password}
    answer = client.call("POST", "/api/auth/login", body, **headers).expect(200)
    client.cookie = answer.headers["Set-Cookie"].split(";")[0]
    return client


def is_signed_in(client):
    return client.call("GET", "/api/auth/me").status == 200


class ChangingThePassword(unittest.TestCase):
    def change(self, client, current, wanted):
        body = {"currentPassword": current, "newPassword": wanted}
        return client.call("POST", "/api/account/password", body)

    def test_it_ends_the_other_sessions_and_not_this_one(self):
        client, other = site.player("changer"), signed_in("changer")
        self.assertTrue(is_signed_in(other))
        self.change(client, PASSWORD, "brand-new-one").expect(204)
        self.assertTrue(is_signed_in(client))
        self.assertFalse(is_signed_in(other))
        signed_in("changer", "brand-new-one")

    def test_a_wrong_or_short_password_changes_nothing(self):
        client, other = site.player("keeper"), signed_in("keeper")
        answer = self.change(client, "wrong-one", "brand-new-one")
        self.assertEqual((answer.status, answer.body), (403, b"That is not your password"))
        answer = self.change(client, PASSWORD, "short")
        self.assertEqual((answer.status, answer.body), (400, b"Password must be at least 6 characters"))
        self.assertTrue(is_signed_in(other))
        signed_in("keeper")

    def test_of_changes_at_once_one_holds_and_the_others_are_told(self):
        for name, tabs in (("hasty1", 2), ("hasty2", 2), ("hasty3", 8)):
            site.player(name)
            wanted = [f"password-{tab}" for tab in range(tabs)]
            clients = [signed_in(name) for _ in wanted]
            statuses = at_once(*(
                lambda client=client, password=password: self.change(client, PASSWORD, password).status
                for client, password in zip(clients, wanted)
            ))
            self.assertEqual(statuses.count(204), 1, statuses)
            self.assertEqual(429 in statuses, tabs > 2, statuses)  # of one person two are hashed at once
            signed_in(name, wanted[statuses.index(204)])

    def test_guessing_it_from_a_session_ends_after_ten(self):
        client = site.player("borrowed")
        for _ in range(10):
            self.change(client, "wrong-one", "brand-new-one").expect(403)
        self.change(client, PASSWORD, "brand-new-one").expect(429)

    def test_a_thief_who_guesses_in_another_session_does_not_keep_the_owner_from_changing_it(self):
        client, thief = site.player("robbed"), signed_in("robbed")
        for expected in [403] * 10 + [429]:
            self.change(thief, "wrong-one", "thiefs-own-one").expect(expected)
        self.change(client, PASSWORD, "brand-new-one").expect(204)

    def test_strangers_who_guess_at_the_login_do_not_keep_the_owner_from_changing_it(self):
        client = site.player("besieged")
        for expected in [401] * 10 + [429]:
            login = {"username": "besieged", "password": "wrong-one"}
            site.client().call("POST", "/api/auth/login", login).expect(expected)
        self.change(client, PASSWORD, "brand-new-one").expect(204)


class Sessions(unittest.TestCase):
    def test_each_tells_its_browser_and_can_be_ended(self):
        client = site.player("sam")
        phone = signed_in("sam", **{"User-Agent": "A phone"})
        listed = client.call("GET", "/api/account/sessions").expect(200).json()
        self.assertEqual([entry["isCurrent"] for entry in listed].count(True), 1)
        other = next(entry for entry in listed if not entry["isCurrent"])
        self.assertEqual(other["agent"], "A phone")
        self.assertEqual(other["createdAt"], other["lastUsedAt"])
        client.call("POST", "/api/account/sessions/end", {"id": other["id"]}).expect(204)
        self.assertFalse(is_signed_in(phone))
        self.assertTrue(is_signed_in(client))

    def test_all_others_are_ended_at_once(self):
        client, phone, laptop = site.player("una"), signed_in("una"), signed_in("una")
        other = site.player("ned")
        client.call("POST", "/api/account/sessions/end-others").expect(204)
        self.assertEqual([is_signed_in(who) for who in (client, phone, laptop, other)], [True, False, False, True])

    def test_nobody_ends_another_persons(self):
        client, stranger = site.player("sue"), site.player("eve")
        mine = client.call("GET", "/api/account/sessions").json()[0]["id"]
        for wrong in (mine, "0" * 64, "nonsense", ""):
            answer = stranger.call("POST", "/api/account/sessions/end", {"id": wrong})
            self.assertEqual((answer.status, answer.body), (404, b"There is no such session"))
        self.assertTrue(is_signed_in(client))

    def test_a_sessions_id_opens_nothing(self):
        client = site.player("ida")
        thief = site.client()
        thief.cookie = "session=" + client.call("GET", "/api/account/sessions").json()[0]["id"]
        self.assertFalse(is_signed_in(thief))

    def test_ending_the_own_session_signs_out(self):
        client = site.player("leaver")
        mine = client.call("GET", "/api/account/sessions").json()[0]["id"]
        answer = client.call("POST", "/api/account/sessions/end", {"id": mine}).expect(204)
        self.assertIn("Max-Age=0", answer.headers["Set-Cookie"])
        self.assertFalse(is_signed_in(client))


class Settings(unittest.TestCase):
    DEFAULT = {"oddsFormat": "american", "colourMode": "system", "timeZone": None, "isRanked": True,
               "favouriteTeams": []}

    def test_they_are_kept_with_the_account(self):
        client = site.player("setter")
        self.assertEqual(client.call("GET", "/api/account/settings").expect(200).json(), self.DEFAULT)
        wanted = {"oddsFormat": "fractional", "colourMode": "dark", "timeZone": "Europe/Paris", "isRanked": False,
                  "favouriteTeams": [{"sport": "nhl", "code": "TBL"}, {"sport": "nba", "code": "BOS"}]}
        answer = client.call("POST", "/api/account/settings/change", wanted).expect(200)
        self.assertEqual(answer.json(), wanted)
        self.assertEqual(signed_in("setter").call("GET", "/api/account/settings").json(), wanted)

    def test_unknown_words_are_refused_and_change_nothing(self):
        client = site.player("unsettled")
        for wrong in ({"oddsFormat": "roman"}, {"colourMode": 1}, {"timeZone": "Nowhere/City"}, {"isRanked": None},
                      {"favouriteTeams": None}, {"favouriteTeams": [{"sport": "nhl", "code": "b s"}]},
                      {"favouriteTeams": [{"sport": "nhl", "code": "BOS"}] * 2},
                      {"timeZone": "x" * 65}, {"more": 1}):
            client.call("POST", "/api/account/settings/change", {**self.DEFAULT, **wrong}).expect(400)
        self.assertEqual(client.call("GET", "/api/account/settings").json(), self.DEFAULT)


class Export(unittest.TestCase):
    def test_it_is_a_file_with_everything_about_the_person(self):
        site.client().call("POST", "/api/auth/register", {
            "username": "expo", "email": "expo@example.org", "password": PASSWORD, "isAdult": True}).expect(201)
        client = signed_in("expo")
        _, _, placed = bet_on(client, client.games(), 30)
        answer = client.call("GET", "/api/account/export").expect(200)
        self.assertEqual(answer.headers["Content-Disposition"], 'attachment; filename="chalkline-expo.json"')
        export = answer.json()
        self.assertEqual((export["person"]["username"], export["person"]["email"]), ("expo", "expo@example.org"))
        self.assertIsNotNone(export["person"]["saidToBeAdultAt"])
        self.assertEqual(len(export["sessions"]), 1)
        types = [record["type"] for record in export["ledger"]]
        self.assertEqual(types[:3], ["AccountOpened", "CoinsGranted", "BetPlaced"])
        self.assertEqual(str(export["ledger"][2]["position"]), placed.json()["bet"]["id"])
        text = answer.body.decode()
        self.assertNotIn("argon2", text)
        self.assertNotIn(client.cookie.split("=")[1], text)


class Deletion(unittest.TestCase):
    def test_open_bets_are_void_the_person_is_gone_and_the_ledger_verifies(self):
        other = Site()
        try:
            body = {"username": "dora", "email": "dora@example.org", "password": PASSWORD}
            other.client().call("POST", "/api/auth/register", body).expect(201)
            client, second = other.client(), other.client()
            for each in (client, second):
                each.sign_in("dora")
            identity = client.call("GET", "/api/auth/me").json()["id"]
            bets = [bet_on(client, client.games()[i:], 10 + i)[2].json()["bet"]["id"] for i in range(3)]

            wrong = client.call("POST", "/api/account/delete", {"password": "wrong-one"})
            self.assertEqual((wrong.status, wrong.body), (403, b"That is not your password"))
            self.assertEqual(len(list(client.bets())), 3)

            answer = client.call("POST", "/api/account/delete", {"password": PASSWORD}).expect(204)
            self.assertIn("Max-Age=0", answer.headers["Set-Cookie"])
            for each in (client, second):
                self.assertEqual(each.call("GET", "/api/auth/me").status, 401)
            login = other.client().call("POST", "/api/auth/login", {"username": "dora", "password": PASSWORD})
            self.assertEqual((login.status, login.body), (401, b"Invalid credentials"))
            other.client().call("POST", "/api/auth/register", body).expect(201)
            again = other.client().sign_in("dora")
            self.assertGreater(again["id"], identity)
            self.assertEqual(again["virtualBalance"], 1000)
        finally:
            self.assertEqual(other.server.stop(), 0)
            verified = chalkline.run("audit", "verify", data=other.data, check=False)
            exported = chalkline.run("audit", "export", "--format", "jsonl", data=other.data).stdout
            other.stop()
        self.assertEqual(verified.returncode, 0, verified.stdout + verified.stderr)
        self.assertNotIn("dora", exported)
        self.assertEqual(exported.count('"AccountClosed"'), 1)
        for bet in bets:
            self.assertIn(f'"bet":{bet},', exported)
        self.assertEqual(exported.count('"outcome":"void"'), 3)

    def test_it_succeeds_at_the_first_answer_while_own_clients_bet_on(self):
        client = site.player("restless")
        client.call("POST", "/api/membership/upgrade", {"tierId": "ultimate"}).expect(200)
        bettors = [signed_in("restless") for _ in range(4)]
        slips = [0] * len(bettors)

        def bet_on_and_on(number):
            """Slips of 20 bets, until one is refused for another reason than a price that moved."""
            bettor = bettors[number]
            while True:
                items = [pick.item(10) for game in bettor.games()[-4:] for pick in picks(game)][:20]
                while (answer := bettor.place_slip(items)).status == 201:
                    slips[number] += 1
                if "json" not in answer.headers["Content-Type"]:
                    return answer.status

        with ThreadPoolExecutor(len(bettors)) as pool:
            betting = [pool.submit(bet_on_and_on, number) for number in range(len(bettors))]
            wait_for(lambda: sum(slips) > 100, "2,000 open bets")
            answer = client.call("POST", "/api/account/delete", {"password": PASSWORD})
            ends = [bettor.result() for bettor in betting]
        self.assertEqual((answer.status, answer.body), (204, b""))
        # Signed out, the account is closed, or all is at stake.
        self.assertLessEqual(set(ends), {401, 409, 422})

    def test_a_sign_in_at_the_same_moment_opens_nothing_and_breaks_nothing(self):
        for name in ("parting1", "parting2", "parting3"):
            client = site.player(name)
            others = [site.client() for _ in range(6)]

            def sign_in(other):
                answer = other.call("POST", "/api/auth/login", {"username": name, "password": PASSWORD})
                other.cookie = (answer.headers["Set-Cookie"] or "").split(";")[0]
                return answer.status

            statuses = at_once(
                lambda: client.call("POST", "/api/account/delete", {"password": PASSWORD}).status,
                *(lambda other=other: sign_in(other) for other in others),
            )
            self.assertEqual(statuses[0], 204)
            self.assertLessEqual(set(statuses[1:]), {200, 401, 429})  # two wait at a time
            for other in others:
                self.assertFalse(is_signed_in(other))

    def test_who_left_while_the_password_was_verified_is_signed_out_and_not_told_it_was_wrong(self):
        for name in ("leaving1", "leaving2", "leaving3"):
            site.player(name)
            clients = [signed_in(name) for _ in range(5)]
            statuses = at_once(*(
                lambda client=client: client.call("POST", "/api/account/delete", {"password": PASSWORD}).status
                for client in clients
            ))
            self.assertIn(204, statuses)
            self.assertLessEqual(set(statuses), {204, 401, 429})  # two wait at a time

    def test_a_deletion_that_a_crash_cut_short_is_finished_by_the_next_start(self):
        other = Site()
        client = other.player("halfway")
        bet_on(client, client.games(), 10)
        self.assertEqual(other.server.stop(), 0)
        with sqlite3.connect(other.data / "accounts.db") as people:
            people.execute("UPDATE users SET closing = 1 WHERE username = 'halfway'")
        people.close()
        other.server = chalkline.Server(other.data, "--log-level", "warn")
        try:
            again = other.server.client()
            again.cookie = client.cookie
            self.assertEqual(again.call("GET", "/api/auth/me").status, 401)
            again.sign_up("halfway")
        finally:
            self.assertEqual(other.stop(), 0)

    def test_a_deletion_that_breaks_off_is_done_again_until_it_succeeds(self):
        other = Site("--log-level", "off")
        try:
            client = other.player("stuck")
            bet_on(client, client.games(), 10)
            people = sqlite3.connect(other.data / "accounts.db", isolation_level=None)
            people.execute("CREATE TRIGGER stuck BEFORE INSERT ON erased BEGIN SELECT RAISE(ABORT, 'stuck'); END")
            for _ in range(2):
                client.call("POST", "/api/account/delete", {"password": PASSWORD}).expect(503)
                self.assertTrue(is_signed_in(client))
            people.execute("DROP TRIGGER stuck")
            wait_for(lambda: not is_signed_in(client), "the person to be erased")
            self.assertEqual(people.execute("SELECT count(*) FROM users").fetchone(), (0,))
            people.close()
            other.client().sign_up("stuck")
        finally:
            self.assertEqual(other.stop(), 0)

    def test_a_deletion_while_the_account_bets_without_a_pause_is_done_at_the_first_asking(self):
        client = site.player("restless")
        offers = [pick for game in client.games()[4:] for pick in picks(game)]

        def bet_until_it_is_over():
            own = site.client()
            own.cookie = client.cookie
            statuses = []
            while 401 not in statuses:
                statuses.append(own.place(offers[len(statuses) % len(offers)], 10).status)
            return statuses

        deletion = lambda: client.call("POST", "/api/account/delete", {"password": PASSWORD}).status
        status, *bets = at_once(deletion, *[bet_until_it_is_over] * 8)
        self.assertEqual(status, 204)
        self.assertLessEqual(set(sum(bets, [])), {201, 401, 409, 422})

    def test_a_crash_around_a_deletion_leaves_neither_name_nor_mail_past_the_next_start(self):
        other = Site("--verify-email", "--log-level", "off")
        numbers = {}
        for name in ("erased-person", "staying-person"):
            body = {"username": name, "email": f"{name}@example.org", "password": PASSWORD}
            numbers[name] = other.client().call("POST", "/api/auth/register", body).expect(201).json()["user"]["id"]
        outbox = other.data / "outbox"
        wait_for(lambda: len(list(outbox.glob("*.eml"))) == 2, "both mails")
        (late,) = outbox.glob(f"{numbers['erased-person']}-*.eml")
        mail = late.read_bytes()
        client = other.client()
        client.sign_in("erased-person")

        def has_name():
            return any(b"erased-person" in file.read_bytes() for file in other.data.glob("accounts.db*"))

        reader = sqlite3.connect(f"file:{other.data}/accounts.db?mode=ro", uri=True, isolation_level=None)
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM users").fetchone()
        client.call("POST", "/api/account/delete", {"password": PASSWORD}).expect(204)
        other.server.kill()
        reader.close()
        late.write_bytes(mail)  # as if it had ended before this was removed
        self.assertTrue(has_name())
        other.server = chalkline.Server(other.data, "--verify-email", "--log-level", "off")
        try:
            self.assertFalse(has_name())
            self.assertEqual([file.name.split("-")[0] for file in outbox.iterdir()], [str(numbers["staying-person"])])
        finally:
            self.assertEqual(other.stop(), 0)


class Boards(unittest.TestCase):
    def test_who_opts_out_or_leaves_is_on_no_leaderboard(self):
        fast = Site("--clock-speed", "600")
        try:
            path = "/api/leaderboard?period=alltime&category=balance"
            clients = {name: fast.player(name) for name in ("shy", "gone", "stays")}
            for client in clients.values():
                bet_on(client, client.games()[1:], 10)

            def names():
                return {entry["username"] for entry in fast.client().call("GET", path).expect(200).json()}

            def handles():
                return {entry["username"]: entry["id"] for entry in fast.client().call("GET", path).expect(200).json()}

            wait_for(lambda: names() == {"shy", "gone", "stays"}, "three players on the leaderboard")
            first = handles()
            self.assertEqual(len(set(first.values())), 3)
            for handle in first.values():
                self.assertRegex(handle, "^[0-9a-f]{16}$")  # and no number of the ledger
            wanted = {"oddsFormat": "american", "colourMode": "system", "timeZone": None, "isRanked": False,
                      "favouriteTeams": []}
            clients["shy"].call("POST", "/api/account/settings/change", wanted).expect(200)
            clients["gone"].call("POST", "/api/account/delete", {"password": PASSWORD}).expect(204)
            wait_for(lambda: names() == {"stays"}, "two of them to be left out")
            own = clients["shy"].call("GET", path).expect(200).json()
            self.assertEqual([entry["username"] for entry in own], ["stays"])
            clients["shy"].call("POST", "/api/account/settings/change", {**wanted, "isRanked": True}).expect(200)
            wait_for(lambda: names() == {"shy", "stays"}, "one of them to be back")

            def change(is_ranked):
                client = fast.client()
                client.cookie = clients["shy"].cookie
                path = "/api/account/settings/change"
                return client.call("POST", path, {**wanted, "isRanked": is_ranked}).status

            for _ in range(20):
                changes = (lambda is_ranked=is_ranked: change(is_ranked) for is_ranked in [True, False] * 4)
                self.assertEqual(set(at_once(*changes)), {200})
                stored = clients["shy"].call("GET", "/api/account/settings").json()["isRanked"]
                wait_for(lambda: ("shy" in names()) == stored, "the leaderboard to be as was stored")
            fast.server.kill()
            fast.start_server("--clock-speed", "600")
            wait_for(lambda: handles().get("stays") == first["stays"], "the same player by the same handle")
        finally:
            fast.stop()


if __name__ == "__main__":
    unittest.main()
