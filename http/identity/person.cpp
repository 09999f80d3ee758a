#include "http/identity/person.hpp"

namespace chalkline::http {

std::string_view to_string(Role role) { return role == Role::kEducator ? "educator" : "auditor"; }

std::optional<Role> parse_role(std::string_view text) {
  for (const auto role : {Role::kEducator, Role::kAuditor}) {
    if (text == to_string(role)) return role;
  }
  return std::nullopt;
}

}  // namespace chalkline::http
