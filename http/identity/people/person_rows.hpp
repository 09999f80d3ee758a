#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/sqlite/sqlite.hpp"
#include "http/identity/people/person.hpp"

// The rows of people in accounts.db.
namespace chalkline::http {

// A user's roles as a sum of 1 << role.
inline constexpr std::string_view kRolesColumn =
    "(SELECT coalesce(sum(1 << role), 0) FROM roles WHERE roles.user = users.id)";
Roles roles_of(unsigned sum);

// The stored form of a place that the person signs in from.
std::string place_of(ledger::AccountId id, std::string_view address);

// SELECT a person WHERE `column` = ?1.
std::string select_person(std::string_view column);
std::optional<Person> read_person(sqlite::Rows rows);

// The first column, an id. Reads to the last row: a statement that changes rows and returns them
// has not done so before.
std::vector<ledger::AccountId> read_ids(sqlite::Rows rows);
// The same where there is one at most.
std::optional<ledger::AccountId> only_id(sqlite::Rows rows);

}  // namespace chalkline::http
