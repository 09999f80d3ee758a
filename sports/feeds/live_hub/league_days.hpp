#pragma once

#include <chrono>

#include "sports/feeds/live/league_game.hpp"

// How often the pages of a league's days are worth fetching.
namespace chalkline::sports::live {

// How often the page of a day is fetched.
inline constexpr std::chrono::minutes kDayUnderWayEvery{1};
inline constexpr std::chrono::minutes kQuietDayEvery{30};

std::chrono::sys_days league_today(ledger::Timestamp now);

bool is_over(const LeagueGame& game);
bool has_begun(const LeagueGame& game);  // and has a score
GameStatus status_of(const LeagueGame& game);

// When the page of a game's day is worth fetching again because of that game.
ledger::Timestamp worth_asking_at(const LeagueGame& game, ledger::Timestamp now);
// The same without regard to its games: a past day stays as it is.
ledger::Timestamp worth_asking_at(std::chrono::sys_days day, ledger::Timestamp now);

}  // namespace chalkline::sports::live
