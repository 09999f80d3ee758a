#include "http/app/dispatch/origin.hpp"

#include "http/parse/ascii_lower.hpp"

namespace chalkline::http {
namespace {

struct Origin {
  std::string scheme;
  std::string host;  // with its port
};

// Absent for 'null': a sandboxed or local page.
std::optional<Origin> parse_origin(std::string_view text) {
  const auto scheme_end = text.find("://");
  if (scheme_end == std::string_view::npos) return std::nullopt;
  const auto host = text.substr(scheme_end + 3);
  return Origin{ascii_lower(std::string{text.substr(0, scheme_end)}),
                ascii_lower(std::string{host})};
}

// The public address may go on with a path.
bool is_of_site(const Origin& origin, std::string_view public_url) {
  const auto site = parse_origin(public_url);
  return site && origin.scheme == site->scheme &&
         origin.host == site->host.substr(0, site->host.find('/'));
}

}  // namespace

bool is_foreign(const Request& request, const Home& home) {
  if (request.sec_fetch_site == "cross-site") return true;
  if (!request.origin) return false;
  const auto origin = parse_origin(*request.origin);
  if (!origin) return true;
  if (is_of_site(*origin, home.public_url)) return false;
  const bool known_scheme = origin->scheme == "https" || (origin->scheme == "http" && !home.secure);
  return !known_scheme || origin->host != ascii_lower(std::string{request.host});
}

}  // namespace chalkline::http
