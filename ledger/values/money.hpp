#pragma once

#include <cstdint>
#include <limits>
#include <optional>

namespace chalkline::ledger {

// Virtual coins. Whole numbers only; a negative amount is a debit.
using Coins = std::int64_t;

// Absent where Coins cannot hold it, which cannot come from honest play.
constexpr std::optional<Coins> checked_add(Coins a, Coins b) {
  Coins sum{};
  if (__builtin_add_overflow(a, b, &sum)) return std::nullopt;
  return sum;
}

// The largest stake of one bet. It keeps every profit (stake * kLongestOdds / 100) far below 2^63
// and is twenty times the largest bankroll that the product ever grants.
inline constexpr Coins kStakeMax = 1'000'000;

// A sum beyond this is not sound (account.hpp), so that no addition of one payout can overflow.
inline constexpr Coins kBalanceMax = std::numeric_limits<Coins>::max() / 4;

}  // namespace chalkline::ledger
