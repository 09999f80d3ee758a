#include "base/crc32.hpp"

#include <doctest/doctest.h>

#include <string>

namespace chalkline {
namespace {

// As IEEE 802.3 says it, bit by bit.
std::uint32_t by_the_book(std::string_view bytes) {
  constexpr std::uint32_t kPolynomial = 0xEDB8'8320;
  auto rest = ~std::uint32_t{};
  for (const char c : bytes) {
    rest ^= static_cast<std::uint8_t>(c);
    for (int bit = 0; bit < 8; ++bit) rest = (rest >> 1U) ^ ((rest & 1U) != 0 ? kPolynomial : 0);
  }
  return ~rest;
}

TEST_CASE("CRC-32 gives the known checksum") {
  CHECK(crc32("") == 0);
  CHECK(crc32("123456789") == 0xCBF4'3926);
}

TEST_CASE("CRC-32 of every length and place in memory is that of the definition") {
  std::string bytes;
  for (int i = 0; i < 700; ++i) bytes += static_cast<char>(i * 131 % 251);
  const std::string_view whole{bytes};
  for (std::size_t from = 0; from < 9; ++from) {
    for (std::size_t size = 0; size + from <= whole.size(); ++size)
      REQUIRE(crc32(whole.substr(from, size)) == by_the_book(whole.substr(from, size)));
  }
}

}  // namespace
}  // namespace chalkline
