#pragma once

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

}  // namespace chalkline::insight
