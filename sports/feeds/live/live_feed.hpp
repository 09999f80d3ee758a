#pragma once

#include <cstdint>
#include <memory>

#include "sports/feeds/feed.hpp"
#include "sports/feeds/live/provider_thread.hpp"

namespace chalkline::sports::live {

// The last answer of a provider, as a feed.
class LiveFeed : public Feed {
 public:
  explicit LiveFeed(std::shared_ptr<const ProviderThread> provider)
      : provider_{std::move(provider)} {}

  ledger::Source source() const override { return ledger::Source::kLive; }
  std::string name() const override { return provider_->name(); }
  FeedScope scope() const override { return provider_->scope(); }
  std::optional<FeedHealth> health() const override { return provider_->answer().health; }
  std::vector<Update> poll(ledger::Timestamp now) override;
  ledger::Timestamp next(ledger::Timestamp now) const override;

 private:
  std::shared_ptr<const ProviderThread> provider_;
  std::uint64_t told_{};  // the number of the last answer passed on
};

}  // namespace chalkline::sports::live
