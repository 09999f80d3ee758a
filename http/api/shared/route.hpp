#pragma once

#include <cstdint>
#include <string_view>

#include "http/server/request.hpp"
#include "http/server/response.hpp"
#include "http/server/task.hpp"

namespace chalkline::http {

struct RequestContext;

// The callers let in. The file of a call says what it refuses beyond that (an auditor's bet).
enum class Access : std::uint8_t {
  kPublic,
  kPlayer,  // signed in
};

struct Route {
  Method method;
  std::string_view path;  // "/{id}" at its end is any one segment
  Access access;
  Task<Response> (*call)(RequestContext&);
};

// Whether the path is of this route.
constexpr bool matches(const Route& route, std::string_view path) {
  constexpr std::string_view kId{"{id}"};
  if (!route.path.ends_with(kId)) return route.path == path;
  const auto before = route.path.substr(0, route.path.size() - kId.size());
  return path.starts_with(before) && !path.substr(before.size()).contains('/');
}

}  // namespace chalkline::http
