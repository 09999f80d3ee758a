#pragma once

#include <chrono>
#include <optional>
#include <vector>

#include "sports/hub/box_score.hpp"
#include "sports/hub/leagues.hpp"
#include "sports/hub/roster.hpp"
#include "sports/hub/schedule.hpp"
#include "sports/hub/standings.hpp"
#include "sports/model/game.hpp"

namespace chalkline::sports::hub {

// What a source knows beside games to bet on: the sports data hub. The calls are for any thread,
// and some take a tenth of a second. Days are those of the league's calendar (RULES 39).
class DataHub {
 public:
  virtual ~DataHub() = default;
  virtual ledger::Source source() const = 0;

  // Both by start.
  virtual std::vector<ScheduledGame> schedule(std::chrono::year_month_day date,
                                              ledger::Timestamp now) const = 0;
  virtual std::vector<BoxScore> box_scores(std::chrono::year_month_day date,
                                           ledger::Timestamp now) const = 0;
  // Absent where the source has none of the game: before its start, and of other sports.
  virtual std::optional<BoxScore> box_score(const Game& game, ledger::Timestamp now) const = 0;
  // Where it is played; absent where that is not known.
  virtual std::optional<Venue> venue(const Game& game) const = 0;
  virtual std::vector<DivisionStandings> standings(ledger::Timestamp now) const = 0;
  virtual std::vector<HockeyRoster> hockey_rosters(ledger::Timestamp now) const = 0;
  virtual std::vector<BaseballRoster> baseball_rosters(ledger::Timestamp now) const = 0;

  // Of MLB and NBA; empty where the source has none.
  virtual std::vector<LeagueGame> league_schedule(ledger::Sport /*sport*/,
                                                  std::chrono::year_month_day /*date*/,
                                                  ledger::Timestamp /*now*/) const {
    return {};
  }
  virtual std::vector<BaseballBox> baseball_boxes(std::chrono::year_month_day /*date*/,
                                                  ledger::Timestamp /*now*/) const {
    return {};
  }
  virtual std::vector<BasketballBox> basketball_boxes(std::chrono::year_month_day /*date*/,
                                                      ledger::Timestamp /*now*/) const {
    return {};
  }
  virtual std::vector<ConferenceStandings> league_standings(ledger::Sport /*sport*/,
                                                            ledger::Timestamp /*now*/) const {
    return {};
  }
  virtual ledger::Timestamp league_day_holds_until(ledger::Sport /*sport*/,
                                                   ledger::Timestamp now) const {
    return now;
  }
  virtual ledger::Timestamp league_season_holds_until(ledger::Sport /*sport*/,
                                                      ledger::Timestamp now) const {
    return now;
  }

  // Until when what a day shows, and what a season shows, stays as it is at `now`.
  virtual ledger::Timestamp day_holds_until(ledger::Timestamp now) const = 0;
  virtual ledger::Timestamp season_holds_until(ledger::Timestamp now) const = 0;
};

}  // namespace chalkline::sports::hub
