#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "sports/feeds/live/left_out.hpp"
#include "sports/hub/roster.hpp"
#include "sports/hub/standings.hpp"

// The pages of a season. Between two seasons they may be empty.
namespace chalkline::sports::nhl {

// By division and rank.
std::expected<std::vector<hub::StandingsGroup>, std::string> read_standings(
    std::string_view body, live::LeftOut* left_out = nullptr);

// The players of a team, forwards first, without statistics.
std::expected<std::vector<hub::HockeyPlayer>, std::string> read_roster(
    std::string_view body, live::LeftOut* left_out = nullptr);

// The season statistics of every player who has played for the team, including those who have
// changed teams since.
std::expected<std::vector<hub::HockeyPlayer>, std::string> read_figures(
    std::string_view body, live::LeftOut* left_out = nullptr);

}  // namespace chalkline::sports::nhl
