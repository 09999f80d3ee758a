#include <tuple>
#include <vector>

#include "http/api/insight/insight.hpp"
#include "http/api/insight/progress_json.hpp"
#include "http/api/shared/rejections.hpp"
#include "http/parse/query_fields.hpp"

namespace chalkline::http {
namespace {

// As a bet without a stake: what scores stated chances is one code.
insight::ProgressBet bet_of(const projections::EstimateRow& row) {
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

wire::InsightUnseen unseen_of(const std::vector<projections::EstimateRow>& rows) {
  wire::InsightUnseen shown;
  std::vector<insight::ProgressBet> bets;
  for (const auto& row : rows) {
    if (!row.unseen) continue;
    ++shown.given;
    bets.push_back(bet_of(row));
    if (!is_settled(bets.back())) {
      ++shown.open;
    } else if (!is_decided(bets.back())) {
      ++shown.unscored;
    }
  }
  shown.estimates = wire::insight_estimates_of(insight::estimates_of(bets, {}));
  return shown;
}

}  // namespace

// Chances of bets are none of them: bets are chosen, often because their chance looked high, and
// beside their price.
Task<Response> Insight::estimates(RequestContext& context) {
  const auto query = QueryFields::parse(context.request.query);
  if (!query) co_return text(400, query.error());
  if (const auto ok = query->done(); !ok) co_return text(400, ok.error());
  if (auto refusal = co_await parts_.freshness.wait_at_least(context))
    co_return std::move(*refusal);
  const auto account = context.session->account;
  auto told = co_await parts_.storage.run(
      context, account, [&] { return to_json(unseen_of(histories_.estimates(account))); });
  if (!told) co_return std::move(told.error());
  // The first look at one's calibration is kept, for an assignment of a class; a later one changes
  // nothing.
  std::ignore =
      co_await context.io.engine.decide(ledger::ViewData{account, ledger::DataView::kCalibration});
  co_return json(200, *std::move(told));
}

}  // namespace chalkline::http
