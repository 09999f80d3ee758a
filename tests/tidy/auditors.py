"""A rule of tidy.py: the calls of an auditor only read."""

import re

FOLDER = "http/api/audit/"
# They lead to a command, to people or to the key that signs. What every call is handed leads there too.
MAY_NOT_INCLUDE = re.compile(
    r'#include "(ledger/engine/(?:engine|settler)\.hpp|http/(?:identity|mail)/[^"]*|'
    r'http/api/shared/call/(?:engine_client|user_answer)\.hpp|proof/publication/signer\.hpp)"')
MAY_NOT_SAY = re.compile(r"\bio\.(?:engine|accounts)\b|\b(?:Engine|Accounts)&|\blog_?\.append\(|\.(?:decide|rotate|submit)\(")


def an_auditor_changes_nothing(files):
    for path, text in files.items():
        if path.startswith(FOLDER):
            for number, line in enumerate(text.splitlines(), 1):
                if found := MAY_NOT_INCLUDE.search(line) or MAY_NOT_SAY.search(line):
                    yield f"{path}:{number}: '{found[0]}': an auditor's call reads the ledger, and neither changes it nor knows people"
