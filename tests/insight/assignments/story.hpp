#pragma once

#include <doctest/doctest.h>

#include <array>
#include <vector>

#include "insight/assignments/progress.hpp"

// A learner's acts as a test tells them, one after the other.
namespace chalkline::insight::assignments {

inline constexpr std::array kChecksOfGuides{2, 2, 3};

class Story {
 public:
  explicit Story(Rule rule) : versions_{{std::move(rule), 1, 0}} {}
  explicit Story(Assignment assignment) : Story(default_rule(assignment)) {}

  template <class What>
  Story& then(What what, int seconds = 100) {
    at_ += std::chrono::seconds{seconds};
    acts_.push_back({++position_, at_, day_, std::move(what)});
    return *this;
  }
  // A chance or a bet that is decided at once.
  template <class What>
  Story& decided(What what) {
    then(std::move(what));
    return then(Decided{position_});
  }
  Story& days_later(int days = 1) {
    day_ += days;
    at_ += std::chrono::days{days};
    return *this;
  }
  Story& edited(Rule rule) {
    versions_.push_back(
        {std::move(rule), static_cast<std::uint16_t>(versions_.size() + 1), ++position_});
    return *this;
  }

  Progress progress() const { return progress_of(versions_, acts_, kChecksOfGuides, day_); }
  bool is_met() const { return progress().met_by.has_value(); }
  std::size_t done() const { return progress().done; }
  ledger::Position last() const { return position_; }
  const std::vector<Act>& acts() const { return acts_; }

 private:
  std::vector<SetRule> versions_;
  std::vector<Act> acts_;
  ledger::Position position_{};
  ledger::Date day_{20'000};
  ledger::Timestamp at_{std::chrono::days{20'000}};
};

inline ChanceGiven chance(std::uint64_t game, int percent = 50, bool unseen = true) {
  return {game, percent, unseen, false, 0.045, 0.05};
}

// Of 1,000 coins, with nothing else at risk.
inline Staked stake(std::int64_t coins, std::uint64_t game = 1) {
  return {{game}, coins, 1'000, coins, -110, std::nullopt, 0.5, true, 0.045, 0.05};
}

}  // namespace chalkline::insight::assignments
