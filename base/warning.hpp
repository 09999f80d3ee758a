#pragma once

#include <string>

namespace chalkline {

// Writes "chalkline: SENTENCE" to stderr. That nobody can read it, as with a log file on a full
// disk, stops nothing.
void warn(const std::string& sentence) noexcept;

}  // namespace chalkline
