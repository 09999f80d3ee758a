#pragma once

#include <optional>
#include <string>
#include <vector>

#include "http/identity/sessions/session_store.hpp"

namespace chalkline::http {

// The use of a mailed link. The numbers are stored.
enum class Purpose : std::uint8_t {
  kVerifyEmail = 1,
  kResetPassword = 2,
  kChangeEmail = 3,
  kConfirmed = 4,  // it has confirmed an email: until it expires it is recognised
};

// Mailed links in accounts.db, with the passwords that they set.
class MailedLinks {
 public:
  explicit MailedLinks(AccountsDb& db);

  // RULES 4: of links to verify an email only the newest is good. Links to a new password stand
  // beside each other, since a stranger's request must not undo the owner's. False when the account
  // does not exist.
  bool store(Purpose purpose, ledger::AccountId account, const Digest& token, WallTime expires_at);
  // The account that the link is for; absent when there is no such link, or no longer.
  std::optional<ledger::AccountId> owner(Purpose purpose, const Digest& token, WallTime now);
  // Uses up the link, which then is of kConfirmed. Absent as in owner().
  std::optional<ledger::AccountId> verify_email(const Digest& token, WallTime now);
  // Uses up the link, makes other links to a new password or email worthless, and ends every
  // session. Absent as in owner().
  struct Reset {
    Person person;
    std::vector<Digest> ended;
  };
  std::optional<Reset> reset_password(const Digest& token, const std::string& hash, WallTime now);
  // Ends every session but `kept`, and makes links to a new password or email worthless; the
  // sessions that ended. Absent as in SessionStore::start().
  std::optional<std::vector<Digest>> change_password(const Person& verified,
                                                     const std::string& hash, const Digest& kept);
  void forget_expired(WallTime now);

 private:
  AccountsDb& db_;
  EndSessions end_sessions_;
  sqlite::Statement person_;
  sqlite::Statement drop_older_;
  sqlite::Statement store_;
  sqlite::Statement owner_;
  sqlite::Statement use_up_;
  sqlite::Statement confirm_;
  sqlite::Statement set_verified_;
  sqlite::Statement drop_to_password_and_email_;
  sqlite::Statement set_password_;
  sqlite::Statement replace_password_;
  sqlite::Statement forget_expired_;
};

}  // namespace chalkline::http
