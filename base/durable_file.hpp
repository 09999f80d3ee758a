#pragma once

#include <filesystem>
#include <string_view>

namespace chalkline {

// Makes what was created, renamed or removed in the directory last through a power cut. Throws
// std::runtime_error with one sentence.
void sync_directory(const std::filesystem::path& directory);

// Puts `text` in the place of what the file holds: after a crash it is the old or the new, whole.
// Throws std::runtime_error with one sentence.
void write_durably(const std::filesystem::path& file, std::string_view text);

}  // namespace chalkline
