#include <doctest/doctest.h>

#include <array>

#include "base/csv_field.hpp"
#include "http/app/dispatch/origin.hpp"
#include "http/parse/accept_encoding.hpp"
#include "http/parse/bearer.hpp"
#include "http/parse/client_key.hpp"
#include "http/parse/cookie.hpp"
#include "http/parse/entity_tag.hpp"
#include "http/parse/host.hpp"
#include "http/parse/media_type.hpp"
#include "http/server/response.hpp"

namespace chalkline::http {
namespace {

TEST_CASE("the session is found among cookies") {
  CHECK(session_cookie("session=abc", false) == "abc");
  CHECK(session_cookie("a=1; session=abc; b=2", false) == "abc");
  CHECK(session_cookie("a=1;session=abc", false) == "abc");
  CHECK(session_cookie("mysession=abc", false) == "");
  CHECK(session_cookie("a=session=abc", false) == "");
  CHECK(session_cookie("session=", false) == "");
  CHECK(session_cookie(";;; ", false) == "");
  CHECK(session_cookie("", false) == "");
}

TEST_CASE(
    "of two sessions in one request neither is taken, since a neighbouring site may have set one") {
  CHECK(session_cookie("session=thief; session=mine", false) == "");
  CHECK(session_cookie("session=mine; a=1; session=thief", false) == "");
  CHECK(session_cookie("session=mine; session=mine", false) == "mine");
}

TEST_CASE("over TLS the session is a cookie that no neighbouring site can set") {
  CHECK(session_cookie("session=thief; __Host-session=mine", true) == "mine");
  CHECK(session_cookie("session=thief", true) == "");
  CHECK(session_cookie("__Host-session=mine", false) == "");
  CHECK(set_session_cookie("abc", std::chrono::days{7}, true) ==
        "__Host-session=abc; HttpOnly; SameSite=Lax; Path=/; Max-Age=604800; Secure");
  CHECK(clear_session_cookie(true).starts_with("__Host-session=; "));
}

TEST_CASE("the hint that somebody is signed in is for scripts, and no session") {
  CHECK(set_hint_cookie(std::chrono::days{7}, false) ==
        "chalkline_signed_in=yes; SameSite=Lax; Path=/; Max-Age=604800");
  CHECK(set_hint_cookie(std::chrono::days{7}, true).ends_with("; Secure"));
  CHECK(clear_hint_cookie(false) == "chalkline_signed_in=; SameSite=Lax; Path=/; Max-Age=0");
  CHECK(session_cookie("chalkline_signed_in=yes", false) == "");
  CHECK(session_cookie("chalkline_signed_in=yes; session=abc", false) == "abc");
}

TEST_CASE("the cookie is out of reach of scripts and of other sites") {
  CHECK(set_session_cookie("abc", std::chrono::days{7}, false) ==
        "session=abc; HttpOnly; SameSite=Lax; Path=/; Max-Age=604800");
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

const Home kPlain{};

TEST_CASE("a request is foreign when its Origin is another host") {
  CHECK_FALSE(is_foreign(from({}), kPlain));
  CHECK_FALSE(is_foreign(from("http://chalk.example:8080"), kPlain));
  CHECK_FALSE(is_foreign(from("https://CHALK.example:8080"), kPlain));
  for (const auto* origin :
       {"http://chalk.example", "http://chalk.example:8081", "http://evil.example:8080",
        "http://chalk.example:8080.evil.example", "http://evil.example/chalk.example:8080",
        "ftp://chalk.example:8080", "null", ""}) {
    CAPTURE(origin);
    CHECK(is_foreign(from(origin), kPlain));
  }
}

TEST_CASE("over TLS a request is foreign when its Origin is the same host without TLS") {
  const Home tls{.secure = true, .public_url = ""};
  CHECK_FALSE(is_foreign(from("https://chalk.example:8080"), tls));
  CHECK(is_foreign(from("http://chalk.example:8080"), tls));
}

TEST_CASE("the public address of the site is no other site, in its own scheme") {
  for (const bool secure : {false, true}) {
    const Home home{.secure = secure, .public_url = "https://play.example/chalk"};
    CHECK_FALSE(is_foreign(from("https://Play.example"), home));
    CHECK(is_foreign(from("http://play.example"), home));
    CHECK(is_foreign(from("https://play.example.evil"), home));
  }
}

TEST_CASE("the browser's own word counts as well") {
  CHECK(is_foreign(from({}, "cross-site"), kPlain));
  CHECK_FALSE(is_foreign(from({}, "same-origin"), kPlain));
  CHECK_FALSE(is_foreign(from({}, "none"), kPlain));
}

TEST_CASE("a Host header names a host, and perhaps a port") {
  for (const auto* host : {"chalk.example", "chalk.example:8080", "127.0.0.1:8080", "[::1]:8080",
                           "[2001:db8::1]", "my_pc.local", "localhost:", "[::1]:65535"}) {
    CAPTURE(host);
    CHECK(is_host(host));
  }
  for (const auto* host : {"", "a b", "a,b", ":8080", "a:b", "::1", "[]", "[x::1]", "[::1", "::1]",
                           "user@host", "a/b", "a:80:80", "a:65536", "[::1]:99999", "a:-1"}) {
    CAPTURE(host);
    CHECK_FALSE(is_host(host));
  }
}

TEST_CASE("an entity tag is looked for as a whole in the list of If-None-Match") {
  for (const auto* list :
       {"\"a\"", "W/\"a\"", "\"b\", \"a\"", "\"b,c\" ,W/\"a\"", "*", ",, \"a\""}) {
    CAPTURE(list);
    CHECK(lists_etag(list, "\"a\""));
  }
  for (const auto* list :
       {"", "a", "\"b\"", "\"x\"a\"y\"", "\"b\" * \"a\"", "\"a", "w/\"a\"", "**"}) {
    CAPTURE(list);
    CHECK_FALSE(lists_etag(list, "\"a\""));
  }
}

TEST_CASE("a server is asked for by its address, as localhost, or by its public name alone") {
  for (const auto* host : {"127.0.0.1:8080", "192.0.2.7", "[::1]:8080", "localhost",
                           "LOCALHOST:8080", "Play.Example", "play.example:8443", ""}) {
    CAPTURE(host);
    CHECK(is_own_host(host, "https://play.example/chalk"));
  }
  for (const auto* host : {"evil.example", "evil.example:8080", "play.example.evil.example",
                           "localhost.evil.example", "127.0.0.1.evil.example"}) {
    CAPTURE(host);
    CHECK_FALSE(is_own_host(host, "https://play.example/chalk"));
    CHECK_FALSE(is_own_host(host, ""));
  }
  CHECK_FALSE(is_own_host("play.example", ""));
  CHECK(is_own_host("play.example", "http://play.example:8080"));
}

TEST_CASE("a bearer's token is read from the header of that scheme alone") {
  CHECK(bearer_token("Bearer abc") == "abc");
  CHECK(bearer_token("bearer abc") == "abc");
  CHECK(bearer_token("Bearer ").empty());
  CHECK(bearer_token("Basic abc").empty());
  CHECK(bearer_token("abc").empty());
  CHECK(bearer_token(std::nullopt).empty());
}

TEST_CASE("the authority of a URL is its host and port in small letters") {
  CHECK(authority_of("https://Play.Example:8443/chalk") == "play.example:8443");
  CHECK(authority_of("http://[::1]") == "[::1]");
  CHECK(authority_of("play.example").empty());
  CHECK(authority_of("").empty());
}

TEST_CASE("a body is JSON when its type says so, whatever else it says") {
  for (const auto* type : {"application/json", "Application/JSON",
                           "application/json; charset=utf-8", "application/json ;x"})
    CHECK(is_json(type));
  for (const auto* type : {"", "text/plain", "application/jsonp", "application/json-patch+json",
                           "text/plain; application/json"})
    CHECK_FALSE(is_json(type));
}

// Of brotli and gzip, of which the server prefers the first.
std::string_view chosen_of(std::string_view header) {
  static constexpr std::array<std::string_view, 2> kTokens{"br", "gzip"};
  const auto index = choose_encoding(header, kTokens);
  return index < kTokens.size() ? kTokens[index] : "as it is";
}

TEST_CASE("of the encodings that are accepted the one of most weight is chosen") {
  for (const std::string_view header :
       {"gzip, deflate, br", "gzip,br;q=1.0", "br", "BR;Q=0.1", "gzip;q=0.5, br;q=0.5", "*",
        "*;q=0.3", "gzip;q=0.2, *", "br;q=0.001", "identity;q=0.5, br", "br, identity",
        "br; q=1.000 , x"}) {
    CAPTURE(std::string{header});
    CHECK(chosen_of(header) == "br");
  }
  for (const std::string_view header :
       {"gzip", "x-gzip", "GZIP;q=0.1 ,\tdeflate", "br;q=0, gzip", "br;q=0.8, gzip;q=0.9",
        "br;q=0, *", "br; q=0.000, *;q=0.1", "gzip;q=0.9, *;q=0.8"}) {
    CAPTURE(std::string{header});
    CHECK(chosen_of(header) == "gzip");
  }
  for (const std::string_view header :
       {"", "identity", "deflate, zstd", "brotli", "br;q=0", "*;q=0", "gzip;q=0, br;q=0",
        "identity, br;q=0.5", "identity;q=0.4, gzip;q=0.3", "identity;q=0"}) {
    CAPTURE(std::string{header});
    CHECK(chosen_of(header) == "as it is");
  }
}

TEST_CASE("an encoding whose weight is none is not chosen") {
  for (const auto* weight : {"2", "1.001", "-1", "0.5555", "a", ".5", "01", "0.a"}) {
    CAPTURE(std::string{weight});
    CHECK(chosen_of(std::string{"br;q="} + weight) == "as it is");
  }
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
        "charset=utf-8\r\nContent-Length: 2\r\nCache-Control: no-store\r\n"
        "X-All: 1\r\nAllow: GET\r\nConnection: close\r\n\r\n");
  head.clear();
  append_head(head, {.status = 204}, {"now", "", false});
  CHECK(head == "HTTP/1.1 204 No Content\r\nDate: now\r\nCache-Control: no-store\r\n\r\n");
}

TEST_CASE("a field of CSV is quoted where it must be, and never a formula") {
  CHECK(csv_field("Bears at Lions") == "Bears at Lions");
  CHECK(csv_field("Bears, at home") == "\"Bears, at home\"");
  CHECK(csv_field("the \"Bears\"") == "\"the \"\"Bears\"\"\"");
  CHECK(csv_field("two\nlines") == "\"two\nlines\"");
  CHECK(csv_field("") == "");
  for (const auto* number : {"-5", "+150", "-3.5", "0.25"}) CHECK(csv_field(number) == number);
  for (const auto* text : {"=1+1", "@name", "\ttab", "-", "-5-1", "+1.", "-.5", "-3.5 points",
                           "-1e5", "-5\t", "\uff1d1+1", "\uff0b1", "\uff0d1", "\uff20name"})
    CHECK(csv_field(text) == std::string{"'"} + text);
  CHECK(csv_field("\rreturn") == "\"'\rreturn\"");
  CHECK(csv_field("\n=1") == "\"'\n=1\"");
  CHECK(csv_field("=HYPERLINK(\"a\",\"b\")") == "\"'=HYPERLINK(\"\"a\"\",\"\"b\"\")\"");
}

}  // namespace
}  // namespace chalkline::http
