#include "insight/learners/overview.hpp"

#include <algorithm>
#include <cmath>
#include <map>

namespace chalkline::insight {
namespace {

constexpr double kPercent = 0.01;

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

ledger::Timestamp last_seen(const LearnerActs& acts) {
  return acts.last_act.value_or(acts.joined_at);
}

bool is_late(const LearnerActs& acts) { return acts.assignments && acts.assignments->late > 0; }

std::optional<StuckBy> stuck_by(const LearnerActs& acts, ledger::Timestamp now) {
  if (acts.wrong_in_a_row >= kWrongInARow) return StuckBy::kCheck;
  if (is_late(acts) && now - last_seen(acts) >= kSilence) return StuckBy::kSilence;
  return std::nullopt;
}

Need need_of(const LearnerActs& acts, const LearnerOverview& overview) {
  if (acts.asks_for_help) return Need::kAsked;
  if (overview.stuck) return Need::kStuck;
  if (is_worse(overview.small_stakes) || is_worse(overview.chances) ||
      is_worse(overview.look_backs)) {
    return Need::kWorse;
  }
  return is_late(acts) ? Need::kLate : Need::kNone;
}

}  // namespace

Change change_of(const LearnerActs& acts, bool RecentBet::* what) {
  if (acts.bets == 0) return {};
  const auto compared = compared_of<RecentBet>(acts.recent, acts.bets);
  if (compared.empty()) return {.state = FigureState::kTooFew};
  const auto before = share_in(compared.first(kChangeOf), what);
  const auto after = share_in(compared.last(kChangeOf), what);
  const auto pooled = (before.share + after.share) / 2;
  const auto error = std::sqrt(pooled * (1 - pooled) * (1 / before.n + 1 / after.n));
  const bool is_told = std::abs(after.share - before.share) > kZChange * error;
  return {is_told ? FigureState::kTells : FigureState::kCannotTell, before.share, after.share};
}

LearnerOverview overview_of(const LearnerActs& acts, ledger::Timestamp now) {
  LearnerOverview overview{.stuck = stuck_by(acts, now),
                           .gap = figure_of(mean_of(acts.gap, kPercent), 0, {}),
                           .small_stakes = change_of(acts, &RecentBet::has_small_stake),
                           .chances = change_of(acts, &RecentBet::has_chance),
                           .look_backs = change_of(acts, &RecentBet::is_followed)};
  overview.need = need_of(acts, overview);
  return overview;
}

ByNeed by_need(const LearnerActs& acts, const LearnerOverview& overview) {
  return {overview.need, last_seen(acts)};
}

}  // namespace chalkline::insight
