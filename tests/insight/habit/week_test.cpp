#include "insight/habit/week.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <functional>

namespace chalkline::insight {
namespace {

// A lost bet of 1% at even odds with a margin of 4 per 100.
ProgressBet week_bet(std::uint64_t number) {
  return {.placed_by = number,
          .end = BetEnd::kLost,
          .decimal = 2,
          .stated = {},
          .stake = 10,
          .bankroll = 1'000,
          .game = number,
          .legs = {{.decimal = 2, .opening = 0.48, .closing = {}}}};
}

std::vector<ProgressBet> week_bets(std::size_t n,
                                   const std::function<void(ProgressBet&)>& change = {}) {
  std::vector<ProgressBet> all;
  for (std::size_t i = 1; i <= n; ++i) {
    all.push_back(week_bet(i));
    if (change) change(all.back());
  }
  return all;
}

WeekRecord record_of(const std::vector<ProgressBet>& all) {
  return {.placed = all, .settled = all};
}

const auto kClosesEven = [](ProgressBet& of) { of.legs.front().closing = Close{0.5, false}; };

TEST_CASE("the second sentence is of the first that has enough") {
  using enum WeekProcess;
  const auto closes = [](ProgressBet& of) {
    of.legs.front().closing = Close{of.placed_by % 2 == 0 ? 0.49 : 0.51, false};
  };
  CHECK(summary_of({}).process == kNone);
  CHECK(summary_of(record_of(week_bets(30, closes))).process == kPrices);
  CHECK(summary_of(record_of(week_bets(29, closes))).process == kStakes);
  // Bets on one game hang together: 40 of them are worth fewer than 30, and have no interval.
  const auto shared = week_bets(40, [&](ProgressBet& of) {
    closes(of);
    of.game /= 2;
  });
  CHECK(summary_of(record_of(shared)).prices.n == 40);
  CHECK(summary_of(record_of(shared)).process == kStakes);
  CHECK(summary_of(record_of(week_bets(10))).process == kStakes);
  auto week = record_of(week_bets(9));
  CHECK(summary_of(week).process == kMargin);
  week.scored.resize(9, {0.6, 0.5, true});
  CHECK(summary_of(week).process == kMargin);
  week.scored.resize(10, {0.6, 0.5, true});
  CHECK(summary_of(week).process == kEstimates);
  CHECK(summary_of({.scored = week.scored}).process == kEstimates);
  week = record_of(week_bets(9, [](ProgressBet& of) { of.is_conditional = true; }));
  CHECK(summary_of(week).process == kNone);
}

TEST_CASE("the figures of a week") {
  auto all = week_bets(4, kClosesEven);
  all[0].stake = 60;
  all[0].end = BetEnd::kWon;
  all[0].credit = 120;
  all[1].end = BetEnd::kPush;
  all[1].credit = 10;
  all[2].end = BetEnd::kVoid;
  all[2].credit = 10;
  const auto week =
      summary_of({.placed = all, .settled = all, .scored = {{0.6, 0.5, true}, {0.8, 0.5, false}}});
  CHECK(week.stakes.n == 4);
  CHECK(week.stakes.above_5 == 1);
  CHECK(week.stakes.above_10 == 0);
  CHECK(*week.stakes.largest == doctest::Approx(0.06));
  CHECK(week.scores.stated == doctest::Approx(0.4));
  CHECK(week.scores.market == doctest::Approx(0.25));
  CHECK(week.margin.n == 3);  // a void bet pays none
  CHECK(week.margin.per_coin == doctest::Approx(0.04));
  CHECK(week.result.n == 3);
  CHECK(week.result.profit == 50);
  // The won one and the lost one, each at a chance of a half.
  CHECK(week.result.luck == doctest::Approx(kZ95 * std::hypot(60.0, 10.0)));
  CHECK(*week.prices.value == doctest::Approx(0));
}

TEST_CASE("bets on one game are taken to end alike") {
  const auto apart = summary_of(record_of(week_bets(4))).result.luck;
  const auto together =
      summary_of(record_of(week_bets(4, [](ProgressBet& of) { of.game = 1; }))).result.luck;
  CHECK(together == doctest::Approx(2 * apart));
}

TEST_CASE("one thing to try, the first that holds") {
  using enum WeekTry;
  const auto stakes = [](std::size_t n, ledger::Coins stake) {
    return week_bets(n, [stake](ProgressBet& of) { of.stake = stake; });
  };
  const auto with = [](std::vector<ProgressBet> all, const std::vector<ProgressBet>& more) {
    all.insert(all.end(), more.begin(), more.end());
    return all;
  };
  const auto parlay = week_bets(1, [](ProgressBet& of) {
    of.decimal = 4;
    of.legs.push_back(of.legs.front());
  });
  struct Case {
    const char* name;
    std::vector<ProgressBet> placed;
    WeekSigns signs;
    WeekTry proposal;
  };
  const WeekSigns all{true, 0.2, 0.2, true};
  const Case cases[] = {
      {"a stake above 10%", stakes(1, 101), all, kSmallStakes},
      {"a stake of 10%", stakes(1, 100), all, kLimitStakes},
      {"a fifth above 5%", with(stakes(1, 51), week_bets(4)), all, kLimitStakes},
      {"less than a fifth", with(stakes(1, 51), week_bets(5)), all, kPause},
      {"no bets", {}, all, kPause},
      {"parlays over half of the margin", parlay, {.gap_of_bets = 0.2}, kFewerLegs},
      {"parlays under half", with(parlay, week_bets(2)), {.gap_of_bets = 0.2}, kChances},
      {"too sure", {}, {.gap_of_bets = 0.1, .look_backs_wait = true}, kChances},
      {"not sure enough", {}, {.gap_of_estimates = -0.1, .look_backs_wait = true}, kChances},
      {"close enough", {}, {.gap_of_bets = 0.09, .look_backs_wait = true}, kLookBack},
      {"nothing else", {}, {}, kGuide},
  };
  for (const auto& [name, placed, signs, proposal] : cases) {
    CAPTURE(name);
    CHECK(proposal_of(summary_of({.placed = placed}), signs) == proposal);
  }
}

TEST_CASE("a gap is of 30 stated chances or more") {
  const auto stated = [](std::size_t n) {
    return week_bets(n, [](ProgressBet& of) { of.stated = 0.6; });
  };
  CHECK(gap_of(stated(29)) == std::nullopt);
  CHECK(*gap_of(stated(30)) == doctest::Approx(0.6));
  CHECK(gap_of(week_bets(40)) == std::nullopt);
  CHECK(gap_of(std::vector<ScoredChance>(29)) == std::nullopt);
  CHECK(*gap_of(std::vector<ScoredChance>(30, {0.3, 0.5, true})) == doctest::Approx(-0.7));
}

}  // namespace
}  // namespace chalkline::insight
