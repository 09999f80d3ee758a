#include "sports/simulation/leagues/boxes.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <ranges>
#include <set>

#include "sports/simulation/baseball/rosters.hpp"
#include "sports/simulation/leagues/line_scores.hpp"
#include "sports/simulation/leagues/sport_views.hpp"
#include "sports/simulation/players/player_lines.hpp"
#include "sports/simulation/players/player_props.hpp"
#include "tests/ledger/figures.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::sports::simulated {
namespace {

using namespace test;
using ledger::PropType;
using ledger::Sport;

const World kLeagueWorld{11};

Slot slot_of(Sport sport, std::int64_t game) {
  return {sport, 900 * games_per_season(sport) + game};
}
ledger::Timestamp end_of(Slot slot) { return starts_at(slot) + kGameLength; }

template <class Line>
int total(const std::vector<Line>& lines, int Line::* figure) {
  const auto figures = lines | std::views::transform(figure);
  return std::accumulate(figures.begin(), figures.end(), 0);
}

ledger::Score sum_of(const hub::LineScore& line) {
  ledger::Score sum;
  for (const auto& part : line.parts) {
    sum.home += part.home.value_or(0);
    sum.away += part.away;
  }
  return sum;
}

std::size_t regulation_parts(Sport sport) { return sport == Sport::kMlb ? 9 : 4; }

ledger::Score final_score(Slot slot) {
  return state_at(scoring(simulated_game(kLeagueWorld, slot).match), kGameTicks).score;
}

TEST_CASE("innings and quarters sum to the score that bets are settled by, over a whole season") {
  for (const auto sport : {Sport::kMlb, Sport::kNba}) {
    CAPTURE(sport);
    const auto parts = regulation_parts(sport);
    std::int64_t overtimes = 0;
    for (std::int64_t i = 0; i < games_per_season(sport); ++i) {
      CAPTURE(i);
      const auto slot = slot_of(sport, i);
      const auto line = line_score(kLeagueWorld, slot, end_of(slot));
      CHECK(line.game.status == GameStatus::kFinal);
      CHECK(line.score == final_score(slot));
      CHECK(sum_of(line) == line.score);
      CHECK(line.score.home != line.score.away);
      const bool overtime = line.parts.size() > parts;
      CHECK(line.parts.size() >= parts);
      if (sport == Sport::kNba) CHECK(line.parts.size() <= parts + 1);
      if (!overtime) continue;
      ++overtimes;
      const auto& last = line.parts.back();
      CHECK(line.score.home - *last.home == line.score.away - last.away);
    }
    CHECK(overtimes > games_per_season(sport) / 100);
    CHECK(overtimes < games_per_season(sport) / 5);
  }
}

TEST_CASE("a line score grows with its game, and is empty before it") {
  for (const auto sport : {Sport::kMlb, Sport::kNba}) {
    const auto slot = slot_of(sport, 1);
    const auto start = starts_at(slot);
    const auto before = line_score(kLeagueWorld, slot, start - 1us);
    CHECK(before.game.status == GameStatus::kScheduled);
    CHECK(before.parts.empty());
    const auto scores = scoring(simulated_game(kLeagueWorld, slot).match);
    std::size_t parts = 1;
    for (int tick = 0; tick < kGameTicks; ++tick) {
      CAPTURE(tick);
      const auto line = line_score(kLeagueWorld, slot, start + tick * kLiveTick);
      CHECK(line.game.status == GameStatus::kLive);
      CHECK(line.score == state_at(scores, tick).score);
      CHECK(sum_of(line) == line.score);
      CHECK(line.parts.size() >= parts);
      parts = line.parts.size();
    }
    CHECK(parts == regulation_parts(sport));
  }
}

int outs_against(const hub::BaseballLines& fielding) {  // of the team that bats
  return total(fielding.pitchers, &hub::PitcherLine::outs);
}

void check_batting(const hub::BaseballLines& own, const hub::BaseballLines& fielding, int runs) {
  using hub::BatterLine, hub::PitcherLine;
  CHECK(total(own.batters, &BatterLine::runs) == runs);
  CHECK(total(own.batters, &BatterLine::hits) == own.hits);
  int plate_appearances = 0;
  for (const auto& batter : own.batters) plate_appearances += batter.at_bats + batter.walks.value();
  CHECK(plate_appearances == runs + own.left_on_base.value() + outs_against(fielding));
  CHECK(total(fielding.pitchers, &PitcherLine::runs) == runs);
  CHECK(total(fielding.pitchers, &PitcherLine::hits) == own.hits);
  for (const auto& pitcher : fielding.pitchers) CHECK(pitcher.strikeouts <= pitcher.outs);
}

template <class Check>
void for_each_baseball_game_of_a_season(const Check& check) {
  for (std::int64_t i = 0; i < games_per_season(Sport::kMlb); ++i) {
    CAPTURE(i);
    const auto slot = slot_of(Sport::kMlb, i);
    const auto box = baseball_box(kLeagueWorld, slot, end_of(slot));
    REQUIRE(box.home);
    REQUIRE(box.away);
    check(box);
  }
}

TEST_CASE("the lines of batters and pitchers agree with the line score, over a whole season") {
  for_each_baseball_game_of_a_season([&](const hub::BaseballBox& box) {
    check_batting(*box.home, *box.away, box.line.score.home);
    check_batting(*box.away, *box.home, box.line.score.away);
  });
}

// Its games had neither walks nor runners left on base, and a table shows no figure that was not
// drawn.
TEST_CASE("a box score of the third derivation shows what that had, and no more") {
  const World before{
      11, {ledger::Timestamp::min(), ledger::Timestamp::min(), ledger::Timestamp::max()}};
  const auto baseball = slot_of(Sport::kMlb, 3);
  const auto shown = box(before, baseball, end_of(baseball));
  CHECK(shown.team_figures.size() == 2);
  using enum hub::Statistic;
  CHECK(shown.table(hub::TableName::kBatting)->columns ==
        std::vector{kAtBats, kRuns, kHits, kHomeRuns, kRunsBattedIn, kHitsRunsRbis});
  CHECK(shown.table(hub::TableName::kPitching)->columns ==
        std::vector{kOuts, kHitsAllowed, kRunsAllowed, kEarnedRuns, kStrikeouts});
  const auto basketball = slot_of(Sport::kNba, 3);
  const auto nba = box(before, basketball, end_of(basketball));
  CHECK(nba.team_figures.empty());
  CHECK(nba.table(hub::TableName::kPlayers)->columns ==
        std::vector{kMinutes, kPoints, kRebounds, kAssists, kThrees});
}

TEST_CASE(
    "a pitcher gets three outs for each inning that the other team bats, but for a walk-off") {
  for_each_baseball_game_of_a_season([](const hub::BaseballBox& box) {
    const auto innings = static_cast<int>(box.line.parts.size());
    CHECK(outs_against(*box.home) == 3 * innings);
    const auto& last = box.line.parts.back();
    const auto outs = outs_against(*box.away);
    if (!last.home) {
      CHECK(outs == 3 * (innings - 1));
    } else if (box.line.score.home > box.line.score.away) {
      CHECK(outs >= 3 * (innings - 1));
      CHECK(outs < 3 * innings);
    } else {
      CHECK(outs == 3 * innings);
    }
  });
}

TEST_CASE("a game that is won in its last inning by more than a run is won with a home run") {
  int walk_offs = 0;
  for_each_baseball_game_of_a_season([&](const hub::BaseballBox& box) {
    const auto lead = box.line.score.home - box.line.score.away;
    if (!box.line.parts.back().home || lead <= 0) return;
    ++walk_offs;
    if (lead > 1) CHECK(total(box.home->batters, &hub::BatterLine::home_runs) > 0);
  });
  CHECK(walk_offs > 20);
}

TEST_CASE("the batters' and pitchers' lines are those that the feed tells and that rosters sum") {
  std::map<std::string, hub::BaseballPlayer> expected;
  constexpr std::int64_t kGames = 60;
  for (std::int64_t i = 0; i < kGames; ++i) {
    const auto slot = slot_of(Sport::kMlb, i);
    const auto box = baseball_box(kLeagueWorld, slot, end_of(slot));
    std::map<std::string, double> values;
    for (const auto& line : player_lines(simulated_game(kLeagueWorld, slot)))
      values[line.player] = line.value;
    for (const auto* lines : {&*box.home, &*box.away}) {
      for (const auto& batter : lines->batters) {
        CHECK(values.at(batter.player.name) == batter.hits + batter.runs + batter.runs_batted_in);
        auto& player = expected[batter.player.id];
        player.position = batter.position;
        player.at_bats += batter.at_bats;
        player.hits += batter.hits;
        player.home_runs += batter.home_runs;
      }
      const auto& starter = lines->pitchers.front();
      CHECK(values.at(starter.player.name) == starter.strikeouts);
      for (const auto& pitcher : lines->pitchers) {
        auto& player = expected[pitcher.player.id];
        player.position = "P";
        player.outs += pitcher.outs;
        player.earned_runs += pitcher.earned_runs;
        player.strikeouts += pitcher.strikeouts;
      }
    }
  }
  const auto rosters = baseball_rosters(kLeagueWorld, end_of(slot_of(Sport::kMlb, kGames - 1)));
  std::size_t found = 0;
  for (const auto& roster : rosters) {
    for (const auto& player : roster.players) {
      const auto sum = expected.find(player.player.id);
      if (sum == expected.end()) continue;
      ++found;
      sum->second.player = player.player;
      CHECK(player == sum->second);
    }
  }
  CHECK(found == expected.size());
}

using hub::Statistic;
using hub::TableName;

// The figures of a statistic, by the player's id, from whichever tables have it.
std::map<std::string, int> listed(const hub::Box& box, std::string_view statistic) {
  std::map<std::string, int> figures;
  for (const auto& table : box.tables) {
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
      if (word_of(table.columns[column]) != statistic) continue;
      for (const bool home : {true, false}) {
        for (const auto& row : table.of(home)) figures[row.player_id] = row.figures.at(column);
      }
    }
  }
  return figures;
}

