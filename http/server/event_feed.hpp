#pragma once

#include <chrono>
#include <deque>
#include <memory>
#include <string>

#include "http/server/task.hpp"

namespace chalkline::http {

// A body without an end: pieces of text, sent as they come. Belongs to the io thread of its
// connection, as everything here does unless it says otherwise.
class EventFeed {
 public:
  using Piece = std::shared_ptr<const std::string>;

  explicit EventFeed(Executor executor) : executor_{executor}, timer_{executor} {}

  Executor executor() const { return executor_; }

  // A feed whose client does not keep up is ended rather than kept in memory: the client reconnects
  // with the id of the last event that it received.
  void push(Piece piece);
  void end();
  // Ends once what was pushed has been taken.
  void finish();
  bool ended() const { return ended_; }

  // All pieces that are there; waits for the first for at most `patience`. Empty after that, or
  // once the feed has ended.
  Task<std::deque<Piece>> next(std::chrono::seconds patience);

 private:
  static constexpr std::size_t kPiecesMax = 256;  // waiting for one client: minutes of a busy day

  Executor executor_;
  Timer timer_;
  std::deque<Piece> pieces_;
  bool finished_{};  // nothing more is pushed
  bool ended_{};
};

// A feed as other threads reach it. The connection owns the feed; once that is gone nothing
// happens. Any thread; returns at once.
class FeedHandle {
 public:
  explicit FeedHandle(const std::shared_ptr<EventFeed>& feed)
      : feed_{feed}, executor_{feed->executor()} {}

  void push(EventFeed::Piece piece) const;
  void end() const;
  void finish() const;
  bool is_gone() const { return feed_.expired(); }

  // Whether they are of one feed.
  friend bool operator==(const FeedHandle& a, const FeedHandle& b) {
    return !a.feed_.owner_before(b.feed_) && !b.feed_.owner_before(a.feed_);
  }

 private:
  std::weak_ptr<EventFeed> feed_;
  Executor executor_;
};

}  // namespace chalkline::http
