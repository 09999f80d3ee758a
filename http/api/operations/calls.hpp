#pragma once

#include "http/api/shared/app_context.hpp"

// The calls for operators, how the feeds do, and the clock that pages go by.
namespace chalkline::http {

Task<Response> product_time(RequestContext& context);
Task<Response> feeds(RequestContext& context);
Task<Response> healthz(RequestContext& context);
Task<Response> readyz(RequestContext& context);

}  // namespace chalkline::http
