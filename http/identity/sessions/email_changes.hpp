#pragma once

#include <expected>
#include <optional>
#include <string>

#include "http/identity/database/accounts_db.hpp"
#include "http/identity/people/person.hpp"
#include "http/identity/people/token.hpp"

namespace chalkline::http {

// A person's change to another email, once a link that was mailed there is followed.
class EmailChanges {
 public:
  explicit EmailChanges(AccountsDb& db);

  enum class Stays : std::uint8_t {
    kTaken,
    kNotConfirmed,  // the password that was verified is no longer theirs, or they have left
  };
  // Takes the place of an earlier change. The address is reserved for nobody until then: the first
  // who confirms it has it.
  [[nodiscard]] std::expected<void, Stays> begin(const Person& verified, const std::string& email,
                                                 const Digest& token, WallTime expires_at);
  // As MailedLinks::verify_email(), and makes worthless what was mailed to the former address.
  // Absent as in MailedLinks::owner(), and where another person has the address by now.
  struct Change {
    Person before;
    std::string email;
  };
  std::optional<Change> confirm(const Digest& token, WallTime now);

 private:
  bool is_taken(const std::string& email, ledger::AccountId account);

  AccountsDb& db_;
  sqlite::Statement person_;
  sqlite::Statement other_owner_;
  sqlite::Statement drop_earlier_;
  sqlite::Statement begin_;
  sqlite::Statement asked_;
  sqlite::Statement drop_other_links_;
  sqlite::Statement confirm_;
  sqlite::Statement set_email_;
};

}  // namespace chalkline::http
