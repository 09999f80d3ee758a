#pragma once

#include <optional>

#include "ledger/values/market.hpp"

namespace chalkline::insight {

// The value of a coin at a price if the close is right and no push comes: d * q - 1, with q the
// no-vig chance at the close at the same line.
constexpr double closing_line_value(double decimal, double closing_chance) {
  return decimal * closing_chance - 1;
}

// An estimate of the closing chance at a line that has moved since: Phi(Phi^-1(q) + points/sigma).
// `points` is by how much the line taken is better for the bettor than the closing one, `sigma` the
// deviation of the sport's margin or total. Requires 0 < q < 1 and sigma > 0.
double chance_at_moved_line(double closing_chance, double points, double sigma);

// The no-vig chance of a pick at the close.
struct Close {
  double chance{};
  bool is_estimated{};  // the line had moved: by the deviation of the sport's results
};

// The close of a pick at `line`, by the closing quote of its side; `deviation` is that of the
// sport's margin or total, in points. Absent at a moved line without a deviation.
std::optional<Close> close_of(ledger::Side side, ledger::HalfPoints line,
                              const ledger::SideQuote& closing, double deviation);

}  // namespace chalkline::insight
