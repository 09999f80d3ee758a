#pragma once

#include <cstddef>
#include <optional>

#include "http/app/commands/demo/demo_world.hpp"
#include "http/identity/accounts.hpp"
#include "insight/learners/sample_learner.hpp"

namespace chalkline::http {

inline constexpr std::chrono::days kDemoDays{60};

// A member of the demo class, who bets one game after the other in sessions of ten, and looks back
// at some bets.
class DemoLearner {
 public:
  // The `nth` of the class (insight/learners/sample_learner.hpp).
  DemoLearner(std::size_t nth, std::uint64_t class_seed, const MemberRow& member,
              ledger::Timestamp start);

  // When the learner acts next; absent while a bet is open, and when all are placed.
  std::optional<ledger::Timestamp> next_act() const { return next_act_; }
  bool is_waiting() const { return open_.has_value(); }  // for a result
  void act(DemoWorld& world, Accounts& accounts);
  // Takes note of a bet that has been settled.
  void look(DemoWorld& world);

 private:
  void plan(ledger::Timestamp now, ledger::Coins net);
  void place(DemoWorld& world, Accounts& accounts);
  void look_back(DemoWorld& world);
  ledger::Timestamp session_start(std::size_t nth) const;

  const MemberRow member_;
  const ledger::Timestamp start_;
  insight::SampleLearner habit_;
  insight::SplitMix64 luck_;
  const std::chrono::minutes hour_;  // of the day, at which sessions begin
  const double looks_back_;          // share of the bets
  std::size_t placed_{};
  insight::SampleWish wish_;
  std::optional<ledger::Timestamp> next_act_;
  std::optional<ledger::BetId> open_;
  std::optional<ledger::BetId> settled_;  // the last one, until the next is placed
  ledger::Coins coins_before_{};
};

}  // namespace chalkline::http
