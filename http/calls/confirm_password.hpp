#pragma once

#include <string>

#include "http/calls/app.hpp"

namespace chalkline::http {

// The signed-in person says their password once more, for what cannot be undone. Guesses count with
// those at signing in. The answer to give instead when it is wrong.
Task<std::optional<Response>> confirm_password(Exchange& exchange, const std::string& password);

}  // namespace chalkline::http
