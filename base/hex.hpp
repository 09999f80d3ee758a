#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace chalkline {

inline constexpr std::string_view kHexDigits = "0123456789abcdef";

// Two lower-case digits a byte.
template <std::size_t kBytes>
constexpr std::array<char, 2 * kBytes> hex_digits(const std::array<std::uint8_t, kBytes>& bytes) {
  std::array<char, 2 * kBytes> digits{};
  auto digit = digits.begin();
  for (const auto byte : bytes) {
    *digit++ = kHexDigits[byte >> 4U];
    *digit++ = kHexDigits[byte & 0xfU];
  }
  return digits;
}

template <std::size_t kBytes>
std::string to_hex(const std::array<std::uint8_t, kBytes>& bytes) {
  const auto digits = hex_digits(bytes);
  return {digits.begin(), digits.end()};
}
std::string to_hex(std::string_view bytes);

// False unless `text` is two lower-case digits for each of the bytes, which are undefined then.
bool read_hex(std::string_view text, std::span<std::uint8_t> bytes);

template <std::size_t kBytes>
std::optional<std::array<std::uint8_t, kBytes>> from_hex(std::string_view text) {
  std::array<std::uint8_t, kBytes> bytes{};
  return read_hex(text, bytes) ? std::optional{bytes} : std::nullopt;
}

}  // namespace chalkline
