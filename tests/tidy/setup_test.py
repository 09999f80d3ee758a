#!/usr/bin/env python3
"""script/setup says what is missing, and asks before it installs anything where a person sits at a terminal."""

import os
import pathlib
import pty
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
QUESTION = b"Install these now? (yes/no) "
# An installation that fails ends the script before it could change anything here.
COMMANDS = {"dpkg-query": "exit 1", "apt-get": 'echo "$@" >>"$(dirname "$0")/asked"; exit 1', "sudo": '"$@"'}


class Setup(unittest.TestCase):
    def setUp(self):
        directory = tempfile.TemporaryDirectory(prefix="chalkline-")
        self.addCleanup(directory.cleanup)
        self.place = pathlib.Path(directory.name)
        for name, body in COMMANDS.items():
            command = self.place / name
            command.write_text(f"#!/bin/sh\n{body}\n")
            command.chmod(0o700)

    def start(self, terminal, environment):
        variables = {name: value for name, value in os.environ.items() if name != "CI"}
        variables |= {"PATH": f"{self.place}:{variables['PATH']}"} | environment
        return subprocess.Popen([ROOT / "script/setup"], env=variables, stdin=terminal, stdout=terminal, stderr=terminal)

    def run_at_a_terminal(self, answer, **environment):
        """The output; the answer is given to the question."""
        ours, theirs = pty.openpty()
        self.addCleanup(os.close, ours)
        process = self.start(theirs, environment)
        os.close(theirs)
        printed = b""
        try:
            while read := os.read(ours, 4096):
                printed += read
                if printed.endswith(QUESTION):
                    os.write(ours, answer + b"\n")
        except OSError:  # how Linux tells that nobody writes to the terminal any more
            pass
        self.assertNotEqual(process.wait(), 0)
        return printed

    def asked_of_apt(self):
        asked = self.place / "asked"
        return asked.read_text() if asked.exists() else ""

    def test_a_no_installs_nothing(self):
        for answer in (b"no", b"", b"yesterday"):
            printed = self.run_at_a_terminal(answer)
            self.assertIn(b"Missing to build the server, from Debian: clang-19 ", printed)
            self.assertIn(b"Nothing was installed.", printed)
            self.assertEqual(self.asked_of_apt(), "")

    def test_a_yes_is_asked_for_once(self):
        self.assertEqual(self.run_at_a_terminal(b"yes").count(QUESTION), 1)
        self.assertIn("update", self.asked_of_apt())

    def test_nobody_is_asked_in_ci(self):
        self.assertNotIn(QUESTION, self.run_at_a_terminal(b"no", CI="true"))
        self.assertIn("update", self.asked_of_apt())

    def test_nobody_is_asked_without_a_terminal(self):
        self.assertNotEqual(self.start(subprocess.DEVNULL, {}).wait(), 0)
        self.assertIn("update", self.asked_of_apt())


if __name__ == "__main__":
    unittest.main()
