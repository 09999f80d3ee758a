#include "http/identity/personal/habit_store.hpp"

namespace chalkline::http {

std::optional<HabitSettings> read_habits(sqlite::Rows rows) {
  if (!rows.next()) return std::nullopt;
  HabitSettings settings;
  rows.read(settings.zone, settings.next_zone, settings.next_from, settings.changed_at,
            settings.hides_run, settings.visit.seen_at, settings.visit.since);
  return settings;
}

HabitStore::HabitStore(AccountsDb& db)
    : db_{db},
      read_{db, kSelectHabits},
      put_zone_{db, R"(
        INSERT INTO habits(user, zone, next_zone, next_from, changed_at, hides_run)
        SELECT id, ?2, ?3, ?4, ?5, 0 FROM users WHERE id = ?1
        ON CONFLICT(user) DO UPDATE SET zone = ?2, next_zone = ?3, next_from = ?4,
          changed_at = ?5)"},
      hide_run_{db, R"(
        INSERT INTO habits(user, zone, next_from, changed_at, hides_run)
        SELECT id, ?3, 0, 0, ?2 FROM users WHERE id = ?1
        ON CONFLICT(user) DO UPDATE SET hides_run = ?2)"},
      put_visit_{db, R"(
        INSERT INTO habits(user, zone, next_from, changed_at, hides_run, seen_at, since)
        SELECT id, ?4, 0, 0, 0, ?2, ?3 FROM users WHERE id = ?1
        ON CONFLICT(user) DO UPDATE SET seen_at = ?2, since = ?3)"} {}

void HabitStore::keep_zone(ledger::AccountId id, std::string_view wanted, ledger::Timestamp now) {
  const auto held = db_.lock();
  const auto known = read_habits(read_.query(id));
  const auto kept = with_zone(known, wanted, now);
  if (known == kept) return;
  put_zone_.run(id, kept.zone, kept.next_zone, kept.next_from, kept.changed_at);
}

void HabitStore::hide_run(ledger::AccountId id, bool is_hidden) {
  const auto held = db_.lock();
  hide_run_.run(id, is_hidden, HabitSettings{}.zone);
}

void HabitStore::put_visit(ledger::AccountId id, const Visit& visit) {
  const auto held = db_.lock();
  put_visit_.run(id, visit.seen_at, visit.since, HabitSettings{}.zone);
}

}  // namespace chalkline::http
