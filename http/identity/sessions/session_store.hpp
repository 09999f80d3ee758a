#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "http/identity/database/accounts_db.hpp"
#include "http/identity/people/person.hpp"
#include "http/identity/people/token.hpp"

namespace chalkline::http {

// A person signed in on each device, and in a private window now and then, has some dozen within
// the seven days that one lasts unused. A script that signs in ends the oldest instead of filling
// the table.
inline constexpr std::size_t kSessionsPerAccount = 50;

// The places that a person signs in from: home, school, work, a phone's networks. The name is open
// to them while strangers guess at it (SignInLimits).
inline constexpr std::size_t kUsualPlacesMax = 16;

// The origin of a session.
struct SignInFrom {
  std::string_view agent;    // as the session's entry shows it
  std::string_view address;  // kept as a digest; empty: not kept
};

// Ends the sessions of an account but `kept`, within its caller's transaction; those that ended.
class EndSessions {
 public:
  explicit EndSessions(AccountsDb& db);
  std::vector<Digest> operator()(ledger::AccountId account, const Digest& kept = {});

 private:
  sqlite::Statement end_;
};

// Sessions in accounts.db.
class SessionStore {
 public:
  explicit SessionStore(AccountsDb& db);

  // Verifying a password takes long, and it may be changed meanwhile: acts only if `verified` still
  // has the hash that was verified. The sessions that end because there are more than
  // kSessionsPerAccount, those that were unused for longest, of the same second the one that began
  // first. Absent when the person has gone, or has another password.
  [[nodiscard]] std::optional<std::vector<Digest>> start(const Digest& token,
                                                         const Person& verified,
                                                         const SignInFrom& from, WallTime now,
                                                         WallTime expires_at);
  void extend(const Digest& token, WallTime now, WallTime expires_at);
  void end(const Digest& token);
  // False when this account has no such session.
  bool end_of(ledger::AccountId account, const Digest& token);
  // Ends every session but `kept`; those that ended.
  std::vector<Digest> end_others(ledger::AccountId account, const Digest& kept);
  void forget_expired(WallTime now);

 private:
  void remember_place(ledger::AccountId id, std::string_view address, WallTime now);

  AccountsDb& db_;
  EndSessions end_others_;
  sqlite::Statement start_;
  sqlite::Statement end_surplus_;
  sqlite::Statement add_place_;
  sqlite::Statement drop_places_;
  sqlite::Statement extend_;
  sqlite::Statement end_;
  sqlite::Statement end_of_;
  sqlite::Statement forget_expired_;
};

}  // namespace chalkline::http
