#include "http/api/class_season/class_season.hpp"

#include <fmt/format.h>

#include <array>

#include "base/hex.hpp"
#include "base/json/reader.hpp"
#include "http/api/class_season/class_season_json.hpp"
#include "http/api/shared/call/request_context.hpp"
#include "http/identity/accounts_reader.hpp"
#include "http/json/season_json.hpp"
#include "http/parse/query_fields.hpp"
#include "ledger/engine/account_history.hpp"
#include "ledger/rules/classes/classes.hpp"
#include "ledger/state/lookups.hpp"

namespace chalkline::http {
namespace {

Response refused_class_season(sports::SeasonRefusal refusal) {
  switch (refusal) {
    case sports::SeasonRefusal::kNotImported:
      return text(404, "There is no such season here");
    case sports::SeasonRefusal::kUnderWay:
      return text(409, "This class plays a season already: stop it before you begin another one");
    case sports::SeasonRefusal::kNotUnderWay:
      return text(409, "This class does not play this season");
    case sports::SeasonRefusal::kTooManyClasses:
      return text(409, fmt::format("{} classes play a season of their own just now, which is as "
                                   "many as can: try again when one of them has ended",
                                   sports::kClassRunsMax));
    case sports::SeasonRefusal::kNotOwn:       // a class's run is any educator's of it
    case sports::SeasonRefusal::kStartTooFar:  // educators do not choose it
    case sports::SeasonRefusal::kTooMany:
      break;
  }
  return text(429, fmt::format("This class has begun {} seasons within a day: begin another one "
                               "tomorrow",
                               sports::kRunsPerPlayerAndDay));
}

std::expected<ledger::ClassId, Response> find_own_class(RequestContext& context,
                                                        std::string_view id) {
  const auto wanted = from_hex<sizeof(ledger::ClassId)>(id);
  if (!wanted || !context.io.accounts.classes().seat(*wanted, context.session->account))
    return std::unexpected{text(404, "You teach no such class")};
  return *wanted;
}

// Whether the asker teaches the class, or has joined it and not left.
bool is_in_season_class(RequestContext& context, const ledger::State& state,
                        const ledger::ClassId& id) {
  auto& classes = context.io.accounts.classes();
  const auto asker = context.session->account;
  if (classes.seat(id, asker)) return true;
  const auto member = classes.member(id, asker);
  if (!member) return false;
  const auto purse = ledger::load_account(state, member->purse).purse;
  return purse && !purse->left;
}

bool is_class_open(const ledger::State& state, const ledger::ClassId& id, ledger::Timestamp now) {
  const auto known = ledger::find_class(state, id);
  return known && !ledger::has_ended(*known, now);
}

}  // namespace

std::span<const RouteOf<ClassSeason>> ClassSeason::routes() {
  static constexpr auto kTable = std::to_array<RouteOf<ClassSeason>>({
      {Method::kGet, "/api/classes/season/{id}", Access::kPlayer, &ClassSeason::show},
      {Method::kPost, "/api/classes/season/begin", Access::kEducator, &ClassSeason::begin},
      {Method::kPost, "/api/classes/season/stop", Access::kEducator, &ClassSeason::stop},
  });
  return kTable;
}

Task<Response> ClassSeason::show(RequestContext& context) {
  if (const auto ok = read_no_query(context.request.query); !ok) co_return text(400, ok.error());
  const std::string_view path{context.request.path};
  const auto id = from_hex<sizeof(ledger::ClassId)>(path.substr(path.rfind('/') + 1));
  if (!id || !is_in_season_class(context, parts_.state, *id))
    co_return text(404, "You are not in this class");
  auto seasons = co_await parts_.storage.run(
      context, context.session->account, [&] { return parts_.seasons.all(parts_.clock(), id); });
  if (!seasons) co_return std::move(seasons.error());
  co_return json(200, to_json(wire::seasons_of(*seasons, std::nullopt)));
}

Task<Response> ClassSeason::begin(RequestContext& context) {
  const auto form = read_json<wire::BeginClassSeasonRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto id = find_own_class(context, form->class_id);
  if (!id) co_return id.error();
  if (!is_class_open(parts_.state, *id, parts_.clock()))
    co_return text(409, "This class has ended");
  auto begun = co_await parts_.storage.run(context, context.session->account, [&] {
    return parts_.seasons.begin(
        {.sport = form->sport, .year = form->season, .pace = form->pace, .in_class = *id},
        parts_.clock());
  });
  if (!begun) co_return std::move(begun.error());
  if (!*begun) co_return refused_class_season(begun->error());
  co_return json(201, to_json(wire::season_of(**begun, std::nullopt)));
}

Task<Response> ClassSeason::stop(RequestContext& context) {
  const auto form = read_json<wire::ClassSeasonRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto id = find_own_class(context, form->class_id);
  if (!id) co_return id.error();
  auto stopped = co_await parts_.storage.run(context, context.session->account, [&] {
    return parts_.seasons.stop({.sport = form->sport, .year = form->season, .in_class = *id},
                               parts_.clock());
  });
  if (!stopped) co_return std::move(stopped.error());
  if (!*stopped) co_return refused_class_season(stopped->error());
  co_return json(200, to_json(wire::season_of(**stopped, std::nullopt)));
}

}  // namespace chalkline::http
