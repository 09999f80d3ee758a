#include "sports/simulation/players/player_lines.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <map>
#include <set>

#include "sports/model/league.hpp"
#include "sports/simulation/games/simulated_game.hpp"
#include "sports/simulation/season/player_names.hpp"

namespace chalkline::sports::simulated {
namespace {

using ledger::Sport;

const World kPlayersWorld{5};

TEST_CASE("no two players of the four leagues share a name") {
  const std::map<Sport, std::size_t> rosters{{Sport::kNba, 2 * kRosterSize},
                                             {Sport::kNfl, kRosterSize},
                                             {Sport::kMlb, kBaseballRoster},
                                             {Sport::kNhl, kHockeyLineup}};
  std::set<std::string> names;
  std::size_t players = 0;
  for (const auto sport : kSports) {
    for (std::size_t team = 0; team < teams_of(sport).size(); ++team) {
      for (std::size_t player = 0; player < rosters.at(sport); ++player, ++players) {
        names.insert(player_name(first_name_of(kPlayersWorld.names(), sport, team), player));
      }
    }
  }
  CHECK(players == 1'764);
  CHECK(names.size() == players);
}

TEST_CASE("all players of a team's model have figures, but for who rests in basketball") {
  const std::map<Sport, std::set<std::string>> stats{
      {Sport::kNba, {"points"}},
      {Sport::kNfl, {"passing yards", "rushing yards", "receiving yards"}},
      {Sport::kMlb, {"strikeouts", "hits, runs and RBIs"}},
      {Sport::kNhl, {"saves", "shots on goal"}}};
  for (const auto sport : kSports) {
    CAPTURE(ledger::name_of(sport));
    for (std::int64_t number = 0; number < 100; ++number) {
      const auto game = simulated_game(kPlayersWorld, {sport, number});
      const auto lines = player_lines(game);
      CHECK(lines == player_lines(game));
      std::map<std::string, std::size_t> players;
      std::set<std::string> seen;
      for (std::size_t i = 0; i < lines.size(); ++i) {
        ++players[lines[i].team_code];
        CHECK(lines[i].value >= 0);
        CHECK(lines[i].value == std::floor(lines[i].value));
        seen.insert(lines[i].stat);
      }
      CHECK(seen == stats.at(sport));
      CHECK(players.size() == 2);
      for (const bool home : {true, false}) {
        const auto played = players[game.side(home).code];
        CHECK(played <= game.model().players);
        CHECK(played >= game.model().players - (sport == Sport::kNba ? 1 : 0));
      }
    }
  }
}

TEST_CASE("basketball players' points sum to their team's score") {
  for (std::int64_t number = 0; number < 300; ++number) {
    CAPTURE(number);
    const auto game = simulated_game(kPlayersWorld, {Sport::kNba, number});
    const auto lines = player_lines(game);
    const auto score = state_at(scoring(game.match), kGameTicks).score;
    double home = 0;
    double away = 0;
    const auto& home_code = game.parameters.home.code;
    for (const auto& line : lines) (line.team_code == home_code ? home : away) += line.value;
    CHECK(home == score.home);
    CHECK(away == score.away);
  }
}

TEST_CASE("a quarterback throws for about 250 yards, a goalie saves about 27 shots") {
  const auto mean = [](Sport sport) {
    double sum = 0;
    constexpr int kGames = 2'000;
    for (std::int64_t number = 0; number < kGames; ++number) {
      const auto game = simulated_game(kPlayersWorld, {sport, number});
      sum += player_lines(game).front().value;
    }
    return sum / kGames;
  };
  CHECK(mean(Sport::kNfl) == doctest::Approx(250).epsilon(0.05));
  CHECK(mean(Sport::kNhl) == doctest::Approx(27).epsilon(0.05));
}

}  // namespace
}  // namespace chalkline::sports::simulated
