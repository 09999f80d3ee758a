#pragma once

#include <string_view>

namespace chalkline::http {

// Whether the value of a Host header names a host, as browsers do: a name or an address, IPv6 in
// brackets, and perhaps a port (RFC 9110, section 7.2).
bool is_host(std::string_view text);

}  // namespace chalkline::http
