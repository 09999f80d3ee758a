#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace chalkline::http {

// RFC 3986 section 2.1. Absent for a broken escape, a NUL byte or another control character.
std::optional<std::string> percent_decode(std::string_view text);

}  // namespace chalkline::http
