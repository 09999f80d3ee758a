#pragma once

#include <string>

namespace chalkline::sports::fetch {

// Whether requests may go there: by HTTPS anywhere, by HTTP to this machine alone.
bool is_allowed(const std::string& url);

// Whether both are of one scheme, host and port.
bool is_same_host(const std::string& url, const std::string& other);

}  // namespace chalkline::sports::fetch
