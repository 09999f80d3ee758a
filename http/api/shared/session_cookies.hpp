#pragma once

#include <string_view>

#include "http/api/shared/app_context.hpp"

namespace chalkline::http {

// A browser has two cookies of a session, which come and go together: the one that opens it, and
// one without a secret that its scripts may read (docs/decisions/0009-a-signed-in-hint.md).
void give_session(Response& response, std::string_view token, std::chrono::seconds life,
                  const Services& services);
void take_session(Response& response, const Services& services);

}  // namespace chalkline::http
