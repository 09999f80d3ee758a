#include "sports/simulation/players/basketball_props.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "sports/simulation/basketball/basketball_play.hpp"
#include "sports/simulation/basketball/line_ranges.hpp"
#include "sports/simulation/basketball/play_props.hpp"
#include "sports/simulation/players/box_score.hpp"
#include "sports/simulation/players/minutes.hpp"
#include "sports/simulation/prices/forecast.hpp"

namespace chalkline::sports::simulated {
namespace {

using ledger::HalfPoints;
using ledger::PropType;

// The usual figures of a place in the team, in half points. Half-point lines: a whole one favours
// the under more (decisions/0012).
struct RosterSlot {
  HalfPoints rebounds{};
  HalfPoints assists{};
  HalfPoints minutes{};
};
constexpr std::array<RosterSlot, kRosterSize> kRoster{{{9, 13, 65},
                                                       {9, 9, 65},
                                                       {13, 9, 63},
                                                       {15, 7, 61},
                                                       {17, 7, 57},
                                                       {9, 11, 49},
                                                       {11, 7, 45},
                                                       {13, 7, 43}}};

// A game's line is the usual one, or one point beside it.
constexpr HalfPoints kStep = 2;
static_assert(std::ranges::all_of(kRoster, [](const RosterSlot& roster_slot) {
  const auto fits = [](HalfPoints usual, PropType type) {
    const auto& range = kLineRanges.at(std::to_underlying(type) - 1U);
    return range.holds(usual - kStep) && range.holds(usual + kStep);
  };
  return fits(roster_slot.rebounds, PropType::kRebounds) &&
         fits(roster_slot.assists, PropType::kAssists) &&
         fits(roster_slot.minutes, PropType::kMinutes);
}));

constexpr double kMinutesDeviation = 5;
constexpr double kMinutesMost = 48;
// No Poisson draw of any line comes near it.
constexpr int kCountMost = 60;

constexpr std::size_t index_of(PropType type) { return std::to_underlying(type) - 1U; }

Seed draw_of(RngPurpose purpose, const SimulatedGame& game, bool home, std::size_t roster_slot,
             PropType type) {
  const auto& draws = game.match.draws;
  if (draws.is_before_keys()) return draws.of(purpose, home ? 0 : 1).of(roster_slot).of(type);
  return draws.of(purpose, prop_number(ledger::Sport::kNba, home, roster_slot, type));
}

// Rebounds and assists. With a mean a sixth above a half-point line, half of a Poisson distribution
// lies above the line within half a percent. Before there were keys the line was the mean.
class Count {
 public:
  Count(HalfPoints line, const GameDraws& draws) : mean_{line / 2.0}, none_{1} {
    // Powers are multiplied, since no library's last digit is the same everywhere.
    for (int i = 0; i < line; ++i) none_ *= 0x1.368b2fc6f960ap-1;  // e^(-1/2)
    if (draws.is_before_keys()) return;
    mean_ += 1.0 / 6;
    none_ *= 0x1.b1660d7a223b1p-1;  // e^(-1/6)
  }

  // Draws by inversion of the distribution.
  int draw(Seed draw) const {
    auto left = draw.unit();
    auto chance = none_;
    int count = 0;
    while (left >= chance && count < kCountMost) {
      left -= chance;
      ++count;
      chance *= mean_ / count;
    }
    return count;
  }

  double over(HalfPoints line) const {
    double over = 1;
    auto chance = none_;
    for (int count = 0; 2 * count < line;) {
      over -= chance;
      ++count;
      chance *= mean_ / count;
    }
    return over;
  }

