#pragma once

#include "http/api/shared/app_context.hpp"

// The calls behind the sports data hub and the page of a game.
namespace chalkline::http {

// Of the NHL all four, of MLB its rosters, are there always. The others answer as an unknown path
// does where the operator has not switched them on.
template <ledger::Sport kSport>
Task<Response> hub_schedule(RequestContext& context);
template <ledger::Sport kSport>
Task<Response> hub_box_scores(RequestContext& context);
template <ledger::Sport kSport>
Task<Response> hub_standings(RequestContext& context);
template <ledger::Sport kSport>
Task<Response> hub_rosters(RequestContext& context);

// Whether the operator has switched them on.
Task<Response> hub_views(RequestContext& context);
// By `?id=` and by /{id}.
Task<Response> nhl_game(RequestContext& context);

}  // namespace chalkline::http
