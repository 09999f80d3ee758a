#!/usr/bin/python3
"""schemas/openapi.yaml against the product's specification: its entities with all their fields (section 3), and its
calls with their payloads (section 7). That the program answers as the document says is held by contract_test.py,
openapi_test.cpp and routes_test.cpp."""

import unittest

from document import DOCUMENT

SCHEMAS = DOCUMENT["components"]["schemas"]

# Not what the browser alone holds.
ENTITIES = {
    "User": "id username email level xp xpToNextLevel badges isPremium subscriptionTierId virtualBalance skillLevel "
            "quizCompleted quizScore quizResults remainingDailyQuestions",
    "Badge": "id name",
    "Dashboard": "virtualBalance winRate skillLevel topBettors recentActivity upcomingGames hotTeams trendingBets "
                 "playerStats",
    "Dashboard.hotTeams": "id name code record",
    "Dashboard.trendingBets": "description percentage",
    "Dashboard.playerStats": "name team stat value performance",
    "Activity": "id betType gameId betAmount status createdAt",
    "LeaderboardEntry": "id username subscriptionTierId badges winRate virtualBalance level",
    "Game": "id startTime status homeTeam awayTeam odds",
    "Team": "name code",
    "Odds": "moneyline spread total",
    "MoneylineQuote": "home away",
    "SpreadQuote": "home away homeOdds awayOdds",
    "TotalQuote": "value overOdds underOdds",
    "ScheduledGame": "id startTime awayTeam homeTeam venue",
    "Venue": "name city state",
    "NhlBoxScore": "id status startTime awayTeam homeTeam periods scorers goalies",
    "NhlBoxScoreTeam": "name code goals shots powerPlays",
    "NhlPeriod": "period awayGoals homeGoals",
    "NhlScorer": "playerId name goals assists",
    "NhlGoalie": "playerId name saves savePercentage",
    "NhlStandings.divisions": "name teams",
    "NhlStanding": "id name gamesPlayed wins losses otLosses points goalsFor goalsAgainst streak lastTen",
    "NhlRosters.teams": "id name players",
    "NhlPlayer": "id name position goals assists savePercentage goalsAgainstAvg",
    "MlbRosters.teams": "id name players",
    "MlbPlayer": "id name position battingAvg homeRuns era strikeouts",
    "LiveGame": "id homeTeam awayTeam odds",
    "LiveTeam": "name code score",
    "Advice": "message recommendation confidence reasoning analysis additionalInsights historicalAccuracy",
    "AdviceAnalysis": "riskLevel expectedValue keyFactors alternativeOptions",
    "HistoricalAccuracy": "similarSituations successRate sampleSize",
    "WizardMessage": "role content",
}
NAMES = {
    "TierId": "basic pro elite vip ultimate",
    "SkillLevel": "Novice Casual Intermediate Advanced Pro",
    "PropType": "points rebounds assists threes minutes",
    "ConditionType": "if_win if_lose if_cover if_time",
    "TimeMark": "first_quarter halftime third_quarter fourth_quarter",
}
# A call, its payload or query, and the fields of its answer that the client reads.
CALLS = {
    "GET /api/auth/me": ("", "username"),
    "POST /api/auth/login": ("username usernameOrEmail password", "username"),
    "POST /api/auth/register": ("username email password", "emailVerificationRequired user"),
    "POST /api/auth/logout": ("", ""),
    "POST /api/auth/forgot-password": ("email", "success message"),
    "POST /api/auth/verify-email": ("token", "success"),
    "POST /api/auth/resend-verification": ("email", "success message"),
    "POST /api/auth/reset-password": ("token password", "success message"),
    "GET /api/leaderboard": ("period category", ""),
    "GET /api/dashboard/data": ("", "virtualBalance hotTeams"),
    "POST /api/membership/upgrade": ("tierId", "username virtualBalance"),
    "POST /api/place-bet": ("gameId betType betAmount odds prediction potentialWinnings", "userBalance"),
    "GET /api/betting/upcoming-games": ("sport count", ""),
    "POST /api/quiz/submit": ("answers skillLevel score strengths areasToImprove", ""),
    "GET /api/sports/nhl/schedule": ("date", "games"),
    "GET /api/sports/nhl/boxscores": ("date", "games"),
    "GET /api/sports/nhl/game": ("id", "game"),
    "GET /api/sports/nhl/standings": ("", "divisions"),
    "GET /api/sports/nhl/rosters": ("", "teams"),
    "GET /api/sports/mlb/rosters": ("", "teams"),
    "POST /api/user/earn-xp": ("xp", ""),
    "GET /api/wizard/conversation": ("", "messages"),
    "POST /api/wizard/chat": ("message", "advice remainingQuestions"),
}


def resolved(node):
    while "$ref" in node:
        node = SCHEMAS[node["$ref"].rsplit("/", 1)[1]]
    return node


def properties(node):
    """Those of an object, of any of several, or of the items of a list."""
    node = resolved(node)
    if "items" in node:
        return properties(node["items"])
    found = dict(node.get("properties", {}))
    for part in (*node.get("anyOf", []), *node.get("oneOf", []), *node.get("allOf", [])):
        found |= properties(part)
    return found


def body_of(answer_or_request):
    return properties(answer_or_request.get("content", {}).get("application/json", {}).get("schema", {}))


class Specification(unittest.TestCase):
    def test_each_entity_has_the_fields_of_the_specification(self):
        for name, fields in ENTITIES.items():
            entity, *members = name.split(".")
            known = properties(SCHEMAS[entity])
            for member in members:
                known = properties(known[member])
            with self.subTest(name):
                self.assertEqual(set(fields.split()) - set(known), set())

    def test_tiers_levels_props_and_conditions_have_its_names(self):
        for name, values in NAMES.items():
            with self.subTest(name):
                names = values.split()
                self.assertEqual(SCHEMAS[name]["enum"][:len(names)], names)
                # It has the types of basketball's props alone; the other sports have theirs behind them.
                if name != "PropType":
                    self.assertEqual(len(SCHEMAS[name]["enum"]), len(names))

    def test_each_call_takes_its_payload_and_answers_what_is_read(self):
        for name, (payload, read) in CALLS.items():
            method, path = name.split()
            with self.subTest(name):
                call = DOCUMENT["paths"][path][method.lower()]
                taken = {parameter["name"] for parameter in call.get("parameters", []) if "name" in parameter}
                taken |= set(body_of(call.get("requestBody", {})))
                self.assertEqual(set(payload.split()) - taken, set())
                good = next(answer for status, answer in call["responses"].items() if status.startswith("2"))
                self.assertEqual(set(read.split()) - set(body_of(good)), set())


if __name__ == "__main__":
    unittest.main()
