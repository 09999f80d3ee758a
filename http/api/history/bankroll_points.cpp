#include "http/api/history/bankroll_points.hpp"

#include <algorithm>
#include <utility>

namespace chalkline::http {
namespace {

// Half of the points at most are kept for being grants.
constexpr std::size_t kGrantsMax = kBankrollPointsMax / 2;

std::vector<BankrollPoint> thinned(const std::vector<BankrollPoint>& points) {
  if (points.size() <= kBankrollPointsMax) return points;
  const auto is_grant = [](const BankrollPoint& point) { return point.grant != 0; };
  const auto grants = static_cast<std::size_t>(std::ranges::count_if(points, is_grant));
  auto grants_to_skip = grants - std::min(grants, kGrantsMax);
  const auto others = points.size() - std::min(grants, kGrantsMax);
  const auto places = kBankrollPointsMax - std::min(grants, kGrantsMax);
  std::vector<BankrollPoint> kept;
  std::size_t seen = 0;
  for (const auto& point : points) {
    if (is_grant(point) && grants_to_skip == 0) {
      kept.push_back(point);
      continue;
    }
    if (is_grant(point)) --grants_to_skip;
    // The first of those that share a place, and in the last place the last.
    const auto place = seen * (places - 1) / (others - 1);
    const bool is_first = seen == 0 || (seen - 1) * (places - 1) / (others - 1) != place;
    ++seen;
    if (is_first) kept.push_back(point);
  }
  return kept;
}

}  // namespace

ledger::Coins bankroll_before(ledger::Timestamp time,
                              const std::vector<projections::GrantRow>& grants,
                              const std::vector<projections::BetMove>& bets) {
  ledger::Coins bankroll{};
  for (const auto& grant : grants) {
    if (grant.at <= time) bankroll += grant.amount;
  }
  for (const auto& bet : bets) {
    if (bet.settled_at && *bet.settled_at < time) bankroll += bet.payout - bet.stake;
  }
  return bankroll;
}

std::vector<BankrollPoint> bankroll_points(const std::vector<projections::GrantRow>& grants,
                                           const std::vector<projections::BetMove>& bets) {
  std::vector<BankrollPoint> points;  // what each moves, at first
  points.reserve(grants.size() + 2 * bets.size());
  for (const auto& grant : grants) points.push_back({grant.at, grant.amount, 0, grant.amount, 0});
  for (const auto& bet : bets) {
    points.push_back({bet.placed_at, -bet.stake, bet.stake, 0, 0});
    if (bet.settled_at) {
      points.push_back({*bet.settled_at, bet.payout, -bet.stake, 0, bet.payout - bet.stake});
    }
  }
  // At the same moment, coins that arrive come first.
  std::ranges::sort(
      points, {}, [](const BankrollPoint& point) { return std::pair{point.time, -point.balance}; });
  for (std::size_t i = 1; i < points.size(); ++i) {
    points[i].balance += points[i - 1].balance;
    points[i].held += points[i - 1].held;
    points[i].profit += points[i - 1].profit;
  }
  return thinned(points);
}

}  // namespace chalkline::http
