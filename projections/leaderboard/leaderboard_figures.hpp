#pragma once

#include <cstdint>
#include <vector>

#include "projections/leaderboard/leaderboard.hpp"
#include "projections/models/rows.hpp"

namespace chalkline::projections {

// The figures of each account that the nine boards of one state show, shared by all of them.
// Accounts are numbered one after the other from ledger::kFirstAccount, so a number is an index. 17
// bytes an account, and each board adds 4 for the rank: 53 in all, whatever happens on them.
class BoardFigures {
 public:
  struct WinRates {  // in tenths of a percent, at most 1,000: 10 bits each
    std::uint32_t week : 10 = 0;
    std::uint32_t month : 10 = 0;
    std::uint32_t ever : 10 = 0;
  };
  static std::uint32_t rate(std::int64_t won, std::int64_t lost) {
    return static_cast<std::uint32_t>(win_rate_tenths(won, lost)) & 0x3FF;
  }

  explicit BoardFigures(std::size_t accounts)
      : balances_(accounts), levels_(accounts), honours_(accounts), win_rates_(accounts) {}

  std::size_t size() const { return balances_.size(); }

  // size() or more for an account that is not in here.
  static std::size_t index(ledger::AccountId account) {
    return ledger::raw(account) - ledger::raw(ledger::kFirstAccount);
  }

  struct Honours {
    ledger::Bits<ledger::Badge> badges;
    std::optional<ledger::Tier> tier;
  };

  void set(ledger::AccountId account, ledger::Coins balance, std::int32_t level,
           const Honours& honours, WinRates rates) {
    const auto at = index(account);
    balances_.at(at) = balance;
    levels_.at(at) = static_cast<std::uint8_t>(level);
    honours_.at(at) = honours;
    win_rates_.at(at) = rates;
  }

  LeaderboardEntry entry(ledger::AccountId account, Period period, std::uint32_t rank) const {
    const auto at = index(account);
    const auto rates = win_rates_.at(at);
    const auto rate = period == Period::kWeek    ? rates.week
                      : period == Period::kMonth ? rates.month
                                                 : rates.ever;
    const auto& [badges, tier] = honours_.at(at);
    return {rank,   account, static_cast<std::int32_t>(rate), balances_.at(at), levels_.at(at),
            badges, tier};
  }

 private:
  std::vector<ledger::Coins> balances_;
  std::vector<std::uint8_t> levels_;
  std::vector<Honours> honours_;
  std::vector<WinRates> win_rates_;
};

}  // namespace chalkline::projections
