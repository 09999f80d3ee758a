#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "insight/progress/bet.hpp"

// Signs that losses change how a person bets. Shown to the bettor first, in neutral words, and no
// verdict on a person.
namespace chalkline::insight {

// Bets placed soon after settlements, by the net of all of these since the bet before.
struct AfterSettlements {
  std::size_t n{};
  std::optional<double> middle_share;        // median stake as a share of the bankroll
  std::optional<double> middle_gap_minutes;  // median time since the last of the settlements
  std::optional<double> implied_chance;      // mean 1/d: lower is longer odds
  std::size_t second{};                      // of those: the net before was the same way
  std::size_t raised{};  // of the second ones: a larger stake than the bet before
};

struct ChasingSigns {
  bool larger_stakes{};  // after losses the middle share is at least 1.5 times that after wins
  bool raised_stakes{};  // after two losses stakes are raised more often, by 0.30 or more
  bool sooner{};         // at most half of the time
  bool longer_odds{};    // the mean implied chance is lower by 0.10 or more
};

// Two signs, of which larger or raised stakes is one.
bool is_chasing(const ChasingSigns& signs);

struct Chasing {
  AfterSettlements after_loss;
  AfterSettlements after_win;
  bool is_judged{};  // there are 20 of each
  ChasingSigns signs;
  bool is_flagged{};  // is_chasing() now, or within the last 14 days of betting
};

inline constexpr std::chrono::minutes kSoonAfter{60};
inline constexpr std::size_t kChasingWindow = 100;  // the last bets
inline constexpr std::size_t kChasingOfEach = 20;
inline constexpr std::size_t kChasingSecondOfEach = 10;
inline constexpr std::chrono::days kFlagStays{14};

// `bets` as they were placed. Time is that of the last one, and no clock's: the same ledger says
// the same.
Chasing chasing_of(std::span<const ProgressBet> bets);

// Whether something is to be proposed to a person with the flag: not once they have placed no bet
// for kFlagStays.
bool is_flagged_at(std::span<const ProgressBet> bets, ledger::Timestamp now);

}  // namespace chalkline::insight
