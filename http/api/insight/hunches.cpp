#include <algorithm>
#include <string>
#include <tuple>
#include <vector>

#include "base/json/reader.hpp"
#include "http/api/insight/hunch_json.hpp"
#include "http/api/insight/insight.hpp"
#include "http/api/insight/own_hunches.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/parse/query_fields.hpp"

namespace chalkline::http {
namespace {

// The open ones come first. With three of them at once, those of a year or more.
constexpr std::size_t kHunchesShown = 100;

Response changed(ledger::Position position) { return Response{.status = 204}.at(position); }

// A judged one makes room for another, and an assignment of a class counts it as ended. Those that
// are closed by then are refused.
Task<void> close_judged(RequestContext& context, std::span<const OwnHunch> hunches) {
  for (const auto& [stated, result, is_given_up] : hunches) {
    if (stated.closed_by != 0 || result.verdict == insight::HunchVerdict::kTooFew) continue;
    std::ignore = co_await context.io.engine.decide(
        ledger::CloseHunch{context.session->account, stated.id, true});
  }
}

}  // namespace

namespace wire {

InsightHunches insight_hunches_of(std::span<const OwnHunch> hunches) {
  InsightHunches out;
  for (const auto& [stated, result, is_given_up] : hunches) {
    auto& shown = out.hunches.emplace_back(InsightHunch{.id = {stated.id},
                                                        .stated_at = stated.stated_at,
                                                        .sport = stated.filter.sport,
                                                        .market = stated.filter.kind,
                                                        .price = stated.filter.price,
                                                        .direction = stated.direction,
                                                        .bets = stated.bets,
                                                        .measure = measure_of(stated.filter),
                                                        .counted = result.counted,
                                                        .verdict = result.verdict,
                                                        .is_given_up = is_given_up});
    if (result.verdict != insight::HunchVerdict::kTooFew)
      shown.figure = insight_figure_of(result.figure);
  }
  return out;
}

}  // namespace wire

Task<std::expected<std::vector<OwnHunch>, Response>> Insight::read_hunches(
    RequestContext& context) {
  const auto account = context.session->account;
  co_return co_await parts_.storage.run(context, account, [&] {
    return own_hunches(histories_.of(account), histories_.hunches(account, kHunchesShown));
  });
}

Task<Response> Insight::hunches(RequestContext& context) {
  if (!context.request.query.empty()) co_return text(400, "This call takes no parameters");
  const auto hunches = co_await read_hunches(context);
  if (!hunches) co_return hunches.error();
  co_await close_judged(context, *hunches);
  co_return json(200, to_json(wire::insight_hunches_of(*hunches)));
}

Task<Response> Insight::state_hunch(RequestContext& context) {
  const auto form = read_json<wire::StateHunchRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  if (!form->sport && !form->market && !form->price)
    co_return text(400, "A hunch is of a sport, a market or a price band");
  const auto known = co_await read_hunches(context);
  if (!known) co_return known.error();
  co_await close_judged(context, *known);
  const auto outcome =
      co_await context.io.engine.decide(ledger::StateHunch{context.session->account,
                                                           {form->sport, form->market, form->price},
                                                           form->direction,
                                                           static_cast<std::uint16_t>(form->bets)});
  if (!outcome) co_return refused(outcome.error());
  co_return changed(outcome->position);
}

Task<Response> Insight::give_up_hunch(RequestContext& context) {
  const auto form = read_json<wire::HunchIdRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto id = parse_digits(form->hunch_id);
  if (!id) co_return text(400, "hunchId must be the id of a hunch");
  const auto known = co_await read_hunches(context);
  if (!known) co_return known.error();
  const auto is_judged = [&](const OwnHunch& hunch) {
    return hunch.stated.id == *id && hunch.stated.closed_by == 0 &&
           hunch.result.verdict != insight::HunchVerdict::kTooFew;
  };
  if (std::ranges::any_of(*known, is_judged)) co_return text(409, "This hunch has been judged");
  const auto outcome =
      co_await context.io.engine.decide(ledger::CloseHunch{context.session->account, *id, false});
  if (!outcome) co_return refused(outcome.error());
  co_return changed(outcome->position);
}

}  // namespace chalkline::http
