#include "sports/simulation/leagues/standings.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>

#include "sports/model/league.hpp"
#include "sports/simulation/leagues/line_scores.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::sports::simulated {
namespace {

using namespace test;
using ledger::Sport;

const World kTableWorld{12};

ledger::Timestamp end_of_league_game(Sport sport, std::int64_t game) {
  return starts_at({sport, 900 * games_per_season(sport) + game}) + kGameLength;
}

std::map<std::string, hub::Standing> rows_of(const std::vector<hub::StandingsGroup>& table) {
  std::map<std::string, hub::Standing> rows;
  for (const auto& conference : table) {
    for (const auto& row : conference.teams) rows[row.team.code] = row;
  }
  return rows;
}

// What the results of a team add up to.
struct Results {
  std::vector<bool> won;
  int scored{};
  int allowed{};
};

void check_row(const hub::Standing& row, const Results& results) {
  const auto wins = [](const auto& games) {
    return static_cast<int>(std::ranges::count(games, true));
  };
  const auto& won = results.won;
  CHECK(row.scored == results.scored);
  CHECK(row.allowed == results.allowed);
  CHECK(row.season == hub::Record{wins(won), static_cast<int>(won.size()) - wins(won)});
  const std::vector<bool> latest{won.end() - std::min<std::ptrdiff_t>(10, std::ssize(won)),
                                 won.end()};
  CHECK(row.last_ten == hub::Record{wins(latest), static_cast<int>(latest.size()) - wins(latest)});
  const auto length = row.streak.games;
  REQUIRE(length > 0);
  CHECK(row.streak.outcome == (won.back() ? hub::Outcome::kWin : hub::Outcome::kLoss));
  CHECK(std::all_of(won.end() - length, won.end(), [&](bool game) { return game == won.back(); }));
  if (length < std::ssize(won))
    CHECK(won.at(won.size() - 1 - static_cast<std::size_t>(length)) != won.back());
}

TEST_CASE("league standings are what the line scores of the season so far add up to") {
  for (const auto sport : {Sport::kMlb, Sport::kNba}) {
    CAPTURE(sport);
    std::map<std::string, Results> expected;
    const auto last = games_per_season(sport) - 1;
    for (std::int64_t i = 0; i <= last; ++i) {
      const auto end = end_of_league_game(sport, i);
      const auto line = line_score(kTableWorld, {sport, 900 * games_per_season(sport) + i}, end);
      const auto add = [&](const Team& team, int own, int other) {
        auto& results = expected[team.code];
        results.won.push_back(own > other);
        results.scored += own;
        results.allowed += other;
      };
      add(line.game.home, line.score.home, line.score.away);
      add(line.game.away, line.score.away, line.score.home);
      if (i % 289 != 0 && i != last) continue;
      CAPTURE(i);
      const auto rows = rows_of(standings(kTableWorld, sport, end));
      CHECK(rows.size() == teams_of(sport).size());
      for (const auto& [code, results] : expected) check_row(rows.at(code), results);
    }
  }
}

TEST_CASE("a game of the NFL that stays level is a tie for both teams, and half a win") {
  constexpr auto kFootball = Sport::kNfl;
  int ties = 0;
  for (std::int64_t season = 900; season < 910; ++season) {
    CAPTURE(season);
    const auto first = season * games_per_season(kFootball);
    std::map<std::string, int> level;
    ledger::Timestamp end;
    for (auto i = first; i < first + games_per_season(kFootball); ++i) {
      end = starts_at({kFootball, i}) + kGameLength;
      const auto line = line_score(kTableWorld, {kFootball, i}, end);
      if (line.score.home != line.score.away) continue;
      ++level[line.game.home.code];
      ++level[line.game.away.code];
      ++ties;
    }
    for (const auto& [code, row] : rows_of(standings(kTableWorld, kFootball, end))) {
      const auto& record = row.season;
      CHECK(record.ties == level[code]);
      CHECK(record.games() == 17);
      CHECK(record.share() == doctest::Approx((record.wins + 0.5 * level[code]) / 17));
    }
  }
  CHECK(ties > 0);
}

TEST_CASE("each conference has half of the teams, the best first") {
  for (const auto sport : {Sport::kMlb, Sport::kNba}) {
    const auto end = end_of_league_game(sport, games_per_season(sport) - 1);
    const auto table = standings(kTableWorld, sport, end);
    REQUIRE(table.size() == 2);
    CHECK(table.front().name == (sport == Sport::kMlb ? "American League" : "Eastern Conference"));
    CHECK(table.back().name == (sport == Sport::kMlb ? "National League" : "Western Conference"));
    int balance = 0;
    for (const auto& conference : table) {
      CHECK(conference.teams.size() == 15);
      CHECK(std::ranges::is_sorted(conference.teams, std::greater{},
                                   [](const auto& row) { return row.season.share(); }));
      for (const auto& row : conference.teams) {
        CHECK(row.season.games() == (sport == Sport::kMlb ? 162 : 82));
        balance += row.season.wins - row.season.losses + row.scored - row.allowed;
      }
    }
    CHECK(balance == 0);
  }
}

TEST_CASE("before the first game of a team its row is empty") {
  const auto table = standings(kTableWorld, Sport::kMlb, end_of_league_game(Sport::kMlb, 0));
  int empty = 0;
  for (const auto& [code, row] : rows_of(table)) {
    if (row.season.games() > 0) continue;
    ++empty;
    CHECK(row.scored + row.allowed + row.streak.games + row.last_ten.games() == 0);
    CHECK(row.season.share() == 0);
  }
  CHECK(empty == 28);
}

}  // namespace
}  // namespace chalkline::sports::simulated
