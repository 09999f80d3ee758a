#pragma once

#include <string>
#include <string_view>

namespace chalkline::http {

// The text in the gzip format (RFC 1952).
std::string gzip(std::string_view text);

}  // namespace chalkline::http
