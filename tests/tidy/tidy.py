#!/usr/bin/env python3
"""Checks the source as a whole, as far as a machine can; prints each fault on a line and what to do.

tidy.py [ROOT]. A rule takes {path: text} of every file that is or would be committed and yields
faults; tidy_test.py shows that each rule finds what it is for.
"""

import pathlib
import posixpath
import re
import subprocess
import sys

from auditors import an_auditor_changes_nothing
from rooms import BELOW_THE_CALLS, CALLS, MAY_INCLUDE, SHARED_BY_CALLS

MAY_ACT_AS_OPERATOR = ("ledger/", "tests/", "http/app/operator/operator_routes.cpp")
MAY_INCLUDE_BEAST = ("http/", "tests/http/", "tests/bench/", "tests/fuzz/", "cmake/beast.cpp")
TOP_LEVEL = {
    *(".ci", ".clang-format", ".clang-tidy", ".editorconfig", ".gitignore"),
    *("CMakeLists.txt", "CMakePresets.json", "CONTRIBUTING.md", "LICENSE", "README.md", "cmake"),
    *("base", "docs", "http", "insight", "ledger", "projections", "proof", "schemas", "script", "sports", "tests", "web"),
    "wizard",
}
FOLDERS_MAX = 4  # as deep as cmake/Room.cmake looks; tests/CMakeLists.txt does below tests/
LINES_MAX = 400  # beyond that a file holds more than one idea
ONE_FILE = ("proof/verify.py",)  # what an auditor copies to another machine, and reads before running it
CODE = (".cpp", ".hpp", ".ts", ".tsx", ".mjs", ".js", ".css", ".py", ".cmake")

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)
IMPORT = re.compile(r"""(?:\bfrom|\bimport|\bimport\(|\bmock\()\s*['"]([^'"]+)['"]""")
# `web/e2e/a.spec.ts`: "one test", "another"
NAMED_TESTS = re.compile(r'`([^`]+)`: ((?:"[^"]+"(?:, )?)+)')
DECISION = re.compile(r"docs/decisions/(\d{4})-")
RULE = re.compile(r"^(\d+)\. ", re.MULTILINE)
CITED_RULES = re.compile(r"\bRULES \d+(?:(?:, | and | to )\d+)*")
# Spelt so that these lines do not find themselves.
LEFTOVER = re.compile(r"\b(?:TO" r"DO|FIX" r"ME|XX" r"X)\b|\b(?:test|it|describe)\.on" r"ly\b|\bdebug" r"ger;")
REGISTRY = re.compile(r"\b(?:registry|deb|security|snapshot|packages|repo)\.[\w-]+\.(?:org|com|io|net)\b")
SPLIT_NAME = re.compile(r'\bTEST_CASE\("[^"]*;')
MACHINE_PATH = re.compile(r"(?<![\w.~])/(?:home|Users|work|mnt)/\w")


ADDING_TITLE = re.compile(r"[^(]+\(([^)]+)\): at least (\d+) files")
ADDING_FILE = re.compile(r"^\d+\. `([^`]+)`:", re.MULTILINE)
ADDED_IN = ("base/", "ledger/", "proof/", "projections/", "sports/", "insight/", "wizard/", "http/", "schemas/", "web/src/")


def includes(text):
    """(line number, is it <...>, path) of each #include."""
    for match in INCLUDE.finditer(text):
        yield text.count("\n", 0, match.start(2)) + 1, match[1] == "<", match[2]


def top_of(path):
    return path.split("/")[0]


def rooms(files):
    """MAY_INCLUDE, with the subjects of the calls as the folders have them: none knows another."""
    folders = {"/".join(path.split("/")[:3]) for path in cpp(files) if path.startswith(CALLS) and path.count("/") > 2}
    subjects = folders - {SHARED_BY_CALLS}
    return {**MAY_INCLUDE,
            **{subject: BELOW_THE_CALLS | {SHARED_BY_CALLS} for subject in subjects},
            **{room: MAY_INCLUDE[room] | subjects for room in ("http/app/dispatch", "http/app")}}


def room_of(path, known):
    """The innermost known room, or else the folder that the file lies in."""
    folder = posixpath.dirname(path)
    while folder not in known and "/" in folder:
        folder = posixpath.dirname(folder)
    return folder if folder in known else posixpath.dirname(path)


