#pragma once

#include <string>
#include <string_view>

namespace chalkline {

// `text` as a cell of a CSV file that a spreadsheet takes for text, too.
std::string csv_field(std::string_view text);

}  // namespace chalkline
