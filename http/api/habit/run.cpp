#include "base/json/reader.hpp"
#include "http/api/habit/habit.hpp"
#include "http/api/shared/call/local_day.hpp"
#include "http/api/shared/call/rejections.hpp"

namespace chalkline::http {

// A command that changes nothing is no mistake.
Response Habit::decided(const ledger::Outcome& outcome) {
  if (outcome) return Response{.status = 204}.at(outcome->position);
  if (outcome.error() == ledger::Rejection::kNothingToDo) return Response{.status = 204};
  return refused(outcome.error());
}

// A question that was answered right as a review is refused before its day.
Task<Response> Habit::answer_review(RequestContext& context) {
  const auto form = read_json<wire::ReviewRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto id = context.session->account;
  const auto name = std::to_string(ledger::raw(id));
  if (const auto wait = answers_per_account_.try_acquire(name, SteadyClock::now()))
    co_return too_many(*wait);
  const auto answer_on = [&](ledger::Date day) {
    return ledger::AnswerReview{id, form->guide, static_cast<std::uint8_t>(form->check),
                                form->right, day};
  };
  co_return decided(co_await decide_on_local_day(context, parts_.state, parts_.clock, answer_on));
}

Task<Response> Habit::pause_run(RequestContext& context) {
  const auto form = read_json<wire::PauseRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto id = context.session->account;
  const auto pause_on = [&](ledger::Date day) {
    return ledger::PauseRun{id, day, day + static_cast<ledger::Date>(form->days)};
  };
  co_return decided(co_await decide_on_local_day(context, parts_.state, parts_.clock, pause_on));
}

Task<Response> Habit::resume_run(RequestContext& context) {
  if (!context.request.body.empty()) co_return text(400, "This call takes no body");
  const auto id = context.session->account;
  const auto resume_on = [id](ledger::Date day) { return ledger::ResumeRun{id, day}; };
  co_return decided(co_await decide_on_local_day(context, parts_.state, parts_.clock, resume_on));
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
