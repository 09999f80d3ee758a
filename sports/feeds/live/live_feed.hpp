#pragma once

#include <cstdint>
#include <memory>

#include "sports/feeds/feed.hpp"
#include "sports/feeds/live/last_answer.hpp"

namespace chalkline::sports::live {

// The last answer of a provider, as a feed.
class LiveFeed : public Feed {
 public:
  explicit LiveFeed(std::shared_ptr<const LastAnswer> answer) : answer_{std::move(answer)} {}

  ledger::Source source() const override { return ledger::Source::kLive; }
  std::string name() const override { return answer_->name(); }
  FeedScope scope() const override { return answer_->scope(); }
  std::optional<FeedHealth> health() const override { return answer_->get().health; }
  std::vector<Update> poll(ledger::Timestamp now) override;
  ledger::Timestamp next(ledger::Timestamp now) const override;

 private:
  std::shared_ptr<const LastAnswer> answer_;
  std::uint64_t passed_on_{};  // the number of the last answer passed on
};

}  // namespace chalkline::sports::live
