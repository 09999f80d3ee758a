#include <doctest/doctest.h>

#include "sports/feeds/mlb/hub_pages.hpp"
#include "tests/sports/hub_pages.hpp"
#include "tests/sports/left_out_rows.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::sports::mlb {
namespace {

using namespace test;

constexpr std::chrono::days kOneDay{1};
const auto kMlbDay = std::chrono::floor<std::chrono::days>(kNoon);

DayGame baseball_game(const std::string& linescore) {
  const auto games = read_days(mlb_day(linescore), kMlbDay, kOneDay);
  REQUIRE_MESSAGE(games, games.error());
  REQUIRE(games->size() == 1);
  return games->front();
}

TEST_CASE("a day of MLB has runs by inning, of which the last may not have been batted") {
  const auto game = baseball_game(R"({"innings":[{"num":1,"home":{"runs":3},"away":{"runs":0}},)"
                                  R"({"num":2,"home":{},"away":{"runs":2}}]})");
  CHECK(game.game.key == "745001");
  CHECK(game.home == Team{"New York Yankees", "NYY"});
  CHECK(game.away == Team{"Boston Red Sox", "BOS"});
  CHECK(game.innings == std::vector<hub::PartScore>{{1, 3, 0}, {2, std::nullopt, 2}});
}

TEST_CASE("innings of MLB that do not make up the score are not told") {
  CHECK(baseball_game(R"({"innings":[{"num":1,"home":{"runs":2}}]})").innings.empty());
  CHECK(baseball_game("null").innings.empty());
}

TEST_CASE("a day of MLB that cannot be read is refused with its place") {
  CHECK(read_days(mlb_day("null"), kMlbDay + kOneDay, kOneDay).error() ==
        "dates[date 2026-11-21].date: it is a day that was not asked for");
  CHECK(read_days(R"({"message":"Invalid Request"})", kMlbDay, kOneDay).error() ==
        "the page: there is no 'dates'");
}

TEST_CASE("a box score of MLB has who bats and who pitches, and the sums of the team") {
  const auto box = read_box(mlb_box());
  REQUIRE_MESSAGE(box, box.error());
  CHECK(box->home.hits == 8);
  CHECK(box->home.errors == 1);
  CHECK(box->home.batters == std::vector<hub::BatterLine>{{{"1", "Al Ott"}, "SS", 4, 1, 2, 1, 2}});
  CHECK(box->home.pitchers == std::vector<hub::PitcherLine>{{{"2", "Jo Roy"}, 20, 5, 2, 1, 7}});
  CHECK(read_box(R"({"teams":{"home":{}}})").error() == "teams.home: there is no 'teamStats'");
}

std::string record(int league, const std::string& team, int wins, int losses,
                   const std::string& streak) {
  return fmt::format(
      R"({{"league":{{"id":{}}},"teamRecords":[{{"team":{{"name":"{}"}},"wins":{},"losses":{},{})"
      R"("runsScored":700,"runsAllowed":600,"records":{{"splitRecords":[)"
      R"({{"type":"home","wins":1,"losses":1}},{{"type":"lastTen","wins":6,"losses":4}}]}}}}]}})",
      league, team, wins, losses, streak);
}

TEST_CASE("standings of MLB are by league and the share of games won, whatever the division") {
  const auto lost = R"("streak":{"streakType":"losses","streakNumber":2},)";
  const auto page = R"({"records":[)" + record(103, "Boston Red Sox", 80, 82, lost) + ',' +
                    record(104, "Chicago Cubs", 83, 79, "") + ',' +
                    record(103, "New York Yankees", 99, 63, "") + "]}";
  const auto leagues = read_standings(page);
  REQUIRE_MESSAGE(leagues, leagues.error());
  REQUIRE(leagues->size() == 2);
  CHECK(leagues->front().name == "American League");
  const auto& [first, second] =
      std::tie(leagues->front().teams.front(), leagues->front().teams.back());
  CHECK(first.team.code == "NYY");
  CHECK(first.season == hub::Record{99, 63});
  CHECK(first.last_ten == hub::Record{6, 4});
  CHECK(first.streak == hub::Streak{});
  CHECK(second.streak == hub::Streak{hub::Outcome::kLoss, 2});
  CHECK(second.scored == 700);
  CHECK(read_standings(R"({"records":[]})").value().empty());
  CHECK(left_out_by([&](auto* left_out) {
          return read_standings(R"({"records":[)" + record(117, "Toledo", 1, 1, "") + "]}",
                                left_out);
        }) == "records[0].league.id: it is no league of MLB");
}

}  // namespace
}  // namespace chalkline::sports::mlb
