#!/usr/bin/python3
"""The report of a class, its files and its board: who gets them, what stands in them, and that their stamps are the
ledger's."""

import csv
import io
import json
import unittest

import jsonschema

from class_calls import CONSENT, NOBODYS, class_form, educator
from document import DOCUMENT
from support import Site, chalkline

FILES = ("report", "report-csv", "report-json")
SCHEMA = chalkline.ROOT / "schemas/class-file.v1.json"
FIGURES = 18  # columns that hold what is shared


def setUpModule():
    global site
    site = Site("--clock-speed", "600")


def tearDownModule():
    site.stop()


def opened(teacher, **form):
    return teacher.call("POST", "/api/classes/open", class_form(**form)).expect(201).json()


def enter(teacher, shown, *learners, consent=CONSENT):
    for learner in learners:
        body = {"code": shown["code"], "consent": consent, "isAdult": True}
        learner.call("POST", "/api/classes/join", body).expect(202)
    teacher.call("POST", "/api/classes/admit", {"classId": shown["id"], "alias": None, "admit": True}).expect(200)


def read(client, what, shown):
    return client.call("GET", f"/api/classes/{what}/{shown['id']}")


def rows_of(text):
    """The head of a file, and its rows by column."""
    head = [line for line in text.splitlines() if line.startswith("#")]
    return head, list(csv.DictReader(io.StringIO("\n".join(text.splitlines()[len(head):]))))


def schema_of_the_file():
    """What schemas/openapi.yaml says of ClassFile, as a document of its own."""
    kept = {}

    def moved(node):
        if isinstance(node, list):
            return [moved(one) for one in node]
        if not isinstance(node, dict):
            return node
        if "$ref" in node:
            name = node["$ref"].rsplit("/", 1)[1]
            if name not in kept:
                kept[name] = None
                kept[name] = moved(DOCUMENT["components"]["schemas"][name])
            return {"$ref": f"#/$defs/{name}"}
        return {key: moved(value) for key, value in node.items()}

    whole = moved(DOCUMENT["components"]["schemas"]["ClassFile"])
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "A class, as chalkline writes it to a file",
            **whole, "$defs": dict(sorted(kept.items()))}


class Exports(unittest.TestCase):
    def test_educators_of_the_class_alone_get_them(self):
        teacher, second, other = (educator(site, name) for name in ("rep1", "rep2", "rep3"))
        member, outsider = site.player("repin1"), site.player("repout1")
        shown = opened(teacher)
        enter(teacher, shown, member)
        teacher.call("POST", "/api/classes/educators", {"classId": shown["id"], "username": "rep2"}).expect(200)
        for client, status in ((teacher, 200), (second, 200), (other, 404), (member, 403), (outsider, 403),
                               (site.client(), 401)):
            for what in FILES:
                self.assertEqual((what, read(client, what, shown).status), (what, status))
        self.assertEqual(teacher.call("GET", f"/api/classes/report/{NOBODYS}").status, 404)
        self.assertEqual(teacher.call("GET", f"/api/classes/report/{shown['id']}?x=1").status, 400)
        row = read(second, "report", shown).json()["learners"][0]
        self.assertEqual((row["process"], row["awaitsAgreement"]), (None, True))
        teacher.call("POST", "/api/classes/stop-teaching", {"classId": shown["id"]}).expect(204)
        self.assertEqual(read(teacher, "report", shown).status, 404)

    def test_the_same_position_gives_the_same_bytes_and_an_export_is_one_event(self):
        quiet = Site()  # whose ledger stands still between two requests
        self.addCleanup(quiet.stop)
        teacher = educator(quiet, "still")
        shown = opened(teacher)
        enter(teacher, shown, quiet.player("still-in"))
        for what in FILES:
            with self.subTest(what):
                for _ in range(5):
                    first, second = read(teacher, what, shown).expect(200), read(teacher, what, shown).expect(200)
                    if first.headers["Content-Disposition"] == second.headers["Content-Disposition"]:
                        break
                self.assertEqual(first.body, second.body)
        quiet.stop_server()
        exported = chalkline.run("audit", "export", "--format", "jsonl", data=quiet.data).stdout
        looks = [json.loads(line) for line in exported.splitlines() if "OverviewOpened" in line]
        self.assertEqual([look["event"]["exported"] for look in looks], [True])

    def test_a_class_that_does_not_share_is_exported_as_such(self):
        teacher, silent, gone = educator(site, "rep4"), site.player("repin2"), site.player("repin3")
        shown = opened(teacher, title="=cmd|' /C calc'!A0, \"x\"")
        enter(teacher, shown, silent, consent={**CONSENT, "bets": False, "chasing": True})
        enter(teacher, shown, gone)
        gone.call("POST", "/api/classes/leave", {"classId": shown["id"], "takeBack": True}).expect(200)
        text = read(teacher, "report-csv", shown).expect(200).body.decode()
        self.assertTrue(text.startswith('"# Chalkline. Class: =cmd|\' /C calc\'!A0, ""x"""\r\n# As of position '))
        cells = list(csv.reader(io.StringIO(text)))
        columns = cells[4]
        self.assertEqual(columns[:2], ["learner", "name"])
        self.assertEqual({tuple(row[-FIGURES:]) for row in cells[5:]},
                         {("not shared",) * FIGURES, ("withdrawn",) * FIGURES})
        for body in [read(teacher, what, shown).expect(200).body.decode().lower() for what in FILES]:
            for word in ("chas", "repin", "example", "balance"):
                self.assertNotIn(word, body)

    def test_a_file_has_a_schema_and_ids_instead_of_aliases(self):
        teacher, member = educator(site, "rep5"), site.player("repin4")
        shown = opened(teacher)
        enter(teacher, shown, member)
        file = read(teacher, "report-json", shown).expect(200).json()
        schema = json.loads(SCHEMA.read_text())
        jsonschema.Draft202012Validator(schema).validate(file)
        self.assertEqual(schema, schema_of_the_file())
        alias = read(teacher, "report", shown).json()["learners"][0]["alias"]
        self.assertNotIn(alias, json.dumps(file))
        self.assertRegex(file["learners"][0]["learner"], "^[0-9a-f]{12}$")


