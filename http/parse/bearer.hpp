#pragma once

#include <optional>
#include <string_view>

namespace chalkline::http {

// The token in the value of an Authorization header of the scheme Bearer (RFC 6750, section 2.1);
// empty where there is none.
std::string_view bearer_token(std::optional<std::string_view> authorization);

}  // namespace chalkline::http
