#pragma once

#include "http/api/shared/app_context.hpp"

// The calls behind the dashboard and the leaderboards.
namespace chalkline::http {

Task<Response> dashboard(RequestContext& context);
Task<Response> leaderboard(RequestContext& context);

}  // namespace chalkline::http
