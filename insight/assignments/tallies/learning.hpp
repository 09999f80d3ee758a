#pragma once

#include <map>
#include <span>
#include <utility>

#include "insight/assignments/tallies/count.hpp"

namespace chalkline::insight::assignments {

// Guides read, with all checks right by the last try allowed. Answers that come quicker than a
// person reads a question do not count, nor does a guide that is over within a minute.
class Guides {
 public:
  // `checks`: how many each guide has, by its number from 1.
  Guides(const Rule& rule, std::span<const int> checks) : rule_(rule), checks_(checks) {}

  void add(const Act& act) {
    if (const auto* read = std::get_if<GuideRead>(&act.what)) {
      auto& guide = touch(read->guide, act);
      guide.read = true;
    }
    if (const auto* answer = std::get_if<CheckAnswered>(&act.what)) take(*answer, act);
  }

  Count count() const {
    const auto passed = static_cast<std::size_t>(
        std::ranges::count_if(guides_, [&](const auto& one) { return is_passed(one.second); }));
    return {passed, rule_.count, !guides_.empty(), passed >= rule_.count};
  }

 private:
  struct Check {
    std::uint32_t tries{};
    bool passed{};
  };
  struct Guide {
    int checks{};
    bool read{};
    ledger::Timestamp first{};
    ledger::Timestamp last{};
    std::optional<ledger::Timestamp> last_answer;
    std::map<int, Check> answered;
  };

  Guide& touch(int number, const Act& act) {
    const auto [found, is_new] = guides_.try_emplace(number);
    auto& guide = found->second;
    if (is_new) {
      guide.first = act.at;
      const auto at = static_cast<std::size_t>(number) - 1;
      guide.checks = at < checks_.size() ? checks_[at] : 0;
    }
    guide.last = act.at;
    return guide;
  }

  void take(const CheckAnswered& answer, const Act& act) {
    auto& guide = touch(answer.guide, act);
    const auto before = std::exchange(guide.last_answer, act.at);
    if (before && act.at - *before < std::chrono::seconds{rule_.answer_seconds}) return;
    auto& check = guide.answered[answer.check];
    if (check.passed) return;
    ++check.tries;
    check.passed = answer.right && check.tries <= rule_.tries;
  }

  bool is_passed(const Guide& guide) const {
    const auto right = std::ranges::count_if(guide.answered,
                                             [](const auto& check) { return check.second.passed; });
    return guide.read && guide.checks > 0 && right >= guide.checks &&
           guide.last - guide.first >= std::chrono::seconds{rule_.seconds};
  }

  const Rule& rule_;
  std::span<const int> checks_;
  std::map<int, Guide> guides_;
};

// Post-mortems with a line of what one takes from them, of bets won and lost, a few a day. Without
// bets: questions of guides that are asked again on another day, as many, and as many a day.
class LookBacks {
 public:
  LookBacks(const Rule& rule, bool by_questions) : rule_(rule), by_questions_(by_questions) {}

  void add(const Act& act) {
    if (by_questions_) {
      const auto* answer = std::get_if<CheckAnswered>(&act.what);
      if (answer == nullptr) return;
      const auto [asked, is_new] = asked_.try_emplace({answer->guide, answer->check}, act.day);
      const bool is_again = !is_new && std::exchange(asked->second, act.day) != act.day;
      if (is_again && answer->right && has_room(act.day)) ++counted_;
      return;
    }
    const auto* look = std::get_if<LookedBack>(&act.what);
    if (look == nullptr || !look->has_line || !has_room(act.day)) return;
    ++counted_;
    won_ += look->won ? 1U : 0U;
    lost_ += look->lost ? 1U : 0U;
  }

  Count count() const {
    const bool is_mixed = by_questions_ || (won_ >= rule_.different && lost_ >= rule_.different);
    return {counted_, rule_.count, counted_ > 0, counted_ >= rule_.count && is_mixed};
  }

 private:
  bool has_room(ledger::Date day) { return ++of_day_[day] <= rule_.per_day; }

  const Rule& rule_;
  bool by_questions_;
  std::map<std::pair<int, int>, ledger::Date> asked_;  // last
  std::map<ledger::Date, std::uint32_t> of_day_;
  std::size_t counted_{};
  std::size_t won_{};
  std::size_t lost_{};
};

// A hunch, then as many bets or estimates, then its end, whatever came out. One that has been
// judged has had its bets, though a class does not see those of the own account.
class HunchTested {
 public:
  explicit HunchTested(const Rule& rule) : rule_(rule) {}

  void add(const Act& act) {
    if (const auto* stated = std::get_if<HunchStated>(&act.what))
      open_.emplace(act.position, Open{stated->bets});
    if (std::holds_alternative<ChanceGiven>(act.what) || std::holds_alternative<Staked>(act.what)) {
      for (auto& [position, hunch] : open_) ++hunch.after;
    }
    const auto* closed = std::get_if<HunchClosed>(&act.what);
    const auto found = closed == nullptr ? open_.end() : open_.find(closed->stated);
    if (found == open_.end()) return;
    const auto& [bets, after] = found->second;
    const auto tested = closed->judged ? std::max<std::size_t>(after, bets) : after;
    met_ = met_ || tested >= rule_.count;
    best_ = std::max(best_, tested);
    open_.erase(found);
  }

  Count count() const {
    auto done = met_ ? best_ : 0;
    for (const auto& [position, hunch] : open_) done = std::max(done, hunch.after);
    return {std::min<std::size_t>(done, rule_.count), rule_.count, met_ || !open_.empty(), met_};
  }

 private:
  const Rule& rule_;
  struct Open {
    std::uint32_t bets{};
    std::size_t after{};  // acts
  };
  std::map<ledger::Position, Open> open_;
  std::size_t best_{};
  bool met_{};
};

// On each game of the list a bet before its start, or a pass with a reason, which counts the same.
class SetGames {
 public:
  explicit SetGames(const Rule& rule) : rule_(rule) {}

  void add(const Act& act) {
    if (const auto* staked = std::get_if<Staked>(&act.what)) {
      for (const auto game : staked->games) take(game);
    }
    if (const auto* passed = std::get_if<GamePassed>(&act.what)) take(passed->game);
  }

  Count count() const {
    return {games_.size(), rule_.count, !games_.empty(), games_.size() >= rule_.count};
  }

 private:
  void take(std::uint64_t game) {
    if (std::ranges::find(rule_.set_games, game) != rule_.set_games.end()) games_.insert(game);
  }

  const Rule& rule_;
  std::set<std::uint64_t> games_;
};

}  // namespace chalkline::insight::assignments
