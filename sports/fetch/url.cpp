#include "sports/fetch/url.hpp"

#include "base/curl.hpp"

namespace chalkline::sports::fetch {
namespace {

// The parts of a URL by which a host is known; all empty where it is none.
struct Origin {
  std::string scheme;
  std::string host;
  std::string port;
  friend bool operator==(const Origin&, const Origin&) = default;
};

std::string part_of(const CurlUrl& url, CURLUPart part) {
  char* text{};
  if (curl_url_get(url.get(), part, &text, CURLU_DEFAULT_PORT) != CURLUE_OK) return {};
  std::string copy{text};
  curl_free(text);
  return copy;
}

Origin origin_of(const std::string& text) {
  const CurlUrl url{curl_url()};
  if (!url || curl_url_set(url.get(), CURLUPART_URL, text.c_str(), 0) != CURLUE_OK) return {};
  return {part_of(url, CURLUPART_SCHEME), part_of(url, CURLUPART_HOST),
          part_of(url, CURLUPART_PORT)};
}

}  // namespace

bool is_allowed(const std::string& url) {
  const auto origin = origin_of(url);
  const bool is_this_machine =
      origin.host == "localhost" || origin.host == "127.0.0.1" || origin.host == "[::1]";
  return origin.scheme == "https" || (origin.scheme == "http" && is_this_machine);
}

bool is_same_host(const std::string& url, const std::string& other) {
  const auto origin = origin_of(url);
  return origin != Origin{} && origin == origin_of(other);
}

}  // namespace chalkline::sports::fetch
