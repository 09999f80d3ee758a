#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "insight/progress/bet.hpp"
#include "ledger/values/enum_names.hpp"

namespace chalkline::insight {

// Why a bet is worth a look back, the first that holds. None asks how it ended but one, which asks
// of a win what the others ask of any bet: whether the price was worth it.
enum class LookBackReason : std::uint8_t {
  kLargeStake = 1,     // above 5% of the bankroll
  kFarFromMarket = 2,  // a stated chance 10 points from the market's
  kParlay = 3,
  kLostToClose = 4,  // the price lost 5 per 100 to the close
  kWonByLuck = 5,    // won at a price that the close calls a loss: luck was more than all of it
  kNewest = 6
};
constexpr Names names_of(LookBackReason /*reason*/) {
  static constexpr std::array<std::string_view, 6> kWords{
      "large stake", "far from market", "parlay", "price", "luck", "newest"};
  return {kWords};
}

struct LookBack {
  ledger::BetId bet{};
  LookBackReason reason{};
  friend bool operator==(const LookBack&, const LookBack&) = default;
};

inline constexpr std::size_t kLookBacksMax = 3;
inline constexpr std::chrono::days kLookBackDays{30};  // older ones are not asked for any more

// The bets to look back at: by their reasons, of one reason the newest first. `waiting`: settled
// bets that were not looked back at. A void bet teaches nothing.
std::vector<LookBack> look_backs(std::span<const ProgressBet> waiting, ledger::Timestamp now);

}  // namespace chalkline::insight
