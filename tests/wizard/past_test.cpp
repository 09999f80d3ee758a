#include "wizard/answers/past.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "sports/model/league.hpp"
#include "tests/wizard/asked.hpp"

namespace chalkline::wizard {
namespace {

using namespace std::chrono_literals;
using ledger::Sport;

sports::FinalGame played(std::chrono::hours ago, std::string_view home, std::int32_t scored,
                         std::string_view away, std::int32_t allowed, Sport sport = Sport::kNba) {
  static std::uint64_t number = 100;
  const auto team = [&](std::string_view code) {
    const auto* known = sports::find_team(sport, code);
    REQUIRE(known != nullptr);
    return sports::Team{std::string{known->name}, std::string{code}};
  };
  return {.id = ledger::GameId{++number},
          .source = ledger::Source::kSimulated,
          .starts_at = kWeekNow - ago,
          .sport = sport,
          .season = 2026,
          .home = team(home),
          .away = team(away),
          .score = {scored, allowed}};
}

// Newest first: of last night, and of days before it. The Lakers won 6 of 7, the Celtics 2 of 6.
std::vector<sports::FinalGame> games_played() {
  return {played(14h, "LAL", 110, "BOS", 101),
          played(15h, "NYK", 99, "MIA", 120),
          played(16h, "MTL", 2, "TOR", 3, Sport::kNhl),
          played(40h, "BOS", 90, "LAL", 100),
          played(64h, "LAL", 95, "DEN", 96),
          played(88h, "DEN", 80, "LAL", 96),
          played(112h, "LAL", 120, "BOS", 100),
          played(136h, "BOS", 101, "DEN", 90),
          played(160h, "LAL", 101, "DEN", 100),
          played(184h, "BOS", 100, "DEN", 99),
          played(208h, "LAL", 101, "BOS", 100)};
}

class AskedOfThePast {
 public:
  std::string operator()(std::string_view message) {
    const auto question = asked_(message);
    const auto games = games_played();
    CAPTURE(message);
    CHECK((question.intent == Intent::kResults || question.intent == Intent::kForm));
    return (question.intent == Intent::kForm
                ? form_told(games, question)
                : results_told(games, question, asked_.vocabulary().days))
        .answer.message;
  }
  void anew() { asked_.topic = {}; }

 private:
  Asked asked_;
};

TEST_CASE("results are told with their scores, of the teams and the night that are meant") {
  AskedOfThePast said;
  CHECK(said("who won last night?") ==
        "I know 3 results yesterday (November 24):\n"
        "Los Angeles Lakers beat Boston Celtics 110-101 on November 24 (simulated).\n"
        "Miami Heat beat New York Knicks 120-99 on November 24 (simulated).\n"
        "Toronto Maple Leafs beat Montreal Canadiens 3-2 on November 24 (simulated).");
  CHECK(said("and in hockey?") ==
        "I know 1 result in the NHL yesterday (November 24):\n"
        "Toronto Maple Leafs beat Montreal Canadiens 3-2 on November 24 (simulated).");
  CHECK(said("Did the Celtics win last night?") ==
        "I know 1 result of the Boston Celtics yesterday (November 24):\n"
        "Los Angeles Lakers beat Boston Celtics 110-101 on November 24 (simulated).");
  CHECK(said("and the Heat?").starts_with("I know 1 result of the Miami Heat yesterday"));
  CHECK(said("what was the score of the Knicks game")
            .starts_with("The last result that I know of the New York Knicks:"));
  const auto meetings = said("Did the Lakers beat the Celtics?");
  CHECK(meetings.contains("Los Angeles Lakers beat Boston Celtics 120-100"));
  CHECK_FALSE(meetings.contains("Denver"));
}

TEST_CASE("a result that is not known is not made up") {
  AskedOfThePast said;
  CHECK(
      said("did the Yankees win last night") ==
      "I know no result of the New York Yankees yesterday (November 24). The Sports Hub shows the "
      "scores and the standings that we have.");
  CHECK(said("who won on October 3?").starts_with("I know no result on October 3."));
}

TEST_CASE("an evening in America is of the night in which it was there") {
  AskedOfThePast said;
  // 01:00 in UTC of November 25.
  const auto told = said("who won yesterday?");
  CHECK(told.contains("110-101 on November 24"));
}

TEST_CASE("teams are ranked by a figure that is named, from games that are counted") {
  AskedOfThePast said;
  CHECK(said("who's hot?") ==
        "By the share won of their last ten games these teams are the hottest:\n"
        "Los Angeles Lakers: 6-1 this season, 6 of the last 7 games won (simulated).\n"
        "Boston Celtics: 2-4 this season, 2 of the last 6 games won (simulated).\n"
        "Denver Nuggets: 1-4 this season, 1 of the last 5 games won (simulated).\n"
        "I count the games whose results I know. Luck makes a good part of such a record, and the "
        "prices have it in them already.");
  CHECK(said("best team in the NBA")
            .contains("this season these teams in the NBA are the best:\nLos"));
  const auto worst = said("and the worst team?");
  CHECK(worst.contains("are the worst:\nDenver Nuggets: 1-4"));
  CHECK(said("worst team in hockey").starts_with("I know too few results in the NHL to say"));
}

TEST_CASE("the hot teams are those of the dashboard") {
  const auto games = games_played();
  AskedOfThePast said;
  const auto told = said("who is hot?");
  std::size_t from = 0;
  for (const auto& team : sports::hot_teams(ledger::Source::kSimulated, games)) {
    const auto at = told.find('\n' + team.name + ": " + team.record, from);
    REQUIRE(at != std::string::npos);
    from = at;
  }
}

TEST_CASE("how many games back a team is, is counted from the league's best record") {
  AskedOfThePast said;
  CHECK(said("how many games back are the Celtics?")
            .starts_with("Boston Celtics: 3.5 games back, at 2-4. Los Angeles Lakers are ahead of "
                         "the whole league with 6-1. (simulated)\n"));
  CHECK(said("and the Lakers?").starts_with("Los Angeles Lakers: no game back."));
  CHECK(said("how many games back are the Sabres?")
            .starts_with("I know no results of the Buffalo Sabres yet."));
}

TEST_CASE("a team's form has its record, its last games, its scores and its place") {
  AskedOfThePast said;
  CHECK(said("how have the Celtics been doing?") ==
        "Boston Celtics: 2-4 this season, 2 of the last 6 games won, with 98.7 scored and 103.3 "
        "allowed a game in them. By the share won this season that is place 2 of 3. (simulated)\n"
        "I count the games whose results I know, and the prices have them in them.");
  said.anew();
  CHECK(said("how many points do the Lakers average?").contains("103.3 scored"));
}

TEST_CASE("the next game of teams whose past was told is found by asking on") {
  Asked asked;
  CHECK(asked("did the Mavericks win last night?").intent == Intent::kResults);
  const auto next = asked("when do they play next?");
  CHECK(next.doubt == Doubt::kOnlyStart);
  CHECK(described(next).contains("DAL-LAL"));
  // Advice on a game by its day leads to the next game, whichever that day was.
  asked("Lakers tomorrow?");
  CHECK(described(asked("when do they play next?")).contains("LAL-BOS"));
}

}  // namespace
}  // namespace chalkline::wizard
