#pragma once

#include <chrono>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "base/lru_cache.hpp"

namespace chalkline::http {

// Allows each key so many attempts in a window of time, which begins with its first. Remembers a
// bounded number of keys. Any thread.
class RateLimiter {
 public:
  struct Rule {
    std::uint32_t attempts;
    std::chrono::seconds window;
  };
  using Time = std::chrono::steady_clock::time_point;

  explicit RateLimiter(Rule rule);

  // Counts an attempt before it is made, so that many at once get no further than one after the
  // other. Absent when it is allowed, else how long to wait.
  std::optional<std::chrono::seconds> try_acquire(const std::string& key, Time now);

  // How long to wait where no attempt is left; counts none.
  std::optional<std::chrono::seconds> retry_after(const std::string& key, Time now);
  // Counts an attempt that has been made.
  void count(const std::string& key, Time now);

  // Takes back one attempt, which turned out to be honest.
  void refund(const std::string& key);
  // Forgets the key.
  void clear(const std::string& key);

 private:
  struct Count {
    std::uint32_t attempts{};
    Time began;
  };
  // Both with the lock held.
  Count* current(const std::string& key, Time now);
  void count_locked(const std::string& key, Time now);
  std::optional<std::chrono::seconds> retry_after_locked(const std::string& key, Time now);

  const Rule rule_;
  std::mutex mutex_;
  LruCache<std::string, Count> counts_;
};

// Guessing the password in a session, as a finder of an open browser may. In each session by
// itself: a thief's guesses do not keep the owner from changing the password, or from leaving.
inline constexpr RateLimiter::Rule kPasswordsPerSession{.attempts = 10,
                                                        .window = std::chrono::minutes{15}};

// Guessing many accounts' passwords from one place, asking the register form which names exist, or
// making up mailed links: a school class behind one address makes some mistakes, too.
// Failures are counted once they are known, for a class that signs in at the same moment fails
// nowhere: as many as wait for a hash may go beyond.
inline constexpr RateLimiter::Rule kFailuresPerAddress{.attempts = 100,
                                                       .window = std::chrono::minutes{15}};

// New people from one place, who stay in the ledger for good: a lecture hall behind one address may
// sign up at once, and a script that makes people up gets no further. Behind a proxy the address is
// the proxy's, and this is what the whole site may grow by in an hour: enough for one school.
inline constexpr RateLimiter::Rule kRegistrationsPerAddress{.attempts = 300,
                                                            .window = std::chrono::hours{1}};

// RULES 5: mails of one kind to one address, as one client asks for them.
inline constexpr RateLimiter::Rule kMailsPerAsker{.attempts = 3, .window = std::chrono::hours{1}};

// The same for all clients together: strangers cannot fill a mailbox, nor use up what its owner may
// ask for before there are four of them. Each link that they had mailed opens the account to its
// owner.
inline constexpr RateLimiter::Rule kMailsPerEmail{.attempts = 12, .window = std::chrono::hours{1}};

}  // namespace chalkline::http
