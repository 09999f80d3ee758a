#pragma once

#include <string>
#include <string_view>

#include "base/sqlite/sqlite.hpp"
#include "sports/model/game_history.hpp"
#include "sports/store/feed_game.hpp"

// Rows of sports.db that its writer and its readers have in common.
namespace chalkline::sports {

// SQL: the quotes of the game ?1 in the order of their times, and what of it `rest` asks for.
std::string select_quotes(std::string_view rest = {});
// The same of those that were published after ?2, those of games that are not kept whole
// (past_game) among them.
std::string select_quotes_after();
FeedQuote read_quote(const sqlite::Rows& rows);

// SQL: the games of which `which` is true.
std::string select_games(std::string_view which);
FeedGame read_game(const sqlite::Rows& rows);  // without its quotes and statistics

// SQL: the recorded game that a game of the replay source plays again, by what stands before the
// last '/' of its key (SeasonRun::world).
inline constexpr std::string_view kRecordedKey =
    "rtrim(rtrim(game.source_key, replace(game.source_key, '/', '')), '/')";

// SQL: whether a row of `game` is of a class's own season (ledger::class_run_prefix), whose news go
// to nobody else.
inline constexpr std::string_view kOfClass =
    "(game.source = 2 AND game.source_key GLOB '*/class-*')";

}  // namespace chalkline::sports
