#include <doctest/doctest.h>

#include <map>

#include "ledger/audit/verify.hpp"
#include "sports/feeds/simulated/evidence.hpp"
#include "sports/simulation/games/simulated_game.hpp"
#include "sports/store/schema.hpp"
#include "sports/store/world_store.hpp"
#include "tests/ledger/verbs.hpp"
#include "tests/sports/sports_fixture.hpp"

// A data directory of a program whose seasons were double round robins (decisions/0046).
namespace chalkline::sports {
namespace {

using namespace test;

constexpr auto kDoubleRoundRobins = "simulated, double round robins";

std::map<ledger::GameId, ledger::GameScheduled> scheduled_games(const SportsFixture& house) {
  std::map<ledger::GameId, ledger::GameScheduled> games;
  for (const auto& event : house.ledger.events()) {
    if (const auto* const game = std::get_if<ledger::GameScheduled>(&event))
      games.emplace(game->game, *game);
  }
  return games;
}

// Whether the world pairs the game's teams so.
bool pairs(const simulated::World& world, const ledger::GameScheduled& game) {
  const auto listed = simulated::listing(world, simulated::slot_at(game.sport, game.starts_at));
  return listed.home.code == game.home_code && listed.away.code == game.away_code &&
         listed.proof.digest == game.proof.digest;
}

TEST_CASE("games that were listed when a season was a double round robin are played as listed") {
  SportsFixture house;
  house.ledger.accept(ledger::OpenAccount{ledger::test::kAlice});
  const auto name = simulated::World{house.seed}.name();
  {
    auto db = open_sports_db(house.database());
    WorldStore{db}.set_seen_until(kDoubleRoundRobins, name, ledger::Timestamp::max());
  }
  {
    const auto book = house.open();
    for (const auto& game : book->boards().current()->upcoming) {
      const auto& lines = *game.current.lines.moneyline;
      house.ledger.accept(
          ledger::test::bet(ledger::test::kAlice, 1,
                            ledger::Pick{game.id, ledger::Market::kMoneyline, ledger::Side::kAway,
                                         0, lines.second, lines.first, game.current.at}));
    }
  }
  const auto listed_before = scheduled_games(house);
  REQUIRE(listed_before.size() >= 96);
  {
    // The program that listed them kept no such time.
    auto db = open_sports_db(house.database());
    db.run("DELETE FROM feed WHERE name = 'simulated, double round robins'");
  }
  for (auto now = kNoon + 1h; now <= kNoon + 40h; now += 13h) house.visit(now);
  const auto report =
      ledger::verify(house.ledger.log(), [](auto, auto) {}, {.evidence = simulated::open_evidence});
  for (const auto& fault : report.faults) FAIL_CHECK(fault.what);

  const auto changes_at = kNoon + simulated::kEarlyHorizon;
  const simulated::World before{house.seed, {.double_round_robins = ledger::Timestamp::max()}};
  const simulated::World since{house.seed};
  const auto games = scheduled_games(house);
  int later = 0;
  for (const auto& [id, game] : games) {
    const bool is_later = game.starts_at > changes_at;
    CHECK(pairs(is_later ? since : before, game));
    later += is_later ? 1 : 0;
  }
  CHECK(later >= 96);
  const auto histories = house.histories();
  for (const auto& [id, game] : listed_before) {
    CHECK(games.at(id).home_code == game.home_code);
    CHECK(histories.at(raw(id)) == kWholeLife);
  }
}

}  // namespace
}  // namespace chalkline::sports
