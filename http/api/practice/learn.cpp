#include "base/json/reader.hpp"
#include "http/api/practice/practice.hpp"
#include "http/api/practice/practice_json.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/parse/query_fields.hpp"
#include "ledger/engine/account_history.hpp"

namespace chalkline::http {
namespace {

std::vector<ledger::Guide> guides_read(const ledger::AccountState& state) {
  std::vector<ledger::Guide> read;
  for (std::size_t i = 1; i <= ledger::enum_names<ledger::Guide>.size(); ++i) {
    const auto guide = static_cast<ledger::Guide>(i);
    if (state.achievements.guides.has(guide)) read.push_back(guide);
  }
  return read;
}

}  // namespace

// The state beside the ledger is as new as any position that X-At-Least may name.
Task<Response> Practice::learn(RequestContext& context) {
  if (const auto ok = read_no_query(context.request.query); !ok) co_return text(400, ok.error());
  const auto state = ledger::load_account(parts_.state, context.session->account);
  co_return json(200, to_json(wire::GuidesRead{guides_read(state)}));
}

Task<Response> Practice::read_guide(RequestContext& context) {
  const auto form = read_json<wire::ReadGuideRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto account = context.session->account;
  const auto outcome = co_await context.io.engine.decide(ledger::ReadGuide{account, form->guide});
  // A guide that is read again earns nothing and is no mistake.
  if (!outcome && outcome.error() != ledger::Rejection::kNothingToDo)
    co_return refused(outcome.error());
  const auto state = ledger::load_account(parts_.state, account);
  const wire::ReadGuideAnswer answer{outcome ? outcome->xp : 0, guides_read(state)};
  co_return json(200, to_json(answer)).at(outcome ? outcome->position : state.last_event);
}

}  // namespace chalkline::http
