#pragma once

#include "http/api/shared/app_context.hpp"

// The event stream.
namespace chalkline::http {

Task<Response> stream(RequestContext& context);

}  // namespace chalkline::http
