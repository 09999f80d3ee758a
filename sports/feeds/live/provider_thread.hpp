#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>

#include "base/worker_thread.hpp"
#include "sports/feeds/live/provider.hpp"

namespace chalkline::sports::live {

// Asks a provider again and again, on a thread of its own, and keeps its last answer. It outlives
// the feeds that read it, so that a sportsbook which begins anew costs no request.
class ProviderThread {
 public:
  using Clock = std::function<ledger::Timestamp()>;

  // `clock` tells the real time, and is read on that thread. `before` is how asking it went in an
  // earlier run, which said when it is next to be asked; without that it is at once.
  ProviderThread(std::unique_ptr<Provider> provider, Clock clock, FeedHealth before = {},
                 fetch::Timeouts timeouts = {});

  struct Answer {
    std::uint64_t number{};  // how many rounds have succeeded
    std::shared_ptr<const std::vector<Update>> updates;
    FeedHealth health;
  };
  Answer answer() const;
  const std::string& name() const { return name_; }
  const FeedScope& scope() const { return scope_; }

 private:
  void run(const std::stop_token& stopping);
  ledger::Timestamp round(fetch::Fetcher& fetcher);

  const std::unique_ptr<Provider> provider_;
  const std::string name_;
  const FeedScope scope_;
  const Clock clock_;
  const fetch::Timeouts timeouts_;
  mutable std::mutex mutex_;
  Answer answer_;
  WorkerThread thread_;  // last: it uses all of the above
};

}  // namespace chalkline::sports::live