def is_granted(room, to, known):
    return any(room == other or (other not in known and room.startswith(f"{other}/"))
               for other in known[to] | {to})


def cpp(files):
    return {path: text for path, text in files.items() if path.endswith((".cpp", ".hpp"))}


def web_modules(files):
    return {path: text for path, text in files.items()
            if path.startswith("web/") and path.endswith((".ts", ".tsx", ".js", ".mjs"))}


def rooms_know_only_whom_they_may(files):
    known = rooms(files)
    for path, text in cpp(files).items():
        room = room_of(path, known)
        if top_of(path) in ("tests", "cmake"):
            continue
        if room not in known:
            yield f"{path}: {room}/ is a new room; say in tests/tidy/tidy.py whom it may include"
            continue
        for line, angled, target in includes(text):
            if not angled and not is_granted(room_of(target, known), room, known):
                yield (f"{path}:{line}: {room} must not know {room_of(target, known)}; move what both need down to "
                       f"a room that both may know, or pass it in from above")


def only_http_includes_beast(files):
    for path, text in cpp(files).items():
        for line, _, target in includes(text):
            if re.match(r"boost/(beast|asio)\b", target) and not path.startswith(MAY_INCLUDE_BEAST):
                yield f"{path}:{line}: only http includes {target}; it costs ten seconds a unit"


def only_the_operators_socket_acts(files):
    for path, text in cpp(files).items():
        if "ActAsOperator" in text and not path.startswith(MAY_ACT_AS_OPERATOR):
            yield f"{path}: only {MAY_ACT_AS_OPERATOR[-1]} acts as an operator; the kernel says there who asks"


def includes_name_the_room(files):
    for path, text in cpp(files).items():
        for line, angled, target in includes(text):
            if not angled and target not in files:
                yield f'{path}:{line}: no file "{target}"; include by the path from the root'


def web_imports_stay_in_web(files):
    for path, text in web_modules(files).items():
        for target in IMPORT.findall(text):
            if target.startswith("."):
                resolved = posixpath.normpath(posixpath.join(posixpath.dirname(path), target))
                if not resolved.startswith(("web/", "schemas/")):
                    yield f"{path}: imports {target}; web knows nothing outside web/ but schemas/"


def every_file_is_used(files):
    included = {target for text in cpp(files).values() for _, _, target in includes(text)}
    for path in cpp(files):
        if path.endswith(".hpp") and path not in included:
            yield f"{path}: nothing includes it; delete it"
        if path.endswith(".cpp") and path.removeprefix("tests/").count("/") > FOLDERS_MAX:
            yield f"{path}: in no target; sources lie at most {FOLDERS_MAX} folders deep"
    yield from unused_web_modules(files)


def unused_web_modules(files):
    modules = web_modules(files)
    used = set()
    for path, text in modules.items():
        for target in IMPORT.findall(text):
            base = "web/src" if target.startswith("@/") else posixpath.dirname(path)
            stem = posixpath.normpath(posixpath.join(base, target.removeprefix("@/")))
            used |= {stem + ending for ending in ("", ".ts", ".tsx", ".d.ts", "/index.ts", "/index.tsx")}
    pages = "".join(text for path, text in files.items()
                    if path in ("web/index.html", "web/vite.config.ts", "web/package.json"))
    for path in modules:
        if path.startswith("web/src/") and path not in used and ".test." not in path \
                and not path.endswith(".d.ts") and path.removeprefix("web/") not in pages:
            yield f"{path}: nothing imports it; delete it"


def no_file_is_too_long(files):
    for path, text in files.items():
        lines = text.count("\n")
        script = path.startswith("script/")
        if lines > LINES_MAX and (path.endswith(CODE) or script) and path not in ONE_FILE:
            yield f"{path}: {lines} lines; split it, no file has more than {LINES_MAX}"


def found(pattern, files, advice):
    for path, text in files.items():
        for number, line in enumerate(text.splitlines(), 1):
            if match := pattern.search(line):
                yield f"{path}:{number}: '{match[0]}': {advice}"


def nothing_is_left_over(files):
    return found(LEFTOVER, files, "finish it, or say in an issue what is missing")


def no_registry_is_named(files):
    return found(REGISTRY, files, "the package manager's own settings say where packages come from")


