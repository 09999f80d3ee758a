#pragma once

#include <functional>
#include <optional>

#include "http/api/shared/app_context.hpp"

namespace chalkline::http {

// Mails a link to the person that `who` finds, if it finds one with an email that the purpose
// concerns. Everything happens on a worker after the call has been answered, so that neither the
// answer nor the time it takes tells whether the address is known. False when the queue is full.
using Who = std::function<std::optional<Person>(Accounts&)>;
bool mail_link(AppContext& app, Purpose purpose, Who who);

}  // namespace chalkline::http
