#pragma once

#include <map>
#include <mutex>

#include "sports/hub/data_hub.hpp"
#include "sports/simulation/draws/world.hpp"

namespace chalkline::sports::simulated {

// The data hub of the simulated source: pure functions of seed and time (decisions/0026).
class SimulatedHub final : public hub::DataHub {
 public:
  explicit SimulatedHub(const MasterSeed& seed, ListedUntil until = {}) : world_(seed, until) {}

  ledger::Source source() const override { return ledger::Source::kSimulated; }
  bool shows(ledger::Sport) const override { return true; }
  hub::IfKnown<std::vector<hub::ScheduledGame>> schedule(ledger::Sport sport,
                                                         std::chrono::year_month_day date,
                                                         ledger::Timestamp now) const override;
  hub::IfKnown<std::vector<hub::Box>> boxes(ledger::Sport sport, std::chrono::year_month_day date,
                                            ledger::Timestamp now) const override;
  hub::IfKnown<std::vector<hub::StandingsGroup>> standings(ledger::Sport sport,
                                                           ledger::Timestamp now) const override;
  hub::IfKnown<hub::Rosters> rosters(ledger::Sport sport, ledger::Timestamp now) const override;
  std::optional<hub::Box> box(const Game& game, ledger::Timestamp now) const override;
  std::optional<Venue> venue(const Game& game) const override;
  ledger::Timestamp day_holds_until(ledger::Sport sport, ledger::Timestamp now) const override;
  ledger::Timestamp season_holds_until(ledger::Sport sport, ledger::Timestamp now) const override;

 private:
  // What was derived of each sport's season, while it holds: all games of a season are played over
  // for it, which takes up to half a second of baseball, and a page of a team asks for it each
  // time.
  template <class Content>
  struct Kept {
    ledger::Timestamp from{};
    ledger::Timestamp until{};
    Content content;
  };
  template <class Content>
  using BySport = std::map<ledger::Sport, Kept<Content>>;
  template <class Content>
  Content kept(BySport<Content>& all, ledger::Sport sport, ledger::Timestamp now,
               Content (*derive)(const World&, ledger::Sport, ledger::Timestamp)) const;

  World world_;
  mutable std::mutex mutex_;  // of what follows
  mutable BySport<std::vector<hub::StandingsGroup>> standings_;
  mutable BySport<hub::IfKnown<hub::Rosters>> rosters_;
};

}  // namespace chalkline::sports::simulated
