#include "projections/leaderboard/leaderboard_refresher.hpp"

#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>

#include "base/warning.hpp"

namespace chalkline::projections {
namespace {

using std::chrono::steady_clock;

// From the start of one refresh to the start of the next, so many times the first one's duration:
// 1/20 of a core.
constexpr int kDurationsApart = 20;

// After a failure: what is to be mended is mended by others.
constexpr std::chrono::milliseconds kRetryAfter{1'000};

// From one refresh to the next: at least while it is read, and at most while it is not; the
// latter is also how often the clock is looked at.
constexpr std::chrono::milliseconds kPauseMin{50};
constexpr std::chrono::milliseconds kUnseenMax{1'000};

// On Linux's scale of -20 to 19: a scan of all players takes long, at a start above all, and
// people who bet or wait for the state come first.
constexpr int kNice = 10;

}  // namespace

LeaderboardRefresher::LeaderboardRefresher(ServedFile& file, const Waiters& progress,
                                           ledger::Clock clock)
    : scan_(file), progress_(progress), clock_(std::move(clock)) {
  thread_.start("leaderboards", [this](const std::stop_token& stopping) { run(stopping); });
}

std::shared_ptr<const Leaderboard> LeaderboardRefresher::board(Period period,
                                                               Category category) const {
  if (progress_.position() != scanned_) want();
  const std::scoped_lock lock{mutex_};
  auto board = boards_.at(board_index(period, category));
  if (!healthy_ || !board) {
    throw Unavailable{"The leaderboards are being brought up to date, try again in a moment"};
  }
  return board;
}

void LeaderboardRefresher::set_ranked(ledger::AccountId account, bool ranked) {
  {
    const std::scoped_lock lock{unranked_mutex_};
    const auto changed = ranked ? unranked_.erase(account) == 1 : unranked_.insert(account).second;
    unranked_changed_ = unranked_changed_ || changed;
  }
  want();
}

void LeaderboardRefresher::want() const {
  if (wanted_.exchange(true)) return;
  const std::scoped_lock lock{pause_mutex_};
  pause_.notify_one();
}

std::unordered_set<ledger::AccountId> LeaderboardRefresher::take_unranked() {
  const std::scoped_lock lock{unranked_mutex_};
  unranked_changed_ = false;
  return unranked_;
}

bool LeaderboardRefresher::is_due(const Windows& windows) const {
  const std::scoped_lock lock{unranked_mutex_};
  return unranked_changed_ || progress_.position() != scanned_ || windows != windows_;
}

void LeaderboardRefresher::run(const std::stop_token& stopping) {
  setpriority(PRIO_PROCESS, 0, kNice);  // of this thread alone
  while (!stopping.stop_requested()) {
    const auto started = steady_clock::now();
    steady_clock::duration apart = kPauseMin;
    wanted_ = false;
    try {
      const auto windows = windows_at(clock_());
      if (is_due(windows)) {
        refresh(windows, stopping);
        apart = std::max(apart, (steady_clock::now() - started) * kDurationsApart);
      }
      healthy_ = true;
    } catch (const NotShown&) {
      // The boards are as good as the models were.
    } catch (const std::exception& failure) {
      if (healthy_) warn(fmt::format("leaderboards wait: {}", failure.what()));
      healthy_ = false;
      ++failures_;
      apart = kRetryAfter;
    }
    std::unique_lock lock{pause_mutex_};
    pause_.wait_until(lock, stopping, started + apart, [] { return false; });
    pause_.wait_until(lock, stopping, started + kUnseenMax, [this] { return wanted_.load(); });
  }
}

void LeaderboardRefresher::refresh(const Windows& windows, const std::stop_token& stopping) {
  const auto publish = [this](Period period, Category category,
                              std::shared_ptr<const Leaderboard> board) {
    // The old board goes with `board`, after the lock: freeing a million ranks takes a while.
    const std::scoped_lock lock{mutex_};
    boards_.at(board_index(period, category)).swap(board);
  };
  const auto unranked = take_unranked();
  scanned_ = scan_.use([&](LeaderboardBuilder& scan) {
    return scan.run(windows, unranked, publish, [&] { return stopping.stop_requested(); });
  });
  windows_ = windows;
}

}  // namespace chalkline::projections
