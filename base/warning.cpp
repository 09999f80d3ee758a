#include "base/warning.hpp"

#include <cstdio>

namespace chalkline {

// fmt::print would throw where the line cannot be written.
void warn(const std::string& sentence) noexcept {
  std::fprintf(stderr, "chalkline: %s\n", sentence.c_str());
}

}  // namespace chalkline
