#include <fmt/format.h>

#include "http/api/practice/practice.hpp"
#include "http/api/shared/workers/storage.hpp"
#include "http/json/season_json.hpp"
#include "http/parse/query_fields.hpp"

namespace chalkline::http {
namespace {

Response refused_season(sports::SeasonRefusal refusal) {
  switch (refusal) {
    case sports::SeasonRefusal::kNotImported:
      return text(404, "There is no such season here");
    case sports::SeasonRefusal::kUnderWay:
      return text(409, "This season is under way already");
    case sports::SeasonRefusal::kNotUnderWay:
      return text(409, "This season is not under way");
    case sports::SeasonRefusal::kNotOwn:
      return text(403, "A season is stopped by the player who began it");
    case sports::SeasonRefusal::kStartTooFar:  // players do not choose it
    case sports::SeasonRefusal::kTooManyClasses:
    case sports::SeasonRefusal::kTooMany:
      break;
  }
  return text(429, fmt::format("You have begun {} seasons within a day: begin another one tomorrow",
                               sports::kRunsPerPlayerAndDay));
}

}  // namespace

Task<Response> Practice::time_machine(RequestContext& context) {
  if (const auto ok = read_no_query(context.request.query); !ok) co_return text(400, ok.error());
  const auto seasons =
      co_await parts_.storage.run(context, [&] { return parts_.seasons.all(parts_.clock()); });
  if (!seasons) co_return busy();
  std::optional<ledger::AccountId> asker;
  if (context.session) asker = context.session->account;
  co_return json(200, to_json(wire::seasons_of(*seasons, asker)));
}

Task<Response> Practice::begin_season(RequestContext& context) {
  const auto form = read_json<wire::SeasonRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto account = context.session->account;
  auto begun = co_await parts_.storage.run(context, account, [&] {
    return parts_.seasons.begin({.sport = form->sport, .year = form->season, .player = account},
                                parts_.clock());
  });
  if (!begun) co_return std::move(begun.error());
  if (!*begun) co_return refused_season(begun->error());
  co_return json(201, to_json(wire::season_of(**begun, account)));
}

Task<Response> Practice::stop_season(RequestContext& context) {
  const auto form = read_json<wire::SeasonRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto account = context.session->account;
  auto stopped = co_await parts_.storage.run(context, account, [&] {
    return parts_.seasons.stop({.sport = form->sport, .year = form->season, .player = account},
                               parts_.clock());
  });
  if (!stopped) co_return std::move(stopped.error());
  if (!*stopped) co_return refused_season(stopped->error());
  co_return json(200, to_json(wire::season_of(**stopped, account)));
}

}  // namespace chalkline::http
