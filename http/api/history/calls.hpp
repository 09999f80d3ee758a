#pragma once

#include "http/api/shared/app_context.hpp"

// The calls about bets and coins of before.
namespace chalkline::http {

Task<Response> bets(RequestContext& context);
Task<Response> bets_summary(RequestContext& context);
Task<Response> bets_csv(RequestContext& context);
Task<Response> post_mortem(RequestContext& context);
Task<Response> statement(RequestContext& context);
Task<Response> bankroll(RequestContext& context);
Task<Response> reset_bankroll(RequestContext& context);

}  // namespace chalkline::http
