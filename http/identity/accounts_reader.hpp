#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/sqlite/sqlite.hpp"
#include "http/identity/person.hpp"
#include "http/identity/settings.hpp"
#include "http/identity/token.hpp"

namespace chalkline::http {

struct StoredSession {
  ledger::AccountId account{};
  Roles roles{};
  WallTime created_at{};
  WallTime expires_at{};
};

// One of a person's sessions as they see it.
struct SessionEntry {
  std::string id;  // the stored digest in hexadecimal: it opens nothing
  WallTime created_at{};
  WallTime used_at{};  // to the hour (kSessionProlongAfter)
  std::string agent;   // what the browser calls itself
};

// Another email that a person wants, until a link that was mailed there is followed.
struct EmailChangeAsked {
  std::string email;
  WallTime expires_at{};
};

// What an io thread reads of accounts.db, in microseconds. One for each thread.
class AccountsReader {
 public:
  explicit AccountsReader(const std::string& file);

  std::optional<Person> person(ledger::AccountId id);
  std::optional<std::string> username(ledger::AccountId id);
  std::optional<StoredSession> session(const Digest& token);
  // Those that are open, the latest first.
  std::vector<SessionEntry> sessions(ledger::AccountId id, WallTime now);
  std::optional<EmailChangeAsked> email_change(ledger::AccountId id, WallTime now);
  std::optional<Settings> settings(ledger::AccountId id);

 private:
  sqlite::Connection db_;
  sqlite::Statement person_;
  sqlite::Statement username_;
  sqlite::Statement session_;
  sqlite::Statement sessions_;
  sqlite::Statement email_change_;
  sqlite::Statement settings_;
};

}  // namespace chalkline::http
