#include "sports/model/labels.hpp"

#include <charconv>
#include <cstdlib>
#include <utility>

namespace chalkline::sports {
namespace {

using ledger::HalfPoints;
using ledger::Market;
using ledger::Side;

// Keeps doubling a parsed number away from overflow.
constexpr int kWholePointsMax = ledger::kLineMax / 2;

constexpr std::string_view kHalf = ".5";

// The inverse of ledger::points: nothing else is accepted ("-0", "3.50" and "+03" are not). A total
// has no sign.
std::optional<HalfPoints> parse_points(std::string_view text, bool with_sign) {
  auto digits = text;
  const bool negative = digits.starts_with('-');
  if (with_sign != (negative || digits.starts_with('+'))) return std::nullopt;
  if (with_sign) digits.remove_prefix(1);
  const bool half = digits.ends_with(kHalf);
  if (half) digits.remove_suffix(kHalf.size());
  int whole{};
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), whole);
  if (error != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
  if (whole < 0 || whole > kWholePointsMax) return std::nullopt;
  const auto magnitude = 2 * whole + (half ? 1 : 0);
  const auto value = negative ? -magnitude : magnitude;
  if (ledger::points(value, with_sign) != text) return std::nullopt;
  return value;
}

// The line in "<name> <line>".
std::optional<HalfPoints> line_after(std::string_view name, std::string_view label,
                                     bool with_sign) {
  if (!label.starts_with(name)) return std::nullopt;
  label.remove_prefix(name.size());
  if (!label.starts_with(' ')) return std::nullopt;
  return parse_points(label.substr(1), with_sign);
}

std::optional<SideAndLine> either(Side first, std::string_view first_name, Side second,
                                  std::string_view second_name, std::string_view label,
                                  bool with_sign) {
  if (const auto line = line_after(first_name, label, with_sign)) return SideAndLine{first, *line};
  if (const auto line = line_after(second_name, label, with_sign))
    return SideAndLine{second, *line};
  return std::nullopt;
}

}  // namespace

std::optional<SideAndLine> parse_label(const Game& game, Market market, std::string_view label) {
  switch (market) {
    case Market::kMoneyline:
      if (label == game.home.name) return SideAndLine{Side::kHome, 0};
      if (label == game.away.name) return SideAndLine{Side::kAway, 0};
      return std::nullopt;
    case Market::kSpread:
      return either(Side::kHome, game.home.name, Side::kAway, game.away.name, label, true);
    case Market::kTotal:
      return either(Side::kOver, "Over", Side::kUnder, "Under", label, false);
    case Market::kProp:  // has a quote of its own
      break;
  }
  return std::nullopt;
}

}  // namespace chalkline::sports
