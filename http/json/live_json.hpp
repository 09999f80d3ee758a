#pragma once

#include <span>
#include <string>

#include "base/fields.hpp"
#include "sports/model/live_game.hpp"

// The stream of a game under way: its events, with an empty line after each.
namespace chalkline::http {

// The moneyline at one tick.
struct LivePrice {
  int tick{};
  ledger::AmericanOdds home{};
  ledger::AmericanOdds away{};
  static constexpr auto fields =
      std::tuple{field("tick", &LivePrice::tick), field("home", &LivePrice::home),
                 field("away", &LivePrice::away)};
};

//   history  [LivePrice]
std::string history_event(std::span<const LivePrice> prices);

//   live     LiveGame
std::string live_event(const sports::LiveGame& live);

}  // namespace chalkline::http
