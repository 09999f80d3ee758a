#pragma once

#include <chrono>
#include <string_view>

#include "http/server/response.hpp"

namespace chalkline::http {

// A browser has two cookies of a session, which come and go together: the one that opens it, and
// one without a secret that its scripts may read (docs/decisions/0009-a-signed-in-hint.md).
// `secure`: served over TLS.
void give_session(Response& response, std::string_view token, std::chrono::seconds life,
                  bool secure);
void take_session(Response& response, bool secure);

}  // namespace chalkline::http
