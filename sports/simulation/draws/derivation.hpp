#pragma once

namespace chalkline::sports::simulated {

// How a game's play and figures follow from its parameters. A game keeps the derivation by which it
// was listed, since its commitment names it. Since the third, baseball is drawn by innings; the
// other sports are as they were.
enum class Derivation : int { kFirst = 1, kAllFigures = 2, kInnings = 3 };
inline constexpr auto kDerivation = Derivation::kInnings;

}  // namespace chalkline::sports::simulated
