#include "base/crc32.hpp"

#include <libdeflate.h>

namespace chalkline {

// libdeflate multiplies without carry where the processor can, several times as fast as zlib's
// tables (docs/BENCHMARKS.md, Single choices).
std::uint32_t crc32(std::string_view bytes) {
  return libdeflate_crc32(0, bytes.data(), bytes.size());
}

}  // namespace chalkline
