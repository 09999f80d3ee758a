#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "base/worker_thread.hpp"
#include "sports/feeds/live/last_answer.hpp"

namespace chalkline::sports::live {

// Asks the providers of one host again and again, on one thread through one client, and keeps the
// last answer of each. It outlives the feeds that read them, so that a sportsbook which begins anew
// costs no request.
class Poller {
 public:
  using Clock = std::function<ledger::Timestamp()>;

  // Providers that are due at once are asked in their order, and none is held up by another
  // one's failures. `clock` gives the real time, and is read on that thread. `before` is the health
  // of the first provider in an earlier run, which set when it is next to be asked; without that it
  // is asked at once, as the others are.
  Poller(std::vector<std::shared_ptr<Provider>> providers, Clock clock, FeedHealth before = {},
         fetch::Timeouts timeouts = {});

  LastAnswers answers() const;  // in the order of the providers

 private:
  struct Polled {
    std::shared_ptr<Provider> provider;
    std::shared_ptr<LastAnswer> answer;
    ledger::Timestamp again_at{};
  };

  void run(const std::stop_token& stopping);
  void ask(Polled& polled, fetch::Fetcher& fetcher, ledger::Timestamp now);

  std::vector<Polled> polled_;
  const Clock clock_;
  const fetch::Timeouts timeouts_;
  WorkerThread thread_;  // last: it uses all of the above
};

}  // namespace chalkline::sports::live
