#include "sports/simulation/players/sport_players.hpp"

#include <array>

#include "ledger/values/sport_rows.hpp"
#include "sports/simulation/baseball/baseball_props.hpp"
#include "sports/simulation/baseball/rosters.hpp"
#include "sports/simulation/basketball/shooting.hpp"
#include "sports/simulation/football/football_props.hpp"
#include "sports/simulation/hockey/hockey_props.hpp"
#include "sports/simulation/hockey/rosters.hpp"
#include "sports/simulation/players/basketball_props.hpp"

namespace chalkline::sports::simulated {
namespace {

constexpr std::array kSportPlayers{SportPlayers{.sport = ledger::Sport::kNba,
                                                .quoted = kStarters,
                                                .has_first_figures = true,
                                                .position = &basketball_position,
                                                .markets = &basketball_markets,
                                                .figures = &basketball_figures,
                                                .followed = &followed_in_basketball},
                                   SportPlayers{.sport = ledger::Sport::kNfl,
                                                .quoted = kRosterSize,
                                                .has_first_figures = false,
                                                .position = &football_position,
                                                .markets = &football_markets,
                                                .figures = &football_figures,
                                                .followed = &followed_in_football},
                                   SportPlayers{.sport = ledger::Sport::kMlb,
                                                .quoted = kBaseballFigures,
                                                .has_first_figures = false,
                                                .position = &field_position,
                                                .markets = &baseball_markets,
                                                .figures = &baseball_figures,
                                                .followed = &followed_in_baseball},
                                   SportPlayers{.sport = ledger::Sport::kNhl,
                                                .quoted = kHockeyQuoted,
                                                .has_first_figures = false,
                                                .position = &hockey_position,
                                                .markets = &hockey_markets,
                                                .figures = &hockey_figures,
                                                .followed = &followed_in_hockey}};
static_assert(ledger::has_row_by_sport(kSportPlayers));

}  // namespace

const SportPlayers& players_of(ledger::Sport sport) { return ledger::row_of(kSportPlayers, sport); }

}  // namespace chalkline::sports::simulated
