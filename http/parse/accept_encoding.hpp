#pragma once

#include <string_view>

namespace chalkline::http {

// Whether an Accept-Encoding header names `coding` and does not refuse it with q=0 (RFC 9110
// section 12.5.3).
bool accepts_encoding(std::string_view header, std::string_view coding);

}  // namespace chalkline::http
