#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "ledger/values/enum_names.hpp"

// How learners go about it, in bands: a band says that two do alike, where a number would put one
// before the other.
namespace chalkline::insight {

struct ProcessCounts {
  std::size_t bets{};
  std::size_t small_stakes{};  // at or below 5% of the purse
  std::size_t chances{};       // stated
  std::size_t look_backs{};
};

// Before a week's bets the share of one of them is a tenth and more.
inline constexpr std::size_t kBandBets = 10;

// The process score in bands: 40 points for small stakes, 30 for stated chances, 30 for look-backs,
// each by its share of the bets.
enum class ProcessBand : std::uint8_t {
  kSteady = 1,    // from 70 points on
  kOnTheWay = 2,  // from 40 on
  kBeginning = 3,
  kTooFew = 4,  // fewer than kBandBets
};
constexpr Names names_of(ProcessBand /*band*/) {
  static constexpr std::array<std::string_view, 4> kWords{"steady", "on the way", "beginning",
                                                          "too few"};
  return {kWords};
}
ProcessBand band_of(const ProcessCounts& counts);

// A share of a learner's bets in bands.
enum class ShareBand : std::uint8_t {
  kNearlyAll = 1,  // 90% and more
  kMost = 2,       // 75% and more
  kHalf = 3,       // 50% and more
  kFewer = 4,
};
inline constexpr std::size_t kShareBands = 4;
constexpr Names names_of(ShareBand /*band*/) {
  static constexpr std::array<std::string_view, kShareBands> kWords{"nearly all", "most", "half",
                                                                    "fewer"};
  return {kWords};
}
// Absent below kBandBets bets.
std::optional<ShareBand> share_band(std::size_t part, std::size_t bets);

}  // namespace chalkline::insight
