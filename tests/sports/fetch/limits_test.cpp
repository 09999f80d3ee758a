#include <doctest/doctest.h>

#include "sports/fetch/backoff.hpp"
#include "sports/fetch/budget.hpp"
#include "sports/fetch/circuit_breaker.hpp"
#include "sports/fetch/url.hpp"
#include "tests/sports/verbs.hpp"

// What holds back the one who asks a provider; time is an argument.
namespace chalkline::sports::fetch {
namespace {

using namespace test;

TEST_CASE("a pause after failures is drawn from twice as long a time after each, up to a limit") {
  const std::vector<Duration> longest{1s, 2s, 4s, 8s, 16s, 32s, 64s, 128s, 256s, 5min, 5min};
  Backoff all;
  Backoff half;
  Backoff none;
  for (const auto pause : longest) {
    CHECK(all.failed(1.0, {}) == pause);
    CHECK(half.failed(0.5, {}) == pause / 2);
    CHECK(none.failed(0.0, {}) == 0s);
  }
  all.succeeded();
  CHECK(all.failed(1.0, {}) == 1s);
}

TEST_CASE("a provider's own Retry-After is kept to, within a day") {
  struct Row {
    double random;
    Duration asked;
    Duration pause;
  };
  for (const auto& [random, asked, pause] :
       {Row{1.0, 30s, 30s}, Row{0.0, 30s, 30s}, Row{1.0, 100ms, 1s}, Row{1.0, 999h, 24h}}) {
    CAPTURE(asked.count());
    CHECK(Backoff{}.failed(random, asked) == pause);
  }
}

TEST_CASE("after five failures in a row nothing is asked for five minutes, then once") {
  CircuitBreaker breaker;
  for (int i = 0; i < kFailuresToOpen - 1; ++i) breaker.failed(kNoon);
  CHECK(breaker.allows(kNoon));
  SUBCASE("a success between them forgets them") {
    breaker.succeeded();
    breaker.failed(kNoon);
    CHECK(breaker.allows(kNoon));
  }
  SUBCASE("it opens") {
    breaker.failed(kNoon);
    CHECK_FALSE(breaker.allows(kNoon + kOpenFor - 1s));
    CHECK(breaker.allows(kNoon + kOpenFor));
    CHECK(breaker.closed_at() == kNoon + kOpenFor);
    breaker.failed(kNoon + kOpenFor);
    CHECK_FALSE(breaker.allows(kNoon + kOpenFor + 1s));
    breaker.succeeded();
    CHECK(breaker.allows(kNoon + kOpenFor + 1s));
  }
}

TEST_CASE("a minute has so many requests and no more") {
  RequestBudget budget{2};
  CHECK(budget.take(kNoon));
  CHECK(budget.take(kNoon + 1s));
  CHECK_FALSE(budget.take(kNoon + 59s));
  CHECK(budget.take(kNoon + 60s));
}

TEST_CASE("credits last until the month ends") {
  CreditBudget credits;
  CHECK(credits.allows(3, kNoon));  // nothing is known yet
  CHECK(credits.pace(3, kNoon) == 0s);
  const auto month_ends = at("2026-12-01T00:00:00Z");
  CHECK(next_month(kNoon) == month_ends);
  CHECK(next_month(at("2026-12-31T23:59:59Z")) == at("2027-01-01T00:00:00Z"));

  credits.note(300, kNoon);
  CHECK(credits.pace(3, kNoon) == (month_ends - kNoon) / 100);
  CHECK(credits.pace(3, month_ends - 1h) == 36s);
  credits.note(2, kNoon);
  CHECK_FALSE(credits.allows(3, kNoon));
  CHECK(credits.allows(2, kNoon));
  CHECK(credits.pace(3, kNoon) == month_ends - kNoon);
  CHECK(credits.allows(3, month_ends));
  CHECK_FALSE(credits.left(month_ends).has_value());
}

TEST_CASE("only HTTPS is spoken, and HTTP with this machine") {
  struct Row {
    const char* url;
    bool allowed;
  };
  for (const auto& [url, allowed] :
       {Row{"https://api.example.com/v1?a=b", true}, Row{"http://127.0.0.1:8080/", true},
        Row{"http://[::1]:8080/", true}, Row{"http://localhost/", true},
        Row{"http://api.example.com/", false}, Row{"http://127.0.0.1.example.com/", false},
        Row{"http://localhost@example.com/", false}, Row{"ftp://127.0.0.1/", false},
        Row{"file:///etc/passwd", false}, Row{"", false}}) {
    CAPTURE(url);
    CHECK(is_allowed(url) == allowed);
  }
}

TEST_CASE("a host is known by scheme, name and port") {
  CHECK(is_same_host("https://a.example.com/x", "https://a.example.com:443/y?z"));
  for (const auto* other : {"https://b.example.com/x", "http://a.example.com/x",
                            "https://a.example.com:444/x", "", "https://a.example.com@evil.com/"}) {
    CAPTURE(other);
    CHECK_FALSE(is_same_host("https://a.example.com/x", other));
  }
  CHECK_FALSE(is_same_host("", ""));
}

}  // namespace
}  // namespace chalkline::sports::fetch
