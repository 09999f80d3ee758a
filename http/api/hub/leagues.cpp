#include "http/api/hub/calls.hpp"
#include "http/api/hub/hub_view.hpp"
#include "http/api/shared/rejections.hpp"
#include "http/json/league_json.hpp"
#include "http/parse/query_fields.hpp"

// The views of MLB and NBA beside rosters, where the operator has switched them on.
namespace chalkline::http {
namespace {

using ledger::Sport;
using sports::hub::DataHub;
using sports::hub::IfKnown;
using std::chrono::year_month_day;

// The answer to give instead of the view. SPEC locks the NBA for who is not premium.
std::optional<Response> refuse_view(const RequestContext& context, Sport sport) {
  if (!context.app.services.league_views) return no_such_call();
  if (sport != Sport::kNba) return std::nullopt;
  if (context.session) {
    const auto standing =
        context.io.reader->ask(&projections::StandingQuery::find, context.session->account);
    if (standing && standing->tier) return std::nullopt;
  }
  return text(403, "NBA data comes with every paid plan");
}

std::string key_of(Sport sport, std::string_view view) {
  return fmt::format("{} {}", ledger::name_of(sport), view);
}

HubHolds day_of(Sport sport) {
  return [sport](const DataHub& hub, ledger::Timestamp now) {
    return hub.league_day_holds_until(sport, now);
  };
}

Task<Response> league_schedule(RequestContext& context, Sport sport) {
  if (auto refusal = refuse_view(context, sport)) co_return *std::move(refusal);
  const auto date = read_date(context.request);
  if (!date) co_return text(400, date.error());
  const auto make = [&book = context.app.services.book, sport, date = *date](
                        const DataHub* hub, ledger::Timestamp now) -> std::optional<std::string> {
    wire::LeagueSchedule view{.date = wire::date_text(date)};
    if (hub == nullptr || !hub->has_league_views(sport)) return to_json(view);
    view.source = hub->source();
    const auto games = hub->league_schedule(sport, date, now);
    if (!games) return std::nullopt;
    view.games = with_ways(*games, &wire::league_game_of, book, now);
    return to_json(view);
  };
  co_return co_await hub_view(context, std::nullopt,
                              key_of(sport, "schedule " + wire::date_text(*date)), day_of(sport),
                              make);
}

// View is the day's box scores, which `read` takes from the hub.
template <class View, class Box>
Task<Response> league_box_scores(RequestContext& context, Sport sport,
                                 IfKnown<std::vector<Box>> (DataHub::*read)(year_month_day,
                                                                            ledger::Timestamp)
                                     const) {
  if (auto refusal = refuse_view(context, sport)) co_return *std::move(refusal);
  const auto date = read_date(context.request);
  if (!date) co_return text(400, date.error());
  const auto make = [read, sport, date = *date](
                        const DataHub* hub, ledger::Timestamp now) -> std::optional<std::string> {
    if (hub == nullptr || !hub->has_league_views(sport))
      return to_json(View{.date = wire::date_text(date)});
    const auto boxes = (hub->*read)(date, now);
    if (!boxes) return std::nullopt;
    return to_json(View{wire::date_text(date), hub->source(), {*boxes}});
  };
  co_return co_await hub_view(
      context, std::nullopt, key_of(sport, "boxes " + wire::date_text(*date)), day_of(sport), make);
}

Task<Response> league_standings(RequestContext& context, Sport sport) {
  if (auto refusal = refuse_view(context, sport)) co_return *std::move(refusal);
  const auto query = QueryFields::parse(context.request.query);
  if (!query) co_return text(400, query.error());
  if (const auto ok = query->done(); !ok) co_return text(400, ok.error());
  const auto make = [sport](const DataHub* hub,
                            ledger::Timestamp now) -> std::optional<std::string> {
    wire::LeagueStandings view;
    if (hub == nullptr || !hub->has_league_views(sport)) return to_json(view);
    view.source = hub->source();
    const auto conferences = hub->league_standings(sport, now);
    if (!conferences) return std::nullopt;
    for (const auto& conference : *conferences)
      view.conferences.push_back(wire::conference_of(sport, conference));
    return to_json(view);
  };
  const auto season = [sport](const DataHub& hub, ledger::Timestamp now) {
    return hub.league_season_holds_until(sport, now);
  };
  co_return co_await hub_view(context, std::nullopt, key_of(sport, "standings"), season, make);
}

}  // namespace

Task<Response> hub_views(RequestContext& context) {
  co_return json(200, to_json(wire::HubViews{context.app.services.league_views}));
}

Task<Response> mlb_schedule(RequestContext& context) {
  return league_schedule(context, Sport::kMlb);
}

Task<Response> mlb_box_scores(RequestContext& context) {
  return league_box_scores<wire::MlbBoxScores>(context, Sport::kMlb, &DataHub::baseball_boxes);
}

Task<Response> mlb_standings(RequestContext& context) {
  return league_standings(context, Sport::kMlb);
}

Task<Response> nba_schedule(RequestContext& context) {
  return league_schedule(context, Sport::kNba);
}

Task<Response> nba_box_scores(RequestContext& context) {
  return league_box_scores<wire::NbaBoxScores>(context, Sport::kNba, &DataHub::basketball_boxes);
}

Task<Response> nba_standings(RequestContext& context) {
  return league_standings(context, Sport::kNba);
}

}  // namespace chalkline::http
