#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "insight/progress/bet.hpp"
#include "insight/progress/figure.hpp"

// A hunch: what a person expects of their own bets of a kind, stated before those that test it were
// placed, and judged once. A cut that is picked after its results were seen can look special by
// luck alone; bets that came after the choice cannot have led to it.
namespace chalkline::insight {

// The measure by which bets are better or worse. Prices need some hundred times fewer bets than
// profit to tell.
enum class HunchMeasure : std::uint8_t {
  kClosingLineValue = 1,  // mean d * q1 - 1 of bets on one pick that have a close
  kReturn = 2             // profit over stakes, for kinds of bet that have no close
};
constexpr Names names_of(HunchMeasure /*measure*/) {
  static constexpr std::array<std::string_view, 2> kWords{"closing-line value", "return"};
  return {kWords};
}

// At z = 3 luck alone decides one hunch of 370.
enum class HunchVerdict : std::uint8_t {
  kTooFew = 1,      // not yet all of its bets
  kCannotTell = 2,  // neither better nor worse beyond luck
  kHeld = 3,        // as it was stated
  kOpposite = 4     // the other way
};
constexpr Names names_of(HunchVerdict /*verdict*/) {
  static constexpr std::array<std::string_view, 4> kWords{"too few", "cannot tell", "held",
                                                          "opposite"};
  return {kWords};
}

struct HunchResult {
  std::size_t counted{};  // of the bets that it takes
  HunchVerdict verdict{HunchVerdict::kTooFew};
  Figure figure;                  // of those counted; neutral: 0
  ledger::Position reached_by{};  // the settlement with which it had all of its bets, or 0
};

// Whether a settled bet is one that a hunch is tested by.
bool counts_for(const ProgressBet& bet, HunchMeasure measure);

// By the first `takes` of the bets that count, in the order of their settlements. The first bet of
// each game alone counts, so that no one game decides. `bets`: those of the hunch's kind that were
// placed after it, as they were placed.
HunchResult judge_hunch(std::span<const ProgressBet> bets, HunchMeasure measure,
                        bool expects_better, std::size_t takes);

}  // namespace chalkline::insight
