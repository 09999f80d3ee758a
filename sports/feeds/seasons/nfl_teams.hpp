#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace chalkline::sports::seasons {

// The name that the team of an nflverse code had in a season; absent for an unknown code. Besides
// the 32 teams of today: OAK, SD and STL, before they moved.
std::optional<std::string_view> nfl_team_name(std::string_view code, std::int32_t season);

}  // namespace chalkline::sports::seasons
