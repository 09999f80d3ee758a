#include "http/app/site/client_files.hpp"

namespace chalkline::http {
namespace {

// Two years, as the preload lists ask for.
constexpr std::string_view kOnlyTls =
    "Strict-Transport-Security: max-age=63072000; includeSubDomains\r\n";

// style-src: the hash is that of an empty string, since Emotion makes empty style elements and
// fills them by rule.
constexpr std::string_view kPagePolicy =
    "Content-Security-Policy: default-src 'none'; script-src 'self'; "
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; style-src-attr "
    "'none'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri "
    "'none'; "
    "form-action 'self'; frame-ancestors 'none'\r\n";

}  // namespace

std::string api_headers(bool secure) {
  std::string lines{
      "X-Content-Type-Options: nosniff\r\n"
      "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'\r\n"};
  if (secure) lines += kOnlyTls;
  return lines;
}

std::string page_headers(bool secure) {
  std::string lines{kPagePolicy};
  lines +=
      "X-Content-Type-Options: nosniff\r\n"
      "Referrer-Policy: same-origin\r\n"
      "Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()\r\n"
      "Cross-Origin-Opener-Policy: same-origin\r\n"
      "Cross-Origin-Resource-Policy: same-origin\r\n";
  if (secure) lines += kOnlyTls;
  return lines;
}

}  // namespace chalkline::http
