#include "http/server/request_parser.hpp"

#include <algorithm>
#include <boost/beast/core/string.hpp>
#include <cstring>

#include "http/parse/host.hpp"
#include "http/parse/percent.hpp"

namespace chalkline::http {
namespace {

using boost::beast::iequals;

std::string_view view(boost::beast::string_view text) { return {text.data(), text.size()}; }

Method method_of(boost::beast::http::verb verb) {
  switch (verb) {
    case boost::beast::http::verb::get:
      return Method::kGet;
    case boost::beast::http::verb::head:
      return Method::kHead;
    case boost::beast::http::verb::post:
      return Method::kPost;
    case boost::beast::http::verb::options:
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
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (!iequals(target.substr(0, scheme.size()), scheme)) continue;
    const auto rest = target.substr(scheme.size());
    const auto slash = std::min(rest.find('/'), rest.size());
    return {rest.substr(0, slash), slash < rest.size() ? rest.substr(slash) : "/"};
  }
  return {{}, target};
}

}  // namespace

// The text outlives the buffer that it was read into.
std::string_view RequestParser::kept(std::string_view text) {
  if (text.empty()) return "";
  auto* copy = static_cast<char*>(texts_.allocate(text.size(), 1));
  std::memcpy(copy, text.data(), text.size());
  return {copy, text.size()};
}

// The first problem is told.
void RequestParser::refuse(std::string_view sentence) {
  if (!problem_) problem_ = sentence;
}

void RequestParser::on_request_impl(Verb verb, View /*verb_text*/, View target, int version,
                                    Error& /*ec*/) {
  request_.method = method_of(verb);
  target_ = kept(view(target));
  version_ = version;
}

void RequestParser::on_field_impl(Field name, View name_text, View value, Error& /*ec*/) {
  if (is_header_done()) return;
  switch (name) {
    case Field::host:
      if (host_seen_) refuse("The request has two Host headers");
      host_seen_ = true;
      if (!is_host(view(value))) refuse("The request's Host header names no host");
      request_.host = kept(view(value));
      break;
    case Field::transfer_encoding:
      // The parser undoes this one alone, and would take the rest for the body.
      if (!iequals(value, "chunked")) refuse("The request's Transfer-Encoding must be chunked");
      break;
    case Field::expect:
      expects_continue_ = iequals(value, "100-continue");
      break;
    case Field::content_type:
      request_.content_type = kept(view(value));
      break;
    case Field::cookie:
      request_.cookie = kept(view(value));
      break;
    case Field::authorization:
      request_.authorization = kept(view(value));
      break;
    case Field::accept_encoding:
      request_.accept_encoding = kept(view(value));
      break;
    case Field::user_agent:
      request_.user_agent = kept(view(value));
      break;
    case Field::origin:
      request_.origin = kept(view(value));
      break;
    case Field::if_none_match:
      request_.if_none_match = kept(view(value));
      break;
    default:
      take_named(view(name_text), view(value));
  }
}

void RequestParser::take_named(std::string_view name, std::string_view value) {
  if (iequals(name, "Idempotency-Key")) {
    take_once(request_.idempotency_key, value);
  } else if (iequals(name, "X-At-Least")) {
    take_once(request_.at_least, value);
  } else if (iequals(name, "Last-Event-ID")) {
    request_.last_event_id = kept(value);
  } else if (iequals(name, "Sec-Fetch-Site")) {
    request_.sec_fetch_site = kept(value);
  }
}

void RequestParser::take_once(std::optional<std::string_view>& header, std::string_view value) {
  if (header) refuse("A header of the request appears twice");
  header = kept(value);
}

void RequestParser::on_header_impl(Error& /*ec*/) {
  if (!host_seen_ && !is_http_1_0()) refuse("The request has no Host header");
  take_target();
}

void RequestParser::take_target() {
  auto [named_host, target] = parts_of(target_);
  if (named_host) {
    if (!is_host(*named_host)) refuse("The request's target names no host");
    request_.host = *named_host;  // instead of what the Host header says
  }
  if (target == "*" && request_.method == Method::kOptions) target = "/";
  if (!target.starts_with('/')) refuse("The request's target must be a path");
  const auto question = target.find('?');
  if (question != std::string_view::npos) request_.query = target.substr(question + 1);
  auto path = percent_decode(target.substr(0, question));
  if (!path) return refuse("The request's path is not valid");
  request_.path = std::move(*path);
}

void RequestParser::on_body_init_impl(const boost::optional<std::uint64_t>& length, Error& /*ec*/) {
  if (length) body_.reserve(*length);  // which is within the limit
}

std::size_t RequestParser::on_body_impl(View piece, Error& /*ec*/) {
  body_.append(piece.data(), piece.size());
  return piece.size();
}

std::size_t RequestParser::on_chunk_body_impl(std::uint64_t /*left*/, View piece, Error& ec) {
  return on_body_impl(piece, ec);
}

void RequestParser::on_finish_impl(Error& /*ec*/) { request_.body = body_; }

}  // namespace chalkline::http
