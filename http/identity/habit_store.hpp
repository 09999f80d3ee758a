#pragma once

#include "http/identity/accounts_db.hpp"
#include "http/identity/habit_settings.hpp"

namespace chalkline::http {

// What the daily loop keeps of each person in accounts.db.
class HabitStore {
 public:
  explicit HabitStore(AccountsDb& db);

  // Nothing where the person has gone.
  void put_zone(ledger::AccountId id, const HabitSettings& settings);
  void hide_run(ledger::AccountId id, bool is_hidden);

 private:
  AccountsDb& db_;
  sqlite::Statement put_zone_;
  sqlite::Statement hide_run_;
};

}  // namespace chalkline::http
