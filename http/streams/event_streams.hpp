#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "base/worker_thread.hpp"
#include "http/identity/sessions.hpp"
#include "http/server/event_feed.hpp"
#include "ledger/log/log.hpp"
#include "ledger/state/state.hpp"
#include "sports/book/odds_board.hpp"

namespace chalkline::http {

// Tells players what happens to their account, and which lines have moved, as it happens (WHATWG
// HTML, server-sent events). An account's events are read from the ledger, along the chain of its
// records, from the one that the client saw last: nothing is kept for those who are away, and they
// miss nothing.
//
// On a thread of its own, so that neither the read models nor the io threads wait for it.
class EventStreams {
 public:
  // All outlive this.
  EventStreams(const ledger::Log& log, const ledger::State& state,
               const sports::OddsBoards& boards);
  ~EventStreams() { stop(); }

  // A stream of what happens to the session's account after `seen`, or, when the client has seen
  // nothing yet, from now on. It ends when the session would by what is known of it now: if that
  // has been prolonged, the client comes back. The stream of the account that was opened first ends
  // when there would be more than kStreamsPerAccount. On the io thread of `executor`.
  std::shared_ptr<EventFeed> open(const Session& session, std::optional<ledger::Position> seen,
                                  Executor executor);

  // Ends the streams of a session that has ended before its time. Any thread.
  void end(const Digest& session);

  // These accounts have new records, which the read models show. Any thread; returns at once.
  void touch(const std::vector<ledger::AccountId>& accounts);

  // Whether they tell what happens; not after a failure, until a round has succeeded again.
  bool healthy() const { return healthy_; }

  // Ends every stream.
  void stop();

 private:
  static constexpr std::size_t kStreamsPerAccount = 8;  // devices and tabs of one person

  struct Stream {
    std::optional<ledger::Position> seen;
    FeedHandle feed;
    Digest session{};
    WallTime expires_at;
  };
  using Streams = std::unordered_map<ledger::AccountId, std::vector<Stream>>;

  bool run_until_failure();  // true when it was stopped
  void run();
  void end_all();
  void drop_ended();
  // These let go of the lock while they read.
  void tell_account(ledger::AccountId account, std::unique_lock<std::mutex>& lock);
  void tell_lines(std::unique_lock<std::mutex>& lock);
  template <class IsTold>
  static void tell(const Streams& all, std::string text, const IsTold& is_told);

  const ledger::Log& log_;
  const ledger::State& state_;
  const sports::OddsBoards& boards_;
  std::shared_ptr<const sports::OddsBoard> board_;  // as the streams know it

  std::mutex mutex_;  // of what follows
  std::condition_variable wake_;
  Streams streams_;
  std::unordered_set<ledger::AccountId> touched_;
  bool stopping_{};

  std::atomic<bool> healthy_{true};
  WorkerThread thread_;  // last: it uses all of the above
};

}  // namespace chalkline::http
