#include "insight/learners/process_band.hpp"

#include <doctest/doctest.h>

namespace chalkline::insight {
namespace {

TEST_CASE("a band weighs small stakes, chances and look-backs, and no result") {
  const auto band = [](std::size_t small, std::size_t chances, std::size_t look_backs) {
    return band_of(
        {.bets = 20, .small_stakes = small, .chances = chances, .look_backs = look_backs});
  };
  CHECK(band(20, 20, 20) == ProcessBand::kSteady);
  CHECK(band(20, 20, 0) == ProcessBand::kSteady);  // 70 points
  CHECK(band(20, 19, 0) == ProcessBand::kOnTheWay);
  CHECK(band(20, 0, 0) == ProcessBand::kOnTheWay);  // 40
  CHECK(band(19, 0, 0) == ProcessBand::kBeginning);
  CHECK(band(0, 0, 0) == ProcessBand::kBeginning);
  CHECK(band(0, 10, 30) == ProcessBand::kOnTheWay);  // more look-backs than bets are as many
  CHECK(band_of({.bets = 9, .small_stakes = 9, .chances = 9, .look_backs = 9}) ==
        ProcessBand::kTooFew);
}

TEST_CASE("a share is in the band that it reaches") {
  CHECK(share_band(18, 20) == ShareBand::kNearlyAll);
  CHECK(share_band(17, 20) == ShareBand::kMost);
  CHECK(share_band(15, 20) == ShareBand::kMost);
  CHECK(share_band(14, 20) == ShareBand::kHalf);
  CHECK(share_band(9, 20) == ShareBand::kFewer);
  CHECK_FALSE(share_band(9, 9));
}

}  // namespace
}  // namespace chalkline::insight
