#include "http/streams/live_streams.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <ranges>

namespace chalkline::http {
namespace {

constexpr std::chrono::seconds kLiveRetryAfter{1};

}  // namespace

LiveStreams::LiveStreams(sports::Sportsbook& book)
    : told_{book.on_live([this](const Board& board) { take(board); })}, thread_{[this] {
        while (!run_until_failure()) {
        }
      }} {
  take(book.live());
}

std::shared_ptr<EventFeed> LiveStreams::open(ledger::GameId game, Executor executor) {
  const std::scoped_lock lock{mutex_};
  if (listeners_ == kListenersMax) return nullptr;
  auto feed = std::make_shared<EventFeed>(executor);
  if (stopping_) {
    feed->end();
    return feed;
  }
  ++listeners_;
  news_.joined.emplace_back(game, FeedHandle{feed});
  is_news_ = true;
  wake_.notify_one();
  return feed;
}

void LiveStreams::stop() {
  told_.reset();
  {
    const std::scoped_lock lock{mutex_};
    stopping_ = true;
  }
  wake_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void LiveStreams::take(const Board& board) {
  const std::scoped_lock lock{mutex_};
  if (news_.board != nullptr && board->version <= news_.board->version) return;
  news_.board = board;
  std::ranges::copy_if(
      board->games, std::back_inserter(news_.ended),
      [](const sports::LiveGame& live) { return live.period == sports::kFinalPeriod; });
  is_news_ = true;
  wake_.notify_one();
}

// A stream that stood still would look like a game in which nothing happens: those who listen come
// back and begin again.
bool LiveStreams::run_until_failure() {
  try {
    run();
    return true;
  } catch (const std::exception& failure) {
    spdlog::error("The live streams end and begin again: {}", failure.what());
  }
  std::unique_lock lock{mutex_};
  end_all();
  wake_.wait_for(lock, kLiveRetryAfter, [this] { return stopping_; });
  return stopping_;
}

void LiveStreams::end_all() {
  for (const auto& [game, listener] : news_.joined) listener.end();
  for (const auto& [id, watched] : games_) {
    for (const auto& listener : watched.listeners) listener.end();
    for (const auto& listener : watched.joining) listener.end();
  }
  games_.clear();
  news_.joined.clear();
  listeners_ = 0;
}

void LiveStreams::run() {
  std::unique_lock lock{mutex_};
  while (true) {
    wake_.wait(lock, [this] { return stopping_ || is_news_; });
    if (stopping_) break;
    is_news_ = false;
    const News news{std::exchange(news_.joined, {}), std::exchange(news_.ended, {}), news_.board};
    lock.unlock();
    const auto listeners = tell(news);
    lock.lock();
    listeners_ = listeners + news_.joined.size();
  }
  end_all();
}

std::size_t LiveStreams::tell(const News& news) {
  for (const auto& [game, listener] : news.joined) games_[game].joining.push_back(listener);
  std::size_t listeners = 0;
  for (auto at = games_.begin(); at != games_.end();) {
    auto& [id, watched] = *at;
    const auto ended = std::ranges::find(news.ended, id,
                                         [](const sports::LiveGame& live) { return live.game.id; });
    const auto* live = ended != news.ended.end() ? &*ended : news.board->find(id);
    if (live != nullptr) tell(watched, *live);
    if (live != nullptr && live->period != sports::kFinalPeriod) {
      listeners += watched.listeners.size();
      ++at;
      continue;
    }
    for (const auto& listener : watched.joining) listener.finish();
    for (const auto& listener : watched.listeners) listener.finish();
    at = games_.erase(at);
  }
  return listeners;
}

void LiveStreams::tell(Watched& watched, const sports::LiveGame& live) {
  std::erase_if(watched.listeners, &FeedHandle::is_gone);
  if (watched.listeners.empty() && watched.joining.empty()) return;
  const auto moment = std::make_shared<const std::string>(live_event(live));
  if (live.tick != watched.told) {
    for (const auto& listener : watched.listeners) listener.push(moment);
  }
  watched.told = live.tick;
  if (watched.joining.empty()) return;
  for (; watched.priced <= live.tick; ++watched.priced) {
    if (const auto price = live.play->moneyline(watched.priced)) {
      watched.prices.push_back({watched.priced, price->first, price->second});
    }
  }
  const auto history = std::make_shared<const std::string>(history_event(watched.prices));
  for (auto& listener : std::exchange(watched.joining, {})) {
    listener.push(history);
    listener.push(moment);
    watched.listeners.push_back(std::move(listener));
  }
}

}  // namespace chalkline::http
