#include "http/api/shared/notify.hpp"

#include "http/parse/ascii_lower.hpp"

namespace chalkline::http {

void notify(AppContext& app, Message message) {
  if (!app.notices_per_email.try_acquire(ascii_lower(message.to), SteadyClock::now()))
    app.services.post.post(std::move(message));
}

}  // namespace chalkline::http
