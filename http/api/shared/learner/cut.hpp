#pragma once

#include <optional>

#include "http/api/shared/learner/own_bets.hpp"
#include "http/parse/query_fields.hpp"
#include "insight/progress/figure.hpp"
#include "ledger/values/price_band.hpp"

namespace chalkline::http {

using ledger::band_of;
using ledger::PriceBand;

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

// The same of estimates: of no game of the time machine, and of kMarketsAsked markets.
Cut parse_estimate_cut(QueryFields& query);
inline constexpr std::size_t kMarketsAsked = 3;  // moneylines, spreads and totals

inline constexpr auto kKindsOfBet = ledger::enum_names<ledger::BetKind>.size();

// The number of cuts that could have been chosen in its place; 1 for none. `markets`: those that
// could have been.
std::size_t cells_of(const Cut& cut, std::size_t markets = kKindsOfBet);

insight::View view_of(const Cut& cut, std::size_t markets = kKindsOfBet);

bool passes(const OwnBet& bet, const Cut& cut);

}  // namespace chalkline::http
