#!/usr/bin/env python3
"""proof/verify.py on records and ledgers: those that are right for ever, and what was changed in them.

CHALKLINE_FLIPS=1000000 changes so many bits of records instead of some thousands."""

import collections
import copy
import json
import os
import pathlib
import random
import tempfile
import unittest

from log_double import ROOT, TOKEN, Server, Signer, publish, root_of, tlog_proof, verify, write
from notes_test import run
from record_double import LAYOUT, changed_records, decoded, encode, faults_of, golden, with_checksum, without

FLIPS = int(os.environ.get("CHALKLINE_FLIPS", 20_000))
ROOTS = dict(line.split(" ") for line in (ROOT / "tests/golden/logs/roots").read_text().splitlines())
SALT = bytes(range(16))
DECIDED = ("CoinsGranted", "BetPlaced", "BetSettled", "SettlementReversed", "GameSettled")


def exported(records):
    """What `chalkline audit export` prints, as far as it is relied on; every record is a batch."""
    tree = verify.Tree()
    for record in records:
        leaf = verify.leaf_hash(record)
        tree.append(leaf)
        yield json.dumps({"bytes": record.hex(), "leaf": leaf.hex(), "root": tree.root().hex()}) + "\n"


class Records(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.layout = verify.Layout(LAYOUT)
        cls.bytes = list(golden("taught.v4"))
        cls.records = decoded("taught.v4")

    def test_each_record_is_the_one_encoding_of_what_it_says(self):
        for data, record in zip(self.bytes, self.records):
            self.assertEqual(encode(record), data)

    def test_any_bit_of_a_record_is_found(self):
        """By its leaf always; by its checksum unless that was changed along; and then it says something else."""
        drawn = random.Random(11)
        for number in range(FLIPS):
            data = drawn.choice(self.bytes)
            changed = bytearray(data)
            changed[drawn.randrange(len(data) - 4)] ^= 1 << drawn.randrange(8)
            fits = number % 2 == 0
            changed = with_checksum(bytes(changed[:-4])) if fits else bytes(changed)
            self.assertNotEqual(verify.leaf_hash(changed), verify.leaf_hash(data))
            try:
                other = verify.Record(changed, self.layout)
            except verify.Fault:
                continue
            self.assertTrue(fits, "a checksum that does not fit")
            self.assertNotEqual(vars(other), vars(verify.Record(data, self.layout)))

    def test_bits_changed_in_a_whole_export(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        path, drawn = pathlib.Path(folder.name) / "export", random.Random(5)
        lines = list(exported(self.bytes))
        for _ in range(12):
            at = drawn.randrange(len(self.bytes))
            changed = bytearray(self.bytes[at])
            changed[drawn.randrange(len(changed) - 4)] ^= 1 << drawn.randrange(8)
            row = json.loads(lines[at])
            row["bytes"] = with_checksum(bytes(changed[:-4])).hex()
            path.write_text("".join([*lines[:at], json.dumps(row) + "\n", *lines[at + 1:]]))
            code, printed = run("export", path)
            self.assertEqual(code, 1)
            self.assertIn(f"record {at + 1}: its leaf is not the hash of its bytes", printed)

    def test_what_is_cut_short_or_goes_on_behind_its_end(self):
        for data in self.bytes[:60]:
            for body in (data[:-5], data[:-4] + b"\0", data[:-4] + bytes(verify.SALT_BYTES), b""):
                with self.assertRaises(verify.Fault):
                    verify.Record(with_checksum(body), self.layout)

    def test_records_with_a_salt(self):
        """Up to the first of a version that no program with salts wrote."""
        end = next(at for at, record in enumerate(self.records) if record.type == "OperatorActed")
        plain, salted = self.bytes[:end], [encode(record, SALT) for record in self.records[:end]]
        self.assertEqual(faults_of(salted), [])
        self.assertEqual(faults_of([*plain[:100], *salted[100:]]), [], "from one record on")
        for behind in (plain[101:], salted[101:]):
            faults = faults_of([*salted[:100], plain[100], *behind])
            self.assertIn(f"record 101, {self.records[100].type}: has no salt", faults[0])
        other = encode(self.records[3], SALT[::-1])
        self.assertNotEqual(verify.leaf_hash(salted[3]), verify.leaf_hash(other))
        old = [*salted, encode(self.records[end], SALT)]
        self.assertIn("in a version that the program of a record before it no longer wrote", faults_of(old)[0])


class Ledgers(unittest.TestCase):
    def setUp(self):
        self.records = decoded("taught.v4")

    def nth(self, type_of, number=0):
        return [record for record in self.records if record.type == type_of][number]

    def finds(self, sentence):
        faults = faults_of(self.records)
        self.assertIn(sentence, "\n".join(faults))

    def test_whole_ledgers_have_no_fault_for_ever(self):
        for name, known in ROOTS.items():
            records = list(golden(name.removesuffix(".bin")))
            self.assertEqual(faults_of(records), [], name)
            root = root_of(map(verify.leaf_hash, records))
            self.assertEqual(f"{len(records)}:{root.hex()}", known)

    def test_a_beginning_of_an_earlier_program_is_told_with_the_simulated_games_that_it_frees(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        path = pathlib.Path(folder.name) / "export"
        path.write_text("".join(exported(golden("served.v1"))))
        code, printed = run("export", path)
        self.assertEqual(code, 0, printed)
        self.assertRegex(printed, r"(\d+) games to which nobody committed, whose results are on trust; \1 of them are simulated")
        self.assertIn(f"begun by a program of generation 3 at the latest, of {verify.LATEST_GENERATION}: ", printed)
        path.write_text("".join(exported(golden("salted.v4"))))
        self.assertNotIn("begun by", run("export", path)[1])

    def test_every_field_of_what_moves_coins_back_and_forth_is_decided(self):
        """Of a placed bet what was asked and offered is free: only what it pays, holds and leaves is decided."""
        free = {"BetPlaced": ("legs", "condition", "statedChance", "slip")}
        ledger, seen, made = verify.Ledger(LAYOUT, served=False), collections.Counter(), 0
        for record in self.records:
            seen[record.type] += 1
            if record.type in DECIDED and seen[record.type] <= 3:
                for path, changed in changed_records(record):
                    judged = copy.deepcopy(ledger)
                    judged.take(encode(changed))
                    made += 1
                    if not path.startswith(free.get(record.type, ("none",))):
                        self.assertTrue(judged.faults, f"{record.position} {record.type} {path}")
            ledger.take(encode(record))
        self.assertGreater(made, 150)

    def test_postings(self):
        grants, player = (verify.GRANTS, 0, -1000), (verify.PLAYER, 1000, 1000)
        for postings in ([], [player, grants], [grants, (verify.PLAYER, 1001, 1000)], [grants, (verify.PLAYER, 1000, 1001)],
                         [(verify.HOUSE, 0, -1000), player]):
            self.records[1].postings = postings
            self.finds("record 2, CoinsGranted: its postings ")

    def test_a_settlement_that_is_missing(self):
        settled = self.nth("BetSettled", 4)
        self.records = without(self.records, settled.position)
        self.finds(f"bet {settled.event['bet']} is not settled as its games stand")

    def test_a_bet_that_is_settled_twice(self):
        settled = self.nth("BetSettled", 4)
        again = copy.deepcopy(settled)
        self.records = self.records[:settled.position] + [again]
        again.position, again.previous = settled.position + 1, settled.position
        self.finds(f"settles bet {settled.event['bet']}, which is settled at {settled.position}")

    def test_another_result(self):
        result = self.nth("ResultRecorded")
        result.event["score"] = {"home": 30, "away": 0}
        self.finds("result, pick and odds make it ")

    def test_a_bet_placed_after_the_start(self):
        bet = self.nth("BetPlaced")
        game = next(record for record in self.records
                    if record.type == "GameScheduled" and record.event["game"] == bet.event["legs"][0]["game"])
        game.event["startsAt"] = bet.time
        self.finds(f"record {bet.position}, BetPlaced: is on a game that has begun")

    def test_another_reveal(self):
        self.nth("GameRevealed").event["reveal"] += "."
        self.finds("what it reveals is not what was committed to")

    def test_a_replayed_game_has_the_digest_of_its_file_and_is_not_revealed(self):
        game = next(record for record in self.records if record.event.get("game") == self.nth("GameRevealed").event["game"])
        digest, game.event["source"] = game.event["proof"]["digest"], "replay"
        self.assertTrue(any(digest))
        self.finds("GameRevealed: reveals what was not committed to")

    def test_an_operators_act_that_was_taken_out(self):
        act = self.nth("OperatorActed")
        self.records = without(self.records, act.position)
        self.records[act.position - 1].caused_by = act.position - 1
        self.finds("is caused by what is neither an operator's act")

    def test_a_reset_with_too_much_and_a_bonus_too_early(self):
        reset = next(record for record in self.records if record.event.get("reason") == "bankrollReset")
        later = copy.deepcopy(reset)
        self.records = self.records[:reset.position] + [later]
        later.position, later.previous = reset.position + 1, reset.position
        self.finds("resets a bankroll of 1000 coins")
        later.event["reason"] = "monthlyBonus"
        self.finds("grants bonus 1 before as many months have passed, or to no member")

    def test_time_and_chains(self):
        for field, sentence in (("time", "is earlier than the record before"), ("previous", "its stream's record before is"),
                                ("position", "says that it is number"), ("stream", "belongs to another stream")):
            self.records = decoded("taught.v4")
            record = self.records[49]
            setattr(record, field, (1, 1003) if field == "stream" else getattr(record, field) - 1)
            self.finds(f"record 50, XpAwarded: {sentence}")
        clock = self.nth("ClockSet")
        clock.event["from"] += 1
        self.finds("does not set the clock back from the record before")

    def test_acts_by_hand_are_listed(self):
        ledger, report = verify.Ledger(LAYOUT, served=False), verify.Report()
        for data in golden("taught.v4"):
            ledger.take(data)
        ledger.finish(report)
        self.assertEqual(sum("by hand: " in line for line in report.said[verify.LEDGER]), 5)
        self.assertIn('resultSet game 8d0b9c0997addffc: ["marta", 1000, "The league says so"]', report.text())


class Programs(unittest.TestCase):
    """The commands, on a ledger of a real server."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder, self.signer = pathlib.Path(folder.name), Signer()
        self.records = list(golden("served.v1"))

    def export(self, records, *more):
        (self.folder / "export").write_text("".join(exported(records)))
        return run("export", self.folder / "export", *more)

    def test_an_export_is_held_to_a_root_that_was_kept(self):
        root = root_of(map(verify.leaf_hash, self.records[:200])).hex()
        code, printed = self.export(self.records, "--expect", f"200:{root}")
        self.assertEqual(code, 0, printed)
        self.assertIn("nobody has signed this root", printed)
        self.assertIn("the history was written anew", self.export(self.records[1:], "--expect", f"200:{root}")[1])
        self.assertIn("it was cut off", self.export(self.records[:199], "--expect", f"200:{root}")[1])

    def test_what_is_asked_in_another_form_is_no_fault_of_the_ledger(self):
        note = self.folder / "note"
        note.write_bytes(self.signer.note(0, verify.EMPTY_ROOT))
        for more in (("--expect", "200"), ("--expect", "x:" + "0" * 64), ("--expect", "+1:" + "0" * 64), ("--key", "x"),
                     ("--checkpoint", note), ("--witness", self.signer.vkey, "--key", self.signer.vkey)):
            code, printed = self.export(self.records, *more)
            self.assertEqual((code, printed.count("\n"), "FAULT" in printed), (2, 1, False), printed)
        code, printed = run("export", self.folder / "nowhere")
        self.assertEqual(code, 2)
        self.assertIn("1 hashes and signatures: not run: nothing could be read\n2 arithmetic of the ledger: not run", printed)

    def test_an_export_is_held_to_a_checkpoint_and_to_the_one_before(self):
        note = self.folder / "note"

        def check(size, kept):
            note.write_bytes(self.signer.note(size, root_of(map(verify.leaf_hash, self.records[:size]))))
            return self.export(self.records[:kept], "--checkpoint", note, "--key", self.signer.vkey,
                               "--memory", self.folder / "memory")

        for size in (100, 256, 290):
            self.assertEqual(check(size, 290)[0], 0)
            self.assertIn(f"\n{size}\n", (self.folder / "memory").read_text())
        self.assertIn("it was cut off, or replaced by an older copy", check(289, 290)[1])
        self.assertIn("it was cut off, or replaced by an older copy", check(290, 289)[1])

    def test_a_server_shows_an_auditor_its_records(self):
        publish(self.folder, self.signer, self.records)
        write(self.folder / "token", TOKEN.encode() + b"\n")
        server = Server(self, self.folder)
        check = lambda *more: run("server", server.url, "--key", self.signer.vkey, *more)
        code, printed = check("--token-file", self.folder / "token")
        self.assertEqual(code, 0, printed)
        self.assertIn("2 arithmetic of the ledger: no fault\n    290 records of 5 accounts", printed)
        bundle = self.folder / "log/tile/entries/001.p/34"
        good = bundle.read_bytes()
        for changed in (good[:-1] + bytes([good[-1] ^ 1]), good[:-1], good + b"x"):
            bundle.write_bytes(changed)
            self.assertEqual(check("--token-file", self.folder / "token")[0], 1)
        write(self.folder / "token", b"another")
        self.assertEqual(check("--token-file", self.folder / "token")[0], 2, "refused: that says nothing of the ledger")

    def test_a_receipt_of_a_bet(self):
        """From its placing to its settlement, and with another record in the place of one of its own."""
        records = decoded("served.v1")
        note = self.signer.note(len(records), root_of(map(verify.leaf_hash, self.records)))
        settled = next(record for record in records if record.type == "BetSettled" and record.event["outcome"] == "won")
        bet = records[settled.event["bet"] - 1]
        games = {leg["game"] for leg in bet.event["legs"]}
        whole = [record.position for record in records if record.event.get("game") in games
                 and record.type in ("GameScheduled", "LineClosed", "ResultRecorded", "StatisticsRecorded")]
        check = lambda positions: self.receipt([tlog_proof(note, self.records, position - 1).decode()
                                                for position in positions])
        code, printed = check([*whole, bet.position, settled.position])
        self.assertEqual(code, 0, printed)
        self.assertIn(f"settled at {settled.position}: won, {settled.event['credit']} coins, as the results and the odds "
                      "taken make it", printed)
        placed = [position for position in whole if position < bet.position]
        self.assertIn("it is open as far as this receipt goes", check([*placed, bet.position])[1])
        for wrong in (placed, [bet.position], [*placed, bet.position, settled.position], [*placed, bet.position, bet.position]):
            self.assertEqual(check(wrong)[0], 1, wrong)

    def test_the_proof_of_one_record(self):
        note = self.signer.note(len(self.records), root_of(map(verify.leaf_hash, self.records)))
        write(self.folder / "proof", tlog_proof(note, self.records, 200))
        code, printed = run("receipt", self.folder / "proof", "--key", self.signer.vkey)
        self.assertEqual(code, 0, printed)
        self.assertIn("record 201 is a ", printed)
        write(self.folder / "proof", tlog_proof(note, self.records, 200).replace(b"index 200", b"index 201"))
        self.assertEqual(run("receipt", self.folder / "proof", "--key", self.signer.vkey)[0], 1)

    def receipt(self, proofs):
        write(self.folder / "receipt", json.dumps({"format": "chalkline-receipt@v1",
                                                   "proofs": [{"role": "placed", "proof": proof} for proof in proofs]}).encode())
        return run("receipt", self.folder / "receipt", "--key", self.signer.vkey)


if __name__ == "__main__":
    unittest.main()
