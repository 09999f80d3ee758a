#include "http/api/wizard/own_record.hpp"

#include <algorithm>
#include <set>

#include "http/api/wizard/favourite.hpp"
#include "insight/clusters.hpp"
#include "ledger/rules/settlement.hpp"
#include "ledger/state/cached_state.hpp"

namespace chalkline::http {
namespace {

using projections::BetStatus;

bool passes(const projections::BetRow& bet, wizard::RecordFilter filter) {
  switch (filter) {
    case wizard::RecordFilter::kAll:
      return true;
    case wizard::RecordFilter::kFavourites:
    case wizard::RecordFilter::kUnderdogs: {
      const auto& leg = bet.legs.front();
      return bet.legs.size() == 1 &&
             is_of_such_side(filter, is_favourite(leg.market, leg.line, leg.odds));
    }
    case wizard::RecordFilter::kSingles:
      return bet.legs.size() == 1;
    case wizard::RecordFilter::kParlays:
      return bet.legs.size() > 1;
    case wizard::RecordFilter::kLive:
      break;
  }
  return projections::is_live(bet);
}

// Bets of one game hang together; a parlay is one of its first leg's.
std::uint64_t cluster_of(const projections::BetRow& bet) {
  return ledger::raw(bet.legs.front().game);
}

std::optional<double> close_of(ledger::BetId id, const ledger::State& state,
                               const ledger::Log& log) {
  const auto settled =
      ledger::cached_state<ledger::Settlement>(state, ledger::state_key::of_settlement(id));
  if (!settled || settled->position == 0) return std::nullopt;
  const auto record = ledger::read_record(log, settled->position);
  const auto& value = std::get<ledger::BetSettled>(record.event).closing_line_value;
  constexpr double kMillion = 1e6;
  return value.transform([](auto millionths) { return millionths / kMillion; });
}

}  // namespace

bool is_asked_about(const projections::BetRow& bet, const wizard::Question& question) {
  const auto is_of_sport = [&](const auto& leg) { return leg.sport == *question.sport; };
  if (question.sport && !std::ranges::all_of(bet.legs, is_of_sport)) return false;
  if (question.market && bet.type != projections::type_of(*question.market)) return false;
  return passes(bet, question.filter);
}

wizard::RecordFigures figures_of(const std::vector<RecordedBet>& bets) {
  wizard::RecordFigures figures;
  figures.bets = bets.size();
  std::set<std::uint64_t> games;
  std::vector<insight::SettledBet> settled;
  std::vector<insight::Part> closes;
  std::uint64_t last_settled = 0;
  for (const auto& [bet, close] : bets) {
    const auto game = cluster_of(bet);
    const auto profit = bet.payout.value_or(0) - bet.stake;
    games.insert(game);
    figures.won += bet.status == BetStatus::kWon ? 1 : 0;
    figures.lost += bet.status == BetStatus::kLost ? 1 : 0;
    figures.profit += profit;
    settled.push_back({static_cast<double>(bet.stake), static_cast<double>(profit), game});
    if (close) closes.push_back({*close, 1, game});
    last_settled = std::max(last_settled, bet.id);
  }
  figures.games = games.size();
  figures.result = insight::return_of(settled, last_settled);
  if (const auto mean = insight::ratio(closes))
    figures.close = {.bets = closes.size(), .mean = mean->value, .error = mean->error};
  return figures;
}

std::vector<RecordedBet> recorded_bets(std::vector<projections::BetRow> bets,
                                       const wizard::Question& question, const ledger::State& state,
                                       const ledger::Log& log) {
  std::vector<RecordedBet> recorded;
  for (auto& bet : bets) {
    const bool counts = bet.status == BetStatus::kWon || bet.status == BetStatus::kLost ||
                        bet.status == BetStatus::kPush;
    if (!counts || !is_asked_about(bet, question)) continue;
    const auto close = close_of(bet.id, state, log);
    recorded.push_back({std::move(bet), close});
  }
  return recorded;
}

}  // namespace chalkline::http
