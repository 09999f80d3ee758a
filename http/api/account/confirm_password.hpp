#pragma once

#include <expected>
#include <string>

#include "http/api/shared/app_context.hpp"

namespace chalkline::http {

// The signed-in person says their password once more, for what cannot be undone. Guesses are
// limited. The value is the person whom it was verified for; the error is the answer to give
// instead.
Task<std::expected<Person, Response>> confirm_password(RequestContext& context,
                                                       const std::string& password);

// The answer when it comes to doing it and the password is another by now, or the person has left.
// Blocks on the disk.
Response no_longer_confirmed(Accounts& accounts, const Person& verified);

}  // namespace chalkline::http
