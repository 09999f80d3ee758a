#pragma once

#include <optional>
#include <string>

#include "ledger/values/market.hpp"

namespace chalkline::sports::seasons {

// Why the final score cannot be the end of a game of the sport whose periods add up to
// `regulation`, as one phrase.
std::optional<std::string> implausible_score(ledger::Sport sport, ledger::Score final_score,
                                             ledger::Score regulation);

}  // namespace chalkline::sports::seasons
