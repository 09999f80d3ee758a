#include "http/server/read_request.hpp"

#include <algorithm>

#include "http/parse/host.hpp"
#include "http/parse/percent.hpp"

namespace chalkline::http {
namespace {

namespace beast_http = boost::beast::http;

std::string_view view(boost::beast::string_view text) { return {text.data(), text.size()}; }

Method method_of(beast_http::verb verb) {
  switch (verb) {
    case beast_http::verb::get:
      return Method::kGet;
    case beast_http::verb::head:
      return Method::kHead;
    case beast_http::verb::post:
      return Method::kPost;
    case beast_http::verb::options:
      return Method::kOptions;
    default:
      return Method::kOther;
  }
}

// A target in two parts: of "http://host/path" (RFC 9112, section 3.2.2) host and path, of a path
// that alone.
struct Target {
  std::optional<std::string_view> host;
  std::string_view path;
};

Target parts_of(std::string_view target) {
  using boost::beast::iequals;
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (!iequals(target.substr(0, scheme.size()), scheme)) continue;
    const auto rest = target.substr(scheme.size());
    const auto slash = std::min(rest.find('/'), rest.size());
    return {rest.substr(0, slash), slash < rest.size() ? rest.substr(slash) : "/"};
  }
  return {{}, target};
}

bool take_named(Request& request, std::string_view name, std::string_view value) {
  using boost::beast::iequals;
  if (iequals(name, "Idempotency-Key")) {
    if (request.idempotency_key) return false;
    request.idempotency_key = value;
  } else if (iequals(name, "X-At-Least")) {
    if (request.at_least) return false;
    request.at_least = value;
  } else if (iequals(name, "Last-Event-ID")) {
    request.last_event_id = value;
  } else if (iequals(name, "Sec-Fetch-Site")) {
    request.sec_fetch_site = value;
  }
  return true;
}

}  // namespace

std::expected<Request, std::string_view> read_request(const RequestParser::value_type& message,
                                                      const boost::asio::ip::address& peer) {
  Request request;
  request.method = method_of(message.method());
  request.body = message.body();
  request.peer = peer;
  bool host_seen = false;
  for (const auto& field : message) {
    const auto value = view(field.value());
    switch (field.name()) {
      case beast_http::field::host:
        if (host_seen) return std::unexpected{"The request has two Host headers"};
        host_seen = true;
        if (!is_host(value)) return std::unexpected{"The request's Host header names no host"};
        request.host = value;
        break;
      case beast_http::field::transfer_encoding:
        // The parser has undone this one alone, and would take the rest for the body.
        if (!boost::beast::iequals(value, "chunked"))
          return std::unexpected{"The request's Transfer-Encoding must be chunked"};
        break;
      case beast_http::field::content_type:
        request.content_type = value;
        break;
      case beast_http::field::cookie:
        request.cookie = value;
        break;
      case beast_http::field::authorization:
        request.authorization = value;
        break;
      case beast_http::field::accept_encoding:
        request.accept_encoding = value;
        break;
      case beast_http::field::user_agent:
        request.user_agent = value;
        break;
      case beast_http::field::origin:
        request.origin = value;
        break;
      case beast_http::field::if_none_match:
        request.if_none_match = value;
        break;
      default:
        if (!take_named(request, view(field.name_string()), value)) {
          return std::unexpected{"A header of the request appears twice"};
        }
    }
  }
  if (!host_seen && message.version() >= 11)
    return std::unexpected{"The request has no Host header"};

  auto [named_host, target] = parts_of(view(message.target()));
  if (named_host) {
    if (!is_host(*named_host)) return std::unexpected{"The request's target names no host"};
    request.host = *named_host;  // instead of what the Host header says
  }
  if (target == "*" && request.method == Method::kOptions) target = "/";
  if (!target.starts_with('/')) return std::unexpected{"The request's target must be a path"};
  const auto question = target.find('?');
  if (question != std::string_view::npos) request.query = target.substr(question + 1);
  auto path = percent_decode(target.substr(0, question));
  if (!path) return std::unexpected{"The request's path is not valid"};
  request.path = std::move(*path);
  return request;
}

}  // namespace chalkline::http
