#pragma once

// How many assists hockey's goals have, by whatever derivation they are drawn.
namespace chalkline::sports::simulated {

// Shares of goals without an assist, and with one; the others have two.
inline constexpr double kUnassisted = 0.07;
inline constexpr double kOneAssist = 0.2;

}  // namespace chalkline::sports::simulated
