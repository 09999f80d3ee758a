#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "ledger/values/ids.hpp"

// Names and codes of a class and its members, which are drawn: nobody can guess a code, or see by a
// name who it is.
namespace chalkline::http {

ledger::ClassId new_class_id();
ledger::AccountId new_purse_number();

// 8 of 32 letters and digits that look like no other: 40 bits.
std::string new_join_code();
// As it is stored, whatever the case and the blanks and hyphens that it was typed with; absent
// where it can be no code.
std::optional<std::string> read_join_code(std::string_view typed);

// 26 of the same: 130 bits, a secret that nobody types unless a camera is missing.
std::string new_invitation();
std::optional<std::string> read_invitation(std::string_view typed);

// Two words and a number, as in "Quiet Maple 42".
std::string new_alias();

}  // namespace chalkline::http
