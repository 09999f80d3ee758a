#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "sports/feeds/live/left_out.hpp"
#include "sports/hub/roster.hpp"

namespace chalkline::sports::mlb {

// A team with its number in the Stats API.
struct NumberedTeam {
  std::int64_t number{};
  Team team;
  friend bool operator==(const NumberedTeam&, const NumberedTeam&) = default;
};

// The teams of the league, by name.
std::expected<std::vector<NumberedTeam>, std::string> read_teams(std::string_view body,
                                                                 live::LeftOut* left_out = nullptr);

// The players of the team of that number, with their season statistics where they have any.
std::expected<std::vector<hub::BaseballPlayer>, std::string> read_roster(
    std::string_view body, std::int64_t team, live::LeftOut* left_out = nullptr);

}  // namespace chalkline::sports::mlb
