#include "ledger/rules/limits.hpp"

#include "base/time_text.hpp"
#include "http/api/account/calls.hpp"
#include "http/api/rejections.hpp"
#include "http/json/json_writer.hpp"
#include "http/parse/json_fields.hpp"
#include "http/parse/query_fields.hpp"
#include "ledger/engine/account_history.hpp"

namespace chalkline::http {
namespace {

template <class T>
void append_integer(JsonWriter& out, const std::optional<T>& value) {
  if (value) {
    out.integer(*value);
  } else {
    out.null();
  }
}

void append_time(JsonWriter& out, const std::optional<ledger::Timestamp>& time) {
  if (time) {
    out.text(to_iso(*time));
  } else {
    out.null();
  }
}

void append_values(JsonWriter& out, const ledger::LimitValues& values) {
  out.object().key("maxStake");
  append_integer(out, values.max_stake);
  out.key("maxBetsPerDay");
  append_integer(out, values.max_bets_per_day);
  out.key("maxLossPerWeek");
  append_integer(out, values.max_loss_per_week);
  out.end();
}

// The shape `Limits`: what acts now, and not what acted when it was set.
std::string limits_text(const ledger::AccountState& account, ledger::Timestamp now) {
  const auto& state = account.limits;
  std::string body;
  JsonWriter out{body};
  const bool is_pending = state.pending && now < state.pending->from;
  out.object().key("current");
  append_values(out, ledger::acting(state, now));
  out.key("pending");
  if (is_pending) {
    append_values(out, state.pending->values);
  } else {
    out.null();
  }
  out.key("pendingFrom");
  append_time(out, is_pending ? std::optional{state.pending->from} : std::nullopt);
  out.key("realityCheckMinutes");
  append_integer(out, state.reality_check_minutes);
  out.key("coolOffUntil");
  const bool is_cooling = state.cool_off_until && now < *state.cool_off_until;
  append_time(out, is_cooling ? state.cool_off_until : std::nullopt);
  out.key("betsToday").integer(ledger::bets_today(state, now));
  out.key("lossThisWeek").integer(ledger::loss_this_week(state, now));
  out.key("openStakes").integer(account.held).end();
  return body;
}

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
  co_return json(200, limits_text(state, services.clock()));
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
  co_return json(200, limits_text(state, services.clock()))
      .with("X-Position", std::to_string(outcome ? outcome->position : state.last_event));
}

}  // namespace chalkline::http
