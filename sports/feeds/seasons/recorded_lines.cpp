#include "sports/feeds/seasons/recorded_lines.hpp"

#include <fmt/format.h>

#include <array>
#include <cstdlib>
#include <tuple>
#include <utility>

#include "sports/model/sure_profit.hpp"

namespace chalkline::sports::seasons {
namespace {

// In half points, by sport. The recorded seasons lie well within: the greatest spreads are 26.5 in
// football and 19 in basketball, the smallest totals 33 and 189.5.
constexpr std::array kLimits{LineLimits{80, 240, 640}, LineLimits{60, 56, 160},
                             LineLimits{7, 9, 50}, LineLimits{7, 6, 24}};
static_assert(kLimits.size() == ledger::enum_names<ledger::Sport>.size());

bool is_beyond(const LineLimits& limits, ledger::HalfPoints spread) {
  return std::abs(spread) > limits.spread_max;
}

bool is_total(const LineLimits& limits, ledger::HalfPoints line) {
  return line >= limits.total_min && line <= limits.total_max;
}

bool are_swapped(const LineLimits& limits, const ledger::Lines& lines) {
  return lines.spread && lines.total && is_total(limits, std::abs(lines.spread->line)) &&
         !is_beyond(limits, lines.total->line);
}

// Whether a bet on the team that gives points to win, and one on the other with the points, return
// more than they cost however the game ends.
bool is_sure_profit_of_two(const ledger::Lines& lines) {
  if (!lines.spread || !lines.moneyline) return false;
  const auto& [line, home, away] = *lines.spread;
  return (line <= 0 && is_sure_profit({0, lines.moneyline->first, away})) ||
         (line >= 0 && is_sure_profit({0, home, lines.moneyline->second}));
}

}  // namespace

std::optional<ledger::TwoWay> priced(std::optional<ledger::HalfPoints> line,
                                     std::optional<ledger::AmericanOdds> first,
                                     std::optional<ledger::AmericanOdds> second) {
  if (!line || !first || !second) return std::nullopt;
  return ledger::TwoWay{*line, *first, *second};
}

LineLimits limits_of(ledger::Sport sport) { return kLimits.at(std::to_underlying(sport) - 1U); }

std::optional<std::string> implausible(ledger::Sport sport, const ledger::Lines& lines,
                                       std::string_view which) {
  for (const auto& [name, market] : {std::pair{"moneyline", lines.moneyline},
                                     {"spread", lines.spread},
                                     {"total", lines.total}}) {
    if (market && is_sure_profit(*market)) {
      return fmt::format("the {}{} pays more than it costs on both sides together", which, name);
    }
  }
  const auto limits = limits_of(sport);
  if (are_swapped(limits, lines)) {
    return fmt::format("the {}spread {} and total {} are swapped", which,
                       ledger::points(lines.spread->line, true),
                       ledger::points(lines.total->line, false));
  }
  if (lines.spread && is_beyond(limits, lines.spread->line)) {
    return fmt::format("the {}spread {} is too great", which,
                       ledger::points(lines.spread->line, true));
  }
  if (lines.total && !is_total(limits, lines.total->line)) {
    return fmt::format("the {}total {} is no total of this sport", which,
                       ledger::points(lines.total->line, false));
  }
  if (is_sure_profit_of_two(lines)) {
    return fmt::format("the {}spread {} and the moneyline pay more than they cost together", which,
                       ledger::points(lines.spread->line, true));
  }
  return std::nullopt;
}

void share_markets(ledger::Sport sport, ledger::Lines& opening, ledger::Lines& closing) {
  const auto both = [&](const ledger::Lines& own, const ledger::Lines& other) {
    const ledger::Lines lines{own.moneyline ? own.moneyline : other.moneyline,
                              own.spread ? own.spread : other.spread,
                              own.total ? own.total : other.total};
    return implausible(sport, lines, "") ? own : lines;
  };
  std::tie(opening, closing) = std::tuple{both(opening, closing), both(closing, opening)};
}

}  // namespace chalkline::sports::seasons
