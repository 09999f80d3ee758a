#!/usr/bin/python3
"""What the transparency log proves over the API: receipts of bets of every kind, checked by proof/verify.py."""

import base64
import contextlib
import datetime
import io
import json
import pathlib
import sys
import tarfile
import tempfile
import unittest

from class_calls import admit, educator, opened
from class_calls import ask as ask_to_join
from log_reader import LogReader
from support import Site, bet_on, chalkline, picks, wait_for

ROOT = chalkline.ROOT
sys.path.insert(0, str(ROOT / "proof"))

import verify  # noqa: E402  (the verifier is no package)

OLD_LEDGER = ROOT / "tests/golden/logs/served.v1.tar.gz"
NO_RECORD = b"There is no such record of yours, of a game or of the rules"


def tell_log(client):
    return client.call("GET", "/api/proof").expect(200).json()


def covered_by(client, size):
    """What the log tells of itself once its newest checkpoint has so many records."""
    return wait_for(lambda: (told := tell_log(client))["size"] >= size and told, f"a checkpoint over {size} records")


def receipt_of(client, bet):
    return client.call("GET", f"/api/proof/receipt/{bet}").expect(200).body


def roles(receipt):
    return [proof["role"] for proof in json.loads(receipt)["proofs"]]


def place_of(role, receipt):
    proof = next(proof["proof"] for proof in json.loads(receipt)["proofs"] if proof["role"] == role)
    return int(proof.split("\nindex ")[1].split("\n")[0]) + 1


def note_of(proof):
    return proof.partition("\n\n")[2].encode()


class ProofTest(unittest.TestCase):
    def checked(self, text, vkey):
        """What verify.py says of a receipt or of the proof of one record, which has no fault."""
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "file"
            path.write_bytes(text)
            out = io.StringIO()
            with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
                code = verify.main(["receipt", str(path), "--key", vkey])
        self.assertEqual(code, 0, out.getvalue())
        return out.getvalue()

    def refused(self, client, path, status, sentence):
        answer = client.call("GET", f"/api/proof/{path}")
        self.assertEqual((answer.status, answer.body), (status, sentence.encode()))


class KindsOfBets(ProofTest):
    """A ledger in which one player has settled bets of every kind."""

    def setUp(self):
        directory = tempfile.TemporaryDirectory(prefix="chalkline-")
        self.addCleanup(directory.cleanup)
        data = pathlib.Path(directory.name) / "data"
        with tarfile.open(OLD_LEDGER) as old:
            old.extractall(data)
        self.server = chalkline.Server(data, "--log-level", "warn", "--accept-clock")
        self.addCleanup(self.server.stop)
        self.ann = self.server.client()
        self.ann.sign_in("ann")

    def test_each_is_proved_from_its_price_to_what_it_paid(self):
        vkey, kinds = tell_log(self.ann)["vkey"], set()
        for bet in self.ann.bets():
            receipt = receipt_of(self.ann, bet["id"])
            with self.subTest(bet=bet["id"], roles=roles(receipt)):
                said = self.checked(receipt, vkey)
                self.assertIn(f"settled at {place_of('settled', receipt)}: {bet['status']}, {bet['payout']} coins, "
                              "as the results and the odds taken make it", said)
                told = set(roles(receipt))
                self.assertGreaterEqual(told, {"placed", "game", "closed", "result", "settled"})
                self.assertEqual("figures" in told, bet["betType"] == "prop")
                self.assertEqual(roles(receipt).count("game"), len({leg["gameId"] for leg in bet["legs"]}))
                kinds.add("conditional" if bet["condition"] else "live" if bet["isLive"] else bet["betType"])
        self.assertEqual(kinds, {"moneyline", "spread", "total", "prop", "parlay", "conditional", "live"})

    def test_each_line_of_the_statement_is_proved_alone(self):
        told = tell_log(self.ann)
        lines = self.ann.call("GET", "/api/statement?limit=100").expect(200).json()["entries"]
        self.assertGreater(len(lines), 20)
        for line in lines[::5]:
            answer = self.ann.call("GET", f"/api/proof/record/{line['position']}").expect(200)
            self.assertEqual(answer.headers["Content-Type"], "text/plain; charset=utf-8")
            self.assertIn(f"record {line['position']} is a {line['kind']} of ", self.checked(answer.body, told["vkey"]))


