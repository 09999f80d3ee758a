#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "sports/simulation/prices/distribution.hpp"
#include "sports/simulation/season/sport_model.hpp"

// A line on one figure of one player.
namespace chalkline::sports::simulated {

struct PropMarket {
  ledger::HalfPoints line{};
  double over{};  // how likely the over is if the player plays and it is no push
};

inline const PropTypes& prop_types(ledger::Sport sport) {
  return model_of(sport, kDerivation).prop_types;
}

// The place of a figure among those of its sport; absent where it has no such figure.
std::optional<std::size_t> place_of(ledger::Sport sport, ledger::PropType type);

// A player's lines, in the order of prop_types(). They are drawn once for a game and not moved: a
// line that followed a result would betray it. Absent where a player has no such figure, or no
// line in its range.
using PropMarkets = std::array<std::optional<PropMarket>, kPropTypes>;
using TeamMarkets = std::array<PropMarkets, kFiguresMost>;

// The figures of a team's players by roster slot and prop_types(). A figure that a player does not
// have is absent, and so are all of those of a player who did not play.
using TeamFigures = std::array<std::array<std::optional<int>, kPropTypes>, kFiguresMost>;

// The line that comes nearest to an even chance either way. Absent where the figure hardly ever
// reaches it: a line is above 0.
std::optional<PropMarket> market_of(const FairLine& fair);

}  // namespace chalkline::sports::simulated
