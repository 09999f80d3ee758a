#pragma once

#include <string_view>

namespace chalkline {

// Whether the bytes are well-formed UTF-8 (Unicode 15, table 3-7) without control characters other
// than tab, line feed and carriage return.
bool is_text(std::string_view bytes);

}  // namespace chalkline