 private:
  double mean_;
  double none_;  // the probability of 0
};

int draw_minutes(Seed draw, HalfPoints mean) {
  const auto drawn = std::round(mean / 2.0 + kMinutesDeviation * draw.normal());
  return static_cast<int>(std::clamp(drawn, 0.0, kMinutesMost));
}

// Before all figures were derived, minutes were drawn symmetrically around a half-point line.
constexpr double kEven = 0.5;

// The chances that a possession of his team is one in which the player scores.
std::array<MixedChance, kRosterSize> scoring_chances(const SimulatedGame& game, bool home,
                                                     std::size_t roster_slot) {
  const auto chance = home ? game.match.chances.home : game.match.chances.away;
  std::array<MixedChance, kRosterSize> mixed{};
  std::ranges::transform(
      shares_if_playing(game.means(home), roster_slot), mixed.begin(),
      [chance](const Share& share) { return MixedChance{share.likely, chance * share.of_scores}; });
  return mixed;
}

// It is not drawn when a player's minutes are.
TeamFigures figures_of_play(const SimulatedGame& game, bool home, int tick) {
  TeamFigures figures{};
  const auto play = basketball_play(game, home, tick);
  for (std::size_t i = 0; i < kBasketballPlayers; ++i) {
    const auto& line = play.at(i);
    if (!line.played) continue;
    figures.at(i) = {line.points, line.rebounds, line.assists, line.threes, line.minutes};
    if (tick < kGameTicks) figures.at(i).back().reset();
  }
  return figures;
}

}  // namespace

std::string_view basketball_position(std::size_t roster_slot) {
  return basketball_place(roster_slot);
}

TeamMarkets basketball_markets(const SimulatedGame& game, bool home) {
  if (game.has_lineups()) return play_markets(game, home);
  TeamMarkets markets{};
  const auto& draws = game.match.draws;
  for (std::size_t roster_slot = 0; roster_slot < kRosterSize; ++roster_slot) {
    const auto set = [&](PropType type, const std::optional<PropMarket>& market) {
      if (market && kLineRanges.at(index_of(type)).holds(market->line))
        markets[roster_slot][index_of(type)] = market;
    };
    const auto near = [&](PropType type, HalfPoints usual) {
      const auto draw = draw_of(RngPurpose::kPropLine, game, home, roster_slot, type);
      return usual + kStep * (static_cast<HalfPoints>(draw.below(3)) - 1);
    };
    const auto count = [&](PropType type, HalfPoints usual) {
      const auto line = near(type, usual);
      set(type, PropMarket{line, Count{line, draws}.over(line)});
    };
    const auto chances = scoring_chances(game, home, roster_slot);
    set(PropType::kPoints, market_of(even_points(game.model(), chances)));
    set(PropType::kThrees, market_of(even_threes(game.model(), chances)));
    count(PropType::kRebounds, kRoster[roster_slot].rebounds);
    count(PropType::kAssists, kRoster[roster_slot].assists);
    if (game.has_all_figures()) {
      set(PropType::kMinutes, market_of(fair_line(minutes_if_playing(game, home, roster_slot))));
    } else {
      set(PropType::kMinutes,
          PropMarket{near(PropType::kMinutes, kRoster[roster_slot].minutes), kEven});
    }
  }
  return markets;
}

TeamFigures basketball_figures(const SimulatedGame& game, bool home, int tick) {
  if (game.has_lineups()) return figures_of_play(game, home, tick);
  if (tick < kGameTicks) return {};
  TeamFigures figures{};
  const auto markets = basketball_markets(game, home);
  const auto box = box_score(game.match, home, game.means(home));
  const auto floor = game.has_all_figures() ? minutes(game, home) : std::array<int, kRosterSize>{};
  for (std::size_t roster_slot = 0; roster_slot < kRosterSize; ++roster_slot) {
    if (!box[roster_slot].played) continue;
    const auto draw = [&](PropType type) {
      return draw_of(RngPurpose::kPropFigure, game, home, roster_slot, type);
    };
    const auto line = [&](PropType type) {
      return markets[roster_slot][index_of(type)].value().line;
    };
    const auto count = [&](PropType type) {
      return Count{line(type), game.match.draws}.draw(draw(type));
    };
    figures[roster_slot] = {box[roster_slot].points, count(PropType::kRebounds),
                            count(PropType::kAssists), box[roster_slot].threes,
                            game.has_all_figures()
                                ? floor[roster_slot]
                                : draw_minutes(draw(PropType::kMinutes), line(PropType::kMinutes))};
  }
  return figures;
}

FollowedFigures followed_in_basketball(const SimulatedGame& game, bool home) {
  FollowedFigures figures{};
  if (game.has_lineups()) {
    const auto play = basketball_play(game, home);
    for (std::size_t i = 0; i < kBasketballPlayers; ++i) {
      if (play.at(i).played) figures.at(i) = play.at(i).points;
    }
    return figures;
  }
  const auto box = box_score(game.match, home, game.means(home));
  for (std::size_t i = 0; i < kRosterSize; ++i) {
    if (box.at(i).played) figures.at(i) = box.at(i).points;
  }
  return figures;
}

}  // namespace chalkline::sports::simulated
