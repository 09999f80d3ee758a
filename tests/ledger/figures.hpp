#pragma once

#include "ledger/events/events.hpp"

namespace chalkline::ledger {

using Figures = decltype(PlayerFigures::figures);

// The five of basketball.
inline Figures basketball(std::uint16_t points, std::uint16_t rebounds, std::uint16_t assists,
                          std::uint16_t threes, std::uint16_t minutes) {
  return {{PropType::kPoints, points},
          {PropType::kRebounds, rebounds},
          {PropType::kAssists, assists},
          {PropType::kThrees, threes},
          {PropType::kMinutes, minutes}};
}

// 0 where the player has no such figure.
inline int value_of(const PlayerFigures& player, PropType type) {
  for (const auto& figure : player.figures) {
    if (figure.type == type) return figure.value;
  }
  return 0;
}

}  // namespace chalkline::ledger
