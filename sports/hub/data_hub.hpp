#pragma once

#include <chrono>
#include <optional>
#include <vector>

#include "sports/hub/box.hpp"
#include "sports/hub/roster.hpp"
#include "sports/hub/schedule.hpp"
#include "sports/hub/standings.hpp"
#include "sports/model/game.hpp"

namespace chalkline::sports::hub {

// Absent until it is fetched; the call has it fetched.
template <class Content>
using IfKnown = std::optional<Content>;

// The sports data hub of a source: days and season of each sport, and the box score of each game.
// The calls are for any thread, and some take half a second. Days are those of the league's
// calendar (RULES 39).
class DataHub {
 public:
  virtual ~DataHub() = default;
  // The source of everything it shows.
  virtual ledger::Source source() const = 0;
  // Whether it has days and a season of the sport; of other sports nothing is ever known.
  virtual bool shows(ledger::Sport sport) const = 0;

  // The games of a day, and the box scores of those that have begun, by start.
  virtual IfKnown<std::vector<ScheduledGame>> schedule(ledger::Sport sport,
                                                       std::chrono::year_month_day date,
                                                       ledger::Timestamp now) const = 0;
  virtual IfKnown<std::vector<Box>> boxes(ledger::Sport sport, std::chrono::year_month_day date,
                                          ledger::Timestamp now) const = 0;
  virtual IfKnown<std::vector<StandingsGroup>> standings(ledger::Sport sport,
                                                         ledger::Timestamp now) const = 0;
  // By the teams' names. Known of the NHL and MLB alone.
  virtual IfKnown<Rosters> rosters(ledger::Sport sport, ledger::Timestamp now) const = 0;

  // Absent before the game's start, and where the source has none of it.
  virtual std::optional<Box> box(const Game& game, ledger::Timestamp now) const = 0;
  // Absent where it is not known.
  virtual std::optional<Venue> venue(const Game& game) const = 0;

  // Until when the sport's days, and its season, stay as they are at `now`.
  virtual ledger::Timestamp day_holds_until(ledger::Sport sport, ledger::Timestamp now) const = 0;
  virtual ledger::Timestamp season_holds_until(ledger::Sport sport,
                                               ledger::Timestamp now) const = 0;
};

}  // namespace chalkline::sports::hub
