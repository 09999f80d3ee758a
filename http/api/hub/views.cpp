#include <fmt/format.h>

#include <array>

#include "http/api/hub/hub.hpp"
#include "http/api/hub/hub_json.hpp"
#include "http/api/hub/hub_view.hpp"
#include "http/api/hub/league_views.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/parse/query_fields.hpp"

// The views of a league: days and season.
namespace chalkline::http {
namespace {

using ledger::DataView;
using ledger::Sport;
using sports::hub::DataHub;
using std::chrono::year_month_day;

std::optional<ledger::Source> source_of(const DataHub* hub) {
  return hub == nullptr ? std::nullopt : std::optional{hub->source()};
}

template <class View>
std::string box_scores_text(const DataHub* hub, year_month_day date,
                            const std::vector<sports::hub::Box>& boxes) {
  return to_json(View{date_text(date), source_of(hub), {boxes}});
}

template <class View>
std::string standings_text(const DataHub* hub,
                           const std::vector<sports::hub::StandingsGroup>& groups) {
  return to_json(View{source_of(hub), {groups}});
}

std::string rosters_text(const DataHub& hub, const sports::hub::Rosters& rosters) {
  const auto source = hub.source();
  if (const auto* nhl = std::get_if<std::vector<sports::hub::HockeyRoster>>(&rosters))
    return to_json(wire::NhlRosters{source, {*nhl}});
  return to_json(
      wire::MlbRosters{source, {std::get<std::vector<sports::hub::BaseballRoster>>(rosters)}});
}

}  // namespace

std::optional<Response> Hub::refuse_view(const RequestContext& context, Sport sport) const {
  if (views_of(sport).is_optional && !parts_.league_views) return no_such_call();
  return refuse_guest(context, sport);
}

std::optional<Response> Hub::refuse_guest(const RequestContext& context, Sport sport) const {
  if (!views_of(sport).is_for_members) return std::nullopt;
  if (context.session) {
    const auto standing =
        context.io.reader->ask(&projections::StandingQuery::find, context.session->account);
    if (standing && standing->tier) return std::nullopt;
  }
  return text(403, "NBA data comes with every paid plan");
}

template <class Make>
Task<Response> Hub::day_view(RequestContext& context, Sport sport, std::string_view name,
                             std::optional<DataView> counted, Make make) {
  if (auto refusal = refuse_view(context, sport)) co_return *std::move(refusal);
  const auto date = read_date(context.request);
  if (!date) co_return text(400, date.error());
  co_return co_await hub_view(context,
                              {.sport = sport,
                               .name = fmt::format("{} {}", name, date_text(*date)),
                               .holds_until = &DataHub::day_holds_until,
                               .counted = counted},
                              [make, date = *date](const DataHub* hub, ledger::Timestamp now) {
                                return make(hub, date, now);
                              });
}

Task<Response> Hub::season_view(RequestContext& context, Sport sport, std::string_view name,
                                std::optional<DataView> counted, MakeHubText make) {
  if (const auto ok = read_no_query(context.request.query); !ok) co_return text(400, ok.error());
  co_return co_await hub_view(context,
                              {.sport = sport,
                               .name = std::string{name},
                               .holds_until = &DataHub::season_holds_until,
                               .counted = counted},
                              std::move(make));
}

template <Sport kSport>
Task<Response> Hub::schedule(RequestContext& context) {
  return day_view(context, kSport, "schedule", views_of(kSport).schedule,
                  [&parts = parts_](const DataHub* hub, year_month_day date,
                                    ledger::Timestamp now) -> std::optional<std::string> {
                    wire::Schedule view{.date = date_text(date)};
                    if (hub == nullptr) return to_json(view);
                    view.source = hub->source();
                    const auto games = hub->schedule(kSport, date, now);
                    if (!games) return std::nullopt;
                    const auto board = parts.boards.current();
                    const auto live = parts.live_boards.current();
                    for (const auto& game : *games) {
                      auto& shown = view.games.emplace_back(wire::scheduled_game_of(game));
                      shown.is_offered = is_offered(*board, {}, game.id, now);
                      shown.is_sold_live = is_sold_live(*live, game.id);
                      shown.has_page = parts.pages.has(game.id);
                    }
                    return to_json(view);
                  });
}

template <Sport kSport>
Task<Response> Hub::box_scores(RequestContext& context) {
  using View = LeagueShapes<kSport>::BoxScores;
  return day_view(context, kSport, "boxes", views_of(kSport).box_scores,
                  [](const DataHub* hub, year_month_day date,
                     ledger::Timestamp now) -> std::optional<std::string> {
                    if (hub == nullptr) return box_scores_text<View>(hub, date, {});
                    const auto boxes = hub->boxes(kSport, date, now);
                    if (!boxes) return std::nullopt;
                    return box_scores_text<View>(hub, date, *boxes);
                  });
}

template <Sport kSport>
Task<Response> Hub::standings(RequestContext& context) {
  using View = LeagueShapes<kSport>::Standings;
  if (auto refusal = refuse_view(context, kSport)) co_return *std::move(refusal);
  co_return co_await season_view(
      context, kSport, "standings", views_of(kSport).standings,
      [](const DataHub* hub, ledger::Timestamp now) -> std::optional<std::string> {
        if (hub == nullptr) return standings_text<View>(hub, {});
        const auto groups = hub->standings(kSport, now);
        if (!groups) return std::nullopt;
        return standings_text<View>(hub, *groups);
      });
}

template <Sport kSport>
Task<Response> Hub::rosters(RequestContext& context) {
  return season_view(context, kSport, "rosters", views_of(kSport).rosters,
                     [](const DataHub* hub, ledger::Timestamp now) -> std::optional<std::string> {
                       if (hub == nullptr)
                         return to_json(wire::NhlRosters{});  // empty ones are all alike
                       const auto rosters = hub->rosters(kSport, now);
                       if (!rosters) return std::nullopt;
                       return rosters_text(*hub, *rosters);
                     });
}

std::span<const RouteOf<Hub>> Hub::routes() {
  static constexpr auto kTable = std::to_array<RouteOf<Hub>>({
      {Method::kGet, "/api/sports/nhl/schedule", Access::kPublic, &Hub::schedule<Sport::kNhl>},
      {Method::kGet, "/api/sports/nhl/boxscores", Access::kPublic, &Hub::box_scores<Sport::kNhl>},
      {Method::kGet, "/api/sports/nhl/game", Access::kPublic, fresh(&Hub::nhl_game),
       ChosenPurse::kFollowed},
      {Method::kGet, "/api/sports/nhl/game/{id}", Access::kPublic, fresh(&Hub::nhl_game),
       ChosenPurse::kFollowed},
      {Method::kGet, "/api/sports/nhl/standings", Access::kPublic, &Hub::standings<Sport::kNhl>},
      {Method::kGet, "/api/sports/nhl/rosters", Access::kPublic, &Hub::rosters<Sport::kNhl>},
      {Method::kGet, "/api/sports/mlb/rosters", Access::kPublic, &Hub::rosters<Sport::kMlb>},
      {Method::kGet, "/api/sports/team", Access::kPublic, &Hub::team},
      {Method::kGet, "/api/sports/teams", Access::kPublic, &Hub::teams},
      {Method::kGet, "/api/sports/views", Access::kPublic, &Hub::views},
      {Method::kGet, "/api/sports/mlb/schedule", Access::kPublic, &Hub::schedule<Sport::kMlb>},
      {Method::kGet, "/api/sports/mlb/boxscores", Access::kPublic, &Hub::box_scores<Sport::kMlb>},
      {Method::kGet, "/api/sports/mlb/standings", Access::kPublic, &Hub::standings<Sport::kMlb>},
      {Method::kGet, "/api/sports/nba/schedule", Access::kPublic, &Hub::schedule<Sport::kNba>},
      {Method::kGet, "/api/sports/nba/boxscores", Access::kPublic, &Hub::box_scores<Sport::kNba>},
      {Method::kGet, "/api/sports/nba/standings", Access::kPublic, &Hub::standings<Sport::kNba>},
  });
  return kTable;
}

Task<Response> Hub::views(RequestContext& context) {
  co_return json(200, to_json(wire::HubViews{parts_.league_views}));
}

}  // namespace chalkline::http
