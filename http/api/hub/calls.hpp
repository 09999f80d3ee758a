#pragma once

#include "http/api/shared/app_context.hpp"

// The calls behind the sports data hub and the page of a game.
namespace chalkline::http {

Task<Response> nhl_schedule(RequestContext& context);
Task<Response> nhl_box_scores(RequestContext& context);
Task<Response> nhl_standings(RequestContext& context);
Task<Response> nhl_rosters(RequestContext& context);
Task<Response> mlb_rosters(RequestContext& context);
// Whether there are the next six, which answer as an unknown path does where there are not.
Task<Response> hub_views(RequestContext& context);
Task<Response> mlb_schedule(RequestContext& context);
Task<Response> mlb_box_scores(RequestContext& context);
Task<Response> mlb_standings(RequestContext& context);
Task<Response> nba_schedule(RequestContext& context);
Task<Response> nba_box_scores(RequestContext& context);
Task<Response> nba_standings(RequestContext& context);
// By `?id=` and by /{id}.
Task<Response> nhl_game(RequestContext& context);

}  // namespace chalkline::http
