#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "sports/game.hpp"

// The words of a pick (RULES 12): what the client shows, sends and reads back.
namespace chalkline::sports {

// Moneyline: the team's name. Spread: name, a space, and its handicap with a sign ("+0" for an even
// line). Total: "Over 47.5". `line` is the side's own: its handicap, or the total; a moneyline
// ignores it. Requires a side of that market.
std::string prediction_label(const Game& game, ledger::Market market, ledger::Side side,
                             ledger::HalfPoints line);

struct LabelledPick {
  ledger::Side side{};
  ledger::HalfPoints line{};  // of that side; 0 for a moneyline
  friend bool operator==(const LabelledPick&, const LabelledPick&) = default;
};

// What a label asks for: which side, and at which line it was quoted. Absent unless the label is
// exactly what prediction_label writes for this game; the line may differ from the current one:
// then the odds have changed.
std::optional<LabelledPick> parse_label(const Game& game, ledger::Market market,
                                        std::string_view label);

}  // namespace chalkline::sports
