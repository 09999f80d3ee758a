#pragma once

#include "http/api/shared/app_context.hpp"

// The calls that quote and place bets.
namespace chalkline::http {

Task<Response> place_bet(RequestContext& context);
Task<Response> place_slip(RequestContext& context);
Task<Response> upcoming_games(RequestContext& context);
Task<Response> live(RequestContext& context);
Task<Response> props(RequestContext& context);

}  // namespace chalkline::http
