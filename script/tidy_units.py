#!/usr/bin/env python3
"""Prints, for clang-tidy, each unit of the rooms and the digest of all that it reads, one pair a line.

The units are those that preset release compiles, several files each: what a file costs clang-tidy is
mostly the headers that it shares with its neighbours (http: 17 s for twelve together, 8 s for each alone).
A unit's digest changes with the text of any file of ours that it includes, directly or not, and the
rules: a unit whose digest was found well before need not be read again.
"""

import functools
import hashlib
import json
import pathlib
import re

ROOT = pathlib.Path.cwd()
ROOMS = ["base", "ledger", "proof", "projections", "sports", "insight", "wizard", "http"]
BUILD = ROOT / "build/release"
INCLUDE = re.compile(r'^#include "([^"]+)"', re.MULTILINE)


@functools.cache
def text_of(path):
    return path.read_text() if path.is_file() else ""


@functools.cache
def included(path):
    return [ROOT / name for name in INCLUDE.findall(text_of(path))]


def digest(unit):
    seen, waiting = set(), [unit]
    while waiting:
        path = waiting.pop()
        if path not in seen:
            seen.add(path)
            waiting += included(path)
    parts = [text_of(ROOT / ".clang-tidy")] + [text_of(path) for path in sorted(seen)]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def of_a_room(unit):
    if BUILD in unit.parents:
        return any(f"chalkline_{room}.dir/Unity" in str(unit) for room in ROOMS)
    return unit.relative_to(ROOT).parts[0] in ROOMS


units = {pathlib.Path(entry["file"]) for entry in json.loads((BUILD / "compile_commands.json").read_text())}
for unit in sorted(filter(of_a_room, units)):
    print(unit, digest(unit))
