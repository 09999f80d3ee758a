#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "base/worker_thread.hpp"
#include "sports/book/bookmaker.hpp"
#include "sports/book/games/game_page.hpp"
#include "sports/book/games/recorded_starts.hpp"
#include "sports/book/live/live_ticker.hpp"
#include "sports/book/seasons.hpp"
#include "sports/book/sportsbook.hpp"

namespace chalkline::sports {

// Optional parts of the source beside the board; null where the source does not have one.
struct Figures {
  std::unique_ptr<const PropQuoter> props;
  std::unique_ptr<HistoryReader> history;  // always, as is all that is from it
  std::unique_ptr<const hub::DataHub> hub;
  std::unique_ptr<const GamePages> pages;                 // always
  std::unique_ptr<const RecordedStarts> recorded_starts;  // always
  std::unique_ptr<Seasons> seasons;                       // always
  bool replays_apart{};                                   // odds_board.hpp
};

// Drives a bookmaker: wakes when something is due, publishes what changed, outlives every failure.
class FeedThread : public Sportsbook {
 public:
  // Takes the first step before it returns, on the caller's thread. Without `props` there are none.
  FeedThread(std::unique_ptr<Bookmaker> bookmaker, ledger::Clock clock, double clock_speed,
             Figures figures);
  ~FeedThread() override;

  std::shared_ptr<const OddsBoard> board() const override;
  std::shared_ptr<const LiveBoard> live() const override { return live_.board(); }
  std::optional<LiveGame> live_at(ledger::GameId game, ledger::Timestamp quoted_at) const override {
    return live_.at(game, quoted_at);
  }
  Subscription on_live(std::function<void(const std::shared_ptr<const LiveBoard>&)> told) override {
    return live_.on_board(std::move(told));
  }
  std::vector<HotTeam> hot_teams() const override;
  std::vector<PlayerStat> player_stats() const override;
  std::vector<PropOffer> props(ledger::GameId game, ledger::Timestamp now) const override;
  std::expected<PropOffer, PropProblem> prop_quote(ledger::GameId game, std::string_view quote_id,
                                                   ledger::Timestamp now) const override;
  const hub::DataHub* data_hub() const override { return figures_.hub.get(); }
  std::optional<GamePage> game_page(ledger::GameId game, ledger::Timestamp now) const override {
    return figures_.pages->find(game, now);
  }
  std::optional<ledger::Timestamp> recorded_start(ledger::GameId game) const override {
    return figures_.recorded_starts->of(game);
  }
  std::vector<SeasonOnOffer> seasons(ledger::Timestamp now) const override {
    return figures_.seasons->all(now);
  }
  std::expected<SeasonOnOffer, SeasonRefusal> begin_season(const BeginSeason& wish,
                                                           ledger::Timestamp now) override;
  std::expected<SeasonOnOffer, SeasonRefusal> stop_season(const StopSeason& wish,
                                                          ledger::Timestamp now) override;
  bool has_page(ledger::GameId game) const override { return figures_.pages->has(game); }
  bool healthy() const override { return healthy_; }
  std::shared_ptr<const BookStatus> status() const override;
  std::uint64_t refusals() const override { return bookmaker_->refusals(); }
  void decided_by_hand(ledger::GameId game) override;
  void stop() override;

 private:
  using RealClock = std::chrono::steady_clock;

  void run(const std::stop_token& stopping, RealClock::duration wait);
  RealClock::duration step();  // how long until the next one
  void wake();
  void wait(const std::stop_token& stopping, RealClock::duration time);
  void advance();
  void refresh_form();
  RealClock::duration until_due() const;

  std::unique_ptr<Bookmaker> bookmaker_;  // the feed thread's alone, but for refusals()
  ledger::Clock clock_;
  double clock_speed_;
  Figures figures_;
  ledger::Timestamp now_{};  // of the last step
  RealClock::duration retry_after_;
  bool form_is_stale_ = false;
  std::optional<RealClock::time_point> form_computed_at_;

  std::atomic<bool> healthy_ = false;
  mutable std::mutex mutex_;  // of what readers see
  std::shared_ptr<const OddsBoard> board_;
  std::shared_ptr<const BookStatus> status_;
  Bookmaker::Form form_;
  LiveTicker live_;

  std::mutex waiting_;
  std::condition_variable_any news_came_;
  bool has_news_ = false;  // a season has begun or was stopped, or an operator has decided
  std::vector<ledger::GameId> decided_;  // by an operator, not yet applied

  WorkerThread thread_;  // last: it uses all of the above
};

}  // namespace chalkline::sports
