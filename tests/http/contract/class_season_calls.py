"""The calls about a class's own past season, for contract_test.py."""

from class_calls import EVIL, NOBODYS, class_form, educator, record_named


def record_class_season(recorder, site):
    """Once the season of 2023 is imported."""
    stranger, teacher, other = site.client(), educator(site, "season-teacher"), site.player("season-outsider")
    taught = teacher.call("POST", "/api/classes/open", class_form()).expect(201).json()
    path = "/api/classes/season"
    season = {"classId": taught["id"], "sport": "nfl", "season": 2023}
    wish = {**season, "pace": "as-it-was"}
    for client, body in ((stranger, wish), (other, wish), (teacher, {}), (teacher, {**wish, "classId": NOBODYS}),
                         (teacher, {**wish, "season": 1999}), (teacher, wish), (teacher, wish)):
        recorder.call(client, "POST", f"{path}/begin", body)
    for client, name, query in ((stranger, taught["id"], ""), (other, taught["id"], ""), (teacher, taught["id"], ""),
                                (teacher, taught["id"], "?x=1")):
        record_named(recorder, client, path, name, query)
    for client, body in ((stranger, season), (other, season), (teacher, {}), (teacher, {**season, "classId": NOBODYS}),
                         (teacher, season), (teacher, season)):
        recorder.call(client, "POST", f"{path}/stop", body)
    for call, body in (("begin", wish), ("stop", season), ("begin", wish)):
        recorder.call(teacher, "POST", f"{path}/{call}", body)
    for call, body in (("begin", wish), ("stop", season)):
        recorder.call(teacher, "POST", f"{path}/{call}", body, **EVIL)
        recorder.too_large(f"{path}/{call}")
    for client in (stranger, other):
        recorder.call(client, "GET", f"/api/betting/upcoming-games?purse={taught['id']}")
