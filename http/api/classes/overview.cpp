#include "http/api/classes/classes.hpp"
#include "http/api/classes/overview_json.hpp"
#include "http/api/shared/rejections.hpp"
#include "http/api/shared/request_context.hpp"
#include "ledger/engine/account_history.hpp"
#include "ledger/state/state.hpp"

namespace chalkline::http {
namespace {

std::vector<wire::OverviewMember> join_rows(const std::vector<MemberRow>& members,
                                            LearnerRows& rows, const ledger::State& state) {
  std::vector<ledger::AccountId> purses;
  for (const auto& member : members) purses.push_back(member.purse);
  const auto found = rows.of(purses);
  std::vector<wire::OverviewMember> all;
  auto row = found.begin();
  for (const auto& member : members) {
    if (row == found.end() || row->account != member.purse) continue;
    if (const auto account = ledger::load_account(state, member.purse); account.purse)
      all.push_back({member, *account.purse, *row});
    ++row;
  }
  return all;
}

}  // namespace

// By aliases, as far as each member shares it, and without a coin. Nothing is shown before the look
// is in the ledger (RULES 42).
Task<Response> ClassCalls::overview(RequestContext& context) {
  const auto taught = find_taught_by_path(context);
  if (!taught) co_return taught.error();
  const auto& [row, seat] = *taught;
  const auto educator = context.session->account;
  const auto looked = co_await context.io.engine.decide(
      ledger::OpenOverview{.class_id = row.id, .educator = educator});
  if (!looked && looked.error() != ledger::Rejection::kNothingToDo)
    co_return refused(looked.error());
  if (auto refusal = co_await parts_.freshness.wait_at_least(context))
    co_return std::move(*refusal);
  const auto members = context.io.accounts.classes().members(row.id);
  auto shown = co_await parts_.storage.run(context, educator, [&] {
    const auto joined = join_rows(members, learners_, parts_.state);
    return wire::ClassOverview{row.title, wire::overview_of(joined, seat, parts_.clock())};
  });
  if (!shown) co_return std::move(shown.error());
  co_return json(200, to_json(*shown));
}

}  // namespace chalkline::http
