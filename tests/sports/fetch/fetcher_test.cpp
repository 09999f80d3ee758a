#include "sports/fetch/fetcher.hpp"

#include <doctest/doctest.h>

#include "tests/sports/loopback_server.hpp"
#include "tests/sports/verbs.hpp"

// A provider on this machine that misbehaves in each way that a real one may.
namespace chalkline::sports::fetch {
namespace {

using namespace test;

// Only the answer that never comes is waited for to the end.
constexpr Timeouts kQuick{std::chrono::milliseconds{500}, std::chrono::milliseconds{500}};
constexpr Timeouts kPatient{std::chrono::minutes{1}, std::chrono::minutes{1}};
constexpr auto kSecret = "apiKey=abc123";

using Text = std::expected<std::string, std::string>;
Text as_it_is(std::string_view body) { return std::string{body}; }

// One fetcher that asks one provider for one page.
struct Provided {
  explicit Provided(LoopbackServer::Answer answer, Timeouts timeouts = kPatient)
      : server{std::move(answer)}, fetcher{30, {}, timeouts} {}
  std::expected<std::string, Failure> ask(Time now = kNoon) {
    return fetcher.ask(Page{server.url() + "/page", kSecret}, now, as_it_is);
  }

  LoopbackServer server;
  Fetcher fetcher;
};

TEST_CASE("a page of JSON is fetched by a program that names itself and nothing of its machine") {
  Provided provided{[](const auto&) { return json_answer("[1]"); }};
  CHECK(provided.ask() == "[1]");
  const auto head = provided.server.requests().front();
  CHECK(head.starts_with("GET /page?apiKey=abc123 HTTP/1.1\r\n"));
  CHECK(head.contains("User-Agent: Chalkline\r\n"));
}

TEST_CASE("a page that the provider may do without is read as empty where it is missing") {
  Provided provided{[](const auto&) { return bare_answer("404 Not Found"); }};
  const auto ask = [&](bool may_be_missing) {
    const Page page{provided.server.url() + "/page", {}, may_be_missing};
    return provided.fetcher.ask(page, kNoon, as_it_is);
  };
  for (int i = 0; i <= kFailuresToOpen; ++i) CHECK(ask(true) == std::string{});
  CHECK(ask(false).error().what.contains("answers 404"));
}

TEST_CASE("what goes wrong is one sentence that names the page and not its query") {
  struct Row {
    std::string what;
    std::string answer;
    const char* says;
  };
  const std::string html{"<html>busy</html>"};
  for (const auto& [what, answer, says] :
       {Row{"no answer", {}, "Timeout was reached"},
        Row{"an error", bare_answer("500 Oops"), "answers 500"},
        Row{"too many requests", bare_answer("429 Slow"), "answers 429"},
        Row{"a key refused", bare_answer("401 No"), "answers 401"},
        Row{"HTML",
            "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 17\r\n\r\n" + html,
            "something other than JSON"},
        Row{"no type", "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]",
            "something other than JSON"},
        Row{"half an answer",
            "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n[{\"a",
            "Transferred a partial file"},
        Row{"another host", bare_answer("302 Found", "Location: https://example.com/x\r\n"),
            "redirects to another host"},
        Row{"another port", bare_answer("307 Found", "Location: http://127.0.0.1:1/x\r\n"),
            "redirects to another host"},
        Row{"a circle", bare_answer("302 Found", "Location: /page\r\n"), "again and again"},
        Row{"no HTTP", "what?\r\n\r\n", "page: "},
        Row{"304 unasked", bare_answer("304 Not Modified"), "answers 304"}}) {
    CAPTURE(what);
    Provided provided{[&](const auto&) { return answer; }, answer.empty() ? kQuick : kPatient};
    const auto page = provided.ask();
    REQUIRE_FALSE(page);
    CAPTURE(page.error().what);
    CHECK(page.error().what.starts_with(provided.server.url() + "/page"));
    CHECK(page.error().what.contains(says));
    CHECK_FALSE(page.error().what.contains("abc123"));
  }
}

TEST_CASE("a body of 100 MB is not read to its end") {
  SUBCASE("whose length is told") {
    Provided provided{[](const auto&) {
      return "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 104857600\r\n"
             "\r\n[";
    }};
    CHECK(provided.ask().error().what.contains("larger than any page"));
  }
  SUBCASE("whose length is not told") {
    Provided provided{[](const auto&) {
      return "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n" +
             std::string(std::size_t{100} << 20U, ' ');
    }};
    CHECK(provided.ask().error().what.contains("larger than any page"));
  }
}

TEST_CASE("a redirect on the same host is followed") {
  Provided provided{[](const std::string& head) {
    return head.starts_with("GET /dated") ? json_answer("[2]")
                                          : bare_answer("307 There", "Location: /dated\r\n");
  }};
  CHECK(provided.ask() == "[2]");
}

TEST_CASE("a page that has not changed is read from what is known") {
  int asked = 0;
  Provided provided{[&](const std::string& head) {
    ++asked;
    if (asked == 1) {
      return json_answer("[1]", "ETag: \"v1\"\r\nLast-Modified: Sat, 21 Nov 2026 10:00:00 GMT\r\n");
    }
    CHECK(head.contains("If-None-Match: \"v1\"\r\n"));
    CHECK(head.contains("If-Modified-Since: Sat, 21 Nov 2026 10:00:00 GMT\r\n"));
    return bare_answer("304 Not Modified");
  }};
  CHECK(provided.ask() == "[1]");
  CHECK(provided.ask() == "[1]");
  CHECK(asked == 2);
}

TEST_CASE("a page that cannot be read is asked for anew as a whole") {
  Provided provided{[&](const std::string& head) {
    CHECK_FALSE(head.contains("If-None-Match"));
    return json_answer("[1]", "ETag: \"v1\"\r\n");
  }};
  const auto refuse = [](std::string_view) { return Text{std::unexpected{"games[0]: it is odd"}}; };
  const Page page{provided.server.url() + "/page", kSecret};
  CHECK(provided.fetcher.ask(page, kNoon, refuse).error().what ==
        page.url + ": games[0]: it is odd");
  CHECK(provided.ask() == "[1]");
}

TEST_CASE("a provider is asked again when it says, and not before the breaker closes") {
  Provided provided{[](const auto&) { return bare_answer("429 Slow", "Retry-After: 90\r\n"); }};
  CHECK(provided.ask().error().again_at >= kNoon + 90s);
  for (int i = 1; i < kFailuresToOpen; ++i) CHECK_FALSE(provided.ask());
  const auto held_back = provided.ask(kNoon + 1s);
  CHECK(held_back.error().again_at == kNoon + kOpenFor);
  CHECK(held_back.error().what.contains("failed too often"));
  CHECK(provided.server.requests().size() == kFailuresToOpen);
  CHECK_FALSE(provided.ask(kNoon + kOpenFor));
  CHECK(provided.server.requests().size() == kFailuresToOpen + 1);
}

TEST_CASE("a fetcher beside another has its budget, and failures of its own") {
  Provided provided{[](const std::string& head) {
    return head.contains("/page") ? bare_answer("500 Oops") : json_answer("[]");
  }};
  auto beside = provided.fetcher.beside();
  const auto ask_beside = [&](Time now) {
    return beside.ask(Page{provided.server.url() + "/other", {}}, now, as_it_is);
  };
  for (int i = 0; i < kFailuresToOpen; ++i) CHECK_FALSE(provided.ask());
  CHECK(provided.ask().error().what.contains("has failed too often"));
  for (int i = kFailuresToOpen; i < 30; ++i) CHECK(ask_beside(kNoon));
  CHECK(ask_beside(kNoon).error().what.contains("too many requests in one minute"));
}

TEST_CASE("what the provider says of its credits is noted, of an error too") {
  Provided provided{
      [](const auto&) { return bare_answer("429 Slow", "x-requests-remaining: 42\r\n"); }};
  CHECK_FALSE(provided.ask());
  CHECK(provided.fetcher.credits().left(kNoon) == 42);
}

TEST_CASE("a transfer ends when the program does") {
  std::stop_source stop;
  LoopbackServer server{[&](const auto&) {
    stop.request_stop();
    return std::string{};
  }};
  Fetcher fetcher{30, stop.get_token()};
  const auto page = fetcher.ask(Page{server.url() + "/page", {}}, kNoon, as_it_is);
  CHECK(page.error().what.contains("the program ends"));
}

}  // namespace
}  // namespace chalkline::sports::fetch
