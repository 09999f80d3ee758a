#include "sports/simulation/players/player_props.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "sports/model/league.hpp"
#include "sports/simulation/basketball/basketball_play.hpp"
#include "sports/simulation/players/player_lines.hpp"
#include "sports/simulation/players/prop_prices.hpp"
#include "tests/ledger/figures.hpp"

namespace chalkline::sports::simulated {
namespace {

using ledger::HalfPoints;
using ledger::PropType;
using ledger::Sport;

const World kFiguresWorld{9};
constexpr std::array kTypes{PropType::kPoints, PropType::kRebounds, PropType::kAssists,
                            PropType::kThrees, PropType::kMinutes};

SimulatedGame nba(std::int64_t number) {
  return simulated_game(kFiguresWorld, {Sport::kNba, number});
}

std::size_t at(PropType type) { return static_cast<std::size_t>(type) - 1; }

// Every player's figures with his lines.
template <class Visit>
void each_player(int games, Visit visit) {
  for (int number = 0; number < games; ++number) {
    const auto game = nba(number);
    std::map<std::string, ledger::PlayerFigures> figures;
    for (const auto& player : player_figures(game)) figures[player.player] = player;
    for (const bool home : {true, false}) {
      const auto lines = prop_markets(game, home);
      for (std::size_t roster_slot = 0; roster_slot < game.model().players; ++roster_slot) {
        visit(roster_slot, lines[roster_slot],
              figures.at(player_id(Sport::kNba, game.side(home).code, roster_slot)));
      }
    }
  }
}

TEST_CASE("lines lie in their ranges, and every type is quoted") {
  const HalfPoints least[] = {20, 6, 4, 2, 40};
  const HalfPoints most[] = {48, 20, 16, 10, 68};
  std::array<std::set<HalfPoints>, 5> seen;
  int starters_without_points = 0;
  each_player(400, [&](std::size_t roster_slot, const PropMarkets& lines, const auto&) {
    for (const auto type : kTypes) {
      const auto& market = lines[at(type)];
      if (!market) {
        const bool is_quoted = roster_slot < quoted_players(nba(0));
        if (is_quoted && type == PropType::kPoints) ++starters_without_points;
        continue;
      }
      CHECK(market->line >= least[at(type)]);
      CHECK(market->line <= most[at(type)]);
      seen[at(type)].insert(market->line);
    }
  });
  for (const auto& lines : seen) CHECK(lines.size() >= 4);
  // A star whose mean is above 24 has no points line, nor has who scores less than ten.
  CHECK(starters_without_points > 0);
  CHECK(starters_without_points < 400 * 10 * 3 / 10);
}

TEST_CASE("hardly a starter is without any prop") {
  int starters = 0;
  int without = 0;
  each_player(400, [&](std::size_t roster_slot, const PropMarkets& lines, const auto&) {
    if (roster_slot >= quoted_players(nba(0))) return;
    ++starters;
    const auto is_quoted = [](const auto& market) { return market && fits_bounds(market->over); };
    if (std::ranges::none_of(lines, is_quoted)) ++without;
  });
  MESSAGE(without << " of " << starters << " starters");
  CHECK(starters == 400 * 10);
  CHECK(without < starters / 100);
}

TEST_CASE("the same game has the same lines and figures, another seed other ones") {
  int same = 0;
  for (int number = 0; number < 30; ++number) {
    const auto game = nba(number);
    CHECK(player_figures(game) == player_figures(nba(number)));
    const auto other = simulated_game(World{10}, {Sport::kNba, number});
    same += player_figures(other) == player_figures(game) ? 1 : 0;
  }
  CHECK(same == 0);
}

TEST_CASE("figures are ascending by id, each player once, and who rests has none") {
  int resting = 0;
  constexpr int kGames = 400;
  for (int number = 0; number < kGames; ++number) {
    const auto players = player_figures(nba(number));
    REQUIRE(players.size() == 2 * kBasketballPlayers);
    std::map<std::string, int> rests;  // by team
    for (std::size_t i = 0; i < players.size(); ++i) {
      if (i > 0) CHECK(players[i - 1].player < players[i].player);
      if (players[i].played) continue;
      ++resting;
      CHECK(++rests[players[i].player.substr(0, 7)] == 1);
      CHECK(players[i].figures.empty());
    }
  }
  CHECK(resting / (2.0 * kGames) == doctest::Approx(kGamesWithRest).epsilon(0.2));
}

TEST_CASE("points sum to the score and are those of the form, threes among them") {
  for (int number = 0; number < 300; ++number) {
    CAPTURE(number);
    const auto game = nba(number);
    std::map<std::string, int> points;
    for (const auto& player : player_figures(game)) {
      const auto all = ledger::value_of(player, PropType::kPoints);
      const auto threes = ledger::value_of(player, PropType::kThrees);
      points[player.player.substr(4, player.player.rfind('-') - 4)] += all;
      CHECK(3 * threes <= all);
    }
    const auto score = state_at(scoring(game.match), kGameTicks).score;
    CHECK(points[game.parameters.home.code] == score.home);
    CHECK(points[game.parameters.away.code] == score.away);
    std::map<std::string, double> form;
    for (const auto& line : player_lines(game)) {
      form[line.team_code] += line.value;
    }
    for (const auto& [team, sum] : form) CHECK(points[team] == sum);
  }
}

TEST_CASE("the over comes as often as its chance says, which is that of the figure's own draw") {
  struct Count {
    int over{};
    int decided{};
    double expected{};
    double variance{};
  };
  std::array<Count, 5> counts;
  each_player(3'000, [&](std::size_t roster_slot, const PropMarkets& markets, const auto& player) {
    if (!player.played || roster_slot >= quoted_players(nba(0))) return;
    for (const auto type : kTypes) {
      const auto& market = markets[at(type)];
      if (!market) continue;
      auto& count = counts[at(type)];
      const auto doubled = 2 * ledger::value_of(player, type);
      if (doubled == market->line) continue;
      count.over += doubled > market->line ? 1 : 0;
      ++count.decided;
      count.expected += market->over;
      count.variance += market->over * (1 - market->over);
    }
  });
  for (const auto type : kTypes) {
    CAPTURE(ledger::name_of(type));
    const auto& count = counts[at(type)];
    CHECK(count.decided > 10'000);
    const auto off = std::abs(count.over - count.expected);
    CHECK(off < 4 * std::sqrt(count.variance));
    CHECK(off / count.decided < 0.01);
  }
}

TEST_CASE(
    "a team's minutes sum to 240, with an extra time to 265, and nobody plays more than all") {
  int extra = 0;
  for (int number = 0; number < 600; ++number) {
    CAPTURE(number);
    const auto game = nba(number);
    const bool goes_on = scoring(game.match).back().overtime;
    extra += goes_on ? 1 : 0;
    std::map<std::string, int> sums;
    for (const auto& player : player_figures(game)) {
      const auto minutes = ledger::value_of(player, PropType::kMinutes);
      CHECK(minutes <= (goes_on ? 53 : 48));
      CHECK((minutes > 0) == player.played);
      sums[player.player.substr(0, 7)] += minutes;
    }
    CHECK(sums.size() == 2);
    for (const auto& [team, sum] : sums) CHECK(sum == (goes_on ? 265 : 240));
  }
  CHECK(extra > 5);
}

TEST_CASE("ids name a roster slot for good") {
  CHECK(player_id(Sport::kNba, "ATL", 0) == "nba-ATL-1");
  std::set<std::string> ids;
  for (std::size_t team = 0; team < teams_of(Sport::kNba).size(); ++team) {
    for (std::size_t roster_slot = 0; roster_slot < kRosterSize; ++roster_slot) {
      ids.insert(player_id(Sport::kNba, teams_of(Sport::kNba)[team].code, roster_slot));
    }
  }
  CHECK(ids.size() == 30 * kRosterSize);
}

}  // namespace
}  // namespace chalkline::sports::simulated
