"""Records as LOG_FORMAT.md stores them, written by hand: what a ledger is rewritten with."""

import copy
import json
import struct
import zlib

from log_double import ROOT, verify

LAYOUT = ROOT / "schemas/events/layout.json"
ENTRIES = json.loads(LAYOUT.read_text())
FIELDS = {(entry["event"], entry["version"]): {"struct": entry["fields"]} for entry in ENTRIES}
TYPES = {entry["event"]: entry["type"] for entry in ENTRIES}
POSITIONS = ("bet", "settlement", "previousOnGame", "hunch", "met", "by")  # fields that name a record


def golden(name):
    data, at = (ROOT / f"tests/golden/logs/{name}.bin").read_bytes(), 0
    while at < len(data):
        length = int.from_bytes(data[at:at + 4], "little")
        yield data[at + 4:at + 4 + length]
        at += 4 + length


def decoded(name):
    layout = verify.Layout(LAYOUT)
    return [verify.Record(data, layout) for data in golden(name)]


def encode_value(form, value):
    if form == "bool":
        return bytes([value])
    if form == "string":
        return struct.pack("<H", len(value.encode())) + value.encode()
    if isinstance(form, str):
        return struct.pack(verify.NUMBERS[form], value)
    ((kind, of),) = form.items()
    if kind == "bytes":
        return value
    if kind == "enum":
        return bytes([of.index(value) + 1])
    if kind == "optional":
        return b"\0" if value is None else b"\1" + encode_value(of, value)
    if kind == "list":
        return bytes([len(value)]) + b"".join(encode_value(of, one) for one in value)
    return b"".join(encode_value(inner, value[name]) for field in of for name, inner in field.items())


def with_checksum(body):
    return body + struct.pack("<I", zlib.crc32(body))


def encode(record, salt=None):
    body = verify.FRAME.pack(TYPES[record.type] | (verify.SALTED if salt else 0), record.version, record.position, record.time,
                             *record.stream, record.previous, record.caused_by)
    body += bytes([len(record.postings)]) + b"".join(verify.POSTING.pack(*posting) for posting in record.postings)
    return with_checksum(body + encode_value(FIELDS[record.type, record.version], record.event) + (salt or b""))


def changes(form, value, set_value, path=""):
    """(path, function that makes the change) for each number, word and truth value of an event; `set_value` puts one."""
    if form == "bool":
        yield path, lambda: set_value(not value)
    elif isinstance(form, str) and form != "string":
        for other in (value + 1, value - 1):
            if in_range(form, other):
                yield path, lambda other=other: set_value(other)
    elif isinstance(form, dict):
        ((kind, of),) = form.items()
        if kind == "enum":
            for word in of:
                if word != value:
                    yield path, lambda word=word: set_value(word)
        elif kind == "optional" and value is not None:
            yield path, lambda: set_value(None)
            yield from changes(of, value, set_value, path)
        elif kind == "list":
            for index, one in enumerate(value):
                yield from changes(of, one, lambda new, at=index: value.__setitem__(at, new), path)
        elif kind == "struct":
            for field in of:
                for name, inner in field.items():
                    yield from changes(inner, value[name], lambda new, at=name: value.__setitem__(at, new), f"{path}.{name}")


def in_range(form, number):
    try:
        return bool(struct.pack(verify.NUMBERS[form], number))
    except struct.error:
        return False


def changed_records(record):
    """(path, record) for each change of one field of an event, its postings made to fit."""
    form = FIELDS[record.type, record.version]
    count = len(list(changes(form, record.event, None)))
    for number in range(count):
        other = copy.deepcopy(record)
        path, change = list(changes(form, other.event, None))[number]
        change()
        other.postings = verify.moves(other)
        yield path[1:], other


def without(records, position):
    """The ledger as if a record had never been: positions, streams and all that names records made to fit."""
    moved = lambda at: at - 1 if at > position else at
    left, last = [], {}
    for record in copy.deepcopy(records[:position - 1] + records[position:]):
        record.position, record.caused_by = moved(record.position), moved(record.caused_by)
        rename(record.event, moved)
        record.previous = last.get(record.stream, 0)
        last[record.stream] = record.position
        left.append(record)
    return left


def rename(value, moved):
    for name, inner in value.items() if isinstance(value, dict) else ():
        if name in POSITIONS:
            value[name] = moved(inner)
        elif isinstance(inner, list):
            for one in inner:
                rename(one, moved)


def faults_of(records, served=False):
    """Of records or their bytes, what verify.py has to say."""
    ledger = verify.Ledger(LAYOUT, served)
    for record in records:
        ledger.take(record if isinstance(record, bytes) else encode(record))
    ledger.finish(verify.Report())
    return ledger.faults
