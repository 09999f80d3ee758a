"""The calls for auditors, for contract_test.py."""

from support import chalkline, wait_for

EVIL = {"Origin": "http://evil.example"}
HUGE = 2**63 - 1
READS = ("health", "events", "check", "export", "manifest")


def auditor_of(site, name):
    """Somebody with the role."""
    client = site.player(name)
    chalkline.run("user", "grant", name, "auditor", data=site.data)
    wait_for(lambda: client.call("GET", "/api/audit/health").status == 200, "the role")
    return client


def record_named(recorder, client, kind, name, values):
    for value in values:
        answer = client.call("GET", f"/api/audit/{kind}/{value}")
        recorder.check("GET", f"/api/audit/{kind}/{{{name}}}", answer.status, answer.headers, answer.body)


def record_audit(recorder, site, player):
    bet = next(player.bets())["id"]
    account = player.call("GET", "/api/auth/me").expect(200).json()["id"]
    auditor, stranger = auditor_of(site, "contract-reader"), site.client()
    wait_for(lambda: auditor.call("GET", "/api/audit/manifest").status == 200, "a checkpoint")
    for read in READS:
        for client in (stranger, player, auditor):
            recorder.call(client, "GET", f"/api/audit/{read}")
        recorder.call(auditor, "GET", f"/api/audit/{read}?surprise=1")
    for read in ("export", "manifest"):
        recorder.call(auditor, "GET", f"/api/audit/{read}?to={HUGE}")
    for kind, name, values in (("events", "position", (bet, 0, "x", HUGE)), ("bets", "bet", (bet, 1, "x")),
                               ("statement", "account", (account, 1, "x"))):
        record_named(recorder, auditor, kind, name, values)
        for client in (stranger, player):
            record_named(recorder, client, kind, name, values[:1])
    path = "/api/audit/check"
    for client, headers in ((stranger, {}), (player, {}), (auditor, EVIL)):
        recorder.call(client, "POST", path, **headers)
    recorder.call(auditor, "POST", f"{path}?x=1")
    recorder.call(auditor, "POST", path)
    wait_for(lambda: recorder.call(auditor, "POST", path) == b"A check is under way already", "a check under way")
    wait_for(lambda: recorder.call(auditor, "GET", path)["running"] is None, "the check")
