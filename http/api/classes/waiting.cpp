#include <algorithm>

#include "base/json/reader.hpp"
#include "http/api/classes/classes.hpp"
#include "http/api/classes/teaching_json.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/api/shared/call/request_context.hpp"

// The waiting room: who joins by a code is let in by an educator, so that a guessed or passed-on
// code opens nothing by itself.
namespace chalkline::http {

Task<Response> ClassCalls::waiting(RequestContext& context) {
  const auto taught = find_seen_by_path(context, times());
  if (!taught) co_return taught.error();
  wire::WaitingRoom shown;
  for (const auto& row : context.io.accounts.classes().waiting(taught->row.id))
    shown.waiting.push_back({row.alias, row.asked_at});
  co_return json(200, to_json(shown));
}

// One after the other: who is in stays in, whatever stops the rest. Each waits until their purse
// is open, so that an admission that broke off is made good by the next.
Task<Response> ClassCalls::admit(RequestContext& context) {
  const auto form = read_json<wire::AdmitRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto taught = find_seen(context, form->class_id, times());
  if (!taught) co_return taught.error();
  auto rows = context.io.accounts.classes().waiting(taught->row.id);
  if (form->alias)
    std::erase_if(rows, [&](const WaitingRow& row) { return row.alias != *form->alias; });
  wire::AdmitAnswer answer;
  for (const auto& row : rows) {
    if (form->admit) {
      const auto is_in = co_await admit_waiting(context, row);
      if (!is_in) {
        answer.problem = is_in.error().body;
        continue;
      }
      if (!*is_in) continue;
      ++answer.admitted;
    }
    const auto done = co_await parts_.storage.run(context, context.session->account, [&] {
      parts_.accounts.class_members.stop_waiting(row.in_class, row.person);
      return true;
    });
    if (!done) co_return done.error();
  }
  co_return json(200, to_json(answer));
}

}  // namespace chalkline::http
