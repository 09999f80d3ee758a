#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "sports/feeds/espn/box_page.hpp"
#include "sports/feeds/espn/roster_pages.hpp"
#include "sports/feeds/live/league_provider.hpp"
#include "sports/feeds/live_hub/due.hpp"
#include "sports/feeds/live_hub/hub_pages.hpp"

namespace chalkline::sports::live {

// The teams of the NBA or the NFL with their players, and the box scores that settle props. Nobody
// is shown any of them, so that of games without props no box score is fetched.
class EspnHubPages final : public HubPages {
 public:
  // `league` are the pages of its results, at the address that is asked.
  explicit EspnHubPages(LeaguePages league);

  std::optional<FetchTask> next(ledger::Timestamp now) override;
  LeagueGames take_scores(std::string_view body, std::chrono::sys_days day, ledger::Timestamp now,
                          LeftOut& left_out) override;

  // ESPN calls no result official: the last box score counts. It is fetched again and again while
  // the final score has yet to stand for kFinalStands, and less often for as long as it may be
  // corrected.
  std::vector<ledger::PlayerFigures> official_figures(const LeagueGame& game,
                                                      ledger::Timestamp now) override;
  std::optional<TeamPlayers> players_of(const std::string& home_code,
                                        const std::string& away_code) const override;

 private:
  ledger::Sport sport() const override { return league_.sport; }

  using Taken = std::expected<bool, std::string>;

  struct KnownTeam {
    espn::ListedTeam listed;
    std::optional<std::vector<espn::ListedPlayer>> players{};
    Due due{};
  };
  // A game that is over and has props.
  struct OverGame {
    ledger::Score score;
    ledger::Timestamp since{};  // when that was first its final score
    ledger::Timestamp asked_for{};
    std::vector<ledger::PlayerFigures> figures{};
    Due due{};
  };

  std::optional<FetchTask> next_box(ledger::Timestamp now);
  std::optional<FetchTask> next_roster(ledger::Timestamp now);
  FetchTask roster_of(const std::string& team, ledger::Timestamp now);
  Taken take_box(const std::string& key, std::string_view body, ledger::Timestamp now);
  Taken take_teams(std::string_view body, ledger::Timestamp now);
  Taken take_roster(const std::string& team, std::string_view body, ledger::Timestamp now);

  const LeaguePages league_;
  mutable std::mutex mutex_;
  std::vector<KnownTeam> teams_;
  Due teams_due_;
  std::map<std::string, OverGame> over_;  // by ESPN's key
};

}  // namespace chalkline::sports::live
