#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/sqlite/sqlite.hpp"
#include "http/identity/classes/class_boards.hpp"
#include "http/identity/classes/class_reader.hpp"
#include "http/identity/people/person.hpp"
#include "http/identity/people/settings.hpp"
#include "http/identity/people/token.hpp"
#include "http/identity/personal/bet_notes.hpp"
#include "http/identity/personal/conversation.hpp"
#include "http/identity/personal/habit_settings.hpp"

namespace chalkline::http {

struct StoredSession {
  ledger::AccountId account{};
  Roles roles{};
  WallTime created_at{};
  WallTime expires_at{};
};

// A session as its person sees it.
struct SessionEntry {
  std::string id;  // the stored digest in hexadecimal: it opens nothing
  WallTime created_at{};
  WallTime used_at{};  // to the hour (kSessionProlongAfter)
  std::string agent;   // what the browser calls itself
};

// A pending change of email, until a link that was mailed there is followed.
struct EmailChangeAsked {
  std::string email;
  WallTime expires_at{};
};

// The name by which others see a person: never the ledger's number, by which a reader of the log
// would know their whole history.
struct PublicName {
  std::string handle;
  std::string username;
};

// Reads accounts.db for one io thread, which it holds up for microseconds.
class AccountsReader {
 public:
  explicit AccountsReader(const std::string& file);

  std::optional<Person> person(ledger::AccountId id);
  std::optional<std::string> username(ledger::AccountId id);
  std::optional<PublicName> public_name(ledger::AccountId id);
  std::optional<StoredSession> session(const Digest& token);
  // Open sessions, the latest first.
  std::vector<SessionEntry> sessions(ledger::AccountId id, WallTime now);
  std::optional<EmailChangeAsked> email_change(ledger::AccountId id, WallTime now);
  std::optional<Settings> settings(ledger::AccountId id);
  // Whether the person of this name or email has signed in from the address (kUsualPlacesMax).
  bool is_usual(std::string_view name_or_email, std::string_view address);

  // Messages to the Wizard and from it, the oldest first, and saved analyses, the latest first.
  std::vector<WizardMessage> conversation(ledger::AccountId id);
  std::vector<SavedAnalysis> saved_analyses(ledger::AccountId id);
  // The topic of the last answer; empty where there is none.
  std::string last_topic(ledger::AccountId id);
  // The questions asked on that day.
  std::int32_t questions(ledger::AccountId id, std::int32_t day);
  // Absent before the first day of the daily loop.
  std::optional<HabitSettings> habits(ledger::AccountId id);

  // The notes on bets from the one to the other, by bet.
  std::vector<BetNote> bet_notes(ledger::AccountId id, ledger::BetId first, ledger::BetId last);

  ClassReader& classes() { return classes_; }
  ClassBoardReader& class_boards() { return class_boards_; }

 private:
  sqlite::Connection db_;
  sqlite::Statement person_;
  sqlite::Statement username_;
  sqlite::Statement public_name_;
  sqlite::Statement session_;
  sqlite::Statement sessions_;
  sqlite::Statement email_change_;
  sqlite::Statement settings_;
  sqlite::Statement id_;
  sqlite::Statement place_;
  sqlite::Statement conversation_;
  sqlite::Statement saved_;
  sqlite::Statement topic_;
  sqlite::Statement questions_;
  sqlite::Statement bet_notes_;
  sqlite::Statement habits_;
  ClassReader classes_;
  ClassBoardReader class_boards_;
};

}  // namespace chalkline::http
