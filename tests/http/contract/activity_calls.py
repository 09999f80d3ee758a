"""The calls about what a player does beside betting, and the own records, for contract_test.py."""

from support import bet_on


def record_life(recorder, site, player):
    """A player's activity beside betting, and the own records."""
    stranger = site.client()
    limits = {"maxStake": 500, "maxBetsPerDay": None, "maxLossPerWeek": None, "realityCheckMinutes": 30,
              "coolOffDays": None}
    quiz = {"answers": [1, 1, 2, 0, 3]}
    pending = bet_on(player, player.games()[::-1], 5)[2].json()["bet"]["id"]
    hunch = {"sport": "nba", "direction": "better", "bets": 30}
    for path, good, *bad in (
        ("/api/quiz/submit", quiz, quiz, {}),
        ("/api/user/earn-xp", {"xp": 3}, {"xp": 4}),
        ("/api/learn/read", {"guideId": "odds-formats"}, {"guideId": "x"}),
        ("/api/limits/change", limits, {}),
        ("/api/membership/upgrade", {"tierId": "basic"}, {"tierId": "basic"}, {"tierId": "x"}),
        ("/api/bets/post-mortem", {"betId": pending}, {"betId": "1"}, {}),
        ("/api/insight/hunches", hunch, hunch, {"direction": "better", "bets": 30}),
        ("/api/insight/hunches/give-up", {"hunchId": "999999999"}, {}),
        ("/api/bets/note", {"betId": pending, "text": "A reason"}, {"betId": "1", "text": "x"}, {}),
    ):
        recorder.call(stranger, "POST", path, good)
        recorder.call(player, "POST", path, good, Origin="http://evil.example")
        for body in (good, *bad):
            recorder.call(player, "POST", path, body)
        recorder.too_large(path)
    for minutes in range(31, 52):
        recorder.call(player, "POST", "/api/limits/change", limits | {"realityCheckMinutes": minutes})
    reset = "/api/bankroll/reset"
    recorder.call(stranger, "POST", reset)
    recorder.call(player, "POST", reset, Origin="http://evil.example")
    recorder.call(player, "POST", reset)
    recorder.call(stranger, "GET", "/api/stream")
    recorder.call(player, "GET", "/api/stream", **{"Last-Event-ID": "x"})
    for path in ("/api/learn", "/api/limits", "/api/bets/summary", "/api/bets/csv", "/api/statement",
                 "/api/bankroll", *(f"/api/insight/{call}" for call in ("estimates", "hunches", "progress", "progress/csv"))):
        recorder.call(stranger, "GET", path)
        recorder.call(player, "GET", path)
        recorder.call(player, "GET", path + "?surprise=1")
    stated, = player.call("GET", "/api/insight/hunches").json()["hunches"]
    recorder.call(player, "POST", "/api/insight/hunches/give-up", {"hunchId": stated["id"]})


def record_habit(recorder, site, player):
    """The daily loop."""
    stranger = site.client()
    today = recorder.call(player, "GET", "/api/habit/today?timeZone=Europe/Berlin")
    asked = [{name: question[name] for name in ("gameId", "market", "side", "line")}
             | {"chance": 62, "marketShown": False} for question in today["others"]]
    for estimate in asked:
        recorder.call(player, "POST", "/api/habit/estimate", estimate)
    more = {name: value for name, value in asked[0].items() if name != "gameId"}
    given = {estimate["gameId"] for estimate in asked} | {(today["daily"] or asked[0])["gameId"]}
    for game in player.games():
        if game["id"] not in given and game["odds"]["moneyline"]:
            recorder.call(player, "POST", "/api/habit/estimate",
                          more | {"gameId": game["id"], "market": "moneyline", "side": "home", "line": 0})
            break
    review = {"guideId": "value-betting", "check": 1, "right": True}
    for path, good, *bad in (
        ("/api/habit/estimate", asked[0], {}, asked[0] | {"gameId": "0" * 16}, asked[0] | {"market": "prop"}),
        ("/api/habit/review", review, {}, review | {"guideId": "arbitrage"}),
        ("/api/habit/pause", {"days": 60}, {"days": 61}),
        ("/api/habit/hide-run", {"isHidden": False}, {}),
    ):
        recorder.call(stranger, "POST", path, good)
        recorder.call(player, "POST", path, good, Origin="http://evil.example")
        for body in (good, good, *bad):
            recorder.call(player, "POST", path, body)
        recorder.too_large(path)
    recorder.without_body(player, "/api/habit/resume")
    for call in ("today", "return", "week"):
        recorder.call(player, "GET", f"/api/habit/{call}")
        recorder.call(stranger, "GET", f"/api/habit/{call}")
        recorder.call(player, "GET", f"/api/habit/{call}?surprise=1")
