"""Drives the real binary: starts and ends a server, speaks HTTP to it, runs its other commands."""

import atexit
import http.client
import json
import math
import os
import pathlib
import signal
import subprocess
import time
import urllib.request
from fractions import Fraction

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = pathlib.Path(os.environ.get("CHALKLINE_BIN", ROOT / "build/release/chalkline"))
FIXTURES = pathlib.Path(os.environ.get("CHALKLINE_FIXTURES", ROOT.parent / "shared/data"))
PATIENCE_S = 120  # with what takes a moment on a machine that is not busy


def run(*arguments, data, check=True):
    """Runs one of the binary's commands to its end."""
    return subprocess.run(
        [BINARY, *map(str, arguments), "--data", data], check=check, capture_output=True, text=True
    )


def processor_time(stat):
    """The name of a process or thread and the seconds that it has used, of its file in /proc."""
    name, rest = stat.read_text().rsplit(")", 1)
    fields = rest.split()
    return name.split("(", 1)[1], (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class NotStarted(RuntimeError):
    """The server ended before it served."""


class Server:
    """`chalkline serve` on a port of the system's choice; ends with the `with` block. Its games are those of a known
    seed, unless `seed` is None. It logs to `log`, an open file, where one is given."""

    def __init__(self, data, *options, seed=1, log=None):
        seeded = [] if seed is None else ["--seed", str(seed)]
        self.process = subprocess.Popen(
            [BINARY, "serve", "--port", "0", "--metrics-bind", "127.0.0.1:0", "--data", str(data), *seeded,
             *map(str, options)],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
        # A test that fails before its clean-up leaves none behind: CTest waits for all that hold its output.
        atexit.register(self.process.kill)
        line = self.process.stdout.readline()
        if "http://127.0.0.1:" not in line:
            self.process.wait(timeout=PATIENCE_S)
            raise NotStarted(f"the server did not start: {line!r}")
        self.clients = []
        self.port = int(line.split("http://127.0.0.1:")[1].split()[0].rstrip("/"))
        self.metrics_url = line.rsplit("metrics at ", 1)[1].rstrip(")\n")

    def client(self):
        self.clients.append(Client(self.port))
        return self.clients[-1]

    def metrics(self):
        """The metrics in the text format of Prometheus."""
        with urllib.request.urlopen(self.metrics_url, timeout=PATIENCE_S) as answer:
            return answer.read().decode()

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.close()

    def stop(self):
        """Asks it to end and returns its exit code."""
        if self.process.poll() is None:
            self.process.terminate()
        return self.close()

    def close(self):
        code = self.process.wait(timeout=PATIENCE_S)
        self.process.stdout.close()
        for client in self.clients:
            client.connection.close()
        return code

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()


class Answer:
    def __init__(self, response):
        self.status = response.status
        self.headers = response.headers
        self.body = response.read()

    def json(self):
        return json.loads(self.body)

    def expect(self, status):
        if self.status != status:
            raise AssertionError(f"{self.status}: {self.body.decode(errors='replace')}")
        return self


class Client:
    """One keep-alive connection with its own session."""

    def __init__(self, port):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE_S)
        self.cookie = None
        self.position = None

    def call(self, method, path, body=None, **headers):
        if self.cookie:
            headers["Cookie"] = self.cookie
        if method == "GET" and self.position:
            headers["X-At-Least"] = self.position
        payload = None if body is None else json.dumps(body)
        if payload is not None:
            headers["Content-Type"] = "application/json"
        deadline = time.monotonic() + PATIENCE_S
        while True:
            self.connection.request(method, path, payload, headers)
            answer = Answer(self.connection.getresponse())
            # Where what is read is behind what this client has seen, the server waits two seconds for it.
            if answer.status != 503 or "X-At-Least" not in headers or time.monotonic() > deadline:
                break
        self.position = answer.headers.get("X-Position", self.position)
        return answer

    def sign_up(self, name):
        password = "practice-only"
        self.call("POST", "/api/auth/register", {"username": name, "password": password}).expect(201)
        return self.sign_in(name, password)

    def sign_in(self, name, password="practice-only"):
        answers = []

        def is_answered():  # a page of the read models that is found damaged makes them anew: until then 503
            answers[:] = [self.call("POST", "/api/auth/login", {"username": name, "password": password})]
            return answers[0].status != 503

        wait_for(is_answered, "the sign-in")
        answer = answers[0].expect(200)
        self.cookie = answer.headers["Set-Cookie"].split(";")[0]
        return answer.json()

    def games(self, **query):
        text = "&".join(f"{key}={value}" for key, value in query.items())
        return self.call("GET", f"/api/betting/upcoming-games?{text}".rstrip("?")).expect(200).json()

    def place(self, pick, stake, key=None):
        body = {
            "gameId": pick.game,
            "betType": pick.market,
            "betAmount": stake,
            "odds": pick.odds,
            "prediction": pick.label,
            "potentialWinnings": pick.profit(stake),
        }
        headers = {"Idempotency-Key": key} if key else {}
        return self.call("POST", "/api/place-bet", body, **headers)

    def place_slip(self, items, parlay=None, key=None):
        """`items` as the API takes them (Pick.item); `parlay` is what it says of the bet as a whole."""
        headers = {"Idempotency-Key": key} if key else {}
        body = {"items": items} | ({"parlay": parlay} if parlay else {})
        return self.call("POST", "/api/bets/slip", body, **headers)

    def place_parlay(self, picks, stake, key=None):
        return self.place_slip([pick.item() for pick in picks], parlay_of(picks, stake), key)

    def placed(self, answer):
        """The bets that a slip became, as they are listed, in the order of its items."""
        listed = {bet["id"]: bet for bet in self.bets()}
        return [listed[bet] for bet in answer.expect(201).json()["betIds"]]

    def bets(self):
        cursor = None
        while True:
            page = self.call("GET", "/api/bets?limit=100" + (f"&cursor={cursor}" if cursor else ""))
            page = page.expect(200).json()
            yield from page["bets"]
            cursor = page["nextCursor"]
            if cursor is None:
                return


class Pick:
    """One side of one market as a client sees it quoted."""

    def __init__(self, game, market, side, line, odds, label):
        self.game, self.market, self.side, self.line = game, market, side, line
        self.odds, self.label = odds, label

    def profit(self, stake):
        num, den = (stake * self.odds, 100) if self.odds > 0 else (stake * 100, -self.odds)
        return (2 * num + den) // (2 * den)

    def item(self, stake=None):
        """As an item of a slip; a leg of a parlay has no stake of its own."""
        item = {"gameId": self.game, "betType": self.market, "side": self.side, "line": self.line, "odds": self.odds}
        return item if stake is None else item | {"betAmount": stake, "potentialWinnings": self.profit(stake)}


def decimal(odds):
    """The return of one coin."""
    return 1 + (Fraction(odds, 100) if odds > 0 else Fraction(100, -odds))


def parlay_of(picks, stake):
    """A stake on all of them, with the profit by exact fractions."""
    credit = stake * math.prod(decimal(pick.odds) for pick in picks)
    whole = min((2 * credit.numerator + credit.denominator) // (2 * credit.denominator), 1_000_000)
    return {"betAmount": stake, "potentialWinnings": whole - stake}


def points(value, sign=False):
    text = f"{abs(value):g}"
    return ("-" if value < 0 else "+" if sign else "") + text


def picks(game):
    """Every side of every market quoted for a game of the API."""
    odds, home, away = game["odds"], game["homeTeam"]["name"], game["awayTeam"]["name"]
    if line := odds["moneyline"]:
        yield Pick(game["id"], "moneyline", "home", 0, line["home"], home)
        yield Pick(game["id"], "moneyline", "away", 0, line["away"], away)
    if line := odds["spread"]:
        for side, name in (("home", home), ("away", away)):
            label = f"{name} {points(line[side], True)}"
            yield Pick(game["id"], "spread", side, line[side], line[f"{side}Odds"], label)
    if line := odds["total"]:
        for side in ("over", "under"):
            label = f"{side.capitalize()} {points(line['value'])}"
            yield Pick(game["id"], "total", side, line["value"], line[f"{side}Odds"], label)


def prop_pick(game, offer, side):
    """One side of an offer of GET /api/betting/props."""
    label = f"{offer['playerName']} {side.capitalize()} {points(offer['line'])} {offer['propType']}"
    return Pick(game["id"], "prop", side, offer["line"], offer[f"{side}Odds"], label)


def prop_item(game, offer, side="over", stake=None):
    return prop_pick(game, offer, side).item(stake) | {key: offer[key] for key in ("quoteId", "playerId", "propType")}


def wait_for(condition, what, timeout_s=PATIENCE_S):
    """Polls until the condition holds, and returns what it answered; fails with its name otherwise."""
    deadline = time.monotonic() + timeout_s
    while time.monotonic() < deadline:
        if held := condition():
            return held
        time.sleep(0.05)
    raise AssertionError(f"still waiting for {what} after {timeout_s} s")
