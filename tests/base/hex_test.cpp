#include "base/hex.hpp"

#include <doctest/doctest.h>

namespace chalkline {
namespace {

using Bytes = std::array<std::uint8_t, 3>;

TEST_CASE("bytes and their hexadecimal digits say the same") {
  const Bytes bytes{0x00, 0x9a, 0xff};
  CHECK(to_hex(bytes) == "009aff");
  CHECK(to_hex(std::string_view{"\x00\x9a\xff", bytes.size()}) == "009aff");
  CHECK(from_hex<3>("009aff") == bytes);
  CHECK(from_hex<0>("").has_value());
}

TEST_CASE("another text is no bytes") {
  for (const auto* text :
       {"", "009af", "009aff0", "009aff00", "009AFF", "009ag0", "0x9aff", "00 9af", "+09aff"}) {
    CAPTURE(text);
    CHECK_FALSE(from_hex<3>(text));
  }
}

}  // namespace
}  // namespace chalkline
