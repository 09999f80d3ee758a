#include "insight/progress/chasing.hpp"

#include <algorithm>
#include <vector>

#include "insight/progress/staking.hpp"

namespace chalkline::insight {
namespace {

// The result of the bets that had settled between the bet before and this one.
struct Since {
  ledger::Coins net{};
  bool is_soon{};    // the last of it not long ago
  bool is_second{};  // the net before was the same way
  bool is_raised{};  // a larger stake than that of the bet before
  double minutes{};  // since the last of it
};

struct Settlement {
  ledger::Position position{};
  ledger::Timestamp time{};
  ledger::Coins profit{};
};

std::vector<Settlement> settlements_of(std::span<const ProgressBet> bets) {
  std::vector<Settlement> all;
  for (const auto& bet : bets) {
    if (is_settled(bet)) all.push_back({bet.settled_by, bet.settled_at, profit_of(bet)});
  }
  std::ranges::sort(all, {}, &Settlement::position);
  return all;
}

std::vector<Since> since_of(std::span<const ProgressBet> bets) {
  const auto settlements = settlements_of(bets);
  std::vector<Since> all;
  auto next = settlements.begin();
  ledger::Coins net_before = 0;
  for (std::size_t i = 0; i < bets.size(); ++i) {
    const auto& bet = bets[i];
    auto& since = all.emplace_back();
    const auto first = next;
    for (; next != settlements.end() && next->position < bet.placed_by; ++next)
      since.net += next->profit;
    if (next == first) continue;
    const auto gap = bet.placed_at - std::prev(next)->time;
    since.minutes = std::chrono::duration<double, std::ratio<60>>{gap}.count();
    since.is_soon = gap <= kSoonAfter;
    since.is_second = (since.net < 0 && net_before < 0) || (since.net > 0 && net_before > 0);
    since.is_raised = i > 0 && bet.stake > bets[i - 1].stake;
    net_before = since.net;
  }
  return all;
}

// Either way: `sign` is -1 for losses and 1 for wins.
AfterSettlements after(std::span<const ProgressBet> bets, std::span<const Since> since, int sign) {
  AfterSettlements group;
  std::vector<double> shares;
  std::vector<double> gaps;
  double implied = 0;
  for (std::size_t i = 0; i < bets.size(); ++i) {
    if (!since[i].is_soon || since[i].net * sign <= 0) continue;
    ++group.n;
    shares.push_back(share_of(bets[i]));
    gaps.push_back(since[i].minutes);
    implied += 1 / bets[i].decimal;
    if (!since[i].is_second) continue;
    ++group.second;
    group.raised += since[i].is_raised ? 1 : 0;
  }
  group.middle_share = median(shares);
  group.middle_gap_minutes = median(gaps);
  if (group.n > 0) group.implied_chance = implied / static_cast<double>(group.n);
  return group;
}

constexpr double kLargerBy = 1.5;
constexpr double kRaisedMoreBy = 0.30;
constexpr double kSoonerBy = 0.5;
constexpr double kLongerBy = 0.10;

bool is_raised_more(const AfterSettlements& loss, const AfterSettlements& win) {
  if (loss.second < kChasingSecondOfEach || win.second < kChasingSecondOfEach) return false;
  const auto share = [](const AfterSettlements& group) {
    return static_cast<double>(group.raised) / static_cast<double>(group.second);
  };
  return share(loss) - share(win) >= kRaisedMoreBy;
}

ChasingSigns signs_of(const AfterSettlements& loss, const AfterSettlements& win) {
  return {.larger_stakes = *loss.middle_share >= kLargerBy * *win.middle_share,
          .raised_stakes = is_raised_more(loss, win),
          .sooner = *loss.middle_gap_minutes <= kSoonerBy * *win.middle_gap_minutes,
          .longer_odds = *win.implied_chance - *loss.implied_chance >= kLongerBy};
}

// As it is right after the first `placed` of the bets.
Chasing chasing_after(std::span<const ProgressBet> bets, std::span<const Since> since,
                      std::size_t placed) {
  const auto from = placed - std::min(placed, kChasingWindow);
  const auto last = bets.subspan(from, placed - from);
  const auto of_last = since.subspan(from, placed - from);
  Chasing chasing{.after_loss = after(last, of_last, -1),
                  .after_win = after(last, of_last, 1),
                  .is_judged = false,
                  .signs = {},
                  .is_flagged = false};
  chasing.is_judged =
      chasing.after_loss.n >= kChasingOfEach && chasing.after_win.n >= kChasingOfEach;
  if (!chasing.is_judged) return chasing;
  chasing.signs = signs_of(chasing.after_loss, chasing.after_win);
  chasing.is_flagged = is_chasing(chasing.signs);
  return chasing;
}

}  // namespace

bool is_chasing(const ChasingSigns& signs) {
  const auto [larger, raised, sooner, longer] = signs;
  const int count = int{larger} + int{raised} + int{sooner} + int{longer};
  return count >= 2 && (larger || raised);
}

Chasing chasing_of(std::span<const ProgressBet> bets) {
  const auto since = since_of(bets);
  auto now = chasing_after(bets, since, bets.size());
  // A flag after a bet stays until the next bet.
  for (auto placed = bets.size(); placed > 1 && !now.is_flagged; --placed) {
    if (bets[placed - 1].placed_at <= bets.back().placed_at - kFlagStays) break;
    now.is_flagged = chasing_after(bets, since, placed - 1).is_flagged;
  }
  return now;
}

bool is_flagged_at(std::span<const ProgressBet> bets, ledger::Timestamp now) {
  if (bets.empty() || now - bets.back().placed_at > kFlagStays) return false;
  return chasing_of(bets).is_flagged;
}

}  // namespace chalkline::insight
