#include "sports/feeds/live_props/player_name.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace chalkline::sports::live {
namespace {

// The letters from U+00C0 to U+017F without their accents, as Latin-1 and Latin Extended-A have
// them; a space where there is no letter.
constexpr std::string_view kUnaccented{
    "aaaaaaaceeeeiiiidnooooo ouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuyty"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
    "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs"};
constexpr std::uint32_t kFirstAccented = 0xc0;
constexpr std::uint32_t kLastAccented = 0x17f;
static_assert(kUnaccented.size() == kLastAccented - kFirstAccented + 1);

constexpr std::array<std::string_view, 5> kSuffixes{"jr", "sr", "ii", "iii", "iv"};

// Two bytes of UTF-8 as the character that they are.
constexpr std::uint32_t character(char first, char second) {
  constexpr std::uint32_t kFirstBits = 0x1f;
  constexpr std::uint32_t kNextBits = 0x3f;
  constexpr int kBitsEach = 6;
  return (static_cast<unsigned char>(first) & kFirstBits) << kBitsEach |
         (static_cast<unsigned char>(second) & kNextBits);
}

// The lead byte of two, of which the second one follows.
constexpr bool is_pair(char first) {
  constexpr unsigned char kPairMask = 0xe0;
  constexpr unsigned char kPair = 0xc0;
  return (static_cast<unsigned char>(first) & kPairMask) == kPair;
}

// In small letters, with spaces for what parts words.
std::string unaccented(std::string_view name) {
  std::string plain;
  for (std::size_t i = 0; i < name.size(); ++i) {
    const char letter = name[i];
    if (is_pair(letter) && i + 1 < name.size()) {
      const auto accented = character(letter, name[++i]);
      if (accented >= kFirstAccented && accented <= kLastAccented) {
        plain += kUnaccented[accented - kFirstAccented];
      } else {
        plain += name.substr(i - 1, 2);
      }
    } else if (letter >= 'A' && letter <= 'Z') {
      plain += static_cast<char>(letter - 'A' + 'a');
    } else if (letter == '-') {
      plain += ' ';
    } else if (letter != '.' && letter != '\'' && letter != ',') {
      plain += letter;
    }
  }
  return plain;
}

}  // namespace

std::string common_name(std::string_view name) {
  const auto plain = unaccented(name);
  std::string common;
  for (std::size_t at = 0; at < plain.size();) {
    const auto end = std::min(plain.find(' ', at), plain.size());
    const auto word = std::string_view{plain}.substr(at, end - at);
    // Nobody's first name is a suffix.
    const bool is_suffix = !common.empty() && std::ranges::find(kSuffixes, word) != kSuffixes.end();
    if (!word.empty() && !is_suffix) {
      if (!common.empty()) common += ' ';
      common += word;
    }
    at = end + 1;
  }
  return common;
}

const TeamPlayer* find_player(const TeamPlayers& players, std::string_view name) {
  const auto common = common_name(name);
  const TeamPlayer* found = nullptr;
  for (const auto& each : players) {
    if (common_name(each.player.name) != common) continue;
    if (found != nullptr) return nullptr;
    found = &each;
  }
  return found;
}

}  // namespace chalkline::sports::live