TEST_CASE("the page of a final game lists every figure that a prop of its sport is settled by") {
  constexpr std::int64_t kGames = 40;
  std::set<PropType> settled;
  for (const std::uint64_t seed : {11U, 12U, 13U}) {
    const World world{seed};
    for (const auto sport : {Sport::kNba, Sport::kNfl, Sport::kMlb, Sport::kNhl}) {
      CAPTURE(sport);
      for (std::int64_t i = 0; i < kGames; ++i) {
        CAPTURE(seed);
        CAPTURE(i);
        const auto slot = slot_of(sport, i);
        const auto shown = box(world, slot, end_of(slot));
        const auto game = simulated_game(world, slot);
        REQUIRE(has_figures(game));
        for (const auto& player : player_figures(game)) {
          for (const auto& [type, value] : player.figures) {
            const auto figures = listed(shown, ledger::name_of(type));
            const auto found = figures.find(player.player);
            CAPTURE(player.player);
            CAPTURE(ledger::name_of(type));
            REQUIRE(found != figures.end());
            CHECK(found->second == value);
            settled.insert(type);
          }
        }
      }
    }
  }
  CHECK(settled.size() == ledger::enum_names<PropType>.size());
}

TEST_CASE("a player who did not play is in no table, and every row has a figure for each column") {
  for (const auto sport : {Sport::kNba, Sport::kNfl, Sport::kMlb, Sport::kNhl}) {
    for (std::int64_t i = 0; i < 60; ++i) {
      const auto slot = slot_of(sport, i);
      std::set<std::string> playing;
      for (const auto& player : player_figures(simulated_game(kLeagueWorld, slot))) {
        if (player.played) playing.insert(player.player);
      }
      std::set<std::string> shown;
      for (const auto& table : box(kLeagueWorld, slot, end_of(slot)).tables) {
        for (const bool home : {true, false}) {
          for (const auto& row : table.of(home)) {
            shown.insert(row.player_id);
            CHECK(row.figures.size() == table.columns.size());
            CHECK_FALSE(row.name.empty());
          }
        }
      }
      // Relievers pitch, though nothing is settled by their figures.
      CHECK((sport == Sport::kMlb ? std::ranges::includes(shown, playing) : shown == playing));
    }
  }
}

