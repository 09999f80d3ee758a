"""The calls about a person: signing in, mails, their account and sessions, for contract_test.py."""

import hashlib
import sqlite3


def record_person(recorder, site, player):
    record_auth(recorder, site, player)
    record_mail(recorder, site)
    record_account(recorder, site)


def record_auth(recorder, site, player):
    stranger = site.client()
    account = {"username": "document", "email": "doc@example.org", "password": "practice-only"}
    for path, good in (("/api/auth/register", account),
                       ("/api/auth/login", {"usernameOrEmail": "document", "password": "practice-only"})):
        recorder.call(stranger, "POST", path, good)
        recorder.call(stranger, "POST", path, {})
        recorder.call(stranger, "POST", path, good, Origin="http://evil.example")
        recorder.too_large(path)
    recorder.call(stranger, "POST", "/api/auth/register", account)
    recorder.call(stranger, "POST", "/api/auth/login", {"username": "document", "password": "wrong-one"})
    recorder.call(stranger, "POST", "/api/auth/logout")
    recorder.call(stranger, "POST", "/api/auth/logout", Origin="http://evil.example")
    recorder.call(stranger, "GET", "/api/auth/me")
    recorder.call(player, "GET", "/api/auth/me")
    same = site.client()
    same.cookie = player.cookie
    recorder.call(same, "GET", "/api/auth/me", **{"X-At-Least": "x"})


def record_mail(recorder, site):
    stranger, evil = site.client(), {"Origin": "http://evil.example"}
    reset = {"token": "x" * 43, "password": "practice-only"}
    # The tokens are made known as nobody outside could: their digests are put into accounts.db.
    tokens = known_tokens(site)
    for path, good, bad in (
        ("/api/auth/check-reset", {"token": tokens["reset"]}, {"token": "x"}),
        ("/api/auth/reset-password", {**reset, "token": tokens["reset"]}, reset),
        ("/api/auth/verify-email", {"token": tokens["verify"]}, {"token": "x"}),
        ("/api/auth/forgot-password", {"email": "doc@example.org"}, {"email": "x"}),
        ("/api/auth/resend-verification", {"email": "doc@example.org"}, {"email": ""}),
    ):
        recorder.call(stranger, "POST", path, bad)
        recorder.call(stranger, "POST", path, good, **evil)
        recorder.call(stranger, "POST", path, good)
        recorder.too_large(path)
        if "email" in good:
            for _ in range(3):
                recorder.call(stranger, "POST", path, good)


def known_tokens(site):
    tokens = {"verify": "v" * 43, "reset": "r" * 43}
    with sqlite3.connect(site.data / "accounts.db", timeout=30) as people:
        owner = people.execute("SELECT id FROM users WHERE username = 'document'").fetchone()[0]
        for purpose, token in enumerate(tokens.values(), 1):
            digest = hashlib.sha256(token.encode()).hexdigest()
            people.execute("INSERT INTO mail_tokens(user, purpose, token, expires_at) "
                           "VALUES(?, ?, ?, unixepoch() + 60)", (owner, purpose, digest))
    people.close()
    return tokens


def record_account(recorder, site):
    stranger, evil = site.client(), {"Origin": "http://evil.example"}
    client = site.player("accountant")
    password = {"currentPassword": "practice-only", "newPassword": "practice-only"}
    email = {"email": "accountant@example.org", "password": "practice-only"}
    settings = recorder.call(client, "GET", "/api/account/settings")
    for path in ("/api/account/sessions", "/api/account/export", "/api/account/settings", "/api/account/email"):
        recorder.call(client, "GET", path)
        recorder.call(stranger, "GET", path)
    site.client().sign_in("accountant")
    sessions = recorder.call(client, "GET", "/api/account/sessions")
    other = next(session["id"] for session in sessions if not session["isCurrent"])
    for path, good in (("/api/account/password", password), ("/api/account/settings/change", settings),
                       ("/api/account/sessions/end", {"id": other}), ("/api/account/email/change", email),
                       ("/api/account/delete", {"password": "practice-only"})):
        recorder.call(stranger, "POST", path, good)
        recorder.call(client, "POST", path, {})
        recorder.call(client, "POST", path, good, **evil)
        recorder.too_large(path)
    recorder.call(client, "POST", "/api/account/sessions/end", {"id": "x"})
    recorder.call(client, "POST", "/api/account/sessions/end", {"id": other})
    recorder.call(client, "POST", "/api/account/settings/change", settings)
    recorder.call(client, "POST", "/api/account/email/change", {**email, "email": "doc@example.org"})
    for _ in range(4):
        recorder.call(client, "POST", "/api/account/email/change", email)
    recorder.call(client, "GET", "/api/account/email")
    others = "/api/account/sessions/end-others"
    recorder.call(stranger, "POST", others)
    recorder.call(client, "POST", others, **evil)
    recorder.call(client, "POST", others)
    recorder.call(client, "POST", "/api/account/password", password)
    recorder.call(client, "POST", "/api/account/delete", {"password": "practice-only"})
    guesser = site.player("guesser")
    for path, wrong in (("/api/account/password", {**password, "currentPassword": "wrong-one"}),
                        ("/api/account/delete", {"password": "wrong-one"})):
        for _ in range(11):
            recorder.call(guesser, "POST", path, wrong)
