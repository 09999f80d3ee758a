#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace chalkline::http {

// The index of the coding that an Accept-Encoding header wants most (RFC 9110, section 12.5.3): of
// two alike the one that comes first, and any before the text as it is. Past the end where that is
// to be sent, which is also what is left where the header refuses everything.
std::size_t choose_encoding(std::string_view header, std::span<const std::string_view> codings);

}  // namespace chalkline::http
