#pragma once

#include <boost/describe/class.hpp>
#include <span>
#include <string>
#include <vector>

#include "sports/model/live_game.hpp"

// The streams of games under way: their events, with an empty line after each.
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

//   games    [LiveGame]
std::string games_event(std::span<const sports::LiveGame> games);

//   figures  LiveFigures
std::string figures_event(ledger::GameId game, const std::vector<ledger::PlayerFigures>& players);

}  // namespace chalkline::http
