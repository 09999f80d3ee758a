#include "http/api/shared/session_cookies.hpp"

#include "http/parse/cookie.hpp"

namespace chalkline::http {

void give_session(Response& response, std::string_view token, std::chrono::seconds life,
                  const Services& services) {
  response.with("Set-Cookie", set_session_cookie(token, life, services.secure))
      .with("Set-Cookie", set_hint_cookie(life, services.secure));
}

void take_session(Response& response, const Services& services) {
  response.with("Set-Cookie", clear_session_cookie(services.secure))
      .with("Set-Cookie", clear_hint_cookie(services.secure));
}

}  // namespace chalkline::http
