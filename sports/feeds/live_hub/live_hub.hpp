#pragma once

#include <memory>
#include <string>

#include "sports/feeds/live_hub/mlb_hub_pages.hpp"
#include "sports/feeds/live_hub/nhl_hub_pages.hpp"
#include "sports/history/history_reader.hpp"
#include "sports/hub/data_hub.hpp"

namespace chalkline::sports::live {

// The data hub of real games, from the pages of their leagues (decisions/0029).
class LiveHub final : public hub::DataHub {
 public:
  // `history` says under which ids games are offered, and outlives this. The calls throw
  // sqlite::Error.
  LiveHub(std::shared_ptr<NhlHubPages> nhl, std::shared_ptr<MlbHubPages> mlb,
          HistoryReader& history);

  ledger::Source source() const override { return ledger::Source::kLive; }
  bool shows(ledger::Sport sport) const override;
  hub::IfKnown<std::vector<hub::ScheduledGame>> schedule(ledger::Sport sport,
                                                         std::chrono::year_month_day date,
                                                         ledger::Timestamp now) const override;
  hub::IfKnown<std::vector<hub::Box>> boxes(ledger::Sport sport, std::chrono::year_month_day date,
                                            ledger::Timestamp now) const override;
  hub::IfKnown<std::vector<hub::StandingsGroup>> standings(ledger::Sport sport,
                                                           ledger::Timestamp now) const override;
  hub::IfKnown<hub::Rosters> rosters(ledger::Sport sport, ledger::Timestamp now) const override;
  // Only from days that are known: the page of a game fetches none.
  std::optional<hub::Box> box(const Game& game, ledger::Timestamp now) const override;
  std::optional<Venue> venue(const Game& game) const override;
  ledger::Timestamp day_holds_until(ledger::Sport sport, ledger::Timestamp now) const override;
  ledger::Timestamp season_holds_until(ledger::Sport sport, ledger::Timestamp now) const override;

 private:
  // Asks the pages of the sport's league; the days and seasons of the NBA and the NFL are not
  // fetched, and answer Ask's empty one.
  template <class Ask>
  auto ask(ledger::Sport sport, const Ask& ask) const;

  // By the feed that reports the same games to bet on, and its key.
  ledger::GameId id_of(const std::string& feed, const std::string& key) const;
  ledger::GameId id_of(const NhlHubPages::Game& game) const;
  ledger::GameId id_of(const MlbHubPages::Days::Game& game) const;
  hub::ScheduledGame scheduled(const NhlHubPages::Game& game) const;
  hub::ScheduledGame scheduled(const MlbHubPages::Days::Game& game) const;
  hub::Box box(const NhlHubPages::Game& game) const;
  hub::Box box(const MlbHubPages::Days::Game& game) const;

  template <class Games>
  hub::IfKnown<std::vector<hub::ScheduledGame>> schedule_of(const std::optional<Games>& day) const;
  template <class Games>
  hub::IfKnown<std::vector<hub::Box>> boxes_of(const std::optional<Games>& day) const;
  template <class Games>
  std::optional<hub::Box> box_among(const Games& day, ledger::GameId id) const;
  template <class Games>
  std::optional<Venue> venue_among(const Games& day, ledger::GameId id) const;

  const std::shared_ptr<NhlHubPages> nhl_;
  const std::shared_ptr<MlbHubPages> mlb_;
  HistoryReader& history_;
};

}  // namespace chalkline::sports::live
