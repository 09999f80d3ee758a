#pragma once

#include <string>

#include "http/identity/classes/class_boards.hpp"
#include "http/identity/classes/class_erasure.hpp"
#include "http/identity/classes/class_members.hpp"
#include "http/identity/classes/class_notes.hpp"
#include "http/identity/classes/class_roster.hpp"
#include "http/identity/classes/class_rules.hpp"
#include "http/identity/classes/classes.hpp"
#include "http/identity/people/people.hpp"
#include "http/identity/personal/bet_notes.hpp"
#include "http/identity/personal/conversations.hpp"
#include "http/identity/personal/habit_store.hpp"
#include "http/identity/sessions/email_changes.hpp"
#include "http/identity/sessions/erasure.hpp"
#include "http/identity/sessions/mailed_links.hpp"
#include "http/identity/sessions/session_store.hpp"

namespace chalkline::http {

// accounts.db: people, roles, sessions and settings, everything that must be erasable. Take the
// member that you need where that is enough.
struct Accounts {
  explicit Accounts(const std::string& file) : db{file} {}

  AccountsDb db;
  People people{db};
  SessionStore sessions{db};
  MailedLinks links{db};
  EmailChanges email_changes{db};
  Conversations conversations{db};
  BetNotes bet_notes{db};
  HabitStore habits{db};
  Classes classes{db};
  ClassMembers class_members{db};
  ClassNotes class_notes{db};
  ClassRosters rosters{db};
  ClassRules class_rules{db};
  ClassBoards class_boards{db};
  ClassErasure class_erasure{db};
  Erasure erasure{db};
};

}  // namespace chalkline::http