class Graded(unittest.TestCase):
    ROSTER = ("sourcedId,role,username,givenName,familyName,identifier\n"
              "s-1,student,ada,Ada,\"Byron, Lady\",4711\n=s2,student,,=1+1,\"x\"\"y\",\ns3,student,late,Not,Joined,\n")

    def test_names_stand_in_the_report_and_grades_go_by_the_rosters_identifiers(self):
        teacher, ada, other = educator(site, "graded1"), site.player("gradedin1"), site.player("gradedin2")
        shown = opened(teacher, kind="graded")
        of_class = {"classId": shown["id"]}
        body = {**of_class, "csv": self.ROSTER, "version": 0, "mails": False}
        teacher.call("POST", "/api/classes/roster/apply", body).expect(200)
        made = teacher.call("POST", "/api/classes/invitations", {**of_class, "sourcedId": None}).expect(200).json()
        tokens = {one["sourcedId"]: one["token"] for one in made["invitations"]}
        for client, sourced_id in ((ada, "s-1"), (other, "=s2")):
            asked = {"code": tokens[sourced_id], "consent": CONSENT, "isAdult": True}
            client.call("POST", "/api/classes/join", asked).expect(201)
        choice = next(one for one in read(teacher, "assignments", shown).expect(200).json()["choices"]
                      if one["assignment"] == "mornings")
        rule = {**of_class, "assignment": "mornings", "version": 0, "numbers": choice["usual"], "from": None, "due": None,
                "games": []}
        teacher.call("POST", "/api/classes/assignments/set", rule).expect(204)
        report = read(teacher, "report", shown).expect(200).json()
        self.assertEqual([row["name"] for row in report["learners"]], ["Ada Byron, Lady", '=1+1 x"y'])
        none_yet = {"met": 0, "begun": 0, "late": 0}
        self.assertEqual(report["learners"][0]["assignments"], none_yet)
        file = read(teacher, "report-json", shown).expect(200).json()
        self.assertEqual(file["about"]["hasAssignments"], True)
        self.assertEqual([row["assignments"] for row in file["learners"]], [none_yet, none_yet])
        text = read(teacher, "report-csv", shown).expect(200).body.decode()
        columns, first, _ = csv.reader(line for line in io.StringIO(text) if not line.startswith("#"))
        self.assertEqual([first[columns.index(f"assignments{what}")] for what in ("Met", "Begun", "Late")],
                         ["0", "0", "0"])
        grades = read(teacher, "grades-csv", shown).expect(200).body.decode()
        columns, *rows = csv.reader(io.StringIO(grades))
        self.assertEqual(columns, ["Student", "ID", "SIS User ID", "SIS Login ID", "Integration ID", "Section",
                                   "Chalkline: Mornings with the daily line"])
        self.assertEqual(rows, [["Ada Byron, Lady", "", "s-1", "ada", "4711", "", "0"],
                                ["'=1+1 x\"y", "", "'=s2", "", "", "", "0"]])
        ada.call("POST", "/api/classes/consent", {**of_class, "consent": {**CONSENT, "learning": False}}).expect(200)
        self.assertIn("4711,,\r\n", read(teacher, "grades-csv", shown).expect(200).body.decode())
        for client, status in ((educator(site, "graded2"), 404), (ada, 403), (site.client(), 401)):
            self.assertEqual(read(client, "grades-csv", shown).status, status)
        pseudonymous = opened(teacher)
        self.assertEqual(read(teacher, "grades-csv", pseudonymous).status, 409)


