#include "ledger/state/state.hpp"

#include <fmt/format.h>

#include "base/warning.hpp"
#include "ledger/state/state_cache.hpp"

namespace chalkline::ledger {
namespace {

// Published at once on the way through a long log: as many as a group of the engine has.
constexpr Position kRecordsPerGroup = 1'024;

}  // namespace

State::State(const Log& log, const StateOptions& options)
    : log_(log), options_(options), entries_(options.directory, options.env) {
  if (const auto position = entries_.checkpoint_position();
      position > log.position() && !options.accepts_log_end) {
    throw LogFailure(
        log.position(),
        fmt::format("the log ends here, but the state in {} has come to {}: the log is an old copy "
                    "or has lost records",
                    options.directory, position));
  }
  thread_.start("state", [this](const std::stop_token&) { run(); });
}

State::~State() { stop(); }

void State::stop() {
  {
    const std::scoped_lock lock{mutex_};
    stopping_ = true;
  }
  changed_.notify_all();
  thread_.stop();
}

void State::give_up() {
  {
    const std::scoped_lock lock{mutex_};
    if (ready_) return;
    stopping_ = true;
  }
  changed_.notify_all();
}

bool State::is_stopping() const {
  const std::scoped_lock lock{mutex_};
  return stopping_;
}

void State::fail_if_broken() const {
  if (failure_) std::rethrow_exception(failure_);
}

bool State::wait_until_ready(std::chrono::milliseconds timeout) const {
  std::unique_lock lock{mutex_};
  changed_.wait_for(lock, timeout, [this] { return ready_ || failure_ || stopping_; });
  fail_if_broken();
  return ready_;
}

StateEntries* State::entries_when_ready() {
  std::unique_lock lock{mutex_};
  changed_.wait(lock, [this] { return ready_ || failure_ || stopping_; });
  fail_if_broken();
  return ready_ ? &entries_ : nullptr;
}

void State::require_ready() const {
  if (!is_ready()) throw StateNotReady{};
}

std::optional<std::string> State::get(std::string_view key) const {
  require_ready();
  return entries_.get(key);
}

std::vector<GameId> State::games_to_settle() const {
  require_ready();
  return entries_.games_to_settle();
}

bool State::wait_for_unsettled(const std::stop_token& stopping) const {
  {
    std::unique_lock lock{mutex_};
    changed_.wait(lock, stopping, [this] { return ready_ || failure_ || stopping_; });
    fail_if_broken();
    if (!ready_) return false;
  }
  return entries_.wait_for_unsettled(stopping);
}

std::vector<GameId> State::games_begun_by(Timestamp time) const {
  require_ready();
  return entries_.games_begun_by(time);
}

std::vector<AccountId> State::closing_accounts() const {
  require_ready();
  return entries_.closing_accounts();
}

void State::run() {
  try {
    bring_up();
  } catch (...) {
    const std::scoped_lock lock{mutex_};
    failure_ = std::current_exception();
  }
  changed_.notify_all();
  std::unique_lock lock{mutex_};
  const auto is_over = [this] { return stopping_ || failure_; };
  while (!changed_.wait_for(lock, options_.between_checkpoints, is_over)) {
    lock.unlock();
    write_checkpoint();
    lock.lock();
  }
  if (failure_) return;
  lock.unlock();
  write_checkpoint();
}

void State::bring_up() {
  entries_.load(log_);
  saved_ = entries_.position();
  StateCache cache{entries_};
  auto published = entries_.position();
  const auto end = log_.position();
  const auto records_per_group = std::min(kRecordsPerGroup, options_.records_per_checkpoint);
  scan_records(log_, published + 1, end, [&](const Record& record) {
    const auto position = record.position;
    cache.apply(record);
    // A checkpoint belongs to the end of a batch, whose root the log has.
    if (position - published < records_per_group && position != end) return true;
    if (!log_.root_at(position)) return true;
    published = position;
    entries_.publish(position, cache.take_changes());
    if (position - saved_ >= options_.records_per_checkpoint) write_checkpoint();
    return !is_stopping();
  });
  static_cast<void>(rules_of(cache.ledger().rules));  // throws where a later program adopted them
  const std::scoped_lock lock{mutex_};
  ready_ = entries_.position() == end;
}

void State::write_checkpoint() {
  if (entries_.position() == saved_) return;
  try {
    saved_ = entries_.write_checkpoint(log_);
    failed_checkpoints_ = 0;
  } catch (const LogFailure& failure) {
    // A later one may find room on the disk; until then a start has more records to replay.
    if (failed_checkpoints_++ == 0)
      warn(fmt::format("no checkpoint of the state: {}", failure.what()));
  }
}

}  // namespace chalkline::ledger
