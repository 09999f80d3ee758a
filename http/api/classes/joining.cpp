#include "base/hex.hpp"
#include "base/json/reader.hpp"
#include "base/sha256.hpp"
#include "http/api/classes/classes.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/api/shared/call/request_context.hpp"
#include "http/identity/classes/class_names.hpp"
#include "http/parse/query_fields.hpp"
#include "ledger/engine/account_history.hpp"
#include "ledger/state/state.hpp"

// The ways into a class.
namespace chalkline::http {
namespace {

// The same words for all of these, so that nobody learns which codes are a class's.
Response no_such_code() {
  return text(404,
              "This code opens no class: it may be mistyped or used up, or the class has ended or "
              "is full");
}

Response not_added(ClassMembers::NotAdded why) {
  return why == ClassMembers::NotAdded::kFull ? no_such_code() : signed_out();
}

}  // namespace

// All is looked up whatever the code is, so that the time tells no more than the words.
std::expected<ClassCalls::Joinable, Response> ClassCalls::find_joinable(RequestContext& context,
                                                                        std::string_view typed) {
  const auto asker = context.session->account;
  if (const auto to_wait = guesses_.try_acquire(asker, std::chrono::steady_clock::now()))
    return std::unexpected{too_many(*to_wait)};
  auto& classes = context.io.accounts.classes();
  auto by_code = classes.find_by_code(read_join_code(typed).value_or(""));
  const auto invitation = sha256(read_invitation(typed).value_or(""));
  auto by_invitation = classes.find_by_invitation(invitation);
  Joinable found;
  found.invitation = invitation;
  if (by_code) found.row = *std::move(by_code);
  if (by_invitation) {
    found.row = std::move(by_invitation->in_class);
    found.invited = std::move(by_invitation->row);
  }
  const auto id = found.row.id;
  const auto in_class = class_state(parts_.state, id);
  const bool is_full = classes.count_members(id) >= kMembersMax;
  const bool is_member = classes.member(id, asker).has_value();
  const bool is_taught = !classes.educators(id).empty();
  const bool is_others = found.invited && found.invited->person.value_or(asker) != asker;
  if (found.row.title.empty() || is_others || !is_taught || !in_class ||
      ledger::has_ended(*in_class, parts_.clock()) || (is_full && !is_member))
    return std::unexpected{no_such_code()};
  guesses_.refund(asker);
  found.in_class = *in_class;
  return found;
}

Task<Response> ClassCalls::preview(RequestContext& context) {
  if (const auto ok = read_no_query(context.request.query); !ok) co_return text(400, ok.error());
  const auto& path = context.request.path;
  const auto found = find_joinable(context, std::string_view{path}.substr(path.rfind('/') + 1));
  if (!found) co_return found.error();
  auto& classes = context.io.accounts.classes();
  const auto& row = found->row;
  wire::ClassPreview shown{.id = to_hex(row.id),
                           .title = row.title,
                           .kind = row.kind,
                           .educators = wire::names_of(classes.educators(row.id)),
                           .terms = terms_of(row, found->in_class)};
  if (found->invited) shown.name = full_name(*found->invited);
  if (const auto member = classes.member(row.id, context.session->account))
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
    parts_.accounts.class_members.remove(member);
    return true;
  });
  if (!removed) co_return std::unexpected{removed.error()};
  co_return std::unexpected{
      opened.error() == ledger::Rejection::kClassEnded ? no_such_code() : refused(opened.error())};
}

// The row first: a purse in the ledger without a row would keep its person from joining again.
Task<std::expected<void, Response>> ClassCalls::open_membership(RequestContext& context,
                                                                const ledger::ClassId& in_class,
                                                                ledger::AccountId person,
                                                                std::uint8_t consent) {
  auto member = co_await parts_.storage.run(context, context.session->account, [&] {
    return parts_.accounts.class_members.join(in_class, person, wall_now());
  });
  if (!member) co_return std::unexpected{std::move(member.error())};
  if (!*member) co_return std::unexpected{not_added(member->error())};
  co_return co_await open_purse(context, **member, consent);
}

// A person who stopped waiting since the room was read is not let in, and shares what they say now.
Task<std::expected<bool, Response>> ClassCalls::admit_waiting(RequestContext& context,
                                                              const WaitingRow& row) {
  auto admitted = co_await parts_.storage.run(context, context.session->account, [&] {
    return parts_.accounts.class_members.admit(row.in_class, row.person, wall_now());
  });
  if (!admitted) co_return std::unexpected{std::move(admitted.error())};
  if (!*admitted && admitted->error() == ClassMembers::NotAdded::kNotWaiting) co_return false;
  if (!*admitted) co_return std::unexpected{not_added(admitted->error())};
  const auto& [member, consent] = **admitted;
  auto opened = co_await open_purse(context, member, consent);
  if (!opened) co_return std::unexpected{std::move(opened.error())};
  co_return true;
}

Task<Response> ClassCalls::join_invited(RequestContext& context, Joinable found,
                                        std::uint8_t consent) {
  const auto person = context.session->account;
  const auto id = found.row.id;
  auto& rosters = parts_.accounts.rosters;
  const auto claimed = co_await parts_.storage.run(
      context, person, [&] { return rosters.claim(found.invitation, person); });
  if (!claimed) co_return claimed.error();
  if (!*claimed) co_return no_such_code();
  const auto opened = co_await open_membership(context, id, person, consent);
  if (opened) co_return join_answer(context, 201, id);
  const auto given_back = co_await parts_.storage.run(context, person, [&] {
    rosters.give_back(id, person);
    return true;
  });
  co_return given_back ? opened.error() : given_back.error();
}

Task<Response> ClassCalls::join_waiting_room(RequestContext& context, Joinable found,
                                             std::uint8_t consent) {
  const auto person = context.session->account;
  const auto id = found.row.id;
  if (const auto member = context.io.accounts.classes().member(id, person)) {
    const auto known = ledger::load_account(parts_.state, member->purse);
    if (known.purse && known.purse->left) co_return refused(ledger::Rejection::kClassJoinedBefore);
    if (known.purse) co_return join_answer(context, 201, id);
  }
  const auto asked = co_await parts_.storage.run(context, person, [&] {
    return parts_.accounts.class_members.ask(id, person, consent, wall_now());
  });
  if (!asked) co_return asked.error();
  if (!*asked) co_return not_added(asked->error());
  co_return join_answer(context, 202, id);
}

Task<Response> ClassCalls::join(RequestContext& context) {
  const auto form = read_json<wire::JoinClassRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  if (!form->is_adult) co_return text(400, "You must be 18 or older");
  auto found = find_joinable(context, form->code);
  if (!found) co_return found.error();
  if (context.io.accounts.classes().seat(found->row.id, context.session->account))
    co_return text(409, "You teach this class");
  const auto consent = wire::bits_of(form->consent);
  co_return found->invited ? co_await join_invited(context, *std::move(found), consent)
                           : co_await join_waiting_room(context, *std::move(found), consent);
}

}  // namespace chalkline::http
