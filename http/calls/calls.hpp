#pragma once

#include "http/calls/app.hpp"

// Every call of the API, each answered by one function; routes.hpp says at which method and path.
namespace chalkline::http {

// auth.cpp, register.cpp
Task<Response> register_player(Exchange& exchange);
Task<Response> login(Exchange& exchange);
Task<Response> logout(Exchange& exchange);
Task<Response> me(Exchange& exchange);

// verify_email.cpp, reset_password.cpp
Task<Response> verify_email(Exchange& exchange);
Task<Response> resend_verification(Exchange& exchange);
Task<Response> forgot_password(Exchange& exchange);
Task<Response> reset_password(Exchange& exchange);

// change_password.cpp, change_email.cpp, own_sessions.cpp, own_settings.cpp, export_account.cpp,
// delete_account.cpp
Task<Response> change_password(Exchange& exchange);
Task<Response> own_email(Exchange& exchange);
Task<Response> change_email(Exchange& exchange);
Task<Response> own_sessions(Exchange& exchange);
Task<Response> end_session(Exchange& exchange);
Task<Response> end_other_sessions(Exchange& exchange);
Task<Response> own_settings(Exchange& exchange);
Task<Response> change_settings(Exchange& exchange);
Task<Response> export_account(Exchange& exchange);
Task<Response> delete_account(Exchange& exchange);

// place_bet.cpp, place_slip.cpp, upcoming_games.cpp, live.cpp, props.cpp, bets.cpp
Task<Response> place_bet(Exchange& exchange);
Task<Response> place_slip(Exchange& exchange);
Task<Response> upcoming_games(Exchange& exchange);
Task<Response> live(Exchange& exchange);
Task<Response> props(Exchange& exchange);
Task<Response> bets(Exchange& exchange);

Task<Response> bets_summary(Exchange& exchange);
Task<Response> bets_csv(Exchange& exchange);

// post_mortem.cpp, statement.cpp, bankroll.cpp
Task<Response> post_mortem(Exchange& exchange);
Task<Response> statement(Exchange& exchange);
Task<Response> bankroll(Exchange& exchange);
Task<Response> reset_bankroll(Exchange& exchange);

// progress.cpp, learn.cpp, limits.cpp
Task<Response> submit_quiz(Exchange& exchange);
Task<Response> earn_xp(Exchange& exchange);
Task<Response> upgrade(Exchange& exchange);
Task<Response> learn(Exchange& exchange);
Task<Response> read_guide(Exchange& exchange);
Task<Response> limits(Exchange& exchange);
Task<Response> change_limits(Exchange& exchange);

// dashboard.cpp, leaderboard.cpp
Task<Response> dashboard(Exchange& exchange);
Task<Response> leaderboard(Exchange& exchange);

// stream.cpp, clock.cpp
Task<Response> stream(Exchange& exchange);
Task<Response> product_time(Exchange& exchange);

// operations.cpp
Task<Response> healthz(Exchange& exchange);
Task<Response> readyz(Exchange& exchange);
Task<Response> metrics(Exchange& exchange);

}  // namespace chalkline::http
