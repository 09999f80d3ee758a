#!/usr/bin/env python3
"""Prints, for clang-tidy, each unit of the rooms and the digest of all that it reads, one pair a line.

A unit's digest changes with its own text, that of any header of ours that it includes, directly or not,
and the rules: a unit whose digest was found well before need not be read again.
"""

import functools
import hashlib
import pathlib
import re

ROOMS = ["ledger", "sqlite", "projections", "sports", "http"]
INCLUDE = re.compile(r'^#include "([^"]+)"', re.MULTILINE)


@functools.cache
def text_of(path):
    return path.read_text() if path.is_file() else ""


@functools.cache
def included(path):
    return [pathlib.Path(name) for name in INCLUDE.findall(text_of(path))]


def digest(unit):
    seen, waiting = set(), [unit]
    while waiting:
        path = waiting.pop()
        if path not in seen:
            seen.add(path)
            waiting += included(path)
    parts = [text_of(pathlib.Path(".clang-tidy"))] + [text_of(path) for path in sorted(seen)]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


for room in ROOMS:
    for source in sorted(pathlib.Path(room).rglob("*.cpp")):
        print(source, digest(source))
