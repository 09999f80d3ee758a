#include "base/hex.hpp"
#include "base/json/reader.hpp"
#include "http/api/records/records.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/api/shared/call/request_context.hpp"
#include "http/parse/query_fields.hpp"
#include "http/parse/visible_text.hpp"
#include "ledger/engine/account_history.hpp"
#include "ledger/state/state.hpp"

// The notes that educators keep of a learner, and a learner's wish for help.
namespace chalkline::http {
namespace {

constexpr std::size_t kLooksShown = 50;  // of one educator a term's, at one look a week and more

}  // namespace

Task<Response> RecordCalls::write_note(RequestContext& context) {
  const auto form = read_json<wire::RecordNoteRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  if (has_control(form->text)) co_return text(400, "A note cannot hold control characters");
  const auto learner = find_learner(context, form->member_id);
  if (!learner) co_return learner.error();
  if (!learner->is_open()) co_return text(404, "This learner shares nothing with you");
  const auto author = context.session->account;
  const auto put = co_await parts_.storage.run(context, author, [&] {
    return parts_.accounts.class_notes.put(learner->member, form->text, form->version, author,
                                           wall_now());
  });
  if (!put) co_return put.error();
  if (*put) co_return json(200, to_json(wire::record_note_of(**put)));
  if (put->error() == ClassNotes::NotPut::kNobody) co_return text(404, "You teach no such learner");
  co_return text(409, "Another educator has changed this note since you opened it");
}

Task<Response> RecordCalls::see_help(RequestContext& context) {
  const auto form = read_json<wire::HelpSeenRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto learner = find_learner(context, form->member_id);
  if (!learner) co_return learner.error();
  if (!learner->is_open()) co_return text(404, "This learner shares nothing with you");
  const auto& member = learner->member;
  const auto seen = co_await parts_.storage.run(context, context.session->account, [&] {
    parts_.accounts.class_notes.see_help(member, wall_now());
    return true;
  });
  if (!seen) co_return seen.error();
  const auto now = context.io.accounts.classes().member(member.in_class, member.person);
  if (!now) co_return text(404, "You teach no such learner");
  co_return json(200, to_json(wire::HelpAnswer{wire::help_wish_of(*now)}));
}

Task<Response> RecordCalls::ask_for_help(RequestContext& context) {
  const auto form = read_json<wire::HelpRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto person = context.session->account;
  const auto id = from_hex<sizeof(ledger::ClassId)>(form->class_id);
  const auto member = id ? context.io.accounts.classes().member(*id, person) : std::nullopt;
  const auto account =
      member ? ledger::load_account(parts_.state, member->purse) : ledger::AccountState{};
  if (!account.purse) co_return text(404, "You are not in this class");
  if (form->asks && account.purse->left) co_return text(409, "You have left this class");
  const auto asked = co_await parts_.storage.run(context, person, [&] {
    parts_.accounts.class_notes.ask_for_help(*member, form->asks, wall_now());
    return true;
  });
  if (!asked) co_return asked.error();
  const auto now = context.io.accounts.classes().member(*id, person);
  if (!now) co_return text(404, "You are not in this class");
  co_return json(200, to_json(wire::HelpAnswer{wire::help_wish_of(*now)}));
}

// By role and time, and not by name: who teaches the class stands on its card.
Task<Response> RecordCalls::looks(RequestContext& context) {
  if (const auto ok = read_no_query(context.request.query); !ok) co_return text(400, ok.error());
  const auto& path = context.request.path;
  const auto id = from_hex<sizeof(ledger::ClassId)>(path.substr(path.rfind('/') + 1));
  const auto person = context.session->account;
  const auto member = id ? context.io.accounts.classes().member(*id, person) : std::nullopt;
  if (!member) co_return text(404, "You are not in this class");
  if (auto refusal = co_await parts_.freshness.wait_at_least(context))
    co_return std::move(*refusal);
  const auto found =
      context.io.reader->ask(&projections::LearnerActQueries::looks, member->purse, kLooksShown);
  co_return json(200, to_json(wire::record_looks_of(found)));
}

}  // namespace chalkline::http
