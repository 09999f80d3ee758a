#include "http/api/practice/calls.hpp"
#include "http/api/rejections.hpp"
#include "http/json/json_writer.hpp"
#include "http/parse/json_fields.hpp"
#include "http/parse/query_fields.hpp"
#include "ledger/engine/account_history.hpp"

namespace chalkline::http {
namespace {

void append_read(JsonWriter& out, const ledger::AccountState& state) {
  out.key("read").array();
  for (std::size_t i = 1; i <= ledger::enum_names<ledger::Guide>.size(); ++i) {
    const auto guide = static_cast<ledger::Guide>(i);
    if (state.achievements.guides.has(guide)) out.text(ledger::name_of(guide));
  }
  out.end_array();
}

}  // namespace

// The state beside the ledger is as new as any position that X-At-Least may name.
Task<Response> learn(RequestContext& context) {
  const auto query = QueryFields::parse(context.request.query);
  if (!query) co_return text(400, query.error());
  if (const auto ok = query->done(); !ok) co_return text(400, ok.error());
  if (auto refusal = co_await wait_at_least(context)) co_return std::move(*refusal);
  std::string body;
  JsonWriter out{body};
  out.object();
  append_read(out, ledger::load_account(context.app.services.state, context.session->account));
  out.end();
  co_return json(200, std::move(body));
}

Task<Response> read_guide(RequestContext& context) {
  auto fields = JsonFields::parse(context.request.body);
  if (!fields) co_return text(400, fields.error());
  constexpr std::size_t kGuideMax = 32;
  const auto guide = ledger::parse_name<ledger::Guide>(fields->text("guideId", kGuideMax));
  if (const auto ok = fields->done(); !ok) co_return text(400, ok.error());
  if (!guide) co_return text(400, "guideId is none of the guides");
  const auto account = context.session->account;
  const auto outcome = co_await context.io.engine.decide(ledger::ReadGuide{account, *guide});
  // A guide that is read again earns nothing and is no mistake.
  if (!outcome && outcome.error() != ledger::Rejection::kNothingToDo)
    co_return refused(outcome.error());
  const auto state = ledger::load_account(context.app.services.state, account);
  std::string body;
  JsonWriter out{body};
  out.object().key("awarded").integer(outcome ? outcome->xp : 0);
  append_read(out, state);
  out.end();
  co_return json(200, std::move(body))
      .with("X-Position", std::to_string(outcome ? outcome->position : state.last_event));
}

}  // namespace chalkline::http
