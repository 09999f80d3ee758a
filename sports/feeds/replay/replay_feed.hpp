#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "sports/feeds/feed.hpp"
#include "sports/store/replay_store.hpp"

namespace chalkline::sports::replay {

// How long before kickoff the closing line is quoted, so that bets can still be placed at it.
inline constexpr auto kClosesBefore = std::chrono::minutes{10};

// Whether the class has ended by then; its run is stopped then.
using ClassHasEnded = std::function<bool(const ledger::ClassId&, ledger::Timestamp)>;
inline bool no_class_ends(const ledger::ClassId& /*id*/, ledger::Timestamp /*now*/) {
  return false;
}

// Reports the recorded games of all runs, each listed with its recorded line and quoted at its
// closing line before kickoff where the file has one. A run that begins or is stopped, also by
// another program, is followed from the next poll on. The games that a stopped run has listed are
// reported to their ends, of a class's run those under way, and the others as cancelled. Each start
// of the server, and the stop of a run, reports it from its beginning: what the sportsbook knows
// already does not change.
class ReplayFeed : public Feed {
 public:
  // Reports the runs that had games without an end when a feed was last polled. `db` outlives the
  // feed.
  ReplayFeed(sqlite::Connection& db, std::optional<ledger::Timestamp> seen_until,
             ClassHasEnded class_has_ended = no_class_ends)
      : store_(db),
        seen_until_(seen_until.value_or(ledger::Timestamp{})),
        class_has_ended_(std::move(class_has_ended)) {}

  ledger::Source source() const override { return ledger::Source::kReplay; }
  std::vector<std::string> worlds() const override;  // of everybody's runs
  std::vector<Update> poll(ledger::Timestamp now) override;
  ledger::Timestamp next(ledger::Timestamp now) const override;

 private:
  struct Told {
    SeasonRun run;
    std::vector<Update> updates;  // in order
    std::size_t told{};           // how many of them
  };
  void take_up(const SeasonRun& run);
  // Those that end after `time`, once those of classes that have ended are stopped.
  std::vector<SeasonRun> runs(ledger::Timestamp time, ledger::Timestamp now);

  ReplayStore store_;
  ledger::Timestamp seen_until_;
  ClassHasEnded class_has_ended_;
  std::vector<Told> runs_;
};

}  // namespace chalkline::sports::replay
