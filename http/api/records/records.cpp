#include "http/api/records/records.hpp"

#include <array>
#include <string_view>

#include "base/hex.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/api/shared/call/request_context.hpp"
#include "http/api/shared/teaching/taught_class.hpp"
#include "ledger/engine/account_history.hpp"
#include "ledger/state/state.hpp"

namespace chalkline::http {

std::span<const RouteOf<RecordCalls>> RecordCalls::routes() {
  static constexpr auto kTable = std::to_array<RouteOf<RecordCalls>>({
      {Method::kGet, "/api/classes/records/{id}", Access::kEducator, &RecordCalls::record},
      {Method::kGet, "/api/classes/record-bets/{id}", Access::kEducator, &RecordCalls::record_bets},
      {Method::kPost, "/api/classes/notes", Access::kEducator, &RecordCalls::write_note},
      {Method::kPost, "/api/classes/help/seen", Access::kEducator, &RecordCalls::see_help},
      {Method::kPost, "/api/classes/help", Access::kPlayer, &RecordCalls::ask_for_help},
      {Method::kGet, "/api/classes/looks/{id}", Access::kPlayer, &RecordCalls::looks},
  });
  return kTable;
}

wire::RecordShares RecordCalls::Learner::shares() const {
  using ledger::ConsentRow;
  const auto& rows = purse.consent;
  return {rows.has(ConsentRow::kBets), rows.has(ConsentRow::kLearning), rows.has(ConsentRow::kQuiz),
          rows.has(ConsentRow::kChasing)};
}

std::expected<RecordCalls::Learner, Response> RecordCalls::find_learner(RequestContext& context,
                                                                        const std::string& handle) {
  const auto nobody = [] { return std::unexpected{text(404, "You teach no such learner")}; };
  auto& classes = context.io.accounts.classes();
  auto member = classes.find_by_handle(handle);
  if (!member) return nobody();
  auto in_class = classes.find(member->in_class);
  const auto seat = classes.seat(member->in_class, context.session->account);
  auto account = ledger::load_account(parts_.state, member->purse);
  if (!in_class || !seat || !account.purse) return nobody();
  const auto seen =
      find_seen(context, to_hex(in_class->id), {parts_.state, parts_.log, parts_.clock()});
  if (!seen) return std::unexpected{seen.error()};
  const bool awaits_agreement = *seat > member->agreed;
  return Learner{*std::move(in_class), *std::move(member), *std::move(account.purse),
                 awaits_agreement};
}

Task<std::expected<RecordCalls::Learner, Response>> RecordCalls::open(RequestContext& context) {
  const auto& path = context.request.path;
  const auto handle = path.substr(path.rfind('/') + 1);
  auto learner = find_learner(context, handle);
  if (!learner || !learner->is_open()) co_return learner;
  const auto looked =
      co_await context.io.engine.decide(ledger::OpenRecord{.account = learner->member.purse,
                                                           .class_id = learner->in_class.id,
                                                           .educator = context.session->account});
  if (!looked && looked.error() != ledger::Rejection::kNothingToDo &&
      looked.error() != ledger::Rejection::kTakenBack)
    co_return std::unexpected{refused(looked.error())};
  // Takes the member's consent as it is by now.
  co_return find_learner(context, handle);
}

}  // namespace chalkline::http
