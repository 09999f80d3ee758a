#include "ledger/rules/limits.hpp"

#include "base/json/reader.hpp"
#include "http/api/account/account.hpp"
#include "http/api/account/account_json.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/parse/query_fields.hpp"
#include "ledger/engine/account_history.hpp"

namespace chalkline::http {
Task<Response> Account::limits(RequestContext& context) {
  if (const auto ok = read_no_query(context.request.query); !ok) co_return text(400, ok.error());
  const auto state = ledger::load_account(parts_.state, context.session->account);
  const auto purse = ledger::load_account(parts_.state, context.account());
  co_return json(200, to_json(wire::limits_of(state, purse, parts_.clock())));
}

Task<Response> Account::change_limits(RequestContext& context) {
  const auto form = read_json<wire::LimitsRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto account = context.session->account;
  const auto& [stake, bets, loss, minutes, days] = *form;
  const ledger::ChangeLimits command{
      .account = account,
      .values = {.max_stake = stake, .max_bets_per_day = bets, .max_loss_per_week = loss},
      .reality_check_minutes = minutes,
      .cool_off_days = days};
  const auto outcome = co_await context.io.engine.decide(command);
  if (!outcome && outcome.error() != ledger::Rejection::kNothingToDo)
    co_return refused(outcome.error());
  const auto state = ledger::load_account(parts_.state, account);
  const auto purse = ledger::load_account(parts_.state, context.account());
  co_return json(200, to_json(wire::limits_of(state, purse, parts_.clock())))
      .at(outcome ? outcome->position : state.last_event);
}

}  // namespace chalkline::http
