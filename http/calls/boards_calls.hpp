#pragma once

#include "http/calls/app.hpp"

// The calls behind the dashboard and the leaderboards.
namespace chalkline::http {

Task<Response> dashboard(RequestContext& context);
Task<Response> leaderboard(RequestContext& context);

}  // namespace chalkline::http
