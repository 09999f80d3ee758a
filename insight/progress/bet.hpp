#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "insight/closing_line.hpp"
#include "ledger/values/ids.hpp"
#include "ledger/values/money.hpp"

// A learner's own bets and what they say of how the learner thinks.
namespace chalkline::insight {

enum class BetEnd : std::uint8_t { kOpen, kWon, kLost, kPush, kVoid };

// A pick of a bet at its own price.
struct ProgressLeg {
  double decimal{};
  std::optional<double> opening;  // no-vig chance at placing; absent of one side alone
  // Absent while its line is open, and for good where there is none: live, props, conditions, void
  // legs, seasons of one price.
  std::optional<Close> closing;
  bool may_close{};  // its line is open still
  bool is_pushed{};
};

struct ProgressBet {
  ledger::Position placed_by{};
  ledger::Timestamp placed_at{};
  BetEnd end{};
  ledger::Position settled_by{};  // 0 while open, as the next three
  ledger::Timestamp settled_at{};
  ledger::Coins credit{};
  ledger::Coins equity_before{};  // available and held just before it was settled
  double decimal{};               // of the bet as a whole
  std::optional<double> stated;   // the bettor's own chance
  ledger::Coins stake{};
  ledger::Coins bankroll{};    // available and held before it was placed, and after
  ledger::Coins held_after{};  // in open bets, with this one
  std::uint64_t game{};  // by whose end it was settled, or the first of its games while it is open
  bool is_conditional{};
  bool is_followed{};  // by a look back at some bet before the next one
  std::vector<ProgressLeg> legs;
};

constexpr bool is_decided(const ProgressBet& bet) {
  return bet.end == BetEnd::kWon || bet.end == BetEnd::kLost;
}
constexpr bool is_settled(const ProgressBet& bet) { return bet.end != BetEnd::kOpen; }
inline bool is_parlay(const ProgressBet& bet) { return bet.legs.size() > 1; }
constexpr ledger::Coins profit_of(const ProgressBet& bet) { return bet.credit - bet.stake; }
constexpr double share_of(const ProgressBet& bet) {
  return static_cast<double>(bet.stake) / static_cast<double>(bet.bankroll);
}

// The market's chance of the bet when it was placed, of a parlay the product over its legs. Absent
// where nobody quotes it: a condition and a pick together, a price of one side.
std::optional<double> opening_chance(const ProgressBet& bet);

// The same at the close. Absent unless each leg has a close.
std::optional<Close> closing_chance(const ProgressBet& bet);

// A bet at the legs that counted: one of a parlay that was pushed counts as a price of 1. Chances
// as above.
struct CountedPrice {
  double decimal{};
  std::optional<double> opening;
  std::optional<Close> closing;
};
CountedPrice counted_price(const ProgressBet& bet);

}  // namespace chalkline::insight
