#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <mutex>
#include <optional>
#include <string>

#include "base/lru_cache.hpp"
#include "http/identity/accounts_reader.hpp"
#include "http/identity/sessions/session_store.hpp"

namespace chalkline::http {

inline constexpr std::chrono::days kSessionLife{7};  // RULES 2, rolling

// However much it is used: a stolen cookie does not live for years. A term at school is shorter.
inline constexpr std::chrono::days kSessionLifeMax{90};

// A session is prolonged when it is used and the last time was so long ago: at most one write an
// hour for each, and when it was last used is known to the hour.
inline constexpr std::chrono::hours kSessionProlongAfter{1};

// Browsers send up to 250 characters, and some name themselves only at the end.
inline constexpr std::size_t kAgentMax = 256;

struct Session {
  Digest token{};
  ledger::AccountId account{};
  Roles roles{};
  WallTime created_at{};
  WallTime expires_at{};

  // Its end, if it is used now.
  WallTime end_if_used(WallTime now) const {
    return std::min<WallTime>(now + kSessionLife, created_at + kSessionLifeMax);
  }
};

// Finds the session of a request: in memory, where nearly all are found without asking the disk,
// else in accounts.db. Any thread.
class Sessions {
 public:
  // `on_end` is called for each session that ends before its time, once find() no longer finds it.
  using OnEnd = std::function<void(const Digest& token)>;
  // `store` outlives this.
  Sessions(SessionStore& store, OnEnd on_end) : store_{store}, on_end_{std::move(on_end)} {}

  // `token` is what the cookie holds. Absent when it opens no session, or no longer.
  std::optional<Session> find(std::string_view token, AccountsReader& reader, WallTime now);
  // `token` is what a program sends that reads records (RULES 43): it opens them and nothing else.
  std::optional<Session> find_reading(std::string_view token, AccountsReader& reader, WallTime now);
  // The same session as accounts.db has it now, or a second ago: before somebody is refused for
  // want of a role. Who asks without end has a read of the disk a second.
  std::optional<Session> find_again(const Session& session, AccountsReader& reader, WallTime now);

  // These write: not on an io thread.
  // The new token; absent when the password that was verified is no longer the person's. `agent` is
  // what the browser calls itself, as sent; from now on `address`, if there is one, is usual.
  std::optional<std::string> start(const Person& verified, std::string_view agent, WallTime now,
                                   std::string_view address = "");
  void prolong(const Session& session, WallTime now);
  void end(const Digest& token);
  // After accounts.db has ended a session: find() no longer finds it.
  void ended(const Digest& token);

 private:
  // The life of a cache entry: a role taken away, or an account removed, by the command line shows
  // after.
  static constexpr std::chrono::seconds kBelieved{15};
  static constexpr std::chrono::seconds kBelievedAtRefusal{1};
  static constexpr std::size_t kShards =
      64;  // far more than threads: two hardly ever want the same lock
  static constexpr std::size_t kSessionsPerShard = 2048;  // together 131,072 of some 100 bytes

  struct Cached {
    StoredSession session;
    WallTime read_at;
  };
  struct Shard {
    std::mutex mutex;
    LruCache<Digest, Cached, DigestHash> sessions{kSessionsPerShard};
  };
  Shard& shard(const Digest& token) { return shards_[token.back() % kShards]; }
  std::optional<Session> find(const Digest& token, AccountsReader& reader, WallTime now,
                              std::chrono::seconds believed = kBelieved);
  void forget(const Digest& token);  // what is cached of it

  SessionStore& store_;
  OnEnd on_end_;
  std::array<Shard, kShards> shards_;
};

}  // namespace chalkline::http
