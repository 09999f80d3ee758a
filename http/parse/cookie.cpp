#include "http/parse/cookie.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace chalkline::http {
namespace {

// A browser takes a cookie of the first name only from this very host over TLS, for all its paths:
// neither a neighbouring subdomain nor plain HTTP can put another beside it (RFC 6265bis, 4.1.3.2).
std::string_view session_name(bool secure) { return secure ? "__Host-session" : "session"; }

std::string attributes(std::chrono::seconds life, bool secure) {
  return fmt::format("; SameSite=Lax; Path=/; Max-Age={}{}", life.count(),
                     secure ? "; Secure" : "");
}

}  // namespace

std::string_view session_cookie(std::string_view cookie_header, bool secure) {
  const auto name = session_name(secure);
  std::string_view found;
  while (!cookie_header.empty()) {
    auto pair = cookie_header.substr(0, cookie_header.find(';'));
    cookie_header.remove_prefix(std::min(cookie_header.size(), pair.size() + 1));
    pair.remove_prefix(std::min(pair.size(), pair.find_first_not_of(' ')));
    if (!pair.starts_with(name) || !pair.substr(name.size()).starts_with('=')) continue;
    const auto value = pair.substr(name.size() + 1);
    if (!found.empty() && found != value) return {};
    found = value;
  }
  return found;
}

std::string set_session_cookie(std::string_view token, std::chrono::seconds life, bool secure) {
  return fmt::format("{}={}; HttpOnly{}", session_name(secure), token, attributes(life, secure));
}

std::string clear_session_cookie(bool secure) {
  return set_session_cookie("", std::chrono::seconds{0}, secure);
}

std::string set_hint_cookie(std::chrono::seconds life, bool secure) {
  return "chalkline_signed_in=yes" + attributes(life, secure);
}

std::string clear_hint_cookie(bool secure) {
  return "chalkline_signed_in=" + attributes(std::chrono::seconds{0}, secure);
}

}  // namespace chalkline::http
