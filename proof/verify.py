#!/usr/bin/env python3
"""Checks a Chalkline ledger and its proofs without Chalkline's program. Python 3.9 or later and nothing else.

Written from the documents (docs/LOG_FORMAT.md, docs/RULES.md, docs/SIMULATION.md; docs/AUDITING.md says how it is used),
not from the program, so that the two can disagree. Three levels are reported apart: hashes and signatures; the ledger's
arithmetic; the derivation of simulated games from what they revealed. It ends with 0 where nothing is wrong, with 1 where
something is, and with 2 where it could not read what it was asked to check.

    verify.py server URL --key VKEY --memory FILE           the checkpoint and the tiles of a running server
    verify.py server URL --key VKEY --token-file FILE       and, with an auditor's token, all of its records
    verify.py export FILE [--key VKEY --checkpoint FILE]    what `chalkline audit export` printed ('-' is standard input)
    verify.py export FILE --manifest FILE --key VKEY        a part of the records, as an auditor exports it
    verify.py receipt FILE --key VKEY                       a bet's receipt (`chalkline-receipt@v1`)
    verify.py directory DIR --key VKEY                      `proof/` of a data directory or a backup
    verify.py consistency OLD NEW --key VKEY                an older checkpoint, and a newer one behind its proof
"""

import argparse
import base64
import calendar
import collections
import contextlib
import datetime
import fcntl
import hashlib
import http.client
import itertools
import json
import math
import os
import pathlib
import re
import struct
import sys
import time
import urllib.error
import urllib.request
import zlib
from fractions import Fraction

NOTE_BYTES_MAX = 64 * 1024  # a checkpoint with its signatures has some hundreds
PROOF_BYTES_MAX = 128 * 1024  # the largest record in base64 has 87 kB
KEYS_BYTES_MAX = 1024 * 1024  # some kB for each change of the key
SIGNATURES_MAX = 32  # each costs milliseconds to check
PROOF_HASHES_MAX = 63  # a tree has fewer than 2^63 leaves
SIZE_END = 2**63
TILE_WIDTH = 256
TILE_LEVELS = 8  # 256^8 is beyond SIZE_END
HASH_BYTES = 32
RECORD_BYTES_MAX = 65_535  # the length of an entry is a u16
RECEIPT_BYTES_MAX = 4 * 1024 * 1024  # that of a parlay of ten legs has 90 kB
SALT_BYTES = 16
HERE = pathlib.Path(__file__).resolve().parent
LAYOUTS = (HERE / "layout.json", HERE.parent / "schemas/events/layout.json")  # beside a copy of this file; in the repository
LAYOUT = next((path for path in LAYOUTS if path.exists()), LAYOUTS[1])
AHEAD_S_MAX = 300  # how far a witness's clock may be ahead of this machine's
TIMEOUT_S = 30


class Fault(Exception):
    """Something that is not as it has to be: a reason to distrust what was checked."""


class Unreadable(Exception):
    """What was to be checked cannot be had: says nothing about it."""


def demand(condition, sentence):
    if not condition:
        raise Fault(sentence)


# Hashes: RFC 6962, section 2.1 ---------------------------------------------------------------------------------------

def sha256(data):
    return hashlib.sha256(data).digest()


def leaf_hash(record):
    return sha256(b"\x00" + record)


def node_hash(left, right):
    return sha256(b"\x01" + left + right)


EMPTY_ROOT = sha256(b"")


# Text: bytes, lines, base64, numbers ---------------------------------------------------------------------------------

def text_of(data, what, bytes_max=NOTE_BYTES_MAX):
    """Strict UTF-8 without control characters other than line feeds. A byte order mark is a character like any other."""
    demand(len(data) <= bytes_max, f"{what}: more than {bytes_max} bytes")
    try:
        text = data.decode("utf-8", "strict")
    except UnicodeDecodeError as error:
        raise Fault(f"{what}: not UTF-8") from error
    demand(not any(ord(character) < 0x20 and character != "\n" for character in text), f"{what}: a control character")
    return text


def base64_of(text, what, length=None):
    """Decoded and encoded again, since Python too takes bits behind the last byte that nothing uses."""
    try:
        data = base64.b64decode(text.encode("ascii"), validate=True)
    except ValueError as error:
        raise Fault(f"{what}: not base64") from error
    demand(base64.b64encode(data).decode() == text, f"{what}: not the one base64 of its bytes")
    demand(length is None or len(data) == length, f"{what}: {len(data)} bytes instead of {length}")
    return data


def number_of(text, what):
    """ASCII digits without a leading zero, below 2^63. int() would take ' 1_3', '+13' and the digits of other scripts."""
    demand(re.fullmatch(r"0|[1-9][0-9]{0,18}", text) is not None and int(text) < SIZE_END, f"{what}: not a number")
    return int(text)


