#include "http/identity/classes/class_members.hpp"

#include <fmt/format.h>

#include "base/hex.hpp"
#include "http/identity/classes/class_names.hpp"

namespace chalkline::http {

ClassMembers::ClassMembers(AccountsDb& db)
    : db_{db},
      find_{db, fmt::format("SELECT {} FROM class_members WHERE class = ?1 AND person = ?2",
                            kMemberColumns)},
      find_waiting_{db, fmt::format("SELECT {} FROM class_waiting WHERE class = ?1 AND person = ?2",
                                    kWaitingColumns)},
      count_{db, "SELECT count(*) FROM class_members WHERE class = ?1"},
      count_waiting_{db, "SELECT count(*) FROM class_waiting WHERE class = ?1"},
      has_alias_{db,
                 "SELECT 1 FROM class_members WHERE class = ?1 AND alias = ?2 UNION ALL "
                 "SELECT 1 FROM class_waiting WHERE class = ?1 AND alias = ?2"},
      has_purse_{db, "SELECT 1 FROM class_members WHERE purse = ?1"},
      is_somebody_{db, "SELECT 1 FROM users WHERE id = ?1"},
      ask_{db,
           "INSERT INTO class_waiting(class, person, alias, consent, asked_at) "
           "VALUES(?1, ?2, ?3, ?4, ?5) ON CONFLICT(class, person) DO UPDATE SET consent = ?4"},
      join_{db,
            "INSERT INTO class_members(class, person, purse, alias, joined_at, agreed, handle) "
            "SELECT id, ?2, ?3, ?4, ?5, seats, lower(hex(randomblob(8))) FROM classes "
            "WHERE id = ?1"},
      remove_{db, "DELETE FROM class_members WHERE class = ?1 AND person = ?2"},
      stop_waiting_{db, "DELETE FROM class_waiting WHERE class = ?1 AND person = ?2"},
      change_alias_{db, "UPDATE class_members SET alias = ?3 WHERE class = ?1 AND person = ?2"},
      change_waiting_alias_{db,
                            "UPDATE class_waiting SET alias = ?3 WHERE class = ?1 AND person = ?2"},
      agree_{db,
             "UPDATE class_members SET agreed = (SELECT seats FROM classes WHERE id = ?1) "
             "WHERE class = ?1 AND person = ?2"},
      find_slip_{db, "SELECT slip FROM class_members WHERE class = ?1 AND person = ?2"},
      has_slip_{db, "SELECT 1 FROM class_members WHERE slip = ?1"},
      put_slip_{db, "UPDATE class_members SET slip = ?3 WHERE class = ?1 AND person = ?2"} {}

std::expected<WaitingRow, ClassMembers::NotAdded> ClassMembers::ask(const ledger::ClassId& in_class,
                                                                    ledger::AccountId person,
                                                                    std::uint8_t consent,
                                                                    WallTime now) {
  const auto held = db_.lock();
  const auto id = to_hex(in_class);
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  if (!is_somebody_.query(person).next()) return std::unexpected{NotAdded::kNobody};
  WaitingRow row{in_class, person, {}, consent, now};
  if (auto known = find_waiting(in_class, person)) row = *std::move(known);
  if (row.alias.empty()) {
    if (read_count(count_waiting_.query(id)) >= kMembersMax)
      return std::unexpected{NotAdded::kFull};
    row.alias = free_alias(id);
  }
  row.consent = consent;
  ask_.run(id, person, row.alias, consent, row.asked_at);
  transaction.commit();
  return row;
}

std::optional<MemberRow> ClassMembers::find(const ledger::ClassId& in_class,
                                            ledger::AccountId person) {
  auto rows = find_.query(to_hex(in_class), person);
  return rows.next() ? std::optional{read_member(rows, in_class)} : std::nullopt;
}

std::optional<WaitingRow> ClassMembers::find_waiting(const ledger::ClassId& in_class,
                                                     ledger::AccountId person) {
  auto rows = find_waiting_.query(to_hex(in_class), person);
  return rows.next() ? std::optional{read_waiting(rows, in_class)} : std::nullopt;
}

std::expected<MemberRow, ClassMembers::NotAdded> ClassMembers::join(const ledger::ClassId& in_class,
                                                                    ledger::AccountId person,
                                                                    WallTime now) {
  const auto held = db_.lock();
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  auto added = add(in_class, person, now);
  if (added) transaction.commit();
  return added;
}

std::expected<ClassMembers::Admitted, ClassMembers::NotAdded> ClassMembers::admit(
    const ledger::ClassId& in_class, ledger::AccountId person, WallTime now) {
  const auto held = db_.lock();
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  const auto waiting = find_waiting(in_class, person);
  if (!waiting) return std::unexpected{NotAdded::kNotWaiting};
  auto added = add(in_class, person, now);
  if (!added) return std::unexpected{added.error()};
  transaction.commit();
  return Admitted{*std::move(added), waiting->consent};
}

std::expected<MemberRow, ClassMembers::NotAdded> ClassMembers::add(const ledger::ClassId& in_class,
                                                                   ledger::AccountId person,
                                                                   WallTime now) {
  const auto id = to_hex(in_class);
  if (auto known = find(in_class, person)) return *std::move(known);
  if (!is_somebody_.query(person).next()) return std::unexpected{NotAdded::kNobody};
  if (read_count(count_.query(id)) >= kMembersMax) return std::unexpected{NotAdded::kFull};
  std::string alias;
  if (auto waiting = find_waiting(in_class, person)) alias = std::move(waiting->alias);
  if (alias.empty()) alias = free_alias(id);
  auto purse = new_purse_number();
  while (has_purse_.query(purse).next()) purse = new_purse_number();
  join_.run(id, person, purse, alias, now);
  auto added = find(in_class, person);
  if (!added) return std::unexpected{NotAdded::kNobody};
  return *std::move(added);
}

void ClassMembers::remove(const MemberRow& member) {
  const auto held = db_.lock();
  remove_.run(to_hex(member.in_class), member.person);
}

void ClassMembers::stop_waiting(const ledger::ClassId& in_class, ledger::AccountId person) {
  const auto held = db_.lock();
  stop_waiting_.run(to_hex(in_class), person);
}

std::optional<std::string> ClassMembers::draw_alias(const ledger::ClassId& in_class,
                                                    ledger::AccountId person) {
  const auto held = db_.lock();
  const auto id = to_hex(in_class);
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  auto alias = free_alias(id);
  change_alias_.run(id, person, alias);
  if (!db_.has_changed_one()) change_waiting_alias_.run(id, person, alias);
  if (!db_.has_changed_one()) return std::nullopt;
  transaction.commit();
  return alias;
}

void ClassMembers::agree(const ledger::ClassId& in_class, ledger::AccountId person) {
  const auto held = db_.lock();
  agree_.run(to_hex(in_class), person);
}

std::optional<std::string> ClassMembers::slip_code(const ledger::ClassId& in_class,
                                                   ledger::AccountId person) {
  const auto held = db_.lock();
  const auto id = to_hex(in_class);
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  std::optional<std::string> known;
  {
    auto rows = find_slip_.query(id, person);
    if (!rows.next()) return std::nullopt;
    known = rows.get<std::optional<std::string>>(0);
  }
  if (known) return known;
  auto code = new_join_code();
  while (has_slip_.query(code).next()) code = new_join_code();
  put_slip_.run(id, person, code);
  transaction.commit();
  return code;
}

// There are far more than kMembersMax.
std::string ClassMembers::free_alias(const std::string& in_class) {
  auto alias = new_alias();
  while (has_alias_.query(in_class, alias).next()) alias = new_alias();
  return alias;
}

}  // namespace chalkline::http
