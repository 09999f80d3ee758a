#!/usr/bin/python3
"""Many slips of one account in one request: each all or none, each for itself, repeated safely."""

import threading
import unittest

from support import Site, parlay_of, picks, wait_for

BETS_MAX = 1000


def setUpModule():
    global site
    site = Site("--clock-speed", "0.001")  # no line moves while the tests run


def tearDownModule():
    site.stop()


def far_picks(client):
    games = [game for game in client.games(sport="nba") if all(game["odds"].values())]
    return [pick for game in games[-3:] for pick in picks(game)]


def batch(client, slips, key=None):
    headers = {"Idempotency-Key": key} if key else {}
    return client.call("POST", "/api/bets/batch", {"slips": slips}, **headers)


def slip(*items):
    return {"items": list(items)}


def balance(client):
    return client.call("GET", "/api/auth/me").expect(200).json()["virtualBalance"]


class Batches(unittest.TestCase):
    def statuses(self, answer):
        return [one["status"] for one in answer.expect(200).json()["slips"]]

    def test_each_slip_is_placed_whole_or_not_at_all_and_each_for_itself(self):
        client = site.player("batched")
        one, two, *_ = far_picks(client)
        legs = [pick for pick in far_picks(client) if (pick.market, pick.side) == ("moneyline", "home")][:2]
        answer = batch(client, [
            slip(one.item(10), two.item(11)),
            slip(one.item(10), two.item(5000)),
            slip({**one.item(10), "gameId": "0" * 16}),
            slip({**one.item(10), "odds": one.odds + (100 if one.odds > 0 else -100)}),
            {"items": [leg.item() for leg in legs], "parlay": parlay_of(legs, 20)},
        ])
        self.assertEqual(self.statuses(answer), [201, 422, 404, 409, 201])
        slips = answer.json()["slips"]
        self.assertEqual([len(one["betIds"]) for one in slips], [2, 0, 0, 0, 1])
        self.assertEqual([one["message"] is None for one in slips], [True, False, False, False, True])
        self.assertEqual(slips[3]["message"], "Odds have changed")
        self.assertEqual([(moved["item"], moved["offer"]["odds"]) for moved in slips[3]["moved"]], [(0, one.odds)])
        self.assertEqual(answer.json()["userBalance"], 1000 - 10 - 11 - 20)
        self.assertEqual(balance(client), 959)
        placed = [bet for one in slips for bet in one["betIds"]]
        self.assertEqual(sorted(bet["id"] for bet in client.bets()), sorted(placed))

    def test_a_batch_sent_again_places_nothing_twice_and_tries_what_was_refused(self):
        client = site.player("rebatched")
        one, two, *_ = far_picks(client)
        slips = [slip(one.item(400)), slip(two.item(700)), slip(two.item(300))]
        first = batch(client, slips, key="again")
        self.assertEqual(self.statuses(first), [201, 422, 201])
        again = batch(client, slips, key="again")
        self.assertEqual(again.expect(200).json(), first.json())
        self.assertEqual(again.headers["X-Position"], first.headers["X-Position"])
        self.assertEqual(balance(client), 300)
        other = batch(client, [slip(one.item(401)), slip(two.item(200)), slip(two.item(300))], key="again")
        self.assertEqual(self.statuses(other), [409, 201, 201])
        self.assertEqual(other.json()["slips"][0]["message"], "This Idempotency-Key was used for another bet")
        self.assertEqual(balance(client), 100)

    def test_a_batch_without_a_key_is_placed_each_time(self):
        client = site.player("keyless")
        one, *_ = far_picks(client)
        for _ in range(2):
            self.assertEqual(self.statuses(batch(client, [slip(one.item(10))])), [201])
        self.assertEqual(balance(client), 980)

    def test_the_coins_are_counted_through_the_whole_batch_and_synced_together(self):
        client = site.player("thousand")
        one, *_ = far_picks(client)
        answer = batch(client, [slip(one.item(10))] * BETS_MAX, key="all")
        self.assertEqual(self.statuses(answer), [201] * 100 + [422] * (BETS_MAX - 100))
        self.assertEqual(answer.json()["userBalance"], 0)
        self.assertEqual(balance(client), 0)
        self.assertEqual(self.statuses(batch(client, [slip(one.item(10))] * BETS_MAX, key="all")),
                         [201] * 100 + [422] * (BETS_MAX - 100))
        self.assertEqual(len(list(client.bets())), 100)

    def test_what_is_no_batch_is_refused_whole(self):
        client = site.player("nobatch")
        one, two, *_ = far_picks(client)
        good = slip(one.item(10))
        for slips, sentence in (
            ([], f"slips must be a list of 1 to {BETS_MAX} objects"),
            ([good] * (BETS_MAX + 1), f"slips must have at most {BETS_MAX} items"),
            ([slip(*[one.item(10)] * 20)] * 51, f"A batch has at most {BETS_MAX} bets"),
            ([good, slip()], "Slip 2: items must be a list of 1 to 20 objects"),
            ([good, slip(one.item(10), {**two.item(10), "betAmount": 0})], "Slip 2: Bet 2: betAmount must be"),
            ([good, slip({**two.item(10), "side": "draw"})], "Slip 2: side and line"),
            ([good, {**good, "surprise": 1}], "Slip 2: The field surprise"),
        ):
            with self.subTest(sentence=sentence):
                answer = batch(client, slips).expect(400)
                self.assertTrue(answer.body.decode().startswith(sentence), answer.body)
        batch(client, [good], key="a b").expect(400)
        for length in (600_000, 5_000_000):
            long = client.call("POST", "/api/bets/batch", {"slips": [good], "x": "y" * length}).expect(413)
            self.assertEqual(long.body, b"The request's body is larger than 512 KiB")
        self.assertEqual((list(client.bets()), balance(client)), ([], 1000))

    def test_batches_of_one_account_sent_at_once_are_placed_or_refused_whole(self):
        client = site.player("atonce")
        one, *_ = far_picks(client)
        answers = []

        def send(key):
            same = site.client()  # each has a connection of its own
            same.cookie = client.cookie
            answers.append(batch(same, [slip(one.item(10))] * 10, key=key))

        threads = [threading.Thread(target=send, args=(f"k{n}",)) for n in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(len(answers), len(threads))
        placed = [answer for answer in answers if answer.status == 200]
        self.assertTrue(placed)
        self.assertEqual({answer.status for answer in answers} - {200, 429}, set())
        # The bets were placed by other clients, so this one does not know how far to wait.
        wait_for(lambda: balance(client) == 1000 - 100 * len(placed), "the bets in the balance")


if __name__ == "__main__":
    unittest.main()
