#pragma once

#include "http/server/request.hpp"

namespace chalkline::http {

// True for a request that another site made the browser send: its Origin names another host than it
// was sent to, or the browser says so itself. A request without either header comes from no
// browser, or from a page of our own.
bool is_foreign(const Request& request);

// Whether the method may change something (RFC 9110 section 9.2.1).
constexpr bool is_change(Method method) {
  return method == Method::kPost || method == Method::kOther;
}

}  // namespace chalkline::http
