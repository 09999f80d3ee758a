#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// RFC 4648 section 4, with padding.
namespace chalkline {

std::string to_base64(std::string_view bytes);

// Absent unless `text` is the one encoding of its bytes: no space, no other alphabet, no unused
// bit set, no padding missing.
std::optional<std::string> from_base64(std::string_view text);

template <std::size_t kBytes>
std::string to_base64(const std::array<std::uint8_t, kBytes>& bytes) {
  return to_base64(std::string_view{reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

template <std::size_t kBytes>
std::optional<std::array<std::uint8_t, kBytes>> from_base64(std::string_view text) {
  const auto decoded = from_base64(text);
  if (!decoded || decoded->size() != kBytes) return std::nullopt;
  std::array<std::uint8_t, kBytes> bytes{};
  std::ranges::copy(*decoded, bytes.begin());
  return bytes;
}

}  // namespace chalkline
