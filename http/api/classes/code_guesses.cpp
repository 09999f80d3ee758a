#include "http/api/classes/code_guesses.hpp"

#include <string>

namespace chalkline::http {
namespace {

constexpr const char* kEverybody = "everybody";

std::string key_of_asker(ledger::AccountId asker) { return std::to_string(ledger::raw(asker)); }

}  // namespace

// A guess that one of the limits refuses counts in none.
std::optional<std::chrono::seconds> CodeGuesses::try_acquire(ledger::AccountId asker, Time now) {
  const auto key = key_of_asker(asker);
  if (const auto to_wait = per_minute_.try_acquire(key, now)) return to_wait;
  if (const auto to_wait = per_day_.try_acquire(key, now)) {
    per_minute_.refund(key);
    return to_wait;
  }
  if (const auto to_wait = of_all_.try_acquire(kEverybody, now)) {
    per_minute_.refund(key);
    per_day_.refund(key);
    return to_wait;
  }
  return std::nullopt;
}

void CodeGuesses::refund(ledger::AccountId asker) {
  const auto key = key_of_asker(asker);
  per_minute_.refund(key);
  per_day_.refund(key);
  of_all_.refund(kEverybody);
}

}  // namespace chalkline::http
