#pragma once

#include <string>
#include <string_view>

namespace chalkline::http {

// Whether the value of a Host header names a host, as browsers do: a name or an address, IPv6 in
// brackets, and perhaps a port (RFC 9110, section 7.2).
bool is_host(std::string_view text);

// Whether the value of a Host header is one under which this server is asked for: an address,
// localhost, or the host of `public_url`, which may be empty; on any port. A name that a stranger
// has pointed here (DNS rebinding) is none, nor the origin that a browser takes it for.
bool is_own_host(std::string_view text, std::string_view public_url);

// HOST or HOST:PORT of an http(s) URL, in small letters; empty where there is none.
std::string authority_of(std::string_view url);

}  // namespace chalkline::http
