#include "http/server/event_feed.hpp"

#include <boost/asio/post.hpp>
#include <utility>

namespace chalkline::http {

void EventFeed::push(Piece piece) {
  if (ended_ || finished_) return;
  if (pieces_.size() == kPiecesMax) return end();
  pieces_.push_back(std::move(piece));
  timer_.cancel();
}

void EventFeed::end() {
  ended_ = true;
  timer_.cancel();
}

void EventFeed::finish() {
  finished_ = true;
  if (pieces_.empty()) end();
}

Task<std::deque<EventFeed::Piece>> EventFeed::next(std::chrono::seconds patience) {
  if (pieces_.empty() && finished_) ended_ = true;
  if (pieces_.empty() && !ended_) {
    boost::system::error_code ec;
    timer_.expires_after(patience);
    co_await timer_.async_wait(asio::redirect_error(use_task, ec));
  }
  co_return ended_ ? std::deque<Piece>{} : std::exchange(pieces_, {});
}

void FeedHandle::push(EventFeed::Piece piece) const {
  asio::post(executor_, [weak = feed_, piece = std::move(piece)]() mutable {
    if (const auto feed = weak.lock()) feed->push(std::move(piece));
  });
}

void FeedHandle::end() const {
  asio::post(executor_, [weak = feed_] {
    if (const auto feed = weak.lock()) feed->end();
  });
}

void FeedHandle::finish() const {
  asio::post(executor_, [weak = feed_] {
    if (const auto feed = weak.lock()) feed->finish();
  });
}

}  // namespace chalkline::http
