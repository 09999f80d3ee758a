#include "http/api/shared/learner/shown_progress.hpp"

#include <algorithm>
#include <utility>

namespace chalkline::http {
namespace {

// As a bet without a stake: what scores stated chances is one code.
insight::ProgressBet bet_of_estimate(const projections::EstimateRow& row, ledger::Position as_of) {
  constexpr double kPercent = 100;
  const auto& asked = row.asked;
  insight::ProgressBet bet;
  bet.placed_by = row.id;
  bet.placed_at = row.at;
  for (const auto& end : row.ends) {
    if (end.position > as_of) break;
    bet.end = bet_end_of(projections::status_of(asked, end));
    bet.settled_by = end.position;
    bet.settled_at = end.at;
  }
  bet.decimal = ledger::decimal(asked.odds).value();
  bet.stated = row.chance / kPercent;
  bet.game = ledger::raw(asked.game);
  bet.legs = {{.decimal = bet.decimal,
               .opening = ledger::no_vig(asked.odds, asked.other_odds).value(),
               .closing = {}}};
  return bet;
}

bool passes(const projections::EstimateRow& row, const Cut& cut) {
  return (!cut.sport || row.game.sport == *cut.sport) &&
         (!cut.market || static_cast<ledger::BetKind>(row.asked.market) == *cut.market) &&
         (!cut.price || band_of(row.asked.odds) == *cut.price) &&
         (!cut.from || row.at >= *cut.from) && (!cut.to || row.at < *cut.to);
}

wire::InsightView shown_view_of(const insight::View& view, std::size_t cells, bool season) {
  return {view.is_judged, cells, view.z, season};
}

}  // namespace

wire::InsightProgress shown_progress_of(const ChosenBets& chosen, const Cut& cut) {
  std::vector<insight::ProgressBet> bets;
  for (const auto& own : chosen.bets) bets.push_back(own.bet);
  const auto view = view_of(cut);
  auto shown =
      wire::insight_progress_of(insight::progress_of(std::move(bets), chosen.resets, view));
  shown.position = {chosen.as_of};
  shown.view = shown_view_of(view, cells_of(cut), cut.season);
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

wire::InsightUnseen unseen_of(const projections::EstimateHistory& history, const Cut& cut) {
  const auto as_of = std::min(cut.as_of.value_or(history.position), history.position);
  const auto cells = cells_of(cut, kMarketsAsked);
  const auto view = view_of(cut, kMarketsAsked);
  wire::InsightUnseen shown{.position = {as_of}, .view = shown_view_of(view, cells, false)};
  std::vector<insight::ProgressBet> bets;
  for (const auto& row : history.estimates) {
    if (!row.unseen || row.id > as_of || !passes(row, cut)) continue;
    ++shown.given;
    const auto& bet = bets.emplace_back(bet_of_estimate(row, as_of));
    if (!is_settled(bet)) {
      ++shown.open;
    } else if (!is_decided(bet)) {
      ++shown.unscored;
    }
  }
  std::ranges::sort(bets, {}, [](const insight::ProgressBet& bet) {
    return std::pair{bet.settled_by, bet.placed_by};
  });
  shown.points = wire::insight_moments_of(bets);
  shown.estimates = wire::insight_estimates_of(insight::estimates_of(bets, view));
  return shown;
}

}  // namespace chalkline::http
