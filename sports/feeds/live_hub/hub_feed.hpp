#pragma once

#include <memory>
#include <stdexcept>

#include "sports/feeds/feed.hpp"
#include "sports/feeds/live_hub/hub_thread.hpp"

namespace chalkline::sports::live {

// Tells the book how asking for a league's hub goes, and nothing of its games: so it stands among
// the other feeds in the status, the metrics and the log.
class HubFeed : public Feed {
 public:
  explicit HubFeed(std::shared_ptr<const HubThread> thread) : thread_{std::move(thread)} {}

  ledger::Source source() const override { return ledger::Source::kLive; }
  std::string name() const override { return thread_->pages().name(); }
  FeedScope scope() const override {
    return {.sports = {thread_->pages().sport()}, .results = false, .prices = false};
  }
  std::optional<FeedHealth> health() const override { return thread_->health(); }
  std::vector<Update> poll(ledger::Timestamp) override {
    const auto health = thread_->health();
    if (!health.failure.empty()) throw std::runtime_error{health.failure};
    return {};
  }
  ledger::Timestamp next(ledger::Timestamp now) const override {
    return now + std::chrono::seconds{2};
  }

 private:
  std::shared_ptr<const HubThread> thread_;
};

}  // namespace chalkline::sports::live