def no_path_of_one_machine(files):
    return found(MACHINE_PATH, files, "this path is there on one machine only; make it relative")


def no_test_name_is_split(files):
    return found(SPLIT_NAME, cpp(files), "CMake splits a test's name at ';' and then finds no such test")


def tests_that_are_named_exist(files):
    for path, names in NAMED_TESTS.findall(files.get("docs/SPEC_TESTS.md", "")):
        for name in re.findall(r'"([^"]+)"', names):
            if name not in files.get(path, ""):
                yield f'docs/SPEC_TESTS.md: {path} has no test "{name}"; name what holds that line now'


def rules_that_are_cited_exist(files):
    rules = set(RULE.findall(files.get("docs/RULES.md", "")))
    for path, text in files.items():
        if not path.endswith(CODE) or path.startswith("tests/tidy/"):
            continue
        for cited in CITED_RULES.finditer(text):
            for number in sorted(set(re.findall(r"\d+", cited[0])) - rules):
                line = text.count("\n", 0, cited.start()) + 1
                yield f"{path}:{line}: docs/RULES.md has no rule {number}"


def decisions_are_numbered_without_a_gap(files):
    numbers = sorted(int(found[1]) for path in files if (found := DECISION.match(path)))
    for number, expected in zip(numbers, range(1, len(numbers) + 1)):
        if number != expected:
            yield f"docs/decisions: {number:04} stands where {expected:04} is due"
            return


def the_lists_of_adding_are_right(files):
    page = "docs/ADDING.md"
    for section in files.get(page, "").split("\n## ")[1:]:
        title = ADDING_TITLE.match(section)
        if not title:
            yield f"{page}: '{section.splitlines()[0]}' must read 'A thing (`example`): at least N files'"
            continue
        words = re.findall(r"`([^`]+)`", title[1])
        listed = set(ADDING_FILE.findall(section))
        also = set(re.findall(r"^Also\b[^\n]*?`([^`\n]+)`", section, re.MULTILINE))
        if len(listed) != int(title[2]):
            yield f"{page}: says {title[2]} files of {words[0]} and lists {len(listed)}"
        names = {path for path, text in files.items() if any(has_word(text, word) for word in words)}
        for path in sorted((listed | also) - names):
            yield f"{page}: {path} does not name {' or '.join(words)}"
        touched = {path for path in names if path.startswith(ADDED_IN) and not is_generated_or_test(path)}
        for path in sorted(touched - listed - also):
            yield f"{page}: {path} names {' or '.join(words)}; list it, or make it unnecessary"


def has_word(text, word):
    return re.search(rf"(?<![\w/]){re.escape(word)}(?![\w/-])", text) is not None


def is_generated_or_test(path):
    return ".test." in path or path.endswith("layout.json") or "/test/" in path


def top_level_is_the_design(files):
    for entry in sorted({top_of(path) for path in files} - TOP_LEVEL):
        yield f"{entry}: not in the design; put it into a room, or name it in tests/tidy/tidy.py"


RULES = (
    rooms_know_only_whom_they_may,
    only_http_includes_beast,
    only_the_operators_socket_acts,
    an_auditor_changes_nothing,
    includes_name_the_room,
    web_imports_stay_in_web,
    every_file_is_used,
    no_file_is_too_long,
    nothing_is_left_over,
    no_registry_is_named,
    no_path_of_one_machine,
    no_test_name_is_split,
    tests_that_are_named_exist,
    rules_that_are_cited_exist,
    decisions_are_numbered_without_a_gap,
    the_lists_of_adding_are_right,
    top_level_is_the_design,
)


def read_files(root):
    listed = subprocess.run(
        ["git", "-c", "safe.directory=*", "-C", root, "ls-files", "-z", "-co", "--exclude-standard"],
        check=True, capture_output=True, text=True).stdout
    files = {}
    for path in filter(None, listed.split("\0")):
        try:
            files[path] = (root / path).read_text()
        except (FileNotFoundError, UnicodeDecodeError):
            pass  # deleted and not yet committed, or not a text
    return files


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()
    files = read_files(root)
    faults = [fault for rule in RULES for fault in rule(files)]
    print("\n".join(faults) if faults else f"{len(files)} files, {len(RULES)} rules, no fault")
    return 1 if faults or not files else 0


if __name__ == "__main__":
    sys.exit(main())
