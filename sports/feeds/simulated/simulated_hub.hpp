#pragma once

#include "sports/hub/data_hub.hpp"
#include "sports/simulation/draws/world.hpp"

namespace chalkline::sports::simulated {

// The data hub of the simulated source: pure functions of seed and time (decisions/0026).
class SimulatedHub final : public hub::DataHub {
 public:
  explicit SimulatedHub(const MasterSeed& seed,
                        ledger::Timestamp first_until = ledger::Timestamp::min())
      : world_(seed, first_until) {}

  ledger::Source source() const override { return ledger::Source::kSimulated; }
  hub::IfKnown<std::vector<hub::ScheduledGame>> schedule(std::chrono::year_month_day date,
                                                         ledger::Timestamp now) const override;
  hub::IfKnown<std::vector<hub::BoxScore>> box_scores(std::chrono::year_month_day date,
                                                      ledger::Timestamp now) const override;
  std::optional<hub::BoxScore> box_score(const Game& game, ledger::Timestamp now) const override;
  std::optional<hub::BaseballBox> baseball_box(const Game& game,
                                               ledger::Timestamp now) const override;
  std::optional<Venue> venue(const Game& game) const override;
  hub::IfKnown<std::vector<hub::DivisionStandings>> standings(ledger::Timestamp now) const override;
  hub::IfKnown<std::vector<hub::HockeyRoster>> hockey_rosters(ledger::Timestamp now) const override;
  hub::IfKnown<std::vector<hub::BaseballRoster>> baseball_rosters(
      ledger::Timestamp now) const override;
  bool has_league_views(ledger::Sport) const override { return true; }
  hub::IfKnown<std::vector<hub::LeagueGame>> league_schedule(ledger::Sport sport,
                                                             std::chrono::year_month_day date,
                                                             ledger::Timestamp now) const override;
  hub::IfKnown<std::vector<hub::BaseballBox>> baseball_boxes(std::chrono::year_month_day date,
                                                             ledger::Timestamp now) const override;
  hub::IfKnown<std::vector<hub::BasketballBox>> basketball_boxes(
      std::chrono::year_month_day date, ledger::Timestamp now) const override;
  hub::IfKnown<std::vector<hub::ConferenceStandings>> league_standings(
      ledger::Sport sport, ledger::Timestamp now) const override;
  ledger::Timestamp league_day_holds_until(ledger::Sport sport,
                                           ledger::Timestamp now) const override;
  ledger::Timestamp league_season_holds_until(ledger::Sport sport,
                                              ledger::Timestamp now) const override;
  ledger::Timestamp day_holds_until(ledger::Timestamp now) const override;
  ledger::Timestamp season_holds_until(ledger::Timestamp now) const override;

 private:
  // The slot of the game; absent unless it is one of the sport, has begun and is of this world.
  std::optional<Slot> slot_of(const Game& game, ledger::Sport sport, ledger::Timestamp now) const;

  World world_;
};

}  // namespace chalkline::sports::simulated
