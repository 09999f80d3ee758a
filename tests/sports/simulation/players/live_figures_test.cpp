#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ledger/values/odds.hpp"
#include "sports/model/league.hpp"
#include "sports/simulation/games/live_play.hpp"
#include "sports/simulation/players/player_props.hpp"
#include "tests/sports/verbs.hpp"

// What is told of a game under way beside its quotes: its final score at any line, and its players.
namespace chalkline::sports::simulated {
namespace {

SimulatedGame live_game_of(ledger::Sport sport, std::int64_t number) {
  return simulated_game(World{2'026, ListedUntil{}}, {sport, 1'200'000 + number});
}

SimulatedPlay told_play(const SimulatedGame& game) {
  Game facts = test::game_between(game.parameters.home.code, game.parameters.away.code);
  facts.id = ledger::GameId{1};
  facts.sport = game.parameters.sport;
  facts.starts_at = game.parameters.starts_at;
  facts.status = GameStatus::kLive;
  return {facts, game, &player_figures};
}

// How likely a number is above a whole one, from 0 to 1.
double chance_above(const ChancesAbove& chances, int number) {
  if (number < chances.from) return 1;
  const auto at = static_cast<std::size_t>(number - chances.from);
  return at < chances.above.size() ? chances.above.at(at) / 1000.0 : 0;
}

TEST_CASE("the outlook says at any line what the quotes say at theirs, and falls from 1 to 0") {
  for (const auto sport : kSports) {
    CAPTURE(ledger::name_of(sport));
    const auto play = told_play(live_game_of(sport, 4));
    for (int tick = 0; tick < kGameTicks; tick += 7) {
      CAPTURE(tick);
      const auto live = play.at(tick);
      REQUIRE(live.outlook);
      const auto& [margin, total] = *live.outlook;
      for (const auto* chances : {&margin, &total}) {
        CHECK(std::ranges::is_sorted(chances->above, std::greater{}));
        for (const auto one : chances->above) CHECK((0 < one && one < 1000));
      }
      const auto score = live.score;
      CHECK(chance_above(total, score.home + score.away - 1) == 1);  // a score never falls
      if (const auto& quote = live.lines.total; quote && quote->line % 2 != 0) {
        const auto chance = chance_above(total, quote->line / 2);
        CHECK(chance ==
              doctest::Approx(ledger::no_vig(quote->first, quote->second).value()).epsilon(0.03));
      }
      if (const auto& quote = live.lines.spread; quote && quote->line % 2 != 0) {
        const auto line = static_cast<int>(std::floor(-quote->line / 2.0));
        CHECK(chance_above(margin, line) ==
              doctest::Approx(ledger::no_vig(quote->first, quote->second).value()).epsilon(0.03));
      }
    }
    CHECK_FALSE(play.at(kGameTicks).outlook);
  }
}

int figure_sum(const std::vector<ledger::PlayerFigures>& players, ledger::PropType type,
               std::string_view team) {
  int sum = 0;
  for (const auto& player : players) {
    if (!player.player.contains(team)) continue;
    for (const auto& [of, figure] : player.figures) sum += of == type ? figure : 0;
  }
  return sum;
}

TEST_CASE("figures rise with the game, agree with its score, and end as bets are settled by them") {
  using enum ledger::PropType;
  for (const auto sport : kSports) {
    CAPTURE(ledger::name_of(sport));
    for (int number = 0; number < 6; ++number) {
      const auto game = live_game_of(sport, number);
      const auto play = told_play(game);
      const auto final = player_figures(game);
      CHECK(play.figures(kGameTicks) == final);
      std::map<std::pair<std::string, ledger::PropType>, int> before;
      for (int tick = 0; tick < kGameTicks; tick += 3) {
        CAPTURE(tick);
        const auto figures = play.figures(tick);
        REQUIRE(figures.size() == final.size());
        for (std::size_t i = 0; i < figures.size(); ++i) {
          REQUIRE(figures[i].player == final[i].player);
          for (const auto& [type, figure] : figures[i].figures) {
            auto& last = before[{figures[i].player, type}];
            CHECK(last <= figure);
            last = figure;
            const auto end = std::ranges::find(final[i].figures, type, &ledger::Figure::type);
            REQUIRE(end != final[i].figures.end());
            CHECK(figure <= end->value);
          }
        }
        const auto score = play.at(tick).score;
        for (const bool home : {true, false}) {
          const auto& team = game.side(home).code;
          const auto scored = home ? score.home : score.away;
          if (sport == ledger::Sport::kNba) CHECK(figure_sum(figures, kPoints, team) == scored);
          if (sport == ledger::Sport::kNhl) CHECK(figure_sum(figures, kGoals, team) == scored);
          if (sport == ledger::Sport::kMlb) CHECK(figure_sum(figures, kRuns, team) == scored);
          if (sport == ledger::Sport::kNfl)
            CHECK(7 * figure_sum(figures, kTouchdowns, team) <= scored);
        }
      }
    }
  }
}

}  // namespace
}  // namespace chalkline::sports::simulated
