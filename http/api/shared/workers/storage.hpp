#pragma once

#include <cstddef>
#include <expected>
#include <functional>
#include <optional>
#include <type_traits>
#include <utility>

#include "base/concurrency_limiter.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/api/shared/call/request_context.hpp"
#include "http/api/shared/workers/workers.hpp"

namespace chalkline::http {

// A person asks for a whole history now and then: a second one at once is a double click, or
// another tab. More would only keep everyone else waiting.
inline constexpr std::size_t kLongReadsPerAccount = 2;

// A browser asks over six connections at most, and a phone beside it for one thing or two. Some
// thirty accounts together would fill the queue before the disk (kStorageQueueMax), and none alone.
inline constexpr std::size_t kStoragePerAccount = 8;

// The threads for what may wait for the disk: changes of accounts.db, and long reads of the log.
// Work that hashes no password does not wait for work that does. Any thread.
class Storage {
 public:
  Storage();

  // Runs `work`, which the account asks for, and resumes with what it returned. The error is the
  // answer to give instead; then nothing was done.
  template <class Work>
  Task<std::expected<std::invoke_result_t<Work>, Response>> run(RequestContext& context,
                                                                ledger::AccountId account,
                                                                Work work) {
    const auto place = per_account_.enter(account);
    if (!place) co_return std::unexpected{too_many_at_once()};
    auto done = co_await workers_.run(context.io.executor, std::move(work));
    if (!done) co_return std::unexpected{busy()};
    co_return *std::move(done);
  }
  // The same for an answer that is under way, on its io thread; absent in place of an error.
  template <class Work>
  Task<std::optional<std::invoke_result_t<Work>>> run(Executor executor, ledger::AccountId account,
                                                      Work work) {
    const auto place = per_account_.enter(account);
    if (!place) co_return std::nullopt;
    co_return co_await workers_.run(executor, std::move(work));
  }
  // The same for no account; absent when the queue is full.
  template <class Work>
  Task<std::optional<std::invoke_result_t<Work>>> run(RequestContext& context, Work work) {
    return workers_.run(context.io.executor, std::move(work));
  }

  // Runs it some time. False when the queue is full, or the account has too much in it.
  [[nodiscard]] bool submit(ledger::AccountId account, std::move_only_function<void()> work);
  [[nodiscard]] bool submit(std::move_only_function<void()> work);

  // A place for a long read of the account's, to be held for as long as it takes; empty when it has
  // too many under way.
  using LongRead = ConcurrencyLimiter<ledger::AccountId>::Permit;
  LongRead begin_long_read(ledger::AccountId account) { return long_reads_.enter(account); }

  // Ends after what is queued. Idempotent.
  void stop() { workers_.stop(); }

 private:
  ConcurrencyLimiter<ledger::AccountId> long_reads_{kLongReadsPerAccount};
  ConcurrencyLimiter<ledger::AccountId> per_account_{kStoragePerAccount};
  Workers workers_;  // last: their threads use the rest
};

}  // namespace chalkline::http
