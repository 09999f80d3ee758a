#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "sports/feeds/live_hub/due.hpp"
#include "sports/feeds/live_hub/hub_pages.hpp"
#include "sports/feeds/live_hub/known_days.hpp"
#include "sports/feeds/mlb/hub_pages.hpp"
#include "sports/feeds/mlb/roster_pages.hpp"

namespace chalkline::sports::live {

// The days and the season of MLB, as far as they are known.
class MlbHubPages final : public HubPages {
 public:
  explicit MlbHubPages(std::string base_url)
      : HubPages{"mlb-hub"}, base_url_{std::move(base_url)} {}

  std::optional<FetchTask> next(ledger::Timestamp now) override;
  LeagueGames take_scores(std::string_view body, std::chrono::sys_days day, ledger::Timestamp now,
                          LeftOut& left_out) override;

  using Days = KnownDays<mlb::DayGame, mlb::BoxTeams>;
  // The day's games by start; has the day fetched from now on. Absent until it is known.
  std::optional<std::vector<Days::Game>> look_at(std::chrono::sys_days day, ledger::Timestamp now);

  // The same without fetching it.
  std::vector<Days::Game> known(std::chrono::sys_days day) const;

  std::vector<ledger::PlayerFigures> official_figures(const LeagueGame& game,
                                                      ledger::Timestamp now) override;
  std::optional<TeamPlayers> players_of(const std::string& home_code,
                                        const std::string& away_code) const override;

  // Absent where they are not known yet.
  std::optional<std::vector<hub::StandingsGroup>> standings() const;
  // By name, those that are known; absent until each team was asked for.
  std::optional<std::vector<hub::BaseballRoster>> rosters() const;

 private:
  ledger::Sport sport() const override { return ledger::Sport::kMlb; }

  using Taken = std::expected<bool, std::string>;

  struct KnownTeam {
    mlb::NumberedTeam team;
    std::optional<std::vector<hub::BaseballPlayer>> players{};
    Due due{};
  };

  std::optional<FetchTask> day_task(std::optional<std::chrono::sys_days> day,
                                    ledger::Timestamp now);
  std::optional<FetchTask> next_box(ledger::Timestamp now);
  std::optional<FetchTask> next_standings(ledger::Timestamp now);
  std::optional<FetchTask> next_roster(ledger::Timestamp now);
  FetchTask roster_of(std::int64_t team, ledger::Timestamp now);
  Taken take_box(const Days::BoxOf& of, std::string_view body, ledger::Timestamp now);
  Taken take_standings(std::string_view body, ledger::Timestamp now);
  Taken take_teams(std::string_view body, ledger::Timestamp now);
  Taken take_roster(std::int64_t team, std::string_view body, ledger::Timestamp now);

  const std::string base_url_;
  mutable std::mutex mutex_;
  Days days_;
  std::optional<std::vector<hub::StandingsGroup>> standings_;
  Due standings_due_;
  std::vector<KnownTeam> teams_;  // by name
  Due teams_due_;
};

}  // namespace chalkline::sports::live
