#pragma once

#include <chrono>
#include <cstddef>

#include "http/app/commands/demo/demo_world.hpp"
#include "insight/learners/sample_learner.hpp"

namespace chalkline::http {

// The days of a member of the demo class outside of it, each at an hour of their own: the quiz,
// estimates, guides with their checks, a hunch, and bets of their own.
class DemoStudy {
 public:
  // For the `nth` of the class (insight/learners/sample_learner.hpp).
  DemoStudy(std::size_t nth, std::uint64_t class_seed, ledger::AccountId person,
            ledger::Timestamp start);

  // Whatever is due by the world's time, whose clock moves on by some seconds an answer.
  void act(DemoWorld& world);

 private:
  void begin(DemoWorld& world);
  void estimate(DemoWorld& world, const ledger::AskedSide& asked, double chance);
  void estimate_daily(DemoWorld& world);
  void estimate_soon(DemoWorld& world);
  void bet_alone(DemoWorld& world);
  void read_guide(DemoWorld& world);
  void answer(DemoWorld& world, ledger::Guide guide, std::uint8_t check, bool right);

  const std::size_t nth_;
  const ledger::AccountId person_;
  insight::SampleLearner thinks_;
  insight::SplitMix64 luck_;
  const double diligence_;  // share of the days on which they come
  ledger::Timestamp next_;
  std::size_t days_{};
  std::uint8_t guides_{};  // read, in their order
};

}  // namespace chalkline::http
