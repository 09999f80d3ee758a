#include "insight/progress/change.hpp"

#include <algorithm>
#include <cmath>
#include <map>

namespace chalkline::insight {
namespace {

struct SeenShare {
  double share{};
  double n{};  // effective
};

SeenShare share_in(std::span<const RecentBet> bets, bool RecentBet::* what) {
  std::map<std::uint64_t, double> games;
  for (const auto& bet : bets) games[bet.game] += 1;
  double squares = 0;
  for (const auto& [_, size] : games) squares += size * size;
  const auto n = static_cast<double>(bets.size());
  return {static_cast<double>(std::ranges::count(bets, true, what)) / n, n * n / squares};
}

FigureState state_of_change(bool is_told) {
  return is_told ? FigureState::kTells : FigureState::kCannotTell;
}

}  // namespace

Change change_of(std::span<const RecentBet> recent, std::size_t bets, bool RecentBet::* what) {
  if (bets == 0) return {};
  const auto compared = compared_of<RecentBet>(recent, bets);
  if (compared.empty()) return {.state = FigureState::kTooFew};
  const auto before = share_in(compared.first(kChangeOf), what);
  const auto after = share_in(compared.last(kChangeOf), what);
  const auto pooled = (before.share + after.share) / 2;
  const auto error = std::sqrt(pooled * (1 - pooled) * (1 / before.n + 1 / after.n));
  return {state_of_change(std::abs(after.share - before.share) > kZChange * error), before.share,
          after.share};
}

Change change_of(std::span<const Part> values) {
  if (values.empty()) return {};
  const auto compared = compared_of<Part>(values, values.size());
  const auto before = ratio(compared.first(compared.size() / 2));
  const auto after = ratio(compared.last(compared.size() / 2));
  if (!before || !after) return {.state = FigureState::kTooFew};
  const auto games = std::min(before->clusters, after->clusters);
  const auto error = std::hypot(before->error, after->error);
  // A mean of one game has no error.
  const bool is_told = games > 1 && error > 0 &&
                       std::abs(after->value - before->value) > student_z(kZChange, games) * error;
  return {state_of_change(is_told), before->value, after->value};
}

}  // namespace chalkline::insight
