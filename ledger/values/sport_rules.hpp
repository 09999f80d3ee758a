#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "ledger/values/market.hpp"

namespace chalkline::ledger {

// The facts of a sport that the rules of betting go by. Bets are decided by it, so a row never
// changes.
struct SportRules {
  Sport sport{};
  // A final score may be level (RULES 53); elsewhere the teams play on until one leads.
  bool has_ties{};
  // Whether kIfTime is offered (RULES 20). Baseball has no such marks, and in hockey hardly any
  // score is ever further apart than kCloseGamePoints: the boost would be a gift.
  bool has_close_games{};
};

inline constexpr std::array kSportRules{
    SportRules{.sport = Sport::kNba, .has_ties = false, .has_close_games = true},
    SportRules{.sport = Sport::kNfl, .has_ties = true, .has_close_games = true},
    SportRules{.sport = Sport::kMlb, .has_ties = false, .has_close_games = false},
    SportRules{.sport = Sport::kNhl, .has_ties = false, .has_close_games = false}};

constexpr const SportRules& rules_of(Sport sport) {
  return kSportRules.at(static_cast<std::size_t>(std::to_underlying(sport)) - 1);
}
static_assert(kSportRules.size() == enum_names<Sport>.size(), "every sport has a row");
static_assert(std::ranges::all_of(kSportRules,
                                  [](const SportRules& row) {
                                    return &row == &rules_of(row.sport);
                                  }),
              "every row stands in its place");

constexpr bool has_ties(Sport sport) { return rules_of(sport).has_ties; }
constexpr bool has_close_games(Sport sport) { return rules_of(sport).has_close_games; }

}  // namespace chalkline::ledger
