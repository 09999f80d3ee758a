#!/usr/bin/python3
"""What an auditor exports of a running server, and that proof/verify.py finds whatever is changed in it."""

import contextlib
import hashlib
import io
import json
import pathlib
import tempfile
import unittest

from audit_calls import auditor_of
from log_reader import LogReader, verify
from support import Site, bet_on


class Export(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.site = Site()
        cls.addClassCleanup(cls.site.stop)
        cls.auditor = auditor_of(cls.site, "auditor")
        player = cls.site.player("bettor")
        bet_on(player, player.games()[::-1], 10)[2].expect(201)
        cls.log = LogReader(cls.site.data, cls.site.port)
        cls.checkpoint = cls.log.checkpoint(player.position)

    def read(self, path):
        return self.auditor.call("GET", f"/api/audit/{path}").expect(200)

    def told(self, path):
        return self.read(path).json()

    def test_an_export_is_verified_by_its_manifest(self):
        size = self.checkpoint.size
        whole, known = self.read(f"export?to={size}").body.decode().splitlines(), set()
        for first, last in ((1, size), (1, 1), (2, 2), (3, size), (5, 9), (size, size), (8, size - 1)):
            with self.subTest(first=first, last=last):
                answer = self.read(f"export?from={first}&to={last}")
                self.assertEqual(answer.headers["Content-Type"], "application/jsonl")
                manifest = self.told(f"manifest?from={first}&to={last}")
                self.assertIn(f'filename="{manifest["file"]}"', answer.headers["Content-Disposition"])
                self.assertEqual((manifest["from"], manifest["to"], manifest["bytes"], manifest["sha256"]),
                                 (first, last, len(answer.body), hashlib.sha256(answer.body).hexdigest()))
                self.assertEqual(answer.body.decode().splitlines(), whole[first - 1:last])
                self.verify_manifest(manifest, answer.body)
                known.add(manifest["sha256"])
        self.assertEqual(len(known), 7)

    def verify_manifest(self, manifest, body):
        self.assertEqual(manifest["vkey"], self.log.vkey)
        code, printed = self.verified(manifest, body)
        self.assertEqual(code, 0, printed)
        self.assertIn("the log's key has signed the manifest", printed)
        self.assertIn(f"records {manifest['from']} to {manifest['to']} are those that the checkpoint stands for", printed)
        is_whole = (manifest["from"], manifest["to"]) == (1, self.checkpoint.size)
        self.assertIn("2 arithmetic of the ledger: " + ("no fault" if is_whole else "not run"), printed)

    def verified(self, manifest, body):
        with tempfile.TemporaryDirectory() as folder:
            file, beside = pathlib.Path(folder) / "file", pathlib.Path(folder) / "manifest"
            file.write_bytes(body)
            beside.write_text(json.dumps(manifest))
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed):
                code = verify.main(["export", str(file), "--manifest", str(beside), "--key", self.log.vkey])
            return code, printed.getvalue()

    def test_a_changed_export_or_manifest_is_refused(self):
        first, last = 4, self.checkpoint.size - 1
        body, manifest = self.read(f"export?from={first}&to={last}").body, self.told(f"manifest?from={first}&to={last}")
        lines = body.splitlines(keepends=True)
        for changed in (lines[1:], lines[:-1], [*lines[:3], lines[2], *lines[3:]], [lines[1], lines[0], *lines[2:]]):
            other = b"".join(changed)
            self.assertIn("it has other bytes", self.verified(manifest, other)[1])
            fitted = {**manifest, "bytes": len(other), "sha256": hashlib.sha256(other).hexdigest()}
            self.assertIn("its figures are not those that were signed", self.verified(fitted, other)[1])
            # Without the signature what leads to the checkpoint still refuses it.
            code, printed = self.verified({**fitted, "statement": None}, other)
            self.assertEqual(code, 1)
            self.assertRegex(printed, "the file ends at record|not those that the manifest leads|the root stored with it is another")
        for name, value in (("from", first + 1), ("to", last - 1), ("origin", "another/log"), ("root", manifest["before"][0]),
                            ("before", []), ("before", manifest["before"][::-1]), ("consistency", []), ("from", "5"),
                            ("format", "chalkline-export@v2"), ("statement", manifest["checkpoint"]),
                            ("checkpoint", manifest["statement"]), ("checkpoint", None), ("to", self.checkpoint.size + 1)):
            with self.subTest(name=name, value=value):
                for statement in {manifest["statement"], None}:
                    code, printed = self.verified({**manifest, "statement": statement, name: value}, body)
                    self.assertEqual((code, printed.count("FAULT")), (1, 1), printed)

    def test_an_export_and_its_checkpoint_are_read_by_the_verifier(self):
        with tempfile.TemporaryDirectory() as folder:
            manifest = self.told("manifest")
            export, note = pathlib.Path(folder) / "export", pathlib.Path(folder) / "note"
            export.write_bytes(self.read(f"export?to={manifest['to']}").body)
            note.write_text(manifest["checkpoint"])
            self.assertEqual(verify.main(["export", str(export), "--checkpoint", str(note), "--key", self.log.vkey]), 0)


if __name__ == "__main__":
    unittest.main()
