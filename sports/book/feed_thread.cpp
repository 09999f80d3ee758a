#include "sports/book/feed_thread.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <exception>
#include <utility>

namespace chalkline::sports {
namespace {

using namespace std::chrono;

// A machine that slept does not notice in the middle of a wait, because a wait does not count the
// sleep. This is how late it then is at most.
constexpr auto kLongestWait = seconds{30};

// After a failure: soon at first, for it may have been a full queue; then seldom, to spare the log.
constexpr auto kFirstRetry = milliseconds{100};
constexpr auto kLastRetry = seconds{30};

// Form changes with results, which at a fast clock come in every step.
constexpr auto kBetweenForms = minutes{1};

}  // namespace

FeedThread::FeedThread(std::unique_ptr<Bookmaker> bookmaker, ledger::Clock clock,
                       double clock_speed, Figures figures)
    : bookmaker_(std::move(bookmaker)),
      clock_(std::move(clock)),
      clock_speed_(clock_speed),
      figures_(std::move(figures)),
      retry_after_(kFirstRetry),
      board_(std::make_shared<const OddsBoard>()),
      status_(std::make_shared<const BookStatus>()),
      live_(clock_, clock_speed_) {
  const auto wait = step();
  thread_.start("sportsbook",
                [this, wait](const std::stop_token& stopping) { run(stopping, wait); });
}

FeedThread::~FeedThread() { stop(); }

std::shared_ptr<const OddsBoard> FeedThread::board() const {
  const std::scoped_lock lock{mutex_};
  return board_;
}

std::shared_ptr<const BookStatus> FeedThread::status() const {
  const std::scoped_lock lock{mutex_};
  return status_;
}

std::vector<HotTeam> FeedThread::hot_teams() const {
  const std::scoped_lock lock{mutex_};
  return form_.teams;
}

std::vector<PlayerStat> FeedThread::player_stats() const {
  const std::scoped_lock lock{mutex_};
  return form_.players;
}

std::vector<PropOffer> FeedThread::props(ledger::GameId id, ledger::Timestamp now) const {
  const auto board = this->board();
  const auto* game = board->find(id);
  if (figures_.props == nullptr || game == nullptr || game->starts_at <= now) return {};
  return figures_.props->offers(*game, now);
}

std::expected<PropOffer, PropProblem> FeedThread::prop_quote(ledger::GameId id,
                                                             std::string_view quote_id,
                                                             ledger::Timestamp now) const {
  const auto board = this->board();
  const auto* game = board->find(id);
  if (figures_.props == nullptr || game == nullptr || game->starts_at <= now) {
    return std::unexpected{PropProblem::kUnknown};
  }
  return figures_.props->offer(*game, quote_id, now);
}

void FeedThread::decided_by_hand(ledger::GameId game) {
  const std::scoped_lock lock{waiting_};
  decided_.push_back(game);
  has_news_ = true;
  news_came_.notify_all();
}

void FeedThread::stop() {
  thread_.stop();
  live_.stop();
}

void FeedThread::run(const std::stop_token& stopping, RealClock::duration wait) {
  for (this->wait(stopping, wait); !stopping.stop_requested(); this->wait(stopping, wait)) {
    wait = step();
  }
}

void FeedThread::wait(const std::stop_token& stopping, RealClock::duration time) {
  std::unique_lock lock{waiting_};
  news_came_.wait_for(lock, stopping, time, [this] { return has_news_; });
  has_news_ = false;
}

std::expected<SeasonOnOffer, SeasonRefusal> FeedThread::begin_season(const BeginSeason& wish,
                                                                     ledger::Timestamp now) {
  auto begun = figures_.seasons->begin(wish, now);
  if (begun) wake();
  return begun;
}

std::expected<SeasonOnOffer, SeasonRefusal> FeedThread::stop_season(const StopSeason& wish,
                                                                    ledger::Timestamp now) {
  auto stopped = figures_.seasons->stop(wish, now);
  if (stopped) wake();
  return stopped;
}

void FeedThread::wake() {
  const std::scoped_lock lock{waiting_};
  has_news_ = true;
  news_came_.notify_all();
}

FeedThread::RealClock::duration FeedThread::step() {
  try {
    advance();
    if (retry_after_ != kFirstRetry) spdlog::info("sports: the games go on");
    retry_after_ = kFirstRetry;
    healthy_ = bookmaker_->hears_of_games();
    return until_due();
  } catch (const std::exception& failure) {
    healthy_ = false;
    const auto wait = retry_after_;
    retry_after_ = std::min<RealClock::duration>(2 * retry_after_, kLastRetry);
    spdlog::error("sports: a step of the games failed and is tried again in {} ms: {}",
                  duration_cast<milliseconds>(wait).count(), failure.what());
    return wait;
  }
}

void FeedThread::advance() {
  now_ = clock_();
  std::vector<ledger::GameId> decided;
  {
    const std::scoped_lock lock{waiting_};
    decided = decided_;
  }
  const auto step = bookmaker_->advance(now_, decided);
  live_.remove(decided);  // a game under way is decided by its end alone
  {
    const std::scoped_lock lock{waiting_};
    decided_.erase(decided_.begin(), decided_.begin() + std::ssize(decided));
  }
  if (step.games_changed) {
    // Only this thread writes board_: it may read it without the lock.
    auto next = std::make_shared<const OddsBoard>(
        make_board(board_->version + 1, bookmaker_->upcoming(now_), figures_.replays_apart));
    {
      const std::scoped_lock lock{mutex_};
      board_ = std::move(next);
    }
    live_.add(bookmaker_->under_way());
  }
  auto status = std::make_shared<const BookStatus>(bookmaker_->status(now_));
  {
    const std::scoped_lock lock{mutex_};
    status_ = std::move(status);
  }
  form_is_stale_ |= step.results_came;
  if (form_is_stale_ &&
      (!form_computed_at_ || RealClock::now() - *form_computed_at_ >= kBetweenForms)) {
    refresh_form();
  }
}

void FeedThread::refresh_form() {
  auto form = bookmaker_->form();
  form_computed_at_ = RealClock::now();
  form_is_stale_ = false;
  const std::scoped_lock lock{mutex_};
  form_ = std::move(form);
}

FeedThread::RealClock::duration FeedThread::until_due() const {
  // Work that came due while the step ran has a wait below zero. In floating point: a due time that
  // never comes must not overflow a duration.
  const auto product = duration<double>(bookmaker_->next_due(now_) - clock_());
  auto wait = std::min(product / clock_speed_, duration<double>(kLongestWait));
  if (form_is_stale_) {
    wait = std::min(wait, duration<double>(*form_computed_at_ + kBetweenForms - RealClock::now()));
  }
  return duration_cast<RealClock::duration>(std::max(wait, duration<double>::zero()));
}

}  // namespace chalkline::sports
