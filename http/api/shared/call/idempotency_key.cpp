#include "http/api/shared/call/idempotency_key.hpp"

#include <algorithm>

#include "base/sha256.hpp"

namespace chalkline::http {
namespace {

constexpr std::size_t kKeyMax = 64;

}  // namespace

std::optional<ledger::IdempotencyKey> idempotency_key(std::string_view header) {
  const auto printable = [](char c) { return c >= '!' && c <= '~'; };
  if (header.empty() || header.size() > kKeyMax || !std::ranges::all_of(header, printable))
    return std::nullopt;
  const auto digest = sha256(header);
  ledger::IdempotencyKey key;
  std::copy_n(digest.begin(), key.size(), key.begin());
  return key;
}

}  // namespace chalkline::http
