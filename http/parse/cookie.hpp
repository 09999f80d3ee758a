#pragma once

#include <chrono>
#include <string>
#include <string_view>

namespace chalkline::http {

// The value of the session's cookie in a Cookie header; empty when it is not there, and when there
// are two: a neighbouring site may have set one of them, and their order does not tell which.
std::string_view session_cookie(std::string_view cookie_header, bool secure);

// Values of Set-Cookie headers.
std::string set_session_cookie(std::string_view token, std::chrono::seconds life, bool secure);
std::string clear_session_cookie(bool secure);

// Sets the cookie by which scripts know that there is a session. The server never reads it.
std::string set_hint_cookie(std::chrono::seconds life, bool secure);
std::string clear_hint_cookie(bool secure);

}  // namespace chalkline::http
