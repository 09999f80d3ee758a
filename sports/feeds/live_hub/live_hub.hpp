#pragma once

#include <memory>
#include <mutex>
#include <string>

#include "base/sqlite/sqlite.hpp"
#include "sports/feeds/live_hub/mlb_figures.hpp"
#include "sports/feeds/live_hub/nhl_figures.hpp"
#include "sports/hub/data_hub.hpp"
#include "sports/store/game_store.hpp"

namespace chalkline::sports::live {

// The data hub of the live source: what the leagues say (decisions/0029).
class LiveHub final : public hub::DataHub {
 public:
  // Reads from `database`, which is sports.db, under which ids games are offered. Throws
  // sqlite::Error, as the calls do.
  LiveHub(std::shared_ptr<NhlFigures> nhl, std::shared_ptr<MlbFigures> mlb,
          const std::string& database);

  ledger::Source source() const override { return ledger::Source::kLive; }
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
  // Nobody is asked for those of the NBA.
  bool has_league_views(ledger::Sport sport) const override { return sport == ledger::Sport::kMlb; }
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
  // By the feed that tells of the same games to bet on, and its key.
  ledger::GameId id_of(const std::string& feed, const std::string& key) const;
  ledger::GameId id_of(const nhl::DayGame& game) const { return id_of("nhl", game.game.key); }
  hub::LeagueGame league_game(const mlb::DayGame& game) const;
  hub::BaseballBox baseball_box_of(const MlbFigures::Days::Game& game) const;

  const std::shared_ptr<NhlFigures> nhl_;
  const std::shared_ptr<MlbFigures> mlb_;
  mutable std::mutex mutex_;  // of the store
  mutable sqlite::Connection db_;
  mutable GameStore store_;
};

}  // namespace chalkline::sports::live
