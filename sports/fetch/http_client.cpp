#include "sports/fetch/http_client.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <new>
#include <string_view>
#include <utility>

#include "sports/fetch/url.hpp"

namespace chalkline::sports::fetch {
namespace {

constexpr long kOk = 200;
constexpr const char* kUserAgent = "Chalkline";

std::size_t append(char* bytes, std::size_t size, std::size_t count, void* to) {
  auto& body = *static_cast<std::string*>(to);
  if (size * count > kBodyMax - body.size()) return 0;  // which ends the transfer
  body.append(bytes, size * count);
  return size * count;
}

int end_if_asked(void* stopping, curl_off_t, curl_off_t, curl_off_t, curl_off_t) {
  return static_cast<const std::stop_token*>(stopping)->stop_requested() ? 1 : 0;
}

std::string_view sentence(CURLcode problem) {
  switch (problem) {
    case CURLE_WRITE_ERROR:
    case CURLE_FILESIZE_EXCEEDED:
      return "its answer is larger than any page of it should be";
    case CURLE_ABORTED_BY_CALLBACK:
      return "the program ends";
    default:
      return curl_easy_strerror(problem);  // a fixed text, which never holds the query
  }
}

std::string with_query(const Request& request) {
  return request.query.empty() ? request.url : request.url + '?' + request.query;
}

void add_header(CurlList& headers, const std::string& line) {
  auto* longer = curl_slist_append(headers.get(), line.c_str());
  if (longer == nullptr) throw std::bad_alloc{};
  if (!headers) headers.reset(longer);  // else it is the list that was there
}

CurlList headers_of(const Request& request) {
  CurlList headers;
  add_header(headers, "Accept: application/json");
  if (!request.etag.empty()) add_header(headers, "If-None-Match: " + request.etag);
  if (!request.last_modified.empty())
    add_header(headers, "If-Modified-Since: " + request.last_modified);
  return headers;
}

CurlList headers_of(const Post& post) {
  CurlList headers;
  add_header(headers, "Content-Type: " + post.type);
  add_header(headers, "Accept: " + post.accept);
  if (!post.bearer.empty()) add_header(headers, "Authorization: Bearer " + post.bearer);
  return headers;
}

// An answer as it comes.
struct Coming {
  CURL* curl{};
  const TakeBytes& take;
  bool is_enough{};
};

std::size_t hand_on(char* bytes, std::size_t size, std::size_t count, void* to) {
  auto& coming = *static_cast<Coming*>(to);
  long status{};
  curl_easy_getinfo(coming.curl, CURLINFO_RESPONSE_CODE, &status);
  coming.is_enough = !coming.take(status, {bytes, size * count});
  return coming.is_enough ? 0 : size * count;  // 0 ends the transfer
}

bool is_redirect(long status) {
  return status == 301 || status == 302 || status == 303 || status == 307 || status == 308;
}

}  // namespace

HttpClient::HttpClient(Timeouts timeouts) : timeouts_{timeouts} {
  start_curl();
  curl_.reset(curl_easy_init());
  if (!curl_) throw std::bad_alloc{};
}

std::expected<Response, std::string> HttpClient::get(const Request& request,
                                                     const std::stop_token& stopping) {
  auto url = with_query(request);
  if (!is_allowed(url)) return std::unexpected{request.url + " is not an https:// address"};
  for (int redirects = 0;; ++redirects) {
    auto response = transfer(url, request, stopping);
    if (!response || !is_redirect(response->status)) return response;
    const char* target{};
    curl_easy_getinfo(curl_.get(), CURLINFO_REDIRECT_URL, &target);
    if (target == nullptr) return response;
    if (redirects == kRedirectsMax)
      return std::unexpected{request.url + " redirects again and again"};
    if (!is_same_host(target, url))
      return std::unexpected{request.url + " redirects to another host"};
    url = target;
  }
}

std::expected<Response, std::string> HttpClient::transfer(const std::string& url,
                                                          const Request& request,
                                                          const std::stop_token& stopping) {
  std::string body;
  const auto headers = headers_of(request);
  prepare(url, headers, timeouts_, stopping);
  set_option(curl_, CURLOPT_MAXFILESIZE, static_cast<long>(kBodyMax));
  set_option(curl_, CURLOPT_WRITEFUNCTION, &append);
  set_option(curl_, CURLOPT_WRITEDATA, static_cast<void*>(&body));
  if (const auto result = curl_easy_perform(curl_.get()); result != CURLE_OK) {
    return std::unexpected{fmt::format("{}: {}", request.url, sentence(result))};
  }
  auto response = answer(std::move(body));
  const auto type = header("Content-Type");
  if (response.status == kOk && !type.starts_with("application/json")) {
    return std::unexpected{request.url + " answers with something other than JSON"};
  }
  return response;
}

void HttpClient::prepare(const std::string& url, const CurlList& headers, Timeouts timeouts,
                         const std::stop_token& stopping) {
  const auto set = [&](CURLoption option, auto value) { set_option(curl_, option, value); };
  curl_easy_reset(curl_.get());  // keeps the connection
  set(CURLOPT_NOSIGNAL, 1L);
  set(CURLOPT_URL, url.c_str());
  set(CURLOPT_PROTOCOLS_STR, "https,http");
  set(CURLOPT_HTTPHEADER, headers.get());
  set(CURLOPT_USERAGENT, kUserAgent);
  set(CURLOPT_ACCEPT_ENCODING, "");
  set(CURLOPT_CONNECTTIMEOUT_MS, static_cast<long>(timeouts.connect.count()));
  set(CURLOPT_TIMEOUT_MS, static_cast<long>(timeouts.whole.count()));
  set(CURLOPT_NOPROGRESS, 0L);
  set(CURLOPT_XFERINFOFUNCTION, &end_if_asked);
  set(CURLOPT_XFERINFODATA, const_cast<void*>(static_cast<const void*>(&stopping)));
}

std::expected<PostAnswer, std::string> HttpClient::post(const Post& post, const TakeBytes& take,
                                                        Timeouts timeouts,
                                                        const std::stop_token& stopping) {
  if (!is_allowed(post.url)) return std::unexpected{post.url + " is not an https:// address"};
  const auto headers = headers_of(post);
  prepare(post.url, headers, timeouts, stopping);
  set_option(curl_, CURLOPT_POSTFIELDSIZE, static_cast<long>(post.body.size()));
  set_option(curl_, CURLOPT_POSTFIELDS, post.body.c_str());
  return perform(post.url, take);
}

std::expected<PostAnswer, std::string> HttpClient::read(const std::string& url,
                                                        const TakeBytes& take, Timeouts timeouts,
                                                        const std::stop_token& stopping) {
  if (!is_allowed(url)) return std::unexpected{url + " is not an https:// address"};
  const CurlList headers;
  prepare(url, headers, timeouts, stopping);
  return perform(url, take);
}

std::expected<PostAnswer, std::string> HttpClient::perform(const std::string& url,
                                                           const TakeBytes& take) {
  Coming coming{.curl = curl_.get(), .take = take};
  // HTTP is used to this machine alone, past any proxy, to which it would show the secret.
  if (url.starts_with("http://")) set_option(curl_, CURLOPT_PROXY, "");
  set_option(curl_, CURLOPT_WRITEFUNCTION, &hand_on);
  set_option(curl_, CURLOPT_WRITEDATA, static_cast<void*>(&coming));
  const auto result = curl_easy_perform(curl_.get());
  if (result != CURLE_OK && !coming.is_enough)
    return std::unexpected{fmt::format("{}: {}", url, sentence(result))};
  return PostAnswer{.status = status(), .type = header("Content-Type")};
}

long HttpClient::status() const {
  long code{};
  curl_easy_getinfo(curl_.get(), CURLINFO_RESPONSE_CODE, &code);
  return code;
}

Response HttpClient::answer(std::string body) const {
  Response response{.status = status(),
                    .body = std::move(body),
                    .etag = header("ETag"),
                    .last_modified = header("Last-Modified"),
                    .retry_after = {},
                    .credits_left = {}};
  curl_off_t retry_after_s{};
  curl_easy_getinfo(curl_.get(), CURLINFO_RETRY_AFTER, &retry_after_s);
  // A number of seconds that overflows is as good as the longest pause there is.
  constexpr curl_off_t kLongestS = 1'000'000;
  if (retry_after_s > 0)
    response.retry_after = std::chrono::seconds{std::min(retry_after_s, kLongestS)};
  const auto left = header("x-requests-remaining");
  std::int64_t credits{};
  const auto* end = left.data() + left.size();
  if (std::from_chars(left.data(), end, credits).ec == std::errc{}) response.credits_left = credits;
  return response;
}

std::string HttpClient::header(const char* name) const {
  curl_header* found{};
  const bool has = curl_easy_header(curl_.get(), name, 0, CURLH_HEADER, -1, &found) == CURLHE_OK;
  return has ? found->value : "";
}

}  // namespace chalkline::sports::fetch
