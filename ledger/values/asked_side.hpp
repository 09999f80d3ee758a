#pragma once

#include <tuple>

#include "base/fields.hpp"
#include "ledger/values/ids.hpp"
#include "ledger/values/market.hpp"

namespace chalkline::ledger {

// A side of a market whose chance is asked of people, with the quote that they are compared with.
struct AskedSide {
  GameId game{};
  Market market{};  // none of a player
  Side side{};
  HalfPoints line{};          // of this side
  AmericanOdds odds{};        // of this side
  AmericanOdds other_odds{};  // of the other side in the same quote
  Timestamp quoted_at{};
  static constexpr auto fields = std::tuple{
      field("game", &AskedSide::game),         field("market", &AskedSide::market),
      field("side", &AskedSide::side),         field("line", &AskedSide::line),
      field("odds", &AskedSide::odds),         field("otherOdds", &AskedSide::other_odds),
      field("quotedAt", &AskedSide::quoted_at)};
  friend bool operator==(const AskedSide&, const AskedSide&) = default;
};

// Whatever the quote.
constexpr bool is_same_side(const AskedSide& a, const AskedSide& b) {
  return a.game == b.game && a.market == b.market && a.side == b.side && a.line == b.line;
}

}  // namespace chalkline::ledger
