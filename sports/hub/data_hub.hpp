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

// What has to be fetched may not be known yet. To ask for it is to have it fetched.
template <class Content>
using IfKnown = std::optional<Content>;

// What a source knows beside games to bet on: the sports data hub. The calls are for any thread,
// and some take a tenth of a second. Days are those of the league's calendar (RULES 39).
class DataHub {
 public:
  virtual ~DataHub() = default;
  // All that it shows is from there.
  virtual ledger::Source source() const = 0;

  // Both by start.
  virtual IfKnown<std::vector<ScheduledGame>> schedule(std::chrono::year_month_day date,
                                                       ledger::Timestamp now) const = 0;
  virtual IfKnown<std::vector<BoxScore>> box_scores(std::chrono::year_month_day date,
                                                    ledger::Timestamp now) const = 0;
  // These two absent where the source has none of the game: before its start, and of other sports.
  virtual std::optional<BoxScore> box_score(const Game& game, ledger::Timestamp now) const = 0;
  virtual std::optional<BaseballBox> baseball_box(const Game& game,
                                                  ledger::Timestamp now) const = 0;
  // Where it is played; absent where that is not known.
  virtual std::optional<Venue> venue(const Game& game) const = 0;
  virtual IfKnown<std::vector<DivisionStandings>> standings(ledger::Timestamp now) const = 0;
  virtual IfKnown<std::vector<HockeyRoster>> hockey_rosters(ledger::Timestamp now) const = 0;
  virtual IfKnown<std::vector<BaseballRoster>> baseball_rosters(ledger::Timestamp now) const = 0;

  // Whether it shows more of MLB, or of NBA, than rosters: the calls from here on.
  virtual bool has_league_views(ledger::Sport sport) const = 0;
  virtual IfKnown<std::vector<LeagueGame>> league_schedule(ledger::Sport sport,
                                                           std::chrono::year_month_day date,
                                                           ledger::Timestamp now) const = 0;
  virtual IfKnown<std::vector<BaseballBox>> baseball_boxes(std::chrono::year_month_day date,
                                                           ledger::Timestamp now) const = 0;
  virtual IfKnown<std::vector<BasketballBox>> basketball_boxes(std::chrono::year_month_day date,
                                                               ledger::Timestamp now) const = 0;
  virtual IfKnown<std::vector<ConferenceStandings>> league_standings(
      ledger::Sport sport, ledger::Timestamp now) const = 0;
  virtual ledger::Timestamp league_day_holds_until(ledger::Sport sport,
                                                   ledger::Timestamp now) const = 0;
  virtual ledger::Timestamp league_season_holds_until(ledger::Sport sport,
                                                      ledger::Timestamp now) const = 0;

  // Until when what a day shows, and what a season shows, stays as it is at `now`.
  virtual ledger::Timestamp day_holds_until(ledger::Timestamp now) const = 0;
  virtual ledger::Timestamp season_holds_until(ledger::Timestamp now) const = 0;
};

}  // namespace chalkline::sports::hub
