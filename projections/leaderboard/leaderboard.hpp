#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "ledger/rules/achievements.hpp"
#include "ledger/values/ids.hpp"
#include "ledger/values/money.hpp"
#include "projections/models/rows.hpp"

// The leaderboards of RULES 33.
namespace chalkline::projections {

enum class Period : std::uint8_t { kWeek, kMonth, kAllTime };
enum class Category : std::uint8_t { kWinRate, kBalance, kLevel, kClosingLine };

// An account's bets of a period that were won or lost, and how their prices closed.
struct PeriodRecord {
  std::uint32_t won{};
  std::uint32_t lost{};
  CloseRecord close;
};

struct LeaderboardEntry {
  std::uint32_t rank{};  // from 1
  ledger::AccountId account{};
  PeriodRecord record;
  ledger::Coins balance{};
  ledger::Coins profit{};  // since the start, of all settled bets but those on replayed games
  std::int32_t level{};
  ledger::Bits<ledger::Badge> badges;
  std::optional<ledger::Tier> tier;
};

// A leaderboard as of one log position. Immutable; shared between readers.
class Leaderboard {
 public:
  virtual ~Leaderboard() = default;
  virtual ledger::Position position() const = 0;
  virtual const std::vector<LeaderboardEntry>& top() const = 0;  // at most 50
  // The account's own row, ranked or not in the top; absent when it is not ranked at all.
  virtual std::optional<LeaderboardEntry> row(ledger::AccountId account) const = 0;
};

}  // namespace chalkline::projections
