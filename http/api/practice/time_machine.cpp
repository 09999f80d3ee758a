#include <fmt/format.h>

#include <algorithm>

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

// A player who bets on each game of a season of baseball has fewer.
constexpr std::size_t kBetsOfRunMax = 5'000;

wire::OwnSoFar own_so_far(const std::vector<projections::BetRow>& bets,
                          const std::vector<ledger::GameId>& games) {
  wire::OwnSoFar own;
  for (const auto& bet : bets) {
    const bool is_of_run = std::ranges::any_of(bet.legs, [&](const projections::LegRow& leg) {
      return std::ranges::binary_search(games, leg.game);
    });
    if (!is_of_run) continue;
    if (bet.status == projections::BetStatus::kWon) ++own.won;
    if (bet.status == projections::BetStatus::kLost) ++own.lost;
    if (bet.status == projections::BetStatus::kPending) ++own.open;
  }
  return own;
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

Task<Response> Practice::season_so_far(RequestContext& context) {
  const auto name = read_query(context.request.query,
                               [](QueryFields& query) { return query.text("name").value_or(""); });
  if (!name) co_return text(400, name.error());
  const auto so_far = co_await parts_.storage.run(
      context, [&] { return parts_.seasons.so_far(*name, parts_.clock()); });
  if (!so_far) co_return busy();
  if (!*so_far) co_return text(404, "No season of that name is under way");
  auto shown = wire::so_far_of(**so_far);
  if (context.session) {
    const projections::BetFilter since_it_began{.from = (*so_far)->run.began_at};
    shown.own =
        own_so_far(context.io.reader->ask(&projections::BetQueries::list, context.session->account,
                                          since_it_began, kBetsOfRunMax),
                   (*so_far)->games);
  }
  co_return json(200, to_json(shown));
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
