#include "http/server/event_feed.hpp"

#include <utility>

namespace chalkline::http {

void EventFeed::push(Piece piece) {
  if (ended_) return;
  if (pieces_.size() == kPiecesMax) return end();
  pieces_.push_back(std::move(piece));
  timer_.cancel();
}

void EventFeed::end() {
  ended_ = true;
  timer_.cancel();
}

Task<std::deque<EventFeed::Piece>> EventFeed::next(std::chrono::seconds patience) {
  if (pieces_.empty() && !ended_) {
    boost::system::error_code ec;
    timer_.expires_after(patience);
    co_await timer_.async_wait(asio::redirect_error(use_task, ec));
  }
  co_return ended_ ? std::deque<Piece>{} : std::exchange(pieces_, {});
}

}  // namespace chalkline::http
