#pragma once

#include <cstdint>
#include <string_view>

namespace chalkline {

// The CRC-32 of zlib, PNG and IEEE 802.3. Any thread.
std::uint32_t crc32(std::string_view bytes);

}  // namespace chalkline
