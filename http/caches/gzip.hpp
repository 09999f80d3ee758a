#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace chalkline::http {

// A text in the gzip format (RFC 1952) in two parts: the text, which is compressed, and its end
// with what follows the text, which is stored as it is. The length of the whole therefore says
// nothing of what the two have in common.
struct OpenGzip {
  std::string content;
  std::uint32_t checksum{};  // CRC-32 of the text
  std::uint32_t bytes{};     // of the text
};

// `level`: 1 is the fastest, 9 the shortest.
OpenGzip open_gzip(std::string_view text, int level);
std::string gzip_end(const OpenGzip& open, std::string_view tail);

}  // namespace chalkline::http
