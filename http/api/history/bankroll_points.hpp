#pragma once

#include <boost/describe/class.hpp>
#include <vector>

#include "projections/models/rows.hpp"

namespace chalkline::http {

inline constexpr std::size_t kBankrollPointsMax = 500;

// An account's coins right after something moved them.
struct BankrollPoint {
  ledger::Timestamp time{};
  ledger::Coins balance{};  // available
  ledger::Coins held{};
  ledger::Coins grant{};   // granted by this, 0 if nothing was
  ledger::Coins profit{};  // since the start: balance and open stakes, less all that was granted
};
BOOST_DESCRIBE_STRUCT(BankrollPoint, (), (time, balance, held, grant, profit))

// Balance and open stakes just before `time`. Placing bets leaves their sum as it is.
ledger::Coins bankroll_before(ledger::Timestamp time,
                              const std::vector<projections::GrantRow>& grants,
                              const std::vector<projections::BetMove>& bets);

// By time, at most kBankrollPointsMax: the first, the last and the latest grants stay, of the
// others every so many is left out. A settlement that was corrected counts when it was settled
// last.
std::vector<BankrollPoint> bankroll_points(const std::vector<projections::GrantRow>& grants,
                                           const std::vector<projections::BetMove>& bets);

}  // namespace chalkline::http
