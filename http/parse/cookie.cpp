#include "http/parse/cookie.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace chalkline::http {
namespace {

std::string attributes(std::chrono::seconds life, bool secure) {
  return fmt::format("; SameSite=Lax; Path=/; Max-Age={}{}", life.count(),
                     secure ? "; Secure" : "");
}

}  // namespace

std::string_view session_cookie(std::string_view cookie_header) {
  constexpr std::string_view kName = "session=";
  while (!cookie_header.empty()) {
    auto pair = cookie_header.substr(0, cookie_header.find(';'));
    cookie_header.remove_prefix(std::min(cookie_header.size(), pair.size() + 1));
    pair.remove_prefix(std::min(pair.size(), pair.find_first_not_of(' ')));
    if (pair.starts_with(kName)) return pair.substr(kName.size());
  }
  return {};
}

std::string set_session_cookie(std::string_view token, std::chrono::seconds life, bool secure) {
  return fmt::format("session={}; HttpOnly{}", token, attributes(life, secure));
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
