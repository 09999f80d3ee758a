#pragma once

#include "http/api/shared/app_context.hpp"

namespace chalkline::http {

// Mails the owner of an account what was done to it, as often as mails of one kind may go to one
// address. Any thread; returns at once.
void notify(AppContext& app, Message message);

}  // namespace chalkline::http
