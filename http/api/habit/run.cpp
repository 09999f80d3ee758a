#include "base/json/reader.hpp"
#include "http/api/habit/habit.hpp"
#include "http/api/shared/local_day.hpp"
#include "http/api/shared/rejections.hpp"
#include "ledger/engine/account_history.hpp"

namespace chalkline::http {

// What is so already is no mistake.
Task<Response> Habit::decided(RequestContext& context, ledger::Command command) {
  const auto outcome = co_await context.io.engine.decide(std::move(command));
  if (outcome)
    co_return Response{.status = 204}.with("X-Position", std::to_string(outcome->position));
  if (outcome.error() == ledger::Rejection::kNothingToDo) co_return Response{.status = 204};
  co_return refused(outcome.error());
}

// A question that is answered again before its day, as in a guide that is read again, is refused.
Task<Response> Habit::answer_review(RequestContext& context) {
  const auto form = read_json<wire::ReviewRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto id = context.session->account;
  const auto day = local_day(context, ledger::load_account(parts_.state, id), parts_.clock());
  co_return co_await decided(
      context, ledger::AnswerReview{id, form->guide, static_cast<std::uint8_t>(form->check),
                                    form->right, day});
}

Task<Response> Habit::pause_run(RequestContext& context) {
  const auto form = read_json<wire::PauseRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto id = context.session->account;
  const auto day = local_day(context, ledger::load_account(parts_.state, id), parts_.clock());
  co_return co_await decided(
      context, ledger::PauseRun{id, day, day + static_cast<ledger::Date>(form->days)});
}

Task<Response> Habit::resume_run(RequestContext& context) {
  if (!context.request.body.empty()) co_return text(400, "This call takes no body");
  const auto id = context.session->account;
  const auto day = local_day(context, ledger::load_account(parts_.state, id), parts_.clock());
  co_return co_await decided(context, ledger::ResumeRun{id, day});
}

Task<Response> Habit::hide_run(RequestContext& context) {
  const auto form = read_json<wire::HideRunRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto id = context.session->account;
  auto stored = co_await parts_.storage.run(context, id, [&] {
    parts_.accounts.habits.hide_run(id, form->is_hidden);
    return true;
  });
  if (!stored) co_return std::move(stored.error());
  co_return Response{.status = 204};
}

}  // namespace chalkline::http
