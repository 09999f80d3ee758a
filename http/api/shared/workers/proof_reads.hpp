#pragma once

#include <expected>
#include <string_view>
#include <type_traits>
#include <utility>

#include "http/api/shared/call/rejections.hpp"
#include "http/api/shared/call/request_context.hpp"
#include "http/api/shared/workers/damage.hpp"
#include "http/api/shared/workers/workers.hpp"
#include "http/parse/client_key.hpp"

namespace chalkline::http {

inline constexpr std::string_view kMuchRead =
    "The log is read by many just now, try again in a moment";

// The thread that reads tiles, records and proofs of the transparency log. Everybody may ask for
// them: however many do at once, they keep no more than a tenth of one core from bets.
class ProofReads {
 public:
  ProofReads();

  // Runs `work` and resumes with what it returned. The clients' networks are served in turn. The
  // error is the answer to give instead: nothing was read, or what is stored is not sound.
  template <class Work>
  Task<std::expected<std::invoke_result_t<Work>, Response>> run(RequestContext& context,
                                                                Work work) {
    return told_if_damaged(queued(context, std::move(work)));
  }

  // Ends after what is queued. Idempotent.
  void stop() { workers_.stop(); }

 private:
  template <class Work>
  Task<std::expected<std::invoke_result_t<Work>, Response>> queued(RequestContext& context,
                                                                   Work work) {
    auto done = co_await workers_.run(context.io.executor, std::move(work),
                                      client_networks(context.request.peer));
    if (!done) co_return std::unexpected{unavailable(kMuchRead)};
    co_return *std::move(done);
  }

  Workers workers_;
};

}  // namespace chalkline::http
