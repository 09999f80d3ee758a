#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "base/worker_thread.hpp"
#include "sports/book/book_health.hpp"
#include "sports/book/bookmaker.hpp"
#include "sports/book/feed_signal.hpp"
#include "sports/book/live/live_boards.hpp"
#include "sports/book/live/live_ticker.hpp"
#include "sports/book/odds_board.hpp"
#include "sports/hub/data_hub.hpp"

namespace chalkline::sports {

// The status of a provider that reports on no games. For any thread.
using HealthSource = std::function<FeedStatus()>;

// Drives a bookmaker: wakes when something is due, publishes what changed, outlives every failure.
class FeedThread {
 public:
  // Takes the first step before it returns, on the caller's thread. `replays_apart`:
  // odds_board.hpp. The status of `health_beside_games` follows that of the feeds. `hub`, null
  // where there is none, has the season's records of teams, and outlives this.
  FeedThread(std::unique_ptr<Bookmaker> bookmaker, ledger::Clock clock, double clock_speed,
             bool replays_apart, std::vector<HealthSource> health_beside_games = {},
             const hub::DataHub* hub = nullptr);
  ~FeedThread();

  const OddsBoards& boards() const { return boards_; }
  // The in-play games on which bets are taken: those that the ledger knows as offered.
  LiveBoards& live() { return live_; }
  const Published<Form>& form() const { return form_; }
  const BookHealth& health() const { return health_; }
  FeedSignal& signal() { return signal_; }

  void stop();  // idempotent

 private:
  using RealClock = std::chrono::steady_clock;

  void run(const std::stop_token& stopping, RealClock::duration wait);
  RealClock::duration step();  // how long until the next one
  void advance();
  void refresh_form();
  RealClock::duration until_due() const;

  std::unique_ptr<Bookmaker> bookmaker_;
  ledger::Clock clock_;
  double clock_speed_;
  bool replays_apart_;
  const std::vector<HealthSource> health_beside_games_;  // in the status after the feeds
  const hub::DataHub* const hub_;
  ledger::Timestamp now_{};  // of the last step
  RealClock::duration retry_after_;
  bool form_is_stale_ = false;
  std::optional<RealClock::time_point> form_computed_at_;

  OddsBoards boards_;
  LiveBoards live_;
  LiveTicker ticker_;
  Published<Form> form_;
  BookHealth health_;
  FeedSignal signal_;

  WorkerThread thread_;  // last: it uses all of the above
};

}  // namespace chalkline::sports
