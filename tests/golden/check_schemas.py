#!/usr/bin/python3
"""Holds schemas/events to the golden records: each validates, and no schema is too loose to refuse
a member that is missing, unknown or of another type. Exit code 77: skipped."""

import copy
import json
import sys
from pathlib import Path

try:
    import jsonschema
except ImportError:
    print("skipped: python3-jsonschema is not installed (script/setup --test installs it)")
    sys.exit(77)

GOLDEN = Path(__file__).resolve().parent
SCHEMAS = GOLDEN.parent.parent / "schemas" / "events"


def validator(path):
    """Of the schema with record.json inside it: how references to other files are found differs by version."""
    around = json.loads((SCHEMAS / "record.json").read_text().replace('"#/', '"#/$defs/record/'))
    text = path.read_text().replace('"record.json#', '"#/$defs/record').replace('"record.json"', '"#/$defs/record"')
    schema = json.loads(text)
    schema.setdefault("$defs", {})["record"] = around
    kind = jsonschema.Draft202012Validator
    kind.check_schema(schema)
    return kind(schema)


def objects_within(value):
    """Every JSON object in `value`, itself included."""
    if isinstance(value, dict):
        yield value
    children = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for child in children:
        yield from objects_within(child)


def spoiled(record):
    """Copies of `record` that are no such record, each with what is wrong with it."""
    for number, original in enumerate(objects_within(record)):
        def changed():
            other = copy.deepcopy(record)
            return other, list(objects_within(other))[number]

        for name in original:
            other, target = changed()
            del target[name]
            yield f"without {name}", other
            other, target = changed()
            target[name] = 0.5  # every number in a record is whole
            yield f"with {name}: 0.5", other
        other, target = changed()
        target["surprise"] = 1
        yield "with an unknown member", other


def main():
    faults = []
    goldens = {path.stem for path in GOLDEN.glob("*.json")}
    schemas = {path.stem for path in SCHEMAS.glob("*.v*.json")}
    faults += [f"{name}: no schema in {SCHEMAS}" for name in sorted(goldens - schemas)]
    faults += [f"{name}: no golden record in {GOLDEN}" for name in sorted(schemas - goldens)]
    for name in sorted(goldens & schemas):
        check = validator(SCHEMAS / f"{name}.json")
        record = json.loads((GOLDEN / f"{name}.json").read_text())
        faults += [f"{name}: {error.json_path}: {error.message}" for error in check.iter_errors(record)]
        faults += [f"{name}: accepts a record {what}" for what, other in spoiled(record) if check.is_valid(other)]
    print("\n".join(faults) if faults else f"{len(goldens)} golden records match their schemas")
    return 1 if faults or not goldens else 0


if __name__ == "__main__":
    sys.exit(main())
