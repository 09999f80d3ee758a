#include "http/api/classes/classes.hpp"
#include "http/api/shared/rejections.hpp"
#include "http/api/shared/request_context.hpp"
#include "http/json/class_overview_json.hpp"

namespace chalkline::http {

// By aliases, in a graded class with names, as far as each member shares it, and without a coin.
// Nothing is shown before the look is in the ledger (RULES 42).
Task<Response> ClassCalls::overview(RequestContext& context) {
  const auto taught = find_seen_by_path(context, times());
  if (!taught) co_return taught.error();
  const auto& [row, seat] = *taught;
  const auto educator = context.session->account;
  const auto looked = co_await context.io.engine.decide(
      ledger::OpenOverview{.class_id = row.id, .educator = educator});
  if (!looked && looked.error() != ledger::Rejection::kNothingToDo)
    co_return refused(looked.error());
  if (auto refusal = co_await parts_.freshness.wait_at_least(context))
    co_return std::move(*refusal);
  // Consent that was taken back before this was asked is so.
  if (!co_await parts_.freshness.wait_for_all(context)) co_return busy();
  const auto members = context.io.accounts.classes().members(row.id);
  const auto roster = context.io.accounts.classes().roster(row.id);
  auto shown = co_await parts_.storage.run(context, educator, [&] {
    const auto joined = learners_.of(members, roster);
    return wire::ClassOverview{row.title, wire::overview_of(joined.members, seat, parts_.clock())};
  });
  if (!shown) co_return std::move(shown.error());
  co_return json(200, to_json(*shown));
}

}  // namespace chalkline::http
