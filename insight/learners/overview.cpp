#include "insight/learners/overview.hpp"

#include "insight/progress/calibration_gap.hpp"

namespace chalkline::insight {
namespace {

constexpr double kPercent = 0.01;

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

LearnerOverview overview_of(const LearnerActs& acts, ledger::Timestamp now) {
  LearnerOverview overview{
      .stuck = stuck_by(acts, now),
      .gap = calibration_gap(mean_of(acts.gap, kPercent), luck_of(acts.gap, kPercent), {}),
      .small_stakes = change_of(acts.recent, acts.bets, &RecentBet::has_small_stake),
      .chances = change_of(acts.recent, acts.bets, &RecentBet::has_chance),
      .look_backs = change_of(acts.recent, acts.bets, &RecentBet::is_followed)};
  overview.need = need_of(acts, overview);
  return overview;
}

ByNeed by_need(const LearnerActs& acts, const LearnerOverview& overview) {
  return {overview.need, last_seen(acts)};
}

}  // namespace chalkline::insight
