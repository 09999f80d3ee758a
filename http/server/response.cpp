#include "http/server/response.hpp"

#include <fmt/format.h>

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

Response text(int status, std::string_view sentence) {
  return {.status = status, .type = kText, .body = std::string{sentence}};
}

Response json(int status, std::string body) {
  return {.status = status, .type = kJson, .body = std::move(body)};
}

Response json(std::shared_ptr<const std::string> body) {
  return {.status = 200, .type = kJson, .shared = std::move(body)};
}

std::string_view reason_phrase(int status) {
  switch (status) {
    case 200:
      return "OK";
    case 201:
      return "Created";
    case 204:
      return "No Content";
    case 304:
      return "Not Modified";
    case 400:
      return "Bad Request";
    case 401:
      return "Unauthorized";
    case 403:
      return "Forbidden";
    case 404:
      return "Not Found";
    case 405:
      return "Method Not Allowed";
    case 408:
      return "Request Timeout";
    case 409:
      return "Conflict";
    case 413:
      return "Content Too Large";
    case 422:
      return "Unprocessable Content";
    case 429:
      return "Too Many Requests";
    case 431:
      return "Request Header Fields Too Large";
    case 503:
      return "Service Unavailable";
    default:
      return "Internal Server Error";
  }
}

void append_head(std::string& out, const Response& response, const HeadFacts& facts) {
  out.append("HTTP/1.1 ").append(fmt::format_int{response.status}.c_str()).append(" ");
  out.append(reason_phrase(response.status)).append("\r\nDate: ").append(facts.date);
  // RFC 9110: 204 has no content and says no length; 304 speaks of the copy that the client has.
  if (response.status != 204 && response.status != 304) {
    out.append("\r\nContent-Type: ").append(response.type);
    if (response.pieces) {
      if (facts.chunked) out.append("\r\nTransfer-Encoding: chunked");
    } else if (!response.feed) {
      out.append("\r\nContent-Length: ").append(fmt::format_int{response.content().size()}.c_str());
    }
  }
  out.append("\r\n");
  out.append(response.preset != nullptr ? std::string_view{*response.preset} : facts.common);
  out.append(response.headers);
  if (facts.close) out.append("Connection: close\r\n");
  out.append("\r\n");
}

}  // namespace chalkline::http
