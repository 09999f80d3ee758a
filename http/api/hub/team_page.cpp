#include <fmt/format.h>

#include <algorithm>

#include "http/api/hub/hub.hpp"
#include "http/api/hub/league_views.hpp"
#include "http/api/hub/team_page_json.hpp"
#include "http/parse/query_fields.hpp"
#include "sports/model/league.hpp"

namespace chalkline::http {
namespace wire {

AllTeams all_teams() {
  AllTeams all;
  for (const auto sport : sports::kSports) {
    auto& league = all.leagues.emplace_back(LeagueTeams{.sport = sport});
    for (const auto& team : sports::teams_of(sport)) league.teams.push_back({team.name, team.code});
  }
  return all;
}

void put_standing(TeamPage& page, const std::vector<sports::hub::StandingsGroup>& groups) {
  for (const auto& group : groups) {
    const auto row = std::ranges::find(group.teams, page.team.code, [](const auto& standing) {
      return std::string_view{standing.team.code};
    });
    if (row == group.teams.end()) continue;
    page.group = group.name;
    page.rank = static_cast<int>(row - group.teams.begin()) + 1;
    page.standing = *row;
  }
}

void put_players(TeamPage& page, const sports::hub::Rosters& rosters) {
  const auto put = [&page](const auto& teams, auto& players, const auto& make) {
    for (const auto& roster : teams) {
      if (roster.team.code != page.team.code) continue;
      players.emplace();
      for (const auto& player : roster.players) players->push_back(make(player));
    }
  };
  if (const auto* nhl = std::get_if<std::vector<sports::hub::HockeyRoster>>(&rosters)) {
    put(*nhl, page.nhl_players, &player_of);
  } else {
    put(std::get<std::vector<sports::hub::BaseballRoster>>(rosters), page.mlb_players,
        &batter_or_pitcher_of);
  }
}

}  // namespace wire

namespace {

using ledger::Sport;
using sports::hub::DataHub;

constexpr std::size_t kGamesShown = 10;
// A result is in the history a moment after the table has it.
constexpr std::chrono::seconds kPageKept{30};

struct AskedTeam {
  Sport sport{};
  std::string code;
};

std::expected<AskedTeam, std::string> read_team(const Request& request) {
  return read_query(request.query, [](QueryFields& query) {
    const auto sport = query.word<Sport>("sport");
    const auto code = query.text("code");
    if (!sport) query.problem("sport must be nba, nfl, mlb or nhl");
    if (!code) query.problem("code must be the code of a team, such as BOS");
    return AskedTeam{sport.value_or(Sport{}), code.value_or("")};
  });
}

bool has_rosters(Sport sport) { return views_of(sport).rosters.has_value(); }

// Absent where the table or the roster is still on its way from the league.
std::optional<std::string> page_text(const DataHub* hub, const sports::GamePages& pages,
                                     wire::TeamPage page, ledger::Timestamp now) {
  std::optional<std::vector<sports::hub::StandingsGroup>> groups;
  std::optional<sports::hub::Rosters> rosters;
  if (hub != nullptr) {
    groups = hub->standings(page.sport, now);
    if (!groups) return std::nullopt;
    wire::put_standing(page, *groups);
    if (has_rosters(page.sport)) {
      rosters = hub->rosters(page.sport, now);
      if (!rosters) return std::nullopt;
      wire::put_players(page, *rosters);
    }
  }
  std::vector<sports::PastGame> last;
  if (page.source) {
    const sports::Team team{std::string{page.team.name}, std::string{page.team.code}};
    last = pages.last_games(page.sport, *page.source, team, kGamesShown, now);
  }
  page.last_ten = {last};
  return to_json(page);
}

}  // namespace

Task<Response> Hub::team(RequestContext& context) {
  const auto asked = read_team(context.request);
  if (!asked) co_return text(400, asked.error());
  const auto teams = sports::teams_of(asked->sport);
  const auto team = std::ranges::find(teams, asked->code, &sports::LeagueTeam::code);
  if (team == teams.end()) co_return text(404, "There is no such team");
  if (auto refusal = refuse_guest(context, asked->sport)) co_return *std::move(refusal);
  wire::TeamPage page{.sport = asked->sport, .team = {team->name, team->code}};
  if (parts_.hub != nullptr) page.source = parts_.hub->source();
  co_return co_await hub_view(
      context,
      {.sport = asked->sport,
       .name = fmt::format("team {}", team->code),
       .holds_until = &DataHub::season_holds_until,
       .kept_most = kPageKept},
      [&pages = parts_.pages, page](const DataHub* hub, ledger::Timestamp now) {
        return page_text(hub, pages, page, now);
      });
}

Task<Response> Hub::teams(RequestContext& context) {
  if (const auto ok = read_no_query(context.request.query); !ok) co_return text(400, ok.error());
  static const auto kTeams = shared_json(to_json(wire::all_teams()));
  co_return answer(kTeams, context.request);
}

}  // namespace chalkline::http
