#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>

namespace chalkline {

// Returns the file's content, at most `bytes_max` of it. Where there is no file, `draw` makes the
// content, and it is kept before this returns, readable for its owner alone. Throws
// std::runtime_error with one sentence when the file cannot be read or written. For one process at
// a time.
std::string load_secret(const std::filesystem::path& file, std::size_t bytes_max,
                        const std::function<std::string()>& draw);

}  // namespace chalkline
