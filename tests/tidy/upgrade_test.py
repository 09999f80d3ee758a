#!/usr/bin/env python3
"""An upgrade of a library's headers is seen by the next build, although their times are older than the last one."""

import os
import pathlib
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROJECT = f"""
cmake_minimum_required(VERSION 3.25)
project(upgrade LANGUAGES CXX)
include({ROOT}/cmake/Compiler.cmake)
include({ROOT}/cmake/SystemHeaders.cmake)
include_directories(SYSTEM include)
add_executable(plain plain.cpp)
add_executable(precompiled precompiled.cpp)
target_precompile_headers(precompiled PRIVATE <library.hpp>)
"""
PROGRAM = "int main() { return LIBRARY_VERSION; }\n"


class Upgrade(unittest.TestCase):
    def setUp(self):
        directory = tempfile.TemporaryDirectory(prefix="chalkline-")
        self.addCleanup(directory.cleanup)
        self.place = pathlib.Path(directory.name)
        (self.place / "include").mkdir()
        (self.place / "dpkg").mkdir()
        self.write("CMakeLists.txt", PROJECT)
        self.write("plain.cpp", f"#include <library.hpp>\n{PROGRAM}")
        self.write("precompiled.cpp", PROGRAM)

    def write(self, name, text):
        (self.place / name).write_text(text)

    def install(self, header, version):
        """As dpkg does: the header has the time of its package. Both versions of it are as long and as old."""
        self.write("include/library.hpp", f"#define LIBRARY_VERSION {header}\n")
        os.utime(self.place / "include/library.hpp", (1_000_000_000, 1_000_000_000))
        self.write("dpkg/status", "Package: library-dev\nStatus: install ok installed\nArchitecture: all\n"
                                  f"Maintainer: nobody\nDescription: a library\nVersion: {version}\n")

    def run_tool(self, *command):
        done = subprocess.run(command, cwd=self.place, env=os.environ | {"CCACHE_DIR": str(self.place / "ccache")},
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stdout)

    def build(self):
        self.run_tool("ninja", "-C", "build")
        return [subprocess.run([self.place / "build" / name], check=False).returncode for name in ("plain", "precompiled")]

    def objects(self):
        found = [*self.place.glob("build/**/*.o"), *self.place.glob("build/**/*.pch")]
        self.assertEqual(len(found), 3)
        return {path: path.stat().st_mtime_ns for path in found}

    def check(self, *options):
        self.install(header=1, version="1-1")
        self.run_tool("cmake", "-G", "Ninja", "-B", "build", "-D", "CMAKE_CXX_COMPILER=clang++-19",
                      "-D", f"CHALKLINE_DPKG={self.place / 'dpkg'}", *options)
        self.assertEqual(self.build(), [1, 1])
        self.install(header=2, version="1-2")
        self.assertEqual(self.build(), [2, 2])
        before = self.objects()
        self.install(header=2, version="1-2")  # dpkg has installed something else
        self.assertEqual(self.build(), [2, 2])
        self.assertEqual(self.objects(), before)

    def test_with_ccache(self):
        self.check()

    def test_without_ccache(self):
        self.check("-D", "CCACHE=OFF")


if __name__ == "__main__":
    unittest.main()
