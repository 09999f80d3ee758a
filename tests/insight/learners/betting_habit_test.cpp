#include <doctest/doctest.h>

#include <map>
#include <string>

#include "insight/progress/chasing.hpp"
#include "insight/progress/estimates.hpp"
#include "insight/progress/staking.hpp"
#include "tests/insight/cases.hpp"
#include "tests/insight/learners/found_habit.hpp"
#include "tests/insight/learners/sample_bets.hpp"

namespace chalkline::insight {
namespace {

constexpr std::uint64_t kClasses = 20;

// How often a habit was taken for each.
using Confusion = std::map<BettingHabit, std::map<BettingHabit, std::size_t>>;

Confusion confusion_over(std::uint64_t classes) {
  Confusion found;
  for (std::uint64_t seed = 1; seed <= classes; ++seed) {
    for (std::size_t nth = 0; nth < kSampleClass; ++nth) {
      const auto [learner, luck] = sample_seeds(seed, nth);
      const auto bets = sample_bets(SampleLearner{sample_traits(nth), learner}, luck);
      ++found[sample_habit(nth)][habit_of(bets)];
    }
  }
  return found;
}

TEST_CASE("the habits of twenty classes are found again") {
  std::size_t right = 0;
  for (auto& [habit, taken_for] : confusion_over(kClasses)) {
    for (const auto& [found, count] : taken_for) {
      MESSAGE(word_of(habit), " taken for ", word_of(found), ": ", count);
    }
    const auto of_habit = taken_for[habit];
    CHECK(of_habit * 100 >= kClasses * kOfEachHabit * 92);
    right += of_habit;
  }
  CHECK(right >= kClasses * 29);
}

TEST_CASE("no habit is found in learners without one") {
  const SampleTraits none{.bets = 200,
                          .chance_from = 0.25,
                          .chance_to = 0.75,
                          .share = 0.03,
                          .share_spread = 0.8,
                          .states = 0,
                          .stated_spread = 0,
                          .stated_log_odds = 0,
                          .after_loss = AfterLoss::kNothing};
  std::size_t labelled = 0;
  for (std::size_t nth = 0; nth < 400; ++nth) {
    const auto [learner, luck] = sample_seeds(1, nth);
    const auto bets = sample_bets(SampleLearner{none, learner}, luck);
    labelled += habit_of(bets) == BettingHabit::kNone ? 0 : 1;
  }
  CHECK(labelled == 0);
}

TEST_CASE("who chased and has placed no bet for 14 days is proposed nothing") {
  std::size_t flagged = 0;
  for (std::size_t nth = 0; nth < 30; ++nth) {
    const auto [learner, luck] = sample_seeds(1, nth);
    const auto bets = sample_bets(SampleLearner{sample_traits(nth), learner}, luck);
    const auto last = bets.back().placed_at;
    CHECK(is_flagged_at(bets, last + kFlagStays) == chasing_of(bets).is_flagged);
    CHECK_FALSE(is_flagged_at(bets, last + kFlagStays + std::chrono::seconds{1}));
    flagged += chasing_of(bets).is_flagged ? 1 : 0;
  }
  CHECK(flagged > 0);
  CHECK_FALSE(is_flagged_at({}, {}));
}

double middle_chance(const std::vector<ProgressBet>& bets) {
  std::vector<double> chances;
  for (const auto& bet : bets) chances.push_back(*opening_chance(bet));
  return median(chances).value();
}

double minutes_in_all(const std::vector<ProgressBet>& bets) {
  const ledger::Timestamp start{std::chrono::sys_days{std::chrono::year{2026} / 9 / 1}};
  return std::chrono::duration<double, std::ratio<60>>{bets.back().settled_at - start}.count();
}

std::map<std::string, double> figures_of(const std::vector<ProgressBet>& bets) {
  const auto staking = staking_of(bets);
  const auto chasing = chasing_of(bets);
  std::map<std::string, double> all{
      {"n", static_cast<double>(bets.size())},
      {"coins", static_cast<double>(bets.back().bankroll + profit_of(bets.back()))},
      {"middle", middle_chance(bets)},
      {"minutes", minutes_in_all(bets)},
      {"staking.atMost5", static_cast<double>(staking.at_most_5)},
      {"staking.largest", *staking.largest},
      {"chasing.isFlagged", chasing.is_flagged ? 1 : 0},
      {"chasing.loss.share", *chasing.after_loss.middle_share},
      {"chasing.loss.gap", *chasing.after_loss.middle_gap_minutes},
      {"chasing.win.share", *chasing.after_win.middle_share}};
  const auto estimates = estimates_of(bets, {});
  if (estimates.gap.value) {
    all["gap.value"] = *estimates.gap.value;
    all["gap.low"] = estimates.gap.interval.value().low;
    all["brier.stated"] = *estimates.brier.stated;
    all["brier.price"] = *estimates.brier.price;
  }
  return all;
}

TEST_CASE("another program draws the same learners and finds the same of them") {
  for (const auto& sample : cases_in("sample_cases.json").as_array()) {
    const auto nth = sample.at("nth").to_number<std::size_t>();
    CAPTURE(nth);
    const auto [learner, luck] = sample_seeds(sample.at("seed").to_number<std::uint64_t>(), nth);
    const auto bets = sample_bets(SampleLearner{sample_traits(nth), learner}, luck);
    CHECK(std::string{word_of(habit_of(bets))} == std::string{sample.at("label").as_string()});
    const auto found = figures_of(bets);
    const auto& expected = sample.at("expected").as_object();
    CHECK(found.size() == expected.size());
    for (const auto& [key, wanted] : expected) {
      const std::string figure{key};
      CAPTURE(figure);
      CHECK(same(found.at(figure), number(wanted)));
    }
  }
}

}  // namespace
}  // namespace chalkline::insight
