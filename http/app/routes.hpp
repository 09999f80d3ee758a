#pragma once

#include <array>
#include <string_view>

#include "http/api/account/calls.hpp"
#include "http/api/betting/calls.hpp"
#include "http/api/boards/calls.hpp"
#include "http/api/history/calls.hpp"
#include "http/api/hub/calls.hpp"
#include "http/api/operations/calls.hpp"
#include "http/api/practice/calls.hpp"
#include "http/api/streams/calls.hpp"

namespace chalkline::http {

// Exactly the calls of schemas/openapi.yaml; everything else is the client's files.
inline constexpr std::array kRoutes{
    Route{Method::kPost, "/api/auth/register", Access::kPublic, register_player},
    Route{Method::kPost, "/api/auth/login", Access::kPublic, login},
    Route{Method::kPost, "/api/auth/logout", Access::kPublic, logout},
    Route{Method::kGet, "/api/auth/me", Access::kPlayer, me},
    Route{Method::kPost, "/api/auth/forgot-password", Access::kPublic, forgot_password},
    Route{Method::kPost, "/api/auth/reset-password", Access::kPublic, reset_password},
    Route{Method::kPost, "/api/auth/verify-email", Access::kPublic, verify_email},
    Route{Method::kPost, "/api/auth/resend-verification", Access::kPublic, resend_verification},
    Route{Method::kPost, "/api/account/password", Access::kPlayer, change_password},
    Route{Method::kGet, "/api/account/email", Access::kPlayer, own_email},
    Route{Method::kPost, "/api/account/email/change", Access::kPlayer, change_email},
    Route{Method::kGet, "/api/account/sessions", Access::kPlayer, own_sessions},
    Route{Method::kPost, "/api/account/sessions/end", Access::kPlayer, end_session},
    Route{Method::kPost, "/api/account/sessions/end-others", Access::kPlayer, end_other_sessions},
    Route{Method::kGet, "/api/account/export", Access::kPlayer, export_account},
    Route{Method::kPost, "/api/account/delete", Access::kPlayer, delete_account},
    Route{Method::kGet, "/api/account/settings", Access::kPlayer, own_settings},
    Route{Method::kPost, "/api/account/settings/change", Access::kPlayer, change_settings},
    Route{Method::kPost, "/api/place-bet", Access::kPlayer, place_bet},
    Route{Method::kPost, "/api/bets/slip", Access::kPlayer, place_slip},
    Route{Method::kGet, "/api/betting/upcoming-games", Access::kPublic, upcoming_games},
    Route{Method::kGet, "/api/betting/live", Access::kPublic, live},
    Route{Method::kGet, "/api/betting/props", Access::kPublic, props},
    Route{Method::kGet, "/api/bets", Access::kPlayer, bets},
    Route{Method::kGet, "/api/bets/summary", Access::kPlayer, bets_summary},
    Route{Method::kGet, "/api/bets/csv", Access::kPlayer, bets_csv},
    Route{Method::kPost, "/api/bets/post-mortem", Access::kPlayer, post_mortem},
    Route{Method::kGet, "/api/statement", Access::kPlayer, statement},
    Route{Method::kGet, "/api/bankroll", Access::kPlayer, bankroll},
    Route{Method::kPost, "/api/bankroll/reset", Access::kPlayer, reset_bankroll},
    Route{Method::kPost, "/api/quiz/submit", Access::kPlayer, submit_quiz},
    Route{Method::kPost, "/api/user/earn-xp", Access::kPlayer, earn_xp},
    Route{Method::kPost, "/api/membership/upgrade", Access::kPlayer, upgrade},
    Route{Method::kGet, "/api/learn", Access::kPlayer, learn},
    Route{Method::kPost, "/api/learn/read", Access::kPlayer, read_guide},
    Route{Method::kGet, "/api/time-machine", Access::kPublic, time_machine},
    Route{Method::kPost, "/api/time-machine/begin", Access::kPlayer, begin_season},
    Route{Method::kPost, "/api/time-machine/stop", Access::kPlayer, stop_season},
    Route{Method::kGet, "/api/limits", Access::kPlayer, limits},
    Route{Method::kPost, "/api/limits/change", Access::kPlayer, change_limits},
    Route{Method::kGet, "/api/dashboard/data", Access::kPublic, dashboard},
    Route{Method::kGet, "/api/leaderboard", Access::kPublic, leaderboard},
    Route{Method::kGet, "/api/sports/nhl/schedule", Access::kPublic,
          hub_schedule<ledger::Sport::kNhl>},
    Route{Method::kGet, "/api/sports/nhl/boxscores", Access::kPublic,
          hub_box_scores<ledger::Sport::kNhl>},
    Route{Method::kGet, "/api/sports/nhl/game", Access::kPublic, nhl_game},
    Route{Method::kGet, "/api/sports/nhl/game/{id}", Access::kPublic, nhl_game},
    Route{Method::kGet, "/api/sports/nhl/standings", Access::kPublic,
          hub_standings<ledger::Sport::kNhl>},
    Route{Method::kGet, "/api/sports/nhl/rosters", Access::kPublic,
          hub_rosters<ledger::Sport::kNhl>},
    Route{Method::kGet, "/api/sports/mlb/rosters", Access::kPublic,
          hub_rosters<ledger::Sport::kMlb>},
    Route{Method::kGet, "/api/sports/views", Access::kPublic, hub_views},
    Route{Method::kGet, "/api/sports/mlb/schedule", Access::kPublic,
          hub_schedule<ledger::Sport::kMlb>},
    Route{Method::kGet, "/api/sports/mlb/boxscores", Access::kPublic,
          hub_box_scores<ledger::Sport::kMlb>},
    Route{Method::kGet, "/api/sports/mlb/standings", Access::kPublic,
          hub_standings<ledger::Sport::kMlb>},
    Route{Method::kGet, "/api/sports/nba/schedule", Access::kPublic,
          hub_schedule<ledger::Sport::kNba>},
    Route{Method::kGet, "/api/sports/nba/boxscores", Access::kPublic,
          hub_box_scores<ledger::Sport::kNba>},
    Route{Method::kGet, "/api/sports/nba/standings", Access::kPublic,
          hub_standings<ledger::Sport::kNba>},
    Route{Method::kGet, "/api/stream", Access::kPlayer, stream},
    Route{Method::kGet, "/api/clock", Access::kPublic, product_time},
    Route{Method::kGet, "/api/status/feeds", Access::kPublic, feeds},
    Route{Method::kGet, "/healthz", Access::kPublic, healthz},
    Route{Method::kGet, "/readyz", Access::kPublic, readyz},
};
static_assert(kRoutes.size() < CallMetrics::kRoutesMax);

// The index under which what is no route is counted.
inline constexpr std::size_t kNoRoute = kRoutes.size();

}  // namespace chalkline::http
