#include "http/calls/session_cookies.hpp"

#include "http/parse/cookie.hpp"

namespace chalkline::http {

void give_session(Response& response, std::string_view token, const Rooms& rooms) {
  response.with("Set-Cookie", set_session_cookie(token, kSessionLife, rooms.secure))
      .with("Set-Cookie", set_hint_cookie(kSessionLife, rooms.secure));
}

void take_session(Response& response, const Rooms& rooms) {
  response.with("Set-Cookie", clear_session_cookie(rooms.secure))
      .with("Set-Cookie", clear_hint_cookie(rooms.secure));
}

}  // namespace chalkline::http
