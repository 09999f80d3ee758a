#pragma once

#include <string>

namespace chalkline::sports::seasons {

// The text of a file. Throws std::runtime_error with one sentence where it cannot be read, is no
// regular file, or is larger than a file of seasons.
std::string read_text(const std::string& path);

}  // namespace chalkline::sports::seasons
