#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "http/identity/database/accounts_db.hpp"
#include "http/identity/people/person.hpp"
#include "http/identity/people/settings.hpp"

namespace chalkline::http {

struct NewPerson {
  std::string username{};
  std::optional<std::string> email{};
  std::string password{};              // hash
  std::optional<WallTime> adult_at{};  // when the box '18 or older' was ticked
};

enum class Taken : std::uint8_t { kUsername, kEmail };

// People in accounts.db, with their roles and settings.
class People {
 public:
  explicit People(AccountsDb& db);

  // Ids count up from 1000 and are never used again. The person is `opening`.
  std::expected<ledger::AccountId, Taken> add(const NewPerson& person, WallTime now);
  void mark_open(ledger::AccountId id);
  // Takes back an add() for which the ledger opened no account.
  void remove(ledger::AccountId id);
  std::vector<ledger::AccountId> opening();
  // The latest id that add() gave, 999 before the first.
  ledger::AccountId last_issued();
  // The latest person whose account the ledger is known to have.
  std::optional<ledger::AccountId> last_open();

  // By email when it holds an '@', else by name; without regard to case.
  std::optional<Person> find(std::string_view name_or_email);
  std::optional<Person> find(ledger::AccountId id);
  // False when there is no such name.
  bool grant(std::string_view username, Role role, WallTime now);
  // False when there is no such person, or no longer.
  [[nodiscard]] bool change_settings(ledger::AccountId id, const Settings& settings);
  // Those whom the leaderboards leave out: erased, opted out, and, if it matters, unverified.
  std::vector<ledger::AccountId> unranked(bool verified_only);
  bool is_ranked(ledger::AccountId id, bool verified_only);

 private:
  AccountsDb& db_;
  sqlite::Statement by_id_;
  sqlite::Statement by_username_;
  sqlite::Statement by_email_;
  sqlite::Statement add_;
  sqlite::Statement mark_open_;
  sqlite::Statement remove_;
  sqlite::Statement opening_;
  sqlite::Statement last_issued_;
  sqlite::Statement last_open_;
  sqlite::Statement grant_;
  sqlite::Statement change_settings_;
  sqlite::Statement unranked_;
  sqlite::Statement is_ranked_;
};

}  // namespace chalkline::http
