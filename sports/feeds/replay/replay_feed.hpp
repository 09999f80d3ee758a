#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "sports/feeds/feed.hpp"
#include "sports/store/replay_store.hpp"

namespace chalkline::sports::replay {

// How long before kickoff the closing line is quoted, so that bets can still be placed at it.
inline constexpr auto kClosesBefore = std::chrono::minutes{10};

// Reports the recorded games of all runs, each listed with its recorded line and quoted at its
// closing line before kickoff where the file has one. A run that begins or is stopped, also by
// another program, is followed from the next poll on. The games that a stopped run has listed are
// reported to their ends. Each start of the server, and the stop of a run, reports it from its
// beginning: what the sportsbook knows already does not change.
class ReplayFeed : public Feed {
 public:
  // Reports the runs that had games without an end when a feed was last polled. `db` outlives the
  // feed.
  ReplayFeed(sqlite::Connection& db, std::optional<ledger::Timestamp> seen_until)
      : store_(db), seen_until_(seen_until.value_or(ledger::Timestamp{})) {}

  ledger::Source source() const override { return ledger::Source::kReplay; }
  std::vector<std::string> worlds() const override;
  std::vector<Update> poll(ledger::Timestamp now) override;
  ledger::Timestamp next(ledger::Timestamp now) const override;

 private:
  struct Told {
    SeasonRun run;
    std::vector<Update> updates;  // in order
    std::size_t told{};           // how many of them
  };
  void take_up(const SeasonRun& run);

  ReplayStore store_;
  ledger::Timestamp seen_until_;
  std::vector<Told> runs_;
};

}  // namespace chalkline::sports::replay
