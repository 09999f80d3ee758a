#include "ledger/rules/limits.hpp"

#include "http/api/account/calls.hpp"
#include "http/api/rejections.hpp"
#include "http/json/account_json.hpp"
#include "http/parse/json_fields.hpp"
#include "http/parse/query_fields.hpp"
#include "ledger/engine/account_history.hpp"

namespace chalkline::http {
namespace {

std::optional<std::int32_t> narrow(const std::optional<std::int64_t>& value) {
  return value.transform([](std::int64_t number) { return static_cast<std::int32_t>(number); });
}

}  // namespace

Task<Response> limits(RequestContext& context) {
  const auto query = QueryFields::parse(context.request.query);
  if (!query) co_return text(400, query.error());
  if (const auto ok = query->done(); !ok) co_return text(400, ok.error());
  if (auto refusal = co_await wait_at_least(context)) co_return std::move(*refusal);
  const auto& services = context.app.services;
  const auto state = ledger::load_account(services.state, context.session->account);
  co_return json(200, to_json(wire::limits_of(state, services.clock())));
}

Task<Response> change_limits(RequestContext& context) {
  auto fields = JsonFields::parse(context.request.body);
  if (!fields) co_return text(400, fields.error());
  const auto account = context.session->account;
  const auto& bounds = ledger::latest_rules().limits;
  ledger::ChangeLimits command{.account = account, .values = {}};
  command.values.max_stake = fields->integer_or_null("maxStake", 1, ledger::kStakeMax);
  command.values.max_bets_per_day =
      narrow(fields->integer_or_null("maxBetsPerDay", 1, bounds.bets_per_day_max));
  command.values.max_loss_per_week =
      fields->integer_or_null("maxLossPerWeek", 1, ledger::kStakeMax);
  command.reality_check_minutes = narrow(fields->integer_or_null(
      "realityCheckMinutes", bounds.reality_check_minutes_min, bounds.reality_check_minutes_max));
  command.cool_off_days =
      narrow(fields->integer_or_null("coolOffDays", 1, bounds.cool_off_days_max));
  if (const auto ok = fields->done(); !ok) co_return text(400, ok.error());
  const auto outcome = co_await context.io.engine.decide(command);
  if (!outcome && outcome.error() != ledger::Rejection::kNothingToDo)
    co_return refused(outcome.error());
  const auto& services = context.app.services;
  const auto state = ledger::load_account(services.state, account);
  co_return json(200, to_json(wire::limits_of(state, services.clock())))
      .with("X-Position", std::to_string(outcome ? outcome->position : state.last_event));
}

}  // namespace chalkline::http
