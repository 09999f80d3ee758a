#include "sports/simulation/season/pairing.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

#include "ledger/values/sport_rows.hpp"
#include "sports/model/league.hpp"

namespace chalkline::sports::simulated {
namespace {

using ledger::Sport;

const World kPairingWorld{42};

// Of a season of the sport's teams.
struct RealSeason {
  Sport sport{};
  int games{};  // of a team
  int fewest_at_home{};
  int most_at_home{};
  std::int64_t games_of_all{};
};
constexpr std::array kRealSeasons{
    RealSeason{Sport::kNba, 82, 41, 41, 1'230}, RealSeason{Sport::kNfl, 17, 8, 9, 272},
    RealSeason{Sport::kMlb, 162, 81, 81, 2'430}, RealSeason{Sport::kNhl, 82, 41, 41, 1'312}};
static_assert(ledger::has_row_by_sport(kRealSeasons));

struct TeamGames {
  int home{};
  int away{};
  int longest_stay{};  // games in a row at home, or away
  int stay{};          // below 0 if away

  void add(bool is_home) {
    ++(is_home ? home : away);
    stay = is_home ? std::max(stay, 0) + 1 : std::min(stay, 0) - 1;
    longest_stay = std::max(longest_stay, std::abs(stay));
  }
};

std::map<std::size_t, TeamGames> games_of_teams(Sport sport, std::int64_t season) {
  std::map<std::size_t, TeamGames> teams;
  const auto first = season * games_per_season(sport);
  for (auto number = first; number < first + games_per_season(sport); ++number) {
    const auto pair = pairing(kPairingWorld, {sport, number});
    teams[pair.home].add(true);
    teams[pair.away].add(false);
  }
  return teams;
}

void check_season(Sport sport) {
  const auto& real = ledger::row_of(kRealSeasons, sport);
  CHECK(games_per_season(sport) == real.games_of_all);
  for (const std::int64_t season : {0, 1, 2, 1'000, 3'667}) {
    const auto teams = games_of_teams(sport, season);
    CHECK(teams.size() == teams_of(sport).size());
    for (const auto& [team, games] : teams) {
      CAPTURE(team);
      CHECK(games.home + games.away == real.games);
      CHECK(games.home >= real.fewest_at_home);
      CHECK(games.home <= real.most_at_home);
      CHECK(games.longest_stay <= 3);
    }
  }
}

TEST_CASE("an NFL team plays 17 games, 8 or 9 of them at home, and nobody twice") {
  check_season(Sport::kNfl);
  std::set<std::set<std::size_t>> met;
  for (std::int64_t number = 0; number < 272; ++number) {
    const auto pair = pairing(kPairingWorld, {Sport::kNfl, number});
    CHECK(met.insert({pair.home, pair.away}).second);
  }
}

TEST_CASE("an NBA team plays 82 games, 41 of them at home") { check_season(Sport::kNba); }

TEST_CASE("an NHL team plays 82 games, 41 of them at home") { check_season(Sport::kNhl); }

TEST_CASE("an MLB team plays 162 games, 81 of them at home") { check_season(Sport::kMlb); }

TEST_CASE("everybody plays once a round, and no pair meets twice more often than another") {
  for (const auto sport : kSports) {
    CAPTURE(ledger::name_of(sport));
    const auto teams = teams_of(sport).size();
    std::map<std::pair<std::size_t, std::size_t>, int> visits;
    std::set<std::size_t> round;
    for (std::int64_t i = 0; i < games_per_season(sport); ++i) {
      const auto pair = pairing(kPairingWorld, {sport, 1'000 * games_per_season(sport) + i});
      CHECK(pair.season == 11'000);
      ++visits[{pair.home, pair.away}];
      round.insert(pair.home);
      round.insert(pair.away);
      if ((i + 1) % static_cast<std::int64_t>(teams / 2) != 0) continue;
      CHECK(round.size() == teams);
      round.clear();
    }
    std::set<int> meetings;
    for (std::size_t one = 0; one < teams; ++one) {
      for (std::size_t other = 0; other < one; ++other) {
        const auto at_one = visits[{one, other}];
        const auto at_other = visits[{other, one}];
        CHECK(std::abs(at_one - at_other) <= 1);
        meetings.insert(at_one + at_other);
      }
    }
    CHECK(*meetings.rbegin() - *meetings.begin() == 1);
    CHECK(pairing(kPairingWorld, {sport, 1'001 * games_per_season(sport)}).season == 11'001);
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

// A server derives the games that it has listed anew after a restart: other pairings would be other
// games.
TEST_CASE("who meets whom stays as it is") {
  struct Known {
    Slot slot;
    Pairing pairing;
  };
  for (const auto& [slot, known] : {Known{{Sport::kNba, 1'000'000}, {10'813, 22, 4}},
                                    Known{{Sport::kNfl, 1'000'001}, {13'676, 29, 1}},
                                    Known{{Sport::kMlb, 1'000'002}, {10'411, 7, 9}},
                                    Known{{Sport::kNhl, 1'000'003}, {10'762, 7, 10}}}) {
    CAPTURE(ledger::name_of(slot.sport));
    const auto pair = pairing(kPairingWorld, slot);
    CHECK(pair.season == known.season);
    CHECK(pair.home == known.home);
    CHECK(pair.away == known.away);
  }
}

// What a data directory has whose games were listed by an older program.
TEST_CASE("up to a time seasons are double round robins, and those after it go by later numbers") {
  using namespace std::chrono_literals;
  for (const auto sport : kSports) {
    CAPTURE(ledger::name_of(sport));
    const Slot last{sport, 1'000'000};
    const World changed{42, {.double_round_robins = starts_at(last)}};
    const World before{42, {.double_round_robins = ledger::Timestamp::max()}};
    const auto teams = static_cast<std::int64_t>(teams_of(sport).size());
    std::int32_t season = 0;
    for (auto slot = Slot{sport, last.number - 3'000}; slot.number < last.number + 3'000;
         ++slot.number) {
      const bool is_old = slot.number <= last.number;
      const auto pair = pairing(changed, slot);
      const auto expected = pairing(is_old ? before : kPairingWorld, slot);
      CHECK(std::tie(pair.season, pair.home, pair.away) ==
            std::tie(expected.season, expected.home, expected.away));
      if (is_old) CHECK(pair.season == slot.number / (teams * (teams - 1)));
      CHECK(pair.season >= season);
      season = pair.season;
    }
    // A season that began before has the games since.
    const auto ended = ended_games(changed, sport, starts_at(last) + 1h);
    REQUIRE(!ended.empty());
    CHECK(ended.size() <= 2);
    CHECK(ended.front().number == last.number + 1);
    const auto old = ended_games(changed, sport, starts_at(last) + kGameLength);
    CHECK(old.back() == last);
    CHECK(static_cast<std::int64_t>(old.size()) == last.number % (teams * (teams - 1)) + 1);
  }
}

}  // namespace
}  // namespace chalkline::sports::simulated
