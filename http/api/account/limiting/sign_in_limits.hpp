#pragma once

#include <functional>
#include <string>

#include "http/api/account/limiting/network_rate_limiter.hpp"

namespace chalkline::http {

// Guessing one account's password from one place: a person who has forgotten theirs tries a few.
inline constexpr RateLimiter::Rule kSignInsPerNameAndAddress{.attempts = 10,
                                                             .window = std::chrono::minutes{15}};

// Guessing it from many places. More than ten addresses have to guess before the name is locked, of
// IPv6 as many /64 in three different /48, and it is locked only for places that have never signed
// in to it.
inline constexpr RateLimiter::Rule kFailuresPerName{.attempts = 100,
                                                    .window = std::chrono::minutes{15}};

// Limits guesses at the password of one name, so that strangers, who know the name from the
// leaderboard, cannot keep its owner out: what fails at one address counts at that address, and a
// person's usual address stays open. Names come in one spelling each. Any thread.
class SignInLimits {
 public:
  using Time = RateLimiter::Time;

  // Counts an attempt before it is made; absent when it is allowed, else how long to wait.
  // `is_usual` says whether the name has been signed in to from there; asked where that decides.
  std::optional<std::chrono::seconds> try_acquire(const std::string& name, const Networks& client,
                                                  Time now, const std::function<bool()>& is_usual);
  // The outcome of an attempt: not made after all, the wrong password, or the right one.
  void refund(const std::string& name, const Networks& client);
  void fail(const std::string& name, Time now);
  void succeed(const std::string& name, const Networks& client);
  // A mailed link has set a new password: the way in is open, from here and elsewhere.
  void reopen(const std::string& name, const Networks& client);

 private:
  NetworkRateLimiter per_name_and_address_{kSignInsPerNameAndAddress};
  RateLimiter failures_per_name_{kFailuresPerName};
};

}  // namespace chalkline::http