class Stamps(unittest.TestCase):
    def test_an_audit_finds_the_position_and_root_of_each_export(self):
        stamped = Site("--clock-speed", "600")
        self.addCleanup(stamped.stop)
        teacher, member = educator(stamped, "stamp1"), stamped.player("stampin1")
        shown = opened(teacher)
        enter(teacher, shown, member)
        stamps = [read(teacher, "report", shown).expect(200).json()["stamp"]]
        stamps.append(read(teacher, "report-json", shown).expect(200).json()["asOf"])
        head, _ = rows_of(read(teacher, "report-csv", shown).expect(200).body.decode())
        stamps.append({"position": head[1].split()[4], "root": head[2].split()[-1]})
        stamped.stop_server()
        known = [f"--expect={stamp['position']}:{stamp['root']}" for stamp in stamps]
        chalkline.run("audit", "verify", *known, data=stamped.data)
        wrong = f"--expect={stamps[0]['position']}:{'0' * 64}"
        with self.assertRaises(Exception):
            chalkline.run("audit", "verify", wrong, data=stamped.data)


class Boards(unittest.TestCase):
    def show(self, teacher, shown, is_on, status=204):
        teacher.call("POST", "/api/classes/board/show", {"classId": shown["id"], "isOn": is_on}).expect(status)

    def test_it_is_off_at_first_and_shows_bands_from_five_members_on(self):
        teacher, members = educator(site, "board1"), [site.player(f"boardin{i}") for i in range(6)]
        shown = opened(teacher)
        enter(teacher, shown, *members)
        first = read(members[0], "board", shown).expect(200).json()
        self.assertEqual((first["isOn"], first["bands"], first["staysOff"], first["isTaught"]), (False, None, False, False))
        self.show(teacher, shown, True)
        board = read(teacher, "board", shown).expect(200).json()
        self.assertEqual([len(band["aliases"]) for band in board["bands"]], [0, 0, 0, 6])
        self.assertEqual((board["isTaught"], board["staysOff"]), (True, None))
        for member in members[:2]:
            body = {"classId": shown["id"], "staysOff": True}
            member.call("POST", "/api/classes/board/stay-off", body).expect(204)
        off = read(members[0], "board", shown).expect(200).json()
        self.assertEqual((off["bands"], off["staysOff"]), (None, True))
        members[0].call("POST", "/api/classes/board/stay-off", {"classId": shown["id"], "staysOff": False}).expect(204)
        self.assertEqual(len(read(members[1], "board", shown).json()["bands"][3]["aliases"]), 5)
        self.show(teacher, shown, False)
        self.assertIsNone(read(teacher, "board", shown).json()["bands"])

    def test_outsiders_see_none_and_members_turn_none_on(self):
        teacher, other, member = educator(site, "board2"), educator(site, "board3"), site.player("boardin7")
        shown = opened(teacher)
        enter(teacher, shown, member)
        for client, status in ((teacher, 200), (member, 200), (other, 404), (site.player("boardout"), 404),
                               (site.client(), 401)):
            self.assertEqual(read(client, "board", shown).status, status)
        self.show(member, shown, True, 403)
        self.show(other, shown, True, 404)
        body = {"classId": shown["id"], "staysOff": True}
        for client, status in ((teacher, 404), (other, 404), (site.client(), 401)):
            client.call("POST", "/api/classes/board/stay-off", body).expect(status)


if __name__ == "__main__":
    unittest.main()
