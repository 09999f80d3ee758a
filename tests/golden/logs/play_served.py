#!/usr/bin/python3
"""How served.v1.tar.gz was made: play_served.py PROGRAM OUT, where PROGRAM is the chalkline of before the rules had
versions, run beside the tests/e2e and tests/http of then. It plays a short ledger over HTTP with a seed and leaves its data directory in OUT, closed.

Then, in OUT: the records as `chalkline audit export` tells their bytes, and the directory as an archive without
sports.db. It is not part of the tests: that ledger is made once and must verify for ever."""

import os
import pathlib
import sys

os.environ["CHALKLINE_BIN"] = sys.argv[1]
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "e2e"))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "http"))

from chalkline import Server, picks, run, wait_for  # noqa: E402
from support import bet_on  # noqa: E402

OUT = pathlib.Path(sys.argv[2])
NO_LIMITS = {"maxStake": None, "maxBetsPerDay": None, "maxLossPerWeek": None, "realityCheckMinutes": None,
             "coolOffDays": None}


def serve(speed):
    return Server(OUT, "--web-root", str(OUT), "--log-level", "warn", "--clock-speed", str(speed), seed=1)


def side(game, market, number):
    """The first or the second side of a market of a game."""
    return [pick for pick in picks(game) if pick.market == market][number]


def player(server, name):
    client = server.client()
    client.sign_up(name)
    return client


def prepare(ann, ben):
    ann.call("POST", "/api/quiz/submit", {"answers": [2, 1, 2, 0, 1]})
    for guide in ("odds-formats", "types-of-bets", "bankroll-management", "value-betting", "line-shopping",
                  "probability-basics"):
        ann.call("POST", "/api/learn/read", {"guideId": guide}).expect(200)
    for xp in (3, 5):
        ann.call("POST", "/api/user/earn-xp", {"xp": xp}).expect(200)
    ben.call("POST", "/api/limits/change", NO_LIMITS | {"maxStake": 500, "maxBetsPerDay": 40}).expect(200)
    ben.call("POST", "/api/limits/change", NO_LIMITS | {"maxStake": 800, "realityCheckMinutes": 30}).expect(200)


def place(ann, ben, both, games):
    """On the next games to start; the last ones stay open."""
    first, second, third = games[:3]
    late = games[-1]
    ann.place_slip([side(game, market, 0).item(10)
                    for game in (first, second) for market in ("moneyline", "spread", "total")], key="a").expect(201)
    ann.place_parlay([side(first, "moneyline", 0), side(first, "total", 0), side(second, "moneyline", 1)], 20,
                     key="b").expect(201)  # two legs of one game, as version 1 of the rules takes them
    ann.place_parlay([side(third, "spread", 0), side(late, "moneyline", 0)], 15).expect(201)
    pick = side(second, "total", 0)
    pick.odds = pick.odds + 90 if abs(pick.odds + 90) >= 100 else pick.odds + 290
    condition = {"type": "if_time", "team": "home", "time": "halftime"}
    ann.place_slip([pick.item(12) | {"condition": condition}]).expect(201)
    offers = ann.call("GET", f"/api/betting/props?gameId={first['id']}").expect(200).json()["offers"]
    for offer, way in ((offers[0], "over"), (offers[1], "under")):
        label = f"{offer['playerName']} {way.capitalize()} {offer['line']:g} {offer['propType']}"
        odds = offer[f"{way}Odds"]
        profit = round(8 * (odds / 100 if odds > 0 else 100 / -odds))
        ann.place_slip([{"gameId": first["id"], "betType": "prop", "odds": odds, "prediction": label, "betAmount": 8,
                         "potentialWinnings": profit}
                        | {key: offer[key] for key in ("quoteId", "playerId", "propType")}]).expect(201)
    for _ in range(25):
        ben.place(side(second, "spread", 1), 10).expect(201)
    # Upgraded with open stakes: version 1 fills up the balance alone.
    for tier in ("basic", "pro"):
        ben.call("POST", "/api/membership/upgrade", {"tierId": tier}).expect(200)
    for client, number in zip(both, (0, 1)):
        for _ in range(5):
            client.place(side(third, "moneyline", number), 190).expect(201)


def leave(server, games):
    gone = player(server, "leaver")
    gone.place(side(games[-1], "moneyline", 0), 300).expect(201)
    gone.place(side(games[-2], "total", 1), 200).expect(201)
    gone.call("POST", "/api/account/delete", {"password": "practice-only"}).expect(204)


def bet_live(client):
    def taken():
        for game in client.games(live="true"):
            if game["status"] != "live" or not game["odds"]["moneyline"]:
                continue
            item = side(game, "moneyline", 0).item(10) | {"isLive": True, "quotedAt": game["quotedAt"]}
            if client.place_slip([item]).status == 201:
                return True
        return False

    wait_for(taken, "a live bet")


def settled(client):
    return [bet for bet in client.bets() if bet["status"] != "pending"]


def main():
    OUT.mkdir(mode=0o700)
    names = ["ann", "ben", "cat", "dan"]
    with serve(0.001) as server:  # no line moves
        ann, ben, *both = (player(server, name) for name in names)
        games = [game for game in ann.games() if all(game["odds"].values())]
        prepare(ann, ben)
        place(ann, ben, both, games)
        leave(server, games)
    with serve(20) as server:
        ann = server.client()
        ann.sign_in("ann")
        bet_live(ann)
    with serve(600) as server:
        ann, ben, *both = (server.client() for _ in names)
        for client, name in zip((ann, ben, *both), names):
            client.sign_in(name)
        wait_for(lambda: all(len(settled(client)) >= 5 for client in both) and len(settled(ben)) == 25,
                 "the games of both")
        for bet in settled(ann)[:7]:
            ann.call("POST", "/api/bets/post-mortem", {"betId": bet["id"]}).expect(200)
        resets = [client.call("POST", "/api/bankroll/reset").status for client in both]
        if sorted(resets) != [200, 409]:
            raise AssertionError(f"one of both has lost all: {resets}")
        bet_on(both[resets.index(200)], ann.games()[::-1], 100)
    print(run("audit", "verify", data=OUT).stdout)


if __name__ == "__main__":
    main()
