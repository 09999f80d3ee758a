#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "ledger/events/events.hpp"

namespace chalkline::sports {

// How asking a feed's provider has gone since the start of the program.
struct FeedHealth {
  std::optional<ledger::Timestamp> heard_at;  // its last answer
  std::uint64_t failures{};
  std::uint64_t failures_in_row{};
  std::string failure;  // one sentence, which holds no key; empty when the last attempt succeeded
  std::optional<std::int64_t> credits_left;  // of a provider that counts them
  std::optional<ledger::Timestamp> asked_again_at;

  void succeeded(ledger::Timestamp now) {
    heard_at = now;
    failures_in_row = 0;
    failure.clear();
  }
  void failed(std::string why) {
    ++failures;
    ++failures_in_row;
    failure = std::move(why);
  }
};

}  // namespace chalkline::sports
