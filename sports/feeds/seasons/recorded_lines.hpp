#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "sports/model/game.hpp"

namespace chalkline::sports::seasons {

// The price of each side of a spread or a total whose file has the line alone: the usual one.
inline constexpr ledger::AmericanOdds kUsualPrice = -110;

// The market, absent where a part of it is unknown.
std::optional<ledger::TwoWay> priced(std::optional<ledger::HalfPoints> line,
                                     std::optional<ledger::AmericanOdds> first,
                                     std::optional<ledger::AmericanOdds> second);

// Within which the lines of a sport's games have been, and how far one has moved between opening
// and closing. No spread is a total.
struct LineLimits {
  ledger::Sport sport{};
  ledger::HalfPoints spread_max{};
  ledger::HalfPoints total_min{};
  ledger::HalfPoints total_max{};
  ledger::HalfPoints spread_move_max{};
  ledger::HalfPoints total_move_max{};
};

LineLimits limits_of(ledger::Sport sport);

// Why no bookmaker had these lines, as one phrase: both sides of a market pay more than they cost,
// or far less; a line is beyond the limits, or a spread with the moneyline pays more than they
// cost. `which` stands before the market in it: "closing ". Absent for lines that may have been.
std::optional<std::string> implausible(ledger::Sport sport, const ledger::Lines& lines,
                                       std::string_view which);

// The same of the lines of a game at both times: those of either, or a move beyond the limits.
std::optional<std::string> implausible_course(ledger::Sport sport, const ledger::Lines& opening,
                                              const ledger::Lines& closing);

// Gives each the markets that only the other one has, where the two go together: a market of which
// the file knows one line is quoted at it from first to last.
void share_markets(ledger::Sport sport, ledger::Lines& opening, ledger::Lines& closing);

}  // namespace chalkline::sports::seasons
