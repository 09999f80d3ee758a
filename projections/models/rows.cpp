#include "projections/models/rows.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace chalkline::projections {

std::string event_name(const BetRow& bet) {
  return bet.type == BetType::kParlay ? fmt::format("Parlay of {}", bet.legs.size())
                                      : bet.legs.front().event_name;
}

std::string prediction(const BetRow& bet) {
  std::string words;
  for (const auto& leg : bet.legs) {
    if (!words.empty()) words += ", ";
    words += leg.prediction;
  }
  return words;
}

bool is_live(const BetRow& bet) { return std::ranges::any_of(bet.legs, &LegRow::live); }

std::optional<ledger::Score> score(const BetRow& bet) {
  return bet.type == BetType::kParlay ? std::nullopt : bet.legs.front().score;
}

}  // namespace chalkline::projections
