#!/usr/bin/env python3
"""proof/verify.py on notes, proofs, trees and tiles that other programs made: the project's own vectors, and those of
proof/vectors.json (CHALKLINE_FIXTURES, or ../shared/data beside the checkout) where they are there."""

import base64
import hashlib
import json
import unittest

from log_double import FIXTURES, ROOT, verify

OWN = ROOT / "tests/proof/vectors/vectors.json"
FILE = FIXTURES / "proof/vectors.json"


def hashes(texts):
    return [verify.base64_of(text, "hash", verify.HASH_BYTES) for text in texts]


def golden(path):
    data, at = path.read_bytes(), 0
    while at < len(data):
        length = int.from_bytes(data[at:at + 4], "little")
        yield data[at + 4:at + 4 + length]
        at += 4 + length


class Vectors(unittest.TestCase):
    file = OWN

    @classmethod
    def setUpClass(cls):
        cls.vectors = json.loads(cls.file.read_text())
        cls.keys = cls.keys_of("log")
        cls.records = [bytes.fromhex(record) for record in cls.vectors["small"]["recordsHex"]]
        cls.leaves = [verify.leaf_hash(record) for record in cls.records]

    @classmethod
    def key(cls, name):
        vkey = cls.vectors["keys"][name]["vkey"]
        return verify.Key(vkey, verify.COSIGNATURE_KEY if name == "witness" else verify.LOG_KEY)

    @classmethod
    def keys_of(cls, *logs, witnesses=()):
        return verify.Keys([cls.key(name) for name in logs], [cls.key(name) for name in witnesses])

    def test_keys_are_named_by_their_bytes(self):
        for name, vector in self.vectors["keys"].items():
            key = self.key(name)
            self.assertEqual((key.name, key.id.hex(), key.public.hex()), (vector["name"], vector["keyId"], vector["publicHex"]))

    def test_every_note_has_the_verdict_that_is_demanded(self):
        cases = self.vectors["notes"]["cases"]
        self.assertGreater(len(cases), 30)
        for case in cases:
            note = case["note"]
            note = base64.b64decode(note[7:]) if note.startswith("base64:") else note.encode()
            with self.subTest(case["name"]):
                if case["expect"].startswith("accept"):
                    verify.open_checkpoint(note, self.keys)
                else:
                    self.assertRaises(verify.Fault, verify.open_checkpoint, note, self.keys)

    def test_every_proof_has_the_verdict_that_is_demanded(self):
        cases = self.vectors["proofs"]["cases"]
        self.assertGreater(len(cases), 20)
        for case in cases:
            size, (root,), proof = int(case["size"]), hashes([case["root"]]), hashes(case["proof"])
            if case["kind"] == "inclusion":
                found = verify.is_included(root, size, int(case["index"]), hashes([case["leaf"]])[0], proof)
            else:
                found = verify.is_consistent(int(case["oldSize"]), hashes([case["oldRoot"]])[0], size, root, proof)
            self.assertEqual(found, case["expect"].startswith("accept"), case["name"])

    def test_trees_checkpoints_tiles_and_bundles_of_every_small_size(self):
        for vector in self.vectors["small"]["trees"]:
            size, tree = vector["size"], verify.Tree()
            for leaf in self.leaves[:size]:
                tree.append(leaf)
            checkpoint = verify.open_checkpoint(vector["checkpoint"].encode(), self.keys)
            self.assertEqual((checkpoint.size, checkpoint.root), (size, tree.root()))
            if size:
                bundle = b"".join(len(record).to_bytes(2, "big") + record for record in self.records[:size])
                self.assertEqual(hashlib.sha256(b"".join(self.leaves[:size])).hexdigest(), vector["tile0Sha256Hex"])
                self.assertEqual(hashlib.sha256(bundle).hexdigest(), vector["entriesSha256Hex"])
                self.assertEqual(verify.entries_of(bundle, size, "bundle"), self.records[:size])

    def test_every_proof_between_small_sizes(self):
        small = self.vectors["small"]
        roots = [hashes([tree["root"]])[0] for tree in small["trees"]]
        for size, proofs in ((int(size), proofs) for size, proofs in small["inclusion"]["proofs"].items()):
            for index, proof in enumerate(map(hashes, proofs)):
                accepts = lambda at, length, path: verify.is_included(roots[length], length, at, self.leaves[index], path)
                self.assertTrue(accepts(index, size, proof))
                self.assertFalse(accepts(index, size, [*proof, self.leaves[0]]))
                self.assertFalse(proof and accepts(index, size, proof[:-1]))
                self.assertFalse(any(accepts(other, size, proof) for other in range(size) if other != index))
                self.assertFalse(any(accepts(index, other, proof) for other in range(len(roots)) if other != size))
        for size, proofs in ((int(size), proofs) for size, proofs in small["consistency"]["proofs"].items()):
            for old, proof in enumerate(map(hashes, proofs), 1):
                accepts = lambda first, path: verify.is_consistent(first, roots[old], size, roots[size], path)
                self.assertTrue(accepts(old, proof))
                self.assertFalse(accepts(old, [*proof, self.leaves[0]]))
                self.assertFalse(proof and accepts(old, proof[:-1]))
                self.assertFalse(any(accepts(other, proof) for other in range(size + 1) if other != old))

    def test_trees_of_more_leaves_than_numbers_of_32_bits_count(self):
        leaf = verify.leaf_hash(b"same")
        for case in self.vectors["large"]["cases"]:
            size, index, old = (int(case[name]) for name in ("size", "index", "oldSize"))
            root, old_root = hashes([case["root"], case["oldRoot"]])
            self.assertTrue(verify.is_included(root, size, index, leaf, hashes(case["inclusion"])))
            self.assertTrue(verify.is_consistent(old, old_root, size, root, hashes(case["consistency"])))

    def test_paths_of_tiles(self):
        for case in self.vectors["formats"]["tilePaths"]:
            self.assertEqual(verify.tile_path(case["level"], int(case["index"]), case["width"]), case["path"])

    def test_proofs_that_stand_alone(self):
        for vector in self.vectors["formats"]["tlogProof"]:
            proof = verify.Proof(vector["text"].encode(), self.keys)
            self.assertEqual((proof.index, proof.record.hex(), proof.checkpoint.size),
                             (vector["index"], vector["recordHex"], vector["size"]))

    def test_cosignatures_and_a_change_of_keys(self):
        formats = self.vectors["formats"]
        cosigned = verify.open_checkpoint(formats["cosignature"]["checkpoint"].encode(),
                                          self.keys_of("log", witnesses=["witness"]))
        self.assertEqual(list(cosigned.cosigned.values()), [formats["cosignature"]["time"]])
        for keys, signed in ((("log", "logNext"), 2), (("log",), 1), (("logNext",), 1)):
            both = verify.open_checkpoint(formats["bothKeys"].encode(), self.keys_of(*keys))
            self.assertEqual((len(both.signed_by), both.ignored), (signed, 2 - signed))
        with self.assertRaises(verify.Fault):
            verify.open_checkpoint(formats["bothKeys"].encode(), self.keys_of("otherLog"))

    def test_a_real_ledger_with_a_full_tile(self):
        vector, path = self.vectors["golden"], ROOT / self.vectors["golden"]["file"]
        records = list(golden(path))
        leaves = [verify.leaf_hash(record) for record in records]
        tree, roots = verify.Tree(), {}
        for leaf in leaves:
            tree.append(leaf)
            roots[tree.size] = tree.root()
        self.assertEqual(len(records), vector["records"])
        for size, root in vector["roots"].items():
            self.assertEqual(roots[int(size)], hashes([root])[0])
        size = len(records)
        self.assertTrue(verify.is_included(tree.root(), size, 260, leaves[260], hashes(vector["inclusion"]["proof"])))
        for old in (200, 256):
            self.assertTrue(verify.is_consistent(old, roots[old], size, tree.root(), hashes(vector[f"consistencyFrom{old}"])))
        checkpoint = verify.open_checkpoint(vector["checkpoint"].encode(), self.keys)
        levels = {0: leaves, 1: [roots[256]]}
        tiles = verify.Tiles(checkpoint, lambda level, index, width:
                             b"".join(levels[level][index * 256:index * 256 + width]))
        self.assertEqual(list(tiles.leaves()), leaves)
        self.assertEqual([tiles.root_at(old) for old in range(1, size + 1)], [roots[old] for old in range(1, size + 1)])


@unittest.skipUnless(FILE.exists(), f"{FILE} is not here")
class OtherVectors(Vectors):
    file = FILE


if __name__ == "__main__":
    unittest.main()
