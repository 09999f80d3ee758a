#include <tuple>

#include "http/api/insight/insight.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/api/shared/learner/shown_progress.hpp"
#include "http/parse/query_fields.hpp"

namespace chalkline::http {

// Chances of bets are none of them: bets are chosen, often because their chance looked high, and
// beside their price.
Task<Response> Insight::estimates(RequestContext& context) {
  const auto cut = read_query(context.request.query, parse_estimate_cut);
  if (!cut) co_return text(400, cut.error());
  const auto account = context.session->account;
  auto told = co_await parts_.storage.run(
      context, account, [&] { return to_json(unseen_of(histories_.estimates(account), *cut)); });
  if (!told) co_return std::move(told.error());
  // The first look at one's calibration is kept, for an assignment of a class; a later one changes
  // nothing.
  std::ignore =
      co_await context.io.engine.decide(ledger::ViewData{account, ledger::DataView::kCalibration});
  co_return json(200, *std::move(told));
}

}  // namespace chalkline::http
