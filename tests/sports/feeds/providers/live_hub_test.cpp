#include "sports/feeds/live_hub/live_hub.hpp"

#include <doctest/doctest.h>

#include "sports/feeds/mlb/mlb.hpp"
#include "sports/feeds/nhl/nhl.hpp"
#include "sports/model/eastern_time.hpp"
#include "sports/store/schema.hpp"
#include "tests/ledger/temporary_directory.hpp"
#include "tests/sports/fixtures.hpp"
#include "tests/sports/provider_pages.hpp"

namespace chalkline::sports::live {
namespace {

using namespace test;

// The hub of leagues of which one day is known, 2026-11-21 unless a test says otherwise.
class HubOfOneDay {
 public:
  explicit HubOfOneDay(std::chrono::sys_days day = eastern_date(kNoon)) : day_{day} {}

  void nhl(const std::string& page) { tell(*nhl_, page); }
  void mlb(const std::string& page) { tell(*mlb_, page); }

  auto schedule() const { return hub_.schedule(kHockey, day_, kNoon); }
  auto mlb_schedule() const { return hub_.schedule(ledger::Sport::kMlb, day_, kNoon); }
  auto mlb_boxes() const { return hub_.boxes(ledger::Sport::kMlb, day_, kNoon); }

 private:
  // Answers the day's page among those that are asked for.
  void tell(HubPages& pages, const std::string& page) {
    while (const auto task = pages.next(kNoon)) {
      if (task->take(page)) return;
    }
    FAIL("the day was not asked for");
  }

  const std::chrono::sys_days day_;
  ledger::test::TemporaryDirectory directory_;
  std::string database_ = (directory_.path() / "sports.db").string();
  sqlite::Connection db_ = open_sports_db(database_);
  std::shared_ptr<NhlHubPages> nhl_ = std::make_shared<NhlHubPages>("");
  std::shared_ptr<MlbHubPages> mlb_ = std::make_shared<MlbHubPages>("");
  HistoryReader history_{database_};
  LiveHub hub_{nhl_, mlb_, history_};
};

TEST_CASE("a day of the hub is not known before its league has told of it") {
  HubOfOneDay hub;
  CHECK_FALSE(hub.schedule());
  CHECK_FALSE(hub.mlb_schedule());
  CHECK_FALSE(hub.mlb_boxes());
  hub.nhl(nhl_scores("2026-11-21", {}));
  hub.mlb(R"({"dates":[]})");
  CHECK(hub.schedule().value().empty());
  CHECK(hub.mlb_schedule().value().empty());
  CHECK(hub.mlb_boxes().value().empty());
}

TEST_CASE("days whose pages cannot be had are asked for again behind the league's other pages") {
  const auto is_day = [](const auto& task) { return task->page.url.contains("/score/"); };
  NhlHubPages nhl{""};
  for (int day = 0; day < 3; ++day) CHECK(is_day(nhl.next(kNoon)));
  int others = 0;
  auto task = nhl.next(kNoon + std::chrono::hours{1});
  for (; task && !is_day(task); task = nhl.next(kNoon + std::chrono::hours{1})) ++others;
  CHECK(others == 1 + 2 * 32);  // the standings, players and figures of each team
  CHECK(task);
}

TEST_CASE("a postponed and a suspended game stay on their day of the NHL, and say what they are") {
  HubOfOneDay hub;
  hub.nhl(nhl_scores("2026-11-21", {{.id = "1"},
                                    {.id = "2", .schedule = "PPD"},
                                    {.id = "3", .state = "LIVE", .schedule = "SUSP"},
                                    {.id = "4", .schedule = "TBD"}}));
  const auto games = hub.schedule().value();
  REQUIRE(games.size() == 3);
  CHECK(games[0].halt == Halt::kNone);
  CHECK(games[1].halt == Halt::kPostponed);
  CHECK(games[2].halt == Halt::kSuspended);
}

std::string mlb_row(int pk, const char* code) {
  return fmt::format(
      R"({{"gamePk":{},"gameType":"R","gameDate":"2026-11-21T18:00:00Z","status":)"
      R"({{"codedGameState":"{}"}},"teams":{{"home":{{"team":{{"name":"New York Yankees"}},)"
      R"("score":3}},"away":{{"team":{{"name":"Boston Red Sox"}},"score":2}}}}}})",
      pk, code);
}

TEST_CASE("a postponed and a suspended game stay on their day of MLB, without a box score") {
  HubOfOneDay hub;
  hub.mlb(R"({"dates":[{"date":"2026-11-21","games":[)" + mlb_row(1, "F") + ',' + mlb_row(2, "D") +
          ',' + mlb_row(3, "T") + ',' + mlb_row(4, "U") + ',' + mlb_row(5, "Q") + "]}]}");
  const auto games = hub.mlb_schedule().value();
  REQUIRE(games.size() == 4);  // a forfeit is left to an operator
  CHECK(games[0].halt == Halt::kNone);
  CHECK(games[1].halt == Halt::kPostponed);
  CHECK(games[2].halt == Halt::kSuspended);
  CHECK(games[3].halt == Halt::kSuspended);
  CHECK(hub.mlb_boxes().value().size() == 1);
}

TEST_CASE("recorded days: two of nine games of MLB, and one of nine of the NHL, are postponed") {
  const auto halted = [](const auto& games, Halt halt) {
    return std::ranges::count_if(games, [&](const LeagueGame& game) { return game.halt == halt; });
  };
  const auto date = [](const char* text) {
    return std::chrono::floor<std::chrono::days>(at(text));
  };
  const auto baseball = recorded("mlb", "schedule_date.json");
  const auto hockey = recorded("nhl", "apiweb_schedule-2023-11-08-modified.json");
  if (!baseball || !hockey) return;
  const auto mlb_games = mlb::read_schedule(*baseball, date("2022-04-07")).value();
  CHECK(mlb_games.size() == 9);
  CHECK(halted(mlb_games, Halt::kPostponed) == 2);
  auto nhl_games = nhl::read_schedule(*hockey, date("2023-11-08")).value();
  std::erase_if(nhl_games, [&](const LeagueGame& game) { return game.day != date("2023-11-10"); });
  CHECK(nhl_games.size() == 9);
  CHECK(halted(nhl_games, Halt::kPostponed) == 1);
}

}  // namespace
}  // namespace chalkline::sports::live
