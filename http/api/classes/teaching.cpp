#include <fmt/format.h>

#include "base/hex.hpp"
#include "base/json/reader.hpp"
#include "http/api/classes/class_json.hpp"
#include "http/api/classes/classes.hpp"
#include "http/api/shared/rejections.hpp"
#include "http/api/shared/request_context.hpp"
#include "http/identity/classes/class_names.hpp"
#include "http/parse/query_fields.hpp"
#include "http/parse/visible_text.hpp"
#include "ledger/engine/account_history.hpp"
#include "ledger/state/state.hpp"

// The calls of educators.
namespace chalkline::http {
namespace {

std::optional<std::string> problem_of(const wire::OpenClassRequest& form) {
  if (!form.is_adult) return "A class is for people of 18 and over";
  if (!is_visible(form.title)) return "A class has a title that can be read";
  return std::nullopt;
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
    return parts_.accounts.classes.add(id, form->title, account, wall_now());
  });
  if (!row) co_return std::move(row.error());
  if (!*row) {
    co_return text(409, fmt::format("You have opened {} classes, and more are not kept of one "
                                    "educator",
                                    kClassesPerEducator));
  }
  const auto in_class = state_of(id);
  if (!in_class) co_return busy();
  co_return json(201, to_json(wire::taught_class_of(**row, *in_class, 0, parts_.clock())))
      .with("X-Position", std::to_string(opened->position));
}

Task<Response> ClassCalls::end(RequestContext& context) {
  const auto form = read_json<wire::ClassIdRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto row = find_taught(context, form->class_id);
  if (!row) co_return row.error();
  const auto ended = co_await context.io.engine.decide(ledger::EndClass{row->id});
  if (!ended && ended.error() != ledger::Rejection::kNothingToDo) co_return refused(ended.error());
  const auto in_class = state_of(row->id);
  if (!in_class) co_return busy();
  const auto members = context.io.accounts.classes().count_members(row->id);
  co_return json(200, to_json(wire::taught_class_of(*row, *in_class, members, parts_.clock())));
}

// Aliases, and counts of those who share them: no name, no coin and no bet.
Task<Response> ClassCalls::members(RequestContext& context) {
  const auto query = QueryFields::parse(context.request.query);
  if (!query) co_return text(400, query.error());
  if (const auto ok = query->done(); !ok) co_return text(400, ok.error());
  const auto& path = context.request.path;
  const auto row = find_taught(context, std::string_view{path}.substr(path.rfind('/') + 1));
  if (!row) co_return row.error();
  const auto rows = context.io.accounts.classes().members(row->id);
  wire::ClassMembers shown;
  const auto read = [&] {
    for (const auto& member : rows) {
      const auto purse = ledger::load_account(parts_.state, member.purse);
      if (purse.purse) shown.members.push_back(wire::class_member_of(member, purse));
    }
    return true;
  };
  const auto done = co_await parts_.storage.run(context, context.session->account, read);
  if (!done) co_return done.error();
  co_return json(200, to_json(shown));
}

}  // namespace chalkline::http
