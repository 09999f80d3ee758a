#include "http/parse/visible_text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>

namespace chalkline::http {
namespace {

struct Range {
  char32_t first{};
  char32_t last{};
};

// Unicode 15, general category Cf (format), and the block of tags with its variation selectors.
constexpr std::array kHidden{
    Range{0xad, 0xad},       Range{0x600, 0x605},     Range{0x61c, 0x61c},
    Range{0x6dd, 0x6dd},     Range{0x70f, 0x70f},     Range{0x890, 0x891},
    Range{0x8e2, 0x8e2},     Range{0x180e, 0x180e},   Range{0x200b, 0x200f},
    Range{0x202a, 0x202e},   Range{0x2060, 0x206f},   Range{0xfeff, 0xfeff},
    Range{0xfff9, 0xfffb},   Range{0x110bd, 0x110bd}, Range{0x110cd, 0x110cd},
    Range{0x13430, 0x1343f}, Range{0x1bca0, 0x1bca3}, Range{0x1d173, 0x1d17a},
    Range{0xe0000, 0xe0fff}};

// Spaces, fillers, and marks that alone show nothing.
constexpr std::array kBlank{Range{0x20, 0x20},     Range{0xa0, 0xa0},     Range{0x34f, 0x34f},
                            Range{0x115f, 0x1160}, Range{0x1680, 0x1680}, Range{0x17b4, 0x17b5},
                            Range{0x180b, 0x180f}, Range{0x2000, 0x200a}, Range{0x202f, 0x202f},
                            Range{0x205f, 0x205f}, Range{0x2800, 0x2800}, Range{0x3000, 0x3000},
                            Range{0x3164, 0x3164}, Range{0xfe00, 0xfe0f}, Range{0xffa0, 0xffa0}};

constexpr std::array kControl{Range{0, 0x1f}, Range{0x7f, 0x9f}};

bool is_in(std::span<const Range> ranges, char32_t character) {
  return std::ranges::any_of(ranges, [&](const Range& range) {
    return range.first <= character && character <= range.last;
  });
}

// Takes the first character off a text of valid UTF-8.
char32_t take_first(std::string_view& text) {
  const auto lead = static_cast<unsigned char>(text.front());
  const std::size_t length = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  char32_t character = length == 1 ? lead : lead & (0x7fU >> length);
  for (const char c : text.substr(1, length - 1))
    character = (character << 6U) | (static_cast<unsigned char>(c) & 0x3fU);
  text.remove_prefix(std::min(length, text.size()));
  return character;
}

}  // namespace

bool is_visible(std::string_view text) {
  bool is_seen = false;
  while (!text.empty()) {
    const auto character = take_first(text);
    if (is_in(kHidden, character)) return false;
    is_seen = is_seen || !is_in(kBlank, character);
  }
  return is_seen;
}

bool has_control(std::string_view text) {
  while (!text.empty()) {
    const auto character = take_first(text);
    if (character != U'\n' && is_in(kControl, character)) return true;
  }
  return false;
}

bool is_blank(std::string_view text) {
  while (!text.empty()) {
    const auto character = take_first(text);
    const bool is_unseen =
        is_in(kHidden, character) || is_in(kBlank, character) || is_in(kControl, character);
    if (!is_unseen) return false;
  }
  return true;
}

}  // namespace chalkline::http
