#pragma once

#include <array>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>

#include "http/identity/accounts.hpp"
#include "http/lru_cache.hpp"

namespace chalkline::http {

inline constexpr std::chrono::days kSessionLife{7};  // RULES 2, rolling

// A session is prolonged when it is used and the last time was so long ago: at most one write a day
// for each.
inline constexpr std::chrono::days kSessionProlongAfter{1};

struct Session {
  Digest token{};
  ledger::AccountId account{};
  Roles roles{};
  WallTime expires_at{};
};

// Finds the session of a request: in memory, where nearly all are found without asking the disk,
// else in accounts.db. Any thread.
class Sessions {
 public:
  explicit Sessions(Accounts& accounts) : accounts_{accounts} {}

  // `token` is what the cookie holds. Absent when it opens no session, or no longer.
  std::optional<Session> find(std::string_view token, AccountsReader& reader, WallTime now);

  // These write: not on an io thread.
  std::string start(ledger::AccountId account, WallTime now);  // the new token
  void prolong(const Session& session, WallTime now);
  void end(const Digest& token);

 private:
  // What is cached is believed for so long: a role granted, or an account removed, by the command
  // line shows after.
  static constexpr std::chrono::seconds kBelieved{15};
  static constexpr std::size_t kShards =
      64;  // far more than threads: two hardly ever want the same lock
  static constexpr std::size_t kSessionsPerShard = 2048;  // together 131,072 of some 200 bytes

  struct Cached {
    StoredSession session;
    WallTime read_at;
  };
  struct Shard {
    std::mutex mutex;
    LruCache<Digest, Cached, DigestHash> sessions{kSessionsPerShard};
    std::uint64_t forgotten{};  // how often something was: what was read before that is not kept
  };
  Shard& shard(const Digest& token) { return shards_[token.back() % kShards]; }
  void forget(const Digest& token);

  Accounts& accounts_;
  std::array<Shard, kShards> shards_;
};

}  // namespace chalkline::http
