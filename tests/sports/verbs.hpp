#pragma once

#include <chrono>
#include <string>

#include "base/time_text.hpp"
#include "ledger/values/game_id.hpp"
#include "sports/model/game.hpp"

// The words in which the tests of the sports room are written.
namespace chalkline::sports::test {

using namespace std::chrono_literals;

// "2026-11-21T12:00:00Z".
inline ledger::Timestamp at(std::string_view iso) { return parse_iso(iso).value(); }

// The day on which the tests take place.
inline const ledger::Timestamp kNoon = at("2026-11-21T12:00:00Z");

inline Game game_between(std::string home, std::string away) {
  Game game;
  game.home = {std::move(home), "HOM"};
  game.away = {std::move(away), "AWY"};
  return game;
}

inline const ledger::Lines kPickEm{ledger::TwoWay{0, -110, -110}, ledger::TwoWay{-1, -110, -110},
                                   ledger::TwoWay{95, -110, -110}};
inline const ledger::Lines kHomeFavoured{
    ledger::TwoWay{0, -150, 130}, ledger::TwoWay{-6, -110, -110}, ledger::TwoWay{96, -105, -115}};

}  // namespace chalkline::sports::test
