#include "sports/book/live/live_boards.hpp"

#include <utility>

#include "ledger/rules/rules.hpp"

namespace chalkline::sports {

std::shared_ptr<const LiveBoard> LiveBoards::current() const {
  const std::scoped_lock lock{mutex_};
  return recent_.back();
}

std::optional<LiveGame> LiveBoards::at(ledger::GameId id, ledger::Timestamp quoted_at) const {
  const std::scoped_lock lock{mutex_};
  for (const auto& board : recent_) {
    const auto* live = board->find(id);
    if (live != nullptr && live->at == quoted_at) return *live;
  }
  return std::nullopt;
}

LiveBoards::Subscription LiveBoards::subscribe(Listener listener) {
  const std::scoped_lock lock{publishing_};
  const auto added = listeners_.insert(listeners_.end(), std::move(listener));
  return {this, [this, added](void*) {
            const std::scoped_lock last{publishing_};
            listeners_.erase(added);
          }};
}

void LiveBoards::publish(std::shared_ptr<const LiveBoard> board) {
  const std::scoped_lock order{publishing_};
  {
    const std::scoped_lock lock{mutex_};
    recent_.push_back(board);
    while (recent_.front()->at < board->at - ledger::latest_rules().quotes.live_life)
      recent_.pop_front();
  }
  for (const auto& listener : listeners_) listener(board);
}

}  // namespace chalkline::sports
