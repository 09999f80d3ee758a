#include "http/identity/people/person_rows.hpp"

#include <fmt/format.h>

#include "http/identity/people/token.hpp"

namespace chalkline::http {

Roles roles_of(unsigned sum) {
  Roles roles;
  for (const auto role : {Role::kEducator, Role::kAuditor}) {
    if ((sum & (1U << static_cast<unsigned>(role))) != 0) roles.add(role);
  }
  return roles;
}

std::string place_of(ledger::AccountId id, std::string_view address) {
  return to_hex(sha256(fmt::format("{} {}", ledger::raw(id), address)));
}

std::string select_person(std::string_view column) {
  return fmt::format(
      "SELECT id, username, email, password, opening, adult_at, verified_at, created_at, {} "
      "FROM users WHERE {} = ?1",
      kRolesColumn, column);
}

std::optional<Person> read_person(sqlite::Rows rows) {
  if (!rows.next()) return std::nullopt;
  Person person;
  unsigned roles{};
  rows.read(person.id, person.username, person.email, person.password, person.opening,
            person.adult_at, person.verified_at, person.created_at, roles);
  person.roles = roles_of(roles);
  return person;
}

std::vector<ledger::AccountId> read_ids(sqlite::Rows rows) {
  std::vector<ledger::AccountId> ids;
  while (rows.next()) ids.push_back(rows.get<ledger::AccountId>(0));
  return ids;
}

std::optional<ledger::AccountId> only_id(sqlite::Rows rows) {
  std::optional<ledger::AccountId> id;
  while (rows.next()) id = rows.get<ledger::AccountId>(0);
  return id;
}

}  // namespace chalkline::http
