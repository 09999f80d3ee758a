#pragma once

#include <string>
#include <string_view>

#include "wizard/understanding/question.hpp"

namespace chalkline::wizard {

// The cut of a record: " on underdogs", " on NBA totals", " in games of the Los Angeles Lakers
// placed yesterday (November 24)"; empty for the whole.
std::string cut_in_words(const Question& question);

// Where a game and its price are from: "simulated", "recorded season", or of a real game the feed
// that quoted it last. RULES 40 labels both wherever they show.
std::string source_in_words(ledger::Source source, std::string_view feed);

// "tomorrow at 20:00 (Europe/Rome)", on the clock of the person who asks.
std::string start_in_words(ledger::Timestamp at, const Days& days);

// " in the NBA"; empty for all sports.
std::string league_in_words(const Question& question);

// "0.244".
std::string three_decimals(double value);

}  // namespace chalkline::wizard
