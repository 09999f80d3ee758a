#include "sports/feeds/live_hub/live_hub.hpp"

#include "ledger/values/game_id.hpp"
#include "sports/model/eastern_time.hpp"
#include "sports/model/hockey_teams.hpp"
#include "sports/model/league.hpp"

namespace chalkline::sports::live {
namespace {

// How late what has come is shown at most.
constexpr std::chrono::seconds kDayShownFor{5};
constexpr std::chrono::seconds kSeasonShownFor{15};

// A game whose time is not known yet is of no day; one that was to be played on it is shown.
bool is_of_day(const LeagueGame& game) {
  return game.phase != Phase::kUnknown || game.halt != Halt::kNone;
}

std::optional<Venue> venue_of_game(const nhl::DayGame& game) {
  const auto& home = game.home.team.code;
  if (game.at_neutral_site || find_team(kHockey, home) == nullptr) return std::nullopt;
  return hockey_team(home).venue;
}

}  // namespace

LiveHub::LiveHub(std::shared_ptr<NhlFigures> nhl, std::shared_ptr<MlbFigures> mlb,
                 const std::string& database)
    : nhl_{std::move(nhl)},
      mlb_{std::move(mlb)},
      db_{database, sqlite::Access::kRead},
      store_{db_} {}

// Another feed may have named the game first.
ledger::GameId LiveHub::id_of(const std::string& feed, const std::string& key) const {
  const std::scoped_lock lock{mutex_};
  if (const auto named = store_.joined_game(feed, key)) return named->id;
  return ledger::game_id(source(), feed + ':' + key);
}

hub::IfKnown<std::vector<hub::ScheduledGame>> LiveHub::schedule(std::chrono::year_month_day date,
                                                                ledger::Timestamp now) const {
  const auto day = nhl_->look_at(date, now);
  if (!day) return std::nullopt;
  std::vector<hub::ScheduledGame> games;
  for (const auto& figures : *day) {
    if (!is_of_day(figures.day.game)) continue;
    const auto& box = figures.box;
    games.push_back({.id = id_of(figures.day),
                     .starts_at = box.starts_at,
                     .status = box.status,
                     .home = box.home.team,
                     .away = box.away.team,
                     .venue = venue_of_game(figures.day),
                     .halt = figures.day.game.halt});
  }
  return games;
}

hub::IfKnown<std::vector<hub::BoxScore>> LiveHub::box_scores(std::chrono::year_month_day date,
                                                             ledger::Timestamp now) const {
  auto day = nhl_->look_at(date, now);
  if (!day) return std::nullopt;
  std::vector<hub::BoxScore> boxes;
  for (auto& figures : *day) {
    if (!has_begun(figures.day.game)) continue;
    figures.box.id = id_of(figures.day);
    boxes.push_back(std::move(figures.box));
  }
  return boxes;
}

// Of the days that are known: a page of a game has none fetched.
std::optional<hub::BoxScore> LiveHub::box_score(const Game& game, ledger::Timestamp now) const {
  if (game.sport != kHockey || game.source != source() || game.starts_at > now) return std::nullopt;
  for (auto& figures : nhl_->known(eastern_date(game.starts_at))) {
    if (!figures.day.game.score || id_of(figures.day) != game.id) continue;
    figures.box.id = game.id;
    return std::move(figures.box);
  }
  return std::nullopt;
}

std::optional<hub::BaseballBox> LiveHub::baseball_box(const Game& game,
                                                      ledger::Timestamp now) const {
  if (game.sport != ledger::Sport::kMlb || game.source != source() || game.starts_at > now)
    return std::nullopt;
  for (const auto& figures : mlb_->known(eastern_date(game.starts_at))) {
    const auto& told = figures.told.game;
    if (!has_begun(told) || id_of("mlb", told.key) != game.id) continue;
    return baseball_box_of(figures);
  }
  return std::nullopt;
}

std::optional<Venue> LiveHub::venue(const Game& game) const {
  if (game.sport != kHockey || game.source != source()) return std::nullopt;
  for (const auto& figures : nhl_->known(eastern_date(game.starts_at))) {
    if (id_of(figures.day) == game.id) return venue_of_game(figures.day);
  }
  return std::nullopt;
}

hub::IfKnown<std::vector<hub::DivisionStandings>> LiveHub::standings(ledger::Timestamp) const {
  return nhl_->standings();
}

hub::IfKnown<std::vector<hub::HockeyRoster>> LiveHub::hockey_rosters(ledger::Timestamp) const {
  return nhl_->rosters();
}

hub::IfKnown<std::vector<hub::BaseballRoster>> LiveHub::baseball_rosters(ledger::Timestamp) const {
  return mlb_->rosters();
}

hub::LeagueGame LiveHub::league_game(const mlb::DayGame& game) const {
  const auto& told = game.game;
  return {id_of("mlb", told.key), told.starts_at, status_of(told), game.home, game.away, told.halt};
}

hub::IfKnown<std::vector<hub::LeagueGame>> LiveHub::league_schedule(
    ledger::Sport sport, std::chrono::year_month_day date, ledger::Timestamp now) const {
  if (!has_league_views(sport)) return std::nullopt;
  const auto day = mlb_->look_at(date, now);
  if (!day) return std::nullopt;
  std::vector<hub::LeagueGame> games;
  for (const auto& game : *day) {
    if (is_of_day(game.told.game)) games.push_back(league_game(game.told));
  }
  return games;
}

hub::BaseballBox LiveHub::baseball_box_of(const MlbFigures::Days::Game& game) const {
  const auto& told = game.told;
  hub::BaseballBox box{.line = {league_game(told), *told.game.score, told.innings}};
  if (!game.box) return box;
  box.home = game.box->home;
  box.away = game.box->away;
  return box;
}

hub::IfKnown<std::vector<hub::BaseballBox>> LiveHub::baseball_boxes(
    std::chrono::year_month_day date, ledger::Timestamp now) const {
  const auto day = mlb_->look_at(date, now);
  if (!day) return std::nullopt;
  std::vector<hub::BaseballBox> boxes;
  for (const auto& game : *day) {
    if (has_begun(game.told.game)) boxes.push_back(baseball_box_of(game));
  }
  return boxes;
}

hub::IfKnown<std::vector<hub::BasketballBox>> LiveHub::basketball_boxes(std::chrono::year_month_day,
                                                                        ledger::Timestamp) const {
  return std::nullopt;
}

hub::IfKnown<std::vector<hub::ConferenceStandings>> LiveHub::league_standings(
    ledger::Sport sport, ledger::Timestamp) const {
  if (!has_league_views(sport)) return std::nullopt;
  return mlb_->standings();
}

ledger::Timestamp LiveHub::league_day_holds_until(ledger::Sport, ledger::Timestamp now) const {
  return day_holds_until(now);
}

ledger::Timestamp LiveHub::league_season_holds_until(ledger::Sport, ledger::Timestamp now) const {
  return season_holds_until(now);
}

ledger::Timestamp LiveHub::day_holds_until(ledger::Timestamp now) const {
  return now + kDayShownFor;
}

ledger::Timestamp LiveHub::season_holds_until(ledger::Timestamp now) const {
  return now + kSeasonShownFor;
}

}  // namespace chalkline::sports::live
