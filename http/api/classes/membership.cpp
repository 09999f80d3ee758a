#include "base/hex.hpp"
#include "base/json/reader.hpp"
#include "http/api/classes/classes.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/api/shared/call/request_context.hpp"
#include "ledger/engine/account_history.hpp"
#include "ledger/state/state.hpp"

// The calls of those who are in a class, or wait to be.
namespace chalkline::http {

Task<Response> ClassCalls::change_consent(RequestContext& context) {
  const auto form = read_json<wire::ConsentRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto member = find_joined(context, form->class_id);
  if (!member) co_return member.error();
  const auto changed = co_await context.io.engine.decide(
      ledger::ChangeConsent{member->purse, wire::bits_of(form->consent)});
  if (!changed && changed.error() != ledger::Rejection::kNothingToDo)
    co_return refused(changed.error());
  co_return joined_answer(context, 200, member->in_class);
}

Task<Response> ClassCalls::agree(RequestContext& context) {
  const auto form = read_json<wire::ClassIdRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto member = find_joined(context, form->class_id);
  if (!member) co_return member.error();
  const auto agreed = co_await parts_.storage.run(context, member->person, [&] {
    parts_.accounts.class_members.agree(member->in_class, member->person);
    return true;
  });
  if (!agreed) co_return agreed.error();
  co_return joined_answer(context, 200, member->in_class);
}

// For a member, or a person who waits. By the alias of a person who has left an educator knows
// their record.
Task<Response> ClassCalls::draw_alias(RequestContext& context) {
  const auto form = read_json<wire::ClassIdRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto id = from_hex<sizeof(ledger::ClassId)>(form->class_id);
  if (!id) co_return not_in_class();
  const auto person = context.session->account;
  const auto member = context.io.accounts.classes().member(*id, person);
  const auto purse =
      member ? ledger::load_account(parts_.state, member->purse).purse : std::nullopt;
  if (purse && purse->left)
    co_return text(409, "You have left this class, and keep your alias there");
  const auto drawn = co_await parts_.storage.run(
      context, person, [&] { return parts_.accounts.class_members.draw_alias(*id, person); });
  if (!drawn) co_return drawn.error();
  if (!*drawn) co_return not_in_class();
  co_return join_answer(context, 200, *id);
}

Task<Response> ClassCalls::completion_slip(RequestContext& context) {
  const auto form = read_json<wire::ClassIdRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto member = find_joined(context, form->class_id);
  if (!member) co_return member.error();
  auto code = co_await parts_.storage.run(context, member->person, [&] {
    return parts_.accounts.class_members.slip_code(member->in_class, member->person);
  });
  if (!code) co_return std::move(code.error());
  if (!*code) co_return not_in_class();
  const auto purse = ledger::load_account(parts_.state, member->purse);
  co_return json(200, to_json(wire::completion_slip_of(**std::move(code), purse)));
}

// A person who waits has nothing to take back, and no longer waits. Where an educator lets them in
// at the same moment they are out again, and nothing of them is seen.
Task<Response> ClassCalls::leave(RequestContext& context) {
  const auto form = read_json<wire::LeaveClassRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto id = from_hex<sizeof(ledger::ClassId)>(form->class_id);
  const bool is_waiting = id && waiting_class(context, *id);
  if (is_waiting) {
    const auto person = context.session->account;
    const auto stopped = co_await parts_.storage.run(context, person, [&] {
      parts_.accounts.class_members.stop_waiting(*id, person);
      return true;
    });
    if (!stopped) co_return stopped.error();
  }
  const auto member =
      id ? context.io.accounts.classes().member(*id, context.session->account) : std::nullopt;
  const bool is_in = member && ledger::load_account(parts_.state, member->purse).purse;
  if (!is_in && !is_waiting) co_return not_in_class();
  if (!member) co_return join_answer(context, 200, *id);
  constexpr std::uint8_t kNothingShared = 0;
  if (!is_in) {
    const auto opened = co_await open_purse(context, *member, kNothingShared);
    if (!opened) co_return opened.error();
  }
  const auto left = co_await context.io.engine.decide(
      ledger::LeaveClass{member->purse, form->take_back || is_waiting});
  if (!left && left.error() != ledger::Rejection::kNothingToDo) co_return refused(left.error());
  co_return join_answer(context, 200, member->in_class);
}

}  // namespace chalkline::http
