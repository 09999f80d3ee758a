#include "sports/feeds/live_hub/espn_hub_pages.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "sports/model/updates.hpp"

namespace chalkline::sports::live {
namespace {

constexpr std::chrono::hours kEspnTeamsEvery{24};
constexpr std::chrono::hours kEspnRostersEvery{12};

// A box score that settles props is seldom corrected later than in the minutes after the game.
constexpr std::chrono::minutes kNewBoxEvery{2};
constexpr std::chrono::hours kStandingBoxEvery{6};

// The results of a league ask for a game's figures every 30 seconds for two days; an hour after
// they have stopped the game is forgotten.
constexpr std::chrono::hours kAskedForWithin{1};

}  // namespace

EspnHubPages::EspnHubPages(LeaguePages league)
    : HubPages{league.name + "-hub"}, league_{std::move(league)} {}

std::optional<TeamPlayers> EspnHubPages::players_of(const std::string& home_code,
                                                    const std::string& away_code) const {
  const std::scoped_lock lock{mutex_};
  return players_in(
      teams_, [](const KnownTeam& known) { return known.listed.team.code; }, home_code, away_code);
}

std::vector<ledger::PlayerFigures> EspnHubPages::official_figures(const LeagueGame& game,
                                                                  ledger::Timestamp now) {
  if (!game.score || !is_over(game.phase)) return {};
  const std::scoped_lock lock{mutex_};
  std::erase_if(over_,
                [&](const auto& entry) { return now - entry.second.asked_for > kAskedForWithin; });
  const auto [found, is_new] = over_.try_emplace(game.key);
  auto& over = found->second;
  if (is_new || over.score != *game.score) over = {.score = *game.score, .since = now};
  over.asked_for = now;
  return over.figures;
}

LeagueGames EspnHubPages::take_scores(std::string_view body, std::chrono::sys_days day,
                                      ledger::Timestamp now, LeftOut& left_out) {
  return league_.read_scores(body, day, now, left_out);
}

std::optional<HubPages::FetchTask> EspnHubPages::next(ledger::Timestamp now) {
  const std::scoped_lock lock{mutex_};
  if (auto task = next_box(now)) return task;
  return next_roster(now);
}

std::optional<HubPages::FetchTask> EspnHubPages::next_box(ledger::Timestamp now) {
  for (auto& [key, over] : over_) {
    if (!over.due.is_due(now)) continue;
    over.due.asked(now);
    return FetchTask{{league_.base_url + "/summary", "event=" + key, true},
                     [this, key, now](std::string_view body) { return take_box(key, body, now); }};
  }
  return std::nullopt;
}

std::optional<HubPages::FetchTask> EspnHubPages::next_roster(ledger::Timestamp now) {
  if (teams_due_.is_due(now)) {
    teams_due_.asked(now);
    return FetchTask{{league_.base_url + "/teams", {}},
                     [this, now](std::string_view body) { return take_teams(body, now); }};
  }
  for (auto& known : teams_) {
    if (!known.due.is_due(now)) continue;
    known.due.asked(now);
    return roster_of(known.listed.id, now);
  }
  return std::nullopt;
}

HubPages::FetchTask EspnHubPages::roster_of(const std::string& team, ledger::Timestamp now) {
  return {{fmt::format("{}/teams/{}/roster", league_.base_url, team), {}, true},
          [this, team, now](std::string_view body) { return take_roster(team, body, now); }};
}

// One of a game that is still under way on it is an old one.
EspnHubPages::Taken EspnHubPages::take_box(const std::string& key, std::string_view body,
                                           ledger::Timestamp now) {
  if (body.empty()) return true;
  const auto box = espn::read_box(body, sport(), key, &left_out());
  if (!box) return std::unexpected{box.error()};
  const std::scoped_lock lock{mutex_};
  const auto found = over_.find(key);
  if (found == over_.end() || !box->is_over || box->empty()) return true;
  auto& over = found->second;
  over.figures = espn::box_figures(*box);
  const bool stands = now - over.since >= kFinalStands;
  over.due.answered(now + (stands ? kStandingBoxEvery : kNewBoxEvery));
  return true;
}

EspnHubPages::Taken EspnHubPages::take_teams(std::string_view body, ledger::Timestamp now) {
  auto listed = espn::read_teams(body, sport(), &left_out());
  if (!listed) return std::unexpected{std::move(listed.error())};
  const std::scoped_lock lock{mutex_};
  std::vector<KnownTeam> teams;
  for (auto& team : *listed) {
    const auto before = std::ranges::find(teams_, team, &KnownTeam::listed);
    teams.push_back(before == teams_.end() ? KnownTeam{.listed = std::move(team)}
                                           : std::move(*before));
  }
  teams_ = std::move(teams);
  teams_due_.answered(now + kEspnTeamsEvery);
  return true;
}

EspnHubPages::Taken EspnHubPages::take_roster(const std::string& team, std::string_view body,
                                              ledger::Timestamp now) {
  if (body.empty()) return true;
  auto players = espn::read_roster(body, team, &left_out());
  if (!players) return std::unexpected{std::move(players.error())};
  const std::scoped_lock lock{mutex_};
  for (auto& known : teams_) {
    if (known.listed.id != team) continue;
    known.players = std::move(*players);
    known.due.answered(now + kEspnRostersEvery);
  }
  return true;
}

}  // namespace chalkline::sports::live
