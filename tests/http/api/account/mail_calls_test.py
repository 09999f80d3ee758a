#!/usr/bin/python3
"""Verified emails and forgotten passwords, by mail that a real SMTP server received."""

import pathlib
import socket
import sqlite3
import tempfile
import unittest

from mail_server import MailServer
from support import Site, Wire, at_once, bet_on, picks, wait_for

PASSWORD = "practice-only"
UNCONFIRMED = b"Confirm your email address before you bet, by the link in your mail"
INVALID = b"This link no longer works, so ask for a new one"
PUBLIC = "https://play.example.org"


def setUpModule():
    global directory, mail, site
    directory = tempfile.TemporaryDirectory(prefix="chalkline-mail-")
    mail = MailServer(pathlib.Path(directory.name))
    site = Site("--verify-email", "--public-url", PUBLIC, "--mail-from", "Chalkline <post@example.org>", *mail.options())


def tearDownModule():
    site.stop()
    mail.stop()
    directory.cleanup()


def address(name):
    return f"{name}@example.org"


def register(name, on=None):
    body = {"username": name, "email": address(name), "password": PASSWORD}
    return (on or site).client().call("POST", "/api/auth/register", body).expect(201).json()


def signed_in(name, password=PASSWORD):
    client = site.client()
    client.sign_in(name, password)
    return client


def newcomer(name):
    """Registers, and returns the client and the mail that came."""
    register(name)
    return signed_in(name), mail.next(address(name))


def post(path, body, client=None):
    return (client or site.client()).call("POST", f"/api/auth/{path}", body)


def forgot(name):
    post("forgot-password", {"email": address(name)}).expect(200)
    return mail.next(address(name))


class Verifying(unittest.TestCase):
    def test_who_registers_gets_a_link_and_may_bet_once_it_was_followed(self):
        answer = register("vera")
        self.assertTrue(answer["emailVerificationRequired"])
        self.assertIs(answer["user"]["emailVerified"], False)
        received = mail.next(address("vera"))
        self.assertTrue(received.encrypted)
        self.assertEqual((received.sender, received.message["From"]),
                         ("post@example.org", "Chalkline <post@example.org>"))
        self.assertEqual(received.page, f"{PUBLIC}/verify-email")

        client = signed_in("vera")
        pick = next(picks(client.games()[-1]))
        refused = client.place(pick, 10)
        self.assertEqual((refused.status, refused.body), (403, UNCONFIRMED))
        self.assertEqual(post("verify-email", {"token": received.token}).expect(200).json(), {"success": True})
        self.assertIs(client.call("GET", "/api/auth/me").expect(200).json()["emailVerified"], True)
        bet_on(client, client.games(), 10)

    def test_a_link_that_is_forged_or_for_something_else_verifies_nothing(self):
        client, received = newcomer("fay")
        reset = forgot("fay")
        token = received.token
        forged = token[:-2] + ("AA" if token[-2:] != "AA" else "BB")
        for wrong in (forged, token + "A", "", "x" * 128, reset.token):
            answer = post("verify-email", {"token": wrong})
            self.assertEqual((answer.status, answer.body), (400, INVALID))
        for wrong in ({}, {"token": 7}, {"token": None}, {"token": "x" * 129}, {"token": token, "more": 1}):
            post("verify-email", wrong).expect(400)
        self.assertIs(client.call("GET", "/api/auth/me").json()["emailVerified"], False)
        post("verify-email", {"token": token}).expect(200)

    def test_a_link_that_is_opened_again_says_once_more_that_the_email_is_confirmed(self):
        _, received = newcomer("tina")
        for _ in range(3):
            self.assertEqual(post("verify-email", {"token": received.token}).expect(200).json(), {"success": True})
        with sqlite3.connect(site.data / "accounts.db", timeout=30) as people:
            people.execute("UPDATE mail_tokens SET expires_at = unixepoch()")
        people.close()
        self.assertEqual(post("verify-email", {"token": received.token}).expect(400).body, INVALID)

    def test_an_expired_link_verifies_nothing(self):
        client, received = newcomer("exa")
        with sqlite3.connect(site.data / "accounts.db", timeout=30) as people:
            people.execute("UPDATE mail_tokens SET expires_at = unixepoch()")
        people.close()
        self.assertEqual(post("verify-email", {"token": received.token}).expect(400).body, INVALID)
        self.assertIs(client.call("GET", "/api/auth/me").json()["emailVerified"], False)

    def test_only_the_newest_link_is_good_and_four_in_an_hour_are_too_many(self):
        client, first = newcomer("resi")
        post("resend-verification", {"email": ""}, client).expect(200)
        second = mail.next(address("resi"))
        answer = post("resend-verification", {"email": "RESI@example.org"}).expect(200)
        self.assertEqual(answer.json(), {"success": True,
                                         "message": "Please check your inbox for the verification link."})
        newest = mail.next(address("resi"))
        for old in (first, second):
            self.assertEqual(post("verify-email", {"token": old.token}).expect(400).body, INVALID)
        post("resend-verification", {"email": address("resi")}).expect(200)
        mail.next(address("resi"))
        late = post("resend-verification", {"email": address("resi")}).expect(429)
        self.assertTrue(0 < int(late.headers["Retry-After"]) <= 3600)
        self.assertEqual(post("verify-email", {"token": newest.token}).status, 400)

    def test_who_is_not_signed_in_has_to_say_an_address(self):
        answer = post("resend-verification", {"email": ""}).expect(400)
        self.assertEqual(answer.body, b"Could not send verification email. Please try logging in first.")
        self.assertEqual(post("resend-verification", {"email": "x"}).expect(400).body, b"Invalid email format")

    def test_where_emails_are_verified_nobody_registers_without_one(self):
        answer = post("register", {"username": "bare", "password": PASSWORD}).expect(400)
        self.assertEqual(answer.body, b"An email address is needed here, because it is verified")


