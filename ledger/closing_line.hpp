#pragma once

#include <cstdint>
#include <optional>

#include "ledger/events.hpp"

// How the market closed on what a bet took (RULES, Analytics).
namespace chalkline::ledger {

// The last quote of the leg's market, seen from the leg's side.
struct ClosingQuote {
  HalfPoints line{};
  AmericanOdds odds{};
  AmericanOdds other_odds{};
};

// Absent when the market was not quoted at the close.
std::optional<ClosingQuote> closing_quote(const Leg& leg, const Lines& closing);

// d * q1 - 1 in millionths, rounded down: decimal odds taken times the no-vig chance at the close.
// Absent without a closing quote at the leg's own line.
std::optional<std::int32_t> closing_line_value(const Leg& leg, const Lines& closing);

}  // namespace chalkline::ledger
