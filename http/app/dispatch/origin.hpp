#pragma once

#include <string_view>

#include "http/server/request.hpp"

namespace chalkline::http {

// Where pages of our own come from.
struct Home {
  bool secure{};                // over TLS alone
  std::string_view public_url;  // as the operator has said; may be empty
};

// True for a request that another site made the browser send: its Origin is neither the host that
// it was sent to nor the public address of this site, or the browser says so itself. Over TLS the
// Origin has to be https; without, a proxy may end TLS before this server. A request without either
// header comes from no browser, or from a page of our own.
bool is_foreign(const Request& request, const Home& home);

// Whether the method may change something (RFC 9110 section 9.2.1).
constexpr bool is_change(Method method) {
  return method == Method::kPost || method == Method::kOther;
}

}  // namespace chalkline::http
