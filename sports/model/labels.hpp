#pragma once

#include <optional>
#include <string_view>

#include "sports/model/game.hpp"

// The words of a pick (ledger/values/labels.hpp), read back as the client sends them.
namespace chalkline::sports {

// The side that a pick takes, and its line as it was quoted.
struct SideAndLine {
  ledger::Side side{};
  ledger::HalfPoints line{};  // of that side; 0 for a moneyline
  friend bool operator==(const SideAndLine&, const SideAndLine&) = default;
};

// The side that a label asks for, and the line at which it was quoted. Absent unless the label is
// exactly what ledger::pick_label writes for this game; the line may differ from the current one:
// then the odds have changed.
std::optional<SideAndLine> parse_label(const Game& game, ledger::Market market,
                                       std::string_view label);

}  // namespace chalkline::sports
