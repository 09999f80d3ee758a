#include "base/hex.hpp"
#include "base/json/reader.hpp"
#include "http/api/classes/class_json.hpp"
#include "http/api/classes/classes.hpp"
#include "http/api/shared/rejections.hpp"
#include "http/api/shared/request_context.hpp"
#include "http/identity/classes/class_names.hpp"
#include "http/parse/query_fields.hpp"
#include "ledger/engine/account_history.hpp"
#include "ledger/state/state.hpp"

// The calls of learners.
namespace chalkline::http {
namespace {

// The same words for all three, so that nobody learns which codes are a class's.
Response no_such_code() {
  return text(404,
              "This code opens no class: it may be mistyped, or the class has ended or is full");
}

}  // namespace

// All is looked up whatever the code is, so that the time tells no more than the words.
std::expected<ClassCalls::Joinable, Response> ClassCalls::find_by_code(RequestContext& context,
                                                                       std::string_view typed) {
  const auto asker = context.session->account;
  if (const auto to_wait = guesses_.try_acquire(asker, std::chrono::steady_clock::now()))
    return std::unexpected{too_many(*to_wait)};
  auto& classes = context.io.accounts.classes();
  const auto code = read_join_code(typed);
  auto row = classes.find_by_code(code.value_or(""));
  const auto id = row ? row->id : ledger::ClassId{};
  const auto in_class = state_of(id);
  const bool is_full = classes.count_members(id) >= kMembersMax;
  const bool is_member = classes.member(id, asker).has_value();
  if (!row || !in_class || ledger::has_ended(*in_class, parts_.clock()) || (is_full && !is_member))
    return std::unexpected{no_such_code()};
  guesses_.refund(asker);
  return Joinable{*std::move(row), *in_class};
}

Task<Response> ClassCalls::preview(RequestContext& context) {
  const auto query = QueryFields::parse(context.request.query);
  if (!query) co_return text(400, query.error());
  if (const auto ok = query->done(); !ok) co_return text(400, ok.error());
  const auto& path = context.request.path;
  const auto found = find_by_code(context, std::string_view{path}.substr(path.rfind('/') + 1));
  if (!found) co_return found.error();
  auto& accounts = context.io.accounts;
  const auto& row = found->row;
  wire::ClassPreview shown{.id = to_hex(row.id),
                           .title = row.title,
                           .educators = wire::names_of(accounts.classes().educators(row.id)),
                           .terms = wire::terms_of(found->in_class, parts_.clock())};
  if (const auto member = accounts.classes().member(row.id, context.session->account))
    shown.is_joined = ledger::load_account(parts_.state, member->purse).purse.has_value();
  co_return json(200, to_json(shown));
}

Task<std::expected<void, Response>> ClassCalls::open_purse(RequestContext& context,
                                                           MemberRow member, std::uint8_t consent) {
  const auto opened = co_await context.io.engine.decide(
      ledger::OpenPurse{member.purse, member.person, member.in_class, consent});
  if (opened) co_return std::expected<void, Response>{};
  const auto known = ledger::load_account(parts_.state, member.purse);
  if (known.purse && known.purse->owner == member.person) {
    if (known.purse->left)
      co_return std::unexpected{refused(ledger::Rejection::kClassJoinedBefore)};
    co_return std::expected<void, Response>{};
  }
  const auto removed = co_await parts_.storage.run(context, member.person, [&] {
    parts_.accounts.classes.remove(member);
    return true;
  });
  if (!removed) co_return std::unexpected{removed.error()};
  co_return std::unexpected{
      opened.error() == ledger::Rejection::kClassEnded ? no_such_code() : refused(opened.error())};
}

// The row first: a purse in the ledger without a row would keep its person from joining again.
Task<Response> ClassCalls::join(RequestContext& context) {
  const auto form = read_json<wire::JoinClassRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  if (!form->is_adult) co_return text(400, "You must be 18 or older");
  const auto found = find_by_code(context, form->code);
  if (!found) co_return found.error();
  const auto person = context.session->account;
  const auto id = found->row.id;
  if (context.io.accounts.classes().is_taught_by(id, person))
    co_return text(409, "You teach this class");
  auto member = co_await parts_.storage.run(
      context, person, [&] { return parts_.accounts.classes.join(id, person, wall_now()); });
  if (!member) co_return std::move(member.error());
  if (!*member) {
    co_return member->error() == Classes::NotAdded::kFull ? no_such_code() : signed_out();
  }
  const auto opened = co_await open_purse(context, **member, wire::bits_of(form->consent));
  if (!opened) co_return opened.error();
  co_return joined_answer(context, 201, id);
}

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

Task<Response> ClassCalls::draw_alias(RequestContext& context) {
  const auto form = read_json<wire::ClassIdRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto member = find_joined(context, form->class_id);
  if (!member) co_return member.error();
  const auto drawn = co_await parts_.storage.run(context, member->person, [&] {
    return parts_.accounts.classes.draw_alias(member->in_class, member->person).has_value();
  });
  if (!drawn) co_return drawn.error();
  co_return joined_answer(context, 200, member->in_class);
}

Task<Response> ClassCalls::leave(RequestContext& context) {
  const auto form = read_json<wire::LeaveClassRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto member = find_joined(context, form->class_id);
  if (!member) co_return member.error();
  const auto left =
      co_await context.io.engine.decide(ledger::LeaveClass{member->purse, form->take_back});
  if (!left && left.error() != ledger::Rejection::kNothingToDo) co_return refused(left.error());
  co_return joined_answer(context, 200, member->in_class);
}

}  // namespace chalkline::http
