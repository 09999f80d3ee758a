#include "http/api/shared/call/session_cookies.hpp"

#include "http/parse/cookie.hpp"

namespace chalkline::http {

void give_session(Response& response, std::string_view token, std::chrono::seconds life,
                  bool secure) {
  response.sets_session = true;
  response.with("Set-Cookie", set_session_cookie(token, life, secure))
      .with("Set-Cookie", set_hint_cookie(life, secure));
}

void take_session(Response& response, bool secure) {
  response.sets_session = true;
  response.with("Set-Cookie", clear_session_cookie(secure))
      .with("Set-Cookie", clear_hint_cookie(secure));
}

}  // namespace chalkline::http
