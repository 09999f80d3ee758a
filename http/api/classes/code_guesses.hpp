#pragma once

#include <chrono>
#include <optional>

#include "base/rate_limiter.hpp"
#include "ledger/values/ids.hpp"

namespace chalkline::http {

// A person mistypes a code now and then, and tries it again tomorrow.
inline constexpr RateLimiter::Rule kWrongCodesPerMinute{.attempts = 5,
                                                        .window = std::chrono::minutes{1}};
inline constexpr RateLimiter::Rule kWrongCodesPerDay{.attempts = 20,
                                                     .window = std::chrono::hours{24}};
// By all askers: a thousand accounts guess no faster, and of 2^40 codes a few hundred are a
// class's.
inline constexpr RateLimiter::Rule kWrongCodes{.attempts = 1'000, .window = std::chrono::hours{1}};

// Limits guesses at join codes. Any thread.
class CodeGuesses {
 public:
  using Time = RateLimiter::Time;

  // Counts a guess before the code is looked up; absent when it is allowed, else how long to wait.
  std::optional<std::chrono::seconds> try_acquire(ledger::AccountId asker, Time now);
  // It was the code of a class.
  void refund(ledger::AccountId asker);

 private:
  RateLimiter per_minute_{kWrongCodesPerMinute};
  RateLimiter per_day_{kWrongCodesPerDay};
  RateLimiter of_all_{kWrongCodes};
};

}  // namespace chalkline::http