class Refusals(ProofTest):
    @classmethod
    def setUpClass(cls):
        cls.site = Site("--clock-speed", "0.001")  # no line moves while the tests run
        cls.ann, cls.bob, cls.stranger = cls.site.player("ann"), cls.site.player("bob"), cls.site.client()
        _, _, answer = bet_on(cls.ann, cls.ann.games()[::-1], 10)
        cls.bet = answer.json()["bet"]["id"]

    @classmethod
    def tearDownClass(cls):
        cls.site.stop()

    def test_an_open_bet_is_proved_as_it_was_placed(self):
        receipt = receipt_of(self.ann, self.bet)
        self.assertEqual(sorted(roles(receipt)), ["game", "placed", "rules"])
        self.assertIn("it is open as far as this receipt goes", self.checked(receipt, tell_log(self.ann)["vkey"]))

    def test_records_of_games_and_of_the_rules_are_everybodys(self):
        receipt, vkey = receipt_of(self.ann, self.bet), tell_log(self.bob)["vkey"]
        for role, kind in (("game", "GameScheduled"), ("rules", "RulesAdopted")):
            position = place_of(role, receipt)
            alone = self.bob.call("GET", f"/api/proof/record/{position}").expect(200).body
            self.assertIn(f"record {position} is a {kind} of ", self.checked(alone, vkey))

    def test_who_is_not_signed_in_reads_the_log_and_no_records(self):
        for path in (f"receipt/{self.bet}", "record/1"):
            self.refused(self.stranger, path, 401, "You are not signed in")
        told = covered_by(self.stranger, 2)
        self.assertEqual(told["origin"], told["vkey"].split("+")[0])
        self.assertEqual((told["anchored"], told["witnesses"], told["known"], told["signs"]), (False, [], False, True))
        self.assertEqual(self.stranger.call("GET", "/api/proof/consistency/1/2").expect(200).json().keys(), {"hashes"})

    def test_nobody_reads_anothers_bet_or_record(self):
        for bet in (self.bet, int(self.bet) + 1, 0, 1, 10**18):  # the second is XP for it
            self.refused(self.bob, f"receipt/{bet}", 404, "You have no such bet")
        for client, position in ((self.bob, self.bet), (self.ann, 0), (self.ann, 10**18)):
            self.refused(client, f"record/{position}", 404, NO_RECORD.decode())
        self.refused(self.ann, f"receipt/{int(self.bet) + 1}", 404, "You have no such bet")

    def test_a_number_has_one_form(self):
        for number in ("", "x", "-1", "+1", "01", "1.0", "%201", str(2**63)):
            with self.subTest(number):
                self.refused(self.ann, f"receipt/{number}", 400, "A receipt is asked for by the bet's id")
                self.refused(self.ann, f"record/{number}", 400, "A record is asked for by its position, a whole number")
                self.refused(self.stranger, f"consistency/1/{number}", 400, "Sizes of the log are whole numbers: /old/new")
        self.assertEqual(self.ann.call("GET", f"/api/proof/receipt/{self.bet}?x=1").status, 400)
        self.assertEqual(self.ann.call("GET", "/api/proof/consistency/1").status, 404)

    def test_the_log_grows_and_what_was_signed_stays_its_beginning(self):
        vkey = covered_by(self.ann, 3)["vkey"]
        keys = verify.Keys([verify.Key(vkey, verify.LOG_KEY)])
        before = verify.open_checkpoint(self.newest_note(self.ann, self.bet), keys)
        _, _, answer = bet_on(self.bob, self.bob.games()[::-1], 10)
        after = verify.open_checkpoint(self.newest_note(self.bob, answer.json()["bet"]["id"]), keys)
        self.assertGreater(after.size, before.size)
        answer = self.stranger.call("GET", f"/api/proof/consistency/{before.size}/{after.size}").expect(200).json()
        hashes = [base64.b64decode(text) for text in answer["hashes"]]
        self.assertTrue(verify.is_consistent(before.size, before.root, after.size, after.root, hashes))
        self.refused(self.stranger, f"consistency/{after.size}/{before.size}", 400,
                     "The log only grows: the older size comes first")
        self.refused(self.stranger, f"consistency/{before.size}/{10**18}", 404, "No checkpoint covers so many records")
        for sizes in ("0/0", f"0/{after.size}", f"{after.size}/{after.size}"):
            told = self.stranger.call("GET", f"/api/proof/consistency/{sizes}").expect(200).json()
            self.assertEqual(told, {"hashes": []})

    def newest_note(self, client, bet):
        return note_of(json.loads(receipt_of(client, bet))["proofs"][0]["proof"])


