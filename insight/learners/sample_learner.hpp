#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "insight/learners/betting_habit.hpp"
#include "insight/split_mix.hpp"
#include "ledger/values/money.hpp"

// Learners of known habits, drawn from a seed: a class of them shows newcomers what the pages show
// of each, and tests whether the figures find the habits again.
namespace chalkline::insight {

// The change that a loss makes to the next stake.
enum class AfterLoss : std::uint8_t { kNothing, kDoubles, kRaises };

struct SampleTraits {
  std::size_t bets{};
  double chance_from{};  // the true chances of what is picked, even between the two
  double chance_to{};
  double share{};            // the middle stake, of the coins before it
  double share_spread{};     // deviation of the stake's logarithm
  double states{};           // of the bets, how many with a chance
  double stated_spread{};    // deviation of the stated chances around the true ones
  double stated_log_odds{};  // by how much the log odds of the stated chances are too high
  AfterLoss after_loss{};
};

inline constexpr std::size_t kSampleClass = 30;
inline constexpr std::size_t kOfEachHabit = 6;
inline constexpr ledger::Coins kSampleCoins = 10'000;  // in each purse at its start

// The habit and the traits of the nth of a class, from 0.
BettingHabit sample_habit(std::size_t nth);
SampleTraits sample_traits(std::size_t nth);

// The bet that a learner wants to place next.
struct SampleWish {
  double wait_minutes{};                 // after the last settlement
  double chance{};                       // the true one of the pick
  double share{};                        // of the coins
  std::optional<double> stated_error{};  // in standard deviations; absent: states no chance
};

class SampleLearner {
 public:
  SampleLearner(const SampleTraits& traits, std::uint64_t seed) : traits_{traits}, random_{seed} {}

  const SampleTraits& traits() const { return traits_; }

  // `net`: what has been won or lost since the bet before.
  SampleWish next(ledger::Coins net);

  // In percent, 1 to 99, for a pick whose true chance is `chance`.
  std::optional<std::uint8_t> stated_chance(const SampleWish& wish, double chance) const;

 private:
  SampleTraits traits_;
  SplitMix64 random_;
  double share_before_{};
};

// The seed of the nth learner of a class, and that of its luck.
struct SampleSeeds {
  std::uint64_t learner{};
  std::uint64_t luck{};
};
SampleSeeds sample_seeds(std::uint64_t class_seed, std::size_t nth);

}  // namespace chalkline::insight
