#include "sports/fetch/fetcher.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace chalkline::sports::fetch {
namespace {

// A schedule, and the days of which scores are asked for: eight, since half of a cache is kept for
// certain.
constexpr std::size_t kPagesKnown = 16;

constexpr long kStatusOk = 200;
constexpr long kStatusNotModified = 304;
constexpr long kStatusNotFound = 404;

std::string key_of(const Page& page) { return page.url + '?' + page.query; }

}  // namespace

Fetcher::Fetcher(int requests_each_minute, std::stop_token stopping, Timeouts timeouts)
    : Fetcher{std::make_shared<Client>(std::move(stopping), HttpClient{timeouts},
                                       RequestBudget{requests_each_minute})} {}

Fetcher::Fetcher(std::shared_ptr<Client> client)
    : client_{std::move(client)}, known_{kPagesKnown} {}

std::expected<std::string, Failure> Fetcher::body_of(const Page& page, Time now) {
  if (!breaker_.allows(now)) {
    return std::unexpected{Failure{page.url + " has failed too often", breaker_.closed_at()}};
  }
  if (!client_->requests.take(now)) {
    return std::unexpected{Failure{page.url + ": too many requests in one minute",
                                   std::chrono::ceil<std::chrono::minutes>(now + Duration{1})}};
  }
  const auto key = key_of(page);
  Request request{page.url, page.query, {}, {}};
  if (const auto* known = known_.find(key)) {
    request.etag = known->etag;
    request.last_modified = known->last_modified;
  }
  auto response = client_->http.get(request, client_->stopping);
  if (!response) return std::unexpected{failed(now, response.error())};
  return take(key, page, now, *std::move(response));
}

std::expected<std::string, Failure> Fetcher::take(const std::string& key, const Page& page,
                                                  Time now, Response response) {
  if (response.credits_left) client_->credits.note(*response.credits_left, now);
  const auto* known = known_.find(key);
  if (response.status == kStatusNotModified && known != nullptr) return known->body;
  if (response.status == kStatusNotFound && page.may_be_missing) return std::string{};
  if (response.status != kStatusOk) {
    return std::unexpected{
        failed(now, fmt::format("{} answers {}", page.url, response.status), response.retry_after)};
  }
  known_.erase(key);
  if (!response.etag.empty() || !response.last_modified.empty()) {
    known_.put(key, {response.body, response.etag, response.last_modified});
  }
  return std::move(response.body);
}

Failure Fetcher::refuse(const Page& page, Time now, const std::string& why) {
  known_.erase(key_of(page));
  return failed(now, fmt::format("{}: {}", page.url, why));
}

Failure Fetcher::failed(Time now, std::string what, std::optional<Duration> retry_after) {
  breaker_.failed(now);
  const auto pause = backoff_.failed(std::uniform_real_distribution{}(random_), retry_after);
  return {std::move(what), std::max(now + pause, breaker_.closed_at())};
}

void Fetcher::succeeded() {
  breaker_.succeeded();
  backoff_.succeeded();
}

}  // namespace chalkline::sports::fetch
