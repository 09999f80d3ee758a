#include "insight/habit/look_back.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <tuple>

#include "insight/closing_line.hpp"
#include "insight/progress/staking.hpp"

namespace chalkline::insight {
namespace {

constexpr double kFar = 0.10;
constexpr double kMuchLost = -0.05;
// Chances are whole percents in doubles: 0.60 - 0.50 is a little less than 0.10.
constexpr double kRounding = 1e-9;

bool is_far_from_market(const ProgressBet& bet) {
  const auto market = opening_chance(bet);
  return bet.stated && market && std::abs(*bet.stated - *market) >= kFar - kRounding;
}

// The worth of a coin at the bet's price was worth at the close, less the coin.
std::optional<double> value_at_close(const ProgressBet& bet) {
  const auto counted = counted_price(bet);
  if (!counted.closing) return std::nullopt;
  return closing_line_value(counted.decimal, counted.closing->chance);
}

LookBackReason reason_of(const ProgressBet& bet) {
  using enum LookBackReason;
  if (is_above_nth(bet, kTwentieth)) return kLargeStake;
  if (is_far_from_market(bet)) return kFarFromMarket;
  if (is_parlay(bet)) return kParlay;
  const auto value = value_at_close(bet);
  if (value && *value <= kMuchLost + kRounding) return kLostToClose;
  if (value && *value < 0 && bet.end == BetEnd::kWon) return kWonByLuck;
  return kNewest;
}

}  // namespace

std::vector<LookBack> look_backs(std::span<const ProgressBet> waiting, ledger::Timestamp now) {
  struct Found {
    LookBack look_back;
    ledger::Position settled_by{};
  };
  std::vector<Found> found;
  for (const auto& bet : waiting) {
    if (!is_settled(bet) || bet.end == BetEnd::kVoid || now - bet.settled_at > kLookBackDays)
      continue;
    found.push_back({{bet.placed_by, reason_of(bet)}, bet.settled_by});
  }
  std::ranges::sort(found, [](const Found& a, const Found& b) {
    return std::tuple{a.look_back.reason, b.settled_by, b.look_back.bet} <
           std::tuple{b.look_back.reason, a.settled_by, a.look_back.bet};
  });
  if (found.size() > kLookBacksMax) found.resize(kLookBacksMax);
  std::vector<LookBack> chosen;
  for (const auto& one : found) chosen.push_back(one.look_back);
  return chosen;
}

}  // namespace chalkline::insight
