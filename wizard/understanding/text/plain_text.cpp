#include "wizard/understanding/text/plain_text.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>

namespace chalkline::wizard {
namespace {

// Longer ones are no tags: "a < b" opens none.
constexpr std::size_t kTagMax = 64;
constexpr std::size_t kEntityMax = 10;

constexpr bool opens_tag(char after) {
  return after == '/' || after == '!' || (after >= 'a' && after <= 'z') ||
         (after >= 'A' && after <= 'Z');
}

// Where the tag or entity ends that begins at `at`; absent if none does.
std::optional<std::size_t> end_of_markup(std::string_view text, std::size_t at) {
  const bool is_tag = text.at(at) == '<' && at + 1 < text.size() && opens_tag(text.at(at + 1));
  if (!is_tag && text.at(at) != '&') return std::nullopt;
  const auto part = text.substr(at, is_tag ? kTagMax : kEntityMax);
  const auto end = part.find(is_tag ? '>' : ';');
  if (end == std::string_view::npos) return std::nullopt;
  if (!is_tag && part.substr(0, end).find(' ') != std::string_view::npos) return std::nullopt;
  return at + end + 1;
}

struct CodePoint {
  std::uint32_t value{};
  std::size_t bytes{1};
};

// A byte that begins no character of UTF-8 is one of its own, without a meaning.
CodePoint code_point(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text.at(i)); };
  const auto first = byte(at);
  if (first < 0x80) return {first, 1};
  const std::size_t bytes = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1;
  if (bytes == 1 || at + bytes > text.size()) return {};
  std::uint32_t value = first & (0xFFU >> (bytes + 1));
  for (std::size_t i = at + 1; i < at + bytes; ++i) {
    if ((byte(i) & 0xC0U) != 0x80U) return {};
    value = (value << 6U) | (byte(i) & 0x3FU);
  }
  return {value, bytes};
}

constexpr auto kLookAlike =
    std::to_array<std::pair<std::uint32_t, std::string_view>>({{0x2018, "'"},
                                                               {0x2019, "'"},
                                                               {0x02BC, "'"},
                                                               {0x00BD, ".5"},
                                                               {0x2212, "-"},
                                                               {0x2010, "-"},
                                                               {0x2011, "-"},
                                                               {0x2026, "."},
                                                               {0x2028, "\n"}});

// Letters with accents from U+00C0 on (Latin-1), without them.
constexpr std::string_view kWithoutAccent =
    "AAAAAAACEEEEIIIIDNOOOOO OUUUUYTsaaaaaaaceeeeiiiidnooooo ouuuuyty";
constexpr std::uint32_t kFirstAccent = 0xC0;

// The wide forms of ASCII that keyboards for Chinese, Japanese and Korean write: U+FF01 is '!'.
constexpr std::uint32_t kFirstWide = 0xFF01;
constexpr std::string_view kOfWide =
    "!\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz"
    "{|}~";

std::string_view in_ascii(std::uint32_t value) {
  if (value >= kFirstWide && value < kFirstWide + kOfWide.size())
    return kOfWide.substr(value - kFirstWide, 1);
  const auto alike = std::ranges::find(kLookAlike, value, [](auto& pair) { return pair.first; });
  if (alike != kLookAlike.end()) return alike->second;
  if (value >= kFirstAccent && value < kFirstAccent + kWithoutAccent.size())
    return kWithoutAccent.substr(value - kFirstAccent, 1);
  return " ";
}

// A joiner or a mark on the letter before it: no blank stands there.
constexpr bool is_unseen(std::uint32_t value) {
  return (value >= 0x0300 && value <= 0x036F) || (value >= 0x200B && value <= 0x200D) ||
         value == 0xFEFF || value == 0x00AD;
}

}  // namespace

std::string plain_text(std::string_view message) {
  std::string out;
  out.reserve(message.size());
  for (std::size_t at = 0; at < message.size();) {
    if (const auto end = end_of_markup(message, at)) {
      out += ' ';
      at = *end;
      continue;
    }
    const auto [value, bytes] = code_point(message, at);
    if (value >= 0x80) {
      if (!is_unseen(value)) out += in_ascii(value);
    } else {
      out += value == '\n' || value >= ' ' ? static_cast<char>(value) : ' ';
    }
    at += bytes;
  }
  return out;
}

}  // namespace chalkline::wizard
