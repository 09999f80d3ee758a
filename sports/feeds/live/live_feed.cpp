#include "sports/feeds/live/live_feed.hpp"

#include <stdexcept>
#include <utility>

namespace chalkline::sports::live {
namespace {

// How often the provider's last answer is polled.
constexpr auto kLookedAtEvery = std::chrono::seconds{2};

}  // namespace

std::vector<Update> LiveFeed::poll(ledger::Timestamp) {
  const auto answer = answer_->get();
  if (!answer.health.failure.empty()) throw std::runtime_error{answer.health.failure};
  if (std::exchange(passed_on_, answer.number) == answer.number) return {};
  return *answer.updates;
}

ledger::Timestamp LiveFeed::next(ledger::Timestamp now) const { return now + kLookedAtEvery; }

}  // namespace chalkline::sports::live
