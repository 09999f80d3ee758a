#pragma once

#include <boost/container/small_vector.hpp>
#include <cstdint>
#include <tuple>

#include "ledger/events/events.hpp"

// A person's practice on the latest UTC day that has any: marks of markets and guesses of margins.
namespace chalkline::ledger {

struct MarkedMarket {
  GameId game{};
  Market market{};
  static constexpr auto fields =
      std::tuple{field("game", &MarkedMarket::game), field("market", &MarkedMarket::market)};
  friend bool operator==(const MarkedMarket&, const MarkedMarket&) = default;
};

inline constexpr std::size_t kPracticeListMax = 200;  // a stored list holds 255

struct PracticeState {
  Date date{};
  std::uint8_t guesses{};
  boost::container::small_vector<MarkedMarket, 1> marked;
  static constexpr auto fields =
      std::tuple{field("date", &PracticeState::date), field("guesses", &PracticeState::guesses),
                 field("marked", &PracticeState::marked)};
  friend bool operator==(const PracticeState&, const PracticeState&) = default;
};

void evolve(PracticeState& state, const MarketMarked& event, Timestamp time);
void evolve(PracticeState& state, const MarginGuessed& event, Timestamp time);

}  // namespace chalkline::ledger
