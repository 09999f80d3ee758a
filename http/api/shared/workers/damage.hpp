#pragma once

#include <fmt/format.h>

#include <expected>
#include <string>
#include <utility>

#include "http/api/shared/call/rejections.hpp"
#include "http/api/shared/call/request_context.hpp"
#include "ledger/log/log.hpp"
#include "proof/storage/level_reader.hpp"

namespace chalkline::http {

// What a read of the stored ledger or of its hashes returned. Where they cannot be read, or are not
// those that were signed, the error says so in one sentence: a server with a damaged file answers
// the rest all the same.
template <class Value>
Task<std::expected<Value, Response>> told_if_damaged(Task<std::expected<Value, Response>> read) {
  std::string damage;
  try {
    co_return co_await std::move(read);
  } catch (const ledger::LogFailure& failure) {
    damage = fmt::format("The ledger cannot be read there: {}", failure.what());
  } catch (const proof::ProofFailure& failure) {
    damage = failure.what();
  }
  co_return std::unexpected{unavailable(damage)};
}

}  // namespace chalkline::http
