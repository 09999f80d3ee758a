#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <thread>

#include "tests/ledger/figures.hpp"
#include "tests/sports/sports_fixture.hpp"

// Bets on players and conditions, from the sportsbook to the ledger.
namespace chalkline::sports {
namespace {

using namespace test;

TEST_CASE("the ledger has what bets on players and conditions are settled by") {
  SportsFixture house;
  house.visit(kNoon);
  house.visit(kNoon + 14h);
  std::map<ledger::GameId, ledger::Sport> sports;
  const auto events = house.ledger.events();
  int figures = 0;
  int periods = 0;
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (const auto* game = std::get_if<ledger::GameScheduled>(&events[i])) {
      sports[game->game] = game->sport;
    } else if (const auto* statistics = std::get_if<ledger::StatisticsRecorded>(&events[i])) {
      ++figures;
      CHECK(statistics->simulated);
      REQUIRE(i + 1 < events.size());
      const auto& result = std::get<ledger::ResultRecorded>(events[i + 1]);
      CHECK(result.game == statistics->game);
      if (sports.at(statistics->game) != ledger::Sport::kNba) continue;
      std::int32_t points = 0;
      for (const auto& player : statistics->players)
        points += ledger::value_of(player, ledger::PropType::kPoints);
      CHECK(points == result.score.home + result.score.away);
    } else if (const auto* result = std::get_if<ledger::ResultRecorded>(&events[i])) {
      const auto sport = sports.at(result->game);
      const bool has_quarters = sport == ledger::Sport::kNba || sport == ledger::Sport::kNfl;
      CHECK(result->periods.fourth_quarter.has_value() == has_quarters);
      periods += result->periods.fourth_quarter ? 1 : 0;
    }
  }
  CHECK(figures == 4 * 24 + 7);  // and those of the next date's first hour
  CHECK(periods == 2 * 24 + 3);
}

TEST_CASE("props are quoted by whichever thread asks, and until the game starts") {
  SportsFixture house;
  const auto book = house.open();
  const auto board = book->boards().current();
  const auto& game = *std::ranges::find(board->upcoming, ledger::Sport::kNba, &Game::sport);
  const auto offers = book->props().of(game.id, kNoon);
  REQUIRE(!offers.empty());
  const auto& offer = offers.front();
  CHECK(book->props().quoted(game.id, offer.quote_id, kNoon) == offer);

  {
    std::vector<std::jthread> threads;
    for (int i = 0; i < 4; ++i) {
      threads.emplace_back([&] {
        for (int round = 0; round < 20; ++round) {
          if (book->props().of(game.id, kNoon) != offers) std::abort();
        }
      });
    }
  }

  const auto unknown = std::unexpected{PropProblem::kUnknown};
  CHECK(book->props().of(ledger::GameId{1}, kNoon).empty());
  CHECK(book->props().quoted(ledger::GameId{1}, offer.quote_id, kNoon) == unknown);
  CHECK(!book->props().of(game.id, game.starts_at - 1us).empty());
  const auto late = book->props().of(game.id, game.starts_at - 1us).front().quote_id;
  CHECK(book->props().of(game.id, game.starts_at).empty());
  CHECK(book->props().quoted(game.id, late, game.starts_at - 1us).has_value());
  CHECK(book->props().quoted(game.id, late, game.starts_at) == unknown);
  std::set<ledger::Sport> sports;
  for (const auto& other : board->upcoming) {
    if (!book->props().of(other.id, kNoon).empty()) sports.insert(other.sport);
  }
  CHECK(sports.size() == 4);
}

}  // namespace
}  // namespace chalkline::sports