class TryingAgain(unittest.TestCase):
    def test_mail_that_the_server_refuses_for_the_moment_comes_later(self):
        mail.refusals = 1
        register("patient")
        received = mail.next(address("patient"))
        self.assertEqual(mail.refusals, 0)
        post("verify-email", {"token": received.token}).expect(200)


class Forgetting(unittest.TestCase):
    def test_the_link_sets_a_new_password_once_and_ends_every_session(self):
        client, _ = newcomer("fred")
        received = forgot("fred")
        self.assertEqual(received.page, f"{PUBLIC}/reset-password")
        good = {"token": received.token, "password": "brand-new-one"}
        for _ in range(2):  # to look does not use it up
            self.assertEqual(post("check-reset", {"token": received.token}).expect(200).json(), {"success": True})
        post("reset-password", {**good, "password": "short"}).expect(400)
        answer = post("reset-password", good).expect(200)
        self.assertEqual(answer.json()["success"], True)
        self.assertEqual(client.call("GET", "/api/auth/me").status, 401)
        self.assertEqual(post("login", {"username": "fred", "password": PASSWORD}).status, 401)
        signed_in("fred", "brand-new-one")
        again = post("reset-password", {**good, "password": "a-third-one"})
        self.assertEqual((again.status, again.body), (400, INVALID))
        self.assertEqual(post("check-reset", {"token": received.token}).expect(400).body, INVALID)
        signed_in("fred", "brand-new-one")

    def test_a_sign_in_with_the_old_password_at_the_same_moment_opens_nothing_after_it(self):
        for name in ("race1", "race2", "race3"):
            newcomer(name)
            token = forgot(name).token
            clients = [site.client() for _ in range(6)]

            def sign_in(client):
                answer = post("login", {"username": name, "password": PASSWORD}, client)
                client.cookie = (answer.headers["Set-Cookie"] or "").split(";")[0]
                return answer.status

            statuses = at_once(
                lambda: post("reset-password", {"token": token, "password": "brand-new-one"}).status,
                *(lambda client=client: sign_in(client) for client in clients),
            )
            self.assertEqual(statuses[0], 200)
            self.assertLessEqual(set(statuses), {200, 401, 429})  # two wait at a time
            for client in clients:
                self.assertEqual(client.call("GET", "/api/auth/me").status, 401)

    def test_who_was_shut_out_by_wrong_guesses_gets_in_after_a_reset(self):
        newcomer("gus")
        for _ in range(10):
            post("login", {"username": "gus", "password": "wrong-one"}).expect(401)
        post("login", {"username": "gus", "password": PASSWORD}).expect(429)
        post("reset-password", {"token": forgot("gus").token, "password": "brand-new-one"}).expect(200)
        signed_in("gus", "brand-new-one")

    def test_links_that_strangers_ask_for_leave_the_owners_link_good_and_the_way_out_open(self):
        newcomer("lea")
        received = forgot("lea")
        for number in range(1, 4):
            with Wire(site.port, address=f"127.0.7.{number}") as stranger:
                ask = ("/api/auth/forgot-password", {"email": address("lea")})
                statuses = [stranger.post(*ask).answer()[0] for _ in range(4)]
                self.assertEqual(statuses, [200] * 3 + [429])
                strangers = [mail.next(address("lea")) for _ in range(3)]
        again = forgot("lea")
        post("reset-password", {"token": received.token, "password": "brand-new-one"}).expect(200)
        for used_up in (again, *strangers):
            post("reset-password", {"token": used_up.token, "password": "another-one"}).expect(400)
        signed_in("lea", "brand-new-one")

    def test_to_one_address_go_twelve_links_an_hour_whoever_asks(self):
        newcomer("max")
        for number in range(1, 6):
            with Wire(site.port, address=f"127.0.8.{number}") as asker:
                ask = ("/api/auth/forgot-password", {"email": address("max")})
                statuses = [asker.post(*ask).answer()[0] for _ in range(3)]
            self.assertEqual(statuses, [200] * 3 if number < 5 else [429] * 3)
        for _ in range(12):
            mail.next(address("max"))

    def test_an_unknown_address_gets_the_same_answers_and_no_mail(self):
        newcomer("kim")
        answers = {}
        for name in ("nobody", "kim"):
            answers[name] = [post("forgot-password", {"email": address(name)}) for _ in range(4)]
        for known, unknown in zip(answers["kim"], answers["nobody"]):
            self.assertEqual((known.status, known.body), (unknown.status, unknown.body))
        self.assertEqual([answer.status for answer in answers["kim"]], [200, 200, 200, 429])
        for _ in range(3):
            mail.next(address("kim"))  # and none to nobody before these
        self.assertTrue(mail.received.empty())

    def test_a_forged_token_or_one_of_a_verification_resets_nothing(self):
        _, received = newcomer("hal")
        for token in ("A" * 43, "", received.token):
            answer = post("reset-password", {"token": token, "password": "brand-new-one"})
            self.assertEqual((answer.status, answer.body), (400, INVALID))
            self.assertEqual(post("check-reset", {"token": token}).expect(400).body, INVALID)
        signed_in("hal")


