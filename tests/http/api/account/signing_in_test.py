#!/usr/bin/python3
"""Registering, signing in and out, sessions, roles and the limits on guessing."""

import sqlite3
import unittest

from support import Site, Wire, chalkline

PASSWORD = "practice-only"


def setUpModule():
    global site
    site = Site()


def tearDownModule():
    site.stop()


def register(name, **more):
    return site.client().call("POST", "/api/auth/register", {"username": name, "password": PASSWORD, **more})


class Registering(unittest.TestCase):
    def test_a_new_player_has_a_thousand_coins_and_is_not_signed_in(self):
        answer = register("Newcomer", email="new@example.org", isAdult=True).expect(201)
        user = answer.json()["user"]
        self.assertFalse(answer.json()["emailVerificationRequired"])
        self.assertIsNone(user["emailVerified"])
        self.assertGreaterEqual(user["id"], 1000)
        self.assertEqual((user["virtualBalance"], user["level"], user["xp"]), (1000, 1, 0))
        self.assertEqual((user["email"], user["roles"]), ("new@example.org", ["player"]))
        self.assertIsNone(answer.headers["Set-Cookie"])
        self.assertRegex(answer.headers["X-Position"], "^[1-9][0-9]*$")

    def test_names_and_emails_are_taken_once(self):
        register("Taken", email="taken@example.org").expect(201)
        for name, email, sentence in (
            ("tAKEN", "other@example.org", "That username is taken"),
            ("other", "TAKEN@example.org", "That email is already registered"),
        ):
            answer = register(name, email=email).expect(409)
            self.assertEqual(answer.body.decode(), sentence)

    def test_asking_for_names_that_are_taken_ends_after_a_hundred(self):
        register("sought").expect(201)
        with Wire(site.port, address="127.0.5.1") as asker:
            ask = {"username": "sought", "password": PASSWORD}
            statuses = [asker.post("/api/auth/register", ask).answer()[0] for _ in range(101)]
        self.assertEqual(statuses, [409] * 100 + [429])

    def test_a_minor_is_refused_and_who_says_nothing_is_not(self):
        self.assertEqual(register("minor", isAdult=False).expect(400).body.decode(), "You must be 18 or older")
        register("silent").expect(201)

    def test_three_hundred_from_one_address_are_enough_for_an_hour(self):
        other = Site()

        def answer_from(address, call, name):
            with Wire(other.port, address=address) as wire:
                return wire.post(call, {"username": name, "password": PASSWORD}).answer()

        try:
            client = other.client()
            for i in range(300):
                client.call("POST", "/api/auth/register", {"username": f"made-up-{i}", "password": PASSWORD}).expect(201)
            status, headers, sentence = answer_from("127.0.0.1", "/api/auth/register", "one-more")
            self.assertEqual((status, sentence), (429, "Too many attempts, try again later"))
            self.assertTrue(0 < int(headers["retry-after"]) <= 3600)
            self.assertEqual(answer_from("127.0.0.2", "/api/auth/register", "one-more")[0], 201)
            self.assertEqual(answer_from("127.0.0.1", "/api/auth/login", "one-more")[0], 200)
        finally:
            other.stop()


