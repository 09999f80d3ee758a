#include "insight/learners/process_band.hpp"

#include <algorithm>

namespace chalkline::insight {
namespace {

constexpr std::size_t kForSmallStakes = 40;
constexpr std::size_t kForChances = 30;
constexpr std::size_t kForLookBacks = 30;
constexpr std::size_t kSteadyFrom = 70;
constexpr std::size_t kOnTheWayFrom = 40;

}  // namespace

ProcessBand band_of(const ProcessCounts& counts) {
  const auto& [bets, small_stakes, chances, look_backs] = counts;
  if (bets < kBandBets) return ProcessBand::kTooFew;
  const auto points = kForSmallStakes * small_stakes + kForChances * chances +
                      kForLookBacks * std::min(look_backs, bets);
  if (points >= kSteadyFrom * bets) return ProcessBand::kSteady;
  return points >= kOnTheWayFrom * bets ? ProcessBand::kOnTheWay : ProcessBand::kBeginning;
}

std::optional<ShareBand> share_band(std::size_t part, std::size_t bets) {
  if (bets < kBandBets) return std::nullopt;
  const auto share = 100 * part;
  if (share >= 90 * bets) return ShareBand::kNearlyAll;
  if (share >= 75 * bets) return ShareBand::kMost;
  return share >= 50 * bets ? ShareBand::kHalf : ShareBand::kFewer;
}

}  // namespace chalkline::insight