def change(client, email, password=PASSWORD):
    return client.call("POST", "/api/account/email/change", {"email": email, "password": password})


class ChangingTheEmail(unittest.TestCase):
    def test_it_changes_when_the_link_at_the_new_one_is_followed_and_both_are_told(self):
        client, _ = newcomer("nina")
        answer = change(client, "nina@new.example.org").expect(200).json()
        self.assertEqual((answer["email"], answer["pending"]["email"]), (address("nina"), "nina@new.example.org"))
        link = mail.next("nina@new.example.org")
        self.assertIn("asked to use nina@new.example.org", mail.sent_to(address("nina")))
        self.assertEqual(link.page, f"{PUBLIC}/verify-email")
        self.assertEqual(client.call("GET", "/api/account/email").expect(200).json(), answer)
        self.assertEqual(client.call("GET", "/api/auth/me").json()["email"], address("nina"))
        post("verify-email", {"token": link.token}).expect(200)
        self.assertIn("is now nina@new.example.org", mail.sent_to(address("nina")))
        me = client.call("GET", "/api/auth/me").json()
        self.assertEqual((me["email"], me["emailVerified"]), ("nina@new.example.org", True))
        self.assertEqual(client.call("GET", "/api/account/email").json(), {"email": me["email"], "pending": None})
        post("verify-email", {"token": link.token}).expect(200)
        self.assertEqual(client.call("GET", "/api/auth/me").json()["email"], "nina@new.example.org")
        site.client().call("POST", "/api/auth/login", {"username": me["email"], "password": PASSWORD}).expect(200)

    def test_without_the_password_or_a_free_address_nothing_is_asked_for(self):
        newcomer("otto")
        client, _ = newcomer("pia")
        for email, password, status, sentence in (
            ("pia@new.example.org", "wrong-one", 403, b"That is not your password"),
            (address("OTTO"), PASSWORD, 409, b"That email is already registered"),
            (address("PIA"), PASSWORD, 409, b"That is your email address already"),
            ("pia", PASSWORD, 400, b"Invalid email format"),
        ):
            answer = change(client, email, password)
            self.assertEqual((answer.status, answer.body), (status, sentence))
        self.assertIsNone(client.call("GET", "/api/account/email").json()["pending"])
        self.assertTrue(mail.received.empty())

    def test_three_an_hour_are_enough(self):
        client, _ = newcomer("quin")
        for number in range(3):
            change(client, f"quin{number}@new.example.org").expect(200)
            mail.next(f"quin{number}@new.example.org")
        change(client, "quin3@new.example.org").expect(429)

    def test_who_registered_without_an_email_adds_one(self):
        outside = Site(*mail.options())
        self.addCleanup(outside.stop)
        client = outside.player("rosa")
        self.assertEqual(client.call("GET", "/api/account/email").json(), {"email": None, "pending": None})
        change(client, address("rosa")).expect(200)
        token = mail.next(address("rosa")).token
        outside.client().call("POST", "/api/auth/verify-email", {"token": token}).expect(200)
        self.assertEqual(client.call("GET", "/api/auth/me").json()["email"], address("rosa"))
        self.assertTrue(mail.received.empty())


