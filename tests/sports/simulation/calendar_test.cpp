#include <doctest/doctest.h>

#include <map>
#include <set>

#include "sports/model/league.hpp"
#include "sports/simulation/world.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::sports::simulated {
namespace {

using namespace test;
using ledger::Sport;

const World kCalendarWorld{42};

TEST_CASE("every league is complete, and its codes and names are unique") {
  const std::map<Sport, std::size_t> sizes{
      {Sport::kNba, 30}, {Sport::kNfl, 32}, {Sport::kMlb, 30}, {Sport::kNhl, 32}};
  for (const auto sport : kSports) {
    CAPTURE(ledger::name_of(sport));
    std::set<std::string_view> codes;
    std::set<std::string_view> names;
    for (const auto& team : teams_of(sport)) {
      codes.insert(team.code);
      names.insert(team.name);
    }
    CHECK(teams_of(sport).size() == sizes.at(sport));
    CHECK(codes.size() == sizes.at(sport));
    CHECK(names.size() == sizes.at(sport));
  }
}

TEST_CASE("somewhere a game starts every seven and a half minutes, each sport's every half hour") {
  auto time = kNoon - 1us;
  std::vector<std::pair<ledger::Timestamp, Sport>> starts;
  while (starts.size() < 12) {
    auto next = ledger::Timestamp::max();
    auto sport_of_next = Sport::kNba;
    for (const auto sport : kSports) {
      if (const auto start = starts_at(first_after(sport, time)); start < next) {
        next = start;
        sport_of_next = sport;
      }
    }
    starts.emplace_back(next, sport_of_next);
    time = next;
  }
  for (std::size_t i = 0; i < starts.size(); ++i) {
    CAPTURE(i);
    CHECK(starts[i].first == kNoon + i * 450s);
    CHECK(starts[i].second == kSports[i % kSports.size()]);
  }
}

TEST_CASE("the first slot after a start is the next one") {
  for (const auto sport : kSports) {
    const auto slot = first_after(sport, kNoon);
    CHECK(starts_at(slot) > kNoon);
    CHECK(first_after(sport, starts_at(slot) - 1us) == slot);
    CHECK(first_after(sport, starts_at(slot)) == Slot{sport, slot.number + 1});
  }
}

TEST_CASE("a season is a double round robin with as many home games as away games") {
  for (const auto sport : kSports) {
    CAPTURE(ledger::name_of(sport));
    const auto teams = teams_of(sport).size();
    const auto games = games_per_season(sport);
    const auto first = Slot{sport, 1'000 * games};
    std::set<std::pair<std::size_t, std::size_t>> visits;
    std::set<std::size_t> round;
    for (std::int64_t i = 0; i < games; ++i) {
      const auto pair = pairing(kCalendarWorld, {sport, first.number + i});
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
    CHECK(pairing(kCalendarWorld, {sport, first.number + games}).season == 1'001);
  }
}

TEST_CASE("home and away come in short runs, not by halves of the season") {
  for (const auto sport : kSports) {
    std::map<std::size_t, int> balance;  // home games less away games
    for (std::int64_t i = 0; i < games_per_season(sport); ++i) {
      const auto pair = pairing(kCalendarWorld, {sport, i});
      CHECK(++balance[pair.home] <= 3);
      CHECK(--balance[pair.away] >= -3);
    }
  }
}

TEST_CASE("no team plays two games at once") {
  // Within a league one game is over before the next one starts.
  for (const auto sport : kSports) {
    const auto slot = first_after(sport, kNoon);
    CHECK(starts_at(slot) + kGameLength < starts_at({sport, slot.number + 1}));
  }
}

TEST_CASE("another season or another seed deals other pairings") {
  int same_season = 0;
  int same_seed = 0;
  for (std::int64_t i = 0; i < 100; ++i) {
    const auto one = pairing(kCalendarWorld, {Sport::kNba, i});
    const auto later = pairing(kCalendarWorld, {Sport::kNba, i + games_per_season(Sport::kNba)});
    const auto other = pairing(World{43}, {Sport::kNba, i});
    same_season += one.home == later.home && one.away == later.away ? 1 : 0;
    same_seed += one.home == other.home && one.away == other.away ? 1 : 0;
  }
  CHECK(same_season < 10);
  CHECK(same_seed < 10);
}

}  // namespace
}  // namespace chalkline::sports::simulated
