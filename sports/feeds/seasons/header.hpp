#pragma once

#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sports/feeds/seasons/row_reader.hpp"

namespace chalkline::sports::seasons {

// Where the named columns of a file are. A column without a name holds the price of the one before
// it: after "PuckLine" it is called "PuckLine price". The error is one phrase that names a column
// which is missing or named twice.
std::expected<Columns, std::string> read_header(const std::vector<std::string>& names,
                                                std::span<const std::string_view> wanted);

}  // namespace chalkline::sports::seasons
