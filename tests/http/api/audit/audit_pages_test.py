#!/usr/bin/python3
"""What an auditor reads of a running server: all of the ledger by numbers of accounts, and nothing that it changes."""

import base64
import json
import pathlib
import sqlite3
import tarfile
import tempfile
import unittest

from audit_calls import HUGE, READS, auditor_of
from class_calls import admit, educator, opened
from class_calls import ask as ask_to_join
from log_reader import LogReader, verify
from support import Site, Wire, bet_on, chalkline, picks, wait_for

UNSIGNED = "The hashes that are stored beside the ledger are not those that were signed"
OLD_LEDGER = chalkline.ROOT / "tests/golden/logs/served.v1.tar.gz"


class Audit(unittest.TestCase):
    def read(self, path, client=None, status=200):
        return (client or self.auditor).call("GET", f"/api/audit/{path}").expect(status)

    def told(self, path):
        return self.read(path).json()

    def refused(self, path, status, sentence):
        self.auditor.position = None  # with one the client takes a 503 for models that are behind, and asks on for minutes
        answer = self.read(path, status=status)
        self.assertEqual((answer.body.decode(), answer.headers["Content-Type"]), (sentence, "text/plain; charset=utf-8"))

    def all_events(self, query=""):
        """Along `next` to the end."""
        found, path = [], f"events?limit=100{query}"
        while path:
            page = self.told(path)
            found += page["events"]
            path = page["next"] and f"events?limit=100{query}&from={page['next']}"
        return found

    def checked(self):
        """The report of a check that begins now."""
        def is_idle():
            told = self.told("check")
            return told["running"] is None and told

        wait_for(is_idle, "the check before")
        self.auditor.call("POST", "/api/audit/check").expect(202)
        told = wait_for(is_idle, "the check")
        self.assertIsNone(told["failure"])
        return told["last"]


