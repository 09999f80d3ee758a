#include "http/calls/session_cookies.hpp"

#include "http/parse/cookie.hpp"

namespace chalkline::http {

void give_session(Response& response, std::string_view token, std::chrono::seconds life,
                  const Rooms& rooms) {
  response.with("Set-Cookie", set_session_cookie(token, life, rooms.secure))
      .with("Set-Cookie", set_hint_cookie(life, rooms.secure));
}

void take_session(Response& response, const Rooms& rooms) {
  response.with("Set-Cookie", clear_session_cookie(rooms.secure))
      .with("Set-Cookie", clear_hint_cookie(rooms.secure));
}

}  // namespace chalkline::http
