#include "http/parse/origin.hpp"

#include <algorithm>

namespace chalkline::http {
namespace {

bool same_host(std::string_view a, std::string_view b) {
  const auto lower = [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  };
  return std::ranges::equal(a, b, {}, lower, lower);
}

}  // namespace

bool is_foreign(const Request& request) {
  if (request.sec_fetch_site == "cross-site") return true;
  if (!request.origin) return false;
  // The scheme is not compared: behind a proxy that ends TLS this server does not see the
  // browser's.
  const auto scheme_end = request.origin->find("://");
  if (scheme_end == std::string_view::npos) return true;  // "null": a sandboxed or local page
  return !same_host(request.origin->substr(scheme_end + 3), request.host);
}

}  // namespace chalkline::http
