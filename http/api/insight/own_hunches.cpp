#include "http/api/insight/own_hunches.hpp"

#include <algorithm>

#include "http/api/shared/learner/cut.hpp"

namespace chalkline::http {
namespace {

using insight::HunchResult;
using insight::HunchVerdict;
using projections::AccountHistory;
using projections::HunchRow;

OwnBets bets_at(const AccountHistory& history, ledger::Position as_of) {
  return own_bets(history, as_of, [](auto, auto) { return false; });
}

// Bets that count once one is closed do so no more.
HunchResult judged(const HunchRow& hunch, const OwnBets& own) {
  const Cut cut{
      .sport = hunch.filter.sport, .market = hunch.filter.kind, .price = hunch.filter.price};
  std::vector<insight::ProgressBet> tests;
  for (const auto& bet : own.bets) {
    const bool is_in_time = hunch.closed_by == 0 || bet.bet.settled_by < hunch.closed_by;
    if (bet.bet.placed_by > hunch.id && is_in_time && passes(bet, cut)) tests.push_back(bet.bet);
  }
  return judge_hunch(tests, measure_of(hunch.filter),
                     hunch.direction == ledger::HunchDirection::kBetter, hunch.bets);
}

// Each bet as it was settled first.
AccountHistory uncorrected(AccountHistory history) {
  for (auto& bet : history.bets) {
    if (bet.settlements.empty()) continue;
    bet.settlements.resize(1);
    bet.settlements.front().taken_back_by = 0;
  }
  return history;
}

bool has_corrections(const AccountHistory& history) {
  return std::ranges::any_of(history.bets, [](const projections::HistoryBet& bet) {
    return !bet.settlements.empty() && bet.settlements.front().taken_back_by != 0;
  });
}

std::vector<ledger::Position> settlements_from(const AccountHistory& history,
                                               ledger::Position first) {
  std::vector<ledger::Position> positions;
  for (const auto& bet : history.bets) {
    for (const auto& settlement : bet.settlements) {
      if (settlement.position >= first) positions.push_back(settlement.position);
    }
  }
  std::ranges::sort(positions);
  return positions;
}

// Counted in the order in which bets were first settled, it was reached at the earliest there; from
// there on the first settlement after which all of its bets are there at once.
HunchResult judged_among_corrections(const HunchRow& hunch, const AccountHistory& history,
                                     const OwnBets& first_settled, const OwnBets& now) {
  const auto earliest = judged(hunch, first_settled);
  if (earliest.verdict == HunchVerdict::kTooFew) return judged(hunch, now);
  for (const auto as_of : settlements_from(history, earliest.reached_by)) {
    auto result = judged(hunch, bets_at(history, as_of));
    if (result.verdict != HunchVerdict::kTooFew) return result;
  }
  return judged(hunch, now);
}

}  // namespace

insight::HunchMeasure measure_of(const ledger::HunchFilter& filter) {
  switch (filter.kind.value_or(ledger::BetKind::kMoneyline)) {
    case ledger::BetKind::kMoneyline:
    case ledger::BetKind::kSpread:
    case ledger::BetKind::kTotal:
      return insight::HunchMeasure::kClosingLineValue;
    case ledger::BetKind::kProp:
    case ledger::BetKind::kParlay:
    case ledger::BetKind::kConditional:
      break;
  }
  return insight::HunchMeasure::kReturn;
}

std::vector<OwnHunch> own_hunches(const AccountHistory& history, std::span<const HunchRow> stated) {
  const auto now = bets_at(history, history.position);
  const bool is_corrected = has_corrections(history);
  const auto first_settled =
      is_corrected ? bets_at(uncorrected(history), history.position) : OwnBets{};
  std::vector<OwnHunch> hunches;
  for (const auto& hunch : stated) {
    const auto result = is_corrected ? judged_among_corrections(hunch, history, first_settled, now)
                                     : judged(hunch, now);
    const bool is_given_up = hunch.closed_by != 0 && result.verdict == HunchVerdict::kTooFew;
    hunches.push_back({hunch, result, is_given_up});
  }
  return hunches;
}

}  // namespace chalkline::http
