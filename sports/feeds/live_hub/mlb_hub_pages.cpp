#include "sports/feeds/live_hub/mlb_hub_pages.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "sports/feeds/live/league_game.hpp"
#include "sports/feeds/live_hub/box_figures.hpp"
#include "sports/feeds/mlb/mlb.hpp"

namespace chalkline::sports::live {
namespace {

constexpr std::chrono::hours kMlbStandingsEvery{2};
constexpr std::chrono::hours kMlbTeamsEvery{24};
constexpr std::chrono::hours kMlbRostersEvery{12};

}  // namespace

std::optional<std::vector<hub::BaseballRoster>> MlbHubPages::rosters() const {
  const std::scoped_lock lock{mutex_};
  std::vector<hub::BaseballRoster> rosters;
  for (const auto& known : teams_) {
    if (!known.due.has_been_asked()) return std::nullopt;
    if (known.players) rosters.push_back({known.team.team, *known.players});
  }
  if (rosters.empty()) return std::nullopt;
  return rosters;
}

std::optional<std::vector<MlbHubPages::Days::Game>> MlbHubPages::look_at(std::chrono::sys_days day,
                                                                         ledger::Timestamp now) {
  const std::scoped_lock lock{mutex_};
  const auto* games = days_.look_at(day, now);
  if (games == nullptr) return std::nullopt;
  return *games;
}

std::vector<MlbHubPages::Days::Game> MlbHubPages::known(std::chrono::sys_days day) const {
  const std::scoped_lock lock{mutex_};
  const auto* games = days_.find(day);
  return games == nullptr ? std::vector<Days::Game>{} : *games;
}

std::optional<TeamPlayers> MlbHubPages::players_of(const std::string& home_code,
                                                   const std::string& away_code) const {
  const std::scoped_lock lock{mutex_};
  return players_in(
      teams_, [](const KnownTeam& known) { return known.team.team.code; }, home_code, away_code);
}

std::vector<ledger::PlayerFigures> MlbHubPages::official_figures(const LeagueGame& game,
                                                                 ledger::Timestamp now) {
  const std::scoped_lock lock{mutex_};
  const auto* box = days_.official_box(game, now);
  return box == nullptr ? std::vector<ledger::PlayerFigures>{} : box_figures(*box);
}

std::optional<std::vector<hub::StandingsGroup>> MlbHubPages::standings() const {
  const std::scoped_lock lock{mutex_};
  return standings_;
}

std::optional<HubPages::FetchTask> MlbHubPages::next(ledger::Timestamp now) {
  const std::scoped_lock lock{mutex_};
  if (auto task = day_task(days_.next_day(now), now)) return task;
  if (auto task = next_standings(now)) return task;
  if (auto task = next_box(now)) return task;
  if (auto task = next_roster(now)) return task;
  return day_task(days_.next_failed_day(now), now);
}

std::optional<HubPages::FetchTask> MlbHubPages::day_task(std::optional<std::chrono::sys_days> day,
                                                         ledger::Timestamp now) {
  if (!day) return std::nullopt;
  return scores_task(mlb::pages().scores_page(base_url_, *day), *day, now);
}

std::optional<HubPages::FetchTask> MlbHubPages::next_box(ledger::Timestamp now) {
  const auto of = days_.next_box(now);
  if (!of) return std::nullopt;
  return FetchTask{
      {fmt::format("{}/game/{}/boxscore", base_url_, of->key), {}, true},
      [this, of = *of, now](std::string_view body) { return take_box(of, body, now); }};
}

std::optional<HubPages::FetchTask> MlbHubPages::next_standings(ledger::Timestamp now) {
  if (!standings_due_.is_due(now)) return std::nullopt;
  standings_due_.asked(now);
  const auto season = season_at(ledger::Sport::kMlb, now);
  return FetchTask{{base_url_ + "/standings", fmt::format("leagueId=103,104&season={}", season)},
                   [this, now](std::string_view body) { return take_standings(body, now); }};
}

std::optional<HubPages::FetchTask> MlbHubPages::next_roster(ledger::Timestamp now) {
  if (teams_due_.is_due(now)) {
    teams_due_.asked(now);
    return FetchTask{{base_url_ + "/teams", "sportId=1"},
                     [this, now](std::string_view body) { return take_teams(body, now); }};
  }
  for (auto& known : teams_) {
    if (!known.due.is_due(now)) continue;
    known.due.asked(now);
    return roster_of(known.team.number, now);
  }
  return std::nullopt;
}

HubPages::FetchTask MlbHubPages::roster_of(std::int64_t team, ledger::Timestamp now) {
  const auto query = fmt::format(
      "rosterType=active&"
      "hydrate=person(stats(type=season,group=%5Bhitting,pitching%5D,season={}))",
      season_at(ledger::Sport::kMlb, now));
  return {{fmt::format("{}/teams/{}/roster", base_url_, team), query, true},
          [this, team, now](std::string_view body) { return take_roster(team, body, now); }};
}

LeagueGames MlbHubPages::take_scores(std::string_view body, std::chrono::sys_days day,
                                     ledger::Timestamp now, LeftOut& left_out) {
  auto page = mlb::read_days(body, day, std::chrono::days{1}, &left_out);
  auto games = games_of(page);
  if (!page) return games;
  const std::scoped_lock lock{mutex_};
  days_.put(day, *std::move(page), now);
  return games;
}

MlbHubPages::Taken MlbHubPages::take_box(const Days::BoxOf& of, std::string_view body,
                                         ledger::Timestamp now) {
  if (body.empty()) return true;
  auto box = mlb::read_box(body, &left_out());
  if (!box) return std::unexpected{std::move(box.error())};
  const std::scoped_lock lock{mutex_};
  days_.put(of, *std::move(box), now);
  return true;
}

// Before a season there are none, and the last ones stay.
MlbHubPages::Taken MlbHubPages::take_standings(std::string_view body, ledger::Timestamp now) {
  auto standings = mlb::read_standings(body, &left_out());
  if (!standings) return std::unexpected{std::move(standings.error())};
  const std::scoped_lock lock{mutex_};
  if (!standings->empty() || !standings_) standings_ = *std::move(standings);
  standings_due_.answered(now + kMlbStandingsEvery);
  return true;
}

MlbHubPages::Taken MlbHubPages::take_teams(std::string_view body, ledger::Timestamp now) {
  auto listed = mlb::read_teams(body, &left_out());
  if (!listed) return std::unexpected{std::move(listed.error())};
  const std::scoped_lock lock{mutex_};
  std::vector<KnownTeam> teams;
  for (auto& team : *listed) {
    const auto before = std::ranges::find(teams_, team, &KnownTeam::team);
    teams.push_back(before == teams_.end() ? KnownTeam{.team = std::move(team)}
                                           : std::move(*before));
  }
  teams_ = std::move(teams);
  teams_due_.answered(now + kMlbTeamsEvery);
  return true;
}

MlbHubPages::Taken MlbHubPages::take_roster(std::int64_t team, std::string_view body,
                                            ledger::Timestamp now) {
  if (body.empty()) return true;
  auto players = mlb::read_roster(body, team, &left_out());
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
