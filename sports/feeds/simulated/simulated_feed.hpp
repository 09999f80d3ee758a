#pragma once

#include <optional>
#include <vector>

#include "sports/feeds/feed.hpp"
#include "sports/model/league.hpp"
#include "sports/simulation/draws/world.hpp"

namespace chalkline::sports::simulated {

// How far back games are made that no earlier run has reported: at the first start, and after a gap
// (a stopped server, a sleeping machine, a clock that runs far ahead). Four days are twelve
// rounds of every league, so each team has its last ten games and each player a form from the first
// minute; years are not replayed.
inline constexpr auto kCatchUp = std::chrono::hours{96};

// The source that needs no network: every game, quote and result is a pure function of seed and
// time.
class SimulatedFeed : public Feed {
 public:
  // `seen_until`: up to when an earlier run of this seed has polled; absent on a first start.
  // `seen_before_keys`: up to when a program that knew no keys has; the games that it listed are
  // reported to their end. `sports` are those of which games are listed; games of others that were
  // listed before are reported to their end. `until`: as World has it.
  SimulatedFeed(const MasterSeed& seed, std::optional<ledger::Timestamp> seen_until,
                std::optional<ledger::Timestamp> seen_before_keys = std::nullopt,
                std::vector<ledger::Sport> sports = {kSports.begin(), kSports.end()},
                ListedUntil until = {});

  ledger::Source source() const override { return ledger::Source::kSimulated; }
  FeedScope scope() const override { return {.sports = sports_}; }
  std::string world() const override { return world_.name(); }

  // Games listed before `seen_until` are reported to their end however long ago that was: they may
  // carry bets. Games listed since are reported whole, from kCatchUp before `now` on. Where the
  // first `now` is before `seen_until`, because the clock was set back, everything is reported
  // again; later, nothing is when time goes back.
  std::vector<Update> poll(ledger::Timestamp now) override;

  std::shared_ptr<const LivePlay> play(const Game& game) const override;

  ledger::Timestamp next(ledger::Timestamp now) const override;

 private:
  using Seen = std::optional<ledger::Timestamp>;
  void tell(const World& world, Slot slot, const Seen& seen_until, ledger::Timestamp now,
            std::vector<Update>& updates) const;
  void tell_before_keys(ledger::Timestamp now, std::vector<Update>& updates);

  World world_;
  World before_keys_;
  Seen seen_until_;
  bool polled_{};
  Seen seen_before_keys_;
  const std::vector<ledger::Sport> sports_;
};

}  // namespace chalkline::sports::simulated
