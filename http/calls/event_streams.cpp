#include "http/calls/event_streams.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/asio/post.hpp>
#include <chrono>
#include <cstdlib>
#include <ranges>

#include "http/json/event_text.hpp"
#include "ledger/state_keys.hpp"

namespace chalkline::http {
namespace {

// How often lines are looked at: prices move every few minutes, and several at a time.
constexpr std::chrono::seconds kLinesEvery{1};

// Events that are told one by one; whoever has missed more reads everything afresh.
constexpr std::size_t kEventsMax = 500;

ledger::AccountState state_of(const ledger::Log& log, ledger::AccountId account) {
  ledger::AccountState state;
  if (const auto bytes = log.state(ledger::state_key::of(account)))
    ledger::state_key::from_bytes(*bytes, state);
  return state;
}

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

EventStreams::EventStreams(const ledger::Log& log, const sports::Sportsbook& book)
    : log_{log}, book_{book}, board_{book.board()}, thread_{[this] {
        // A stream that stood still would look like one on which nothing happens.
        try {
          run();
        } catch (const std::exception& failure) {
          fmt::print(stderr, "chalkline: the event streams stop: {}\n", failure.what());
          std::abort();
        }
      }} {}

std::shared_ptr<EventFeed> EventStreams::open(ledger::AccountId account,
                                              std::optional<ledger::Position> seen,
                                              Executor executor) {
  auto feed = std::make_shared<EventFeed>(executor);
  const std::scoped_lock lock{mutex_};
  if (stopping_) {
    feed->end();
    return feed;
  }
  auto& streams = streams_[account];
  std::erase_if(streams, [](const Stream& stream) { return stream.feed.expired(); });
  if (streams.size() == kStreamsPerAccount) {
    end(streams.front());
    streams.erase(streams.begin());
  }
  streams.push_back({seen, feed, executor});
  touched_.insert(account);
  wake_.notify_one();
  return feed;
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
    for (const auto& streams : streams_ | std::views::values)
      for (const auto& stream : streams) end(stream);
    streams_.clear();
  }
  wake_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void EventStreams::run() {
  auto lines_due = SteadyClock::now() + kLinesEvery;
  std::unique_lock lock{mutex_};
  while (!stopping_) {
    wake_.wait_until(lock, lines_due, [this] { return stopping_ || !touched_.empty(); });
    const auto touched = std::exchange(touched_, {});
    for (const auto account : touched) tell_account(account, lock);
    if (SteadyClock::now() < lines_due) continue;
    lines_due += kLinesEvery;
    tell_lines(lock);
  }
}

void EventStreams::tell_account(ledger::AccountId account, std::unique_lock<std::mutex>& lock) {
  const auto found = streams_.find(account);
  if (found == streams_.end()) return;
  auto told = found->second;
  lock.unlock();
  const auto state = state_of(log_, account);
  for (auto& stream : told) {
    std::string text;
    const auto records =
        stream.seen ? records_after(log_, state.last_event, *stream.seen) : std::nullopt;
    text = records ? account_events(*records, state) : reset_event(state.last_event);
    stream.seen = state.last_event;
    if (!text.empty()) send(stream, std::make_shared<const std::string>(std::move(text)));
  }
  lock.lock();
  const auto still = streams_.find(account);
  if (still == streams_.end()) return;
  auto& streams = still->second;
  for (auto& stream : streams) {
    const auto same = [&](const Stream& other) {
      return !other.feed.owner_before(stream.feed) && !stream.feed.owner_before(other.feed);
    };
    if (const auto at = std::ranges::find_if(told, same); at != told.end()) stream.seen = at->seen;
  }
  std::erase_if(streams, [](const Stream& stream) { return stream.feed.expired(); });
  if (streams.empty()) streams_.erase(still);
}

void EventStreams::tell_lines(std::unique_lock<std::mutex>& lock) {
  std::vector<Stream> all;
  for (auto at = streams_.begin(); at != streams_.end();) {
    std::erase_if(at->second, [](const Stream& stream) { return stream.feed.expired(); });
    all.insert(all.end(), at->second.begin(), at->second.end());
    at = at->second.empty() ? streams_.erase(at) : std::next(at);
  }
  lock.unlock();
  const auto now = book_.board();
  if (now->version != board_->version) {
    const auto text = all.empty() ? std::string{} : line_events(*board_, *now);
    board_ = now;
    if (!text.empty()) {
      const auto piece = std::make_shared<const std::string>(text);
      for (const auto& stream : all) send(stream, piece);
    }
  }
  lock.lock();
}

void EventStreams::send(const Stream& stream, const EventFeed::Piece& piece) {
  asio::post(stream.executor, [feed = stream.feed, piece] {
    if (const auto open = feed.lock()) open->push(piece);
  });
}

void EventStreams::end(const Stream& stream) {
  asio::post(stream.executor, [feed = stream.feed] {
    if (const auto open = feed.lock()) open->end();
  });
}

}  // namespace chalkline::http
