#pragma once

#include <boost/asio/ip/address.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace chalkline::http {

enum class Method : std::uint8_t { kGet, kHead, kPost, kOptions, kOther };

// A request, read in full. The views live as long as the request is being answered. A header that
// this server does not read is not here.
struct Request {
  Method method{Method::kOther};
  std::string path;        // percent-decoded, begins with '/'
  std::string_view query;  // as sent, without the '?'
  std::string_view body;
  std::string_view host;
  std::string_view content_type;
  std::string_view cookie;
  std::string_view accept_encoding;
  std::string_view user_agent;
  std::optional<std::string_view> authorization;
  std::optional<std::string_view> origin;
  std::optional<std::string_view> sec_fetch_site;
  std::optional<std::string_view> if_none_match;
  std::optional<std::string_view> idempotency_key;
  std::optional<std::string_view> at_least;
  std::optional<std::string_view> last_event_id;
  boost::asio::ip::address peer;
};

}  // namespace chalkline::http
