#pragma once

#include <expected>
#include <string>

#include "http/calls/app.hpp"

namespace chalkline::http {

// The signed-in person says their password once more, for what cannot be undone. Guesses are
// limited. What is done with that takes the person whom it was verified for; the error
// is the answer to give instead.
Task<std::expected<Person, Response>> confirm_password(Exchange& exchange,
                                                       const std::string& password);

// The answer when it is wrong, or no longer right once it comes to doing it.
Response wrong_password();

}  // namespace chalkline::http
