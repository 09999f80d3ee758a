"""The calls about a class's report, files and board, for contract_test.py."""

NOBODYS = "f" * 32


def record_reports(recorder, teacher, learner, stranger, of_class, class_form):
    for name in ("report", "report-csv", "report-json", "board"):
        for client, ending in ((teacher, of_class["classId"]), (teacher, of_class["classId"] + "?x=1"), (teacher, NOBODYS),
                               (learner, of_class["classId"]), (stranger, of_class["classId"])):
            answer = client.call("GET", f"/api/classes/{name}/{ending}")
            recorder.check("GET", f"/api/classes/{name}/{{id}}", answer.status, answer.headers, answer.body)
    graded = recorder.call(teacher, "POST", "/api/classes/open", class_form)
    for client, ending in ((teacher, graded["id"]), (teacher, of_class["classId"]), (teacher, graded["id"] + "?x=1"),
                           (teacher, NOBODYS), (learner, graded["id"]), (stranger, graded["id"])):
        answer = client.call("GET", f"/api/classes/grades-csv/{ending}")
        recorder.check("GET", "/api/classes/grades-csv/{id}", answer.status, answer.headers, answer.body)
    shown, off = {**of_class, "isOn": True}, {**of_class, "staysOff": False}
    for path, body, mine, other in (("show", shown, teacher, learner), ("stay-off", off, learner, teacher)):
        for client, asked in ((mine, body), (mine, {}), (mine, {**body, "classId": NOBODYS}), (other, body), (stranger, body)):
            recorder.call(client, "POST", f"/api/classes/board/{path}", asked)
