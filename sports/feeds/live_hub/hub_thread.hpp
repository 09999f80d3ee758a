#pragma once

#include <functional>
#include <memory>
#include <mutex>

#include "base/worker_thread.hpp"
#include "sports/feeds/live_hub/hub_pages.hpp"
#include "sports/model/feed_health.hpp"

namespace chalkline::sports::live {

// Asks a league for the pages of its hub, on a thread of its own and within a budget of its own:
// none of it delays a result.
class HubThread {
 public:
  using Clock = std::function<ledger::Timestamp()>;

  // `clock` tells the real time, and is read on that thread.
  HubThread(std::shared_ptr<HubPages> pages, Clock clock, fetch::Timeouts timeouts = {});

  const HubPages& pages() const { return *pages_; }
  FeedHealth health() const;

 private:
  void run(const std::stop_token& stopping);
  // When asking is of use again.
  ledger::Timestamp ask_next(fetch::Fetcher& fetcher, ledger::Timestamp now);

  const std::shared_ptr<HubPages> pages_;
  const Clock clock_;
  const fetch::Timeouts timeouts_;
  mutable std::mutex mutex_;
  FeedHealth health_;
  WorkerThread thread_;  // last: it uses all of the above
};

}  // namespace chalkline::sports::live