TEST_CASE("the box score of a live game of hockey has the figures so far, the others none") {
  for (const auto sport : {Sport::kNba, Sport::kNfl, Sport::kMlb, Sport::kNhl}) {
    const auto slot = slot_of(sport, 2);
    const auto live = box(kLeagueWorld, slot, starts_at(slot) + kGameLength / 2);
    CHECK(live.status == GameStatus::kLive);
    CHECK_FALSE(live.parts.empty());
    if (sport != Sport::kNhl) {
      CHECK(live.tables.empty());
      continue;
    }
    const auto ended = listed(box(kLeagueWorld, slot, end_of(slot)), "shotsOnGoal");
    int shots = 0;
    for (const auto& [player, so_far] : listed(live, "shotsOnGoal")) {
      CHECK(so_far <= ended.at(player));
      shots += so_far;
    }
    const auto shot = [&](bool home) { return live.team_figure(Statistic::kShotsOnGoal, home); };
    CHECK(shots == shot(true).value() + shot(false).value());
  }
}

TEST_CASE("the score of a box score is the game's, and its parts sum to it") {
  for (const auto sport : {Sport::kNba, Sport::kNfl, Sport::kMlb, Sport::kNhl}) {
    for (std::int64_t i = 0; i < 60; ++i) {
      const auto slot = slot_of(sport, i);
      const auto shown = box(kLeagueWorld, slot, end_of(slot));
      ledger::Score sum;
      for (const auto& part : shown.parts) {
        sum.home += part.home.value_or(0);
        sum.away += part.away;
      }
      CHECK(sum == final_score(slot));
      CHECK(sum == ledger::Score{shown.home.score, shown.away.score});
    }
  }
}

