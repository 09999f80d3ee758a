#pragma once

#include <array>

#include "ledger/values/sport_rows.hpp"

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

constexpr const SportRules& rules_of(Sport sport) { return row_of(kSportRules, sport); }
static_assert(has_row_by_sport(kSportRules));

constexpr bool has_ties(Sport sport) { return rules_of(sport).has_ties; }
constexpr bool has_close_games(Sport sport) { return rules_of(sport).has_close_games; }

}  // namespace chalkline::ledger
