#include "sports/feeds/simulated/seed_file.hpp"

#include <fmt/format.h>
#include <sodium.h>

#include <array>
#include <charconv>
#include <limits>
#include <optional>
#include <stdexcept>
#include <string_view>

#include "base/hex.hpp"
#include "base/secret_file.hpp"

namespace chalkline::sports::simulated {
namespace {

constexpr std::size_t kDigits = 64;

// Absent when it is neither so many hexadecimal digits nor decimal text of 64 bits, alone on its
// line.
std::optional<MasterSeed> parse_seed(std::string_view text) {
  if (text.ends_with('\n')) text.remove_suffix(1);
  if (text.size() == kDigits && text.find_first_not_of(kHexDigits) == std::string_view::npos) {
    return MasterSeed{std::string{text}};
  }
  if (text.size() > std::numeric_limits<std::uint64_t>::digits10 + std::size_t{1})
    return std::nullopt;
  std::uint64_t seed{};
  const auto read = std::from_chars(text.begin(), text.end(), seed);
  if (read.ec != std::errc{} || read.ptr != text.end()) return std::nullopt;
  return seed;
}

std::string draw_seed() {
  if (sodium_init() < 0) throw std::runtime_error{"There are no random numbers to be had here"};
  std::array<std::uint8_t, kDigits / 2> bits{};
  randombytes_buf(bits.data(), bits.size());
  return to_hex(bits) + '\n';
}

}  // namespace

MasterSeed load_seed(const std::string& file) {
  constexpr std::size_t kReadMax = kDigits + 2;  // so long no seed is
  const auto text = load_secret(file, kReadMax, draw_seed);
  const auto seed = parse_seed(text);
  if (!seed) {
    throw std::runtime_error{
        fmt::format("{} must hold 64 hexadecimal digits or a whole number below 2^64, the seed of "
                    "the simulated "
                    "games; without the file a new one is drawn",
                    file)};
  }
  return *seed;
}

}  // namespace chalkline::sports::simulated
