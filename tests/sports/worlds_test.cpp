#include <doctest/doctest.h>

#include "tests/sports/house.hpp"

// Each seed of the simulated source is a world of its own.
namespace chalkline::sports {
namespace {

using namespace test;

// decisions/0013: also what becomes of the games of a program that knew no seed but 1.
TEST_CASE(
    "games of a seed that is not run any more are off the board at once, and void after 48 hours") {
  House house;
  house.visit(kNoon);
  const auto before = house.histories();

  house.seed = 2;
  {
    const auto board = house.open()->board();
    CHECK(board->upcoming.size() == before.size());  // the other seed fills it at once
    for (const auto& game : board->upcoming) CHECK(!before.contains(ledger::raw(game.id)));
  }
  house.visit(kNoon + 12h);
  house.visit(kNoon + 61h);
  const auto after = house.histories();
  for (const auto& [id, history] : before) CHECK(after.at(id) == kVoided);
}

TEST_CASE("games of a seed that comes back in time are told to their end") {
  House house;
  house.visit(kNoon);
  const auto before = house.histories();
  house.seed = 2;
  house.visit(kNoon + 1h);
  house.seed = 1;
  house.visit(kNoon + 14h);
  const auto after = house.histories();
  for (const auto& [id, history] : before) CHECK(after.at(id) == kWholeLife);
}

TEST_CASE("hot teams and players are those of the seed that is run") {
  House house;
  house.visit(kNoon);
  house.seed = 2;
  House fresh;
  fresh.seed = 2;
  CHECK(house.open()->player_stats().front().name == fresh.open()->player_stats().front().name);
  CHECK(house.open()->hot_teams().front().record == fresh.open()->hot_teams().front().record);
}

}  // namespace
}  // namespace chalkline::sports