class Corrections(ProofTest):
    def setUp(self):
        self.site = Site()
        self.addCleanup(self.site.stop)

    def result(self, game, *score):
        chalkline.run("game", "result", game["id"], *score, "--reason", "As the league has it", data=self.site.data)

    def test_a_result_that_was_corrected_is_in_the_receipt_with_both_settlements(self):
        client = self.site.player("bettor")
        game = client.games()[0]
        home = next(pick for pick in picks(game) if pick.market == "moneyline" and pick.side == "home")
        bet = client.place(home, 100).expect(201).json()["bet"]["id"]
        self.assertEqual(self.site.stop_server(), 0)
        start = datetime.datetime.fromisoformat(game["startTime"])
        self.site.start_server(begins=start + datetime.timedelta(minutes=1))
        client = self.site.client()
        client.sign_in("bettor")
        for score, status in (((3, 1), "won"), ((1, 3), "lost")):
            self.result(game, *score)
            wait_for(lambda status=status: next(client.bets())["status"] == status, f"the bet to be {status}")
        receipt = receipt_of(client, bet)
        self.assertEqual([role for role in roles(receipt) if role in ("operator", "result", "settled", "reversed")],
                         ["operator", "result", "settled", "operator", "result", "reversed", "settled"])
        self.assertIn("lost, 0 coins, as the results", self.checked(receipt, tell_log(client)["vkey"]))


class Damage(ProofTest):
    def test_hashes_that_were_not_signed_prove_nothing_and_that_is_told_in_one_sentence(self):
        site = Site("--clock-speed", "0.001")
        self.addCleanup(site.stop)
        client = site.player("bettor")
        bet = bet_on(client, client.games()[::-1], 10)[2].json()["bet"]["id"]
        receipt_of(client, bet)
        client.position = None  # with one the client takes a 503 for models that are behind, and asks on for minutes
        with (site.data / "proof/levels/0").open("r+b") as hashes:
            hashes.write(bytes(32 * int(bet)))
        for path in (f"record/{bet}", f"receipt/{bet}"):
            self.refused(client, path, 503, "The hashes that are stored beside the ledger are not those that were signed")
            client.position = None


class Erasure(ProofTest):
    def test_what_was_signed_of_a_person_is_proved_after_they_were_erased(self):
        site = Site("--clock-speed", "0.001")
        self.addCleanup(site.stop)
        carol, stranger = site.player("carol"), site.client()
        bet = bet_on(carol, carol.games()[::-1], 10)[2].json()["bet"]["id"]
        receipt, log = receipt_of(carol, bet), LogReader(site.data, site.port)
        before = verify.open_checkpoint(note_of(json.loads(receipt)["proofs"][0]["proof"]), log.keys)
        carol.call("POST", "/api/account/delete", {"password": "practice-only"}).expect(204)
        newest = log.checkpoint(before.size + 1)
        self.assertEqual(log.tiles(newest).root_at(before.size), before.root)
        self.assertIn("it is open as far as this receipt goes", self.checked(receipt, log.vkey))
        self.refused(carol, f"receipt/{bet}", 401, "You are not signed in")
        self.refused(stranger, f"record/{bet}", 401, "You are not signed in")


class Purses(ProofTest):
    def test_a_bet_from_the_purse_of_a_class_is_proved_to_its_learner_alone(self):
        site = Site("--clock-speed", "0.001")
        self.addCleanup(site.stop)
        teacher, learner = educator(site, "econ-prof"), site.player("ada1")
        shown = opened(teacher)
        ask_to_join(learner, shown["code"]).expect(202)
        admit(teacher, shown)
        pick = next(picks(learner.games()[-1]))
        body = {"items": [pick.item(100)]}
        answer = learner.call("POST", f"/api/bets/slip?purse={shown['id']}", body).expect(201)
        bet = answer.json()["betIds"][0]
        self.assertIn("it is open", self.checked(receipt_of(learner, bet), tell_log(learner)["vkey"]))
        learner.call("GET", f"/api/proof/record/{bet}").expect(200)
        self.refused(teacher, f"receipt/{bet}", 404, "You have no such bet")
        self.refused(teacher, f"record/{bet}", 404, NO_RECORD.decode())


if __name__ == "__main__":
    unittest.main()
