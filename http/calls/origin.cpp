#include "http/calls/origin.hpp"

#include <string>

#include "http/parse/ascii_lower.hpp"

namespace chalkline::http {

bool is_foreign(const Request& request) {
  if (request.sec_fetch_site == "cross-site") return true;
  if (!request.origin) return false;
  // The scheme is not compared: behind a proxy that ends TLS this server does not see the
  // browser's.
  const auto scheme_end = request.origin->find("://");
  if (scheme_end == std::string_view::npos) return true;  // "null": a sandboxed or local page
  const std::string host{request.origin->substr(scheme_end + 3)};
  return ascii_lower(host) != ascii_lower(std::string{request.host});
}

}  // namespace chalkline::http
