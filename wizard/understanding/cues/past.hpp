#pragma once

#include <cstdint>
#include <optional>

#include "wizard/understanding/text/tokens.hpp"

// Whether a sentence asks for what was: results, how teams have done, the person's own bets.
namespace chalkline::wizard {

// What is told of the person's own bets.
enum class RecordPart : std::uint8_t {
  kResult,
  kStakes,
  kRuns,  // of bets won or lost one after the other
  kSides  // favourites beside underdogs
};

// How teams are told.
enum class FormBy : std::uint8_t { kTeam, kHottest, kColdest, kBest, kWorst, kGamesBack };

bool asks_result(const Tokens& tokens);  // how a game went, or a team did
std::optional<FormBy> form_asked(const Tokens& tokens);
// "And the worst?", once teams were ranked.
std::optional<FormBy> other_form_asked(const Tokens& tokens);
bool asks_placed_bet(const Tokens& tokens);     // which bets there are, and how they stand
bool says_open(const Tokens& tokens);           // of bets that have not ended
bool compares_own_sides(const Tokens& tokens);  // favourites with underdogs, of the own bets
// What of the own record: requires that it is asked about.
RecordPart record_part_in(const Tokens& tokens);

}  // namespace chalkline::wizard
