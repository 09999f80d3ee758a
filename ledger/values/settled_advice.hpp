#pragma once

#include <cstdint>
#include <optional>

#include "ledger/values/advice.hpp"
#include "ledger/values/ids.hpp"
#include "ledger/values/market.hpp"

namespace chalkline::ledger {

// An advice whose game has ended, as the read side tells it and its scores are made from it.
struct SettledAdvice {
  Position id{};  // of its AdviceGiven
  GameId game{};
  Source source{};
  Sport sport{};
  Market market{};
  Side side{};
  HalfPoints line{};  // of this side
  AmericanOdds odds{};
  std::uint16_t model{};
  Millionths deviation{};  // of the margin or the total, in points
  Millionths price{};      // the side's chance by its price, without the margin
  Millionths chance{};     // by the Wizard
  Millionths confidence{};
  Pass pass{};
  Position settled_by{};          // the event that ended its game
  std::optional<bool> won;        // absent for a push
  std::optional<TwoWay> closing;  // absent where the market had no close
};

}  // namespace chalkline::ledger
