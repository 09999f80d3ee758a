#include "sports/feeds/simulated/simulated_hub.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "sports/model/eastern_time.hpp"
#include "sports/simulation/baseball/baseball_play.hpp"
#include "sports/simulation/hockey/box_scores.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::sports::simulated {
namespace {

using namespace test;

const MasterSeed kSeed{7};

ledger::Timestamp hockey_start() { return starts_at(first_after(sports::kHockey, kNoon)); }

TEST_CASE("a day's box scores are of the games that have begun") {
  const SimulatedHub hub{kSeed};
  const auto start = hockey_start();
  const std::chrono::year_month_day date{std::chrono::floor<std::chrono::days>(start)};
  const auto begun = [&](ledger::Timestamp now) {
    return hub.boxes(sports::kHockey, date, now).value().size();
  };
  CHECK(begun(start) == begun(start - 1us) + 1);
  CHECK(hub.schedule(sports::kHockey, date, start).value().size() ==
        slots_on(sports::kHockey, date).size());
}

TEST_CASE("a day holds until the next tick while a game is played, else until the next start") {
  const SimulatedHub hub{kSeed};
  const auto start = hockey_start();
  CHECK(hub.day_holds_until(sports::kHockey, start) == start + kLiveTick);
  CHECK(hub.day_holds_until(sports::kHockey, start + kGameLength - 1s) == start + kGameLength);
  CHECK(hub.day_holds_until(sports::kHockey, start + kGameLength) == start + kBetweenStarts);
}

TEST_CASE("a season holds until the next game ends") {
  const SimulatedHub hub{kSeed};
  for (auto now = hockey_start(); now < hockey_start() + 1h; now += 1min) {
    const auto until = hub.season_holds_until(sports::kHockey, now);
    REQUIRE(until > now);
    const auto games = [&](ledger::Timestamp at) {
      int played = 0;
      const auto standings = hub.standings(sports::kHockey, at).value();
      for (const auto& division : standings) {
        for (const auto& team : division.teams) played += team.season.games();
      }
      return played;
    };
    CHECK(games(until - 1us) == games(now));
  }
}

TEST_CASE("a game of MLB has the box score that the day's list has, from its start on") {
  const SimulatedHub hub{kSeed};
  const auto slot = first_after(kBaseball, kNoon);
  const auto start = starts_at(slot);
  Game game;
  game.sport = kBaseball;
  game.starts_at = start;
  game.source_key = source_key(World{kSeed}, slot);
  CHECK(!hub.box(game, start - 1us));
  const auto end = start + kGameLength;
  const auto box = hub.box(game, end);
  REQUIRE(box);
  CHECK_FALSE(box->tables.empty());
  const auto day = hub.boxes(kBaseball, eastern_date(start), end).value();
  CHECK(std::ranges::find(day, *box) != day.end());
  game.source_key = source_key(World{MasterSeed{8}}, slot);
  CHECK(!hub.box(game, end));
}

TEST_CASE("a game of another world has no box score") {
  const SimulatedHub hub{kSeed};
  const auto start = hockey_start();
  Game game;
  game.sport = sports::kHockey;
  game.starts_at = start;
  game.source_key = source_key(World{kSeed}, first_after(sports::kHockey, kNoon));
  CHECK(hub.box(game, start));
  CHECK(!hub.box(game, start - 1us));
  game.source_key = source_key(World{MasterSeed{8}}, first_after(sports::kHockey, kNoon));
  CHECK(!hub.box(game, start));
}

}  // namespace
}  // namespace chalkline::sports::simulated