class SigningIn(unittest.TestCase):
    def test_by_name_or_email_in_either_field_and_any_case(self):
        register("Either", email="either@example.org").expect(201)
        for field in ("username", "usernameOrEmail"):
            for name in ("Either", "EITHER", "either@example.org"):
                with self.subTest(field=field, name=name):
                    client = site.client()
                    client.call("POST", "/api/auth/login", {field: name, "password": PASSWORD}).expect(200)

    def test_who_has_just_registered_sees_the_coins_at_once(self):
        for i in range(10):
            register(f"quick{i}").expect(201)
            self.assertEqual(site.client().sign_in(f"quick{i}")["virtualBalance"], 1000)

    def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(self):
        register("cookie").expect(201)
        answer = site.client().call("POST", "/api/auth/login", {"username": "cookie", "password": PASSWORD})
        self.assertRegex(
            answer.headers["Set-Cookie"],
            r"^session=[\w-]{43}; HttpOnly; SameSite=Lax; Path=/; Max-Age=604800$",
        )

    def test_beside_it_scripts_have_a_hint_that_comes_and_goes_with_it_and_opens_nothing(self):
        client = site.player("hinted")
        with sqlite3.connect(site.data / "accounts.db", timeout=30) as people:  # two hours have passed
            people.execute("UPDATE sessions SET expires_at = expires_at - 7200 "
                           "WHERE user = (SELECT id FROM users WHERE username = 'hinted')")
        people.close()
        session = site.client().call("POST", "/api/auth/login", {"username": "hinted", "password": PASSWORD})
        renewed = client.call("GET", "/api/auth/me").expect(200)
        for given in (session, renewed):
            cookies = given.headers.get_all("Set-Cookie")
            self.assertEqual(len(cookies), 2)
            self.assertRegex(cookies[0], r"^session=[\w-]{43}; HttpOnly; ")
            self.assertEqual(cookies[1], "chalkline_signed_in=yes; SameSite=Lax; Path=/; Max-Age=604800")
        taken = client.call("POST", "/api/auth/logout").expect(204).headers.get_all("Set-Cookie")
        self.assertEqual([cookie.split(";")[0] for cookie in taken], ["session=", "chalkline_signed_in="])
        for cookie in taken:
            self.assertIn("; Path=/; Max-Age=0", cookie)
        stranger = site.client()
        stranger.cookie = "chalkline_signed_in=yes"
        stranger.call("GET", "/api/auth/me").expect(401)

    def test_unknown_name_and_wrong_password_look_the_same(self):
        register("known").expect(201)
        for name in ("known", "unknown"):
            answer = site.client().call("POST", "/api/auth/login", {"username": name, "password": "wrong-one"})
            self.assertEqual((answer.status, answer.body), (401, b"Invalid credentials"))

    def test_who_signs_out_is_out(self):
        client = site.player("leaver")
        client.call("GET", "/api/auth/me").expect(200)
        answer = client.call("POST", "/api/auth/logout").expect(204)
        self.assertIn("Max-Age=0", answer.headers["Set-Cookie"])
        self.assertEqual(client.call("GET", "/api/auth/me").status, 401)
        site.client().call("POST", "/api/auth/logout").expect(204)

    def test_a_forged_cookie_opens_nothing(self):
        client = site.player("victim")
        name, token = client.cookie.split("=", 1)
        forged = token[:-1] + ("A" if token[-1] != "A" else "B")
        for cookie in (f"{name}={forged}", f"{name}={token}x", f"{name}=", "session=../../etc/passwd", "x" * 500):
            with self.subTest(cookie=cookie):
                stranger = site.client()
                stranger.cookie = cookie
                answer = stranger.call("GET", "/api/auth/me")
                self.assertEqual((answer.status, answer.body), (401, b"You are not signed in"))

    def test_me_is_who_signed_in(self):
        client = site.player("myself")
        self.assertEqual(client.call("GET", "/api/auth/me").expect(200).json()["username"], "myself")


