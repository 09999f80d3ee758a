#!/usr/bin/env python3
"""proof/verify.py on notes, keys and proofs of which one bit was changed, and on receipts."""

import base64
import contextlib
import io
import json
import pathlib
import tempfile
import unittest

from log_double import Signer, inclusion, root_of, tlog_proof, verify

SECOND = 1_764_025_200


def run(*arguments):
    """What the program prints, and how it ends."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = verify.main([str(argument) for argument in arguments])
    return code, out.getvalue() + err.getvalue()


def flips(data):
    for bit in range(8 * len(data)):
        yield data[:bit // 8] + bytes([data[bit // 8] ^ 1 << bit % 8]) + data[bit // 8 + 1:]


class Notes(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.signer, cls.witness = Signer(name="a.b/c"), Signer("w.b", b"a witness", verify.COSIGNATURE_KEY)
        cls.stranger = Signer("x.y", b"a stranger")
        cls.records = [b"record %d" % number for number in range(13)]
        cls.leaves = [verify.leaf_hash(record) for record in cls.records]
        cls.note = cls.signer.note(13, root_of(cls.leaves))
        cls.cosigned = cls.witness.cosigned(cls.note, SECOND)

    def keys(self, *witnesses):
        return verify.Keys([verify.Key(self.signer.vkey, verify.LOG_KEY)],
                           [verify.Key(witness.vkey, verify.COSIGNATURE_KEY) for witness in witnesses])

    def refuses(self, data, keys=None):
        with self.assertRaises(verify.Fault, msg=repr(data)):
            verify.checkpoint_of(data, keys or self.keys())

    def test_a_note_of_which_any_bit_was_changed_is_refused(self):
        keys = self.keys()
        self.assertEqual(verify.checkpoint_of(self.note, keys).root, root_of(self.leaves))
        for changed in flips(self.note):
            self.refuses(changed, keys)

    def test_a_cosignature_counts_only_as_it_was_made(self):
        keys = self.keys(self.witness)
        good = verify.checkpoint_of(self.cosigned, keys)
        self.assertEqual((list(good.cosigned.values()), good.ignored), ([SECOND], 0))
        for changed in flips(self.cosigned[len(self.note):]):
            try:
                self.assertEqual(verify.checkpoint_of(self.note + changed, keys).cosigned, {})
            except verify.Fault:
                pass
        twice = self.cosigned + self.cosigned[len(self.note):]
        self.assertEqual(len(verify.checkpoint_of(twice, keys).cosigned), 1, "one witness, however often")

    def test_lines_of_other_keys_are_counted_and_nothing_more(self):
        note = self.cosigned + self.stranger.line(b"nonsense").encode()
        self.assertEqual(verify.checkpoint_of(note, self.keys()).ignored, 2)
        self.refuses(self.note.rpartition(b"\n\n")[0] + b"\n\n" + self.cosigned[len(self.note):])  # no log has signed
        self.refuses(self.note.rpartition(b"\n\n")[0] + b"\n\n" + self.cosigned[len(self.note):], self.keys(self.witness))
        self.refuses(self.note + self.stranger.line(b"x").encode() * verify.SIGNATURES_MAX)

    def test_keys_that_are_none(self):
        name, key_id, data = self.signer.vkey.split("+", 2)
        for vkey in ("", name, f"{name}+{key_id}", f"{name}+{'0' * 8}+{data}", f"+{key_id}+{data}",
                     f"{name}+{key_id}+{data}=", f"{name}+{key_id.upper()}+{data}", f"{name}+{key_id}+{data[:-4]}",
                     self.witness.vkey, f"a b+{key_id}+{data}"):
            self.assertRaises(verify.Fault, verify.Key, vkey, verify.LOG_KEY)
        small_orders = [verify.bytes_of_point(verify.IDENTITY), bytes(32), (verify.P - 1).to_bytes(32, "little"),
                        bytes.fromhex("26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05")]
        not_canonical = [(verify.P + 1).to_bytes(32, "little"), b"\xff" * 32, b"\x01" + bytes(30) + b"\x80"]
        for public in (*small_orders, *not_canonical, b"\x02" + bytes(31), bytes(31)):
            self.assertFalse(verify.is_ed25519_key(public), public.hex())

    def test_a_signature_that_arithmetic_made_of_a_good_one_is_refused(self):
        message = b"message"
        signature = self.signer.signature(message)
        scalar = int.from_bytes(signature[32:], "little")
        self.assertTrue(verify.is_ed25519_signature(self.signer.public, message, signature))
        self.assertFalse(verify.is_ed25519_signature(
            self.signer.public, message, signature[:32] + (scalar + verify.ORDER).to_bytes(32, "little")))

    def test_a_published_example_of_ed25519(self):  # RFC 8032, 7.1, TEST 3
        key = bytes.fromhex("fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025")
        signature = bytes.fromhex("6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac"
                                  "18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a")
        self.assertTrue(verify.is_ed25519_signature(key, b"\xaf\x82", signature))
        self.assertFalse(verify.is_ed25519_signature(key, b"\xaf\x83", signature))

    def test_a_proof_of_which_any_bit_was_changed_is_refused(self):
        keys, good = self.keys(), tlog_proof(self.note, self.records, 5)
        self.assertEqual(verify.Proof(good, keys).index, 5)
        for changed in flips(good[:-len(self.note)]):
            with self.assertRaises(verify.Fault, msg=repr(changed)):
                verify.Proof(changed + self.note, keys)

    def test_every_record_of_every_small_tree_is_proved_and_by_its_proof_alone(self):
        for size in range(1, 14):
            leaves, root = self.leaves[:size], root_of(self.leaves[:size])
            for index in range(size):
                proof = inclusion(leaves, index)
                for other in range(size):
                    self.assertEqual(verify.is_included(root, size, other, leaves[index], proof), other == index)


class Receipts(unittest.TestCase):
    def setUp(self):
        self.signer = Signer()
        self.records = [b"record %d" % number for number in range(9)]
        self.note = self.signer.note(9, root_of([verify.leaf_hash(record) for record in self.records]))
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = pathlib.Path(folder.name) / "bet-3.receipt.json"

    def proofs(self, *indices):
        return [{"role": "placed", "proof": tlog_proof(self.note, self.records, index).decode()} for index in indices]

    def check(self, content):
        self.path.write_text(content if isinstance(content, str) else json.dumps(content))
        return run("receipt", self.path, "--key", self.signer.vkey)

    def test_what_is_no_receipt_is_refused_in_a_sentence(self):
        other = Signer(seed=b"another key")
        forged = [{"role": "placed", "proof": tlog_proof(other.note(9, b"r" * 32), self.records, 1).decode()}]
        receipt = lambda proofs, name="chalkline-receipt@v1": {"format": name, "proofs": proofs}
        for content in ("", "[]", "nonsense", "[" * 100_000, receipt([]), receipt(self.proofs(1), "chalkline-receipt@v2"),
                        receipt(forged), receipt([{"role": "placed"}]), receipt([{"role": 1, "proof": ""}]), receipt(1),
                        {**receipt(self.proofs(1)), "key": self.signer.vkey}, receipt([{"role": "placed", "proof": "\ud800"}]),
                        json.dumps(receipt(self.proofs(1))).replace('"format"', '"format": "x", "format"')):
            with self.subTest(str(content)[:80]):
                code, printed = self.check(content)
                self.assertEqual((code, printed.count("FAULT")), (1, 1), printed)

    def test_proofs_under_different_checkpoints_are_refused(self):
        before = self.signer.note(8, root_of([verify.leaf_hash(record) for record in self.records[:8]]))
        mixed = [*self.proofs(1), {"role": "placed", "proof": tlog_proof(before, self.records[:8], 2).decode()}]
        code, printed = self.check({"format": "chalkline-receipt@v1", "proofs": mixed})
        self.assertEqual(code, 1)
        self.assertIn("different checkpoints", printed)


if __name__ == "__main__":
    unittest.main()
