#pragma once

#include <expected>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "http/identity/person.hpp"
#include "http/identity/token.hpp"
#include "projections/sqlite.hpp"

// accounts.db: people, roles and sessions, everything that must be forgettable. SQLite in WAL mode
// with every commit synced.
namespace chalkline::http {

struct NewPerson {
  std::string username{};
  std::optional<std::string> email{};
  std::string password{};              // hash
  std::optional<WallTime> adult_at{};  // when the box '18 or older' was ticked
};

enum class Taken : std::uint8_t { kUsername, kEmail };

struct StoredSession {
  ledger::AccountId account{};
  Roles roles{};
  WallTime expires_at{};
};

// What changes accounts.db. Any thread; blocks on the disk, so never on an io thread.
class Accounts {
 public:
  // Creates the file if it is missing, for its owner alone to read.
  explicit Accounts(const std::string& file);

  // Ids count up from 1000 and are never used again. The person is `opening`.
  std::expected<ledger::AccountId, Taken> add(const NewPerson& person, WallTime now);
  void mark_open(ledger::AccountId id);
  // Takes back an add() that the ledger never heard of.
  void remove(ledger::AccountId id);
  std::vector<ledger::AccountId> opening();
  // The latest id that add() gave, 999 before the first.
  ledger::AccountId last_issued();
  // The latest person whose account the ledger is known to have.
  std::optional<ledger::AccountId> last_open();

  // By email when it holds an '@', else by name; without regard to case.
  std::optional<Person> find(std::string_view name_or_email);
  // False when there is no such name.
  bool grant(std::string_view username, Role role, WallTime now);

  void start_session(const Digest& token, ledger::AccountId account, WallTime now,
                     WallTime expires_at);
  void extend_session(const Digest& token, WallTime expires_at);
  void end_session(const Digest& token);
  void forget_expired_sessions(WallTime now);

 private:
  std::mutex mutex_;
  projections::sqlite::Connection db_;
};

// What an io thread reads of it, in microseconds. One for each thread.
class AccountsReader {
 public:
  explicit AccountsReader(const std::string& file);

  std::optional<Person> person(ledger::AccountId id);
  std::optional<std::string> username(ledger::AccountId id);
  std::optional<StoredSession> session(const Digest& token);

 private:
  projections::sqlite::Connection db_;
  projections::sqlite::Statement person_;
  projections::sqlite::Statement username_;
  projections::sqlite::Statement session_;
};

}  // namespace chalkline::http
