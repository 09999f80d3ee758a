#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "sports/feeds/live_hub/due.hpp"
#include "sports/feeds/live_hub/hub_pages.hpp"
#include "sports/feeds/live_hub/known_days.hpp"
#include "sports/feeds/nhl/box_page.hpp"
#include "sports/feeds/nhl/day_page.hpp"
#include "sports/hub/roster.hpp"
#include "sports/hub/standings.hpp"
#include "sports/model/hockey_teams.hpp"

namespace chalkline::sports::live {

// The days and the season of the NHL, as far as they are known.
class NhlHubPages final : public HubPages {
 public:
  explicit NhlHubPages(std::string base_url);

  std::optional<FetchTask> next(ledger::Timestamp now) override;
  LeagueGames take_scores(std::string_view body, std::chrono::sys_days day, ledger::Timestamp now,
                          LeftOut& left_out) override;

  // A game with its box score, as far as that is known.
  struct Game {
    nhl::DayGame day;
    hub::HockeyBox box;  // without an id
  };
  // The day's games by start; has the day fetched from now on. Absent until it is known.
  std::optional<std::vector<Game>> look_at(std::chrono::sys_days day, ledger::Timestamp now);
  // The same without fetching it.
  std::vector<Game> known(std::chrono::sys_days day) const;

  std::vector<ledger::PlayerFigures> official_figures(const LeagueGame& game,
                                                      ledger::Timestamp now) override;
  std::optional<TeamPlayers> players_of(const std::string& home_code,
                                        const std::string& away_code) const override;

  // Absent where they are not known yet.
  std::optional<std::vector<hub::StandingsGroup>> standings() const;
  // By name, those that are known; absent until each team was asked for.
  std::optional<std::vector<hub::HockeyRoster>> rosters() const;

 private:
  ledger::Sport sport() const override { return kHockey; }

  using Taken = std::expected<bool, std::string>;

  using Days = KnownDays<nhl::DayGame, nhl::BoxTeams>;

  struct KnownTeam {
    Team team;
    std::optional<std::vector<hub::HockeyPlayer>> players{};
    std::optional<std::map<std::string, hub::HockeyPlayer>> figures{};  // by id
    Due players_due{};
    Due figures_due{};
  };
  static std::vector<Game> games_of_day(const std::vector<Days::Game>& games);

  std::optional<FetchTask> day_task(std::optional<std::chrono::sys_days> day,
                                    ledger::Timestamp now);
  std::optional<FetchTask> next_box(ledger::Timestamp now);
  std::optional<FetchTask> next_standings(ledger::Timestamp now);
  std::optional<FetchTask> next_roster(ledger::Timestamp now);
  Taken take_box(const Days::BoxOf& of, std::string_view body, ledger::Timestamp now);
  Taken take_standings(std::string_view body, ledger::Timestamp now);
  Taken take_players(KnownTeam& team, std::string_view body, ledger::Timestamp now);
  Taken take_figures(KnownTeam& team, std::string_view body, ledger::Timestamp now);

  const std::string base_url_;
  mutable std::mutex mutex_;
  Days days_;
  std::optional<std::vector<hub::StandingsGroup>> standings_;
  Due standings_due_;
  std::vector<KnownTeam> teams_;  // by name; none is added or removed
};

}  // namespace chalkline::sports::live
