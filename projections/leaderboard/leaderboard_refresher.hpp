#pragma once

#include <array>
#include <atomic>
#include <memory>
#include <mutex>
#include <unordered_set>

#include "base/worker_thread.hpp"
#include "ledger/engine/engine.hpp"
#include "projections/files/served_file.hpp"
#include "projections/files/waiters.hpp"
#include "projections/leaderboard/leaderboard_builder.hpp"

namespace chalkline::projections {

// Keeps the latest snapshot of every leaderboard, on a thread of its own that takes at most a
// twentieth of a core: the larger the table, the older a board may be (a million accounts that all
// play: some minutes), while reading it always costs the same. Where nobody looks, boards are
// brought up to date once a second; a look at an older one asks for the next at once.
class LeaderboardRefresher {
 public:
  // Starts the thread. Boards are made anew when `progress` has moved or when a week or a month has
  // begun by `clock`.
  LeaderboardRefresher(ServedFile& file, const Waiters& progress, ledger::Clock clock);

  // Throws Unavailable before the first refresh, and while the last one has failed.
  std::shared_ptr<const Leaderboard> board(Period period, Category category) const;
  bool healthy() const { return healthy_; }
  std::uint64_t failures() const { return failures_; }
  void set_ranked(ledger::AccountId account, bool ranked);
  void stop() { thread_.stop(); }

 private:
  void run(const std::stop_token& stopping);
  void refresh(const Windows& windows, const std::stop_token& stopping);
  std::unordered_set<ledger::AccountId> take_unranked();
  bool is_due(const Windows& windows) const;
  void want() const;  // a refresh before the second is over

  Served<LeaderboardBuilder> scan_;
  const Waiters& progress_;
  const ledger::Clock clock_;
  std::atomic<bool> healthy_{true};
  std::atomic<std::uint64_t> failures_{};
  std::atomic<ledger::Position> scanned_{};  // the state of the last refresh
  Windows windows_;

  mutable std::mutex mutex_;                                        // of boards_
  std::array<std::shared_ptr<const Leaderboard>, kBoards> boards_;  // null before the first

  mutable std::mutex unranked_mutex_;
  std::unordered_set<ledger::AccountId> unranked_;
  bool unranked_changed_{};

  mutable std::atomic<bool> wanted_{};
  mutable std::mutex pause_mutex_;
  mutable std::condition_variable_any pause_;
  WorkerThread thread_;  // last: it uses all of the above
};

}  // namespace chalkline::projections
