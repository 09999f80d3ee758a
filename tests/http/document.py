"""schemas/openapi.yaml, and answers held to it."""

import json
import pathlib
import warnings

import jsonschema
import yaml

warnings.simplefilter("ignore", DeprecationWarning)
DOCUMENT = yaml.safe_load((pathlib.Path(__file__).resolve().parents[2] / "schemas/openapi.yaml").read_text())


def resolve(node):
    while "$ref" in node:
        target = DOCUMENT
        for part in node["$ref"].removeprefix("#/").split("/"):
            target = target[part]
        node = target
    return node


def validate(value, schema):
    # References in the document are to its own root.
    root = {**schema, "components": DOCUMENT["components"]}
    jsonschema.Draft202012Validator(root, format_checker=jsonschema.FormatChecker()).validate(value)


class Recorder:
    """Makes calls and holds each answer to the document."""

    def __init__(self):
        self.seen = set()

    def call(self, client, method, path, body=None, **headers):
        answer = client.call(method, path, body, **headers)
        return self.check(method, path, answer.status, answer.headers, answer.body)

    def check(self, method, path, status, headers, body):
        path = path.split("?")[0]
        operation = DOCUMENT["paths"][path][method.lower()]
        self.seen.add((path, method.lower(), str(status)))
        if str(status) not in operation["responses"]:
            raise AssertionError(f"{method} {path} answers {status}, which is not documented: {body!r}")
        response = resolve(operation["responses"][str(status)])
        content = response.get("content", {})
        if content:
            kind = headers["Content-Type"].split(";")[0]
            if kind not in content:
                raise AssertionError(f"{method} {path} {status}: {kind} is not documented")
            schema = content[kind]["schema"]
            coding = "latin-1" if kind == "application/octet-stream" else "utf-8"
            validate(json.loads(body) if kind == "application/json" else body.decode(coding), schema)
        elif body:
            raise AssertionError(f"{method} {path} {status} has a body: {body!r}")
        for name, header in response.get("headers", {}).items():
            header = resolve(header)
            if name in headers or header.get("required", True):
                validate(headers[name], header["schema"])
        return json.loads(body) if headers["Content-Type"] == "application/json" else body
