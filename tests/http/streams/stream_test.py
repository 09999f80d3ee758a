#!/usr/bin/env python3
"""The event stream: what happens to an account reaches its browsers as it happens, and nothing is missed."""

import json
import unittest

from support import EventSource, Site, bet_on, wait_for


class Events(EventSource):
    """The stream of a player's account; an iterator, which waits for the next event as (name, id, data)."""

    def __init__(self, client, last=None):
        headers = {"Cookie": client.cookie} if client.cookie else {}
        if last is not None:
            headers["Last-Event-ID"] = str(last)
        super().__init__(client.connection.port, "/api/stream", headers)
        self.lines = super().__iter__()

    def __iter__(self):
        return self

    def __next__(self):
        event = next(self.lines)
        return event["event"], event.get("id"), json.loads(event["data"])

    def until(self, name):
        return next(event for event in self if event[0] == name)

    def wait_until_it_ends(self):
        for _ in self:
            pass


class Stream(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.site = Site()

    @classmethod
    def tearDownClass(cls):
        cls.site.stop()

    def player(self, name):
        return self.site.player(name)

    def place(self, client, stake=10):
        return bet_on(client, client.games()[1:], stake)[2].json()

    def test_a_second_browser_sees_a_bet_the_balance_and_the_level(self):
        client = self.player("two-screens")
        with Events(client) as events:
            self.assertEqual(events.response.getheader("Content-Type"), "text/event-stream")
            self.assertEqual(events.response.getheader("Cache-Control"), "no-store")
            self.assertEqual(next(events)[0], "reset")
            bet = self.place(client)
            first = {name: (at, data) for name, at, data in (events.until("bet"), events.until("balance"), events.until("level"))}
            self.assertEqual(first["bet"], (bet["bet"]["id"], {"betId": bet["bet"]["id"], "status": "pending", "payout": None}))
            self.assertEqual(first["balance"][1], {"balance": bet["userBalance"]})
            self.assertEqual(first["level"][1], {"level": 1, "xp": 10, "xpToNextLevel": 100})

    def test_whoever_comes_back_misses_nothing_and_hears_nothing_twice(self):
        client = self.player("train")
        with Events(client) as events:
            _, seen, _ = next(events)
        bets = [self.place(client)["bet"]["id"] for _ in range(3)]
        with Events(client, seen) as events:
            heard = [events.until("bet")[2]["betId"] for _ in range(3)]
            self.assertEqual(heard, bets)
            _, seen, data = events.until("balance")
            self.assertEqual(data, {"balance": 970})
        last = self.place(client)["bet"]["id"]
        with Events(client, seen) as events:
            self.assertEqual(events.until("bet")[2]["betId"], last)

    def test_a_position_that_the_ledger_does_not_have_begins_anew(self):
        with Events(self.player("time-traveller"), 10**15) as events:
            self.assertEqual(next(events)[0], "reset")

    def test_nobody_hears_of_another(self):
        loud, quiet = self.player("loud"), self.player("quiet")
        with Events(quiet) as events:
            next(events)
            self.place(loud)
            own = self.place(quiet)["bet"]["id"]
            self.assertEqual(events.until("bet")[2]["betId"], own)

    def test_a_stream_is_for_the_signed_in_and_its_id_is_a_number(self):
        with Events(self.site.client()) as events:
            self.assertEqual(events.response.status, 401)
        with Events(self.player("letters"), "abc") as events:
            self.assertEqual(events.response.status, 400)

    def test_a_person_has_eight_streams_and_a_ninth_ends_the_first(self):
        client = self.player("nine-tabs")
        streams = [Events(client) for _ in range(9)]
        for events in streams[1:]:
            self.assertEqual(next(events)[0], "reset")
        streams[0].wait_until_it_ends()
        for events in streams:
            events.close()


class Ending(unittest.TestCase):
    """A stream is its session's; when that expires: event_streams_test.cpp."""

    @classmethod
    def setUpClass(cls):
        cls.site = Site()

    @classmethod
    def tearDownClass(cls):
        cls.site.stop()

    def two_devices(self, name):
        here, there = self.site.player(name), self.site.client()
        there.sign_in(name)
        return here, there

    def ends_one_stream(self, name, change):
        """Both devices listen; what `change` does ends the stream of the one, and the other hears on."""
        here, there = self.two_devices(name)
        with Events(here) as kept, Events(there) as ended:
            next(kept), next(ended)
            change(here, there)
            ended.wait_until_it_ends()
            bet = bet_on(here, here.games()[1:], 10)[2].json()["bet"]["id"]
            self.assertEqual(kept.until("bet")[2]["betId"], bet)
        with Events(there) as again:
            self.assertEqual(again.response.status, 401)

    def test_signing_out_ends_the_streams_of_that_session_alone(self):
        self.ends_one_stream("leaver", lambda here, there: there.call("POST", "/api/auth/logout").expect(204))

    def test_ending_a_session_from_elsewhere_ends_its_streams(self):
        def end_the_other(here, _):
            sessions = here.call("GET", "/api/account/sessions").json()
            other = next(session["id"] for session in sessions if not session["isCurrent"])
            here.call("POST", "/api/account/sessions/end", {"id": other}).expect(204)

        self.ends_one_stream("lost-a-phone", end_the_other)

    def test_a_new_password_ends_the_streams_of_the_other_sessions(self):
        passwords = {"currentPassword": "practice-only", "newPassword": "brand-new-one"}
        self.ends_one_stream("careful", lambda here, there: here.call(
            "POST", "/api/account/password", passwords).expect(204))

    def test_deleting_the_account_ends_every_stream(self):
        here, there = self.two_devices("gone")
        with Events(here) as first, Events(there) as second:
            next(first), next(second)
            here.call("POST", "/api/account/delete", {"password": "practice-only"}).expect(204)
            first.wait_until_it_ends()
            second.wait_until_it_ends()


class Settling(unittest.TestCase):
    def test_a_settlement_and_moved_lines_are_told(self):
        site = Site("--clock-speed", "600")
        try:
            client = site.player("patient")
            with Events(client) as events:
                bet = bet_on(client, client.games()[1:], 100)[2].json()["bet"]["id"]
                names = set()
                for name, _, data in events:
                    names.add(name)
                    if name == "bet" and data["status"] != "pending":
                        self.assertEqual(data["betId"], bet)
                        break
                self.assertIn("lines", names)
                settled = events.until("balance")[2]["balance"]
                wait_for(lambda: client.call("GET", "/api/auth/me").json()["virtualBalance"] == settled, "the balance")
        finally:
            site.stop()

    def test_a_stop_ends_the_streams(self):
        site = Site()
        client = site.player("night-owl")
        events = Events(client)
        next(events)
        self.assertEqual(site.stop(), 0)
        events.wait_until_it_ends()
        events.close()


if __name__ == "__main__":
    unittest.main()
