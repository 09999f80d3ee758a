#pragma once

#include <optional>
#include <string>

#include "ledger/values/market.hpp"

namespace chalkline::sports::seasons {

// Why the final score cannot be the end of periods that add up to `regulation`, as one phrase.
std::optional<std::string> implausible_score(ledger::Score final_score, ledger::Score regulation);

}  // namespace chalkline::sports::seasons
