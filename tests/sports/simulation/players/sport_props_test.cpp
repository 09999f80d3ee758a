#include <doctest/doctest.h>
#include <fmt/ranges.h>

#include <cmath>
#include <map>

#include "base/sha256.hpp"
#include "sports/simulation/baseball/baseball_play.hpp"
#include "sports/simulation/football/football_play.hpp"
#include "sports/simulation/hockey/hockey_play.hpp"
#include "sports/simulation/players/player_props.hpp"
#include "tests/ledger/figures.hpp"

// The figures of football, baseball and hockey, by which their props are settled.
namespace chalkline::sports::simulated {
namespace {

using ledger::PropType;
using ledger::Sport;

const World kSportsWorld{31};
// Games of before baseball was drawn by innings.
const World kWorldBefore{
    31, {.all_figures = ledger::Timestamp::max(), .double_round_robins = ledger::Timestamp::max()}};
// Games of before there were whole lineups.
const World kInningsWorld{
    31, {.innings = ledger::Timestamp::max(), .double_round_robins = ledger::Timestamp::max()}};
constexpr std::array kSportsOfFigures{Sport::kNfl, Sport::kMlb, Sport::kNhl};

SimulatedGame game_of(Sport sport, std::int64_t number, const World& world = kSportsWorld) {
  return simulated_game(world, {sport, 1'300'000 + number});
}

int score_of(const SimulatedGame& game, bool home) {
  const auto score = state_at(scoring(game.match), kGameTicks).score;
  return home ? score.home : score.away;
}

TEST_CASE("the over of every sport's line comes as often as its chance says") {
  struct Count {
    int decided{};
    double over{};
    double expected{};
    double variance{};
  };
  std::vector<std::pair<Sport, const World*>> drawn{{Sport::kMlb, &kWorldBefore}};
  for (const auto sport : kSportsOfFigures) drawn.emplace_back(sport, &kSportsWorld);
  for (const auto& [sport, world] : drawn) {
    std::map<PropType, Count> counts;
    for (int number = 0; number < 1'500; ++number) {
      const auto game = game_of(sport, number, *world);
      for (const bool home : {true, false}) {
        const auto markets = prop_markets(game, home);
        const auto figures = team_figures(game, home);
        for (std::size_t slot = 0; slot < markets.size(); ++slot) {
          for (std::size_t i = 0; i < kPropTypes; ++i) {
            const auto& market = markets.at(slot).at(i);
            if (!market) continue;
            const auto doubled = 2 * figures.at(slot).at(i).value();
            if (doubled == market->line) continue;
            auto& count = counts[prop_types(sport).at(i)];
            ++count.decided;
            count.over += doubled > market->line ? 1 : 0;
            count.expected += market->over;
            count.variance += market->over * (1 - market->over);
          }
        }
      }
    }
    for (const auto type : prop_types(sport)) {
      CAPTURE(ledger::name_of(type));
      const auto& count = counts[type];
      CHECK(count.decided > 2'000);
      const auto off = std::abs(count.over - count.expected);
      CAPTURE(off / count.decided);
      // Figures of one team hang together, so that they scatter a little more than if they did not.
      CHECK(off < 5 * std::sqrt(count.variance));
    }
  }
}

TEST_CASE(
    "receiving yards sum to the passing yards, and the points can be made of the touchdowns") {
  double touchdowns = 0;
  double points = 0;
  for (int number = 0; number < 600; ++number) {
    CAPTURE(number);
    const auto game = game_of(Sport::kNfl, number, kInningsWorld);
    for (const bool home : {true, false}) {
      const auto play = football_play(game, home);
      FootballLine sum;
      for (const auto& line : play) {
        sum.receiving_yards += line.receiving_yards;
        sum.touchdowns += line.touchdowns;
        CHECK(line.receptions <= line.receiving_yards);
        CHECK(line.touchdowns <= line.receptions + line.rushing_yards);
      }
      CHECK(sum.receiving_yards == play[kQuarterback].passing_yards);
      const auto kicked = score_of(game, home) - 6 * sum.touchdowns;
      CHECK(kicked >= 0);
      if (sum.touchdowns == 0) CHECK(kicked != 1);
      touchdowns += sum.touchdowns;
      points += score_of(game, home);
    }
  }
  CHECK(6 * touchdowns / points == doctest::Approx(0.65).epsilon(0.1));
}

TEST_CASE(
    "a team's goals are its skaters', at most two assists each, and what is not one is saved") {
  for (int number = 0; number < 600; ++number) {
    CAPTURE(number);
    const auto game = game_of(Sport::kNhl, number);
    std::map<std::string, std::map<PropType, int>> teams;
    for (const auto& player : player_figures(game)) {
      CHECK(player.played);
      auto& team = teams[player.player.substr(0, 7)];
      for (const auto& [type, value] : player.figures) team[type] += value;
      CHECK(ledger::value_of(player, PropType::kPoints) ==
            ledger::value_of(player, PropType::kGoals) +
                ledger::value_of(player, PropType::kAssists));
      CHECK(ledger::value_of(player, PropType::kGoals) <=
            ledger::value_of(player, PropType::kShotsOnGoal));
    }
    REQUIRE(teams.size() == 2);
    const auto shootout = hockey_play(game).shootout_won;
    for (const bool home : {true, false}) {
      auto& own = teams["nhl-" + game.side(home).code];
      auto& other = teams["nhl-" + game.side(!home).code];
      CHECK(own[PropType::kGoals] == score_of(game, home) - (shootout == home ? 1 : 0));
      CHECK(own[PropType::kAssists] <= 2 * own[PropType::kGoals]);
      CHECK(own[PropType::kSaves] == other[PropType::kShotsOnGoal] - other[PropType::kGoals]);
    }
  }
}

TEST_CASE("batters' hits and runs sum to the team's, and the pitcher allowed the other team's") {
  for (int number = 0; number < 400; ++number) {
    CAPTURE(number);
    const auto game = game_of(Sport::kMlb, number, kWorldBefore);
    std::array<int, 2> hits{};
    std::array<int, 2> allowed{};
    for (const bool home : {true, false}) {
      int runs = 0;
      for (const auto& player : team_figures(game, home)) {
        hits.at(home ? 0 : 1) += player[0].value_or(0);
        runs += player[1].value_or(0);
        allowed.at(home ? 0 : 1) += player[4].value_or(0);
      }
      CHECK(runs == score_of(game, home));
      CHECK(hits.at(home ? 0 : 1) == hits_of(baseball_play(game, home)));
    }
    CHECK(allowed[0] == hits[1]);
    CHECK(allowed[1] == hits[0]);
  }
}

std::string digest_of(const World& world) {
  std::string all;
  for (const auto sport : {Sport::kNba, Sport::kNfl, Sport::kMlb, Sport::kNhl}) {
    for (int number = 0; number < 300; ++number) {
      const auto game = game_of(sport, number, world);
      all += fmt::format("{} {}\n", score_of(game, true), score_of(game, false));
      for (const auto& player : player_figures(game)) {
        all += player.player;
        for (const auto& [type, value] : player.figures)
          all += fmt::format(" {} {}", ledger::name_of(type), value);
        all += '\n';
      }
    }
  }
  const auto digest = sha256(all);
  return fmt::format("{:02x}", fmt::join(digest.begin(), digest.begin() + 8, ""));
}

// Of every sport. A derivation that is changed on purpose is a new one.
TEST_CASE("the figures and the scores that settle bets are those that were committed to") {
  CHECK(digest_of(kWorldBefore) == "c070b77ab9cb8dce");
  CHECK(digest_of(kInningsWorld) == "698ae864904d5a90");
}

TEST_CASE("a game keeps the derivation by which it was listed") {
  const auto slot = Slot{Sport::kNba, 1'300'000};
  const auto listed = starts_at(slot) - kHorizon;
  const World before{
      31,
      {listed, listed + kBetweenStarts, listed + 2 * kBetweenStarts, listed + 3 * kBetweenStarts}};
  const auto derivation = [&](std::int64_t later) {
    return before.derivation({Sport::kNba, slot.number + later});
  };
  CHECK(derivation(0) == Derivation::kFirst);
  CHECK(derivation(1) == Derivation::kAllFigures);
  CHECK(derivation(2) == Derivation::kInnings);
  CHECK(derivation(3) == Derivation::kLineups);
  CHECK(derivation(4) == kDerivation);
  CHECK(to_reveal(simulated_game(before, slot).parameters).starts_with("1 nba "));
  CHECK(to_reveal(simulated_game(kSportsWorld, slot).parameters).starts_with("5 nba "));
  CHECK(before.name() == kSportsWorld.name());
}

}  // namespace
}  // namespace chalkline::sports::simulated
