#include <utility>

#include "http/api/classes/classes.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/api/shared/call/request_context.hpp"
#include "http/json/class_overview_json.hpp"
#include "http/parse/query_fields.hpp"

namespace chalkline::http {

Task<Response> ClassCalls::seen_rows(RequestContext& context, SeenRows asked) {
  if (auto refusal = co_await parts_.freshness.wait_at_least(context))
    co_return std::move(*refusal);
  // Consent that was taken back before this was asked is so.
  if (!co_await parts_.freshness.wait_for_all(context)) co_return busy();
  const auto roster = context.io.accounts.classes().roster(asked.in_class.id);
  const auto shown = co_await parts_.storage.run(context, context.session->account, [&] {
    const auto now = parts_.clock();
    auto joined = learners_.of(asked.members, roster);
    const auto states = parts_.assignment_states.of(
        {.in_class = asked.in_class.id, .members = asked.members, .seat = asked.seat}, now);
    put_assignments(joined.members, states);
    return wire::ClassOverview{.title = asked.in_class.title,
                               .has_assignments = has_assignments(states),
                               .learners = wire::overview_of(joined.members, asked.seat, now)};
  });
  if (!shown) co_return shown.error();
  co_return json(200, to_json(*shown));
}

// By aliases, in a graded class with names, as far as each member shares it, and without a coin.
// Nothing is shown before the look is in the ledger (RULES 42).
Task<Response> ClassCalls::overview(RequestContext& context) {
  const auto taught = find_seen_by_path(context, times());
  if (!taught) co_return taught.error();
  const auto& [row, seat] = *taught;
  const auto looked = co_await context.io.engine.decide(
      ledger::OpenOverview{.class_id = row.id, .educator = context.session->account});
  if (!looked && looked.error() != ledger::Rejection::kNothingToDo)
    co_return refused(looked.error());
  auto members = context.io.accounts.classes().members(row.id);
  co_return co_await seen_rows(context,
                               {.in_class = row, .members = std::move(members), .seat = seat});
}

// The same of the asker alone, as an educator has it to whom they have agreed.
Task<Response> ClassCalls::own_row(RequestContext& context) {
  if (const auto ok = read_no_query(context.request.query); !ok) co_return text(400, ok.error());
  const std::string_view path{context.request.path};
  const auto member = find_joined(context, path.substr(path.rfind('/') + 1));
  if (!member) co_return member.error();
  const auto row = context.io.accounts.classes().find(member->in_class);
  const auto in_class = class_state(parts_.state, member->in_class);
  if (!row || !in_class) co_return not_in_class();
  SeenRows asked{.in_class = *row, .members = {}, .seat = member->agreed};
  if (parts_.clock() < seen_until(*row, *in_class, parts_.log)) asked.members.push_back(*member);
  co_return co_await seen_rows(context, std::move(asked));
}

}  // namespace chalkline::http
