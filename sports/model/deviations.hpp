#pragma once

#include <array>
#include <utility>

#include "ledger/values/market.hpp"

namespace chalkline::sports {

// How far results lie from the line, in points: the standard deviation of margins and totals.
struct ResultDeviations {
  double margin{};
  double total{};
};

// In the order of ledger::Sport. Real ones are of past seasons, rounded (docs/WIZARD.md); simulated
// leagues score by a model of their own, whose results lie closer together: around the last lines
// of 440 games of each sport.
inline constexpr std::array kRealDeviations{ResultDeviations{12.8, 18.6},
                                            ResultDeviations{13.1, 13.1},
                                            ResultDeviations{4.4, 4.5}, ResultDeviations{2.4, 2.3}};
inline constexpr std::array kSimulatedDeviations{
    ResultDeviations{12.8, 12.8}, ResultDeviations{10.4, 10.4}, ResultDeviations{4.3, 4.3},
    ResultDeviations{2.5, 2.4}};

// 0 for a market whose line is no margin and no total.
constexpr double result_deviation(ledger::Source source, ledger::Sport sport,
                                  ledger::Market market) {
  const auto& all = source == ledger::Source::kSimulated ? kSimulatedDeviations : kRealDeviations;
  const auto& of_sport = all.at(static_cast<std::size_t>(std::to_underlying(sport)) - 1);
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

static_assert(kRealDeviations.size() == ledger::enum_names<ledger::Sport>.size() &&
                  kSimulatedDeviations.size() == kRealDeviations.size(),
              "every sport has a row");

}  // namespace chalkline::sports
