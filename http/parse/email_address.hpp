#pragma once

#include <string_view>

namespace chalkline::http {

// Whether mail could be sent there; only sending shows whether it arrives.
bool is_email(std::string_view text);

}  // namespace chalkline::http
