#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "http/identity/database/accounts_db.hpp"
#include "http/identity/people/person.hpp"

namespace chalkline::http {

// A thought and its reason; longer texts are a diary's.
inline constexpr std::int64_t kBetNoteMax = 280;  // characters

// A person's own words on a bet of theirs.
struct BetNote {
  ledger::BetId bet{};
  std::string text;
  WallTime changed_at{};
};

// The notes on bets, in accounts.db and not in the log: free text has to be erasable. Erased with
// the person; as many as bets, since each is on one of its writer's.
class BetNotes {
 public:
  explicit BetNotes(AccountsDb& db);

  // False where the person is there no longer.
  [[nodiscard]] bool put(ledger::AccountId account, ledger::BetId bet, std::string_view text,
                         WallTime now);
  void remove(ledger::AccountId account, ledger::BetId bet);

 private:
  AccountsDb& db_;
  sqlite::Statement put_;
  sqlite::Statement remove_;
};

}  // namespace chalkline::http
