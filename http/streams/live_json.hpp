#pragma once

#include <boost/describe/class.hpp>
#include <span>
#include <string>

#include "sports/model/live_game.hpp"

// The stream of a game under way: its events, with an empty line after each.
namespace chalkline::http {

// The moneyline at one tick.
struct LivePrice {
  int tick{};
  ledger::AmericanOdds home{};
  ledger::AmericanOdds away{};
};
BOOST_DESCRIBE_STRUCT(LivePrice, (), (tick, home, away))

//   history  [LivePrice]
std::string history_event(std::span<const LivePrice> prices);

//   live     LiveGame
std::string live_event(const sports::LiveGame& live);

}  // namespace chalkline::http
