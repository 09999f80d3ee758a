#!/usr/bin/env python3
"""Writes a unit for clang-tidy for each room, and prints it with the digest of all that it reads, one pair a line.

What a file costs clang-tidy is mostly the headers that it shares with its neighbours: a room at once takes a third of
the processor time of its units as preset release compiles them. The longest comes first.
A unit's digest changes with the text of any file of ours that it includes, directly or not, and the rules: a unit
whose digest was found well before need not be read again.
"""

import functools
import hashlib
import json
import pathlib
import re

ROOT = pathlib.Path.cwd()
ROOMS = ["http", "ledger", "sports", "projections", "proof", "base", "insight", "wizard"]
BUILD = ROOT / "build/release"
UNITS = ROOT / "build/lint"
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


def commands_of(room):
    """Those of the room's library, and of a program whose main() stands in the room."""
    for entry in COMMANDS:
        path = pathlib.Path(entry["file"])
        if f"chalkline_{room}.dir/Unity" in entry["file"] or path.is_relative_to(ROOT / room):
            yield entry


COMMANDS = sorted(json.loads((BUILD / "compile_commands.json").read_text()), key=lambda entry: entry["file"])
written = []
for room in ROOMS:
    entries = list(commands_of(room))
    unit = UNITS / f"{room}.cpp"
    unit.write_text("".join(f'#include "{entry["file"]}"\n' for entry in entries))
    # The library's command, whose header is compiled already, with the definitions that the program has besides.
    definitions = {word for entry in entries for word in entry["command"].split() if word.startswith("-D")}
    own = entries[0]["command"].replace(entries[0]["file"], str(unit))
    written.append({"directory": str(BUILD), "file": str(unit), "command": " ".join([own, *sorted(definitions)])})
(UNITS / "compile_commands.json").write_text(json.dumps(written, indent=1))
for entry in written:  # not before: a unit is read as soon as it is printed
    print(entry["file"], digest(pathlib.Path(entry["file"])))
