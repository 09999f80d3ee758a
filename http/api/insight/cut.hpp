#pragma once

#include <array>
#include <optional>

#include "base/names.hpp"
#include "http/api/insight/own_bets.hpp"
#include "http/parse/query_fields.hpp"
#include "insight/progress/figure.hpp"

namespace chalkline::http {

// Bands of prices, fixed so that nobody looks for the one that flatters: up to -200, to -110, to
// +120, to +250, and longer.
enum class PriceBand : std::uint8_t {
  kTo200 = 1,
  kTo110 = 2,
  kToPlus120 = 3,
  kToPlus250 = 4,
  kLonger = 5
};
inline constexpr std::array<std::string_view, 5> kPriceBands{"to-200", "to-110", "to120", "to250",
                                                             "longer"};
constexpr Names names_of(PriceBand /*band*/) { return {kPriceBands}; }

PriceBand band_of(ledger::AmericanOdds odds);

// Which of a player's bets are looked at.
struct Cut {
  std::optional<ledger::Sport> sport{};
  std::optional<ledger::BetKind> market{};
  std::optional<PriceBand> price{};
  std::optional<ledger::Timestamp> from{};  // placed at or after
  std::optional<ledger::Timestamp> to{};    // placed before
  bool season{};                            // bets of the time machine, instead of all others
  std::optional<ledger::Position> as_of{};
};

// Takes the parameters of `query` and notes what is wrong with them there.
Cut parse_cut(QueryFields& query);

// The number of cuts that could have been chosen in its place; 1 for none.
std::size_t cells_of(const Cut& cut);

insight::View view_of(const Cut& cut);

bool passes(const OwnBet& bet, const Cut& cut);

}  // namespace chalkline::http
