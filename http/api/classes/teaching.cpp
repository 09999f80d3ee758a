#include <fmt/format.h>

#include <algorithm>

#include "base/json/reader.hpp"
#include "http/api/classes/classes.hpp"
#include "http/api/classes/teaching_json.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/api/shared/call/request_context.hpp"
#include "http/identity/classes/class_names.hpp"
#include "http/parse/visible_text.hpp"
#include "ledger/engine/account_history.hpp"
#include "ledger/state/state.hpp"

// The calls of educators.
namespace chalkline::http {
namespace {

std::optional<std::string> problem_of(const wire::OpenClassRequest& form) {
  if (!form.is_adult) return "A class is for people of 18 and over";
  if (!is_visible(form.title) || has_control(form.title) || form.title.contains('\n'))
    return "A class has a title of one line that can be read";
  return std::nullopt;
}

Response educator_not_added(Classes::NotAdded why) {
  switch (why) {
    case Classes::NotAdded::kNobody:
      return text(404, "There is no educator of that name");
    case Classes::NotAdded::kMember:
      return text(409, "A learner of this class cannot teach it");
    case Classes::NotAdded::kFull:
      return text(409, fmt::format("A class has at most {} educators, and an educator at most {} "
                                   "classes",
                                   kEducatorsPerClass, kClassesPerEducator));
  }
  return busy();
}

}  // namespace

// In the ledger first: a class there without a row beside it is found by nobody, and harms nobody.
Task<Response> ClassCalls::open(RequestContext& context) {
  const auto form = read_json<wire::OpenClassRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  if (const auto problem = problem_of(*form)) co_return text(400, *problem);
  const auto id = new_class_id();
  const auto account = context.session->account;
  const auto opened =
      co_await context.io.engine.decide(ledger::OpenClass{id, wire::terms_of(*form)});
  if (!opened) co_return refused(opened.error());
  auto row = co_await parts_.storage.run(context, account, [&] {
    return parts_.accounts.classes.add(wire::row_of(*form, id, wall_now()), account);
  });
  if (!row) co_return std::move(row.error());
  if (!*row) {
    co_return text(409, fmt::format("You have opened {} classes, and more are not kept of one "
                                    "educator",
                                    kClassesPerEducator));
  }
  co_return taught_answer(context, 201, **row).at(opened->position);
}

Task<Response> ClassCalls::end(RequestContext& context) {
  const auto form = read_json<wire::ClassIdRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto taught = find_taught(context, form->class_id);
  if (!taught) co_return taught.error();
  const auto ended = co_await context.io.engine.decide(ledger::EndClass{taught->row.id});
  if (!ended && ended.error() != ledger::Rejection::kNothingToDo) co_return refused(ended.error());
  co_return taught_answer(context, 200, taught->row);
}

// Counts of those who share them: no coin and no bet. A name stands beside the alias where the
// class is graded, of who has agreed to the asker, until its owner takes back.
Task<Response> ClassCalls::members(RequestContext& context) {
  const auto taught = find_seen_by_path(context, times());
  if (!taught) co_return taught.error();
  auto& classes = context.io.accounts.classes();
  const auto rows = classes.members(taught->row.id);
  const auto roster = classes.roster(taught->row.id);
  wire::ClassMembers shown;
  const auto read = [&] {
    for (const auto& member : rows) {
      const auto purse = ledger::load_account(parts_.state, member.purse);
      if (!purse.purse) continue;
      auto& one = shown.members.emplace_back(wire::class_member_of(member, purse, taught->seat));
      const auto known = std::ranges::find(roster, member.person, [](const RosterRow& row) {
        return row.person.value_or(ledger::AccountId{});
      });
      if (known != roster.end() && !one.is_taken_back && !one.awaits_agreement)
        one.name = full_name(*known);
    }
    return true;
  };
  const auto done = co_await parts_.storage.run(context, context.session->account, read);
  if (!done) co_return done.error();
  co_return json(200, to_json(shown));
}

Task<Response> ClassCalls::add_educator(RequestContext& context) {
  const auto form = read_json<wire::AddEducatorRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto taught = find_seen(context, form->class_id, times());
  if (!taught) co_return taught.error();
  const auto added = co_await parts_.storage.run(context, context.session->account, [&] {
    return parts_.accounts.classes.add_educator(taught->row.id, form->username, wall_now());
  });
  if (!added) co_return added.error();
  if (!*added) co_return educator_not_added(added->error());
  co_return taught_answer(context, 200, taught->row);
}

Task<Response> ClassCalls::stop_teaching(RequestContext& context) {
  const auto form = read_json<wire::ClassIdRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto taught = find_taught(context, form->class_id);
  if (!taught) co_return taught.error();
  const auto stopped = co_await parts_.storage.run(context, context.session->account, [&] {
    parts_.accounts.classes.remove_educator(taught->row.id, context.session->account);
    return true;
  });
  if (!stopped) co_return stopped.error();
  co_return Response{.status = 204};
}

// The figures of now, of a member who has not taken back; no word of whose they are.
Task<Response> ClassCalls::check_slip(RequestContext& context) {
  const auto form = read_json<wire::CheckSlipRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto taught = find_seen(context, form->class_id, times());
  if (!taught) co_return taught.error();
  const auto asker = context.session->account;
  if (const auto to_wait = guesses_.try_acquire(asker, std::chrono::steady_clock::now()))
    co_return too_many(*to_wait);
  auto code = read_join_code(form->code).value_or("");
  const auto member = context.io.accounts.classes().find_by_slip(taught->row.id, code);
  const auto purse =
      member ? ledger::load_account(parts_.state, member->purse) : ledger::AccountState{};
  if (!purse.purse || purse.purse->taken_back)
    co_return text(404, "No slip of this class has that code");
  guesses_.refund(asker);
  co_return json(200, to_json(wire::completion_slip_of(std::move(code), purse)));
}

}  // namespace chalkline::http
