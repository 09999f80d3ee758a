#include "http/api/shared/learner/shown_progress.hpp"

#include <algorithm>

namespace chalkline::http {
namespace {

// As a bet without a stake: what scores stated chances is one code.
insight::ProgressBet bet_of_estimate(const projections::EstimateRow& row) {
  constexpr double kPercent = 100;
  const auto& asked = row.asked;
  insight::ProgressBet bet;
  bet.placed_by = row.id;
  bet.placed_at = row.at;
  bet.end = bet_end_of(projections::status_of(asked, row.game));
  bet.decimal = ledger::decimal(asked.odds).value();
  bet.stated = row.chance / kPercent;
  bet.game = ledger::raw(asked.game);
  bet.legs = {{.decimal = bet.decimal,
               .opening = ledger::no_vig(asked.odds, asked.other_odds).value(),
               .closing = {}}};
  return bet;
}

}  // namespace

wire::InsightProgress shown_progress_of(const ChosenBets& chosen, const Cut& cut) {
  std::vector<insight::ProgressBet> bets;
  for (const auto& own : chosen.bets) bets.push_back(own.bet);
  const auto view = view_of(cut);
  auto shown =
      wire::insight_progress_of(insight::progress_of(std::move(bets), chosen.resets, view));
  shown.position = {chosen.as_of};
  shown.view = {view.is_judged, cells_of(cut), view.z, cut.season};
  shown.bets.season_bets = chosen.of_time_machine;
  if (shown.chasing) shown.chasing->refills = chosen.refills;
  return shown;
}

std::vector<ledger::BetId> bets_named_in(const wire::InsightStaking& staking) {
  std::vector<ledger::BetId> named;
  for (const auto& stake : staking.kelly) named.push_back(stake.bet_id.value);
  return named;
}

void put_names(wire::InsightStaking& staking, std::span<const projections::BetRow> rows) {
  for (auto& stake : staking.kelly) {
    const auto row =
        std::ranges::lower_bound(rows, stake.bet_id.value, {}, &projections::BetRow::id);
    if (row == rows.end()) continue;
    stake.event_name = event_name(*row);
    stake.prediction = prediction(*row);
    stake.placed_at = row->placed_at;
  }
}

wire::InsightUnseen unseen_of(std::span<const projections::EstimateRow> rows) {
  wire::InsightUnseen shown;
  std::vector<insight::ProgressBet> bets;
  for (const auto& row : rows) {
    if (!row.unseen) continue;
    ++shown.given;
    bets.push_back(bet_of_estimate(row));
    if (!is_settled(bets.back())) {
      ++shown.open;
    } else if (!is_decided(bets.back())) {
      ++shown.unscored;
    }
  }
  shown.estimates = wire::insight_estimates_of(insight::estimates_of(bets, {}));
  return shown;
}

}  // namespace chalkline::http
