#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "base/curl.hpp"
#include "sports/fetch/time.hpp"

namespace chalkline::sports::fetch {

// Twenty times the largest page that a provider is known to send.
inline constexpr std::size_t kBodyMax = std::size_t{8} << 20U;
inline constexpr int kRedirectsMax = 3;

struct Request {
  std::string url;    // without a query
  std::string query;  // may hold a key: no error names it
  std::string etag;   // of the known body, where the provider gave one
  std::string last_modified;
};

struct Response {
  long status{};
  std::string body;
  std::string etag;
  std::string last_modified;
  std::optional<Duration> retry_after;
  std::optional<std::int64_t> credits_left;  // x-requests-remaining
};

// Text that is sent to a server whose answer is read as it comes.
struct Post {
  std::string url;
  std::string type;    // of the body
  std::string accept;  // the type of answer that is wanted
  std::string body;
  std::string bearer{};  // a secret, which no error names; empty: none is sent
};

struct PostAnswer {
  long status{};
  std::string type;  // its Content-Type
};

// Takes the next bytes of an answer of that status, and says whether more are wanted.
using TakeBytes = std::function<bool(long status, std::string_view)>;

// How long a provider may take.
struct Timeouts {
  std::chrono::milliseconds connect{std::chrono::seconds{10}};
  std::chrono::milliseconds whole{std::chrono::seconds{30}};
};

// Fetches JSON and sends text by HTTPS, and from and to this machine by HTTP. For one thread at a
// time.
class HttpClient {
 public:
  explicit HttpClient(Timeouts timeouts = {});

  // Follows redirects to the same host. Any status is an answer; one of 200 has a body of JSON by
  // its Content-Type, of kBodyMax bytes at most. The error is one sentence that begins with the
  // URL. Ends soon after `stopping` asks for it.
  std::expected<Response, std::string> get(const Request& request, const std::stop_token& stopping);

  // Follows no redirect: any status is an answer. `take` ends the transfer when it wants no more,
  // which is no error. Errors and `stopping` as above.
  std::expected<PostAnswer, std::string> post(const Post& post, const TakeBytes& take,
                                              Timeouts timeouts, const std::stop_token& stopping);
  // The same for what is asked for without sending any text.
  std::expected<PostAnswer, std::string> read(const std::string& url, const TakeBytes& take,
                                              Timeouts timeouts, const std::stop_token& stopping);

 private:
  // Sets the options that all transfers have in common. The arguments outlive the transfer.
  void prepare(const std::string& url, const CurlList& headers, Timeouts timeouts,
               const std::stop_token& stopping);
  // What prepare() has set up; ends where `take` wants no more.
  std::expected<PostAnswer, std::string> perform(const std::string& url, const TakeBytes& take);
  std::expected<Response, std::string> transfer(const std::string& url, const Request& request,
                                                const std::stop_token& stopping);
  Response answer(std::string body) const;
  long status() const;
  std::string header(const char* name) const;

  Timeouts timeouts_;
  Curl curl_;
};

}  // namespace chalkline::sports::fetch
