#include "sports/simulation/players/player_lines.hpp"

#include <array>
#include <optional>

#include "sports/simulation/baseball/baseball_play.hpp"
#include "sports/simulation/football/football_play.hpp"
#include "sports/simulation/hockey/hockey_play.hpp"
#include "sports/simulation/players/box_score.hpp"
#include "sports/simulation/season/sport_model.hpp"

namespace chalkline::sports::simulated {
namespace {

using Figures = std::array<std::optional<double>, kRosterSize>;

Figures followed_figures(const SimulatedGame& game, bool home) {
  const auto& match = game.match;
  const auto& means = game.means(home);
  Figures figures{};
  if (match.sport == ledger::Sport::kNba) {
    const auto box = box_score(match, home, means);
    for (std::size_t i = 0; i < kRosterSize; ++i) {
      if (box[i].played) figures[i] = box[i].points;
    }
    return figures;
  }
  if (match.sport == kHockey) {
    figures.fill(0);
    for (const auto& shot : hockey_play(game).shots) {
      if (shot.home == home) ++*figures.at(shot.shooter);
      if (shot.home != home && !shot.goal) ++*figures.at(kGoalie);
    }
    return figures;
  }
  if (match.sport == kBaseball) {
    const auto play = baseball_play(game, home);
    figures.at(kPitcher) = play.strikeouts;
    for (std::size_t i = kPitcher + 1; i < kRosterSize; ++i) {
      const auto& batter = play.batters.at(i);
      figures.at(i) = batter.hits + batter.runs + batter.runs_batted_in;
    }
    return figures;
  }
  if (game.has_all_figures()) {
    const auto play = football_play(game, home);
    for (std::size_t i = 0; i < kRosterSize; ++i) {
      const auto& line = play.at(i);
      figures.at(i) = i == kQuarterback ? line.passing_yards
                      : is_runner(i)    ? line.rushing_yards
                                        : line.receiving_yards;
    }
    return figures;
  }
  const auto draw = match.draws.of(RngPurpose::kStatistic, home ? 0 : 1);
  for (std::size_t i = 0; i < kRosterSize; ++i) {
    figures[i] = statistic(draw.of(i), model_of(match.sport).roster.at(i), means[i]);
  }
  return figures;
}

}  // namespace

std::vector<PlayerLine> player_lines(const SimulatedGame& game) {
  std::vector<PlayerLine> lines;
  lines.reserve(2 * kRosterSize);
  for (const bool home : {true, false}) {
    const auto figures = followed_figures(game, home);
    const auto& side = game.side(home);
    for (std::size_t i = 0; i < kRosterSize; ++i) {
      if (!figures[i]) continue;
      lines.push_back({side.code, player_name(side.names, i),
                       std::string{model_of(game.match.sport).roster.at(i).stat}, *figures[i]});
    }
  }
  return lines;
}

}  // namespace chalkline::sports::simulated
