#pragma once

#include <map>

#include "insight/assignments/tallies/count.hpp"

namespace chalkline::insight::assignments {

// Chances that were given before the market's was shown, and are decided by now.
class HonestChances {
 public:
  explicit HonestChances(const Rule& rule) : rule_(rule) {}

  void add(const Act& act) {
    if (const auto* given = std::get_if<ChanceGiven>(&act.what); given != nullptr && given->unseen)
      open_.emplace(act.position, *given);
    const auto* decided = std::get_if<Decided>(&act.what);
    const auto found = decided == nullptr ? open_.end() : open_.find(decided->of);
    if (found == open_.end()) return;
    ++decided_;
    games_.insert(found->second.game);
    values_.insert(found->second.percent);
    open_.erase(found);
  }

  Count count() const {
    return {decided_, rule_.count, !open_.empty() || decided_ > 0,
            decided_ >= rule_.count && games_.size() >= rule_.games &&
                values_.size() >= rule_.different};
  }

 private:
  const Rule& rule_;
  std::map<ledger::Position, ChanceGiven> open_;
  std::size_t decided_{};
  std::set<std::uint64_t> games_;
  std::set<int> values_;  // one chance for everything is no estimate
};

// Decided estimates, on so many days. Not by their score: it would pay to copy the market.
class ManyEstimates {
 public:
  explicit ManyEstimates(const Rule& rule) : rule_(rule) {}

  void add(const Act& act) {
    if (std::holds_alternative<ChanceGiven>(act.what)) open_.emplace(act.position, act.day);
    if (std::holds_alternative<CalibrationOpened>(act.what)) opened_ = true;
    const auto* decided = std::get_if<Decided>(&act.what);
    const auto found = decided == nullptr ? open_.end() : open_.find(decided->of);
    if (found == open_.end()) return;
    ++decided_;
    days_.insert(found->second);
    open_.erase(found);
  }

  Count count() const {
    return {decided_, rule_.count, !open_.empty() || decided_ > 0,
            opened_ && decided_ >= rule_.count && days_.size() >= rule_.days};
  }

 private:
  const Rule& rule_;
  std::map<ledger::Position, ledger::Date> open_;
  std::size_t decided_{};
  std::set<ledger::Date> days_;
  bool opened_{};
};

// The daily line on so many of the person's own days.
class Mornings {
 public:
  explicit Mornings(const Rule& rule) : rule_(rule) {}

  void add(const Act& act) {
    const auto* given = std::get_if<ChanceGiven>(&act.what);
    if (given != nullptr && given->daily) days_.insert(act.day);
  }

  Count count() const {
    return {days_.size(), rule_.days, !days_.empty(), days_.size() >= rule_.days};
  }

 private:
  const Rule& rule_;
  std::set<ledger::Date> days_;
};

}  // namespace chalkline::insight::assignments
