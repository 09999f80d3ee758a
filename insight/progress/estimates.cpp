#include "insight/progress/estimates.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

#include "insight/progress/calibration_gap.hpp"

namespace chalkline::insight {
namespace {

// A stated chance beside a price's.
struct Pair {
  double stated{};
  double price{};
  bool happened{};
  std::uint64_t game{};
};

template <class Loss>
ScoreBeside score_beside(std::span<const Pair> pairs, const Loss& loss, const View& view) {
  ScoreBeside score;
  std::vector<Part> gains;
  double stated = 0;
  double price = 0;
  for (const auto& pair : pairs) {
    const auto of_stated = loss(pair.stated, pair.happened);
    const auto of_price = loss(pair.price, pair.happened);
    stated += of_stated;
    price += of_price;
    gains.push_back({of_price - of_stated, 1, pair.game});
  }
  if (pairs.empty()) return score;
  const auto n = static_cast<double>(pairs.size());
  score.gain = figure_of(gains, 0, view, kEnoughForScores);
  score.stated = stated / n;
  score.price = price / n;
  return score;
}

struct Sides {
  double n{};
  double stated{};
  double price{};
  std::set<std::uint64_t> games{};
};

// The difference of two means has the influence (x - mean) / n of each won bet, and less that of
// each lost one.
Ratio difference_of(std::span<const Pair> pairs, const Sides& won, const Sides& lost) {
  const auto mean_won = (won.stated - won.price) / won.n;
  const auto mean_lost = (lost.stated - lost.price) / lost.n;
  std::map<std::uint64_t, double> games;
  std::vector<Part> ones;
  for (const auto& pair : pairs) {
    const auto ahead = pair.stated - pair.price;
    games[pair.game] += pair.happened ? (ahead - mean_won) / won.n : -(ahead - mean_lost) / lost.n;
    ones.push_back({1, 1, pair.game});
  }
  auto difference = ratio(ones).value();
  difference.value = mean_won - mean_lost;
  double squares = 0;
  for (const auto& [_, sum] : games) squares += sum * sum;
  const auto clusters = static_cast<double>(games.size());
  difference.error = clusters < 2 ? 0 : std::sqrt(clusters / (clusters - 1) * squares);
  return difference;
}

// The error is known no better than that of the side with fewer games: of bets that are seldom won,
// luck alone would otherwise bring a false word in up to half of 1,000 looks.
Figure gain_of(const Ratio& difference, std::size_t fewer_games, const View& view) {
  auto known = difference;
  known.clusters = fewer_games;
  return claimed_figure_of(difference, fewer_games > 1 && is_told(known, 0), view);
}

Discrimination discrimination_of(std::span<const Pair> pairs, const View& view) {
  Sides won;
  Sides lost;
  for (const auto& pair : pairs) {
    auto& side = pair.happened ? won : lost;
    side.n += 1;
    side.stated += pair.stated;
    side.price += pair.price;
    side.games.insert(pair.game);
  }
  if (won.n == 0 || lost.n == 0) return {};
  return {.gain = gain_of(difference_of(pairs, won, lost),
                          std::min(won.games.size(), lost.games.size()), view),
          .stated_won = won.stated / won.n,
          .stated_lost = lost.stated / lost.n,
          .price_won = won.price / won.n,
          .price_lost = lost.price / lost.n};
}

}  // namespace

Estimates estimates_of(std::span<const ProgressBet> bets, const View& view) {
  std::vector<Forecast> stated;
  std::vector<StatedChance> chances;
  std::vector<Pair> at_placing;
  std::vector<Pair> at_close;
  for (const auto& bet : bets) {
    if (!is_decided(bet) || !bet.stated) continue;
    const bool is_won = bet.end == BetEnd::kWon;
    stated.push_back({*bet.stated, is_won, bet.game});
    chances.push_back({*bet.stated, is_won ? 1.0 : 0.0, bet.game});
    if (const auto price = opening_chance(bet))
      at_placing.push_back({*bet.stated, *price, is_won, bet.game});
    if (const auto close = closing_chance(bet))
      at_close.push_back({*bet.stated, close->chance, is_won, bet.game});
  }
  auto bins = calibration(stated);
  for (auto& bin : bins) {
    if (bin.band) bin.band = wilson(bin.hit_rate, bin.games, view.z);
  }
  return {.gap = calibration_gap(chances, view),
          .bins = std::move(bins),
          .brier = score_beside(at_placing, brier_loss, view),
          .log_score = score_beside(at_placing, log_loss, view),
          .brier_at_close = score_beside(at_close, brier_loss, view),
          .discrimination = discrimination_of(at_placing, view)};
}

}  // namespace chalkline::insight
