#pragma once

#include <cmath>
#include <deque>

#include "insight/assignments/tallies/count.hpp"

namespace chalkline::insight::assignments {

// Bounds are in ten-thousandths; a margin on the bound itself may be a little off it as a double.
inline constexpr double kTenThousandth = 1e-4;
inline constexpr double kRoundingError = 1e-9;

// Markets marked whose margin is above the bound, on so many games, and no more misses than hits:
// who marks everything meets nothing.
class MarginMarks {
 public:
  explicit MarginMarks(const Rule& rule) : rule_(rule) {}

  void add(const Act& act) {
    const auto* marked = std::get_if<Marked>(&act.what);
    if (marked == nullptr) return;
    if (marked->margin > rule_.bound * kTenThousandth + kRoundingError) {
      ++hits_;
      games_.insert(marked->game);
    } else {
      ++misses_;
    }
  }

  Count count() const {
    return {games_.size(), rule_.games, hits_ + misses_ > 0,
            games_.size() >= rule_.games && misses_ <= hits_};
  }

 private:
  const Rule& rule_;
  std::size_t hits_{};
  std::size_t misses_{};
  std::set<std::uint64_t> games_;
};

// Whole margins of parlays guessed within the bound, among the last tries. The margin is shown
// after a guess: the same games again are no try.
class ParlayMargins {
 public:
  explicit ParlayMargins(const Rule& rule) : rule_(rule) {}

  void add(const Act& act) {
    const auto* guessed = std::get_if<MarginGuessed>(&act.what);
    if (guessed == nullptr) return;
    if (!parlays_.insert({guessed->games.begin(), guessed->games.end()}).second) return;
    tries_.push_back(std::abs(guessed->guess - guessed->margin) <=
                     rule_.bound * kTenThousandth + kRoundingError);
    if (tries_.size() > rule_.tries) tries_.pop_front();
  }

  Count count() const {
    const auto hits = static_cast<std::size_t>(std::ranges::count(tries_, true));
    return {hits, rule_.count, !tries_.empty(), hits >= rule_.count};
  }

 private:
  const Rule& rule_;
  std::set<std::set<std::uint64_t>> parlays_;
  std::deque<bool> tries_;
};

// Picks, with a stake or without, whose margin is at most the middle of their game's markets.
class CheapPrices {
 public:
  explicit CheapPrices(const Rule& rule) : rule_(rule) {}

  void add(const Act& act) {
    if (const auto* given = std::get_if<ChanceGiven>(&act.what))
      take(given->game, given->margin, given->middle);
    const auto* staked = std::get_if<Staked>(&act.what);
    if (staked != nullptr && staked->single && !staked->games.empty())
      take(staked->games.front(), staked->margin, staked->middle);
  }

  Count count() const {
    return {games_.size(), rule_.games, !games_.empty(), games_.size() >= rule_.games};
  }

 private:
  void take(std::uint64_t game, double margin, const std::optional<double>& middle) {
    if (middle && margin <= *middle + kRoundingError) games_.insert(game);
  }

  const Rule& rule_;
  std::set<std::uint64_t> games_;
};

}  // namespace chalkline::insight::assignments
