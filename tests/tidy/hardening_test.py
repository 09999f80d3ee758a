#!/usr/bin/env python3
"""The program that is served was built with the hardening of cmake/Compiler.cmake."""

import os
import re
import subprocess
import unittest


def read(*options):
    command = ["llvm-readelf-19", "--wide", *options, os.environ["CHALKLINE_BIN"]]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


class Hardening(unittest.TestCase):
    def test_its_addresses_are_random_and_the_linker_s_tables_cannot_be_written_to(self):
        self.assertIn("DYN (", read("--file-header"))
        self.assertIn("GNU_RELRO", read("--program-headers"))
        flags = re.findall(r"\((FLAGS(?:_1)?)\)\s+(.*\S)", read("--dynamic-table"))
        self.assertEqual(flags, [("FLAGS", "BIND_NOW"), ("FLAGS_1", "NOW PIE")])

    def test_frames_are_guarded_and_copies_are_measured(self):
        imported = set(re.findall(r" UND (\w+)", read("--dyn-syms")))
        self.assertEqual({"__stack_chk_fail", "__memcpy_chk"} - imported, set())


if __name__ == "__main__":
    unittest.main()
