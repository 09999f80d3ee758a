#include <doctest/doctest.h>

#include <set>

#include "sports/book/bookmaker.hpp"
#include "sports/book/ledger_batch.hpp"
#include "sports/feeds/simulated/quotes.hpp"
#include "sports/model/league.hpp"
#include "sports/simulation/players/player_props.hpp"
#include "tests/sports/sports_fixture.hpp"

// Each seed of the simulated source is a world of its own.
namespace chalkline::sports {
namespace {

using namespace test;

// decisions/0013: also what becomes of the games of a program that knew no seed but 1.
TEST_CASE(
    "games of a seed that is not run any more are off the board at once, and void after 48 hours") {
  SportsFixture house;
  house.visit(kNoon);
  const auto before = house.histories();

  house.seed = 2;
  {
    const auto board = house.open()->boards().current();
    CHECK(board->upcoming.size() == before.size());  // the other seed fills it at once
    for (const auto& game : board->upcoming) CHECK(!before.contains(ledger::raw(game.id)));
  }
  house.visit(kNoon + 12h);
  house.visit(kNoon + 61h);
  const auto after = house.histories();
  for (const auto& [id, history] : before) CHECK(after.at(id) == kVoided);
}

TEST_CASE("games of a seed that comes back in time are told to their end") {
  SportsFixture house;
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
  SportsFixture house;
  house.visit(kNoon);
  house.seed = 2;
  SportsFixture fresh;
  fresh.seed = 2;
  CHECK(house.open()->form().current()->players.front().name ==
        fresh.open()->form().current()->players.front().name);
  CHECK(house.open()->form().current()->teams.front().record ==
        fresh.open()->form().current()->teams.front().record);
}

// The updates of the program before at noon: the games of the next twelve hours, with their first
// quotes.
class FeedBeforeKeys : public Feed {
 public:
  static constexpr std::uint64_t kSeed = 1;

  ledger::Source source() const override { return ledger::Source::kSimulated; }
  std::string world() const override { return world_.name(); }
  std::vector<Update> poll(ledger::Timestamp now) override {
    std::vector<Update> updates;
    for (const auto sport : kSports) {
      for (auto slot = simulated::first_after(sport, now);
           simulated::starts_at(slot) <= now + simulated::kHorizon; ++slot.number) {
        const auto listed = simulated::listing(world_, slot);
        const auto drawn = simulated::simulated_game(world_, slot);
        const auto at = simulated::starts_at(slot) - simulated::kHorizon;
        updates.push_back({at, listed});
        updates.push_back({at, Quoted{listed.source_key, simulated::quote(drawn, 0)}});
        games.emplace(game_id(source(), listed.source_key), drawn);
      }
    }
    std::ranges::sort(updates, {}, order_of);
    return updates;
  }
  ledger::Timestamp next(ledger::Timestamp) const override { return ledger::Timestamp::max(); }

  std::map<ledger::GameId, simulated::SimulatedGame> games;

 private:
  simulated::World world_ = simulated::World::before_keys(kSeed);
};

TEST_CASE("games that were listed before there were keys end as they would have") {
  SportsFixture house;
  house.seed = FeedBeforeKeys::kSeed;
  std::map<ledger::GameId, simulated::SimulatedGame> games;
  {
    FeedBeforeKeys* feed = nullptr;
    Bookmaker bookmaker{
        house.database(),
        [&](auto&, auto&) {
          Feeds feeds;
          feeds.push_back(std::make_unique<FeedBeforeKeys>());
          feed = static_cast<FeedBeforeKeys*>(feeds.front().get());
          return feeds;
        },
        [&](auto commands) { return execute_all(house.ledger.engine(), std::move(commands)); },
        games_of(house.ledger.state())};
    bookmaker.advance(kNoon);
    games = feed->games;
  }
  REQUIRE(games.size() == 96);

  // The board is that of the new world at once, and restarts change nothing.
  house.ledger.clock.set(kNoon + 1h);
  for (const auto& game : house.open()->boards().current()->upcoming)
    CHECK(!games.contains(game.id));
  for (const auto passed : {3h, 7h, 12h, 14h}) house.visit(kNoon + passed);
  const auto histories = house.histories();
  for (const auto& [id, drawn] : games) CHECK(histories.at(ledger::raw(id)) == kReplayed);
  int ended = 0;
  for (const auto& event : house.ledger.events()) {
    if (const auto* result = std::get_if<ledger::ResultRecorded>(&event)) {
      const auto game = games.find(result->game);
      if (game == games.end()) continue;
      const auto scores = simulated::scoring(game->second.match);
      CHECK(result->score == simulated::state_at(scores, simulated::kGameTicks).score);
      ++ended;
    } else if (const auto* statistics = std::get_if<ledger::StatisticsRecorded>(&event)) {
      const auto game = games.find(statistics->game);
      if (game == games.end()) continue;
      CHECK(std::ranges::equal(statistics->players, simulated::player_figures(game->second)));
    }
  }
  CHECK(ended == 96);
}

}  // namespace
}  // namespace chalkline::sports
