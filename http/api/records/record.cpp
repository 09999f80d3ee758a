#include <algorithm>
#include <limits>
#include <utility>

#include "base/hex.hpp"
#include "http/api/records/records.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/api/shared/call/request_context.hpp"
#include "http/api/shared/learner/shown_progress.hpp"
#include "http/parse/query_fields.hpp"

namespace chalkline::http {
namespace {

// No position of the ledger is later.
constexpr auto kNow = std::numeric_limits<ledger::Position>::max();

std::size_t look_backs_in(const projections::LearnerHistory& history, ledger::Position as_of) {
  return static_cast<std::size_t>(
      std::ranges::count_if(history.acts, [as_of](const projections::LearnerAct& act) {
        return act.kind == projections::LearnerActKind::kLookBack && act.position <= as_of;
      }));
}

// Of the estimates those that the person gave in the class.
projections::EstimateHistory given_in_class(projections::EstimateHistory all,
                                            const projections::LearnerHistory& history) {
  std::erase_if(all.estimates, [&history](const projections::EstimateRow& row) {
    const auto act =
        std::ranges::lower_bound(history.acts, row.id, {}, &projections::LearnerAct::position);
    return act == history.acts.end() || act->position != row.id;
  });
  return all;
}

}  // namespace

void RecordCalls::put_shared(wire::LearnerRecord& shown, const Learner& learner, const Cut& cut) {
  const auto purse = learner.member.purse;
  const auto shares = learner.shares();
  const auto history = histories_.learner(purse);
  const auto as_of = cut.as_of.value_or(kNow);
  if (shares.bets) {
    const auto chosen = chosen_bets(histories_.of(purse), cut, parts_.past_games);
    shown.progress = shown_progress_of(chosen, cut);
    auto& staking = shown.progress->staking;
    put_names(staking, histories_.bets(purse, bets_named_in(staking)));
    if (!shares.chasing) shown.progress->chasing.reset();
    shown.look_backs = look_backs_in(history, as_of);
  }
  if (shares.learning) {
    shown.learning = wire::record_learning_of(history.acts, as_of);
    // The filters are those of bets.
    shown.learning->unseen = unseen_of(
        given_in_class(histories_.estimates(learner.purse.owner), history), {.as_of = cut.as_of});
  }
  if (!shares.quiz) return;
  const auto quiz = histories_.quiz(learner.purse.owner);
  if (quiz && (!history.left_at || quiz->time < *history.left_at))
    shown.quiz = wire::quiz_result_of(quiz->answers, quiz->time);
}

// Nothing is shown before the look is in the ledger (RULES 42).
Task<Response> RecordCalls::record(RequestContext& context) {
  const auto cut = read_query(context.request.query, parse_cut);
  if (!cut) co_return text(400, cut.error());
  const auto learner = co_await open(context);
  if (!learner) co_return learner.error();
  if (auto refusal = co_await parts_.freshness.wait_at_least(context))
    co_return std::move(*refusal);
  const auto& [in_class, member, purse, awaits_agreement] = *learner;
  wire::LearnerRecord shown{.class_id = to_hex(in_class.id),
                            .title = in_class.title,
                            .alias = member.alias,
                            .joined_at = member.joined_at,
                            .has_left = purse.left,
                            .is_taken_back = purse.taken_back,
                            .awaits_agreement = awaits_agreement};
  auto& classes = context.io.accounts.classes();
  if (!purse.taken_back) shown.name = classes.name(in_class.id, member.person);
  if (!learner->is_open()) co_return json(200, to_json(shown));
  shown.shares = learner->shares();
  shown.note = wire::record_note_of(classes.note(in_class.id, member.person));
  if (!purse.left) shown.help = wire::help_wish_of(member);
  const auto told = co_await parts_.storage.run(context, context.session->account, [&] {
    put_shared(shown, *learner, *cut);
    return true;
  });
  if (!told) co_return told.error();
  co_return json(200, to_json(shown));
}

}  // namespace chalkline::http
