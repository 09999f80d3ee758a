#include "sports/book/feed_thread.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <exception>
#include <utility>

#include "sports/book/season_records.hpp"

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
                       double clock_speed, bool replays_apart,
                       std::vector<HealthSource> health_beside_games, const hub::DataHub* hub)
    : bookmaker_(std::move(bookmaker)),
      clock_(std::move(clock)),
      clock_speed_(clock_speed),
      replays_apart_(replays_apart),
      health_beside_games_(std::move(health_beside_games)),
      hub_(hub),
      retry_after_(kFirstRetry),
      ticker_(live_, clock_, clock_speed_) {
  const auto wait = step();
  thread_.start("sportsbook",
                [this, wait](const std::stop_token& stopping) { run(stopping, wait); });
}

FeedThread::~FeedThread() { stop(); }

void FeedThread::stop() {
  thread_.stop();
  ticker_.stop();
}

void FeedThread::run(const std::stop_token& stopping, RealClock::duration wait) {
  for (signal_.wait(stopping, wait); !stopping.stop_requested(); signal_.wait(stopping, wait)) {
    wait = step();
  }
}

FeedThread::RealClock::duration FeedThread::step() {
  try {
    advance();
    health_.refusals = bookmaker_->refusals();
    if (retry_after_ != kFirstRetry) spdlog::info("sports: recovered");
    retry_after_ = kFirstRetry;
    health_.works = bookmaker_->feeds_answer();
    return until_due();
  } catch (const std::exception& failure) {
    health_.refusals = bookmaker_->refusals();
    health_.works = false;
    const auto wait = retry_after_;
    retry_after_ = std::min<RealClock::duration>(2 * retry_after_, kLastRetry);
    spdlog::error("sports: a step of the games failed and is tried again in {} ms: {}",
                  duration_cast<milliseconds>(wait).count(), failure.what());
    return wait;
  }
}

void FeedThread::advance() {
  now_ = clock_();
  const auto acted_on = signal_.acted_on();
  const auto step = bookmaker_->advance(now_, acted_on);
  ticker_.remove(acted_on);  // of a game in play an operator's act is its end
  signal_.applied(acted_on.size());
  if (step.games_changed) {
    boards_.publish(
        make_board(boards_.current()->version + 1, bookmaker_->upcoming(now_), replays_apart_));
    ticker_.add(bookmaker_->under_way());
  }
  auto status = bookmaker_->status(now_);
  for (const auto& source : health_beside_games_) status.feeds.push_back(source());
  health_.status.publish(std::move(status));
  form_is_stale_ |= step.results_came;
  if (form_is_stale_ &&
      (!form_computed_at_ || RealClock::now() - *form_computed_at_ >= kBetweenForms)) {
    refresh_form();
  }
}

void FeedThread::refresh_form() {
  auto form = bookmaker_->form();
  form_computed_at_ = RealClock::now();
  // A table that is not there yet is being fetched for the next one.
  form_is_stale_ = hub_ != nullptr && !put_season_records(form.teams, *hub_, now_);
  form_.publish(std::move(form));
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
