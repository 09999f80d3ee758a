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

// The number of cuts that could have been chosen in its place; 1 for none.
std::size_t cells_of(const Cut& cut);

insight::View view_of(const Cut& cut);

bool passes(const OwnBet& bet, const Cut& cut);

}  // namespace chalkline::http
