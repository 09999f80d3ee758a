#include <algorithm>
#include <span>
#include <tuple>
#include <utility>

#include "base/json/reader.hpp"
#include "http/api/practice/practice.hpp"
#include "http/api/practice/practice_json.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/json/quiz_json.hpp"
#include "http/parse/query_fields.hpp"
#include "ledger/engine/account_history.hpp"
#include "ledger/rules/progress.hpp"
#include "ledger/rules/rules.hpp"

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

std::size_t place_of(ledger::Guide guide) { return std::to_underlying(guide) - 1U; }

bool is_weak(const projections::QuizTaken& quiz, std::size_t topic) {
  return quiz.answers[topic + 1] != ledger::kQuizKey[topic];
}

// What the person knows of each guide, by what they have read, answered and said in the quiz.
std::vector<insight::GuideKnown> known_of(const ledger::AccountState& state,
                                          const std::optional<projections::QuizTaken>& quiz,
                                          std::span<const projections::GuideCheck> checks) {
  const auto& premium = ledger::latest_rules().guides.premium;
  std::vector<insight::GuideKnown> guides(ledger::enum_names<ledger::Guide>.size());
  for (std::size_t place = 0; place < guides.size(); ++place) {
    const auto guide = static_cast<ledger::Guide>(place + 1);
    guides[place].can_read = state.membership.tier || !premium.has(guide);
    guides[place].is_read = state.achievements.guides.has(guide);
  }
  for (std::size_t topic = 0; quiz && topic < wire::kQuizTopics.size(); ++topic) {
    if (is_weak(*quiz, topic)) guides[place_of(wire::kQuizTopics[topic].guide)].is_weak = true;
  }
  for (const auto& check : checks) {
    auto& guide = guides[place_of(check.guide)];
    if (!check.is_right) guide.wrong.push_back(check.number);
    if (quiz && check.answered >= ledger::day_of(quiz->time)) guide.is_answered_since = true;
  }
  return guides;
}

// The guide that the asker had best read now, as far as the read models know.
std::optional<wire::NextLesson> lesson_for(RequestContext& context,
                                           const ledger::AccountState& state,
                                           std::optional<ledger::Guide> finished = {}) {
  auto& reader = *context.io.reader;
  const auto account = context.session->account;
  const auto standing = reader.ask(&projections::StandingQuery::find, account);
  const auto quiz = standing ? standing->quiz : std::nullopt;
  const auto guides =
      known_of(state, quiz, reader.ask(&projections::HabitQueries::checks, account));
  const auto next = insight::next_lesson(guides, finished.transform(&place_of));
  if (!next) return std::nullopt;
  wire::NextLesson shown{.guide_id = static_cast<ledger::Guide>(next->guide + 1), .why = next->why};
  if (next->why == insight::LessonReason::kChecks) {
    const auto& wrong = guides[next->guide].wrong;
    shown.checks.assign(wrong.begin(), wrong.end());
  }
  if (next->why == insight::LessonReason::kQuiz) {
    const auto topic =
        std::ranges::find(wire::kQuizTopics, shown.guide_id, &wire::QuizTopic::guide);
    if (topic != wire::kQuizTopics.end()) shown.topic = topic->name;
  }
  return shown;
}

}  // namespace

Task<Response> Practice::learn(RequestContext& context) {
  if (const auto ok = read_no_query(context.request.query); !ok) co_return text(400, ok.error());
  if (auto refusal = co_await parts_.freshness.wait_at_least(context))
    co_return std::move(*refusal);
  const auto state = ledger::load_account(parts_.state, context.session->account);
  co_return json(200, to_json(wire::GuidesRead{guides_read(state), lesson_for(context, state)}));
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
  const auto position = outcome ? outcome->position : state.last_event;
  // The guide is read all the same: where this takes too long, the lesson is that of a moment
  // before.
  std::ignore = co_await parts_.freshness.wait_for_models(context, position);
  const wire::ReadGuideAnswer answer{outcome ? outcome->xp : 0, guides_read(state),
                                     lesson_for(context, state, form->guide)};
  co_return json(200, to_json(answer)).at(position);
}

}  // namespace chalkline::http
