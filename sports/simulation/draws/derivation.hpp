#pragma once

namespace chalkline::sports::simulated {

// How a game's play and figures follow from its parameters. A game keeps the derivation by which it
// was listed, since its commitment names it.
enum class Derivation : int { kFirst = 1, kAllFigures = 2 };
inline constexpr auto kDerivation = Derivation::kAllFigures;

}  // namespace chalkline::sports::simulated