TEST_CASE("the points of basketball players sum to the score") {
  for (std::int64_t i = 0; i < games_per_season(Sport::kNba); ++i) {
    CAPTURE(i);
    const auto slot = slot_of(Sport::kNba, i);
    const auto shown = box(kLeagueWorld, slot, end_of(slot));
    const auto* players = shown.table(TableName::kPlayers);
    REQUIRE(players != nullptr);
    for (const bool home : {true, false}) {
      int points = 0;
      for (const auto& row : players->of(home)) {
        const auto own = players->figure(row, Statistic::kPoints).value();
        points += own;
        CHECK(3 * players->figure(row, Statistic::kThrees).value() <= own);
      }
      CHECK(points == shown.team(home).score);
    }
  }
}

TEST_CASE("the players' figures are told once their game is over, and not before") {
  const auto baseball = slot_of(Sport::kMlb, 1);
  const auto basketball = slot_of(Sport::kNba, 1);
  CHECK_FALSE(baseball_box(kLeagueWorld, baseball, end_of(baseball) - 1us).home);
  CHECK_FALSE(baseball_box(kLeagueWorld, baseball, end_of(baseball) - 1us).away);
  CHECK(box(kLeagueWorld, basketball, end_of(basketball) - 1us).tables.empty());
  CHECK_FALSE(box(kLeagueWorld, basketball, end_of(basketball)).tables.empty());
}

TEST_CASE("a day's schedule has each of its games once, named as the feed lists it") {
  const auto date = std::chrono::year_month_day{std::chrono::November / 21 / 2026};
  for (const auto sport : {Sport::kMlb, Sport::kNba}) {
    const auto games = schedule(kLeagueWorld, sport, date, kNoon);
    const auto slots = slots_on(sport, date);
    REQUIRE(games.size() == slots.size());
    std::set<ledger::GameId> ids;
    for (std::size_t i = 0; i < games.size(); ++i) {
      const auto listed = listing(kLeagueWorld, slots[i]);
      CHECK(games[i].id == game_id(ledger::Source::kSimulated, listed.source_key));
      CHECK(games[i].starts_at == listed.starts_at);
      CHECK(games[i].home == listed.home);
      CHECK(games[i].away == listed.away);
      CHECK(games[i].status == status_at(slots[i], kNoon));
      ids.insert(games[i].id);
    }
    CHECK(ids.size() == games.size());
  }
}

}  // namespace
}  // namespace chalkline::sports::simulated
