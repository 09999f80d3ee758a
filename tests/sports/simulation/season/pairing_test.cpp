#include "sports/simulation/season/pairing.hpp"

#include <doctest/doctest.h>

#include <map>
#include <set>

#include "sports/model/league.hpp"

namespace chalkline::sports::simulated {
namespace {

using ledger::Sport;

const World kPairingWorld{42};

TEST_CASE("a season is a double round robin with as many home games as away games") {
  for (const auto sport : kSports) {
    CAPTURE(ledger::name_of(sport));
    const auto teams = teams_of(sport).size();
    const auto games = games_per_season(sport);
    const auto first = Slot{sport, 1'000 * games};
    std::set<std::pair<std::size_t, std::size_t>> visits;
    std::set<std::size_t> round;
    for (std::int64_t i = 0; i < games; ++i) {
      const auto pair = pairing(kPairingWorld, {sport, first.number + i});
      CHECK(pair.season == 1'000);
      CHECK(pair.home != pair.away);
      visits.emplace(pair.home, pair.away);
      round.insert(pair.home);
      round.insert(pair.away);
      if ((i + 1) % static_cast<std::int64_t>(teams / 2) == 0) {
        CHECK(round.size() == teams);  // everybody plays once a round
        round.clear();
      }
    }
    CHECK(visits.size() == teams * (teams - 1));  // every visit takes place, once
    CHECK(pairing(kPairingWorld, {sport, first.number + games}).season == 1'001);
  }
}

TEST_CASE("home and away come in short runs, not by halves of the season") {
  for (const auto sport : kSports) {
    std::map<std::size_t, int> balance;  // home games less away games
    for (std::int64_t i = 0; i < games_per_season(sport); ++i) {
      const auto pair = pairing(kPairingWorld, {sport, i});
      CHECK(++balance[pair.home] <= 3);
      CHECK(--balance[pair.away] >= -3);
    }
  }
}

TEST_CASE("another season or another seed deals other pairings") {
  int same_season = 0;
  int same_seed = 0;
  for (std::int64_t i = 0; i < 100; ++i) {
    const auto one = pairing(kPairingWorld, {Sport::kNba, i});
    const auto later = pairing(kPairingWorld, {Sport::kNba, i + games_per_season(Sport::kNba)});
    const auto other = pairing(World{43}, {Sport::kNba, i});
    same_season += one.home == later.home && one.away == later.away ? 1 : 0;
    same_seed += one.home == other.home && one.away == other.away ? 1 : 0;
  }
  CHECK(same_season < 10);
  CHECK(same_seed < 10);
}

}  // namespace
}  // namespace chalkline::sports::simulated
