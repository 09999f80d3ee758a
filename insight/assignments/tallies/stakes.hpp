#pragma once

#include <deque>

#include "insight/assignments/tallies/count.hpp"
#include "insight/kelly.hpp"

namespace chalkline::insight::assignments {

inline constexpr ledger::Date kWeekDays = 7;
inline constexpr std::int64_t kWholeShare = 10'000;

// A week of bets at or below the bound, with no more at risk at once. A breach begins the week
// anew. Without bets: as many estimates on as many days in place of them, and no breach either.
class SmallStakes {
 public:
  SmallStakes(const Rule& rule, bool by_estimates) : rule_(rule), by_estimates_(by_estimates) {}

  void add(const Act& act) {
    const auto* staked = std::get_if<Staked>(&act.what);
    if (staked != nullptr && is_breach(*staked)) {
      days_.clear();
      first_.reset();
      return;
    }
    if (by_estimates_ ? !std::holds_alternative<ChanceGiven>(act.what) : staked == nullptr) return;
    if (!first_) first_ = act.day;
    days_.push_back(act.day);
    while (days_.front() <= act.day - kWeekDays) days_.pop_front();
  }

  Count count() const {
    const std::set<ledger::Date> different{days_.begin(), days_.end()};
    const bool is_whole = first_ && days_.back() >= *first_ + kWeekDays - 1;
    return {days_.size(), rule_.count, first_.has_value(),
            is_whole && days_.size() >= rule_.count && different.size() >= rule_.days};
  }

 private:
  bool is_breach(const Staked& bet) const {
    return bet.stake * kWholeShare > bet.bankroll * rule_.bound ||
           bet.at_risk * kWholeShare > bet.bankroll * rule_.at_risk;
  }

  const Rule& rule_;
  bool by_estimates_;
  std::optional<ledger::Date> first_;  // since the last breach
  std::deque<ledger::Date> days_;      // of the last seven
};

// Stated chances with a stake of at most what My Progress advises. A chance without a stake is one
// of 0, which is right where the price is not worth taking, and never too much.
class HalfKelly {
 public:
  explicit HalfKelly(const Rule& rule) : rule_(rule) {}

  void add(const Act& act) {
    if (std::holds_alternative<ChanceGiven>(act.what)) ++right_;
    const auto* staked = std::get_if<Staked>(&act.what);
    const bool is_advised = staked != nullptr && staked->stated && staked->market;
    if (is_advised && is_small(*staked)) ++right_;
  }

  Count count() const { return {right_, rule_.count, right_ > 0, right_ >= rule_.count}; }

 private:
  static bool is_small(const Staked& bet) {
    const double odds = bet.odds;
    const double decimal = 1 + (bet.odds > 0 ? odds / 100 : -100 / odds);
    const double advice = advised_share(*bet.stated / 100.0, *bet.market, decimal);
    constexpr double kCoinError = 1e-6;
    return static_cast<double>(bet.stake) <=
           advice * static_cast<double>(bet.bankroll) + kCoinError;
  }

  const Rule& rule_;
  std::size_t right_{};
};

// A limit and a reality check that stand for so many days. The first act after them says so.
class OwnLimits {
 public:
  explicit OwnLimits(const Rule& rule) : rule_(rule) {}

  void add(const Act& act) {
    today_ = std::max(today_, act.day);
    const auto* changed = std::get_if<LimitsChanged>(&act.what);
    if (changed == nullptr) return;
    if (!changed->limit || !changed->reality_check) {
      since_.reset();
    } else if (!since_ || changed->loosened) {
      since_ = act.day;
    }
  }

  Count count() const {
    const ledger::Date passed = since_ ? today_ - *since_ : 0;
    const auto days = static_cast<std::size_t>(passed);
    return {days, rule_.days, since_.has_value(), since_ && days >= rule_.days};
  }

 private:
  const Rule& rule_;
  std::optional<ledger::Date> since_;
  ledger::Date today_{};
};

}  // namespace chalkline::insight::assignments
