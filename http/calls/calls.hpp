#pragma once

#include "http/calls/app.hpp"

// Every call of the API, each answered by one function; routes.hpp says at which method and path.
namespace chalkline::http {

// auth.cpp, register.cpp
Task<Response> register_player(Exchange& exchange);
Task<Response> login(Exchange& exchange);
Task<Response> logout(Exchange& exchange);
Task<Response> me(Exchange& exchange);

// place_bet.cpp, upcoming_games.cpp, bets.cpp
Task<Response> place_bet(Exchange& exchange);
Task<Response> upcoming_games(Exchange& exchange);
Task<Response> bets(Exchange& exchange);

// dashboard.cpp, leaderboard.cpp
Task<Response> dashboard(Exchange& exchange);
Task<Response> leaderboard(Exchange& exchange);

// stream.cpp
Task<Response> stream(Exchange& exchange);

// operations.cpp
Task<Response> healthz(Exchange& exchange);
Task<Response> readyz(Exchange& exchange);
Task<Response> metrics(Exchange& exchange);

}  // namespace chalkline::http