class Guessing(unittest.TestCase):
    def test_an_unknown_name_costs_the_same_hash_as_a_known_one(self):
        register("hashed").expect(201)
        for name in ("hashed", "nobody-of-that-name"):
            before = site.metric("chalkline_password_hashes_total")
            site.client().call("POST", "/api/auth/login", {"username": name, "password": "wrong-one"}).expect(401)
            self.assertEqual(site.metric("chalkline_password_hashes_total") - before, 1, name)

    def test_wrong_guesses_of_strangers_do_not_keep_the_owner_out_nor_after_a_restart(self):
        site = Site()
        self.addCleanup(site.stop)
        site.player("besieged")
        site.stop_server()
        site.start_server()
        client = site.client()
        guess = {"username": "besieged", "password": "wrong-one"}
        for number in range(1, 11):
            with Wire(site.port, address=f"127.0.6.{number}") as stranger:
                statuses = [stranger.post("/api/auth/login", guess).answer()[0] for _ in range(11)]
                self.assertEqual(statuses, [401] * 10 + [429])
        with Wire(site.port, address="127.0.6.11") as late:
            self.assertEqual(late.post("/api/auth/login", guess).answer()[0], 429)
        client.sign_in("besieged")

    def test_ten_wrong_passwords_for_one_name_are_enough(self):
        register("guessed").expect(201)
        client = site.client()
        for name in ("guessed", "GUESSED") * 5:
            client.call("POST", "/api/auth/login", {"username": name, "password": "wrong-one"}).expect(401)
        answer = client.call("POST", "/api/auth/login", {"username": "Guessed", "password": PASSWORD}).expect(429)
        self.assertEqual(answer.body, b"Too many attempts, try again later")
        self.assertTrue(0 < int(answer.headers["Retry-After"]) <= 900)

    def test_signing_in_rightly_is_not_counted(self):
        register("regular").expect(201)
        for _ in range(12):
            site.client().sign_in("regular", PASSWORD)

    def test_a_hundred_failures_from_one_address_are_enough(self):
        other = Site()
        try:
            client = other.client()
            statuses = set()
            for i in range(101):
                answer = client.call("POST", "/api/auth/login", {"username": f"name{i}", "password": "wrong-one"})
                statuses.add(answer.status)
            self.assertEqual(answer.status, 429)
            self.assertEqual(statuses, {401, 429})
        finally:
            other.stop()

    def test_who_knocks_on_for_a_name_that_is_shut_out_shuts_out_nobody_else_there(self):
        other = Site()
        try:
            other.player("neighbour")
            client = other.client()
            for expected in [401] * 10 + [429] * 100:
                client.call("POST", "/api/auth/login", {"username": "shut", "password": "wrong-one"}).expect(expected)
            other.client().sign_in("neighbour")
        finally:
            other.stop()


class Roles(unittest.TestCase):
    def test_an_auditor_reads_and_does_not_bet(self):
        register("auditor").expect(201)
        chalkline.run("user", "grant", "AUDITOR", "auditor", data=site.data)
        client = site.client()
        self.assertEqual(client.sign_in("auditor")["roles"], ["player", "auditor"])
        pick = next(chalkline.picks(client.games()[0]))
        answer = client.place(pick, 100)
        self.assertEqual((answer.status, answer.body), (403, b"An auditor cannot bet"))

    def test_roles_are_granted_to_people_that_exist(self):
        result = chalkline.run("user", "grant", "nobody-here", "auditor", data=site.data, check=False)
        self.assertEqual((result.returncode, result.stderr), (1, "chalkline: There is no user named nobody-here\n"))
        result = chalkline.run("user", "grant", "nobody-here", "king", data=site.data, check=False)
        self.assertEqual(result.returncode, 2)


class Restarting(unittest.TestCase):
    def test_people_and_sessions_outlive_the_server(self):
        other = Site()
        client = other.player("stayer")
        client.connection.close()
        self.assertEqual(other.server.stop(), 0)
        other.server.process.stdout.close()
        other.server = chalkline.Server(other.data, "--log-level", "warn")
        again = other.server.client()
        again.cookie = client.cookie
        self.assertEqual(again.call("GET", "/api/auth/me").expect(200).json()["virtualBalance"], 1000)
        self.assertEqual(other.stop(), 0)

    def test_who_registered_when_the_server_died_has_an_account_at_the_next_start(self):
        other = Site()
        other.player("before")
        self.assertEqual(other.server.stop(), 0)
        other.server.process.stdout.close()
        with sqlite3.connect(other.data / "accounts.db") as people:
            people.execute(
                "INSERT INTO users(username, password, opening, created_at) "
                "SELECT 'halfway', password, 1, created_at FROM users WHERE username = 'before'"
            )
        people.close()
        other.server = chalkline.Server(other.data, "--log-level", "warn")
        self.assertEqual(other.server.client().sign_in("halfway")["virtualBalance"], 1000)
        self.assertEqual(other.stop(), 0)


if __name__ == "__main__":
    unittest.main()
