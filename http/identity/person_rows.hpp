#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/sqlite/sqlite.hpp"
#include "http/identity/person.hpp"

// How people lie in accounts.db.
namespace chalkline::http {

// A user's roles as a sum of 1 << role.
inline constexpr std::string_view kRolesColumn =
    "(SELECT coalesce(sum(1 << role), 0) FROM roles WHERE roles.user = users.id)";
Roles roles_of(unsigned sum);

// How a place that the person signs in from is kept.
std::string place_of(ledger::AccountId id, std::string_view address);

// SELECT a person WHERE `column` = ?1.
std::string select_person(std::string_view column);
std::optional<Person> read_person(sqlite::Rows rows);

}  // namespace chalkline::http
