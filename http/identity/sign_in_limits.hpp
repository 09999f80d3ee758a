#pragma once

#include <mutex>
#include <string>

#include "http/identity/rate_limiter.hpp"

namespace chalkline::http {

// Guessing one account's password from one place: a person who has forgotten theirs tries a few.
inline constexpr RateLimiter::Rule kSignInsPerNameAndAddress{.attempts = 10,
                                                             .window = std::chrono::minutes{15}};

// Guessing it from many places. More than ten of them have to guess before the name is shut, and
// it is shut only to places from which it has not been signed in to.
inline constexpr RateLimiter::Rule kFailuresPerName{.attempts = 100,
                                                    .window = std::chrono::minutes{15}};

// ConcurrencyLimiter of sign-ins that are remembered, some 10 MB: more than people sign in from in
// a month.
inline constexpr std::size_t kUsualMax = 65'536;

// Limits guesses at the password of one name, so that strangers, who know the name from the
// leaderboard, cannot keep its owner out: what fails at one address counts at that address, and a
// person's usual address stays open. Names and addresses come in one spelling each. Any thread.
class SignInLimits {
 public:
  using Time = RateLimiter::Time;

  // Counts an attempt before it is made; absent when it is allowed, else how long to wait.
  std::optional<std::chrono::seconds> try_acquire(const std::string& name,
                                                  const std::string& address, Time now);
  // The outcome of an attempt: not made after all, the wrong password, or the right one.
  void refund(const std::string& name, const std::string& address);
  void fail(const std::string& name, Time now);
  void succeed(const std::string& name, const std::string& address);
  // A mailed link has set a new password: the way in is open, from here and elsewhere.
  void reopen(const std::string& name, const std::string& address);

 private:
  RateLimiter per_name_and_address_{kSignInsPerNameAndAddress};
  RateLimiter failures_per_name_{kFailuresPerName};
  std::mutex mutex_;                              // of usual_
  LruCache<std::string, bool> usual_{kUsualMax};  // where names were signed in to
};

}  // namespace chalkline::http
