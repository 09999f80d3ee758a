#pragma once

#include <array>

#include "ledger/values/sport_rows.hpp"

namespace chalkline::sports {

// How far results lie from the line, in points: the standard deviation of margins and totals.
struct ResultDeviations {
  ledger::Sport sport{};
  double margin{};
  double total{};
};

// Real ones are of past seasons, rounded (docs/WIZARD.md); simulated leagues score by models of
// their own: around the last lines of 6,000 games of each sport, by its newest derivation.
inline constexpr std::array kRealDeviations{ResultDeviations{ledger::Sport::kNba, 12.8, 18.6},
                                            ResultDeviations{ledger::Sport::kNfl, 13.1, 13.1},
                                            ResultDeviations{ledger::Sport::kMlb, 4.4, 4.5},
                                            ResultDeviations{ledger::Sport::kNhl, 2.4, 2.3}};
inline constexpr std::array kSimulatedDeviations{ResultDeviations{ledger::Sport::kNba, 12.8, 13.4},
                                                 ResultDeviations{ledger::Sport::kNfl, 13.8, 13.8},
                                                 ResultDeviations{ledger::Sport::kMlb, 4.3, 4.3},
                                                 ResultDeviations{ledger::Sport::kNhl, 2.5, 2.4}};
static_assert(ledger::has_row_by_sport(kRealDeviations));
static_assert(ledger::has_row_by_sport(kSimulatedDeviations));

// 0 for a market whose line is no margin and no total.
constexpr double result_deviation(ledger::Source source, ledger::Sport sport,
                                  ledger::Market market) {
  const auto& all = source == ledger::Source::kSimulated ? kSimulatedDeviations : kRealDeviations;
  const auto& of_sport = ledger::row_of(all, sport);
  switch (market) {
    case ledger::Market::kSpread:
      return of_sport.margin;
    case ledger::Market::kTotal:
      return of_sport.total;
    case ledger::Market::kMoneyline:
    case ledger::Market::kProp:
      break;
  }
  return 0;
}

}  // namespace chalkline::sports
