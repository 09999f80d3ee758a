#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "projections/leaderboard/leaderboard.hpp"
#include "projections/models/rows.hpp"

namespace chalkline::projections {

// The standing of each account as the twelve boards of one state show it, shared by all of them.
// People's accounts are numbered one after the other from ledger::kFirstAccount, so a number is an
// index. 69 bytes an account, and each board adds 4 for the rank: 117 in all, whatever happens on
// them.
class BoardStandings {
 public:
  explicit BoardStandings(std::size_t accounts)
      : coins_(accounts), levels_(accounts), honours_(accounts), records_(accounts) {}

  std::size_t size() const { return coins_.size(); }

  // size() or more for an account that is not in here.
  static std::size_t index(ledger::AccountId account) {
    return ledger::raw(account) - ledger::raw(ledger::kFirstAccount);
  }

  struct OwnCoins {
    ledger::Coins balance{};
    ledger::Coins profit{};
  };

  struct Honours {
    ledger::Bits<ledger::Badge> badges;
    std::optional<ledger::Tier> tier;
  };

  using Records = std::array<PeriodRecord, 3>;  // by Period

  void set(ledger::AccountId account, const OwnCoins& coins, std::int32_t level,
           const Honours& honours, const Records& records) {
    const auto at = index(account);
    coins_.at(at) = coins;
    levels_.at(at) = static_cast<std::uint8_t>(level);
    honours_.at(at) = honours;
    records_.at(at) = records;
  }

  LeaderboardEntry entry(ledger::AccountId account, Period period, std::uint32_t rank) const {
    const auto at = index(account);
    const auto& [balance, profit] = coins_.at(at);
    const auto& [badges, tier] = honours_.at(at);
    return {rank,    account, records_.at(at).at(static_cast<std::size_t>(period)),
            balance, profit,  levels_.at(at),
            badges,  tier};
  }

 private:
  std::vector<OwnCoins> coins_;
  std::vector<std::uint8_t> levels_;
  std::vector<Honours> honours_;
  std::vector<Records> records_;
};

}  // namespace chalkline::projections
