#pragma once

#include <cstddef>
#include <expected>
#include <string>
#include <type_traits>
#include <utility>

#include "base/concurrency_limiter.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/api/shared/call/request_context.hpp"
#include "http/api/shared/workers/workers.hpp"
#include "http/parse/client_key.hpp"

namespace chalkline::http {

// A person signs in once at a time: a second attempt at once is a double click.
inline constexpr std::size_t kHashesPerPerson = 2;

// A school class behind one address signs in within seconds, and some forty get through in each.
// Where others fill the queue as well (kHashingQueueMax) it has fewer places (FairQueue).
inline constexpr std::size_t kHashesPerAddress = 16;

// The threads that hash passwords, and what those are for.
class PasswordHashing {
 public:
  PasswordHashing();

  // Runs `work`, which hashes a password for `person`, and resumes with what it returned. Neither
  // the person nor the client's address may take more than its share of the queue, which serves the
  // clients' networks in turn. The error is the answer to give instead; then nothing was done.
  template <class Work>
  Task<std::expected<std::invoke_result_t<Work>, Response>> run(RequestContext& context,
                                                                std::string person, Work work) {
    const auto of_person = per_person_.enter(person);
    const auto of_address = per_address_.enter(client_key(context.request.peer).to_string());
    if (!of_person || !of_address) co_return std::unexpected{too_many_at_once()};
    auto done = co_await workers_.run(context.io.executor, std::move(work),
                                      client_networks(context.request.peer));
    if (!done) co_return std::unexpected{busy()};
    co_return *std::move(done);
  }

  // Ends after what is queued. Idempotent.
  void stop() { workers_.stop(); }

 private:
  ConcurrencyLimiter<std::string> per_person_{kHashesPerPerson};
  ConcurrencyLimiter<std::string> per_address_{kHashesPerAddress};
  Workers workers_;  // last: their threads use the rest
};

}  // namespace chalkline::http
