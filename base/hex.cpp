#include "base/hex.hpp"

namespace chalkline {

std::string to_hex(std::string_view bytes) {
  std::string text;
  text.reserve(2 * bytes.size());
  for (const char c : bytes) {
    const auto byte = static_cast<std::uint8_t>(c);
    text += kHexDigits[byte >> 4U];
    text += kHexDigits[byte & 0xfU];
  }
  return text;
}

bool read_hex(std::string_view text, std::span<std::uint8_t> bytes) {
  if (text.size() != 2 * bytes.size()) return false;
  for (auto& byte : bytes) {
    const auto high = kHexDigits.find(text[0]);
    const auto low = kHexDigits.find(text[1]);
    if (high == std::string_view::npos || low == std::string_view::npos) return false;
    byte = static_cast<std::uint8_t>(high << 4U | low);
    text.remove_prefix(2);
  }
  return true;
}

}  // namespace chalkline
