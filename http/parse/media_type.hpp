#pragma once

#include <string_view>

namespace chalkline::http {

// Whether a Content-Type is application/json, with or without parameters.
bool is_json(std::string_view content_type);

}  // namespace chalkline::http
