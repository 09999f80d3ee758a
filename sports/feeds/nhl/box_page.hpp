#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "sports/feeds/live/left_out.hpp"
#include "sports/hub/hockey_box.hpp"

namespace chalkline::sports::nhl {

// The statistics of both teams and of every player who has played; without players where the page
// has none yet.
struct BoxTeams {
  hub::TeamBox home;
  hub::TeamBox away;

  bool empty() const {
    return home.skaters.empty() && home.goalies.empty() && away.skaters.empty() &&
           away.goalies.empty();
  }
  friend bool operator==(const BoxTeams&, const BoxTeams&) = default;
};

// The box score of the game of that key.
std::expected<BoxTeams, std::string> read_box(std::string_view body, std::string_view key,
                                              live::LeftOut* left_out = nullptr);

}  // namespace chalkline::sports::nhl
