#!/usr/bin/env python3
"""proof/verify.py on a log that has changed its key: followed from the key before, and forged in every way."""

import pathlib
import tempfile
import types
import unittest

from log_double import Server, Signer, publish, root_of, tlog_proof, verify, write
from notes_test import run
from record_double import encode, faults_of
from records_test import exported

SALT = bytes(range(16))
OTHER_NAME = "other.example/log"


def adopted(position, previous, event):
    return encode(types.SimpleNamespace(
        type="LogKeyAdopted", version=1, position=position, time=position, stream=(verify.LEDGER_STREAM, 0),
        previous=previous, caused_by=0, postings=[], event=event), SALT)


def first(signer):
    return {"cause": "first", "origin": signer.name, "key": signer.public, "before": None, "signatures": None, "loss": None}


def rotated(before, now, size, root, change=lambda event: None):
    """The event that `change` was at before both signed it."""
    event = {"cause": "rotated", "origin": now.name, "key": now.public, "signatures": None, "loss": None,
             "before": {"origin": before.name, "key": before.public, "size": size, "root": root}}
    change(event)
    text = verify.rotation_text(event)
    event["signatures"] = {"before": before.signature(text), "now": now.signature(text)}
    return event


def restarted(before, now):
    return {"cause": "restarted", "origin": now.name, "key": now.public, "signatures": None, "loss": "records",
            "before": {"origin": before.name, "key": before.public, "size": 9, "root": bytes(32)}}


class Log:
    """A log whose key changes, and what it publishes."""

    def __init__(self):
        self.signers, self.records, self.keys = [Signer()], [b"record %d" % number for number in range(300)], b""

    def root(self):
        return root_of([verify.leaf_hash(record) for record in self.records])

    def note(self, *signers):
        """Of the newest checkpoint, by these or by all that sign."""
        signers = signers or self.signers
        text, *lines = signers[0].note(len(self.records), self.root()).decode().partition("\n\n")
        lines = [signer.line(signer.signature((text + "\n").encode())) for signer in signers]
        return (text + "\n\n" + "".join(lines)).encode()

    def rotate(self, seed, event=None, signed_by=()):
        """Draws a key, which signs beside the one before it; `event` is recorded in the place of the true one."""
        before, now = self.signers[-1], Signer(seed=seed)
        event = event or rotated(before, now, len(self.records), self.root())
        self.records.append(adopted(len(self.records) + 1, 0, event))
        self.signers = [before, now]
        self.keys += tlog_proof(self.note(*signed_by), self.records, len(self.records) - 1)

    def grow(self):
        self.records.append(b"record %d" % len(self.records))


