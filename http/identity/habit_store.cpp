#include "http/identity/habit_store.hpp"

namespace chalkline::http {

HabitStore::HabitStore(AccountsDb& db)
    : db_{db},
      put_zone_{db, R"(
        INSERT INTO habits(user, zone, next_zone, next_from, changed_at, hides_run)
        SELECT id, ?2, ?3, ?4, ?5, 0 FROM users WHERE id = ?1
        ON CONFLICT(user) DO UPDATE SET zone = ?2, next_zone = ?3, next_from = ?4,
          changed_at = ?5)"},
      hide_run_{db, R"(
        INSERT INTO habits(user, zone, next_from, changed_at, hides_run)
        SELECT id, ?3, 0, 0, ?2 FROM users WHERE id = ?1
        ON CONFLICT(user) DO UPDATE SET hides_run = ?2)"} {}

void HabitStore::put_zone(ledger::AccountId id, const HabitSettings& settings) {
  const auto held = db_.lock();
  put_zone_.run(id, settings.zone, settings.next_zone, settings.next_from, settings.changed_at);
}

void HabitStore::hide_run(ledger::AccountId id, bool is_hidden) {
  const auto held = db_.lock();
  hide_run_.run(id, is_hidden, HabitSettings{}.zone);
}

}  // namespace chalkline::http
