#include "sports/feeds/seasons/recorded_lines.hpp"

#include <fmt/format.h>

#include <array>
#include <cstdlib>
#include <tuple>
#include <utility>

#include "ledger/values/odds.hpp"
#include "ledger/values/sport_rows.hpp"
#include "sports/model/sure_profit.hpp"

namespace chalkline::sports::seasons {
namespace {

// In half points, by sport. The recorded seasons lie well within: the greatest spreads are 26.5 in
// football and 19 in basketball, the smallest totals 33 and 189.5. Spreads have moved by 11 and 8.5
// points, totals by 9.5 and 11.5; those of baseball and hockey by 2.5 and 1.
constexpr std::array kLimits{LineLimits{ledger::Sport::kNba, 80, 240, 640, 24, 28},
                             LineLimits{ledger::Sport::kNfl, 60, 56, 160, 24, 24},
                             LineLimits{ledger::Sport::kMlb, 7, 9, 50, 14, 8},
                             LineLimits{ledger::Sport::kNhl, 7, 6, 24, 14, 4}};
static_assert(ledger::has_row_by_sport(kLimits));

// Bookmakers' overrounds go up to 0.06. Where a price has lost its sign, both sides are favoured,
// and it is above 0.2.
constexpr double kOverroundMax = 0.15;

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

ledger::HalfPoints moved(const std::optional<ledger::TwoWay>& opening,
                         const std::optional<ledger::TwoWay>& closing) {
  return opening && closing ? std::abs(opening->line - closing->line) : 0;
}

}  // namespace

std::optional<ledger::TwoWay> priced(std::optional<ledger::HalfPoints> line,
                                     std::optional<ledger::AmericanOdds> first,
                                     std::optional<ledger::AmericanOdds> second) {
  if (!line || !first || !second) return std::nullopt;
  return ledger::TwoWay{*line, *first, *second};
}

LineLimits limits_of(ledger::Sport sport) { return ledger::row_of(kLimits, sport); }

std::optional<std::string> implausible(ledger::Sport sport, const ledger::Lines& lines,
                                       std::string_view which) {
  for (const auto& [name, market] : {std::pair{"moneyline", lines.moneyline},
                                     {"spread", lines.spread},
                                     {"total", lines.total}}) {
    if (market && is_sure_profit(*market)) {
      return fmt::format("the {}{} pays more than it costs on both sides together", which, name);
    }
    if (market && ledger::overround(market->first, market->second) > kOverroundMax) {
      return fmt::format("the {}{} {:+} and {:+} costs far more than it pays", which, name,
                         market->first, market->second);
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

std::optional<std::string> implausible_course(ledger::Sport sport, const ledger::Lines& opening,
                                              const ledger::Lines& closing) {
  auto problem = implausible(sport, opening, "opening ");
  if (!problem) problem = implausible(sport, closing, "closing ");
  if (problem) return problem;
  const auto limits = limits_of(sport);
  if (moved(opening.spread, closing.spread) > limits.spread_move_max) {
    return fmt::format("the spread moved from {} to {}", ledger::points(opening.spread->line, true),
                       ledger::points(closing.spread->line, true));
  }
  if (moved(opening.total, closing.total) > limits.total_move_max) {
    return fmt::format("the total moved from {} to {}", ledger::points(opening.total->line, false),
                       ledger::points(closing.total->line, false));
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
