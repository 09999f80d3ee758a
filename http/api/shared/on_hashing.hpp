#pragma once

#include <expected>
#include <string>
#include <type_traits>
#include <utility>

#include "http/api/shared/app_context.hpp"
#include "http/api/shared/rejections.hpp"
#include "http/parse/client_key.hpp"

namespace chalkline::http {

// Runs `work`, which hashes a password for `person`, on the threads for that, and resumes with what
// it returned. Neither the person nor the client's address may take more than its share of the
// queue, which serves the clients' networks in turn. The error is the answer to give instead; then
// nothing was done.
template <class Work>
Task<std::expected<std::invoke_result_t<Work>, Response>> on_hashing(RequestContext& context,
                                                                     std::string person,
                                                                     Work work) {
  auto& app = context.app;
  const auto of_person = app.hashes_per_person.enter(person);
  const auto of_address =
      app.hashes_per_address.enter(client_key(context.request.peer).to_string());
  if (!of_person || !of_address) co_return std::unexpected{too_many_at_once()};
  auto done = co_await app.hashing.run(context.io.executor, std::move(work),
                                       client_networks(context.request.peer));
  if (!done) co_return std::unexpected{busy()};
  co_return *std::move(done);
}

}  // namespace chalkline::http
