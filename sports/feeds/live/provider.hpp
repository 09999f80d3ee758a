#pragma once

#include <expected>
#include <string>
#include <vector>

#include "sports/feeds/feed.hpp"
#include "sports/fetch/fetcher.hpp"

namespace chalkline::sports::live {

// All that a provider reports at a time, and when it is worth asking again.
struct Round {
  std::vector<Update> updates;
  ledger::Timestamp again_at{};
};

// A provider of real games, which is asked for them over the network. For one thread.
class Provider {
 public:
  virtual ~Provider() = default;
  virtual std::string name() const = 0;
  virtual FeedScope scope() const = 0;
  virtual std::expected<Round, fetch::Failure> ask(fetch::Fetcher& fetcher,
                                                   ledger::Timestamp now) = 0;
};

}  // namespace chalkline::sports::live
