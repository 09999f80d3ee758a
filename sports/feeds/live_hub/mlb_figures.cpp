#include "sports/feeds/live_hub/mlb_figures.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "sports/feeds/live/league_game.hpp"

namespace chalkline::sports::live {
namespace {

constexpr std::chrono::hours kMlbTeamsEvery{24};
constexpr std::chrono::hours kMlbRostersEvery{12};

}  // namespace

std::optional<std::vector<hub::BaseballRoster>> MlbFigures::rosters() const {
  const std::scoped_lock lock{mutex_};
  std::vector<hub::BaseballRoster> rosters;
  for (const auto& known : teams_) {
    if (!known.due.has_been_asked()) return std::nullopt;
    if (known.players) rosters.push_back({known.team.team, *known.players});
  }
  if (rosters.empty()) return std::nullopt;
  return rosters;
}

std::optional<HubPages::Errand> MlbFigures::next(ledger::Timestamp now) {
  const std::scoped_lock lock{mutex_};
  if (teams_due_.is_due(now)) {
    teams_due_.asked(now);
    return Errand{{base_url_ + "/teams", "sportId=1"},
                  [this, now](std::string_view body) { return take_teams(body, now); }};
  }
  for (auto& known : teams_) {
    if (!known.due.is_due(now)) continue;
    known.due.asked(now);
    return roster_of(known.team.number, now);
  }
  return std::nullopt;
}

HubPages::Errand MlbFigures::roster_of(std::int64_t team, ledger::Timestamp now) {
  const auto query = fmt::format(
      "rosterType=active&"
      "hydrate=person(stats(type=season,group=%5Bhitting,pitching%5D,season={}))",
      season_at(ledger::Sport::kMlb, now));
  return {{fmt::format("{}/teams/{}/roster", base_url_, team), query, true},
          [this, team, now](std::string_view body) { return take_roster(team, body, now); }};
}

MlbFigures::Taken MlbFigures::take_teams(std::string_view body, ledger::Timestamp now) {
  auto told = mlb::read_teams(body);
  if (!told) return std::unexpected{std::move(told.error())};
  const std::scoped_lock lock{mutex_};
  std::vector<KnownTeam> teams;
  for (auto& team : *told) {
    const auto before = std::ranges::find(teams_, team, &KnownTeam::team);
    teams.push_back(before == teams_.end() ? KnownTeam{.team = std::move(team)}
                                           : std::move(*before));
  }
  teams_ = std::move(teams);
  teams_due_.answered(now + kMlbTeamsEvery);
  return true;
}

MlbFigures::Taken MlbFigures::take_roster(std::int64_t team, std::string_view body,
                                          ledger::Timestamp now) {
  if (body.empty()) return true;
  auto players = mlb::read_roster(body, team);
  if (!players) return std::unexpected{std::move(players.error())};
  const std::scoped_lock lock{mutex_};
  for (auto& known : teams_) {
    if (known.team.number != team) continue;
    known.players = std::move(*players);
    known.due.answered(now + kMlbRostersEvery);
  }
  return true;
}

}  // namespace chalkline::sports::live
