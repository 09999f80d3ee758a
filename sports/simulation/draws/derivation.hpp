#pragma once

namespace chalkline::sports::simulated {

// How a game's play and figures follow from its parameters. A game keeps the derivation by which it
// was listed, since its commitment names it. Since the third, baseball is drawn by innings; the
// fourth brings whole lineups. What neither names is as it was.
enum class Derivation : int { kFirst = 1, kAllFigures = 2, kInnings = 3, kLineups = 4 };
inline constexpr auto kDerivation = Derivation::kLineups;

}  // namespace chalkline::sports::simulated
