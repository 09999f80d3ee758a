#include "insight/progress/change.hpp"

#include <doctest/doctest.h>

#include <random>
#include <vector>

#include "insight/progress/improvement.hpp"

namespace chalkline::insight {
namespace {

std::vector<Part> values(std::size_t before, double was, std::size_t after, double is) {
  std::vector<Part> all;
  for (std::size_t i = 0; i < before + after; ++i) {
    const auto around = i % 2 == 0 ? 0.01 : -0.01;
    all.push_back({(i < before ? was : is) + around, 1, i});
  }
  return all;
}

TEST_CASE("a change of a mean is told of sixty values or more, by those up to the last thirtieth") {
  CHECK(change_of(values(0, 0, 0, 0)).state == FigureState::kNone);
  CHECK(change_of(values(30, 0, 29, 1)).state == FigureState::kTooFew);
  const auto told = change_of(values(30, 0, 30, 0.02));
  CHECK(told.state == FigureState::kTells);
  CHECK(told.before == doctest::Approx(0));
  CHECK(told.after == doctest::Approx(0.02));
  CHECK(change_of(values(30, 0, 30, 0.001)).state == FigureState::kCannotTell);
  // The next 29 change nothing.
  CHECK(change_of(values(30, 0, 59, 0.02)).after == doctest::Approx(0.02));
  CHECK(change_of(values(30, 0, 60, 0.02)).before == doctest::Approx(0.02));
}

TEST_CASE("a change of a mean is not told of bets on one game") {
  auto all = values(30, 0, 30, 0.5);
  for (std::size_t i = 30; i < all.size(); ++i) all[i].cluster = 99;
  CHECK(change_of(all).state == FigureState::kCannotTell);
}

TEST_CASE("of bettors whose prices never change two in a hundred are told a change at most") {
  constexpr int kBettors = 1'000;
  constexpr std::size_t kBets = 1'000;
  std::mt19937_64 random{21};
  std::normal_distribution<double> value{0.01, 0.05};
  int told = 0;
  for (int bettor = 0; bettor < kBettors; ++bettor) {
    std::vector<Part> last;
    bool is_told = false;
    for (std::size_t i = 0; i < kBets; ++i) {
      last.push_back({value(random), 1, i});
      if (last.size() < 2 * kChangeOf) continue;
      is_told |= change_of(last).state == FigureState::kTells;
      last.erase(last.begin(), last.begin() + kChangeOf);
    }
    told += is_told ? 1 : 0;
  }
  CHECK(told <= kBettors * 2 / 100);
}

// A learner who never changes, looked at with each 30th bet.
bool is_told_a_change(std::mt19937_64& random, std::size_t bets) {
  std::bernoulli_distribution is_small{0.7};
  std::bernoulli_distribution is_stated{0.5};
  std::bernoulli_distribution is_followed{0.4};
  std::normal_distribution<double> value{0.01, 0.05};
  std::vector<RecentBet> recent;
  std::vector<Part> closes;
  for (std::size_t i = 0; i < bets; ++i) {
    recent.push_back({i, is_small(random), is_stated(random), is_followed(random)});
    closes.push_back({value(random), 1, i});
    if (recent.size() < 2 * kChangeOf) continue;
    for (const auto what :
         {&RecentBet::has_small_stake, &RecentBet::has_chance, &RecentBet::is_followed}) {
      if (change_of(recent, recent.size(), what).state == FigureState::kTells) return true;
    }
    if (change_of(closes).state == FigureState::kTells) return true;
    recent.erase(recent.begin(), recent.begin() + kChangeOf);
    closes.erase(closes.begin(), closes.begin() + kChangeOf);
  }
  return false;
}

TEST_CASE("of learners who never change one in twenty is told any change in 1,000 bets at most") {
  constexpr int kLearners = 4'000;
  std::mt19937_64 random{29};
  int told = 0;
  for (int learner = 0; learner < kLearners; ++learner) told += is_told_a_change(random, 1'000);
  CHECK(told > 0);
  CHECK(told <= kLearners / 20);
}

TEST_CASE("bets of the time machine are compared and not judged") {
  std::vector<ProgressBet> bets;
  for (std::size_t i = 0; i < 2 * kChangeOf; ++i) {
    ProgressBet bet;
    bet.placed_by = i + 1;
    bet.stake = i < kChangeOf ? 500 : 10;
    bet.bankroll = 1'000;
    bet.game = i;
    bets.push_back(bet);
  }
  CHECK(improvement_of(bets, {}).small_stakes.state == FigureState::kTells);
  const auto found = improvement_of(bets, {.is_judged = false});
  CHECK(found.small_stakes.state == FigureState::kNotJudged);
  CHECK(found.small_stakes.after == 1);
  CHECK(found.closes.state == FigureState::kNone);
}

}  // namespace
}  // namespace chalkline::insight
