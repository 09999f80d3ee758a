#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "sports/hub/box_score.hpp"

namespace chalkline::sports::nhl {

// The figures of both teams, and of all who have played for them; of nobody where the page has no
// players yet.
struct BoxTeams {
  hub::TeamBox home;
  hub::TeamBox away;
  friend bool operator==(const BoxTeams&, const BoxTeams&) = default;
};

// The box score of the game of that key.
std::expected<BoxTeams, std::string> read_box(std::string_view body, std::string_view key);

}  // namespace chalkline::sports::nhl
