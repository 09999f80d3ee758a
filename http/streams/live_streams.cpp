#include "http/streams/live_streams.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <iterator>
#include <ranges>

namespace chalkline::http {
namespace {

constexpr std::chrono::seconds kLiveRetryAfter{1};

}  // namespace

LiveStreams::LiveStreams(sports::LiveBoards& boards)
    : subscription_{boards.subscribe([this](const Board& board) { take(board); })},
      thread_{"live streams", [this](const std::stop_token&) {
                while (!run_until_failure()) {
                }
              }} {
  take(boards.current());
}

std::shared_ptr<EventFeed> LiveStreams::open(std::optional<ledger::GameId> game,
                                             const Networks& client, Executor executor) {
  const std::scoped_lock lock{mutex_};
  if (!make_room(client)) return nullptr;
  auto feed = std::make_shared<EventFeed>(executor);
  if (stopping_) {
    feed->end();
    return feed;
  }
  listeners_.push_back({client, FeedHandle{feed}});
  by_network_.add(client);
  news_.joined.emplace_back(game, FeedHandle{feed});
  is_news_ = true;
  wake_.notify_one();
  return feed;
}

bool LiveStreams::make_room(const Networks& client) {
  if (listeners_.size() < kListenersMax) return true;
  drop_gone();
  if (listeners_.size() < kListenersMax) return true;
  const auto network = by_network_.to_give_way(client);
  if (!network) return false;
  const auto oldest = std::ranges::find_if(
      listeners_, [&](const Listener& listener) { return network->has(listener.client); });
  oldest->feed.end();
  by_network_.remove(oldest->client);
  listeners_.erase(oldest);
  return true;
}

void LiveStreams::drop_gone() {
  std::erase_if(listeners_, [this](const Listener& listener) {
    if (!listener.feed.is_gone()) return false;
    by_network_.remove(listener.client);
    return true;
  });
}

void LiveStreams::stop() {
  subscription_.reset();
  {
    const std::scoped_lock lock{mutex_};
    stopping_ = true;
  }
  wake_.notify_one();
  thread_.stop();
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
  for (const auto& listener : everywhere_) listener.end();
  games_.clear();
  told_.clear();
  everywhere_.clear();
  news_.joined.clear();
  listeners_.clear();
  by_network_ = {};
}

void LiveStreams::run() {
  std::unique_lock lock{mutex_};
  while (true) {
    wake_.wait(lock, [this] { return stopping_ || is_news_; });
    if (stopping_) break;
    is_news_ = false;
    const News news{std::exchange(news_.joined, {}), std::exchange(news_.ended, {}), news_.board};
    lock.unlock();
    tell(news);
    lock.lock();
    drop_gone();
  }
  end_all();
}

void LiveStreams::tell(const News& news) {
  tell_all(news);
  for (const auto& [game, listener] : news.joined)
    if (game) games_[*game].joining.push_back(listener);
  for (auto at = games_.begin(); at != games_.end();) {
    auto& [id, watched] = *at;
    const auto ended = std::ranges::find(news.ended, id,
                                         [](const sports::LiveGame& live) { return live.game.id; });
    const auto* live = ended != news.ended.end() ? &*ended : news.board->find(id);
    if (live != nullptr) tell(watched, *live);
    if (live != nullptr && live->period != sports::kFinalPeriod) {
      ++at;
      continue;
    }
    for (const auto& listener : watched.joining) listener.finish();
    for (const auto& listener : watched.listeners) listener.finish();
    at = games_.erase(at);
  }
}

void LiveStreams::tell_all(const News& news) {
  std::erase_if(everywhere_, &FeedHandle::is_gone);
  for (const auto& live : news.ended)
    if (told_.contains(live.game.id)) tell_all(live);
  const auto all = std::make_shared<const std::string>(games_event(news.board->games));
  // One that was called off has left without its end.
  const bool called_off = std::ranges::any_of(told_, [&](const auto& told) {
    return !told.second.is_over && news.board->find(told.first) == nullptr;
  });
  std::erase_if(told_, [&](const auto& told) { return news.board->find(told.first) == nullptr; });
  if (called_off)
    for (const auto& listener : everywhere_) listener.push(all);
  for (const auto& live : news.board->games) tell_all(live);
  for (const auto& [game, listener] : news.joined) {
    if (game) continue;
    listener.push(all);
    for (const auto& live : news.board->games) {
      auto& told = told_[live.game.id];
      told.tick = live.tick;
      told.is_over = live.period == sports::kFinalPeriod;
      told.figures = live.play->figures(live.tick);
      if (!told.figures.empty())
        listener.push(
            std::make_shared<const std::string>(figures_event(live.game.id, told.figures)));
    }
    everywhere_.push_back(listener);
  }
  if (everywhere_.empty()) told_.clear();
}

void LiveStreams::tell_all(const sports::LiveGame& live) {
  if (everywhere_.empty()) return;
  auto& told = told_[live.game.id];
  if (told.tick == live.tick) return;
  told.tick = live.tick;
  told.is_over = live.period == sports::kFinalPeriod;
  const auto moment = std::make_shared<const std::string>(live_event(live));
  for (const auto& listener : everywhere_) listener.push(moment);
  auto figures = live.play->figures(live.tick);
  std::vector<ledger::PlayerFigures> moved;
  std::ranges::copy_if(figures, std::back_inserter(moved), [&](const auto& player) {
    return std::ranges::find(told.figures, player) == told.figures.end();
  });
  told.figures = std::move(figures);
  if (moved.empty()) return;
  const auto news = std::make_shared<const std::string>(figures_event(live.game.id, moved));
  for (const auto& listener : everywhere_) listener.push(news);
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
