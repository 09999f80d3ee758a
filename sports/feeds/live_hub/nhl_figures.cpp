#include "sports/feeds/live_hub/nhl_figures.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "sports/feeds/nhl/season_pages.hpp"
#include "sports/model/eastern_time.hpp"
#include "sports/model/hockey_teams.hpp"
#include "sports/model/league.hpp"

namespace chalkline::sports::live {
namespace {

using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::sys_days;

// How often each page is asked for.
constexpr minutes kDayUnderWayEvery{1};
constexpr minutes kQuietDayEvery{30};
constexpr minutes kBoxEvery{2};
constexpr hours kStandingsEvery{2};
constexpr hours kRostersEvery{12};
// A day other than the current ones is asked for as long as somebody looks at it.
constexpr minutes kLookedAtFor{10};
// A game that has no end after this is not waited for (RULES 13).
constexpr hours kEndsWithin{48};

sys_days nhl_day(ledger::Timestamp now) { return sys_days{eastern_date(now)}; }

bool is_over(const LeagueGame& game) {
  return game.phase == Phase::kFinal || game.phase == Phase::kOfficial;
}

bool has_begun(const LeagueGame& game) {
  return game.score && (is_over(game) || game.phase == Phase::kPlaying);
}

bool is_under_way(const LeagueGame& game, ledger::Timestamp now) {
  const bool may_be = game.phase == Phase::kScheduled || game.phase == Phase::kPlaying;
  return may_be && game.starts_at <= now && now < game.starts_at + kEndsWithin;
}

// A day that is over stays as it is.
ledger::Timestamp day_again_at(const std::vector<nhl::DayGame>& games, sys_days day,
                               ledger::Timestamp now) {
  const bool is_past = day < nhl_day(now) - std::chrono::days{1};
  auto again_at = is_past ? ledger::Timestamp::max() : now + kQuietDayEvery;
  for (const auto& day_game : games) {
    const auto& game = day_game.game;
    if (is_under_way(game, now))
      again_at = std::min<ledger::Timestamp>(again_at, now + kDayUnderWayEvery);
    if (game.starts_at > now) again_at = std::min(again_at, game.starts_at);
  }
  return again_at;
}

GameStatus status_of(const LeagueGame& game) {
  if (game.phase == Phase::kCancelled) return GameStatus::kCancelled;
  if (is_over(game)) return GameStatus::kFinal;
  return game.phase == Phase::kPlaying ? GameStatus::kLive : GameStatus::kScheduled;
}

// Takes over what the box score knows beside the scores of the day.
void complete(hub::TeamBox& team, const hub::TeamBox& box) {
  if (!team.shots) team.shots = box.shots;
  if (box.power_plays) team.power_plays = box.power_plays;
  if (!box.skaters.empty()) team.skaters = box.skaters;
  team.goalies = box.goalies;
}

}  // namespace

NhlFigures::NhlFigures(std::string base_url) : base_url_{std::move(base_url)} {
  for (const auto& team : teams_of(kHockey))
    teams_.push_back({.team = {std::string{team.name}, std::string{team.code}}});
  std::ranges::sort(teams_, {}, [](const KnownTeam& known) { return known.team.name; });
}

ledger::Sport NhlFigures::sport() const { return kHockey; }

NhlFigures::Figures NhlFigures::figures_of(const KnownGame& game) {
  const auto& told = game.told;
  Figures figures{told,
                  {.starts_at = told.game.starts_at,
                   .status = status_of(told.game),
                   .home = told.home,
                   .away = told.away,
                   .periods = told.periods}};
  if (game.box) {
    complete(figures.box.home, game.box->home);
    complete(figures.box.away, game.box->away);
  }
  return figures;
}

std::optional<std::vector<NhlFigures::Figures>> NhlFigures::look_at(sys_days day,
                                                                    ledger::Timestamp now) {
  {
    const std::scoped_lock lock{mutex_};
    auto& known = add_day(day);
    known.looked_at = now;
    if (!known.games) return std::nullopt;
  }
  return known(day);
}

std::vector<NhlFigures::Figures> NhlFigures::known(sys_days day) const {
  const std::scoped_lock lock{mutex_};
  const auto found = days_.find(day);
  if (found == days_.end() || !found->second.games) return {};
  std::vector<Figures> figures;
  for (const auto& game : *found->second.games) figures.push_back(figures_of(game));
  return figures;
}

std::optional<std::vector<hub::DivisionStandings>> NhlFigures::standings() const {
  const std::scoped_lock lock{mutex_};
  return standings_;
}

std::optional<std::vector<hub::HockeyRoster>> NhlFigures::rosters() const {
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

std::optional<HubPages::Errand> NhlFigures::next(ledger::Timestamp now) {
  const std::scoped_lock lock{mutex_};
  keep_current_days(now);
  if (auto errand = next_day(now)) return errand;
  if (auto errand = next_standings(now)) return errand;
  if (auto errand = next_box(now)) return errand;
  return next_roster(now);
}

void NhlFigures::keep_current_days(ledger::Timestamp now) {
  const auto today = nhl_day(now);
  for (const auto day : {today - std::chrono::days{1}, today, today + std::chrono::days{1}})
    add_day(day).looked_at = now;
}

NhlFigures::KnownDay& NhlFigures::add_day(sys_days day) {
  auto& known = days_[day];
  if (days_.size() > kDaysMax) {
    const auto oldest = std::ranges::min_element(days_, {}, [&](const auto& entry) {
      return entry.first == day ? ledger::Timestamp::max() : entry.second.looked_at;
    });
    days_.erase(oldest);
  }
  return known;
}

bool NhlFigures::is_wanted(const Days::value_type& entry, ledger::Timestamp now) {
  return now - entry.second.looked_at < kLookedAtFor;
}

// A day that is not known at all comes before those that may have changed.
std::optional<HubPages::Errand> NhlFigures::next_day(ledger::Timestamp now) {
  const auto rank = [&](const Days::value_type& entry) {
    const bool is_due = is_wanted(entry, now) && entry.second.due.is_due(now);
    return !is_due ? 2 : entry.second.games ? 1 : 0;
  };
  const auto first = std::ranges::min_element(days_, {}, rank);
  if (first == days_.end() || rank(*first) == 2) return std::nullopt;
  const auto day = first->first;
  first->second.due.asked(now);
  return Errand{{fmt::format("{}/score/{:%Y-%m-%d}", base_url_, day), {}},
                [this, day, now](std::string_view body) { return take_day(day, body, now); }};
}

std::optional<HubPages::Errand> NhlFigures::next_box(ledger::Timestamp now) {
  for (auto& entry : days_) {
    if (!is_wanted(entry, now) || !entry.second.games) continue;
    for (auto& game : *entry.second.games) {
      if (!has_begun(game.told.game) || game.box_is_last || !game.box_due.is_due(now)) continue;
      game.box_due.asked(now);
      const auto& key = game.told.game.key;
      return Errand{{fmt::format("{}/gamecenter/{}/boxscore", base_url_, key), {}, true},
                    [this, day = entry.first, key, over = is_over(game.told.game),
                     now](std::string_view body) { return take_box(day, key, over, body, now); }};
    }
  }
  return std::nullopt;
}

std::optional<HubPages::Errand> NhlFigures::next_standings(ledger::Timestamp now) {
  if (!standings_due_.is_due(now)) return std::nullopt;
  standings_due_.asked(now);
  return Errand{{base_url_ + "/standings/now", {}},
                [this, now](std::string_view body) { return take_standings(body, now); }};
}

std::optional<HubPages::Errand> NhlFigures::next_roster(ledger::Timestamp now) {
  for (auto& team : teams_) {
    if (team.players_due.is_due(now)) {
      team.players_due.asked(now);
      return Errand{
          {fmt::format("{}/roster/{}/current", base_url_, team.team.code), {}, true},
          [this, &team, now](std::string_view body) { return take_players(team, body, now); }};
    }
    if (team.figures_due.is_due(now)) {
      team.figures_due.asked(now);
      const auto season = season_at(kHockey, now);
      return Errand{
          {fmt::format("{}/club-stats/{}/{}{}/2", base_url_, team.team.code, season, season + 1),
           {},
           true},
          [this, &team, now](std::string_view body) { return take_figures(team, body, now); }};
    }
  }
  return std::nullopt;
}

// Of what was known before.
void NhlFigures::keep_box(std::vector<KnownGame>& known, KnownGame& game) {
  const auto& key = game.told.game.key;
  const auto before =
      std::ranges::find_if(known, [&](const KnownGame& each) { return each.told.game.key == key; });
  if (before == known.end()) return;
  game.box = std::move(before->box);
  game.box_due = before->box_due;
  game.box_is_last = before->box_is_last && is_over(game.told.game);
}

NhlFigures::Taken NhlFigures::take_day(sys_days day, std::string_view body, ledger::Timestamp now) {
  auto told = nhl::read_day(body, day);
  if (!told) return std::unexpected{std::move(told.error())};
  const std::scoped_lock lock{mutex_};
  auto& known = add_day(day);
  known.due.answered(day_again_at(*told, day, now));
  std::vector<KnownGame> games;
  for (auto& game : *told) {
    auto& added = games.emplace_back(KnownGame{.told = std::move(game)});
    if (known.games) keep_box(*known.games, added);
  }
  known.games = std::move(games);
  return true;
}

NhlFigures::Taken NhlFigures::take_box(sys_days day, const std::string& key, bool is_over,
                                       std::string_view body, ledger::Timestamp now) {
  if (body.empty()) return true;
  auto box = nhl::read_box(body, key);
  if (!box) return std::unexpected{std::move(box.error())};
  const std::scoped_lock lock{mutex_};
  const auto known = days_.find(day);
  if (known == days_.end() || !known->second.games) return true;
  for (auto& game : *known->second.games) {
    if (game.told.game.key != key) continue;
    game.box = std::move(*box);
    game.box_due.answered(now + kBoxEvery);
    game.box_is_last = is_over;
    break;
  }
  return true;
}

// Between two seasons the league has none: the last ones stay.
NhlFigures::Taken NhlFigures::take_standings(std::string_view body, ledger::Timestamp now) {
  auto standings = nhl::read_standings(body);
  if (!standings) return std::unexpected{std::move(standings.error())};
  const std::scoped_lock lock{mutex_};
  if (!standings->empty() || !standings_) standings_ = *std::move(standings);
  standings_due_.answered(now + kStandingsEvery);
  return true;
}

NhlFigures::Taken NhlFigures::take_players(KnownTeam& team, std::string_view body,
                                           ledger::Timestamp now) {
  if (body.empty()) return true;
  auto players = nhl::read_roster(body);
  if (!players) return std::unexpected{std::move(players.error())};
  const std::scoped_lock lock{mutex_};
  team.players = *std::move(players);
  team.players_due.answered(now + kRostersEvery);
  return true;
}

// Before its first game a team has no page of figures.
NhlFigures::Taken NhlFigures::take_figures(KnownTeam& team, std::string_view body,
                                           ledger::Timestamp now) {
  auto players = body.empty() ? std::expected<std::vector<hub::HockeyPlayer>, std::string>{}
                              : nhl::read_figures(body);
  if (!players) return std::unexpected{std::move(players.error())};
  const std::scoped_lock lock{mutex_};
  team.figures.emplace();
  for (auto& player : *players) {
    auto id = player.player.id;
    team.figures->emplace(std::move(id), std::move(player));
  }
  team.figures_due.answered(now + kRostersEvery);
  return true;
}

}  // namespace chalkline::sports::live
