#!/usr/bin/env python3
"""proof/verify.py on what a server publishes and on its directory: as they are, and rewritten, cut off and put back."""

import base64
import pathlib
import random
import shutil
import tempfile
import unittest

from log_double import TOKEN, Server, Signer, publish, root_of, verify, write
from notes_test import run

SIZE = 700  # two full tiles, one that is not, and a level above


class Published(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.signer = Signer()
        self.records = [b"record %d" % number for number in range(SIZE)]
        self.memory = self.folder / "kept.note"
        self.publish(self.records)
        self.server = Server(self, self.folder)

    def publish(self, records):
        for name in ("log", "proof"):
            shutil.rmtree(self.folder / name, ignore_errors=True)
        return publish(self.folder, self.signer, records)

    def check(self, *more, key=None, server=True):
        command = ("server", self.server.url) if server else ("directory", self.folder)
        return run(*command, "--key", key or self.signer.vkey, *more)

    def finds(self, sentence, *more, **how):
        code, printed = self.check(*more, **how)
        self.assertEqual(code, 1, printed)
        self.assertIn(sentence, printed)
        return printed

    def test_all_tiles_of_a_server_and_of_its_directory_lead_to_the_root(self):
        for server in (True, False):
            code, printed = self.check(server=server)
            self.assertEqual(code, 0, printed)
            self.assertIn("1 hashes and signatures: no fault\n", printed)
            self.assertIn("4 tiles lead to its root\n", printed)
            self.assertIn("2 arithmetic of the ledger: not run: ", printed)
            self.assertIn("3 derivation of simulated games: not run: ", printed)

    def test_a_log_that_grows_contains_what_was_kept_of_it(self):
        for size in (0, 1, 2, 3, 255, 256, 257, 511, 512, 513, 600, SIZE, SIZE):
            self.publish(self.records[:size])
            code, printed = self.check("--memory", self.memory)
            self.assertEqual(code, 0, printed)
            self.assertIn(f"{self.signer.name}\n{size}\n", self.memory.read_text())

    def test_the_root_at_every_earlier_size_follows_from_the_tiles(self):
        source, tree = verify.Directory(self.folder), verify.Tree()
        keys = verify.Keys([verify.Key(self.signer.vkey, verify.LOG_KEY)])
        tiles = verify.Tiles(verify.open_checkpoint(source.note("checkpoint"), keys), source.tile)
        for record in self.records:
            self.assertEqual(tiles.root_at(tree.size), tree.root())
            tree.append(verify.leaf_hash(record))

    def test_a_history_that_was_written_anew_is_found_with_the_note_kept(self):
        self.check("--memory", self.memory)
        kept = self.memory.read_bytes()
        for at in (0, 300, SIZE - 1):
            new = self.publish([*self.records[:at], b"rewritten", *self.records[at + 1:], b"and longer"])
            self.assertEqual(self.check()[0], 0, "nothing is wrong with it but that it is another")
            for more in ((), ("--newest-only",)):
                printed = self.finds("the history was written anew", "--memory", self.memory, *more)
                self.assertIn(kept.decode().rstrip("\n"), printed)
                self.assertIn(new.decode().rstrip("\n"), printed)
            self.assertEqual(self.memory.read_bytes(), kept, "it is evidence")

    def test_a_log_that_was_cut_off_or_put_back_is_found_with_the_note_kept(self):
        self.check("--memory", self.memory)
        kept = self.memory.read_bytes()
        self.publish(self.records[:-1])
        for server in (True, False):
            printed = self.finds("it was cut off, or replaced by an older copy", "--memory", self.memory, server=server)
            self.assertIn(kept.decode().rstrip("\n"), printed)
        self.assertEqual(self.memory.read_bytes(), kept)

    def test_any_bit_of_a_tile_is_found(self):
        drawn = random.Random(7)
        paths = [path for path in sorted(self.folder.rglob("tile/*/*")) if path.is_file() and "entries" not in path.parts]
        paths += [path for path in self.folder.rglob("*.p/*") if "entries" not in path.parts]
        paths += sorted(self.folder.glob("proof/levels/*"))
        self.assertEqual(len(paths), 6)
        for path in paths:
            good = path.read_bytes()
            for changed in (*(flipped(good, drawn.randrange(8 * len(good))) for _ in range(8)), good[:-1], good[:-32], b""):
                path.write_bytes(changed)
                code, printed = self.check(server="log" in path.parts)
                self.assertEqual((code, printed.count("FAULT")), (1, 1), f"{path}: {printed}")
            path.write_bytes(good)

    def test_a_tile_that_is_too_long_or_not_there(self):
        path = self.folder / "log/tile/0/001"
        path.write_bytes(path.read_bytes() + b"x")
        self.finds("more than 8192 bytes")
        path.unlink()
        code, printed = self.check()
        self.assertEqual(code, 2, "that says nothing about the log")
        self.assertIn("/log/tile/0/001: the server answers 404", printed)

    def test_another_logs_key_and_another_key_of_the_same_name(self):
        for other in (Signer("other.example/log"), Signer(seed=b"another")):
            self.finds("no signature of a log's key that is believed", key=other.vkey)

    def test_a_witness_is_named_and_its_checkpoint_has_to_be_the_logs(self):
        witness = Signer("w.example/1", b"a witness", verify.COSIGNATURE_KEY)
        older = self.signer.note(300, root_of(map(verify.leaf_hash, self.records[:300])))
        write(self.folder / "log/checkpoint.witnessed", witness.cosigned(older, 1_764_025_200))
        code, printed = self.check("--witness", witness.vkey)
        self.assertEqual(code, 0)
        self.assertIn("cosigned by w.example/1 at 2025-11-24T23:00:00Z", printed)
        write(self.folder / "log/checkpoint.witnessed", witness.cosigned(older, 2**40))
        self.assertIn("the clock of w.example/1 is ahead", self.check("--witness", witness.vkey)[1])
        with self.subTest("a time that goes back is said, where one was kept"):
            for second, said in ((900, False), (1_000, False), (1_000, False), (940, True), (1_001, False)):
                write(self.folder / "log/checkpoint.witnessed", witness.cosigned(older, second))
                code, printed = self.check("--witness", witness.vkey, "--memory", self.memory)
                self.assertEqual((code, "the time of w.example/1 went back by 60 s" in printed), (0, said), printed)
        forked = self.signer.note(300, root_of(map(verify.leaf_hash, self.records[1:301])))
        write(self.folder / "log/checkpoint.witnessed", witness.cosigned(forked, 1_764_025_200))
        self.finds("not that of the log that was witnessed")

    def test_a_log_that_grows_while_it_is_read_is_no_fault(self):
        leaves = list(map(verify.leaf_hash, self.records))
        notes = iter([self.signer.note(300, root_of(leaves[:300])), self.signer.note(SIZE, root_of(leaves))])
        source = verify.Directory(self.folder)
        source.note = lambda _: next(notes)
        keys = verify.Keys([verify.Key(self.signer.vkey, verify.LOG_KEY)])
        self.assertEqual(verify.check_published(source, keys, None, verify.Report(), False)[0].size, SIZE)

    def test_a_newer_checkpoint_behind_its_proof(self):
        old = self.signer.note(200, root_of(map(verify.leaf_hash, self.records[:200])))
        leaves = [verify.leaf_hash(record) for record in self.records[:256]]
        proof = [root_of(leaves[192:200]), root_of(leaves[200:208]), root_of(leaves[208:224]), root_of(leaves[224:256]),
                 root_of(leaves[128:192]), root_of(leaves[:128])]
        lines = "".join(base64.b64encode(one).decode() + "\n" for one in proof)
        request = f"old 200\n{lines}\n".encode() + self.signer.note(256, root_of(leaves))
        write(self.folder / "old", old)
        write(self.folder / "new", request)
        check = lambda: run("consistency", self.folder / "old", self.folder / "new", "--key", self.signer.vkey)
        self.assertEqual(check()[0], 0, check()[1])
        write(self.folder / "new", request.replace(b"old 200", b"old 201"))
        self.assertEqual(check()[0], 1)
        write(self.folder / "new", f"old 200\n{lines}\n".encode() + self.signer.note(256, root_of(leaves[::-1])))
        self.assertIn("not shown to contain the older one", check()[1])

    def test_a_server_that_breaks_off_or_is_not_there_says_nothing_of_the_log(self):
        for url in (f"{self.server.url}/cut", "http://127.0.0.1:1", "http://", "http://a b/"):
            code, printed = run("server", url, "--key", self.signer.vkey)
            self.assertEqual((code, "FAULT" in printed), (2, False), printed)

    def test_what_a_server_packs_is_unpacked_and_no_more_than_may_be_there(self):
        for prefix, code in (("packed", 0), ("not-packed", 2), ("half", 2), ("bomb", 1)):
            told, printed = run("server", f"{self.server.url}/{prefix}", "--key", self.signer.vkey)
            self.assertEqual(told, code, printed)
        self.assertIn("more than 65536 bytes", printed)

    def test_a_token_goes_to_the_server_alone(self):
        write(self.folder / "token", TOKEN.encode())
        code, printed = run("server", f"{self.server.url}/moved", "--key", self.signer.vkey, "--token-file", self.folder / "token")
        self.assertEqual(code, 2)
        self.assertIn("the server answers 302", printed)


def flipped(data, bit):
    return data[:bit // 8] + bytes([data[bit // 8] ^ 1 << bit % 8]) + data[bit // 8 + 1:]


if __name__ == "__main__":
    unittest.main()
