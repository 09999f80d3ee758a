#pragma once

#include <expected>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/sqlite/sqlite.hpp"
#include "http/identity/person.hpp"
#include "http/identity/settings.hpp"
#include "http/identity/token.hpp"

// accounts.db: people, roles, sessions and settings, everything that must be forgettable. SQLite in
// WAL mode with every commit synced.
namespace chalkline::http {

struct NewPerson {
  std::string username{};
  std::optional<std::string> email{};
  std::string password{};              // hash
  std::optional<WallTime> adult_at{};  // when the box '18 or older' was ticked
};

enum class Taken : std::uint8_t { kUsername, kEmail };

// The use of a mailed link. The numbers are stored.
enum class Purpose : std::uint8_t {
  kVerifyEmail = 1,
  kResetPassword = 2,
  kChangeEmail = 3,
  kConfirmed = 4,  // it has confirmed an email: until it expires it is recognised
};

// A person signed in on each device, and in a private window now and then, has some dozen within
// the seven days that one lasts unused. A script that signs in ends the oldest instead of filling
// the table.
inline constexpr std::size_t kSessionsPerAccount = 50;

// The places that a person signs in from: home, school, work, a phone's networks. The name is open
// to them while strangers guess at it (SignInLimits).
inline constexpr std::size_t kUsualPlacesMax = 16;

// Where a session is started.
struct SignInFrom {
  std::string_view agent;    // as the session's entry shows it
  std::string_view address;  // kept as a digest; empty: not kept
};

// How often empty_wal() and AccountDeletions::finish() try again: a long reader of accounts.db, as
// a backup is, ends soon after, and somebody mends what keeps a person from being erased.
inline constexpr std::chrono::seconds kUpkeepEvery{10};

// Changes accounts.db. Any thread; blocks on the disk, so never on an io thread.
//
// Verifying a password takes long, and meanwhile it may be changed. So each action upon it takes
// the person as they were when it was verified, and acts only if that hash is still theirs.
class Accounts {
 public:
  // Creates the file if it is missing, for its owner alone to read. A file that is there stays with
  // its WAL as they are until accept(): a start that is refused loses nothing of the two.
  explicit Accounts(const std::string& file);

  // Throws sqlite::Error where what a process that was killed left is damaged. To be asked before
  // anything is written.
  void require_sound();
  // The file is the right one: from now on its WAL is written into it.
  void accept();

  // Writes what is there once more. Throws sqlite::Error when that cannot be done.
  void require_writable();

  // ---- accounts.cpp: people

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
  std::optional<Person> find(ledger::AccountId id);
  // False when there is no such name.
  bool grant(std::string_view username, Role role, WallTime now);
  // False when there is no such person, or no longer.
  [[nodiscard]] bool change_settings(ledger::AccountId id, const Settings& settings);
  // Whom the leaderboards leave out: erased, opted out, and, if it matters, unverified.
  std::vector<ledger::AccountId> unranked(bool verified_only);
  bool is_ranked(ledger::AccountId id, bool verified_only);

  // ---- accounts_sessions.cpp

  // The sessions that end because there are more than kSessionsPerAccount, those that were unused
  // for longest, of the same second the one that began first. Absent when the person has gone, or
  // has another password than the one that was verified.
  [[nodiscard]] std::optional<std::vector<Digest>> start_session(const Digest& token,
                                                                 const Person& verified,
                                                                 const SignInFrom& from,
                                                                 WallTime now, WallTime expires_at);
  void extend_session(const Digest& token, WallTime now, WallTime expires_at);
  void end_session(const Digest& token);
  // False when this account has no such session.
  bool end_session_of(ledger::AccountId account, const Digest& token);
  // Ends every session but `kept`; those that ended.
  std::vector<Digest> end_other_sessions(ledger::AccountId account, const Digest& kept);
  void forget_expired_sessions(WallTime now);

  // ---- accounts_tokens.cpp: mailed links, and what they and passwords do. The digests are those
  // of the sessions that ended.

  // RULES 4: of links to verify an email only the newest is good. Links to a new password stand
  // beside each other, since a stranger's request must not undo the owner's. False when the account
  // does not exist.
  bool store_token(Purpose purpose, ledger::AccountId account, const Digest& token,
                   WallTime expires_at);
  // Whose it is; absent when there is no such token, or no longer.
  std::optional<ledger::AccountId> token_owner(Purpose purpose, const Digest& token, WallTime now);
  // Uses up the token, which then is of kConfirmed. Absent as in token_owner().
  std::optional<ledger::AccountId> verify_email(const Digest& token, WallTime now);
  // Uses up the token, makes other links to a new password or email worthless, and ends every
  // session. Absent as in token_owner().
  struct Reset {
    Person person;
    std::vector<Digest> ended;
  };
  std::optional<Reset> reset_password(const Digest& token, const std::string& hash, WallTime now);
  // Ends every session but `kept`, and makes mailed links to a new password or email worthless.
  // Absent as in start_session().
  std::optional<std::vector<Digest>> change_password(const Person& verified,
                                                     const std::string& hash, const Digest& kept);
  void forget_expired_tokens(WallTime now);

  // ---- accounts_email.cpp: another email, once a link that was mailed there is followed.

  enum class EmailStays : std::uint8_t {
    kTaken,
    kNotConfirmed,  // the password that was verified is no longer theirs, or they have left
  };
  // Takes the place of an earlier change. Nobody else's address until then; in the end the first
  // has it.
  [[nodiscard]] std::expected<void, EmailStays> begin_email_change(const Person& verified,
                                                                   const std::string& email,
                                                                   const Digest& token,
                                                                   WallTime expires_at);
  // As verify_email(), and makes worthless what was mailed to the former address. Absent as in
  // token_owner(), and where somebody else has the address by now.
  struct EmailChange {
    Person before;
    std::string email;
  };
  std::optional<EmailChange> change_email(const Digest& token, WallTime now);

  // ---- accounts_erasure.cpp: a person leaves (AccountDeletions).

  // False where start_session() is absent.
  [[nodiscard]] bool begin_closing(const Person& verified);
  void cancel_closing(ledger::AccountId id);
  std::vector<ledger::AccountId> closing();
  // Nothing of the person is left in the file, and after empty_wal() beside it; the name is free
  // again. Returns the sessions that ended.
  std::vector<Digest> erase(ledger::AccountId id);
  // Removes older pages from the WAL, which hold those who were erased since this last succeeded or
  // before this start. False while somebody reads them, or before accept(): to be tried again.
  bool empty_wal();

 private:
  std::vector<Digest> end_sessions(ledger::AccountId account, const Digest& kept);
  void remember_place(ledger::AccountId id, std::string_view address, WallTime now);

  std::mutex mutex_;
  const bool after_kill_;
  sqlite::Connection db_;
  bool accepted_{};
  bool wal_holds_erased_{true};  // as far as is known: what the last process left is not
};

}  // namespace chalkline::http
