#include "sports/feeds/live_hub/live_hub.hpp"

#include "ledger/values/game_id.hpp"
#include "sports/model/eastern_time.hpp"
#include "sports/model/hockey_teams.hpp"
#include "sports/model/league.hpp"

namespace chalkline::sports::live {
namespace {

// How long an answer is shown before newer pages are looked for.
constexpr std::chrono::seconds kDayShownFor{5};
constexpr std::chrono::seconds kSeasonShownFor{15};

// A game without a known time belongs to no day; one that was postponed or suspended is shown. A
// forfeited one is not: an operator decides how it ended.
bool is_of_day(const LeagueGame& game) {
  if (game.phase == Phase::kForfeited) return false;
  return game.phase != Phase::kUnknown || game.halt != Halt::kNone;
}

// A league may write 0 to 0 before the start. What was suspended keeps its score.
std::optional<ledger::Score> shown_score(const LeagueGame& game) {
  return has_begun(game) || game.halt == Halt::kSuspended ? game.score : std::nullopt;
}

const LeagueGame& facts_of(const NhlHubPages::Game& game) { return game.day.game; }
const LeagueGame& facts_of(const MlbHubPages::Days::Game& game) { return game.listed.game; }

std::optional<Venue> venue_of_game(const NhlHubPages::Game& game) {
  const auto& home = game.day.home.team.code;
  if (game.day.at_neutral_site || find_team(kHockey, home) == nullptr) return std::nullopt;
  return hockey_team(home).venue;
}

// Baseball's days name no venue.
std::optional<Venue> venue_of_game(const MlbHubPages::Days::Game& /*game*/) { return std::nullopt; }

}  // namespace

LiveHub::LiveHub(std::shared_ptr<NhlHubPages> nhl, std::shared_ptr<MlbHubPages> mlb,
                 HistoryReader& history)
    : nhl_{std::move(nhl)}, mlb_{std::move(mlb)}, history_{history} {}

// Another feed may have named the game first.
ledger::GameId LiveHub::id_of(const std::string& feed, const std::string& key) const {
  if (const auto named = history_.id_of(feed, key)) return *named;
  return ledger::game_id(source(), feed + ':' + key);
}

ledger::GameId LiveHub::id_of(const NhlHubPages::Game& game) const {
  return id_of("nhl", facts_of(game).key);
}

ledger::GameId LiveHub::id_of(const MlbHubPages::Days::Game& game) const {
  return id_of("mlb", facts_of(game).key);
}

hub::ScheduledGame LiveHub::scheduled(const NhlHubPages::Game& game) const {
  const auto& box = game.box;
  return {.id = id_of(game),
          .starts_at = box.starts_at,
          .status = box.status,
          .home = box.home.team,
          .away = box.away.team,
          .venue = venue_of_game(game),
          .halt = facts_of(game).halt,
          .score = shown_score(facts_of(game))};
}

hub::ScheduledGame LiveHub::scheduled(const MlbHubPages::Days::Game& game) const {
  const auto& facts = facts_of(game);
  return {.id = id_of(game),
          .starts_at = facts.starts_at,
          .status = status_of(facts),
          .home = game.listed.home,
          .away = game.listed.away,
          .halt = facts.halt,
          .score = shown_score(facts)};
}

hub::Box LiveHub::box(const NhlHubPages::Game& game) const {
  auto box = box_of(game.box);
  box.id = id_of(game);
  return box;
}

hub::Box LiveHub::box(const MlbHubPages::Days::Game& game) const {
  hub::BaseballBox box{.line = {scheduled(game), *facts_of(game).score, game.listed.innings}};
  if (game.box) {
    box.home = game.box->home;
    box.away = game.box->away;
  }
  return box_of(box);
}

template <class Games>
hub::IfKnown<std::vector<hub::ScheduledGame>> LiveHub::schedule_of(
    const std::optional<Games>& day) const {
  if (!day) return std::nullopt;
  std::vector<hub::ScheduledGame> games;
  for (const auto& game : *day) {
    if (is_of_day(facts_of(game))) games.push_back(scheduled(game));
  }
  return games;
}

template <class Games>
hub::IfKnown<std::vector<hub::Box>> LiveHub::boxes_of(const std::optional<Games>& day) const {
  if (!day) return std::nullopt;
  std::vector<hub::Box> boxes;
  for (const auto& game : *day) {
    if (has_begun(facts_of(game))) boxes.push_back(box(game));
  }
  return boxes;
}

template <class Games>
std::optional<hub::Box> LiveHub::box_among(const Games& day, ledger::GameId id) const {
  for (const auto& game : day) {
    if (facts_of(game).score && id_of(game) == id) return box(game);
  }
  return std::nullopt;
}

template <class Games>
std::optional<Venue> LiveHub::venue_among(const Games& day, ledger::GameId id) const {
  for (const auto& game : day) {
    if (const auto venue = venue_of_game(game); venue && id_of(game) == id) return venue;
  }
  return std::nullopt;
}

// The one place where sports differ: a new one does not compile until it is named here.
template <class Ask>
auto LiveHub::ask(ledger::Sport sport, const Ask& ask) const {
  switch (sport) {
    case ledger::Sport::kNhl:
      return ask(*nhl_);
    case ledger::Sport::kMlb:
      return ask(*mlb_);
    case ledger::Sport::kNba:
    case ledger::Sport::kNfl:
      break;
  }
  return decltype(ask(*nhl_)){};
}

bool LiveHub::shows(ledger::Sport sport) const {
  return ask(sport, [](const auto& /*pages*/) { return true; });
}

hub::IfKnown<std::vector<hub::ScheduledGame>> LiveHub::schedule(ledger::Sport sport,
                                                                std::chrono::year_month_day date,
                                                                ledger::Timestamp now) const {
  return ask(sport, [&](auto& pages) { return schedule_of(pages.look_at(date, now)); });
}

hub::IfKnown<std::vector<hub::Box>> LiveHub::boxes(ledger::Sport sport,
                                                   std::chrono::year_month_day date,
                                                   ledger::Timestamp now) const {
  return ask(sport, [&](auto& pages) { return boxes_of(pages.look_at(date, now)); });
}

std::optional<hub::Box> LiveHub::box(const Game& game, ledger::Timestamp now) const {
  if (game.source != source() || game.starts_at > now) return std::nullopt;
  const auto day = eastern_date(game.starts_at);
  return ask(game.sport, [&](auto& pages) { return box_among(pages.known(day), game.id); });
}

std::optional<Venue> LiveHub::venue(const Game& game) const {
  if (game.source != source()) return std::nullopt;
  const auto day = eastern_date(game.starts_at);
  return ask(game.sport, [&](auto& pages) { return venue_among(pages.known(day), game.id); });
}

hub::IfKnown<std::vector<hub::StandingsGroup>> LiveHub::standings(ledger::Sport sport,
                                                                  ledger::Timestamp) const {
  return ask(sport, [](auto& pages) { return pages.standings(); });
}

hub::IfKnown<hub::Rosters> LiveHub::rosters(ledger::Sport sport, ledger::Timestamp) const {
  return ask(sport, [](auto& pages) -> hub::IfKnown<hub::Rosters> { return pages.rosters(); });
}

ledger::Timestamp LiveHub::day_holds_until(ledger::Sport, ledger::Timestamp now) const {
  return now + kDayShownFor;
}

ledger::Timestamp LiveHub::season_holds_until(ledger::Sport, ledger::Timestamp now) const {
  return now + kSeasonShownFor;
}

}  // namespace chalkline::sports::live
