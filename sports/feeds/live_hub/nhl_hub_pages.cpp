#include "sports/feeds/live_hub/nhl_hub_pages.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "sports/feeds/live_hub/box_figures.hpp"
#include "sports/feeds/nhl/nhl.hpp"
#include "sports/feeds/nhl/season_pages.hpp"
#include "sports/model/hockey_teams.hpp"
#include "sports/model/league.hpp"

namespace chalkline::sports::live {
namespace {

using std::chrono::sys_days;

constexpr std::chrono::hours kNhlStandingsEvery{2};
constexpr std::chrono::hours kNhlRostersEvery{12};

// Adds the details of the box score to those of the day's scores.
void complete(hub::TeamBox& team, const hub::TeamBox& box) {
  if (!team.shots) team.shots = box.shots;
  if (box.power_play_goals) team.power_play_goals = box.power_play_goals;
  if (!box.skaters.empty()) team.skaters = box.skaters;
  team.goalies = box.goalies;
}

}  // namespace

NhlHubPages::NhlHubPages(std::string base_url)
    : HubPages{"nhl-hub"}, base_url_{std::move(base_url)} {
  for (const auto& team : teams_of(kHockey))
    teams_.push_back({.team = {std::string{team.name}, std::string{team.code}}});
  std::ranges::sort(teams_, {}, [](const KnownTeam& known) { return known.team.name; });
}

std::vector<NhlHubPages::Game> NhlHubPages::games_of_day(const std::vector<Days::Game>& games) {
  std::vector<Game> all;
  for (const auto& game : games) {
    const auto& listed = game.listed;
    auto& whole = all.emplace_back(Game{listed,
                                        {.starts_at = listed.game.starts_at,
                                         .status = status_of(listed.game),
                                         .home = listed.home,
                                         .away = listed.away,
                                         .periods = listed.periods}});
    if (!game.box) continue;
    complete(whole.box.home, game.box->home);
    complete(whole.box.away, game.box->away);
  }
  return all;
}

std::optional<std::vector<NhlHubPages::Game>> NhlHubPages::look_at(sys_days day,
                                                                   ledger::Timestamp now) {
  const std::scoped_lock lock{mutex_};
  const auto* games = days_.look_at(day, now);
  if (games == nullptr) return std::nullopt;
  return games_of_day(*games);
}

std::vector<NhlHubPages::Game> NhlHubPages::known(sys_days day) const {
  const std::scoped_lock lock{mutex_};
  const auto* games = days_.find(day);
  return games == nullptr ? std::vector<Game>{} : games_of_day(*games);
}

std::optional<TeamPlayers> NhlHubPages::players_of(const std::string& home_code,
                                                   const std::string& away_code) const {
  const std::scoped_lock lock{mutex_};
  return players_in(
      teams_, [](const KnownTeam& known) { return known.team.code; }, home_code, away_code);
}

std::vector<ledger::PlayerFigures> NhlHubPages::official_figures(const LeagueGame& game,
                                                                 ledger::Timestamp now) {
  const std::scoped_lock lock{mutex_};
  const auto* box = days_.official_box(game, now);
  return box == nullptr ? std::vector<ledger::PlayerFigures>{} : box_figures(*box);
}

std::optional<std::vector<hub::StandingsGroup>> NhlHubPages::standings() const {
  const std::scoped_lock lock{mutex_};
  return standings_;
}

std::optional<std::vector<hub::HockeyRoster>> NhlHubPages::rosters() const {
  const std::scoped_lock lock{mutex_};
  std::vector<hub::HockeyRoster> rosters;
  for (const auto& known : teams_) {
    if (!known.figures_due.has_been_asked()) return std::nullopt;
    if (!known.players || !known.figures) continue;
    auto& roster = rosters.emplace_back(hub::HockeyRoster{known.team, *known.players});
    for (auto& player : roster.players) {
      const auto figures = known.figures->find(player.player.id);
      if (figures == known.figures->end()) continue;
      auto whole = figures->second;
      whole.position = player.position;
      player = std::move(whole);
    }
  }
  if (rosters.empty()) return std::nullopt;
  return rosters;
}

std::optional<HubPages::FetchTask> NhlHubPages::next(ledger::Timestamp now) {
  const std::scoped_lock lock{mutex_};
  if (auto task = day_task(days_.next_day(now), now)) return task;
  if (auto task = next_standings(now)) return task;
  if (auto task = next_box(now)) return task;
  if (auto task = next_roster(now)) return task;
  return day_task(days_.next_failed_day(now), now);
}

std::optional<HubPages::FetchTask> NhlHubPages::day_task(std::optional<sys_days> day,
                                                         ledger::Timestamp now) {
  if (!day) return std::nullopt;
  return scores_task(nhl::pages().scores_page(base_url_, *day), *day, now);
}

std::optional<HubPages::FetchTask> NhlHubPages::next_box(ledger::Timestamp now) {
  const auto of = days_.next_box(now);
  if (!of) return std::nullopt;
  return FetchTask{
      {fmt::format("{}/gamecenter/{}/boxscore", base_url_, of->key), {}, true},
      [this, of = *of, now](std::string_view body) { return take_box(of, body, now); }};
}

std::optional<HubPages::FetchTask> NhlHubPages::next_standings(ledger::Timestamp now) {
  if (!standings_due_.is_due(now)) return std::nullopt;
  standings_due_.asked(now);
  return FetchTask{{base_url_ + "/standings/now", {}},
                   [this, now](std::string_view body) { return take_standings(body, now); }};
}

std::optional<HubPages::FetchTask> NhlHubPages::next_roster(ledger::Timestamp now) {
  for (auto& team : teams_) {
    if (team.players_due.is_due(now)) {
      team.players_due.asked(now);
      return FetchTask{
          {fmt::format("{}/roster/{}/current", base_url_, team.team.code), {}, true},
          [this, &team, now](std::string_view body) { return take_players(team, body, now); }};
    }
    if (team.figures_due.is_due(now)) {
      team.figures_due.asked(now);
      const auto season = season_at(kHockey, now);
      return FetchTask{
          {fmt::format("{}/club-stats/{}/{}{}/2", base_url_, team.team.code, season, season + 1),
           {},
           true},
          [this, &team, now](std::string_view body) { return take_figures(team, body, now); }};
    }
  }
  return std::nullopt;
}

LeagueGames NhlHubPages::take_scores(std::string_view body, sys_days day, ledger::Timestamp now,
                                     LeftOut& left_out) {
  auto page = nhl::read_day(body, day, &left_out);
  auto games = games_of(page);
  if (!page) return games;
  const std::scoped_lock lock{mutex_};
  days_.put(day, *std::move(page), now);
  return games;
}

NhlHubPages::Taken NhlHubPages::take_box(const Days::BoxOf& of, std::string_view body,
                                         ledger::Timestamp now) {
  if (body.empty()) return true;
  auto box = nhl::read_box(body, of.key, &left_out());
  if (!box) return std::unexpected{std::move(box.error())};
  const std::scoped_lock lock{mutex_};
  days_.put(of, *std::move(box), now);
  return true;
}

// Between two seasons the league has none: the last ones stay.
NhlHubPages::Taken NhlHubPages::take_standings(std::string_view body, ledger::Timestamp now) {
  auto standings = nhl::read_standings(body, &left_out());
  if (!standings) return std::unexpected{std::move(standings.error())};
  const std::scoped_lock lock{mutex_};
  if (!standings->empty() || !standings_) standings_ = *std::move(standings);
  standings_due_.answered(now + kNhlStandingsEvery);
  return true;
}

NhlHubPages::Taken NhlHubPages::take_players(KnownTeam& team, std::string_view body,
                                             ledger::Timestamp now) {
  if (body.empty()) return true;
  auto players = nhl::read_roster(body, &left_out());
  if (!players) return std::unexpected{std::move(players.error())};
  const std::scoped_lock lock{mutex_};
  team.players = *std::move(players);
  team.players_due.answered(now + kNhlRostersEvery);
  return true;
}

// Before its first game a team has no page of statistics.
NhlHubPages::Taken NhlHubPages::take_figures(KnownTeam& team, std::string_view body,
                                             ledger::Timestamp now) {
  auto players = body.empty() ? std::expected<std::vector<hub::HockeyPlayer>, std::string>{}
                              : nhl::read_figures(body, &left_out());
  if (!players) return std::unexpected{std::move(players.error())};
  const std::scoped_lock lock{mutex_};
  team.figures.emplace();
  for (auto& player : *players) {
    auto id = player.player.id;
    team.figures->emplace(std::move(id), std::move(player));
  }
  team.figures_due.answered(now + kNhlRostersEvery);
  return true;
}

}  // namespace chalkline::sports::live