class Keys(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.log = Log()
        self.first = self.log.signers[0]

    def publish(self, *signers):
        publish(self.folder, self.first, self.log.records)
        for place in ("log", "proof"):
            write(self.folder / place / "checkpoint", self.log.note(*signers))
            write(self.folder / place / "keys", self.log.keys)

    def check(self, *more, key=None):
        return run("directory", self.folder, "--key", (key or self.first).vkey, *more)

    def passes(self, *more, **how):
        code, printed = self.check(*more, **how)
        self.assertEqual(code, 0, printed)
        return printed

    def finds(self, sentence, *more, **how):
        code, printed = self.check(*more, **how)
        self.assertEqual(code, 1, printed)
        self.assertIn(sentence, printed)

    def test_a_log_is_followed_from_key_to_key(self):
        memory = self.folder / "kept.note"
        self.publish()
        self.passes("--memory", memory)
        self.log.rotate(b"second")
        self.publish()
        second = self.log.signers[-1]
        self.assertIn(f"from record 301 on {second.vkey} signs", self.passes("--memory", memory))
        self.log.grow()
        self.log.signers = [second]
        self.publish()
        self.passes("--memory", memory)
        self.log.rotate(b"third")
        self.log.signers = self.log.signers[-1:]
        self.log.grow()
        self.publish()
        self.passes("--memory", memory)
        self.passes("--memory", memory)
        # By the key between, and by the last: what was before it is not looked at.
        self.passes(key=second)
        self.passes(key=self.log.signers[0])
        server = Server(self, self.folder)
        code, printed = run("server", server.url, "--key", self.first.vkey, "--memory", memory)
        self.assertEqual(code, 0, printed)
        self.assertIn("from record 303 on", printed)

    def test_a_receipt_is_followed_by_what_the_server_tells_of_keys(self):
        self.log.rotate(b"second")
        self.log.signers = self.log.signers[-1:]
        self.log.grow()
        proof, keys = self.folder / "proof.txt", self.folder / "keys.txt"
        write(proof, tlog_proof(self.log.note(), self.log.records, 300))
        write(keys, self.log.keys)
        self.assertEqual(run("receipt", proof, "--key", self.first.vkey)[0], 1)
        code, printed = run("receipt", proof, "--key", self.first.vkey, "--keys", keys)
        self.assertEqual(code, 0, printed)

    def test_the_old_key_signs_nothing_beyond_its_end(self):
        self.log.rotate(b"second")
        self.log.grow()
        self.publish(self.first)
        self.finds("checkpoint: of 302 records, and not signed by")
        # Before it, what it signed stays signed.
        del self.log.records[300:]
        self.publish(self.first)
        self.passes()

    def test_a_change_that_is_not_told_ends_at_a_key_that_nobody_believes(self):
        self.log.rotate(b"second")
        self.log.signers, self.log.keys = self.log.signers[-1:], b""
        self.publish()
        self.finds("no signature of a log's key that is believed")

    def test_a_forged_change_is_found(self):
        thief = Signer(seed=b"a thief")
        size, root = len(self.log.records), self.log.root()
        second = Signer(seed=b"second")
        whole = lambda change: rotated(self.first, second, size, root, change)
        signed_by_one = rotated(self.first, second, size, root)
        signed_by_one["signatures"]["before"] = signed_by_one["signatures"]["now"]
        for sentence, event, signers in (
                ("that one of them has not signed", signed_by_one, ()),
                ("that one of them has not signed", rotated(thief, second, size, root) | {"before": whole(lambda _: 0)["before"]}, ()),
                ("of another history", whole(lambda event: event["before"].update(root=bytes(32))), ()),
                ("of another history", whole(lambda event: event["before"].update(size=7)), ()),
                ("changes another key", whole(lambda event: event.update(origin=OTHER_NAME)), ()),
                ("changes no key", restarted(self.first, second) | {"loss": None}, ()),
                ("has ended, since records that it had signed are lost", restarted(self.first, second), ()),
                ("and not signed by", None, (self.first,)),
                ("no signature of a log's key that is believed", None, (second,))):
            with self.subTest(sentence):
                self.log = Log()
                self.log.rotate(b"second", event, signers)
                self.publish()
                self.finds(sentence)
        self.log = Log()
        self.log.rotate(b"second")
        self.publish()
        for at in range(len(b"c2sp.org/tlog-proof@v1\nextra "), len(self.log.keys), 97):
            changed = bytearray(self.log.keys)
            changed[at] ^= 1
            write(self.folder / "proof/keys", bytes(changed))
            self.assertEqual(self.check()[0], 1, at)


class Recorded(unittest.TestCase):
    """The events in a ledger of their own."""

    def setUp(self):
        self.first, self.second = Signer(), Signer(seed=b"second")

    def faults(self, *events):
        return faults_of([adopted(position, position - 1, event) for position, event in enumerate(events, 1)])

    def test_keys_follow_each_other(self):
        third = Signer(OTHER_NAME, b"third")
        rotation = rotated(self.first, self.second, 1, bytes(32))
        self.assertEqual(self.faults(first(self.first), rotation, restarted(self.second, third)), [])
        for sentence, *events in (
                ("is not the first", first(self.first), first(self.second)),
                ("adopts the key that is in force", first(self.first), first(self.first)),
                ("changes another key", rotation), ("changes another key", first(third), rotation),
                ("one of them has not signed", first(self.first), rotation | {"key": third.public}),
                ("has other parts", first(self.first), rotation | {"loss": "key"}),
                ("has other parts", first(self.first), rotation | {"signatures": None}),
                ("has other parts", first(self.first), restarted(self.first, third) | {"loss": None}),
                ("no key of a log", first(self.first) | {"key": bytes(32)}),
                ("no key of a log", first(self.first) | {"origin": "a b"}),
                ("under the name of one before it", first(self.first), restarted(self.first, self.second))):
            with self.subTest(sentence):
                faults = self.faults(*events)
                self.assertEqual(len(faults), 1, faults)
                self.assertIn(sentence, faults[0])

    def test_changes_are_listed(self):
        records = [adopted(1, 0, first(self.first)), adopted(2, 1, rotated(self.first, self.second, 1, bytes(32)))]
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "ledger.jsonl"
            path.write_text("".join(exported(records)))
            code, printed = run("export", path)
        self.assertIn(f"by hand: record 2, 1970-01-01T00:00:00Z: the log's key was changed to {self.second.vkey}", printed)


if __name__ == "__main__":
    unittest.main()
