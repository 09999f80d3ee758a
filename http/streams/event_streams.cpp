#include "http/streams/event_streams.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <chrono>
#include <ranges>
#include <set>

#include "http/streams/event_text.hpp"
#include "ledger/engine/account_history.hpp"

namespace chalkline::http {
namespace {

// How often lines are looked at (prices move every few minutes, and several at a time), and which
// streams have come to their end.
constexpr std::chrono::seconds kLookEvery{1};

// After a failure of the log: the streams end, and what comes meanwhile would fail as well.
constexpr std::chrono::seconds kRetryAfter{1};

// Events that are sent one by one; a client that has missed more reads everything afresh.
constexpr std::size_t kEventsMax = 500;

// The account's records after `seen`, oldest first; absent when there are more than kEventsMax.
std::optional<std::vector<ledger::Record>> records_after(const ledger::Log& log,
                                                         ledger::Position last,
                                                         ledger::Position seen) {
  std::vector<ledger::Record> records;
  for (auto at = last; at > seen;) {
    if (records.size() == kEventsMax) return std::nullopt;
    records.push_back(ledger::read_record(log, at));
    at = records.back().previous_in_stream;
  }
  std::ranges::reverse(records);
  return records;
}

}  // namespace

EventStreams::EventStreams(const ledger::Log& log, const ledger::State& state,
                           const sports::OddsBoards& boards)
    : log_{log},
      state_{state},
      boards_{boards},
      board_{boards.current()},
      thread_{"streams", [this](const std::stop_token&) {
                while (!run_until_failure()) {
                }
              }} {}

bool EventStreams::run_until_failure() {
  try {
    run();
    return true;
  } catch (const std::exception& failure) {
    if (healthy_.exchange(false))
      spdlog::error("The event streams end and begin again: {}", failure.what());
  }
  // A stream that stood still would look like one on which nothing happens: a client that comes
  // back says what it saw last.
  std::unique_lock lock{mutex_};
  end_all();
  wake_.wait_for(lock, kRetryAfter, [this] { return stopping_; });
  return stopping_;
}

void EventStreams::end_all() {
  for (const auto& streams : streams_ | std::views::values)
    for (const auto& stream : streams) stream.feed.end();
  streams_.clear();
  touched_.clear();
}

std::shared_ptr<EventFeed> EventStreams::open(const Session& session,
                                              std::optional<ledger::Position> seen,
                                              Executor executor) {
  auto feed = std::make_shared<EventFeed>(executor);
  const std::scoped_lock lock{mutex_};
  if (stopping_) {
    feed->end();
    return feed;
  }
  auto& streams = streams_[session.account];
  std::erase_if(streams, [](const Stream& stream) { return stream.feed.is_gone(); });
  if (streams.size() == kStreamsPerAccount) {
    streams.front().feed.end();
    streams.erase(streams.begin());
  }
  streams.push_back({seen, FeedHandle{feed}, session.token, session.expires_at});
  touched_.insert(session.account);
  wake_.notify_one();
  return feed;
}

void EventStreams::end(const Digest& session) {
  const std::scoped_lock lock{mutex_};
  for (auto& streams : streams_ | std::views::values) {
    std::erase_if(streams, [&](const Stream& stream) {
      if (stream.session != session) return false;
      stream.feed.end();
      return true;
    });
  }
}

void EventStreams::touch(const std::vector<ledger::AccountId>& accounts) {
  const std::scoped_lock lock{mutex_};
  if (streams_.empty()) return;
  for (const auto account : accounts)
    if (streams_.contains(account)) touched_.insert(account);
  if (!touched_.empty()) wake_.notify_one();
}

void EventStreams::stop() {
  {
    const std::scoped_lock lock{mutex_};
    stopping_ = true;
    end_all();
  }
  wake_.notify_one();
  thread_.stop();
}

void EventStreams::run() {
  auto look_due = SteadyClock::now() + kLookEvery;
  std::unique_lock lock{mutex_};
  while (!stopping_) {
    wake_.wait_until(lock, look_due, [this] { return stopping_ || !touched_.empty(); });
    const auto touched = std::exchange(touched_, {});
    for (const auto account : touched) tell_account(account, lock);
    if (SteadyClock::now() < look_due) continue;
    look_due += kLookEvery;
    drop_ended();
    tell_lines(lock);
    healthy_ = true;
  }
}

void EventStreams::drop_ended() {
  const auto now = wall_now();
  for (auto& streams : streams_ | std::views::values) {
    std::erase_if(streams, [&](const Stream& stream) {
      if (stream.expires_at <= now) stream.feed.end();
      return stream.expires_at <= now || stream.feed.is_gone();
    });
  }
  std::erase_if(streams_, [](const auto& entry) { return entry.second.empty(); });
}

void EventStreams::tell_account(ledger::AccountId account, std::unique_lock<std::mutex>& lock) {
  const auto found = streams_.find(account);
  if (found == streams_.end()) return;
  auto told = found->second;
  lock.unlock();
  const auto state = ledger::load_account(state_, account);
  EventFeed::Piece piece;  // for those who have seen up to here: all of them, as a rule
  std::optional<ledger::Position> since;
  for (auto& stream : told) {
    if (!piece || stream.seen != since) {
      since = stream.seen;
      const auto records = since ? records_after(log_, state.last_event, *since) : std::nullopt;
      piece = std::make_shared<const std::string>(records ? account_events(*records, state)
                                                          : reset_event(state.last_event));
    }
    stream.seen = state.last_event;
    if (!piece->empty()) stream.feed.push(piece);
  }
  lock.lock();
  const auto still = streams_.find(account);
  if (still == streams_.end()) return;
  auto& streams = still->second;
  for (auto& stream : streams) {
    const auto at = std::ranges::find(told, stream.feed, &Stream::feed);
    if (at != told.end()) stream.seen = at->seen;
  }
}

template <class IsTold>
void EventStreams::tell(const Streams& all, std::string text, const IsTold& is_told) {
  if (text.empty()) return;
  const auto piece = std::make_shared<const std::string>(std::move(text));
  for (const auto& [account, streams] : all) {
    if (!is_told(account)) continue;
    for (const auto& stream : streams) stream.feed.push(piece);
  }
}

// Lines of a class's own season are sent to its purses alone.
void EventStreams::tell_lines(std::unique_lock<std::mutex>& lock) {
  const auto now = boards_.current();
  if (now->version == board_->version) return;
  const auto before = std::exchange(board_, now);
  if (streams_.empty()) return;
  const auto all = streams_;
  lock.unlock();
  tell(all, line_events(*before, *now), [](ledger::AccountId) { return true; });
  std::set<ledger::ClassId> classes;
  for (const auto& board : {before, now}) {
    for (const auto& id : board->classes | std::views::keys) classes.insert(id);
  }
  const sports::OddsBoard none;
  for (const auto& id : classes) {
    const auto* was = before->of_class(id);
    const auto* is = now->of_class(id);
    tell(all, line_events(was == nullptr ? none : *was, is == nullptr ? none : *is),
         [&](ledger::AccountId account) { return ledger::class_of_purse(state_, account) == id; });
  }
  lock.lock();
}

}  // namespace chalkline::http
