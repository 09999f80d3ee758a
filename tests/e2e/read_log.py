"""Reads a ledger as an outsider would: from docs/LOG_FORMAT.md and schemas/events/layout.json alone, out of what
`chalkline audit export` prints. Python's own library is all it needs."""

import hashlib
import json
import pathlib
import struct
import zlib
from collections import Counter

LAYOUT = pathlib.Path(__file__).resolve().parents[2] / "schemas/events/layout.json"
NUMBERS = {"u8": "B", "u16": "H", "u32": "I", "u64": "Q", "i32": "i", "i64": "q", "time": "q", "game": "Q", "bool": "B"}
SALTED = 0x8000  # in a record's type
SALT_BYTES = 16
LEDGER_ACCOUNTS = {1: "player", 2: "held", 3: "house", 4: "grants"}


class Reader:
    """Takes one value after the other from a record's bytes."""

    def __init__(self, data):
        self.data, self.at = data, 0

    def number(self, kind):
        (value,) = struct.unpack_from("<" + NUMBERS[kind], self.data, self.at)
        self.at += struct.calcsize("<" + NUMBERS[kind])
        return value

    def bytes(self, count):
        self.at += count
        assert self.at <= len(self.data), "cut short"
        return self.data[self.at - count:self.at]

    def value(self, form):
        if isinstance(form, str):
            return self.bytes(self.number("u16")).decode() if form == "string" else self.number(form)
        ((kind, of),) = form.items()
        if kind == "enum":
            return of[self.number("u8") - 1]
        if kind == "bytes":
            return self.bytes(of)
        if kind == "optional":
            return self.value(of) if self.number("bool") else None
        if kind == "list":
            return [self.value(of) for _ in range(self.number("u8"))]
        return self.struct(of)

    def struct(self, fields):
        return {name: self.value(form) for field in fields for name, form in field.items()}


def decode(data, layout):
    body, checksum = data[:-4], struct.unpack("<I", data[-4:])[0]
    assert zlib.crc32(body) == checksum, "checksum"
    reader = Reader(body)
    frame = {name: reader.number(kind) for name, kind in (
        ("type", "u16"), ("version", "u16"), ("position", "u64"), ("time", "time"), ("streamKind", "u8"),
        ("streamId", "u64"), ("previousInStream", "u64"), ("causedBy", "u64"))}
    frame["salted"] = frame["type"] >= SALTED
    frame["type"] %= SALTED
    frame["postings"] = [tuple(reader.number(kind) for kind in ("u8", "u64", "i64")) for _ in range(reader.number("u8"))]
    frame["event"] = reader.struct(layout[frame["type"], frame["version"]])
    frame["salt"] = reader.bytes(SALT_BYTES if frame["salted"] else 0)
    assert reader.at == len(body), "bytes behind the event"
    return frame


class Tree:
    """RFC 6962: the roots of the perfect subtrees, from left to right, with how many leaves each has."""

    def __init__(self):
        self.subtrees = []

    def append(self, leaf):
        self.subtrees.append((1, leaf))
        while len(self.subtrees) > 1 and self.subtrees[-1][0] == self.subtrees[-2][0]:
            self.join()

    def join(self):
        (many, left), (few, right) = self.subtrees[-2:]
        self.subtrees[-2:] = [(many + few, hashlib.sha256(b"\x01" + left + right).digest())]

    def root(self):
        if not self.subtrees:
            return hashlib.sha256(b"").hexdigest()
        whole = Tree()
        whole.subtrees = list(self.subtrees)
        while len(whole.subtrees) > 1:
            whole.join()
        return whole.subtrees[0][1].hex()


def read(lines):
    """Checks each exported line; answers the events as they were stored, all balances, and the last root."""
    layout = {(entry["type"], entry["version"]): entry["fields"] for entry in json.loads(LAYOUT.read_text())}
    names = {entry["type"]: entry["event"] for entry in json.loads(LAYOUT.read_text())}
    tree, last, balances, events, time, salted = Tree(), {}, Counter(), [], 0, False
    for position, line in enumerate(lines, 1):
        row = json.loads(line)
        data = bytes.fromhex(row["bytes"])
        leaf = hashlib.sha256(b"\x00" + data).digest()
        assert leaf.hex() == row["leaf"], "leaf"
        tree.append(leaf)
        assert row.get("root", tree.root()) == tree.root(), "root"
        record = decode(data, layout)
        assert record["position"] == row["position"] == position, "gap"
        assert record["salted"] or not salted, "no salt"
        salted = record["salted"]
        set_back = row["type"] == "ClockSet"
        assert record["event"]["from"] == time > record["time"] if set_back else record["time"] >= time, "time"
        time = record["time"]
        stream = (record["streamKind"], record["streamId"])
        assert record["previousInStream"] == last.get(stream, 0), "chain"
        assert stream[1] in (record["event"].get("account"), record["event"].get("game"), 0), "stream"
        last[stream] = position
        assert sum(amount for _, _, amount in record["postings"]) == 0, "postings"
        for kind, account, amount in record["postings"]:
            balances[f"{LEDGER_ACCOUNTS[kind]}:{account}" if account else LEDGER_ACCOUNTS[kind]] += amount
        assert row["type"] == names[record["type"]], "type"
        events.append((row["type"], record["event"], row["event"]))
    assert not events or "root" in row, "the last record ends a batch"
    return events, balances, tree.root()