class KindsOfBets(Audit):
    """A ledger in which one player has settled bets of every kind."""

    @classmethod
    def setUpClass(cls):
        cls.directory = tempfile.TemporaryDirectory(prefix="chalkline-")
        cls.data = pathlib.Path(cls.directory.name) / "data"
        with tarfile.open(OLD_LEDGER) as old:
            old.extractall(cls.data)
        cls.server = chalkline.Server(cls.data, "--log-level", "warn", "--accept-clock")
        cls.ann = cls.server.client()
        cls.ann.sign_in("ann")
        cls.account = cls.ann.call("GET", "/api/auth/me").expect(200).json()["id"]
        cls.auditor = cls.server.client()
        cls.auditor.sign_up("the-auditor")
        chalkline.run("user", "grant", "the-auditor", "auditor", data=cls.data)
        wait_for(lambda: cls.auditor.call("GET", "/api/audit/health").status == 200, "the role")

    @classmethod
    def tearDownClass(cls):
        cls.server.stop()
        cls.directory.cleanup()

    def exported(self):
        done = chalkline.run("audit", "export", data=self.data)
        return [json.loads(line) for line in done.stdout.splitlines()]

    def test_the_dossier_of_each_kind_of_bet_tells_what_it_paid_and_why(self):
        kinds = set()
        for bet in self.ann.bets():
            dossier = self.told(f"bets/{bet['id']}")
            with self.subTest(bet=bet["id"], kind=dossier["kind"]):
                kinds.add(dossier["kind"])
                self.assertEqual((dossier["account"], dossier["stake"], dossier["isPurse"]),
                                 (int(self.account), bet["betAmount"], False))
                self.assertEqual(len(dossier["legs"]), max(len(bet["legs"]), 1))
                self.assertEqual(dossier["odds"], bet["odds"])
                if not bet["condition"]:  # whose leg is listed with the odds of both
                    self.assertEqual([leg["odds"] for leg in dossier["legs"]], [leg["odds"] for leg in bet["legs"]])
                self.assertTrue(all(check["holds"] for check in dossier["checks"]), dossier["checks"])
                self.assertIn("It is settled as quotes and results make it", [check["what"] for check in dossier["checks"]])
                last = dossier["settlements"][-1]
                self.assertEqual((last["outcome"], last["credit"]), (bet["status"], bet["payout"]))
                lines = {line["what"]: line["figure"] for line in dossier["arithmetic"]}
                self.assertEqual(lines["Stake"], str(bet["betAmount"]))
                if bet["status"] == "won":
                    self.assertTrue(lines["Credit"].endswith(f" {bet['payout']}"), lines)
                roles = [record["role"] for record in dossier["records"]]
                self.assertGreaterEqual(set(roles), {"placed", "game", "closed", "result", "settled"})
        self.assertEqual(kinds, {"moneyline", "spread", "total", "prop", "parlay", "conditional"})

    def test_the_statement_as_of_a_record_is_what_postings_up_to_it_make(self):
        records = self.exported()
        mine = [record for record in records if record["stream"] == f"account:{self.account}"]
        for last in (mine[0], mine[3], mine[len(mine) // 2], mine[-1]):
            told = self.told(f"statement/{self.account}?asOf={last['position']}&limit=100")
            until = [record for record in mine if record["position"] <= last["position"]]
            sums = {kind: sum(posting["amount"] for record in until for posting in record["postings"] if posting["kind"] == kind)
                    for kind in ("player", "held")}
            self.assertEqual((told["available"], told["held"], told["events"], told["asOf"]),
                             (sums["player"], sums["held"], len(until), last["position"]))
            moved = [record["position"] for record in until if record["postings"]]
            self.assertEqual([entry["position"] for entry in told["entries"]], moved[::-1][:100])
            if told["entries"]:
                self.assertEqual(told["entries"][0]["balanceAfter"], told["available"])
        whole, path = [], f"statement/{self.account}?limit=7"
        while path:
            page = self.told(path)
            whole += page["entries"]
            path = page["nextCursor"] and f"statement/{self.account}?limit=7&cursor={page['nextCursor']}"
        own = self.ann.call("GET", "/api/statement?limit=100").expect(200).json()["entries"]
        self.assertEqual([(entry["position"], entry["amount"], entry["balanceAfter"]) for entry in whole[:len(own)]],
                         [(int(entry["position"]), entry["amount"], entry["balanceAfter"]) for entry in own])

    def test_each_filter_finds_what_an_export_holds_and_filters_combine(self):
        records = self.exported()[:200]
        def found(**filters):
            query = "".join(f"&{name}={value}" for name, value in filters.items())
            return [event["position"] for event in self.told(f"events?limit=100&to=200{query}")["events"]]

        def held(condition):
            return [record["position"] for record in records if condition(record)][:100]

        placed = next(record for record in records if record["type"] == "BetPlaced")
        game = placed["event"]["legs"][0]["game"]
        noon = records[120]["time"][:19] + "Z"
        self.assertEqual(found(), held(lambda record: True))
        self.assertEqual(found(type="BetPlaced"), held(lambda record: record["type"] == "BetPlaced"))
        self.assertEqual(found(account=self.account), held(lambda record: record["stream"] == f"account:{self.account}"))
        self.assertEqual(found(since=noon), held(lambda record: record["time"] >= noon[:-1]))
        self.assertEqual(found(until=noon), held(lambda record: record["time"] <= f"{noon[:-1]}.000000Z"))
        of_bet = held(lambda record: placed["position"] in (record["position"], record["causedBy"], record["event"].get("bet")))
        self.assertEqual(found(bet=placed["position"]), of_bet)
        of_game = held(lambda record: game in (record["event"].get("game"), record["event"].get("asked", {}).get("game"))
                       or game in [leg["game"] for leg in record["event"].get("legs", [])])
        self.assertEqual(found(game=game), of_game)
        self.assertEqual(found(game=game, type="BetPlaced", account=self.account),
                         [position for position in of_game if records[position - 1]["type"] == "BetPlaced"
                          and records[position - 1]["stream"] == f"account:{self.account}"])
        self.assertEqual(found(game="f" * 16), [])
        self.assertEqual(found(type="BetPlaced", bet=placed["position"], game="f" * 16), [])

    def test_a_record_comes_with_its_bytes_and_the_way_to_the_signed_root(self):
        keys = LogReader(self.data, self.server.port).keys
        head = self.told("health")["position"]
        wait_for(lambda: self.told("health")["checkpointSize"] >= head, "the checkpoint")
        for line in self.exported()[:head:37]:
            told = self.told(f"events/{line['position']}")
            self.assertEqual(base64.b64decode(told["bytes"]).hex(), line["bytes"])
            self.assertEqual(told["leaf"], line["leaf"])
            self.assertEqual(told["record"], {name: value for name, value in line.items() if name not in ("leaf", "root", "bytes")})
            proof = verify.Proof(told["proof"].encode(), keys)  # demands that it leads to the root
            self.assertEqual((proof.index, proof.record.hex()), (line["position"] - 1, line["bytes"]))

    def test_the_pages_end_where_the_ledger_does(self):
        head = self.told("health")["position"]
        found = self.all_events()
        self.assertEqual([event["position"] for event in found], list(range(1, len(found) + 1)))
        self.assertGreaterEqual(len(found), head)

    def test_a_check_says_what_audit_verify_says(self):
        report = self.checked()
        done = chalkline.run("audit", "verify", data=self.data)
        self.assertEqual(report["faultsTotal"], 0)
        self.assertRegex(done.stdout, r"0 faults\n$")
        self.assertGreater(report["checkpointSize"], 0)
        self.assertLessEqual(report["checkpointSize"], report["records"])
        self.assertIn(f"on trust: the prices and results of {report['gamesOnTrust']} games", done.stdout)
        self.assertIn(f"begun by a program of generation {report['begunBy']} at the latest", done.stdout)


class Reading(Audit):
    @classmethod
    def setUpClass(cls):
        cls.site = Site("--clock-speed", "0.001")  # no line moves while the tests run
        cls.ann, cls.bob = cls.site.player("ann-the-player"), cls.site.player("bob-the-player")
        cls.prof = educator(cls.site, "prof-the-educator")
        cls.auditor = auditor_of(cls.site, "eve-the-auditor")
        cls.bet = int(bet_on(cls.ann, cls.ann.games()[::-1], 10)[2].json()["bet"]["id"])
        cls.account = cls.ann.call("GET", "/api/auth/me").expect(200).json()["id"]
        cls.log = LogReader(cls.site.data, cls.site.port)
        cls.checkpoint = cls.log.checkpoint(cls.ann.position)

    @classmethod
    def tearDownClass(cls):
        cls.site.stop()

    def paths(self):
        return [*READS, "events/1", f"statement/{self.account}", f"bets/{self.bet}"]

    def test_auditors_alone_read(self):
        for path in self.paths():
            for client, status in ((self.site.client(), 401), (self.ann, 403), (self.prof, 403), (self.auditor, 200)):
                with self.subTest(path):
                    answer = self.read(path, client, status)
                    self.assertEqual(answer.headers["Cache-Control"], "no-store")
                    self.assertEqual(answer.body == b"This is for auditors", status == 403)
        for client, status in ((self.site.client(), 401), (self.ann, 403), (self.prof, 403)):
            client.call("POST", "/api/audit/check").expect(status)
        self.auditor.call("POST", "/api/audit/check", Origin="http://evil.example").expect(403)

    def test_a_reading_token_reads_and_neither_bets_nor_reads_accounts(self):
        token = chalkline.run("user", "token", "eve-the-auditor", data=self.site.data).stdout.strip()
        bearer = {"Authorization": f"Bearer {token}"}
        for path in self.paths():
            self.site.client().call("GET", f"/api/audit/{path}", **bearer).expect(200)
        for path in ("/api/auth/me", "/api/bets", "/api/statement"):
            self.assertIn(self.site.client().call("GET", path, **bearer).status, (401, 404))

    def test_nobody_is_named(self):
        shown = opened(self.prof)
        ask_to_join(self.bob, shown["code"]).expect(202)
        admit(self.prof, shown)
        self.site.client().call("GET", "/api/auth/me")
        wait_for(lambda: any(event["type"] == "PurseOpened" for event in self.all_events("&type=PurseOpened")), "the purse")
        purse = self.all_events("&type=PurseOpened")[0]
        self.assertTrue(self.told(f"statement/{purse['account']}")["isPurse"])
        head = self.told("health")["position"]
        self.log.checkpoint(head)
        texts = [self.read(path).body for path in self.paths()]
        texts += [self.read(f"events/{position}").body for position in range(1, head + 1)]
        texts.append(json.dumps(self.checked()).encode())
        for name in (b"ann-the-player", b"bob-the-player", b"prof-the-educator", b"eve-the-auditor", b"ECON 101", b"@"):
            for text in texts:
                if name == b"@":  # of an address: formats and versions have one as well, and games "A @ B"
                    self.assertNotRegex(text, rb"\w@\w+\.\w")
                else:
                    self.assertNotIn(name, text)

    def test_reading_changes_nothing(self):
        def kept():
            with sqlite3.connect(f"file:{self.site.data}/accounts.db?mode=ro", uri=True) as accounts:
                tables = [name for name, in accounts.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
                          if name != "sessions"]
                return [accounts.execute(f'SELECT * FROM "{table}"').fetchall() for table in tables]

        before, people = self.told("health")["position"], kept()
        for path in self.paths():
            self.read(path)
        self.checked()
        self.assertEqual(self.told("health")["position"], before)
        self.assertEqual(kept(), people)

    def test_what_is_asked_wrongly_is_told_in_one_sentence(self):
        head = self.told("health")["position"]
        number = f"must be a whole number from 1 to {HUGE}"
        for path, status, sentence in (
                (f"events?from={head + 10**6}", 400, f"The ledger ends at record {head}"),
                (f"events?bet={HUGE}", 400, f"The ledger ends at record {head}"),
                ("events?from=9&to=8", 400, "from must not be above to"),
                ("events?since=2026-01-02T00:00:00Z&until=2026-01-01T00:00:00Z", 400, "since must not be later than until"),
                ("events?from=0", 400, f"from {number}"), ("events?from=-1", 400, f"from {number}"),
                (f"events?to={2**64}", 400, f"to {number}"), ("events?account=ann", 400, f"account {number}"),
                ("events?since=yesterday", 400, "since must be a UTC time like 2026-11-21T12:00:00Z"),
                ("events?type=Nonsense", 400, "type must be the name of an event"),
                ("events?game=celtics", 400, "game must be the 16 hexadecimal digits of a game's id"),
                ("events?limit=101", 400, "limit must be a whole number from 1 to 100"),
                ("events?from=1&from=2", 400, "The parameter from appears twice"),
                ("events/0", 404, f"The ledger has the records 1 to {head}"),
                (f"events/{head + 10**6}", 404, f"The ledger has the records 1 to {head}"),
                ("events/x", 400, "A record is asked for by its position, a whole number"),
                ("events/01", 400, "A record is asked for by its position, a whole number"),
                ("statement/1", 404, f"The ledger knows no account 1 at record {head}"),
                (f"statement/{self.account}?asOf=1", 404, f"The ledger knows no account {self.account} at record 1"),
                (f"statement/{self.account}?asOf={head + 10**6}", 400, f"asOf must be a whole number from 1 to {head}"),
                (f"statement/{self.account}?cursor=1", 400, "cursor must be the nextCursor of another page"),
                ("statement/ann", 400, "An account is asked for by its number"),
                ("bets/1", 404, "No bet was placed by record 1"), (f"bets/{HUGE}", 404, f"No bet was placed by record {HUGE}"),
                ("bets/x", 400, "A bet is asked for by its id"),
                ("export?from=9&to=8", 400, "from must not be above to"), ("manifest?from=0", 400, f"from {number}")):
            with self.subTest(path):
                self.refused(path, status, sentence)
        for path in ("export", "manifest"):
            answer = self.read(f"{path}?from=1&to={HUGE}", status=404)
            self.assertRegex(answer.body.decode(), r"^The newest checkpoint covers \d+ records$")

    def test_what_no_record_is_of_is_found_nowhere_and_searched_once(self):
        head = self.told("health")["position"]
        for query in ("account=999999", "game=0123456789abcdef", f"bet={self.bet}&account=999999"):
            page = self.told(f"events?{query}")
            self.assertEqual((page["events"], page["next"]), ([], None))
            self.assertGreaterEqual(page["scannedTo"], head)

    def test_one_auditor_reads_at_most_two_things_at_once(self):
        with Wire(self.site.port) as one, Wire(self.site.port) as two:
            held = [wire.get("/api/audit/export", self.auditor.cookie) for wire in (one, two)]
            for wire in held:
                self.assertEqual(wire.answer()[0], 200)
        self.read("events")


class ByHand(Audit):
    def setUp(self):
        self.site = Site()
        self.addCleanup(self.site.stop)
        self.auditor = auditor_of(self.site, "auditor")
        self.client = self.site.player("bettor")

    def test_a_check_lists_what_was_done_by_hand_and_the_dossier_shows_the_correction(self):
        game = self.client.games()[-1]
        bet = self.client.place(next(picks(game)), 100).expect(201).json()["bet"]["id"]
        chalkline.run("game", "cancel", game["id"], "--reason", "The hall has burnt down", data=self.site.data)
        dossier = wait_for(lambda: (told := self.told(f"bets/{bet}"))["settlements"] and told, "the settlement")
        self.assertEqual([(each["outcome"], each["credit"]) for each in dossier["settlements"]], [("void", 100)])
        self.assertIn({"what": "Credit", "figure": "Void: the stake, 100"}, dossier["arithmetic"])
        self.assertIn("operator", [record["role"] for record in dossier["records"]])
        report = self.checked()
        self.assertEqual(report["faultsTotal"], 0, report["faults"])
        self.assertEqual([(act["game"], act["act"], act["reason"], act["overrules"]) for act in report["acts"]],
                         [(game["id"], "cancelled", "The hall has burnt down", False)])
        acts = self.told("events?type=OperatorActed")["events"]
        self.assertEqual([act["position"] for act in acts], [act["position"] for act in report["acts"]])

    def test_a_check_ends_with_the_server(self):
        self.auditor.call("POST", "/api/audit/check").expect(202)
        self.assertEqual(self.site.server.stop(), 0)
        self.site.start_server()
        self.auditor = self.site.client()
        self.auditor.sign_in("auditor")
        self.assertEqual(self.told("check"), {"running": None, "last": None, "failure": None})

    def test_the_health_says_how_far_all_has_come(self):
        told = wait_for(lambda: (health := self.told("health"))["checkpointSize"] == health["position"]
                        == health["modelsPosition"] and health, "all to have caught up")
        self.assertEqual(told["alarms"], [])
        self.assertIn("BetPlaced", told["eventTypes"])
        self.assertGreater(told["diskFreeBytes"], 0)

    def test_a_log_that_signs_nothing_any_more_is_an_alarm(self):
        self.assertEqual(self.site.server.stop(), 0)
        (self.site.data / "proof/halted").write_text("the roots are two")
        self.site.start_server()
        (auditor := self.site.client()).sign_in("auditor")
        self.assertRegex("\n".join(self.read("health", auditor).json()["alarms"]), "^No checkpoint is signed any more: ")
        self.assertIsNone(self.read("manifest", auditor).json()["statement"])

    def test_what_is_not_what_was_signed_is_told_in_one_sentence(self):
        told = wait_for(lambda: (record := self.told("events/2"))["proof"] and record, "the proof")
        with (self.site.data / "proof/levels/0").open("r+b") as hashes:
            hashes.write(bytes(64))
        self.assertEqual(self.told("events/2"), told | {"proof": None, "unproved": UNSIGNED})
        self.refused("manifest?from=2&to=2", 503, UNSIGNED)


if __name__ == "__main__":
    unittest.main()
