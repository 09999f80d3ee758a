#pragma once

#include <expected>
#include <string>
#include <vector>

#include "sports/feeds/feed.hpp"
#include "sports/fetch/fetcher.hpp"

namespace chalkline::sports::live {

// A provider's answer, and when it is worth asking again.
struct Round {
  std::vector<Update> updates;
  ledger::Timestamp again_at{};
  bool has_asked{true};  // false: no page was due
};

// A subject of which a provider is asked over the network. For one thread.
class Provider {
 public:
  virtual ~Provider() = default;
  virtual std::string name() const = 0;
  virtual FeedScope scope() const = 0;
  // How many requests it makes in a minute at most, whatever goes wrong here.
  virtual int requests_each_minute() const { return kRequestsEachMinute; }
  virtual std::expected<Round, fetch::Failure> ask(fetch::Fetcher& fetcher,
                                                   ledger::Timestamp now) = 0;

 private:
  static constexpr int kRequestsEachMinute = 30;
};

}  // namespace chalkline::sports::live
