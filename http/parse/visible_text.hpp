#pragma once

#include <string_view>

namespace chalkline::http {

// Whether a reader of the UTF-8 text sees all of it: it has a character that is not blank, and none
// that hides itself or turns the direction of others, as U+FEFF and U+202E do.
bool is_visible(std::string_view text);

// Whether the UTF-8 text has a control character other than the end of a line.
bool has_control(std::string_view text);

// Whether a reader of the UTF-8 text sees none of it.
bool is_blank(std::string_view text);

}  // namespace chalkline::http
