#pragma once

#include "http/api/shared/app_context.hpp"

// The calls about learning and progress.
namespace chalkline::http {

Task<Response> submit_quiz(RequestContext& context);
Task<Response> earn_xp(RequestContext& context);
Task<Response> upgrade(RequestContext& context);
Task<Response> learn(RequestContext& context);
Task<Response> read_guide(RequestContext& context);
Task<Response> time_machine(RequestContext& context);
Task<Response> begin_season(RequestContext& context);
Task<Response> stop_season(RequestContext& context);

}  // namespace chalkline::http
