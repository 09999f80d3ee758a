#include "http/calls/notify.hpp"

#include "http/parse/ascii_lower.hpp"

namespace chalkline::http {

void notify(App& app, Message message) {
  if (!app.notices_per_email.attempt(ascii_lower(message.to), SteadyClock::now()))
    app.rooms.post.post(std::move(message));
}

}  // namespace chalkline::http
