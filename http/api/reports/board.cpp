#include <algorithm>

#include "base/json/reader.hpp"
#include "http/api/reports/reports.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/api/shared/call/request_context.hpp"
#include "http/parse/query_fields.hpp"

// The board of a class: by bands, since ranks cost those at their end the will to go on.
namespace chalkline::http {

// Members and educators see the same, so it is no look at anybody.
Task<Response> ReportCalls::board(RequestContext& context) {
  if (const auto ok = read_no_query(context.request.query); !ok) co_return text(400, ok.error());
  const std::string_view path{context.request.path};
  const auto id = class_id_of(path.substr(path.rfind('/') + 1));
  const auto asker = context.session->account;
  auto& classes = context.io.accounts.classes();
  const auto row = id ? classes.find(*id) : std::nullopt;
  const auto seat = row ? classes.seat(*id, asker) : std::nullopt;
  const auto member = row ? classes.member(*id, asker) : std::nullopt;
  if (!seat && !member) co_return text(404, "You are not in this class");
  // It shows what its members do as the overview does, and as long.
  const auto state = class_state(parts_.state, *id);
  if (!state || parts_.clock() >= seen_until(*row, *state, parts_.log))
    co_return text(404, kSeenNoMore);
  auto& boards = context.io.accounts.class_boards();
  const auto off = boards.off(*id);
  wire::ClassBoard shown{
      .title = row->title, .is_taught = seat.has_value(), .is_on = boards.is_on(*id)};
  if (member) shown.stays_off = std::ranges::find(off, asker) != off.end();
  if (!shown.is_on) co_return json(200, to_json(shown));
  if (!co_await parts_.freshness.wait_for_all(context)) co_return busy();
  const auto members = classes.members(*id);
  auto bands = co_await parts_.storage.run(context, asker, [&] {
    return wire::board_bands_of(learners_.of(members).members, {off, seat});
  });
  if (!bands) co_return std::move(bands.error());
  shown.bands = *std::move(bands);
  co_return json(200, to_json(shown));
}

Task<Response> ReportCalls::show_board(RequestContext& context) {
  const auto form = read_json<wire::ShowBoardRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto taught = find_taught(context, form->class_id);
  if (!taught) co_return taught.error();
  const auto done = co_await parts_.storage.run(context, context.session->account, [&] {
    parts_.accounts.class_boards.show(taught->row.id, form->is_on);
    return true;
  });
  if (!done) co_return done.error();
  co_return Response{.status = 204};
}

Task<Response> ReportCalls::stay_off_board(RequestContext& context) {
  const auto form = read_json<wire::StayOffBoardRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto id = class_id_of(form->class_id);
  const auto asker = context.session->account;
  const auto member = id ? context.io.accounts.classes().member(*id, asker) : std::nullopt;
  if (!member) co_return text(404, "You are not in this class");
  const auto done = co_await parts_.storage.run(context, asker, [&] {
    parts_.accounts.class_boards.stay_off(*id, asker, form->stays_off);
    return true;
  });
  if (!done) co_return done.error();
  co_return Response{.status = 204};
}

}  // namespace chalkline::http
