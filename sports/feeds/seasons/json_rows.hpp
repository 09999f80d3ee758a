#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "base/csv.hpp"

namespace chalkline::sports::seasons {

// A JSON list of flat objects as rows of cells. The first row has the names of the values of the
// object that has most, and line 0, so that the line of each other one is its number in the list,
// from 1. A value that is null or missing is an empty cell; an entry that is no object is a row
// without cells. The error is one phrase.
std::expected<std::vector<CsvRow>, std::string> parse_json_rows(std::string_view text);

}  // namespace chalkline::sports::seasons
