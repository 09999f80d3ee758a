#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "insight/progress/bet.hpp"
#include "insight/progress/figure.hpp"
#include "ledger/values/enum_names.hpp"

// A week of a person's in three sentences, of what they did, how they chose and what came of it,
// and one thing to try.
namespace chalkline::insight {

// A chance that was asked for, and whether it happened. Push and void are none.
struct ScoredChance {
  double stated{};
  double market{};
  bool happened{};
};

struct WeekRecord {
  std::size_t estimates{};   // given in the week
  std::size_t look_backs{};  // of the week
  std::vector<ProgressBet> placed{};
  std::vector<ProgressBet> settled{};
  std::vector<ScoredChance> scored{};  // of the estimates of the week
};

// The subject of the second sentence: the first that has enough.
enum class WeekProcess : std::uint8_t {
  kNone = 1,
  kPrices = 2,
  kStakes = 3,
  kEstimates = 4,
  kMargin = 5
};
constexpr Names names_of(WeekProcess /*process*/) {
  static constexpr std::array<std::string_view, 5> kWords{"none", "prices", "stakes", "estimates",
                                                          "margin"};
  return {kWords};
}

// The proposal, the first that holds. Never a bet, and never a team.
enum class WeekTry : std::uint8_t {
  kSmallStakes = 1,  // a stake was above 10%
  kLimitStakes = 2,  // a fifth of the stakes was above 5%
  kPause = 3,        // signs of chasing
  kFewerLegs = 4,    // parlays cost more than half of the margin
  kChances = 5,      // stated chances 10 points from what happened, over 30 or more
  kLookBack = 6,     // some wait
  kGuide = 7         // the next one
};
constexpr Names names_of(WeekTry /*proposal*/) {
  static constexpr std::array<std::string_view, 7> kWords{
      "small stakes", "limit stakes", "pause", "fewer legs", "chances", "look back", "guide"};
  return {kWords};
}

struct WeekStakes {
  std::size_t n{};
  std::size_t above_5{};
  std::size_t above_10{};
  std::optional<double> largest{};  // share of the bankroll
};

struct WeekScores {
  std::size_t n{};
  double stated{};  // mean Brier scores
  double market{};
};

struct WeekMargin {
  std::size_t n{};        // bets at a quoted market
  double per_coin{};      // margin over stakes
  double parlay_share{};  // of the margin that was paid
};

struct WeekResult {
  std::size_t n{};  // bets that were won, lost or pushed
  ledger::Coins profit{};
  double luck{};  // coins within which luck alone keeps the result in 19 weeks of 20
};

struct WeekSummary {
  WeekProcess process{WeekProcess::kNone};
  Figure prices{};  // mean closing-line value of the settled bets on one pick
  WeekStakes stakes{};
  WeekScores scores{};
  WeekMargin margin{};
  WeekResult result{};
};
WeekSummary summary_of(const WeekRecord& week);

// The facts that are known beside the week.
struct WeekSigns {
  bool chasing{};
  // Mean stated chance less how often it happened, of all bets or of all estimates; absent
  // below 30.
  std::optional<double> gap_of_bets{};
  std::optional<double> gap_of_estimates{};
  bool look_backs_wait{};
};
WeekTry proposal_of(const WeekSummary& week, const WeekSigns& signs);

// Absent below kEnough.
std::optional<double> gap_of(std::span<const ProgressBet> bets);
std::optional<double> gap_of(std::span<const ScoredChance> estimates);

}  // namespace chalkline::insight
