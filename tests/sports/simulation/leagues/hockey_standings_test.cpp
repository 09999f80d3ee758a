#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <map>

#include "sports/model/hockey_teams.hpp"
#include "sports/simulation/hockey/box_scores.hpp"
#include "sports/simulation/leagues/standings.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::sports::simulated {
namespace {

using namespace test;

const World kStandingsWorld{12};
const auto kSeason = 900 * games_per_season(kHockey);

ledger::Timestamp end_of_game(std::int64_t number) {
  return starts_at({kHockey, kSeason + number}) + kGameLength;
}

std::map<std::string, hub::Standing> by_team(const std::vector<hub::StandingsGroup>& table) {
  std::map<std::string, hub::Standing> rows;
  for (const auto& division : table) {
    for (const auto& row : division.teams) rows[row.team.code] = row;
  }
  return rows;
}

TEST_CASE("standings are what the box scores of the season so far add up to") {
  std::map<std::string, hub::Standing> expected;
  std::map<std::string, std::vector<hub::Outcome>> outcomes;
  const auto last = games_per_season(kHockey) - 1;
  for (std::int64_t i = 0; i <= last; ++i) {
    const auto box = hockey_box(kStandingsWorld, {kHockey, kSeason + i}, end_of_game(i));
    const bool overtime = box.periods.size() > 3;
    for (const bool home : {true, false}) {
      const auto& own = home ? box.home : box.away;
      const auto& other = home ? box.away : box.home;
      auto& row = expected[own.team.code];
      row.team = own.team;
      row.scored += own.goals;
      row.allowed += other.goals;
      outcomes[own.team.code].push_back(own.goals > other.goals ? hub::Outcome::kWin
                                        : overtime              ? hub::Outcome::kOvertimeLoss
                                                                : hub::Outcome::kLoss);
    }
    if (i % 331 != 0 && i != last) continue;
    CAPTURE(i);
    const auto rows = by_team(standings(kStandingsWorld, kHockey, end_of_game(i)));
    CHECK(rows.size() == 32);
    for (const auto& [code, row] : expected) {
      const auto& shown = rows.at(code);
      CHECK(shown.team == row.team);
      CHECK(shown.scored == row.scored);
      CHECK(shown.allowed == row.allowed);
      const auto& own = outcomes[code];
      const auto count = [&](hub::Outcome outcome) {
        return static_cast<int>(std::ranges::count(own, outcome));
      };
      CHECK(shown.season == hub::Record{count(hub::Outcome::kWin), count(hub::Outcome::kLoss),
                                        count(hub::Outcome::kOvertimeLoss)});
      CHECK(shown.season.games() == std::ssize(own));
      CHECK(shown.last_ten.games() == std::min<int>(10, static_cast<int>(own.size())));
      CHECK(shown.streak.outcome == own.back());
    }
  }
  for (const auto& [code, row] : by_team(standings(kStandingsWorld, kHockey, end_of_game(last)))) {
    CHECK(row.season.games() == 82);
    CHECK(row.season.points() == 2 * row.season.wins + row.season.overtime_losses);
  }
}

TEST_CASE("the table of each division is in order, and a whole season's goals even out") {
  const auto table =
      standings(kStandingsWorld, kHockey, end_of_game(games_per_season(kHockey) - 1));
  REQUIRE(table.size() == kDivisions.size());
  int wins = 0;
  int losses = 0;
  int difference = 0;
  for (std::size_t i = 0; i < table.size(); ++i) {
    CHECK(table[i].name == name_of(kDivisions.at(i)));
    CHECK(table[i].teams.size() == 8);
    CHECK(std::ranges::is_sorted(table[i].teams, std::greater{},
                                 [](const hub::Standing& row) { return row.season.points(); }));
    for (const auto& row : table[i].teams) {
      CHECK(hockey_team(row.team.code).division == kDivisions.at(i));
      wins += row.season.wins;
      losses += row.season.losses + row.season.overtime_losses;
      difference += row.scored - row.allowed;
    }
  }
  CHECK(wins == games_per_season(kHockey));
  CHECK(losses == wins);
  CHECK(difference == 0);
}

TEST_CASE("a season's table stands until the first game of the next one has ended") {
  const auto games = games_per_season(kHockey);
  const auto total = [](const std::vector<hub::StandingsGroup>& table) {
    int played = 0;
    for (const auto& [code, row] : by_team(table)) played += row.season.games();
    return played / 2;
  };
  CHECK(total(standings(kStandingsWorld, kHockey, end_of_game(games) - 1us)) == games);
  CHECK(total(standings(kStandingsWorld, kHockey, end_of_game(games))) == 1);
}

TEST_CASE("a streak and the last ten games are of the latest games") {
  const auto day = end_of_game(500);
  const auto rows = by_team(standings(kStandingsWorld, kHockey, day));
  const auto before = by_team(standings(kStandingsWorld, kHockey, end_of_game(499)));
  int changed = 0;
  for (const auto& [code, row] : rows) {
    const auto& earlier = before.at(code);
    if (row == earlier) continue;
    ++changed;
    CHECK(row.season.games() == earlier.season.games() + 1);
    CHECK(row.last_ten.games() == 10);
    const bool goes_on = row.streak.outcome == earlier.streak.outcome;
    CHECK(row.streak.games == (goes_on ? earlier.streak.games + 1 : 1));
  }
  CHECK(changed == 2);
}

}  // namespace
}  // namespace chalkline::sports::simulated
