#!/usr/bin/python3
"""What the daily loop leaves out on purpose: no text says it, no call is there for it, no mail is about it."""

import pathlib
import re
import unittest

from document import DOCUMENT

ROOT = pathlib.Path(__file__).resolve().parents[4]
LEFT_OUT = {
    "losing talk": r"don.t lose|lose your (run|progress|days)|about to lose|before it.s gone|keep it alive",
    "countdowns to act by": r"time is running out|last chance|hurry|only \S+ (hours?|minutes?) (left|to go)",
    "freezes to buy or earn": r"\bfreezes?\b|repair your|restore your run|buy back",
    "push messages": r"requestPermission|pushManager|PushSubscription|showNotification",
    "confetti": r"confetti|jackpot|you.re on fire|unstoppable",
    "near misses": r"so close!|almost won|nearly won|just missed|\bunlucky\b|better luck",
    "friends' nudges": r"your friends|invite a friend|challenge a friend|\bnudge",
    "rewards drawn by chance": r"lucky (spin|wheel)|mystery|spin the|loot",
    "guilt on pause or leaving": r"we miss(ed)? you|sad to see|sure you want to (pause|leave)|you.ll regret|come back soon",
    "prompts to bet": r"(?<!never )bet more|win it back|place another bet|double down|make it up",
}
# Beside the above where days are counted: a team has a streak, a person has none.
OF_DAYS = {"streaks": r"\bstreak", "red marks for a missed day": r"missed|skipped|color=.(loss|red)"}


# What guides teach, wrong answers among it, may name what no text says.
TAUGHT = "web/src/features/learn/content"


def texts(*folders):
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*")):
            if str(path.relative_to(ROOT)).startswith(TAUGHT):
                continue
            if path.suffix in (".ts", ".tsx", ".cpp", ".hpp", ".yaml") and ".test." not in path.name and path.name != "schema.gen.d.ts":
                yield path.relative_to(ROOT), path.read_text()


def hits(patterns, *folders):
    return [f"{path}: {what}: {found[0]!r}" for path, text in texts(*folders)
            for what, pattern in patterns.items() for found in re.finditer(pattern, text, re.IGNORECASE)]


class LeftOut(unittest.TestCase):
    def test_no_text_of_the_client_the_server_or_its_mail_says_it(self):
        self.assertEqual(hits(LEFT_OUT, "web/src", "http/api", "http/mail", "insight", "wizard/answers", "schemas"), [])

    def test_nothing_about_days_speaks_of_streaks_or_marks_a_missed_one(self):
        self.assertEqual(hits(OF_DAYS, "web/src/features/daily", "web/src/domain/habit", "http/api/habit", "insight/habit"),
                         [])

    def test_no_page_of_a_class_ranks_its_learners_or_shows_what_they_have(self):
        self.assertEqual(hits({"ranks": r"\brank", "coins": r"virtualBalance|<Coins"}, "web/src/features/classes",
                              "insight/learners"), [])

    def test_what_has_settled_and_the_week_lead_to_no_bet_and_colour_no_coins(self):
        leads = {"a way to a bet": r"place-bets|advanced-betting|game-details|/wizard", "coins in colour": r"<Coins|color=.(win|loss)",
                 "a team": r"homeTeam|awayTeam|eventName"}
        pages = [ROOT / "web/src" / path for path in (
            "features/dashboard/today/Today.tsx", "features/daily/Week.tsx", "features/daily/week-words.ts",
            "domain/habit/return-words.ts")]
        for path in pages:
            for what, pattern in leads.items():
                self.assertNotRegex(path.read_text(), pattern, (path.name, what))

    def test_a_return_and_a_week_are_answered_and_never_sent(self):
        mailed = "".join(text for _, text in texts("http/mail"))
        for word in ("HabitReturn", "HabitWeek", "look_backs", "summary_of"):
            self.assertNotIn(word, mailed)
        for call in ("return", "week"):
            self.assertEqual(list(DOCUMENT["paths"][f"/api/habit/{call}"]), ["get"])

    def test_no_mail_is_about_days_lines_or_estimates(self):
        self.assertEqual(hits({"days in mail": r"\bstreak|run of days|daily line|estimate|look.back"}, "http/mail"), [])

    def test_no_call_ranks_by_days_or_reaches_other_people(self):
        calls = [path for path in DOCUMENT["paths"] if path.startswith("/api/habit/")]
        self.assertEqual(len(calls), 8)
        for path in calls:
            for method, call in DOCUMENT["paths"][path].items():
                self.assertEqual(call["x-access"], "player", (path, method))
        self.assertFalse([path for path in DOCUMENT["paths"] if re.search(r"friend|push|freeze|streak|nudge", path)])
        for shape in ("LeaderboardEntry", "User", "Dashboard"):
            names = DOCUMENT["components"]["schemas"][shape]["properties"]
            self.assertFalse([name for name in names if re.search(r"run|streak|days|estimate", name)], shape)

    def test_a_pause_takes_no_more_steps_than_its_end(self):
        page = (ROOT / "web/src/features/daily/RunOfDays.tsx").read_text()
        self.assertEqual(page.count("pause.mutate("), 1)
        self.assertNotIn("Dialog", page)


if __name__ == "__main__":
    unittest.main()
