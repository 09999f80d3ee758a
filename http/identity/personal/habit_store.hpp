#pragma once

#include <optional>
#include <string_view>

#include "http/identity/database/accounts_db.hpp"
#include "http/identity/personal/habit_settings.hpp"

namespace chalkline::http {

inline constexpr const char* kSelectHabits = R"(
    SELECT zone, next_zone, next_from, changed_at, hides_run, seen_at, since FROM habits
    WHERE user = ?1)";
// The settings in rows of kSelectHabits; absent without one.
std::optional<HabitSettings> read_habits(sqlite::Rows rows);

// Keeps the settings of the daily loop of each person in accounts.db.
class HabitStore {
 public:
  explicit HabitStore(AccountsDb& db);

  // with_zone() of what is stored: of two browsers that ask at once the second asks for a change.
  // Nothing where the person has gone, as in the others.
  void keep_zone(ledger::AccountId id, std::string_view wanted, ledger::Timestamp now);
  void hide_run(ledger::AccountId id, bool is_hidden);
  void put_visit(ledger::AccountId id, const Visit& visit);

 private:
  AccountsDb& db_;
  sqlite::Statement read_;
  sqlite::Statement put_zone_;
  sqlite::Statement hide_run_;
  sqlite::Statement put_visit_;
};

}  // namespace chalkline::http
