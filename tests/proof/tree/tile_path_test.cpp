#include "proof/tree/tile_path.hpp"

#include <doctest/doctest.h>

namespace chalkline::proof {
namespace {

TEST_CASE("a tile has one path") {
  for (const std::uint64_t index :
       {0ULL, 1ULL, 999ULL, 1'000ULL, 1'234'067ULL, 36'028'797'018'963'967ULL}) {
    for (const unsigned level : {0U, 1U, 7U, 63U}) {
      for (const std::uint64_t width : {1U, 2U, 255U, 256U}) {
        const TilePath tile{.level = level, .index = index, .width = width};
        CHECK(parse_tile_path(format_tile_path(tile)) == tile);
      }
    }
    const TilePath bundle{.is_bundle = true, .index = index, .width = 17};
    CHECK(parse_tile_path(format_tile_path(bundle)) == bundle);
  }
}

TEST_CASE("any other spelling of a path is none") {
  for (const auto* path : {"",
                           "tile",
                           "tile/",
                           "tile/0",
                           "tile/0/",
                           "tile/0/0",
                           "tile/0/00",
                           "tile/0/0000",
                           "tile/0/x000",
                           "tile/0/x000/001",
                           "tile/0/000/001",
                           "tile/0/x001/x002",
                           "tile/0/001/",
                           "tile/0/001/p",
                           "tile/00/001",
                           "tile/64/001",
                           "tile/-1/001",
                           "tile/+1/001",
                           "tile/x/001",
                           "tile/data/001",
                           "tile/0/-01",
                           "tile/0/+01",
                           "tile/0/0x1",
                           "tile/0/001.p",
                           "tile/0/001.p/",
                           "tile/0/001.p/0",
                           "tile/0/001.p/01",
                           "tile/0/001.p/256",
                           "tile/0/001.p/1/",
                           "tile/0/001.p/1/2",
                           "tile/0/x001.p/234/1",
                           "/tile/0/001",
                           "tile//0/001",
                           "Tile/0/001",
                           "tile/0/001.P/1",
                           "tile/entries",
                           "tile/entries/1",
                           "tile/8/0/001",
                           "tile/0/x999/x999/x999/x999/x999/x999/999",
                           "tile/0/x18/446/744/073/709/551/616"}) {
    CAPTURE(path);
    CHECK_FALSE(parse_tile_path(path));
  }
}

TEST_CASE("the widths of tiles follow from the size, also beyond 32 bits") {
  CHECK(tile_width(0, 0, 0) == 0);
  CHECK(tile_width(1, 0, 0) == 1);
  CHECK(tile_width(256, 0, 0) == 256);
  CHECK(tile_width(256, 0, 1) == 0);
  CHECK(tile_width(257, 0, 0) == 256);
  CHECK(tile_width(257, 0, 1) == 1);
  CHECK(tile_width(257, 0, 2) == 0);
  CHECK(tile_width(255, 1, 0) == 0);
  CHECK(tile_width(511, 1, 0) == 1);
  CHECK(tile_width(65'536, 1, 0) == 256);
  CHECK(tile_width(65'536, 2, 0) == 1);
  constexpr auto kLarge = (std::uint64_t{1} << 53U) + 77;
  CHECK(tile_width(kLarge, 0, kLarge / 256) == 77);
  CHECK(tile_width(kLarge, 6, 0) == 32);
  CHECK(tile_width(kLarge, 7, 0) == 0);
  CHECK(tile_width((std::uint64_t{1} << 63U) - 1, 7, 0) == 127);
  CHECK(tile_width((std::uint64_t{1} << 63U) - 1, 8, 0) == 0);
  CHECK(tile_width((std::uint64_t{1} << 63U) - 1, 63, 0) == 0);
  CHECK(tile_width(300, 0, std::uint64_t{1} << 62U) == 0);
}

}  // namespace
}  // namespace chalkline::proof
