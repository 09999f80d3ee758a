#pragma once

#include <expected>
#include <type_traits>
#include <utility>

#include "http/api/shared/app_context.hpp"
#include "http/api/shared/rejections.hpp"

namespace chalkline::http {

// Runs `work`, which the account asks for, where it may wait for the disk, and resumes with what it
// returned. The error is the answer to give instead; then nothing was done.
template <class Work>
Task<std::expected<std::invoke_result_t<Work>, Response>> on_storage(RequestContext& context,
                                                                     ledger::AccountId account,
                                                                     Work work) {
  const auto place = context.app.storage_places.enter(account);
  if (!place) co_return std::unexpected{too_many_at_once()};
  auto done = co_await context.app.storage.run(context.io.executor, std::move(work));
  if (!done) co_return std::unexpected{busy()};
  co_return *std::move(done);
}

}  // namespace chalkline::http
