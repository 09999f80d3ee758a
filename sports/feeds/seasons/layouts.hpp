#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "sports/feeds/seasons/season_file.hpp"

namespace chalkline::sports::seasons {

// Reads a file of recorded games in whichever layout its first line shows; season_file.hpp says
// what becomes of it. `season` is the year in which the season began: needed where the file has no
// years, and otherwise the only season that is read. The error is one phrase that says why there is
// nothing to read, and lists the known layouts where the file's is none of them.
std::expected<SeasonFile, std::string> parse_season(std::string_view text,
                                                    std::optional<std::int32_t> season);

}  // namespace chalkline::sports::seasons
