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
  kPlayer,    // signed in
  kLoopback,  // from the machine itself
};

struct Route {
  Method method;
  std::string_view path;
  Access access;
  Task<Response> (*call)(RequestContext&);
};

}  // namespace chalkline::http
