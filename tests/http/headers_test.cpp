#include <doctest/doctest.h>

#include "http/calls/origin.hpp"
#include "http/parse/accept_encoding.hpp"
#include "http/parse/cookie.hpp"
#include "http/server/client_key.hpp"
#include "http/server/response.hpp"

namespace chalkline::http {
namespace {

TEST_CASE("the session is found among cookies") {
  CHECK(session_cookie("session=abc") == "abc");
  CHECK(session_cookie("a=1; session=abc; b=2") == "abc");
  CHECK(session_cookie("a=1;session=abc") == "abc");
  CHECK(session_cookie("mysession=abc") == "");
  CHECK(session_cookie("a=session=abc") == "");
  CHECK(session_cookie("session=") == "");
  CHECK(session_cookie(";;; ") == "");
  CHECK(session_cookie("") == "");
}

TEST_CASE("the hint that somebody is signed in is for scripts, and no session") {
  CHECK(set_hint_cookie(std::chrono::days{7}, false) ==
        "chalkline_signed_in=yes; SameSite=Lax; Path=/; Max-Age=604800");
  CHECK(set_hint_cookie(std::chrono::days{7}, true).ends_with("; Secure"));
  CHECK(clear_hint_cookie(false) == "chalkline_signed_in=; SameSite=Lax; Path=/; Max-Age=0");
  CHECK(session_cookie("chalkline_signed_in=yes") == "");
  CHECK(session_cookie("chalkline_signed_in=yes; session=abc") == "abc");
}

TEST_CASE("the cookie is out of reach of scripts and of other sites") {
  CHECK(set_session_cookie("abc", std::chrono::days{7}, false) ==
        "session=abc; HttpOnly; SameSite=Lax; Path=/; Max-Age=604800");
  CHECK(set_session_cookie("abc", std::chrono::days{7}, true).ends_with("; Secure"));
  CHECK(clear_session_cookie(false) == "session=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0");
}

Request from(std::optional<std::string_view> origin,
             std::optional<std::string_view> site = std::nullopt) {
  Request request;
  request.host = "chalk.example:8080";
  request.origin = origin;
  request.sec_fetch_site = site;
  return request;
}

TEST_CASE("a request is foreign when its Origin is another host") {
  CHECK_FALSE(is_foreign(from({})));
  CHECK_FALSE(is_foreign(from("http://chalk.example:8080")));
  CHECK_FALSE(is_foreign(from("https://CHALK.example:8080")));
  CHECK(is_foreign(from("http://chalk.example")));
  CHECK(is_foreign(from("http://chalk.example:8081")));
  CHECK(is_foreign(from("http://evil.example:8080")));
  CHECK(is_foreign(from("http://chalk.example:8080.evil.example")));
  CHECK(is_foreign(from("http://evil.example/chalk.example:8080")));
  CHECK(is_foreign(from("null")));
  CHECK(is_foreign(from("")));
}

TEST_CASE("the browser's own word counts as well") {
  CHECK(is_foreign(from({}, "cross-site")));
  CHECK_FALSE(is_foreign(from({}, "same-origin")));
  CHECK_FALSE(is_foreign(from({}, "none")));
}

TEST_CASE("an encoding is accepted when it is named and not refused") {
  CHECK(accepts_encoding("gzip, deflate, br", "br"));
  CHECK(accepts_encoding("br;q=0.5", "br"));
  CHECK(accepts_encoding("gzip,br;q=1.0", "br"));
  CHECK_FALSE(accepts_encoding("br;q=0", "br"));
  CHECK_FALSE(accepts_encoding("br; q=0.000", "br"));
  CHECK_FALSE(accepts_encoding("gzip", "br"));
  CHECK_FALSE(accepts_encoding("brotli", "br"));
  CHECK_FALSE(accepts_encoding("", "br"));
}

TEST_CASE("an IPv6 client counts as its /64") {
  const auto key = [](const char* text) {
    return client_key(boost::asio::ip::make_address(text)).to_string();
  };
  CHECK(key("192.0.2.1") == "192.0.2.1");
  CHECK(key("2001:db8:1:2:3:4:5:6") == "2001:db8:1:2::");
  CHECK(key("2001:db8:1:2:ffff::1") == "2001:db8:1:2::");
  CHECK(key("::ffff:192.0.2.1") == "192.0.2.1");
}

TEST_CASE("the head says status, length and what is common to all answers") {
  std::string head;
  append_head(head, text(404, "No").with("Allow", "GET"), {"now", "X-All: 1\r\n", true});
  CHECK(head ==
        "HTTP/1.1 404 Not Found\r\nDate: now\r\nContent-Type: text/plain; "
        "charset=utf-8\r\nContent-Length: 2\r\n"
        "X-All: 1\r\nAllow: GET\r\nConnection: close\r\n\r\n");
  head.clear();
  append_head(head, {.status = 204}, {"now", "", false});
  CHECK(head == "HTTP/1.1 204 No Content\r\nDate: now\r\n\r\n");
}

}  // namespace
}  // namespace chalkline::http