# Ed25519 (RFC 8032), verification alone and strict -------------------------------------------------------------------

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
SQRT_MINUS_ONE = pow(2, (P - 1) // 4, P)
IDENTITY = (0, 1, 1, 0)  # points are (X, Y, Z, T) with x = X / Z, y = Y / Z, x * y = T / Z


def point_of(data):
    """The point that 32 bytes encode, None where they encode none, or not in the one way."""
    y = int.from_bytes(data, "little")
    sign, y = y >> 255, y & (2**255 - 1)
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * SQRT_MINUS_ONE % P
    if (x * x - square) % P or (x == 0 and sign):
        return None
    if x & 1 != sign:
        x = P - x
    return x, y, 1, x * y % P


def add_points(p, q):
    a = (p[1] - p[0]) * (q[1] - q[0]) % P
    b = (p[1] + p[0]) * (q[1] + q[0]) % P
    c = 2 * p[3] * q[3] * D % P
    d = 2 * p[2] * q[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def add_multiples(a, p, b, q):
    """a * p + b * q, bit by bit from the highest."""
    summands = {(1, 0): p, (0, 1): q, (1, 1): add_points(p, q)}
    result = IDENTITY
    for bit in reversed(range(max(a, b).bit_length())):
        result = add_points(result, result)
        bits = a >> bit & 1, b >> bit & 1
        if bits in summands:
            result = add_points(result, summands[bits])
    return result


def bytes_of_point(point):
    inverse = pow(point[2], P - 2, P)
    x, y = point[0] * inverse % P, point[1] * inverse % P
    return (y | (x & 1) << 255).to_bytes(32, "little")


BASE = point_of((4 * pow(5, P - 2, P) % P).to_bytes(32, "little"))


def is_ed25519_key(key):
    """Canonical, and not of small order: a point of small order 'signs' everything."""
    point = point_of(key) if len(key) == 32 else None
    return point is not None and bytes_of_point(add_multiples(8, point, 0, IDENTITY)) != bytes_of_point(IDENTITY)


def is_ed25519_signature(key, message, signature):
    """`key` has passed is_ed25519_key(). S below the group's order, or a signature could be changed into another good one."""
    if len(signature) != 64:
        return False
    scalar = int.from_bytes(signature[32:], "little")
    if scalar >= ORDER:
        return False
    x, y, _, _ = point_of(key)
    challenge = int.from_bytes(hashlib.sha512(signature[:32] + key + message).digest(), "little") % ORDER
    negative = (P - x, y, 1, (P - x) * y % P)
    return bytes_of_point(add_multiples(scalar, BASE, challenge, negative)) == signature[:32]


# Keys ----------------------------------------------------------------------------------------------------------------

LOG_KEY, COSIGNATURE_KEY = 1, 4


def is_name(name):
    return name != "" and "+" not in name and not any(character.isspace() for character in name)


def vkey_of(name, public):
    """Of a log's key."""
    data = bytes([LOG_KEY]) + public
    key_id = sha256(name.encode() + b"\n" + data)[:4]
    return f"{name}+{key_id.hex()}+{base64.b64encode(data).decode()}"


class Key:
    """A verifier key, `name+id+base64`, as configured by whoever checks: never taken from what is checked."""

    def __init__(self, vkey, algorithm):
        parts = vkey.split("+", 2)
        demand(len(parts) == 3 and is_name(parts[0]), f"key {vkey}: not name+id+base64")
        data = base64_of(parts[2], f"key {vkey}", 33)
        self.vkey, self.name, self.algorithm, self.public = vkey, parts[0], data[0], data[1:]
        self.id = sha256(self.name.encode() + b"\n" + data)[:4]
        demand(parts[1] == self.id.hex(), f"key {vkey}: the id is not that of the key")
        kinds = {LOG_KEY: "a log's", COSIGNATURE_KEY: "a witness's"}
        demand(self.algorithm == algorithm, f"key {vkey}: not {kinds[algorithm]} Ed25519 key")
        demand(is_ed25519_key(self.public), f"key {vkey}: no key, or one that signs everything")


class Keys:
    """The keys that are believed: those of one log, and those of witnesses. `turns` has the keys that the log has changed
    to, in their order."""

    def __init__(self, logs, witnesses=()):
        demand(logs, "no key of a log is given")
        self.origin = logs[0].name
        demand(all(key.name == self.origin for key in logs), "the log's keys have different names")
        self.known = {(key.name, key.id): key for key in (*logs, *witnesses)}
        self.turns, self.opened = [], {}

    def take(self, turn):
        self.known[turn.key.name, turn.key.id] = turn.key
        self.turns.append(turn)
        self.opened.clear()  # what the keys before had to sign, this one may have to sign now

    def due_at(self, size):
        """The change whose key has to sign a checkpoint of so many records, None where any key does."""
        return next((turn for turn in reversed(self.turns) if turn.position <= size), None)


# Notes and checkpoints: C2SP signed-note, tlog-checkpoint, tlog-cosignature ------------------------------------------

class Checkpoint:
    """A checked checkpoint. `cosigned` has for each witness that is believed the time, in seconds, that it signed."""

    def __init__(self, note, origin, size, root, signed_by, cosigned, ignored):
        self.note, self.origin, self.size, self.root = note, origin, size, root
        self.signed_by, self.cosigned, self.ignored = signed_by, cosigned, ignored


def signature_line(line):
    """The name, the key's id and the signature of one line of a note."""
    parts = line.split(" ")
    demand(len(parts) == 3 and parts[0] == "\u2014" and is_name(parts[1]), "note: a signature line has another form")
    data = base64_of(parts[2], "note: signature")
    demand(len(data) > 4, "note: a signature is too short")
    return parts[1], data[:4], data[4:]


def cosigned_message(text, seconds):
    return f"cosignature/v1\ntime {seconds}\n{text}".encode()


def open_note(data, keys):
    """The signed text, and of the keys that are believed which signed it. Lines of other keys are counted, nothing more."""
    note = text_of(data, "note")
    text, empty_line, signatures = note.rpartition("\n\n")
    demand(empty_line, "note: no empty line before the signatures")
    demand(signatures.endswith("\n"), "note: does not end with a line feed")
    text += "\n"
    lines = signatures[:-1].split("\n")
    demand(len(lines) <= SIGNATURES_MAX, f"note: more than {SIGNATURES_MAX} signatures")
    signed_by, cosigned, ignored = [], {}, 0
    for name, key_id, signature in map(signature_line, lines):
        key = keys.known.get((name, key_id))
        if key is None:
            ignored += 1
        elif key.algorithm == LOG_KEY:
            demand(is_ed25519_signature(key.public, text.encode(), signature), f"note: the signature of {name} is false")
            signed_by.append(key)
        else:
            demand(len(signature) == 72, f"note: the cosignature of {name} has another length")
            seconds = int.from_bytes(signature[:8], "big")
            demand(seconds < SIZE_END, f"note: the cosignature of {name} has an impossible time")
            demand(is_ed25519_signature(key.public, cosigned_message(text, seconds), signature[8:]),
                   f"note: the cosignature of {name} is false")
            cosigned[name, key_id] = max(seconds, cosigned.get((name, key_id), 0))
    demand(signed_by, "note: no signature of a log's key that is believed")
    return text, sorted({key.id.hex() for key in signed_by}), cosigned, ignored


def open_checkpoint(data, keys):
    """The proofs of a receipt all have the same checkpoint, whose signatures are checked once."""
    if data not in keys.opened:
        keys.opened[data] = checkpoint_of(data, keys)
    return keys.opened[data]


def checkpoint_of(data, keys):
    text, signed_by, cosigned, ignored = open_note(data, keys)
    lines = text[:-1].split("\n")
    demand(len(lines) >= 3 and "" not in lines, "checkpoint: fewer than three lines, or an empty one")
    demand(lines[0] == keys.origin, f"checkpoint: of {lines[0]!r}, not of {keys.origin!r}")
    size = number_of(lines[1], "checkpoint: size")
    root = base64_of(lines[2], "checkpoint: root", HASH_BYTES)
    demand(size > 0 or root == EMPTY_ROOT, "checkpoint: of size 0, with another root than that of no records")
    turn = keys.due_at(size)
    if turn is not None:
        demand(turn.key.id.hex() in signed_by,
               f"checkpoint: of {size} records, and not signed by {turn.key.vkey}, which signs since record {turn.position}")
    return Checkpoint(data, lines[0], size, root, signed_by, cosigned, ignored)


# Proofs: RFC 9162, sections 2.1.3.2 and 2.1.4.2. The size is always that of the signed checkpoint. -------------------

def is_included(root, size, index, leaf, proof):
    if not 0 <= index < size or len(proof) > PROOF_HASHES_MAX:
        return False
    place, last, found = index, size - 1, leaf
    for sibling in proof:
        if last == 0:
            return False
        if place & 1 or place == last:
            found = node_hash(sibling, found)
            while not place & 1 and place:
                place, last = place >> 1, last >> 1
        else:
            found = node_hash(found, sibling)
        place, last = place >> 1, last >> 1
    return last == 0 and found == root


def is_consistent(old_size, old_root, size, root, proof):
    """Whether the tree of `size` begins with that of `old_size`; both roots are recomputed from the proof."""
    if not 0 <= old_size <= size or len(proof) > PROOF_HASHES_MAX:
        return False
    if old_size == 0:
        return not proof and old_root == EMPTY_ROOT
    if old_size == size:
        return not proof and old_root == root
    hashes = list(proof) if old_size & (old_size - 1) else [old_root, *proof]
    if not hashes:
        return False
    place, last = old_size - 1, size - 1
    while place & 1:
        place, last = place >> 1, last >> 1
    found_old = found = hashes[0]
    for sibling in hashes[1:]:
        if last == 0:
            return False
        if place & 1 or place == last:
            found_old, found = node_hash(sibling, found_old), node_hash(sibling, found)
            while not place & 1 and place:
                place, last = place >> 1, last >> 1
        else:
            found = node_hash(found, sibling)
        place, last = place >> 1, last >> 1
    return last == 0 and found_old == old_root and found == root


class Proof:
    """A `c2sp.org/tlog-proof@v1`, with the record itself as its extra: checked by itself, down to the checkpoint."""

    def __init__(self, data, keys):
        head, _, self.note = data.partition(b"\n\n")
        lines = text_of(head, "proof", PROOF_BYTES_MAX).split("\n")
        demand(lines[0] == "c2sp.org/tlog-proof@v1", "proof: begins with another line")
        demand(len(lines) >= 3 and lines[1].startswith("extra "), "proof: without its record")
        demand(lines[2].startswith("index "), "proof: without an index")
        self.record = base64_of(lines[1][len("extra "):], "proof: record")
        self.index = number_of(lines[2][len("index "):], "proof: index")
        hashes = [base64_of(line, "proof: hash", HASH_BYTES) for line in lines[3:]]
        self.checkpoint = open_checkpoint(self.note, keys)
        demand(is_included(self.checkpoint.root, self.checkpoint.size, self.index, leaf_hash(self.record), hashes),
               f"proof: record {self.index + 1} does not lead to the root of the checkpoint")


# Trees: the perfect subtrees of a tree that grows, and tiles ---------------------------------------------------------

def root_of_subtrees(subtrees):
    """The root over perfect subtrees from left to right, each smaller than the one before it."""
    if not subtrees:
        return EMPTY_ROOT
    root = subtrees[-1]
    for subtree in reversed(subtrees[:-1]):
        root = node_hash(subtree, root)
    return root


class Tree:
    """The tree over leaves that come one after the other."""

    def __init__(self):
        self.size, self.subtrees = 0, []

    def append(self, leaf):
        ones = self.size
        while ones & 1:
            leaf, ones = node_hash(self.subtrees.pop(), leaf), ones >> 1
        self.subtrees.append(leaf)
        self.size += 1

    def root(self):
        return root_of_subtrees(self.subtrees)


def tile_path(level, index, width):
    """`level` is a number, or 'entries'. 1234067 is x001/x234/067."""
    groups = [f"{index % 1000:03d}"]
    while index >= 1000:
        index //= 1000
        groups.insert(0, f"x{index % 1000:03d}")
    return f"tile/{level}/{'/'.join(groups)}" + ("" if width == TILE_WIDTH else f".p/{width}")


class Tiles:
    """The tree of a checkpoint, read in tiles. No hash of a tile is used before the tile has led to the root: the tiles
    at the right edge together, each full one by the tile above it."""

    def __init__(self, checkpoint, read):
        self.size, self.read, self.kept = checkpoint.size, read, {}
        self.count = 0
        edge = {level: self.fetch(level, self.size >> 8 * level + 8, self.size >> 8 * level & 255)
                for level in range(TILE_LEVELS) if self.size >> 8 * level & 255}
        demand(root_of_subtrees([hash_of for level in sorted(edge, reverse=True) for hash_of in perfect(edge[level])])
               == checkpoint.root, "tiles: those at the right edge do not lead to the root of the checkpoint")
        self.edge = edge

    def fetch(self, level, index, width):
        data = self.read(level, index, width)
        demand(len(data) == width * HASH_BYTES,
               f"{tile_path(level, index, width)}: {len(data)} bytes instead of {width * HASH_BYTES}")
        self.count += 1
        return [data[at:at + HASH_BYTES] for at in range(0, len(data), HASH_BYTES)]

    def tile(self, level, index):
        """The hashes of a tile, checked."""
        if index == self.size >> 8 * level + 8:
            return self.edge[level]
        if (level, index) not in self.kept:
            above = self.tile(level + 1, index >> 8)[index & 255]
            hashes = self.fetch(level, index, TILE_WIDTH)
            demand(perfect(hashes) == [above], f"{tile_path(level, index, TILE_WIDTH)}: not what the tile above it says")
            # Leaves are read once and in order; without this a log of ten million would be held in memory.
            if level == 0:
                self.kept = {place: kept for place, kept in self.kept.items() if place[0] > 0}
            self.kept[level, index] = hashes
        return self.kept[level, index]

    def subtree(self, height, index):
        """The hash over the leaves [index * 2^height, (index + 1) * 2^height)."""
        level, inner = divmod(height, 8)
        first = index << inner
        hashes = self.tile(level, first >> 8)[first & 255:(first & 255) + (1 << inner)]
        return perfect(hashes)[0]

    def root_at(self, size):
        """The root of the tree's first `size` leaves."""
        heights = [height for height in range(size.bit_length() - 1, -1, -1) if size >> height & 1]
        return root_of_subtrees([self.subtree(height, (size >> height) - 1) for height in heights])

    def leaves(self):
        for index in range(self.size + TILE_WIDTH - 1 >> 8):
            yield from self.tile(0, index)


def perfect(hashes):
    """The perfect subtrees over these hashes, from left to right: a single one where they are 2^n."""
    tree = Tree()
    for one in hashes:
        tree.append(one)
    return tree.subtrees


def entries_of(data, width, path):
    """The records of an entry bundle: exactly so many, and nothing behind them."""
    records, at = [], 0
    for _ in range(width):
        demand(at + 2 <= len(data), f"{path}: cut short")
        length = int.from_bytes(data[at:at + 2], "big")
        demand(at + 2 + length <= len(data), f"{path}: cut short")
        records.append(data[at + 2:at + 2 + length])
        at += 2 + length
    demand(at == len(data), f"{path}: bytes behind its last record")
    return records


# The newest checkpoint seen, kept between runs -----------------------------------------------------------------------

class Memory:
    """A file with the newest note seen. It is raised only, and stays as it is where something is wrong: it is evidence."""

    def __init__(self, path, keys):
        self.path, self.keys = pathlib.Path(path), keys
        self.kept = self.read()

    def read(self):
        try:
            return open_checkpoint(self.path.read_bytes(), self.keys)
        except FileNotFoundError:
            return None

    def hold(self, checkpoint, root_at):
        """Holds a checkpoint to the one kept; `root_at` gives the root of so many of the new one's first records."""
        if self.kept is None:
            return
        if checkpoint.size < self.kept.size:
            raise Fault(forked("is smaller than one that was signed before: it was cut off, or replaced by an older copy",
                               self.kept, checkpoint))
        if root_at(self.kept.size) != self.kept.root:
            raise Fault(forked("does not contain one that was signed before: the history was written anew",
                               self.kept, checkpoint))

    def keep(self, checkpoint):
        """Called when all of it has been checked. Two runs at once leave the larger one."""
        with contextlib.ExitStack() as held:
            lock = held.enter_context(open(f"{self.path}.lock", "w"))
            fcntl.flock(lock, fcntl.LOCK_EX)
            now = self.read()
            if now is None or now.size < checkpoint.size:
                replace(self.path, checkpoint.note)

    def hold_times(self, witnessed):
        """The witnesses whose time was later in the note kept of them, in a file beside: each with by how many seconds."""
        path, kept = pathlib.Path(f"{self.path}.witnessed"), {}
        with contextlib.suppress(FileNotFoundError):
            kept = open_checkpoint(path.read_bytes(), self.keys).cosigned
        back = {name: kept[name, key_id] - seconds for (name, key_id), seconds in witnessed.cosigned.items()
                if seconds < kept.get((name, key_id), 0)}
        if witnessed.cosigned and not back:
            replace(path, witnessed.note)
        return back


def replace(path, data):
    """Puts the bytes in the place of what the file holds: after a crash it is the old or the new, whole."""
    beside = pathlib.Path(f"{path}.new")
    with open(beside, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    os.replace(beside, path)


def forked(how, kept, checkpoint):
    notes = "\n\n".join(note.decode().rstrip("\n") for note in (kept.note, checkpoint.note))
    return f"the checkpoint {how}. Both notes, which prove it to anybody:\n\n{notes}\n"


# What is checked: where its bytes come from --------------------------------------------------------------------------

class Server:
    """What a server publishes below /log, and with a token its records."""

    def __init__(self, url, token=None):
        demand(re.match(r"https?://", url), f"{url}: no http(s) address")
        self.base, self.token = url.rstrip("/"), token
        # A redirect could carry the token to somebody else.
        self.opener = urllib.request.build_opener(NoRedirect)

    def get(self, path, bytes_max, token=None):
        headers = {"Cache-Control": "no-cache", "Accept-Encoding": "gzip"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        try:
            request = urllib.request.Request(f"{self.base}{path}", headers=headers)
            with self.opener.open(request, timeout=TIMEOUT_S) as answer:
                is_packed = answer.headers.get("Content-Encoding") == "gzip"
                read_max = bytes_max + bytes_max // 8 + 64 if is_packed else bytes_max  # what does not shrink grows a little
                data, missing = answer.read(read_max + 1), answer.length
        except urllib.error.HTTPError as error:
            raise Unreadable(f"{path}: the server answers {error.code}") from error
        except (OSError, ValueError, http.client.HTTPException) as error:
            raise Unreadable(f"{path}: {error}") from error
        demand(len(data) <= read_max, f"{path}: more than {bytes_max} bytes")
        if missing:
            raise Unreadable(f"{path}: the server broke off")
        return unpacked(data, path, bytes_max) if is_packed else data

    def note(self, name):
        return self.get(f"/log/{name}", NOTE_BYTES_MAX)

    def keys(self):
        return self.get("/log/keys", KEYS_BYTES_MAX)

    def tile(self, level, index, width):
        return self.get(f"/log/{tile_path(level, index, width)}", width * HASH_BYTES)

    def records(self, size):
        for index in range(size + TILE_WIDTH - 1 >> 8):
            width = min(TILE_WIDTH, size - index * TILE_WIDTH)
            path = tile_path("entries", index, width)
            yield from entries_of(self.get(f"/log/{path}", width * (2 + RECORD_BYTES_MAX), self.token), width, path)


def unpacked(data, path, bytes_max):
    """What gzip has packed, of which no more is made than may be there."""
    stream = zlib.decompressobj(zlib.MAX_WBITS | 16)
    try:
        whole = stream.decompress(data, bytes_max + 1)
    except zlib.error as error:
        raise Unreadable(f"{path}: {error}") from error
    demand(len(whole) <= bytes_max, f"{path}: more than {bytes_max} bytes")
    if not stream.eof or stream.unused_data:
        raise Unreadable(f"{path}: the server broke off")
    return whole


class NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None


class Directory:
    """`proof/` of a data directory or of a backup: the checkpoints, and of each level of tiles one file."""

    def __init__(self, path):
        self.path = pathlib.Path(path)
        if (self.path / "proof").is_dir():
            self.path /= "proof"

    def note(self, name):
        return self.part(name, 0, NOTE_BYTES_MAX + 1)

    def keys(self):
        return self.part("keys", 0, KEYS_BYTES_MAX + 1)

    def tile(self, level, index, width):
        return self.part(f"levels/{level}", index * TILE_WIDTH * HASH_BYTES, width * HASH_BYTES)

    def part(self, name, at, length):
        try:
            with open(self.path / name, "rb") as file:
                file.seek(at)
                return file.read(length)
        except OSError as error:
            raise Unreadable(f"{self.path / name}: {error.strerror}") from error


def exported(lines):
    """Of each line of an export the record's bytes, and the root that was stored at the end of its batch, else None."""
    for number, line in enumerate(lines, 1):
        try:
            told = json.loads(line, object_pairs_hook=no_name_twice)
            record, leaf = bytes.fromhex(told["bytes"]), bytes.fromhex(told["leaf"])
            root = bytes.fromhex(told["root"]) if "root" in told else None
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise Fault(f"line {number}: not a record of an export of the whole ledger") from error
        demand(leaf == leaf_hash(record), f"record {number}: its leaf is not the hash of its bytes")
        yield record, root


def no_name_twice(pairs):
    members = dict(pairs)
    demand(len(members) == len(pairs), "a JSON object has a member twice")
    return members


# Records: docs/LOG_FORMAT.md -----------------------------------------------------------------------------------------

NUMBERS = {"u8": "<B", "u16": "<H", "u32": "<I", "u64": "<Q", "i32": "<i", "i64": "<q", "time": "<q", "game": "<Q"}
FRAME = struct.Struct("<HHQqBQQQ")
POSTING = struct.Struct("<BQq")
SALTED = 0x8000  # of the type: the record has a salt right before its checksum
ACCOUNT_STREAM, GAME_STREAM, LEDGER_STREAM = 1, 2, 3
PLAYER, HELD, HOUSE, GRANTS = 1, 2, 3, 4


class Reader:
    """Takes one value after the other from bytes; each value has one form alone, and every other one is a fault."""

    def __init__(self, data, end):
        self.data, self.at, self.end = data, 0, end

    def take(self, count):
        demand(self.at + count <= self.end, "cut short")
        self.at += count
        return self.data[self.at - count:self.at]

    def unpack(self, form):
        return form.unpack(self.take(form.size))

    def byte(self):
        return self.take(1)[0]

    def truth(self):
        value = self.byte()
        demand(value <= 1, "a truth value that is neither 0 nor 1")
        return value == 1


def reader_of(form):
    """The function that reads a form of layout.json."""
    if form == "bool":
        return Reader.truth
    if form == "string":
        return read_string
    if isinstance(form, str):
        number = struct.Struct(NUMBERS[form])
        return lambda reader: reader.unpack(number)[0]
    ((kind, of),) = form.items()
    if kind == "bytes":
        return lambda reader: reader.take(of)
    if kind == "enum":
        return lambda reader: word_of(of, reader.byte())
    if kind == "struct":
        fields = [(name, reader_of(inner)) for field in of for name, inner in field.items()]
        return lambda reader: {name: read(reader) for name, read in fields}
    read = reader_of(of)
    if kind == "optional":
        return lambda reader: read(reader) if reader.truth() else None
    demand(kind == "list", f"layout: the form {kind} is not known")
    return lambda reader: [read(reader) for _ in range(reader.byte())]


def read_string(reader):
    length = int.from_bytes(reader.take(2), "little")
    try:
        return reader.take(length).decode("utf-8", "strict")
    except UnicodeDecodeError as error:
        raise Fault("a text that is not UTF-8") from error


def word_of(words, number):
    demand(1 <= number <= len(words), f"an enumeration has no word {number}")
    return words[number - 1]


class Layout:
    """How the events are stored: `schemas/events/layout.json`."""

    def __init__(self, path):
        entries = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
        self.names = {entry["type"]: entry["event"] for entry in entries}
        self.readers = {(entry["type"], entry["version"]): reader_of({"struct": entry["fields"]}) for entry in entries}


class Record:
    """One stored record, with its frame and its event."""

    def __init__(self, data, layout):
        demand(len(data) <= RECORD_BYTES_MAX, "larger than a record can be")
        demand(len(data) >= 4 and zlib.crc32(data[:-4]) == int.from_bytes(data[-4:], "little"), "another checksum")
        reader = Reader(data, len(data) - 4)
        (number, self.version, self.position, self.time, stream_kind, stream_id, self.previous,
         self.caused_by) = reader.unpack(FRAME)
        self.salted = number & SALTED != 0
        number &= ~SALTED
        demand((number, self.version) in layout.readers, f"an event of type {number} and version {self.version} is not known")
        if self.salted:
            reader.end -= SALT_BYTES
        self.type, self.stream = layout.names[number], (stream_kind, stream_id)
        self.postings = [reader.unpack(POSTING) for _ in range(reader.byte())]
        self.event = layout.readers[number, self.version](reader)
        demand(reader.at == reader.end, "bytes behind the event")


def stream_of(event):
    """An event of an account belongs to it, whatever game it names; an event of a game to that; others to the ledger."""
    if "account" in event:
        return ACCOUNT_STREAM, event["account"]
    if "game" in event:
        return GAME_STREAM, event["game"]
    return LEDGER_STREAM, 0


# Changes of the log's key: docs/TRANSPARENCY.md -----------------------------------------------------------------------

Turn = collections.namedtuple("Turn", "position key size root")  # from that record on; by a checkpoint of that size


def rotation_text(event):
    before = event["before"]
    return (f"chalkline/key-rotation/v1\n{event['origin']}\n{before['size']}\n{base64.b64encode(before['root']).decode()}\n"
            f"{vkey_of(before['origin'], before['key'])}\n{vkey_of(event['origin'], event['key'])}\n").encode()


def demand_rotation(event):
    """That both keys have signed it."""
    before, signatures, text = event["before"], event["signatures"], rotation_text(event)
    for key, signature in ((before["key"], signatures["before"]), (event["key"], signatures["now"])):
        demand(is_ed25519_key(key) and is_ed25519_signature(key, text, signature),
               "a change of keys that one of them has not signed")


def follow_keys(data, keys, layout):
    """Takes the keys that the log has changed to, each proved by a key that is believed before it; `data` is what
    `/log/keys` answers. What came before the first of them that is believed is not looked at."""
    text = text_of(data, "keys", KEYS_BYTES_MAX)
    proofs = re.split(r"^(?=c2sp\.org/tlog-proof@v1$)", text, flags=re.MULTILINE)
    demand(proofs[0] == "", "keys: begins with something else than a proof")
    for proof_text in proofs[1:]:
        told = record_told(proof_text, layout).event
        before = told.get("before")
        if told.get("loss") and before and before["origin"] == keys.origin:
            raise Fault(f"the server says itself that {keys.origin} has ended, since {LOSSES[told['loss']]}, and that "
                        f"{told['origin']} has begun: no checkpoint of the one is continued by the other")
        if not keys.turns and not is_believed(before, keys):
            continue
        proof = Proof(proof_text.encode(), keys)
        record = told_record(proof, layout)
        event = record.event
        demand(record.type == "LogKeyAdopted" and event["cause"] == "rotated", f"keys: record {record.position} changes no key")
        before = event["before"]
        last = keys.turns[-1].key.public if keys.turns else before["key"]
        demand(event["origin"] == before["origin"] == keys.origin and before["key"] == last,
               f"keys: record {record.position} changes another key")
        demand_rotation(event)
        keys.take(Turn(record.position, Key(vkey_of(event["origin"], event["key"]), LOG_KEY), before["size"], before["root"]))
        open_checkpoint(proof.note, keys)  # which the new key has to have signed too


LOSSES = {"records": "records that it had signed are lost", "history": "its ledger is another one", "key": "its key is gone"}


def record_told(proof_text, layout):
    """The record in a proof, unproved."""
    lines = proof_text.split("\n")
    demand(len(lines) > 1 and lines[1].startswith("extra "), "keys: a proof without its record")
    return Record(base64_of(lines[1][len("extra "):], "proof: record"), layout)


def is_believed(before, keys):
    return before is not None and any(key.public == before["key"] for key in keys.known.values() if key.algorithm == LOG_KEY)


# Prices and results: docs/RULES.md 10, 13, 19 to 21 ------------------------------------------------------------------

PARLAY_CREDIT_MAX = 1_000_000
BOOSTS = {"if_win": 30, "if_lose": 70, "if_cover": 50, "if_time": 90}
HOUR_US = 3600 * 10**6
CORRECTION_US_MAX = 72 * HOUR_US
VOID_US = 48 * HOUR_US
REVEALED_WITHIN_US = HOUR_US
COMMITTED, COMMITTED_TO_THE_END = 2, 3  # versions of the rules since which simulated games are, and no feed cancels them
CLOSE_POINTS = 5  # what an if_time calls a close game
FIGURES_OF_VERSION_1 = ("points", "rebounds", "assists", "threes", "minutes")
CLOSING_LINE_VALUE_MAX = 2**31 - 1  # millionths
OTHER_SIDE = {"home": "away", "away": "home"}
WON, LOST, PUSH, VOID = "won", "lost", "push", "void"


def half_up(value):
    """Of a fraction that is not below 0. round() would go to the even number."""
    return (2 * value.numerator + value.denominator) // (2 * value.denominator)


def decimal_odds(american):
    return 1 + (Fraction(american, 100) if american > 0 else Fraction(100, -american))


def american_at_most(decimal):
    """The longest American odds whose decimal is not above this one."""
    profit = decimal - 1
    return math.floor(100 * profit) if profit >= 1 else -math.ceil(100 / profit)


def profit_at(stake, american):
    return half_up(stake * (decimal_odds(american) - 1))


def parlay_credit(stake, odds):
    return min(half_up(stake * math.prod(map(decimal_odds, odds))), PARLAY_CREDIT_MAX)


def winning_margin(market, side, line):
    """What the pick says of its team: the least margin with which it wins, and whether one less is a push; None where it
    says nothing of a team."""
    if market == "moneyline":
        return side, 1, True
    if market == "spread":
        return side, -line // 2 + 1, line % 2 == 0
    return None


def condition_margin(condition):
    if condition["type"] == "if_cover":
        return winning_margin("spread", condition["team"], condition["line"])
    if condition["type"] == "if_time":
        return None
    wins = condition["type"] == "if_win"
    return winning_margin("moneyline", condition["team"] if wins else OTHER_SIDE[condition["team"]], 0)


def conditional_odds(leg, condition):
    """The odds of the pick with the boost for its condition (RULES 20, docs/decisions/0010-conditions.md). `odds` of the
    condition bounds them; bets of version 1 of the rules have none there."""
    odds, bound = leg["odds"], condition.get("odds", 0)
    pick, other = winning_margin(leg["market"], leg["side"], leg["line"]), condition_margin(condition)
    if pick and other and pick[0] == other[0]:  # one follows from the other
        loses_at_push = pick[1] > other[1] or pick[1] == other[1] and not pick[2]
        if bound and other[2] and loses_at_push:
            return min(odds, bound, key=decimal_odds)
        return odds
    if leg["side"] == "under" and leg["market"] == "total" and other is None and (leg["line"] - 1) // 2 <= CLOSE_POINTS:
        return odds  # so few points that the game is close
    boosted = odds + BOOSTS[condition["type"]]
    boosted += 200 if -100 < boosted < 100 else 0
    most = decimal_odds(odds) * decimal_odds(bound) if bound else decimal_odds(boosted)
    return boosted if decimal_odds(boosted) <= most else american_at_most(most)


class Game:
    """What the records say of a game. `end` is the position of its latest end, its result or its cancellation; `asked` has
    the figures of players that bets are on, and no others are kept."""

    __slots__ = ("sport", "source", "digest", "starts_at", "lines", "score", "periods", "asked", "figures", "cancelled",
                 "end", "ended_at", "bets", "revealed")

    def __init__(self, event):
        self.sport, self.source, self.starts_at = event["sport"], event["source"], event["startsAt"]
        # What a simulated game was committed to; that of a replayed one is of the file that it is from.
        digest = event["proof"]["digest"] if "proof" in event and event["source"] == "simulated" else b""
        self.digest = digest if any(digest) else None
        self.lines, self.score, self.periods, self.cancelled = None, None, {}, False
        self.asked, self.figures = set(), {}
        self.end, self.ended_at, self.bets, self.revealed = 0, 0, [], False


class Bet:
    """What was placed, and as what it is settled now: (position, outcome, credit), None while it is open."""

    __slots__ = ("position", "account", "stake", "profit", "legs", "condition", "settled", "was_settled")

    def __init__(self, position, event):
        self.position, self.account = position, event["account"]
        self.stake, self.profit, self.legs = event["stake"], event["profit"], event["legs"]
        self.condition, self.settled, self.was_settled = event.get("condition"), None, False

    def kind(self):
        return "parlay" if len(self.legs) > 1 else "conditional" if self.condition else self.legs[0]["market"]

    def full_profit(self):
        if len(self.legs) > 1:
            return parlay_credit(self.stake, [leg["odds"] for leg in self.legs]) - self.stake
        leg = self.legs[0]
        return profit_at(self.stake, conditional_odds(leg, self.condition) if self.condition else leg["odds"])


def by_margin(margin):
    return WON if margin > 0 else LOST if margin < 0 else PUSH


def pick_outcome(leg, game):
    """How a leg ended on a game that has ended."""
    if game.cancelled:
        return VOID
    home, away = game.score["home"], game.score["away"]
    points = home + away
    if leg["market"] == "prop":
        points = game.figures.get((leg["prop"]["player"], leg["prop"]["type"]))
        if points is None:  # he did not play, or nobody counted it
            return VOID
    if leg["side"] in ("over", "under"):
        over = 2 * points - leg["line"]
        return by_margin(over if leg["side"] == "over" else -over)
    lead = home - away if leg["side"] == "home" else away - home
    return by_margin(2 * lead + leg["line"])


def condition_outcome(condition, game):
    if game.cancelled:
        return VOID
    if condition["type"] == "if_time":
        score = game.periods.get({"first_quarter": "firstQuarter", "halftime": "halftime", "third_quarter": "thirdQuarter",
                                  "fourth_quarter": "fourthQuarter"}[condition["mark"]])
        return VOID if score is None else WON if abs(score["home"] - score["away"]) <= CLOSE_POINTS else LOST
    lead = game.score["home"] - game.score["away"]
    lead = lead if condition["team"] == "home" else -lead
    if condition["type"] == "if_cover":
        return by_margin(2 * lead + condition["line"])
    return by_margin(lead if condition["type"] == "if_win" else -lead)


class Book:
    """Games and bets, and how each bet has to end as its games stand. Of a receipt, which has some records alone, there
    are no `accounts`."""

    def __init__(self, accounts):
        self.accounts, self.games, self.bets = accounts, {}, {}
        self.by_hand = False  # whether the record before is an operator's act
        self.unrevealed = {}  # game that was committed to: when it ended; the one that ended first comes first
        self.handlers = {
            "GameScheduled": self.schedule, "GameRescheduled": self.reschedule, "LineClosed": self.close_lines,
            "StatisticsRecorded": self.count_figures, "ResultRecorded": self.record_result, "GameCancelled": self.cancel,
            "GameRevealed": self.reveal, "GameSettled": self.finish_game,
            "BetPlaced": self.place, "BetSettled": self.settle, "SettlementReversed": self.reverse,
            "ClockSet": self.set_clock}

    def take(self, record):
        try:
            if record.type in self.handlers:
                self.handlers[record.type](record, record.event)
        finally:
            self.by_hand = record.type == "OperatorActed"

    def rules(self):
        return self.accounts.rules if self.accounts else 1

    def set_clock(self, record, event):
        self.unrevealed = {game: min(ended, record.time) for game, ended in self.unrevealed.items()}

    def await_reveal(self, record, event):
        """Of a game that ended by itself: when the next one ends, those of more than an hour before have been revealed."""
        late = [game for game, ended in self.unrevealed.items() if record.time > ended + REVEALED_WITHIN_US]
        for game in late:
            del self.unrevealed[game]
        if not self.games[event["game"]].revealed:
            self.unrevealed.setdefault(event["game"], record.time)
        if late:
            raise Fault(f"the game {late[0]:016x} ended more than an hour before, and is not revealed")

    def game(self, number):
        demand(number in self.games, f"is about the game {number:016x}, which was not scheduled")
        return self.games[number]

    def schedule(self, record, event):
        demand(event["game"] not in self.games, "schedules a game once more")
        game = self.games[event["game"]] = Game(event)
        name = f"{event['source']}:{event['sourceKey']}".encode()
        demand(event["game"] == int.from_bytes(sha256(name)[:8], "big"), "a game's number is not that of its source and key")
        demand(game.digest or game.source != "simulated" or self.rules() < COMMITTED, "a simulated game is not committed to")

    def reschedule(self, record, event):
        game = self.game(event["game"])
        game.starts_at = event["startsAt"]
        demand(game.lines is None and game.end == 0, "moves a game whose lines have closed")
        demand(game.digest is None, "moves a game that was committed to")

    def close_lines(self, record, event):
        game = self.game(event["game"])
        demand(game.lines is None and game.end == 0, "closes lines once more, or after the end")
        game.lines = event["lines"]
        demand(event["quotedAt"] <= record.time, "closes lines at a quote that was still to come")

    def count_figures(self, record, event):
        game = self.game(event["game"])
        game.figures = {}
        for player in event["players"] if game.asked else ():
            counted = player["figures"]
            if isinstance(counted, bytes):
                counted = [{"type": name, "value": value} for name, value in zip(FIGURES_OF_VERSION_1, counted)]
            for figure in counted if player["played"] else ():
                if (player["player"], figure["type"]) in game.asked:
                    game.figures[player["player"], figure["type"]] = figure["value"]

    def record_result(self, record, event):
        game = self.game(event["game"])
        was_cancelled = game.cancelled
        game.score, game.periods = event["score"], event.get("periods", {})
        self.end(game, record)
        demand(not was_cancelled, "a result of a game that was cancelled")
        demand(min(game.score.values()) >= 0, "a score below 0")
        if game.digest and not self.by_hand:
            self.await_reveal(record, event)

    def cancel(self, record, event):
        game = self.game(event["game"])
        was_cancelled, game.cancelled = game.cancelled, True
        self.end(game, record)
        self.unrevealed.pop(event["game"], None)
        demand(record.caused_by or game.digest is None or self.rules() < COMMITTED_TO_THE_END
               or record.time - game.starts_at >= VOID_US, "cancels a game that was committed to, before 48 hours have passed")
        demand(not was_cancelled, "cancels a game once more")

    def end(self, game, record):
        game.end, was, game.ended_at = record.position, game.ended_at if game.end else record.time, record.time
        demand(record.time - was <= CORRECTION_US_MAX, "corrects a result after more than 72 hours")

    def reveal(self, record, event):
        game = self.game(event["game"])
        demand(game.digest is not None and not game.revealed, "reveals what was not committed to, or once more")
        game.revealed = True
        earlier = list(itertools.takewhile(lambda other: other != event["game"], self.unrevealed))
        awaited = self.unrevealed.pop(event["game"], None) is not None
        for other in earlier if awaited else ():
            del self.unrevealed[other]
        demand(not (awaited and earlier), "is revealed before a game that ended earlier")
        demand(sha256(event["reveal"].encode()) == game.digest, "what it reveals is not what was committed to")

    def place(self, record, event):
        bet = Bet(record.position, event)
        self.bets[record.position] = bet
        before = {}
        for leg in event["legs"]:
            game = self.game(leg["game"])
            before.setdefault(leg["game"], game.bets[-1] if game.bets else 0)
            if game.bets[-1:] != [record.position]:
                game.bets.append(record.position)
            if leg.get("prop"):
                game.asked.add((leg["prop"]["player"], leg["prop"]["type"]))
        demand(1 <= len(bet.legs) <= 10 and not (bet.condition and len(bet.legs) > 1), "has another number of legs")
        demand(bet.stake > 0, "has no stake")
        for leg in bet.legs:
            self.check_leg(record, leg, before[leg["game"]])
        demand(bet.profit == bet.full_profit(), f"promises {bet.profit} coins where its odds make it {bet.full_profit()}")

    def check_leg(self, record, leg, before):
        game = self.games[leg["game"]]
        demand(abs(leg["odds"]) >= 100 and abs(leg["otherOdds"]) >= 100, "has odds that there are not")
        demand((leg["side"] in OTHER_SIDE) == (leg["market"] in ("moneyline", "spread")), "has a side that its market has not")
        demand(leg["market"] != "moneyline" or leg["line"] == 0, "has a line on a moneyline")
        demand((leg.get("prop") is not None) == (leg["market"] == "prop"), "is on a player without a prop, or the reverse")
        demand(leg["quotedAt"] <= record.time, "takes a price that was still to come")
        demand(game.end == 0, "is on a game that has ended")
        if leg.get("live"):
            demand(record.time >= game.starts_at, "is on play that has not begun")
        else:
            demand(record.time < game.starts_at and game.lines is None, "is on a game that has begun")
        demand(self.accounts is None or leg["previousOnGame"] == before, f"the bet before it on the game is {before}")

    def result_of(self, bet):
        """(outcome, credit) as the games stand, None while that is open."""
        games = [self.games[leg["game"]] for leg in bet.legs]
        ended = [pick_outcome(leg, game) if game.end else None for leg, game in zip(bet.legs, games)]
        if LOST in ended and not bet.condition:
            return LOST, 0
        if None in ended:
            return None
        if bet.condition:
            condition = condition_outcome(bet.condition, games[0])
            neutral = {condition, ended[0]} & {PUSH, VOID}
            ended = [VOID if neutral else WON if condition == ended[0] == WON else LOST]
        odds = [leg["odds"] for leg, outcome in zip(bet.legs, ended) if outcome == WON]
        if LOST in ended:
            return LOST, 0
        if not odds:
            return VOID if set(ended) == {VOID} else PUSH, bet.stake
        return WON, parlay_credit(bet.stake, odds) if len(bet.legs) > 1 else bet.stake + bet.profit

    def ended_by(self, bet, position):
        """The game of the bet whose latest end is at this position."""
        return next((leg["game"] for leg in bet.legs if self.games[leg["game"]].end == position), None)

    def bet(self, event):
        bet = self.bets.get(event["bet"])
        demand(bet is not None, f"is about bet {event['bet']}, which there is not")
        demand(bet.account == event["account"] and bet.stake == event["stake"], "names another account or stake than the bet")
        return bet

    def settle(self, record, event):
        bet = self.bet(event)
        was, bet.settled = bet.settled, (record.position, event["outcome"], event["credit"])
        first, bet.was_settled = not bet.was_settled, True
        demand(was is None, f"settles bet {event['bet']}, which is settled at {was and was[0]}")
        demand(event.get("kind") in (None, bet.kind()) and (record.version < 3 or event["kind"]), "names another kind of bet")
        ends = self.ended_by(bet, record.caused_by)
        closed = self.accounts and self.accounts.closed_at(bet.account)
        if ends is None or closed:
            expected, ends = (VOID, bet.stake), bet.legs[0]["game"]
            demand(self.accounts is None or record.caused_by == closed, "is caused by no end of a game of the bet")
        else:
            expected = self.result_of(bet)
        demand(event["game"] == ends, "names another game than the one whose end it is caused by")
        demand(bet.settled[1:] == expected, f"credits {event['credit']} for {event['outcome']}; result, pick and odds make it "
                                            + (f"{expected[1]} for {expected[0]}" if expected else "open"))
        if "closingLineValue" in event:
            value = self.closing_line_value(bet) if first and event["outcome"] != VOID else None
            demand(event["closingLineValue"] == value, f"has the closing-line value {event['closingLineValue']}, not {value}")

    def closing_line_value(self, bet):
        """The odds taken times the chance without margin at the close, less 1, in millionths rounded down; of a parlay the
        product over its legs. None without a closing price of that very line."""
        product = Fraction(1)
        for leg in bet.legs:
            lines = self.games[leg["game"]].lines
            close = lines and lines.get(leg["market"])
            if not close or bet.condition or leg.get("live"):
                return None
            line = -close["line"] if leg["side"] == "away" else close["line"]
            if leg["market"] == "moneyline":
                line = 0
            if line != leg["line"]:
                return None
            chances = [1 / decimal_odds(odds) for odds in (close["first"], close["second"])]
            chance = chances[0 if leg["side"] in ("home", "over") else 1] / sum(chances)
            product *= decimal_odds(leg["odds"]) * chance
        return min(math.floor((product - 1) * 1_000_000), CLOSING_LINE_VALUE_MAX)

    def reverse(self, record, event):
        bet = self.bet(event)
        was, bet.settled = bet.settled, None
        demand(self.accounts is None or not self.accounts.closed_at(bet.account), "is of an account that was closed")
        demand(was is not None and was[0] == event["settlement"], "takes back another settlement than the bet's")
        demand(was[2] == event["credit"] and event.get("wasVoid", was[1] == VOID) == (was[1] == VOID),
               "takes back another credit or outcome than was settled")
        demand(self.ended_by(bet, record.caused_by) is not None, "is caused by no end of a game of the bet")
        demand(self.result_of(bet) != was[1:], "takes back what is right")

    def finish_game(self, record, event):
        game = self.game(event["game"])
        demand(record.caused_by == game.end != 0, "is caused by another end than the game's")
        demand(event["bets"] == len(game.bets), f"counts {event['bets']} bets on the game, where there are {len(game.bets)}")
        for bet in map(self.bets.get, game.bets):
            if not self.accounts.closed_at(bet.account):
                demand((bet.settled and bet.settled[1:]) == self.result_of(bet),
                       f"bet {bet.position} is not settled as its games stand")


# Accounts: docs/RULES.md 17, 29, 42 ----------------------------------------------------------------------------------

START_COINS = 1_000
RESET_BELOW = 100
RESET_EVERY_US = 7 * 24 * HOUR_US
TIER_COINS = {"basic": 5_000, "pro": 10_000, "elite": 25_000, "vip": 50_000, "ultimate": 100_000}
TIERS = list(TIER_COINS)
MONTHLY_BONUS = 5_000
PURSES = range(2**52, 2**53)
COUNTS_OPEN_STAKES = 2  # the version of the rules since which an upgrade does
EPOCH = datetime.datetime(1970, 1, 1)


def months_after(time_us, months):
    """The beginning of the day (UTC) so many months later: of the month's last where it has no such day."""
    day = EPOCH + datetime.timedelta(microseconds=time_us)
    year, month = divmod(day.year * 12 + day.month - 1 + months, 12)
    last = calendar.monthrange(year, month + 1)[1]
    return (datetime.datetime(year, month + 1, min(day.day, last)) - EPOCH) // datetime.timedelta(microseconds=1)


class Account:
    """`opened`, `closed` and `upgraded` are positions of records, 0 where there is none."""

    __slots__ = ("opened", "closed", "in_class", "began", "reset_at", "tier", "upgraded", "member_since", "bonuses")

    def __init__(self, opened, in_class=None):
        self.opened, self.closed, self.in_class, self.began = opened, 0, in_class, False
        self.reset_at, self.tier, self.upgraded, self.member_since, self.bonuses = None, None, 0, 0, 0


class Accounts:
    """Balances, and what was granted. Which coins are whose follows from postings alone."""

    def __init__(self):
        self.balances, self.known, self.classes = collections.defaultdict(int), {}, {}
        self.rules, self.granted = 1, collections.Counter()
        self.handlers = {
            "AccountOpened": self.open, "PurseOpened": self.open_purse, "AccountClosed": self.close,
            "ClassOpened": self.open_class, "MembershipUpgraded": self.upgrade, "RulesAdopted": self.adopt,
            "CoinsGranted": self.grant, "BetPlaced": self.place}

    def take(self, record):
        if record.type not in ("AccountOpened", "PurseOpened") and "account" in record.event:
            demand(record.event["account"] in self.known, "is of an account that was not opened")
        if record.type in self.handlers:
            self.handlers[record.type](record, record.event)

    def closed_at(self, number):
        return self.known[number].closed

    def open(self, record, event):
        demand(event["account"] not in self.known and event["account"] not in PURSES, "opens an account once more, or a purse")
        self.known[event["account"]] = Account(record.position)

    def open_class(self, record, event):
        demand(event["class"] not in self.classes, "opens a class once more")
        self.classes[event["class"]] = event["terms"]["startCoins"]

    def open_purse(self, record, event):
        demand(event["account"] not in self.known and event["account"] in PURSES, "opens an account once more, or no purse")
        self.known[event["account"]] = Account(record.position, event["class"])
        demand(event["owner"] in self.known and event["owner"] not in PURSES, "opens a purse of nobody")
        demand(event["class"] in self.classes, "opens a purse of no class")

    def close(self, record, event):
        account = self.known[event["account"]]
        was, account.closed = account.closed, record.position
        demand(not was, "closes an account once more")

    def adopt(self, record, event):
        was, self.rules = self.rules, event["version"]
        demand(self.rules > was, "adopts earlier rules")

    def upgrade(self, record, event):
        account = self.known[event["account"]]
        was, account.tier, account.upgraded = account.tier, event["tier"], record.position
        if was is None:
            account.member_since = record.time
        demand(was is None or TIERS.index(event["tier"]) > TIERS.index(was), "does not rise")
        demand(account.in_class is None, "is of a purse")

    def grant(self, record, event):
        number, amount, reason = event["account"], event["amount"], event["reason"]
        account, before = self.known[number], self.balances[PLAYER, number] - amount
        self.granted[reason] += amount
        demand(amount > 0 and not account.closed, "grants nothing, or to an account that was closed")
        demand(reason not in ("bankrollReset", "monthlyBonus") or record.caused_by == 0, "is caused by another record")
        demand((reason == "classStart") == (account.in_class is not None),
               "grants to a purse what is not its class's, or the reverse")
        if reason in ("signUp", "classStart"):
            due = START_COINS if reason == "signUp" else self.classes.get(account.in_class)
            demand(not account.began and record.caused_by == account.opened, "grants the first coins once more")
            account.began = True
        elif reason == "bankrollReset":
            due, was, account.reset_at = START_COINS - before, account.reset_at, record.time
            demand(before < RESET_BELOW and self.balances[HELD, number] == 0,
                   f"resets a bankroll of {before} coins, or with open bets")
            demand(was is None or record.time - was >= RESET_EVERY_US, "resets a bankroll twice within 7 days")
        elif reason == "tierUpgrade":
            held = self.balances[HELD, number] if self.rules >= COUNTS_OPEN_STAKES else 0
            due = TIER_COINS.get(account.tier, 0) - before - held
            demand(record.caused_by == account.upgraded != 0, "is caused by no upgrade")
            account.upgraded = 0
        else:
            due = MONTHLY_BONUS
            account.bonuses += 1
            demand(account.tier and record.time >= months_after(account.member_since, account.bonuses),
                   f"grants bonus {account.bonuses} before as many months have passed, or to no member")
        demand(amount == due, f"grants {amount} coins where {due} are due")

    def place(self, record, event):
        balance = self.balances[PLAYER, event["account"]]
        demand(not self.known[event["account"]].closed, "is of an account that was closed")
        demand(event["balanceAfter"] == balance, f"says that {event['balanceAfter']} coins are left, where {balance} are")
        demand(balance >= 0, "stakes more than there is")


# Simulated games: docs/SIMULATION.md ---------------------------------------------------------------------------------
#
# Floats are added one after the other, in the order of the document: sum() has been more exact since Python 3.12, and
# would find other lines now and then.

U64 = 2**64 - 1
GOLDEN = 0x9E3779B97F4A7C15
ALONE = U64  # the number of a draw that is the only one of its purpose
(POSSESSION, SCORES, TICK, POINTS, OVERTIME, QUOTE_TIME, MARGIN_ERROR, TOTAL_ERROR, TIE, HOME_RUN) = (
    5, 6, 7, 8, 9, 10, 11, 12, 17, 50)
# Of a double round of ChaCha20: word i takes up word j, then word k is xored with it and turned by some bits.
CHACHA_STEPS = [step for a, b, c, d in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
                                        (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))
                for step in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7))]
CHACHA_DOUBLE_ROUNDS = 10


def keystream_bits(key, purpose, numbers):
    """For each number the first 8 bytes of the ChaCha20 keystream (RFC 8439). All of them are computed at once: each word
    of the state is one long integer that has the words of all numbers, 64 bits apart, so that a carry disturbs nobody."""
    count = len(numbers)
    ones = (2**(64 * count) - 1) // U64
    low = 0xFFFFFFFF * ones
    lanes = lambda values: int.from_bytes(struct.pack(f"<{count}Q", *values), "little")
    words = [word * ones for word in struct.unpack("<12I", b"expand 32-byte k" + key)]
    words += [0, purpose * ones, lanes([number & 0xFFFFFFFF for number in numbers]),
              lanes([number >> 32 for number in numbers])]
    first, second = words[:2]
    for _ in range(CHACHA_DOUBLE_ROUNDS):
        for i, j, k, turned in CHACHA_STEPS:
            words[i] = words[i] + words[j] & low
            word = words[k] ^ words[i]
            words[k] = (word << turned | word >> 32 - turned) & low
    bits = (words[0] + first & low) | (words[1] + second & low) << 32
    return struct.unpack(f"<{count}Q", bits.to_bytes(8 * count, "little"))


def mixed(z):
    z = z + GOLDEN & U64
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & U64
    z = (z ^ z >> 27) * 0x94D049BB133111EB & U64
    return z ^ z >> 31


class Draw:
    __slots__ = ("state",)

    def __init__(self, bits):
        self.state = mixed(bits)

    def of(self, key):
        return Draw(self.state ^ mixed(key + GOLDEN & U64))

    def unit(self):
        return (self.state >> 11) * 2.0**-53

    def chance(self, probability):
        return self.unit() < probability

    def below(self, count):
        return self.state % count

    def normal(self):
        result = -6.0
        for number in range(12):
            result += self.of(number).unit()
        return result


class Draws:
    """All that chance decides about one game."""

    def __init__(self, key):
        self.key = key

    def some(self, purpose, numbers):
        return [Draw(bits) for bits in keystream_bits(self.key, purpose, numbers)]

    def one(self, purpose, number=ALONE):
        return self.some(purpose, [number])[0]


RUN_SHARES = (0.0, 0.56, 0.26, 0.16, 0.02)  # of the scores of an inning, those that bring so many runs
RUNS_MOST = 4
HOME_RUNS = (0.0, 0.42, 0.42, 0.42, 1.0)  # of the scores of so many runs, those that are home runs
CHANCES_OF_HALF = 12
BOTTOM_OF_NINTH = 17
MARKS = {"firstQuarter": 60, "halftime": 120, "thirdQuarter": 180, "fourthQuarter": 215}  # ticks of play
NEGLIGIBLE = 1e-12

# The numbers of a sport. Without `ticks` it is drawn by innings. `worth_most`: so many of so many scores bring `most`.
Numbers = collections.namedtuple(
    "Numbers", "ticks chances least most mean stands extra margin_error total_error fixed_spread players has_marks worth_most",
    defaults=[(1, 2)])


def numbers_of(sport, derivation):
    drives, lineups, innings = derivation >= 5, derivation >= 4, derivation >= 3
    if sport == "nba":
        return Numbers(2, 60, 2, 3, 2.5, 0.0, 6 if lineups else 0, 1.5, 2.5, False, 10 if lineups else 8, True)
    if sport == "nfl" and drives:
        return Numbers(10, 12, 3, 7, 3 + 4 * (3 / 5), 0.09, 0, 1.2, 1.2, False, 8, True, (3, 5))
    if sport == "nfl":
        return Numbers(1, 120, 2, 3, 2.5, 0.1, 0, 1.2, 1.2, False, 8, True)
    if sport == "nhl":
        return Numbers(1, 120, 1, 1, 1.0, 0.0, 0, 0.2, 0.2, True, 19 if lineups else 8, not lineups)
    if innings:
        mean = 0.0
        for runs in range(1, RUNS_MOST + 1):
            mean += runs * RUN_SHARES[runs]
        return Numbers(None, 108, 0, 0, mean, 0.0, 0, 0.3, 0.35, True, 10, False)
    return Numbers(1, 120, 2, 3, 2.5, 0.0, 0, 0.3, 0.35, True, 8, False)


def clamp(value, least, most):
    return least if value < least else most if value > most else value


def chances_of(numbers, margin, total):
    """That a chance of the home team scores, and one of the away team."""
    points = numbers.chances * numbers.mean
    return clamp((total + margin) / 2 / points, 0.002, 0.95), clamp((total - margin) / 2 / points, 0.002, 0.95)


# The play

def play_possessions(numbers, draws, home, away):
    """(tick of play, whether the home team's, points) of each score; without a tick after regulation."""
    home_begins = draws.one(POSSESSION).chance(0.5)

    def scored(purpose, count):
        for number, draw in enumerate(draws.some(purpose, range(count))):
            is_home = (number % 2 == 0) == home_begins
            if draw.chance(home if is_home else away):
                yield number, draw, is_home

    worth_most, of = numbers.worth_most
    points = lambda draw: numbers.least if draw.of(POINTS).below(of) < of - worth_most else numbers.most
    tick = lambda number, draw: number * numbers.ticks + draw.of(TICK).below(numbers.ticks) + 1
    scores = [(tick(number, draw), is_home, points(draw)) for number, draw, is_home in scored(SCORES, 2 * numbers.chances)]
    if is_level(scores):
        scores += [(None, is_home, points(draw)) for _, draw, is_home in scored(OVERTIME, 2 * numbers.extra)]
    if is_level(scores):
        draw = draws.one(OVERTIME)
        if not draw.of(TIE).chance(numbers.stands):
            scores.append((None, draw.chance(home / (home + away)), points(draw)))
    return scores


def is_level(scores):
    return sum(points if is_home else -points for _, is_home, points in scores) == 0


def runs_of(draw):
    place, runs = draw.unit(), 1
    while runs < RUNS_MOST and place >= RUN_SHARES[runs]:
        place -= RUN_SHARES[runs]
        runs += 1
    return runs


def halves_of_innings(draws):
    """The draws of one half after the other, nine innings at once, which is faster."""
    count = BOTTOM_OF_NINTH + 1
    for first in itertools.count(step=count * CHANCES_OF_HALF):
        drawn = draws.some(SCORES, range(first, first + count * CHANCES_OF_HALF))
        for half in range(count):
            yield drawn[half * CHANCES_OF_HALF:(half + 1) * CHANCES_OF_HALF]


def play_innings(draws, home, away):
    scores, lead = [], 0
    for half, chances in enumerate(halves_of_innings(draws)):
        is_home = half % 2 == 1
        may_end = is_home and half >= BOTTOM_OF_NINTH
        if may_end and lead > 0:
            return scores
        for draw in chances:
            if not draw.chance(home if is_home else away):
                continue
            runs = runs_of(draw.of(POINTS))
            if may_end and not draw.of(HOME_RUN).chance(HOME_RUNS[runs]):
                runs = min(runs, 1 - lead)
            scores.append((None, is_home, runs))
            lead += runs if is_home else -runs
            if may_end and lead > 0:
                return scores
        if may_end and lead != 0:
            return scores


def score_at(scores, end=None):
    """Up to a tick of play; without one, the final score."""
    counted = [(is_home, points) for tick, is_home, points in scores
               if end is None or tick is not None and tick <= end]
    return {"home": sum(points for is_home, points in counted if is_home),
            "away": sum(points for is_home, points in counted if not is_home)}


# Distributions

def binomial(trials, chance):
    p = [1.0]
    for _ in range(trials):
        p[0] *= 1 - chance
    for k in range(trials):
        p.append(p[k] * (trials - k) * chance / ((k + 1) * (1 - chance)))
    return p


def add_part(p, part, other):
    p += [0.0] * (len(other) - len(p))
    for n, likely in enumerate(other):
        p[n] += part * likely


def sum_of(one, other):
    result = [0.0] * (len(one) + len(other) - 1)
    for i, likely in enumerate(one):
        if likely >= NEGLIGIBLE:
            for j, of_other in enumerate(other):
                result[i + j] += likely * of_other
    while len(result) > 1 and result[-1] < NEGLIGIBLE:
        result.pop()
    return result


class Forecast:
    """How likely each margin is, from -most on, and each total, from 0 on."""

    def __init__(self, most):
        self.most, self.margin, self.total = most, [0.0] * (2 * most + 1), [0.0] * (2 * most + 1)

    def put(self, home, away, likely):
        self.margin[self.most + home - away] += likely
        self.total[home + away] += likely


OF_SCORES = {}  # by the share that bring `most`: of k scores, how likely so many do


def of_scores(count, share):
    known = OF_SCORES.setdefault(share, [[1.0]])
    while len(known) <= count:
        before = known[-1]
        known.append([less * (1 - share) + more * share for less, more in zip([*before, 0.0], [0.0, *before])])
    return known[count]


def share_of_most(numbers):
    worth_most, of = numbers.worth_most
    return worth_most / of


def points_of(numbers, possessions, chance):
    scores, step = binomial(possessions, chance), numbers.most - numbers.least
    p = [0.0] * (possessions * numbers.most + 1)
    for k, likely in enumerate(scores):
        if likely >= NEGLIGIBLE:
            for i, share in enumerate(of_scores(k, share_of_most(numbers))):
                p[numbers.least * k + step * i] += likely * share
    while p[-1] < NEGLIGIBLE:
        p.pop()
    return p


def forecast_possessions(numbers, possessions, extra, home, away):
    of_home, of_away = points_of(numbers, possessions, home), points_of(numbers, possessions, away)
    result = Forecast(max(len(of_home), len(of_away)) - 1 + numbers.most * (extra + 1))
    margin, total = result.margin, result.total
    for i, likely in enumerate(of_home):
        if likely >= NEGLIGIBLE:
            lead, points = result.most + i, i
            for of_other in of_away:
                both = likely * of_other
                margin[lead] += both
                total[points] += both
                lead, points = lead - 1, points + 1
    level = [one * other * (1 - numbers.stands) for one, other in zip(of_home, of_away)]
    if extra:
        go_on_in_extra_time(result, level, forecast_possessions(numbers, extra, 0, home, away))
    else:
        go_on_to_one_score(result, level, numbers, home / (home + away))
    return result


def go_on_to_one_score(result, level, numbers, share):
    for score, likely in enumerate(level):
        result.put(score, score, -likely)
        for points, part in ((numbers.least, 1 - share_of_most(numbers)), (numbers.most, share_of_most(numbers))):
            result.put(score + points, score, likely * share * part)
            result.put(score, score + points, likely * (1 - share) * part)


def go_on_in_extra_time(result, level, extra):
    goes_on = 0.0
    for score, likely in enumerate(level):
        goes_on += likely
        result.total[2 * score] -= likely
        for points, of_extra in enumerate(extra.total):
            if of_extra >= NEGLIGIBLE:
                result.total[2 * score + points] += likely * of_extra
    result.margin[result.most] -= goes_on
    for at, of_extra in enumerate(extra.margin, result.most - extra.most):
        result.margin[at] += goes_on * of_extra


RUNS_OF_SCORES = [[1.0]]


def runs_of_chances(count, chance):
    p = []
    for scores, likely in enumerate(binomial(count, chance)):
        if likely >= NEGLIGIBLE:
            while len(RUNS_OF_SCORES) <= scores:
                RUNS_OF_SCORES.append(sum_of(RUNS_OF_SCORES[-1], RUN_SHARES))
            add_part(p, likely, RUNS_OF_SCORES[scores])
    return p


class LastHalf:
    """A half of the home team that ends as soon as it leads."""

    def __init__(self, chance):
        self.runs, self.scores_after = [1.0], [0.0]
        for _ in range(CHANCES_OF_HALF):
            add_part(self.scores_after, chance, self.runs)
            after = []
            add_part(after, 1 - chance, self.runs)
            add_part(after, chance, sum_of(self.runs, RUN_SHARES))
            self.runs = after

    def stays(self, runs):
        return self.runs[runs] if runs < len(self.runs) else 0.0

    def wins(self, deficit):
        """[n] is how likely it wins by n."""
        wins = [0.0, 1.0, 0.0, 0.0, 0.0]
        for runs in range(deficit + 1):
            wins[1] -= self.stays(runs)
        for by in range(2, RUNS_MOST + 1):
            for runs in range(by, RUNS_MOST + 1):
                before = deficit + by - runs
                if 0 <= before < len(self.scores_after):
                    wins[by] += self.scores_after[before] * RUN_SHARES[runs] * HOME_RUNS[runs]
            wins[1] -= wins[by]
        return wins


EXTRA_RUNS_END = 60


def extra_innings(away, last_half):
    """How likely the home team wins by n, and the away team, and the runs that both add."""
    of_away = runs_of_chances(CHANCES_OF_HALF, away)
    home_by, away_by, total, tied = [0.0] * (RUNS_MOST + 1), [0.0] * len(of_away), [0.0] * EXTRA_RUNS_END, []

    def add(runs, likely):
        if runs < EXTRA_RUNS_END:
            total[runs] += likely

    for runs, likely in enumerate(of_away):
        for own in range(runs):
            loses = likely * last_half.stays(own)
            away_by[runs - own] += loses
            add(runs + own, loses)
        tied.append(likely * last_half.stays(runs))
        for by, wins in enumerate(last_half.wins(runs)[1:], 1):
            home_by[by] += likely * wins
            add(2 * runs + by, likely * wins)
    decided = 1.0
    for likely in tied:
        decided -= likely
    for runs in range(EXTRA_RUNS_END):
        for each in range(1, min(len(tied) - 1, runs // 2) + 1):
            total[runs] += tied[each] * total[runs - 2 * each]
        total[runs] /= 1 - tied[0]
    return [likely / decided for likely in home_by], [likely / decided for likely in away_by], total


def forecast_innings(numbers, home, away):
    of_away = runs_of_chances(numbers.chances, away)
    of_home = runs_of_chances(numbers.chances - CHANCES_OF_HALF, home)
    ninth = LastHalf(home)
    home_by, away_by, extra = extra_innings(away, ninth)
    result = Forecast(max(len(of_away), len(of_home) + len(ninth.runs) - 1) + EXTRA_RUNS_END)
    wins = [ninth.wins(deficit) for deficit in range(len(of_away))]
    for runs, likely_away in enumerate(of_away):
        tied = 0.0
        for own, likely_home in enumerate(of_home):
            likely, deficit = likely_away * likely_home, runs - own
            if likely < NEGLIGIBLE:
                continue
            if deficit < 0:
                result.put(own, runs, likely)
                continue
            for more, stays in enumerate(ninth.runs[:deficit]):
                result.put(own + more, runs, likely * stays)
            tied += likely * ninth.stays(deficit)
            for by in range(1, RUNS_MOST + 1):
                result.put(runs + by, runs, likely * wins[deficit][by])
        if tied < NEGLIGIBLE:
            continue
        for by in range(1, len(home_by)):
            result.margin[result.most + by] += tied * home_by[by]
        for by in range(1, len(away_by)):
            result.margin[result.most - by] += tied * away_by[by]
        for more, likely in enumerate(extra):
            result.total[2 * runs + more] += tied * likely
    return result


# Lines and prices. Lines are in half points.

FIXED_SPREAD = 3
OVERROUND, GREATEST_IMPLIED = 0.045, 0.97


def split(p, lowest, line):
    """How likely it is above the line, and below it."""
    above = below = 0.0
    for value, likely in enumerate(p, lowest):
        if 2 * value > line:
            above += likely
        elif 2 * value < line:
            below += likely
    return above, below


def even_line(p, lowest):
    below, at = 0.0, 0
    while at + 1 < len(p) and below + p[at] < 0.5:
        below += p[at]
        at += 1
    middle = best = 2 * (lowest + at)
    best_gap = 1.0
    for line in (middle - 1, middle, middle + 1):
        first, second = split(p, lowest, line)
        gap = abs(first - second) / (first + second)
        if gap < best_gap:
            best, best_gap = line, gap
    return best


def board_price(implied):
    is_favourite = implied >= 0.5
    odds = 100 * (implied / (1 - implied) if is_favourite else (1 - implied) / implied)
    step = 5 if odds < 300 else 10 if odds < 1000 else 50
    steps = math.floor(odds / step)
    steps += odds / step - steps >= 0.5  # round() would go to the even number
    return -steps * step if is_favourite and steps * step != 100 else steps * step


def priced(line, chances):
    """Both prices of a market, as an event has them."""
    implied = 1 + OVERROUND
    first = clamp(chances[0] / (chances[0] + chances[1]) * implied, implied - GREATEST_IMPLIED, GREATEST_IMPLIED)
    return {"line": line, "first": board_price(first), "second": board_price(implied - first)}


def lines_of(numbers, margin, total):
    home, away = chances_of(numbers, margin, total)
    forecast = forecast_possessions(numbers, numbers.chances, numbers.extra, home, away) if numbers.ticks else \
        forecast_innings(numbers, home, away)
    by_margin = lambda handicap: split(forecast.margin, -forecast.most, -handicap)
    winner = by_margin(0)
    if numbers.fixed_spread:
        spread = -FIXED_SPREAD if winner[0] >= winner[1] else FIXED_SPREAD
    else:
        spread = -even_line(forecast.margin, -forecast.most)
    points = even_line(forecast.total, 0)
    return {"moneyline": priced(0, winner), "spread": priced(spread, by_margin(spread)),
            "total": priced(points, split(forecast.total, 0, points))}


# A game from its reveal

# Of each quote: the minutes before the start, how many minutes later at most, and how much is left of the opening error.
QUOTES = ((720, 0, 1.0), (480, 120, 0.8), (300, 75, 0.6), (180, 45, 0.45), (90, 23, 0.3), (40, 10, 0.15), (10, 3, 0.0))
CLOSING = len(QUOTES) - 1
# Games that start in a UTC date's first hour are listed so many minutes before it, at the lines of quote 0.
EARLY, EARLY_UNTIL_S = 1500, 3600
OWN_ERROR = 0.2
START_MAX_S = 10**12
REVEAL = re.compile(r"([1-5]) (nba|nfl|mlb|nhl) (NUMBER) (-?NUMBER) (-?NUMBER) ([^ ]*) (NUMBER) ((?:NUMBER,)*NUMBER) ([^ ]*) "
                    r"(NUMBER) ((?:NUMBER,)*NUMBER) ([0-9a-f]{64})".replace("NUMBER", "(?:0|[1-9][0-9]{0,18})"), re.ASCII)


class Reveal:
    """The twelve words, and what follows from them."""

    def __init__(self, text):
        words = REVEAL.fullmatch(text)
        demand(words is not None, "what is revealed is not of the form of a simulated game")
        derivation, self.sport, start, margin, total, self.home, names, means, self.away, other_names, other_means, key = \
            words.groups()
        self.derivation, self.start = int(derivation), int(start)
        self.margin, self.total = int(margin), int(total)
        self.numbers = numbers_of(self.sport, self.derivation)
        means = [[int(mean) for mean in of_team.split(",")] for of_team in (means, other_means)]
        demand("-0" not in (margin, total) and -2**31 <= min(self.margin, self.total) and max(self.margin, self.total) < 2**31
               and self.start <= START_MAX_S and max(int(names), int(other_names)) < 2**32
               and all(len(of_team) == self.numbers.players and 1 <= min(of_team) and max(of_team) < 2**31 for of_team in means),
               "what is revealed has a number that there is not")
        self.draws, self.kept = Draws(bytes.fromhex(key)), {}
        self.times = [self.start - 60 * before + draw.below(60 * later + 1)
                      for (before, later, _), draw in zip(QUOTES, self.draws.some(QUOTE_TIME, range(len(QUOTES))))]
        is_early = self.start % 86400 < EARLY_UNTIL_S
        self.listed = self.start - 60 * (EARLY if is_early else QUOTES[0][0])

    def result(self):
        """The score, and those at the marks (None where there are none)."""
        home, away = chances_of(self.numbers, self.margin / 1000, self.total / 1000)
        scores = play_possessions(self.numbers, self.draws, home, away) if self.numbers.ticks else \
            play_innings(self.draws, home, away)
        return score_at(scores), {mark: score_at(scores, tick) if self.numbers.has_marks else None
                                  for mark, tick in MARKS.items()}

    def quote(self, at):
        if at not in self.kept:
            self.kept[at] = lines_of(self.numbers,
                                     self.margin / 1000 + self.numbers.margin_error * self.error(MARGIN_ERROR, at),
                                     self.total / 1000 + self.numbers.total_error * self.error(TOTAL_ERROR, at))
        return self.kept[at]

    def error(self, purpose, at):
        opening = self.draws.one(purpose, 0).normal()
        own = self.draws.one(purpose, at).normal() if at else 0.0
        return QUOTES[at][2] * (opening + OWN_ERROR * own)

    def quoted(self, time_us):
        """The lines that were published at exactly that time, None where none were."""
        if time_us == self.listed * 10**6:
            return self.quote(0)
        return next((self.quote(at) for at, time_s in enumerate(self.times) if time_s * 10**6 == time_us), None)

    def newest(self, time_us):
        """When the last quote after the listing had been published by that time, None where there was none."""
        return max((time_s * 10**6 for time_s in self.times if time_s * 10**6 <= time_us), default=None)


PRICE_REPLACED_US = 300 * 10**6
OVERTAKEN_US = HOUR_US
Price = collections.namedtuple("Price", "position time what market side line odds other quoted_at may_be_old condition")


def price_of(record, what, asked, odds=None, may_be_old=False, condition=None):
    odds = odds or asked
    return Price(record.position, record.time, what, asked["market"], asked["side"], asked["line"], odds["odds"],
                 odds["otherOdds"], asked["quotedAt"], may_be_old, condition)


def side_of(quote, side):
    """The line and the odds of a side of a market, and the odds of the other."""
    is_first = side in ("home", "over")
    return (-quote["line"] if side == "away" else quote["line"], quote["first" if is_first else "second"],
            quote["second" if is_first else "first"])


def told_side(market, side, line, odds, other):
    return f"{market} {side} {'' if market == 'moneyline' else f'{line / 2:g} '}at {odds} (the other side {other})"


def told_lines(lines):
    return ", ".join(f"{market} none" if quote is None else f"{market} {quote['line'] / 2:g} {quote['first']}/{quote['second']}"
                     for market, quote in lines.items())


def told_score(score):
    return "none" if score is None else f"{score['home']}:{score['away']}"


class Simulated:
    """What the records say of a game that was committed to, until it is revealed."""

    def __init__(self, event):
        self.event, self.prices, self.closed, self.result, self.by_hand = event, [], None, None, False


class Derivation:
    """Holds simulated games to what they reveal (docs/SIMULATION.md). Bets on games under way and on players are counted."""

    def __init__(self):
        self.games = {}  # that were committed to, and are neither revealed nor void
        self.scores = {}  # of those revealed, as they were drawn
        self.revealed, self.derived, self.left = collections.Counter(), collections.Counter(), collections.Counter()
        self.versions, self.latest_start = set(), 0
        self.act = 0  # the record before, where it is an operator's act
        self.faults, self.by_hand, self.to_judge = [], [], []
        self.handlers = {
            "GameScheduled": self.schedule, "BetPlaced": self.place, "LineClosed": self.close, "ResultRecorded": self.end,
            "StatisticsRecorded": self.count_figures, "GameCancelled": self.cancel, "GameRevealed": self.reveal,
            "AdviceGiven": self.advise, "EstimateGiven": self.estimate, "DailyLineSet": self.set_daily,
            "MarketMarked": self.mark, "MarginGuessed": self.guess}

    def take(self, record):
        try:
            if record.type in self.handlers:
                self.handlers[record.type](record, record.event)
        except Fault as fault:
            self.fault(record, str(fault))
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            # What a fault of the ledger has left behind.
            self.fault(record, f"cannot be derived ({error!r})")
        finally:
            self.act = record.position if record.type == "OperatorActed" else 0

    def fault(self, record, sentence):
        game = f"game {record.event['game']:016x}: " if "game" in record.event else ""
        self.faults.append(f"record {record.position}, {record.type}: {game}{sentence}")

    def schedule(self, record, event):
        if event["source"] == "simulated" and "proof" in event and any(event["proof"]["digest"]):
            self.games.setdefault(event["game"], Simulated(event))

    def price(self, number, price):
        if number in self.games:
            self.games[number].prices.append(price)

    def place(self, record, event):
        for leg in event["legs"]:
            if leg["game"] not in self.games:
                continue
            if leg.get("live") or leg.get("prop"):
                self.left["live" if leg.get("live") else "props"] += 1
            else:
                self.price(leg["game"], price_of(record, "bet", leg, condition=event.get("condition")))

    def advise(self, record, event):
        self.price(event["game"], price_of(record, "advice", event, event["inputs"]))

    def estimate(self, record, event):
        self.price(event["asked"]["game"], price_of(record, "estimate", event["asked"], may_be_old=event["daily"]))

    def set_daily(self, record, event):
        self.price(event["asked"]["game"], price_of(record, "daily line", event["asked"]))

    def mark(self, record, event):
        self.price(event["asked"]["game"], price_of(record, "mark", event["asked"]))

    def guess(self, record, event):
        for side in event["sides"]:
            self.price(side["game"], price_of(record, "guess", side))

    def close(self, record, event):
        if event["game"] in self.games:
            self.games[event["game"]].closed = event

    def count_figures(self, record, event):
        self.left["figures"] += event["game"] in self.games

    def is_by_hand(self, record):
        return record.caused_by == self.act != 0

    def end(self, record, event):
        if event["game"] in self.games:
            game = self.games[event["game"]]
            game.result, game.by_hand = record, self.is_by_hand(record)
        elif event["game"] in self.scores:
            drawn = self.scores[event["game"]]
            demand(self.is_by_hand(record), "its result is changed after its reveal")
            self.list_other_score(record, event["score"], drawn)

    def list_other_score(self, record, score, drawn):
        if score != drawn:
            self.by_hand.append(f"record {record.position}: an operator set {told_score(score)} where {told_score(drawn)} was "
                                "drawn")

    def cancel(self, record, event):
        if event["game"] in self.games and self.games[event["game"]].result is None:
            del self.games[event["game"]]

    def reveal(self, record, event):
        game = self.games.pop(event["game"], None)
        if game is None:
            return
        reveal = Reveal(event["reveal"])
        scheduled = game.event
        demand((reveal.sport, reveal.start * 10**6, reveal.home, reveal.away) ==
               tuple(scheduled[name] for name in ("sport", "startsAt", "homeCode", "awayCode")),
               "what is revealed has another sport, start or teams")
        self.revealed[reveal.sport] += 1
        self.versions.add(reveal.derivation)
        self.latest_start = max(self.latest_start, scheduled["startsAt"])
        sentences = [*self.check_result(game, reveal), *self.check_close(game, reveal)]
        for price in game.prices:
            sentences += self.check_price(price, reveal)
        for sentence in sentences:
            self.fault(record, sentence)

    def check_result(self, game, reveal):
        score, marks = reveal.result()
        self.scores[game.event["game"]] = score
        if game.result is None:
            return
        told = game.result.event
        if game.by_hand:
            self.list_other_score(game.result, told["score"], score)
            return
        self.derived["results"] += 1
        if told["score"] != score:
            yield f"the result is {told_score(told['score'])} where {told_score(score)} was drawn"
        for mark, drawn in marks.items():
            recorded = told.get("periods", {}).get(mark)
            self.derived["scores at marks"] += drawn is not None
            if recorded != drawn:
                yield f"the score at the mark {mark} is {told_score(recorded)} where {told_score(drawn)} was drawn"

    def check_close(self, game, reveal):
        if game.closed is None:
            return
        self.derived["closing lines"] += 1
        lines = reveal.quote(CLOSING)
        if game.closed["lines"] != lines:
            yield f"the closing line is {told_lines(game.closed['lines'])} where {told_lines(lines)} follows"
        elif reveal.quoted(game.closed["quotedAt"]) != lines:
            yield f"the closing line was not quoted at {utc(game.closed['quotedAt'])}"

    def check_price(self, price, reveal):
        what = f"{price.what} {price.position}"
        self.derived["prices of bets" if price.what == "bet" else "other prices"] += 1
        if price.quoted_at > price.time:
            yield f"{what} is on a price that was still to come"
        if not price.may_be_old and self.is_replaced(price, reveal.newest(price.time - PRICE_REPLACED_US), reveal):
            self.to_judge.append(f"record {price.position}: {price.what} at a price that a newer one had replaced more than 5 "
                                 "minutes before")
        lines = reveal.quoted(price.quoted_at)
        told = (price.line, price.odds, price.other)
        if lines is None:
            yield f"{what} is on a price of {utc(price.quoted_at)}, when none was published"
            return
        derived = side_of(lines[price.market], price.side)
        if told != derived:
            yield f"{what} is on {told_side(price.market, price.side, *told)} where " \
                  f"{told_side(price.market, price.side, *derived)} was quoted"
        if price.condition:
            yield from self.check_condition(what, price.condition, lines)

    def is_replaced(self, price, newest_us, reveal):
        """Whether another price stood by then; one that has moved and come back is no other."""
        if newest_us is None or newest_us <= price.quoted_at:
            return False
        lines = reveal.quoted(newest_us)
        return side_of(lines[price.market], price.side) != (price.line, price.odds, price.other) or (
            bool(price.condition) and fits(price.condition, lines) is False)

    def check_condition(self, what, condition, lines):
        holds = fits(condition, lines)
        if holds is not None:
            self.derived["prices of conditions"] += 1
        if holds is False:
            yield f"the condition of {what} is not as it was quoted"

    def finish(self, report):
        if not (self.revealed or self.faults):
            return
        counted = ", ".join(f"{sport} {count}" for sport, count in sorted(self.revealed.items()))
        report.say(DERIVATION, f"revealed games: {counted}; of derivation " + ", ".join(map(str, sorted(self.versions))))
        report.say(DERIVATION, "derived again: " + ", ".join(f"{what} {count}" for what, count in sorted(self.derived.items())))
        report.say(DERIVATION, f"not derived again: {self.left['live']} bets on games under way, {self.left['props']} bets on "
                               f"players, the figures of players of {self.left['figures']} games (`chalkline audit verify` "
                               "does), and what a reveal itself is drawn from")
        report.say(DERIVATION, f"neither revealed nor void: {len(self.games)} games that were committed to")
        report.list(DERIVATION, "by hand", self.by_hand)
        report.list(DERIVATION, "to judge", self.to_judge + [
            f"game {number:016x}, which was committed to, has no end, although one that began an hour later was revealed"
            for number, game in self.games.items()
            if game.result is None and game.event["startsAt"] + OVERTAKEN_US <= self.latest_start])
        for fault in self.faults:
            report.fault(DERIVATION, fault)


def fits(condition, lines):
    """Whether its line and its price, as far as it has them, are those of the lines; None where it has none."""
    kind, odds = condition["type"], condition.get("odds", 0)
    if kind == "if_time" or (kind != "if_cover" and odds == 0):
        return None
    team = OTHER_SIDE[condition["team"]] if kind == "if_lose" else condition["team"]
    line, quoted, _ = side_of(lines["spread" if kind == "if_cover" else "moneyline"], team)
    return odds in (0, quoted) and (kind != "if_cover" or condition["line"] == line)


# The ledger ----------------------------------------------------------------------------------------------------------

# The generation that began to write each version of an event (docs/LOG_FORMAT.md); 1 where nothing is said.
SINCE = {
    "BetPlaced": (1, 2, 3, 4), "BetSettled": (1, 2, 4), "SettlementReversed": (1, 3), "ResultRecorded": (1, 3),
    "GameScheduled": (1, 4), "BetReviewed": (1, 6), "StatisticsRecorded": (1, 5), "RulesAdopted": (4,),
    "OperatorActed": (4, 7), "LogKeyAdopted": (7,), "AdviceGiven": (5,),
    **dict.fromkeys((
        "DailyLineSet", "EstimateGiven", "ReviewAnswered", "RunPaused", "RunResumed", "HunchStated", "HunchClosed",
        "ClassOpened", "ClassEnded", "PurseOpened", "ConsentChanged", "MemberLeft", "RecordOpened", "OverviewOpened",
        "AssignmentSet", "AssignmentMet", "AssignmentReversed", "MarketMarked", "GamePassed", "MarginGuessed"), (6,))}
LATEST_RULES_SINCE = {1: 4, 2: 4, 3: 5, 4: 6}
RULES_OF_GENERATION = {4: 2, 5: 3, 6: 4, 7: 4}
SALTED_SINCE = 7
LATEST_GENERATION = max(SALTED_SINCE, *(since[-1] for since in SINCE.values()))
ACTS = {"GameCancelled": "cancelled", "ResultRecorded": "resultSet", "GameRescheduled": "rescheduled"}


def generations_of(record):
    """The first and the last generation of programs that wrote such a record; None where they still do."""
    since = SINCE.get(record.type, (1,))
    first = since[min(record.version, len(since)) - 1]
    if record.type == "RulesAdopted":
        first = LATEST_RULES_SINCE.get(record.event["version"], first)
    elif record.event.get("reason") in ("classStart", "estimate") or record.event.get("view") == "calibration":
        first = max(first, 6)
    last = since[record.version] - 1 if record.version < len(since) else None
    if record.salted:
        return max(first, SALTED_SINCE), last
    return first, min(last or SALTED_SINCE, SALTED_SINCE - 1)


def moves(record):
    """The postings of an event, in their order; those of 0 coins are left out."""
    event = record.event
    if record.type == "CoinsGranted":
        return [(GRANTS, 0, -event["amount"]), (PLAYER, event["account"], event["amount"])]
    if record.type == "BetPlaced":
        return [(PLAYER, event["account"], -event["stake"]), (HELD, event["account"], event["stake"])]
    if record.type not in ("BetSettled", "SettlementReversed"):
        return []
    sign, stake, credit = 1 if record.type == "BetSettled" else -1, event["stake"], event["credit"]
    settled = [(HELD, event["account"], -stake), (PLAYER, event["account"], credit), (HOUSE, 0, stake - credit)]
    return [(kind, account, sign * amount) for kind, account, amount in settled if amount]


class Ledger:
    """Takes the records in their order, and holds each to those before it. `served`: they are those of a server, which
    adopts rules first. `derives`: simulated games are derived again, which takes most of the time."""

    def __init__(self, layout, served=True, derives=True):
        self.layout, self.served = Layout(layout), served
        self.derivation = Derivation() if derives else None
        self.accounts = Accounts()
        self.book = Book(self.accounts)
        self.position, self.time, self.not_before, self.generation = 0, 0, None, 1
        self.last_in_stream, self.open_stakes, self.salted, self.before = {}, collections.Counter(), False, None
        self.slip = None  # (position of its first bet, account, how many follow)
        self.log_key = None  # (origin, key)
        self.by_hand, self.to_judge, self.on_trust, self.simulated_on_trust = [], [], 0, 0
        self.begun_by = LATEST_GENERATION  # no later one wrote the first record
        self.broken, self.faults = False, []

    def take(self, data):
        self.position += 1
        if self.broken:
            return
        try:
            record = Record(data, self.layout)
        except Fault as fault:
            self.broken = True
            self.faults.append(f"record {self.position}: {fault}; it and the records behind it are not read")
            return
        for check in (self.check_frame, self.check_postings, self.check_order, self.accounts.take, self.book.take,
                      self.check_held, self.check_log_key, self.list_acts):
            try:
                check(record)
            except Fault as fault:
                self.faults.append(f"record {self.position}, {record.type}: {fault}")
            except (ArithmeticError, AttributeError, KeyError, TypeError, ValueError) as error:
                # What an earlier fault has left behind.
                self.faults.append(f"record {self.position}, {record.type}: cannot be judged ({error!r})")
        if self.derivation:
            self.derivation.take(record)
        self.before = record

    def check_frame(self, record):
        expected = self.last_in_stream.get(record.stream, 0)
        self.last_in_stream[record.stream] = self.position
        was, self.time = self.time, record.time
        if self.position == 1:
            was = self.not_before = record.time
        was_salted, self.salted = self.salted, self.salted or record.salted
        demand(record.position == self.position, f"says that it is number {record.position}")
        demand(record.salted or not was_salted, "has no salt, unlike one before it")
        demand(record.stream == stream_of(record.event), "belongs to another stream")
        demand(record.previous == expected, f"its stream's record before is {expected}, not {record.previous}")
        demand(record.caused_by < self.position, "is caused by a later record")
        first, last = generations_of(record)
        generation, self.generation = self.generation, max(self.generation, first)
        self.begun_by = min(self.begun_by, last or LATEST_GENERATION)
        demand(last is None or last >= max(generation, first), "is in a version that the program of a record before it no longer wrote")
        if record.type != "ClockSet":
            demand(record.time >= was, "is earlier than the record before")
            due = RULES_OF_GENERATION.get(first, 1)
            demand(not self.served or record.type == "RulesAdopted" or self.accounts.rules >= due,
                   f"is written by a program that adopts version {due} of the rules first, and it has not")
            return
        not_before, self.not_before = self.not_before, record.time
        demand(record.event["from"] == was and record.time < was, "does not set the clock back from the record before")
        demand(record.time >= not_before, "sets the clock back behind the first record, or the latest ClockSet")

    def check_postings(self, record):
        for kind, account, amount in record.postings:
            self.accounts.balances[kind, account] += amount
        demand(sum(amount for _, _, amount in record.postings) == 0, "its postings do not sum to 0")
        demand(record.postings == moves(record), "its postings are not what the event moves")
        demand(all(-2**63 <= self.accounts.balances[kind, account] < 2**63 for kind, account, _ in record.postings),
               "a balance has more than 64 bits")

    def check_order(self, record):
        """Bets of one slip in a row; an operator's act, and the figures of players, right before what they lead to."""
        slip, self.slip = self.slip, None
        first = slip[0] if slip else 0
        if record.type == "BetPlaced":
            if record.event.get("slip", 1) > 1:
                self.slip = first or record.position, record.event["account"], record.event["slip"] - 1
            demand(record.event.get("slip", 1) >= 1, "is of a slip of no bets")
            demand(record.caused_by == first, "is caused by another record than its slip's first bet")
            demand(slip is None or (record.event["account"], record.event["slip"]) == slip[1:], "is not the slip's next bet")
            demand(slip is None or not any(record.event["key"]), "has a key, which belongs to the slip's first bet")
        elif slip:
            self.slip = slip
            demand(record.caused_by == first, "stands within a slip")
        before = self.before
        if before is not None and before.type in ("AccountOpened", "PurseOpened"):
            demand(record.type == "CoinsGranted" and record.caused_by == before.position
                   and record.event["reason"] == ("signUp" if before.type == "AccountOpened" else "classStart"),
                   "comes after an account was opened, and is not the grant of its first coins")
        if before is not None and before.type == "OperatorActed":
            demand(record.caused_by == before.position and record.time == before.time
                   and record.event.get("game") == before.event["game"] and ACTS.get(record.type) == before.event["act"],
                   "comes after an operator's act, and is not what that leads to")
        elif record.type in ACTS and record.caused_by:
            demand(record.type == "ResultRecorded" and before.type == "StatisticsRecorded"
                   and record.caused_by == before.position and record.event["game"] == before.event["game"],
                   "is caused by what is neither an operator's act nor its players' figures, right before it")

    def check_held(self, record):
        """RULES 44: what is held is the sum of open stakes."""
        change = {"BetPlaced": 1, "SettlementReversed": 1, "BetSettled": -1}.get(record.type)
        if change:
            account = record.event["account"]
            self.open_stakes[account] += change * record.event["stake"]
            held = self.accounts.balances[HELD, account]
            demand(self.open_stakes[account] == held >= 0,
                   f"{held} coins are held, and {self.open_stakes[account]} are at stake")

    def check_log_key(self, record):
        if record.type != "LogKeyAdopted":
            return
        event, before = record.event, record.event["before"]
        known, self.log_key = self.log_key, (event["origin"], event["key"])
        cause = event["cause"]
        demand(is_name(event["origin"]) and is_ed25519_key(event["key"]), "adopts no key of a log")
        demand((before is None) == (cause == "first") and (event["signatures"] is None) == (cause != "rotated")
               and (event["loss"] is None) == (cause != "restarted"), "has other parts than its cause")
        demand(self.log_key != known, "adopts the key that is in force")
        if cause == "first":
            demand(known is None, "is not the first")
        elif cause == "rotated":
            demand(event["origin"] == before["origin"] and known == (before["origin"], before["key"]),
                   "changes another key than the one in force")
            demand_rotation(event)
        else:
            demand(event["origin"] != before["origin"] and (known is None or event["origin"] != known[0]),
                   "begins a log anew under the name of one before it")

    def list_acts(self, record):
        event = record.event
        if record.type == "OperatorActed":
            # JSON, so that no text of theirs draws on a terminal.
            told = json.dumps([event.get("operator"), event["uid"], event["reason"]])
            self.by_hand.append(f"record {self.position}, {utc(record.time)}: {event['act']} game {event['game']:016x}: "
                                + told)
        elif record.type == "ClockSet":
            self.by_hand.append(f"record {self.position}: the clock was set back from {utc(event['from'])} to "
                                + utc(record.time))
        elif record.type == "LogKeyAdopted" and event["cause"] != "first":
            how = "changed to" if event["cause"] == "rotated" else f"lost ({event['loss']}), and the log begun anew with"
            self.by_hand.append(f"record {self.position}, {utc(record.time)}: the log's key was {how} "
                                + vkey_of(event["origin"], event["key"]))
        elif record.type == "GameScheduled" and not self.book.games[event["game"]].digest:
            self.on_trust += 1
            self.simulated_on_trust += event["source"] == "simulated"
        elif record.type == "GameCancelled" and not record.caused_by and self.book.games[event["game"]].digest:
            self.to_judge.append(f"record {self.position}: game {event['game']:016x}, which was committed to, is void "
                                 "without an operator's act")

    def finish(self, report):
        if self.position == 0:
            return
        if self.slip:
            self.faults.append(f"record {self.position}: the ledger ends within a slip")
        balances = self.accounts.balances
        if sum(balances.values()) != 0:
            self.faults.append(f"all balances together are {sum(balances.values())}, not 0")
        report.say(LEDGER, f"{self.position} records of {len(self.accounts.known)} accounts, {len(self.book.games)} games and "
                           f"{len(self.book.bets)} bets; grants {balances[GRANTS, 0]}, house {balances[HOUSE, 0]}")
        for reason, amount in sorted(self.accounts.granted.items()):
            report.say(LEDGER, f"granted for {reason}: {amount}")
        report.say(LEDGER, f"{self.on_trust} games to which nobody committed, whose results are on trust; "
                           f"{self.simulated_on_trust} of them are simulated")
        if self.begun_by < LATEST_GENERATION:
            report.say(LEDGER, f"begun by a program of generation {self.begun_by} at the latest, of {LATEST_GENERATION}: "
                               "what later ones hold a ledger to is not asked of its beginning")
        report.list(LEDGER, "by hand", self.by_hand)
        report.list(LEDGER, "to judge", self.to_judge)
        report.say(LEDGER, NOT_DECIDED)
        for fault in self.faults:
            report.fault(LEDGER, fault)
        if self.derivation:
            self.derivation.finish(report)
        else:
            report.not_run[DERIVATION] = "--without-games"


LISTED_MAX = 1_000
NOT_DECIDED = ("not decided again: prices of games that are not simulated, limits, levels, XP, badges, advice, estimates, "
               "classes' terms and assignments, the order of settlements (`chalkline audit verify` does)")


def utc(time_us):
    try:
        return (EPOCH + datetime.timedelta(microseconds=time_us)).isoformat(timespec="seconds") + "Z"
    except OverflowError:
        return f"{time_us} us after 1970"


# The report ----------------------------------------------------------------------------------------------------------

HASHES, LEDGER, DERIVATION = 1, 2, 3
LEVELS = {HASHES: "hashes and signatures", LEDGER: "arithmetic of the ledger", DERIVATION: "derivation of simulated games"}
FAULTS_SHOWN_MAX = 100


class Report:
    """What was found on each level; a level of which nothing is said was not run."""

    def __init__(self):
        self.not_run = {
            HASHES: "nothing could be read",
            LEDGER: "no records were given",
            DERIVATION: "no reveal of a simulated game was given"}
        self.said = {level: [] for level in LEVELS}
        self.faults = {level: [] for level in LEVELS}

    def say(self, level, sentence):
        self.not_run.pop(level, None)
        self.said[level].append(sentence)

    def list(self, level, title, entries):
        for entry in entries[:LISTED_MAX]:
            self.say(level, f"{title}: {entry}")
        if len(entries) > LISTED_MAX:
            self.say(level, f"{title}: {len(entries) - LISTED_MAX} more")

    def fault(self, level, sentence):
        self.not_run.pop(level, None)
        self.faults[level].append(sentence)

    def text(self):
        lines = []
        for level, name in LEVELS.items():
            faults = self.faults[level]
            verdict = f"not run: {self.not_run[level]}" if level in self.not_run else \
                f"{len(faults)} fault{'' if len(faults) == 1 else 's'}" if faults else "no fault"
            lines += [f"{level} {name}: {verdict}"]
            lines += [f"    {sentence}" for sentence in self.said[level]]
            lines += [f"    FAULT {sentence}" for sentence in faults[:FAULTS_SHOWN_MAX]]
            if len(faults) > FAULTS_SHOWN_MAX:
                lines += [f"    and {len(faults) - FAULTS_SHOWN_MAX} more"]
        return "\n".join(lines)

    def exit_code(self):
        return 1 if any(self.faults.values()) else 0


def describe(report, checkpoint):
    report.say(HASHES, f"checkpoint of {checkpoint.origin}: {checkpoint.size} records, root {checkpoint.root.hex()}, "
                       f"signed by {', '.join(checkpoint.signed_by)}")
    for (name, _), seconds in sorted(checkpoint.cosigned.items()):
        report.say(HASHES, f"cosigned by {name} at {time.strftime('%Y-%m-%dT%H:%M:%SZ', time.gmtime(seconds))}"
                   if seconds < 2**37 else f"cosigned by {name}, {seconds} s after 1970")
        if seconds > time.time() + AHEAD_S_MAX:
            report.say(HASHES, f"the clock of {name} is ahead of this machine's by {seconds - int(time.time())} s")
    if checkpoint.ignored:
        report.say(HASHES, f"{checkpoint.ignored} signature lines of other keys are not looked at")


# The commands --------------------------------------------------------------------------------------------------------

def check_published(source, keys, memory, report, all_tiles):
    """Checkpoints and tiles, of a server or a directory; answers the tree, whose every hash is checked when it is read."""
    witnessed = None
    with contextlib.suppress(Unreadable):  # before the newest, which grows meanwhile
        witnessed = open_checkpoint(source.note("checkpoint.witnessed"), keys)
    checkpoint = open_checkpoint(source.note("checkpoint"), keys)
    describe(report, checkpoint)
    tiles = Tiles(checkpoint, source.tile)
    for turn in keys.turns:
        demand(turn.position > checkpoint.size or tiles.root_at(turn.size) == turn.root,
               f"keys: the change at record {turn.position} is of another history")
    if witnessed is not None:
        demand(witnessed.size <= checkpoint.size and tiles.root_at(witnessed.size) == witnessed.root,
               forked("is not that of the log that was witnessed", witnessed, checkpoint))
        describe(report, witnessed)
        for name, seconds in (memory.hold_times(witnessed) if memory else {}).items():
            report.say(HASHES, f"the time of {name} went back by {seconds} s since it was seen last: its clock was set back, or "
                               "this is an older answer")
    if memory is not None:
        memory.hold(checkpoint, tiles.root_at)
        report.say(HASHES, "there was no checkpoint to compare it with" if memory.kept is None else
                   f"it contains the one kept, of {memory.kept.size} records")
    if all_tiles:
        for _ in tiles.leaves():
            pass
    report.say(HASHES, f"{tiles.count} {'tile leads' if tiles.count == 1 else 'tiles lead'} to its root" + ("" if all_tiles else ", those at its right edge alone"))
    if memory is not None:
        memory.keep(checkpoint)
    return checkpoint, tiles


def keys_told(options):
    """What is told of changes of the log's key; empty where nothing is."""
    if options.keys:
        return pathlib.Path(options.keys).read_bytes()
    source = {"server": lambda: Server(options.url), "directory": lambda: Directory(options.path)}.get(options.command)
    with contextlib.suppress(Unreadable):
        return source().keys() if source else b""
    return b""


def follow(options, keys, report):
    told = keys_told(options)
    if told:
        follow_keys(told, keys, Layout(options.layout))
    for turn in keys.turns:
        report.say(HASHES, f"from record {turn.position} on {turn.key.vkey} signs, as the key before it has signed")


def check_server(options, keys, memory, report):
    token = pathlib.Path(options.token_file).read_text().strip() if options.token_file else None
    server = Server(options.url, token)
    checkpoint, tiles = check_published(server, keys, memory, report, not options.newest_only)
    if token is None:
        report.not_run[LEDGER] = "the records are shown to auditors alone (--token-file)"
        return
    leaves, ledger = tiles.leaves(), Ledger(options.layout, derives=not options.without_games)
    try:
        for record in server.records(checkpoint.size):
            demand(leaf_hash(record) == next(leaves), f"record {ledger.position + 1}: not the one whose hash is in the tree")
            ledger.take(record)
    finally:
        ledger.finish(report)


def check_directory(options, keys, memory, report):
    check_published(Directory(options.path), keys, memory, report, not options.newest_only)
    report.not_run[LEDGER] = "log/ is a RocksDB database, which Python alone cannot read: `chalkline audit export` prints it"


def check_export(options, keys, memory, report):
    if options.manifest:
        return check_part(options, keys, memory, report)
    known, checkpoint = Known(), None
    for size, root in options.expect:
        known.add(size, root, f"--expect {size}:{root.hex()}")
    if options.checkpoint:
        checkpoint = open_checkpoint(pathlib.Path(options.checkpoint).read_bytes(), keys)
        describe(report, checkpoint)
        known.add(checkpoint.size, checkpoint.root, "the checkpoint")
    if memory is not None and memory.kept is not None:
        known.add(memory.kept.size, memory.kept.root, f"the checkpoint kept in {options.memory}")
    tree, ledger = Tree(), Ledger(options.layout, derives=not options.without_games)
    try:
        with contextlib.ExitStack() as opened:
            lines = sys.stdin.buffer if options.path == "-" else opened.enter_context(open(options.path, "rb"))
            batches = read_export(lines, tree, known, ledger)
    finally:
        ledger.finish(report)
    report.say(HASHES, f"{tree.size} records in {batches} batches, root {tree.root().hex()}")
    if checkpoint is None:
        report.say(HASHES, "no checkpoint was given: nobody has signed this root")
    elif memory is not None:
        memory.hold(checkpoint, known.root_at)
        memory.keep(checkpoint)


class Manifest:
    """An auditor's export of a part of the records: its figures, which the log's key has signed, and the hashes that lead from
    the records before it and its own to a signed checkpoint."""

    FORMAT = "chalkline-export@v1"

    def __init__(self, data, keys):
        demand(len(data) <= RECEIPT_BYTES_MAX, f"manifest: more than {RECEIPT_BYTES_MAX} bytes")
        try:
            told = json.loads(data.decode("utf-8", "strict"), object_pairs_hook=no_name_twice)
            demand(told["format"] == self.FORMAT, f"manifest: not a {self.FORMAT}")
            figures = [told[name] for name in ("format", "origin", "from", "to", "bytes", "sha256", "root")]
            demand(all(type(figure) is kind for figure, kind in zip(figures, (str, str, int, int, int, str, str))),
                   "manifest: another form")
            self.first, self.last, self.bytes, self.sha256 = figures[2:6]
            self.root = base64_of(figures[6], "manifest: root", HASH_BYTES)
            before = [base64_of(text, "manifest: before", HASH_BYTES) for text in told["before"]]
            self.consistency = [base64_of(text, "manifest: consistency", HASH_BYTES) for text in told["consistency"]]
            self.checkpoint = open_checkpoint(told["checkpoint"].encode("utf-8", "surrogatepass"), keys)
            statement = told["statement"]
            signed = None if statement is None else open_note(statement.encode("utf-8", "surrogatepass"), keys)
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            raise Fault("manifest: another form") from error
        demand(figures[1] == keys.origin, f"manifest: of {figures[1]!r}, not of {keys.origin!r}")
        demand(1 <= self.first <= self.last <= self.checkpoint.size, "manifest: no part of what its checkpoint covers")
        demand(len(before) == bin(self.first - 1).count("1"), "manifest: another number of subtrees than lie before the file")
        self.tree = Tree()
        self.tree.size, self.tree.subtrees = self.first - 1, before[::-1]
        self.is_signed = signed is not None
        if signed is not None:
            text, signed_by, _, _ = signed
            demand(text == "".join(f"{figure}\n" for figure in figures), "manifest: its figures are not those that were signed")
            turn = keys.due_at(self.checkpoint.size)
            demand(turn is None or turn.key.id.hex() in signed_by, "manifest: not signed by the log's newest key")


def check_part(options, keys, memory, report):
    """The records of a file that begins anywhere, by its manifest."""
    manifest = Manifest(pathlib.Path(options.manifest).read_bytes(), keys)
    describe(report, manifest.checkpoint)
    report.say(HASHES, "the log's key has signed the manifest" if manifest.is_signed else
               "the manifest says that the log signs nothing any more: its figures are not signed, what leads to the checkpoint is")
    demand(options.path != "-", "a file is wanted beside its manifest, which has to be read twice")
    is_whole = manifest.first == 1 and manifest.last == manifest.checkpoint.size
    ledger = Ledger(options.layout, derives=not options.without_games) if is_whole else None
    with open(options.path, "rb") as file:
        digest, length = hashlib.sha256(), 0
        for line in file:
            digest.update(line)
            length += len(line)
        demand((length, digest.hexdigest()) == (manifest.bytes, manifest.sha256),
               "the file is not the one of the manifest: it has other bytes")
        file.seek(0)
        try:
            for record, root in exported(file):
                manifest.tree.append(leaf_hash(record))
                demand(root in (None, manifest.tree.root()), f"record {manifest.tree.size}: the root stored with it is another")
                if ledger is not None:
                    ledger.take(record)
        finally:
            if ledger is not None:
                ledger.finish(report)
    tree, checkpoint = manifest.tree, manifest.checkpoint
    demand(tree.size == manifest.last, f"the file ends at record {tree.size}, and the manifest at {manifest.last}")
    demand(tree.root() == manifest.root, "the records are not those that the manifest leads to its root")
    demand(is_consistent(tree.size, tree.root(), checkpoint.size, checkpoint.root, manifest.consistency),
           "manifest: its proof does not lead from its root to the checkpoint")
    report.say(HASHES, f"records {manifest.first} to {manifest.last} are those that the checkpoint stands for")
    if ledger is None:
        report.not_run[LEDGER] = "a part of a ledger cannot be judged by itself: join all files and check them as one export"
    compare_alone(memory, checkpoint, report)


class Known:
    """Roots of earlier sizes that a log has to go through."""

    def __init__(self):
        self.expected, self.found = {}, {}

    def add(self, size, root, who):
        self.expected.setdefault(size, []).append((root, who))

    def hold(self, tree):
        for root, who in self.expected.get(tree.size, ()):
            self.found[tree.size] = tree.root()
            demand(tree.root() == root, f"record {tree.size}: the root is {tree.root().hex()}, which is not that of {who}, "
                                        f"{root.hex()}: the history was written anew at or before it")

    def root_at(self, size):
        return self.found[size]

    def end_at(self, end):
        for size in sorted(size for size in self.expected if size > end):
            raise Fault(f"{self.expected[size][0][1]} is of {size} records, and the ledger ends at {end}: it was cut off, or "
                        "replaced by an older copy")


def read_export(lines, tree, known, ledger):
    """Answers the number of batches."""
    batches, root = 0, EMPTY_ROOT
    known.hold(tree)
    for record, root in exported(lines):
        tree.append(leaf_hash(record))
        demand(root in (None, tree.root()), f"record {tree.size}: the root stored with it is another")
        batches += root is not None
        known.hold(tree)
        ledger.take(record)
    demand(root is not None, f"record {tree.size}: the export ends within a batch")
    known.end_at(tree.size)
    return batches


def check_receipt(options, keys, memory, report):
    """Each proof stands alone; all of them have the same checkpoint, byte for byte."""
    data = pathlib.Path(options.path).read_bytes()
    demand(len(data) <= RECEIPT_BYTES_MAX, f"receipt: more than {RECEIPT_BYTES_MAX} bytes")
    alone = data.startswith(b"c2sp.org/")  # a single proof, as a server gives it for one record
    proofs = [("alone", Proof(data, keys))] if alone else \
        [(role, Proof(proof.encode("utf-8", "surrogatepass"), keys)) for role, proof in proofs_of(data)]
    checkpoint = proofs[0][1].checkpoint
    demand(all(proof.checkpoint.note == checkpoint.note for _, proof in proofs),
           "receipt: its proofs have different checkpoints")
    describe(report, checkpoint)
    report.say(HASHES, f"{len(proofs)} records are in it: "
                       + ", ".join(f"{role} {proof.index + 1}" for role, proof in proofs))
    if alone:
        check_told_record(options, proofs[0][1], report)
    else:
        check_told_bet(options, [proof for _, proof in proofs], report)
    compare_alone(memory, checkpoint, report)


def compare_alone(memory, checkpoint, report):
    """A checkpoint without what leads to it from others."""
    if memory is not None and memory.kept is not None:
        if memory.kept.size == checkpoint.size:
            memory.hold(checkpoint, lambda _: checkpoint.root)
        else:
            report.say(HASHES, f"it is not compared with the checkpoint kept, of {memory.kept.size} records: "
                               "`verify.py server` does that")


def told_record(proof, layout):
    """A record by itself: that it is where the proof says, and in its one form."""
    record = Record(proof.record, layout)
    demand(record.position == proof.index + 1, f"record {proof.index + 1} says that it is number {record.position}")
    demand(record.stream == stream_of(record.event), f"record {record.position} belongs to another stream")
    demand(record.postings == moves(record), f"record {record.position} moves other coins than its event says")
    return record


def check_told_record(options, proof, report):
    try:
        record = told_record(proof, Layout(options.layout))
    except Fault as fault:
        report.fault(LEDGER, str(fault))
        return
    report.say(LEDGER, f"record {record.position} is a {record.type} of {utc(record.time)}; what it says is not compared with "
                       "others")


def check_told_bet(options, proofs, report):
    """What the records of a receipt say of one bet. Other records than its own may exist: inclusion is not absence."""
    layout, book, derivation, bet, settled = Layout(options.layout), Book(None), Derivation(), None, None
    try:
        for proof in sorted(proofs, key=lambda proof: proof.index):
            record = told_record(proof, layout)
            demand(record.type != "BetPlaced" or bet is None, "receipt: of more than one bet")
            book.take(record)
            derivation.take(record)
            bet = book.bets.get(record.position, bet)
            settled = record if record.type == "BetSettled" else settled
        demand(bet is not None, "receipt: of no bet")
    except Fault as fault:
        report.fault(LEDGER, str(fault))
        return
    live = any(leg.get("live") for leg in bet.legs)
    report.say(LEDGER, f"bet {bet.position} of account {bet.account}: {bet.stake} coins at odds that win {bet.profit} more, "
                       + ("placed before its game ended" if live else "placed before each game began"))
    if bet.settled is None:
        report.say(LEDGER, "it is open as far as this receipt goes")
    else:
        position, outcome, credit = bet.settled
        report.say(LEDGER, f"settled at {position}: {outcome}, {credit} coins, " + (
            "as the results and the odds taken make it" if book.ended_by(bet, settled.caused_by) is not None else
            "since the account was closed, of which the receipt has no record"))
    report.say(LEDGER, "not shown by a receipt: that nothing came after its records, and that no other result was recorded")
    derivation.finish(report)


def proofs_of(data):
    try:
        told = json.loads(data.decode("utf-8", "strict"), object_pairs_hook=no_name_twice)
        demand(set(told) == {"format", "proofs"} and told["format"] == "chalkline-receipt@v1",
               "receipt: not a chalkline-receipt@v1")
        proofs = [(one["role"], one["proof"]) for one in told["proofs"] if set(one) == {"role", "proof"}]
        demand(len(proofs) == len(told["proofs"]) > 0 and all(type(text) is str for one in proofs for text in one),
               "receipt: no proofs, or with something else among them")
        demand(all(re.fullmatch("[a-zA-Z]{1,32}", role) for role, _ in proofs), "receipt: a role that is no word")
        return proofs
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise Fault("receipt: another form") from error


def check_consistency(options, keys, memory, report):
    """The older note, and the newer one as a witness is asked to sign it: `old N`, the proof's hashes, an empty line, the
    note."""
    old = open_checkpoint(pathlib.Path(options.old).read_bytes(), keys)
    head, _, note = pathlib.Path(options.new).read_bytes().partition(b"\n\n")
    lines = text_of(head, options.new).split("\n")
    demand(lines[0].startswith("old "), f"{options.new}: does not begin with 'old '")
    demand(number_of(lines[0][len("old "):], options.new) == old.size, f"{options.new}: the proof is from another size")
    new = open_checkpoint(note, keys)
    describe(report, old)
    describe(report, new)
    hashes = [base64_of(line, "proof: hash", HASH_BYTES) for line in lines[1:]]
    demand(is_consistent(old.size, old.root, new.size, new.root, hashes),
           forked("is not shown to contain the older one", old, new))
    report.say(HASHES, f"the first {old.size} records of the newer checkpoint are those of the older one")


def expectation(text):
    size, _, root = text.partition(":")
    demand(re.fullmatch("[0-9a-f]{64}", root), f"--expect {text}: not SIZE:ROOT")
    return number_of(size, f"--expect {text}"), bytes.fromhex(root)


def keys_of(options):
    """None where an export is checked without any signature."""
    if not options.key and options.command == "export" and not (options.checkpoint or options.manifest or options.memory):
        return None
    return Keys([Key(text, LOG_KEY) for text in options.key], [Key(text, COSIGNATURE_KEY) for text in options.witness])


def options_of(arguments):
    parser = argparse.ArgumentParser(
        description=__doc__.split("\n\n", 1)[0], formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=__doc__.split("\n\n", 1)[1])
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--key", action="append", default=[], metavar="VKEY",
                        help="the log's key, as you know it; several where it has changed")
    common.add_argument("--witness", action="append", default=[], metavar="VKEY",
                        help="a witness's key, as often as there are")
    common.add_argument("--keys", metavar="FILE",
                        help="what /log/keys answers, to follow the log from the key given to later ones; of a server and a "
                             "directory it is read there")
    common.add_argument("--memory", metavar="FILE", help="the newest checkpoint seen: compared with, then raised")
    common.add_argument("--layout", metavar="FILE", default=str(LAYOUT),
                        help="schemas/events/layout.json of the program's source")
    server = commands.add_parser("server", parents=[common], help="a running server")
    server.add_argument("url")
    server.add_argument("--token-file", metavar="FILE", help="an auditor's token: the records are read as well")
    directory = commands.add_parser("directory", parents=[common], help="a data directory or a backup")
    directory.add_argument("path")
    for command in (server, directory):
        command.add_argument("--newest-only", action="store_true", help="read the tiles that are needed, not all")
    export = commands.add_parser("export", parents=[common], help="what `chalkline audit export` printed")
    export.add_argument("path")
    export.add_argument("--checkpoint", metavar="FILE", help="a signed checkpoint that the export has to contain")
    export.add_argument("--manifest", metavar="FILE",
                        help="of an auditor's export, which may begin at any record; it has the checkpoint")
    for command in (server, export):
        command.add_argument("--without-games", action="store_true", help="do not derive simulated games, which takes longest")
    export.add_argument("--expect", action="append", default=[], metavar="SIZE:ROOT", help="a root that was kept")
    receipt = commands.add_parser("receipt", parents=[common], help="a bet's receipt")
    receipt.add_argument("path")
    consistency = commands.add_parser("consistency", parents=[common], help="two checkpoints of one log")
    consistency.add_argument("old")
    consistency.add_argument("new")
    return parser.parse_args(arguments)


COMMANDS = {"server": check_server, "directory": check_directory, "export": check_export,
            "receipt": check_receipt, "consistency": check_consistency}


def main(arguments):
    options, report = options_of(arguments), Report()
    try:
        keys = keys_of(options)
        if options.command == "export":
            options.expect = [expectation(text) for text in options.expect]
    except Fault as misuse:
        print(f"verify.py: {misuse}", file=sys.stderr)
        return 2
    try:
        if keys is not None:
            follow(options, keys, report)
        memory = Memory(options.memory, keys) if options.memory else None
        COMMANDS[options.command](options, keys, memory, report)
    except Fault as fault:
        report.fault(HASHES, str(fault))
    except (Unreadable, OSError) as error:
        print(report.text())
        print(f"verify.py: {error}", file=sys.stderr)
        return 2
    print(report.text())
    return report.exit_code()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
