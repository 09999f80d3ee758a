#include "insight/habit/week.hpp"

#include <algorithm>
#include <cmath>
#include <map>

#include "insight/progress/closes.hpp"
#include "insight/progress/staking.hpp"
#include "insight/verdict.hpp"

namespace chalkline::insight {
namespace {

// The least number by which a sentence says something of a week. It names stakes and scores as they
// are, without a word on better or worse.
constexpr std::size_t kEnoughStakes = 10;
constexpr std::size_t kEnoughScores = 10;

constexpr std::size_t kFifth = 5;
constexpr double kHalf = 0.5;
constexpr double kWideGap = 0.10;
constexpr double kGapRounding = 1e-9;

WeekStakes stakes_of(std::span<const ProgressBet> placed) {
  WeekStakes stakes;
  for (const auto& bet : placed) {
    ++stakes.n;
    if (is_above_nth(bet, kTwentieth)) ++stakes.above_5;
    if (is_above_nth(bet, kTenth)) ++stakes.above_10;
    stakes.largest = std::max(stakes.largest.value_or(0), share_of(bet));
  }
  return stakes;
}

WeekScores scores_of(std::span<const ScoredChance> scored) {
  WeekScores scores;
  for (const auto& [stated, market, happened] : scored) {
    const double outcome = happened ? 1 : 0;
    ++scores.n;
    scores.stated += (stated - outcome) * (stated - outcome);
    scores.market += (market - outcome) * (market - outcome);
  }
  if (scores.n == 0) return scores;
  scores.stated /= static_cast<double>(scores.n);
  scores.market /= static_cast<double>(scores.n);
  return scores;
}

// The margin of the bets that were placed: it is paid with the stake.
WeekMargin margin_of(std::span<const ProgressBet> placed) {
  WeekMargin margin;
  double staked = 0;
  double paid = 0;
  double by_parlays = 0;
  for (const auto& bet : placed) {
    const auto market = opening_chance(bet);
    if (!market || bet.end == BetEnd::kVoid) continue;
    const auto stake = static_cast<double>(bet.stake);
    const auto of_bet = stake * (1 - bet.decimal * *market);
    ++margin.n;
    staked += stake;
    paid += of_bet;
    if (is_parlay(bet)) by_parlays += of_bet;
  }
  if (staked > 0) margin.per_coin = paid / staked;
  if (paid > 0) margin.parlay_share = by_parlays / paid;
  return margin;
}

// The best known chance of the bet: at the close, or at placing, or by its price.
double chance_of(const ProgressBet& bet) {
  if (const auto close = closing_chance(bet)) return close->chance;
  return opening_chance(bet).value_or(1 / bet.decimal);
}

// Bets on one game are taken to end alike, as in the profit's parts.
WeekResult result_of_week(std::span<const ProgressBet> settled) {
  WeekResult result;
  std::map<std::uint64_t, double> deviations;
  for (const auto& bet : settled) {
    if (bet.end == BetEnd::kVoid) continue;
    ++result.n;
    result.profit += profit_of(bet);
    if (bet.end == BetEnd::kPush) continue;
    const auto q = chance_of(bet);
    deviations[bet.game] += static_cast<double>(bet.stake) * bet.decimal * std::sqrt(q * (1 - q));
  }
  double squares = 0;
  for (const auto& [_, deviation] : deviations) squares += deviation * deviation;
  result.luck = kZ95 * std::sqrt(squares);
  return result;
}

WeekProcess process_of(const WeekSummary& week) {
  using enum WeekProcess;
  if (week.prices.interval) return kPrices;
  if (week.stakes.n >= kEnoughStakes) return kStakes;
  if (week.scores.n >= kEnoughScores) return kEstimates;
  return week.margin.n > 0 ? kMargin : kNone;
}

bool is_wide(const std::optional<double>& gap) {
  return gap && std::abs(*gap) >= kWideGap - kGapRounding;
}

}  // namespace

WeekSummary summary_of(const WeekRecord& week) {
  WeekSummary summary{.prices = closes_of(week.settled, {}).singles,
                      .stakes = stakes_of(week.placed),
                      .scores = scores_of(week.scored),
                      .margin = margin_of(week.placed),
                      .result = result_of_week(week.settled)};
  summary.process = process_of(summary);
  return summary;
}

WeekTry proposal_of(const WeekSummary& week, const WeekSigns& signs) {
  using enum WeekTry;
  if (week.stakes.above_10 > 0) return kSmallStakes;
  if (week.stakes.n > 0 && week.stakes.above_5 * kFifth >= week.stakes.n) return kLimitStakes;
  if (signs.chasing) return kPause;
  if (week.margin.parlay_share > kHalf) return kFewerLegs;
  if (is_wide(signs.gap_of_bets) || is_wide(signs.gap_of_estimates)) return kChances;
  return signs.look_backs_wait ? kLookBack : kGuide;
}

std::optional<double> gap_of(std::span<const ProgressBet> bets) {
  std::vector<ScoredChance> stated;
  for (const auto& bet : bets) {
    if (is_decided(bet) && bet.stated) stated.push_back({*bet.stated, 0, bet.end == BetEnd::kWon});
  }
  return gap_of(stated);
}

std::optional<double> gap_of(std::span<const ScoredChance> estimates) {
  if (estimates.size() < kEnough) return std::nullopt;
  double sum = 0;
  for (const auto& one : estimates) sum += one.stated - (one.happened ? 1 : 0);
  return sum / static_cast<double>(estimates.size());
}

}  // namespace chalkline::insight
