#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <random>
#include <stop_token>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "base/lru_cache.hpp"
#include "sports/fetch/backoff.hpp"
#include "sports/fetch/budget.hpp"
#include "sports/fetch/circuit_breaker.hpp"
#include "sports/fetch/http_client.hpp"

namespace chalkline::sports::fetch {

struct Page {
  std::string url;    // without a query
  std::string query;  // may hold a key: no error names it
  // The provider may not have it: 404 is an answer, which is read as an empty body.
  bool may_be_missing{};
};

struct Failure {
  std::string what;  // one sentence
  Time again_at{};   // no earlier attempt is of use
};

// Fetches the pages of one provider within its limits. For one thread.
class Fetcher {
 public:
  Fetcher(int requests_each_minute, std::stop_token stopping, Timeouts timeouts = {});

  // Another fetcher with the same connection and budget. Its failures hold up its own pages alone.
  Fetcher beside() const { return Fetcher{client_}; }

  // Fetches the page and reads it: `read` takes the body and returns an expected value or one
  // sentence. A page that has not changed is not sent again but read from its last body. A page
  // that cannot be read counts as a failure.
  template <class Read>
  auto ask(const Page& page, Time now, Read read)
      -> std::expected<typename std::invoke_result_t<Read, std::string_view>::value_type, Failure> {
    const auto body = body_of(page, now);
    if (!body) return std::unexpected{body.error()};
    auto content = read(std::string_view{*body});
    if (!content) return std::unexpected{refuse(page, now, content.error())};
    succeeded();
    return *std::move(content);
  }

  const CreditBudget& credits() const { return client_->credits; }
  // The program ends, which makes a request under way fail.
  bool is_stopping() const { return client_->stopping.stop_requested(); }

 private:
  struct Client {
    const std::stop_token stopping;
    HttpClient http;
    RequestBudget requests;
    CreditBudget credits{};
  };
  struct Known {
    std::string body;
    std::string etag;
    std::string last_modified;
  };
  explicit Fetcher(std::shared_ptr<Client> client);

  std::expected<std::string, Failure> body_of(const Page& page, Time now);
  std::expected<std::string, Failure> take(const std::string& key, const Page& page, Time now,
                                           Response response);
  Failure refuse(const Page& page, Time now, const std::string& why);
  Failure failed(Time now, std::string what, std::optional<Duration> retry_after = std::nullopt);
  void succeeded();

  std::shared_ptr<Client> client_;
  Backoff backoff_;
  CircuitBreaker breaker_;
  LruCache<std::string, Known> known_;
  std::mt19937_64 random_{std::random_device{}()};
};

}  // namespace chalkline::sports::fetch
