#pragma once

#include "http/calls/app.hpp"

// The event stream.
namespace chalkline::http {

Task<Response> stream(RequestContext& context);

}  // namespace chalkline::http
