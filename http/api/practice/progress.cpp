#include <algorithm>

#include "base/json/reader.hpp"
#include "http/api/practice/practice.hpp"
#include "http/api/practice/practice_json.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/json/quiz_json.hpp"
#include "ledger/engine/account_history.hpp"

// The onboarding quiz, XP for looking at the sports hub, and the paid tiers.
namespace chalkline::http {

Task<Response> Practice::submit_quiz(RequestContext& context) {
  const auto form = read_json<wire::QuizRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  ledger::SubmitQuiz command{context.session->account, {}};
  std::ranges::transform(form->answers, command.answers.begin(),
                         [](std::int64_t answer) { return static_cast<std::uint8_t>(answer); });

  const auto outcome = co_await context.io.engine.decide(command);
  if (!outcome) co_return refused(outcome.error());
  const auto result = wire::quiz_result_of(command.answers, outcome->time);
  co_return json(200, to_json(result)).at(outcome->position);
}

Task<Response> Practice::earn_xp(RequestContext& context) {
  const auto form = read_json<wire::EarnXpRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto account = context.session->account;
  const auto outcome = co_await context.io.engine.decide(ledger::ViewHub{account, form->xp});
  // RULES 26: what goes beyond a day's XP is no error.
  if (!outcome && outcome.error() != ledger::Rejection::kNothingToDo)
    co_return refused(outcome.error());
  const auto state = ledger::load_account(parts_.state, account);
  const auto& levels = ledger::latest_rules().levels;
  const auto level = ledger::level_of(state.progress.xp_total, levels);
  const wire::EarnXpAnswer answer{.awarded = outcome ? outcome->xp : 0,
                                  .level = level.level,
                                  .xp = level.xp,
                                  .xp_to_next_level = ledger::xp_to_next(level.level, levels)};
  co_return json(200, to_json(answer)).at(outcome ? outcome->position : state.last_event);
}

Task<Response> Practice::upgrade(RequestContext& context) {
  const auto form = read_json<wire::UpgradeRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto account = context.session->account;
  const auto outcome =
      co_await context.io.engine.decide(ledger::UpgradeMembership{account, form->tier});
  if (!outcome) co_return refused(outcome.error());
  if (!co_await parts_.freshness.wait_for_models(context, outcome->position)) co_return busy();
  const auto person = context.io.accounts.person(account);
  if (!person) co_return signed_out();  // deleted meanwhile
  auto response = co_await parts_.user.answer(context, *person);
  if (response.status == 200) response.at(outcome->position);
  co_return response;
}

}  // namespace chalkline::http
