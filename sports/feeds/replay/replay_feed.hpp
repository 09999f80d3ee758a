#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "sports/feeds/feed.hpp"
#include "sports/feeds/replay/recorded_seasons.hpp"
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
  // In the order in which updates of one moment take effect.
  enum class Kind : std::uint8_t { kListed, kQuoted, kClosing, kEnded, kCancelled };
  // An update, which is made when it is told: a run takes a few of these for each game of its
  // season, and the games themselves are there once for all runs of it.
  struct Moment {
    ledger::Timestamp at{};
    std::uint32_t game{};  // its place in the season
    Kind kind{};
    friend auto operator<=>(const Moment& one, const Moment& other) {
      return std::tuple{one.at, one.kind, one.game} <=>
             std::tuple{other.at, other.kind, other.game};
    }
    friend bool operator==(const Moment&, const Moment&) = default;
  };
  static_assert(sizeof(Moment) == 16);
  struct Told {
    SeasonRun run;
    RecordedGames games;
    std::vector<Moment> moments;  // in order
    std::size_t told{};           // how many of them
  };
  static void add_moments(Told& run, std::uint32_t game);
  static Update update_of(const Told& run, const Moment& moment);
  void take_up(const SeasonRun& run);
  // Those that end after `time`, once those of classes that have ended are stopped.
  std::vector<SeasonRun> runs(ledger::Timestamp time, ledger::Timestamp now);

  ReplayStore store_;
  RecordedSeasons seasons_;
  ledger::Timestamp seen_until_;
  ClassHasEnded class_has_ended_;
  std::vector<Told> runs_;
};

}  // namespace chalkline::sports::replay
