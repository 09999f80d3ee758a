#include "http/server/response.hpp"

#include <fmt/format.h>

#include <boost/beast/http/status.hpp>
#include <utility>

namespace chalkline::http {

Response& Response::with(std::string_view name, std::string_view value) & {
  headers.append(name).append(": ").append(value).append("\r\n");
  return *this;
}

Response Response::with(std::string_view name, std::string_view value) && {
  with(name, value);
  return std::move(*this);
}

Response& Response::at(std::uint64_t position) & {
  return with("X-Position", std::to_string(position));
}

Response Response::at(std::uint64_t position) && {
  at(position);
  return std::move(*this);
}

Response text(int status, std::string_view sentence) {
  return {.status = status, .type = kText, .body = std::string{sentence}};
}

Response json(int status, std::string body) {
  return {.status = status, .type = kJson, .body = std::move(body)};
}

void append_head(std::string& out, const Response& response, const HeadFacts& facts) {
  const auto status = boost::beast::http::int_to_status(static_cast<unsigned>(response.status));
  out.append("HTTP/1.1 ").append(fmt::format_int{response.status}.c_str()).append(" ");
  out.append(obsolete_reason(status)).append("\r\nDate: ").append(facts.date);
  // RFC 9110: 204 has no content and says no length; 304 speaks of the copy that the client has.
  if (response.status != 204 && response.status != 304) {
    out.append("\r\nContent-Type: ").append(response.type);
    if (response.pieces) {
      if (facts.chunked) out.append("\r\nTransfer-Encoding: chunked");
    } else if (!response.feed) {
      out.append("\r\nContent-Length: ").append(fmt::format_int{response.content_bytes()}.c_str());
    }
  }
  out.append("\r\nCache-Control: ").append(response.caching).append("\r\n");
  out.append(response.preset != nullptr ? std::string_view{*response.preset} : facts.common);
  out.append(response.headers);
  if (facts.close) out.append("Connection: close\r\n");
  out.append("\r\n");
}

}  // namespace chalkline::http
