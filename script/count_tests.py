#!/usr/bin/env python3
"""count_tests.py BASE: prints how many tests passed, failed and were skipped, as BASE.xml (JUnit, of
CTest, Vitest and Playwright) or, without it, the end of BASE.log (unittest, script/lint) tells. An entry
of CTest that ran several cases of doctest counts as these. Why a test of Vitest or Playwright failed goes to standard
error: their logs say it far above the end."""

import pathlib
import re
import sys
import xml.etree.ElementTree as ElementTree


CASES = re.compile(r"^\[doctest\] test cases: +\d+ \| +(\d+) passed \| +(\d+) failed", re.MULTILINE)
LACKING = re.compile(r"^\[chalkline\] test cases that lack something: (\d+)$", re.MULTILINE)


def of_junit(path):
    passed = failed = skipped = 0
    for case in ElementTree.parse(path).iter("testcase"):
        output = case.findtext("system-out") or ""
        if ran := CASES.search(output):
            lacking = LACKING.search(output)
            without = int(lacking[1]) if lacking else 0
            # A process may fail after its last case.
            failures = max(int(ran[2]), case.find("failure") is not None)
            passed += int(ran[1]) - without
            failed += failures
            skipped += without
        elif case.find("failure") is not None or case.find("error") is not None:
            failed += 1
            print(case.get("name"), case.findtext("failure") or "", sep="\n", file=sys.stderr)
        elif case.find("skipped") is not None:
            skipped += 1
        else:
            passed += 1
    return passed, failed, skipped


def of_log(path):
    text = path.read_text(errors="replace")
    if lint := re.findall(r"^(\d+) passed, (\d+) failed$", text, re.MULTILINE):
        return int(lint[-1][0]), int(lint[-1][1]), 0
    if not (ran := re.findall(r"^Ran (\d+) tests? in ", text, re.MULTILINE)):
        return 0, 0, 0
    verdict = re.findall(r"^(?:OK|FAILED)(?: \(.*\))?$", text, re.MULTILINE)[-1]
    closing = dict(re.findall(r"(failures|errors|skipped)=(\d+)", verdict))
    failed = int(closing.get("failures", 0)) + int(closing.get("errors", 0))
    skipped = int(closing.get("skipped", 0))
    return int(ran[-1]) - failed - skipped, failed, skipped


def main():
    base = sys.argv[1]
    report = pathlib.Path(f"{base}.xml")
    print(*(of_junit(report) if report.exists() else of_log(pathlib.Path(f"{base}.log"))))


if __name__ == "__main__":
    main()
