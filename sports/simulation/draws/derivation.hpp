#pragma once

namespace chalkline::sports::simulated {

// How a game's play and figures follow from its parameters. A game keeps the derivation by which it
// was listed, since its commitment names it. Since the third, baseball is drawn by innings; the
// fourth brings whole lineups; since the fifth, football is drawn by drives. Games that none of
// them names are as they were.
enum class Derivation : int {
  kFirst = 1,
  kAllFigures = 2,
  kInnings = 3,
  kLineups = 4,
  kDrives = 5
};
inline constexpr auto kDerivation = Derivation::kDrives;

}  // namespace chalkline::sports::simulated