class Notices(unittest.TestCase):
    def test_a_mail_tells_of_a_changed_password(self):
        client, _ = newcomer("suse")
        body = {"currentPassword": PASSWORD, "newPassword": "brand-new-one"}
        client.call("POST", "/api/account/password", body).expect(204)
        self.assertIn("the password of your account at Chalkline was changed", mail.sent_to(address("suse")))
        post("reset-password", {"token": forgot("suse").token, "password": "a-third-one"}).expect(200)
        self.assertIn("the password of your account at Chalkline was changed", mail.sent_to(address("suse")))

    def test_a_mail_tells_of_a_deletion_and_nothing_of_it_is_kept(self):
        client, _ = newcomer("theo")
        client.call("POST", "/api/account/delete", {"password": PASSWORD}).expect(204)
        self.assertIn("your account at Chalkline was deleted", mail.sent_to(address("theo")))


class MadeUp(unittest.TestCase):
    def test_a_hundred_links_that_were_made_up_at_one_address_are_enough(self):
        received = newcomer("ivo")[1]
        links = (("verify-email", {"token": "x" * 43}), ("reset-password", {"token": "x" * 43, "password": PASSWORD}))
        with Wire(site.port, address="127.0.3.1") as guesser:
            def answer(path, body):
                return guesser.post(f"/api/auth/{path}", body).answer()[0]

            for link in links * 50:
                self.assertEqual(answer(*link), 400)
            for link in (*links, ("verify-email", {"token": received.token})):
                self.assertEqual(answer(*link), 429)
        post("verify-email", {"token": received.token}).expect(200)

    def test_links_that_were_mailed_are_not_counted(self):
        _, received = newcomer("joy")
        with Wire(site.port, address="127.0.3.2") as reader:
            for link in [{"token": "x" * 43}] * 99 + [{"token": received.token}, {"token": "y" * 43}]:
                status = reader.post("/api/auth/verify-email", link).answer()[0]
                self.assertEqual(status, 200 if link["token"] == received.token else 400)


class WithoutAMailServer(unittest.TestCase):
    def test_mail_lies_in_the_outbox_with_a_link_to_this_server(self):
        other = Site()
        try:
            self.assertFalse(register("olga", other)["emailVerificationRequired"])
            other.client().call("POST", "/api/auth/forgot-password", {"email": address("olga")}).expect(200)
            outbox = other.data / "outbox"
            wait_for(lambda: list(outbox.glob("*.eml")), "the mail")
            text = next(outbox.glob("*.eml")).read_text()
            link = f"http://127.0.0.1:{other.port}/reset-password?token="
            self.assertIn(link, text)
            token = text.split(link)[1].split()[0]
            body = {"token": token, "password": "brand-new-one"}
            other.client().call("POST", "/api/auth/reset-password", body).expect(200)
            client = other.client()
            client.sign_in("olga", "brand-new-one")
            client.call("POST", "/api/account/delete", {"password": "brand-new-one"}).expect(204)
            wait_for(lambda: not list(outbox.iterdir()), "the mail to be erased")
        finally:
            other.stop()

    def test_a_mail_server_that_is_away_breaks_no_call(self):
        away = socket.socket()  # nobody else has its port, and nobody listens there
        self.addCleanup(away.close)
        away.bind(("127.0.0.1", 0))
        url = f"smtp://127.0.0.1:{away.getsockname()[1]}"
        other = Site("--log-level", "off", "--verify-email", "--smtp-url", url)
        try:
            self.assertTrue(register("ada", other)["emailVerificationRequired"])
            client = other.client()
            client.sign_in("ada")
            for path in ("forgot-password", "resend-verification"):
                client.call("POST", f"/api/auth/{path}", {"email": address("ada")}).expect(200)
        finally:
            self.assertEqual(other.stop(), 0)


if __name__ == "__main__":
    unittest.main()
