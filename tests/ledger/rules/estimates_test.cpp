#include "ledger/rules/habit/estimates.hpp"

#include <doctest/doctest.h>

#include "ledger/rules/habit/daily_line.hpp"
#include "tests/ledger/spec.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

constexpr auto kTomorrow = kNoon + 24h;

Given member_of(std::uint16_t version, std::optional<Tier> tier = {}) {
  auto history =
      given({AccountOpened{kAlice}, scheduled(kBears, kTomorrow), scheduled(kLakers, kTomorrow)});
  if (tier) history.happened(MembershipUpgraded{kAlice, *tier}, kNoon);
  history.under(version);
  return history;
}
Given member() { return member_of(kLatestRules); }

AskedSide asked(GameId game) {
  return {game, Market::kTotal, daily_side(kToday, Market::kTotal), 91, -105, -115, kNoon - 1min};
}
GiveEstimate estimate(GameId game, Date date = kToday, std::uint8_t chance = 62) {
  return {kAlice, asked(game), chance, true, date};
}
EstimateGiven given_as(const GiveEstimate& c, bool daily) {
  return {c.account, c.asked, c.chance, daily, c.unseen, c.date};
}

TEST_CASE("the first estimate of a local day earns 5 XP") {
  auto history = member();
  const auto first = estimate(kBears);
  const XpAwarded xp{kAlice, 5, XpReason::kEstimate};
  history.when(first).then({given_as(first, false), xp});
  history.happened(given_as(first, false), kNoon);
  history.when(estimate(kLakers)).then({given_as(estimate(kLakers), false)});
  const auto next = estimate(kLakers, kToday + 1);
  history.when(next).then({given_as(next, false), xp});
  member_of(4, Tier::kPro)
      .when(first)
      .then({given_as(first, false), XpAwarded{kAlice, 7, XpReason::kEstimate}});
}

TEST_CASE("whether it is the daily line's follows from the date, market, side and line") {
  auto history = member();
  history.happened(DailyLineSet{kToday, asked(kBears)}, kNoon);
  auto other = estimate(kBears);
  CHECK(history.when(other).accepted());
  history.when(other).then({given_as(other, true), XpAwarded{kAlice, 5, XpReason::kEstimate}});
  other.asked.odds = -130;  // the price moves
  history.when(other).then({given_as(other, true), XpAwarded{kAlice, 5, XpReason::kEstimate}});
  other.asked.line = 93;
  history.when(other).then({given_as(other, false), XpAwarded{kAlice, 5, XpReason::kEstimate}});
  const auto late = estimate(kBears, kToday + 1);
  history.when(late, kNoon + 12h)
      .then({given_as(late, false), XpAwarded{kAlice, 5, XpReason::kEstimate}});
}

TEST_CASE("an estimate stands, and a day has nine beside the daily line") {
  auto history = member();
  const auto games = [](int i) { return game_number(static_cast<std::uint64_t>(100 + i)); };
  for (int i = 0; i < 10; ++i) history.happened(scheduled(games(i), kTomorrow), kNoon);
  for (int i = 0; i < 9; ++i) {
    CHECK(history.when(estimate(games(i))).accepted());
    history.happened(given_as(estimate(games(i)), false), kNoon);
  }
  history.when(estimate(games(3))).then(Rejection::kEstimateStands);
  history.when(estimate(games(9))).then(Rejection::kEstimatesUsedUp);
  CHECK(history.when(estimate(games(9), kToday + 1)).accepted());
  history.happened(DailyLineSet{kToday, asked(kBears)}, kNoon);
  CHECK(history.when(estimate(kBears)).accepted());
}

TEST_CASE("refusals of an estimate, in their order") {
  given({}).under(4).when(estimate(kBears)).then(Rejection::kUnknownAccount);
  member_of(3).when(estimate(kBears)).then(Rejection::kNotInRules);
  auto history = member();
  auto wrong = estimate(kNowhere, kToday + 9, 0);
  wrong.asked.line = -1;
  wrong.asked.odds = 7;
  history.when(wrong).then(Rejection::kLegsInvalid);
  wrong.asked.line = 91;
  history.when(wrong).then(Rejection::kOddsOutOfRange);
  wrong.asked.odds = 100;
  history.when(wrong).then(Rejection::kStatedChanceInvalid);
  wrong.chance = 99;
  history.when(wrong).then(Rejection::kDateInvalid);
  wrong.date = kToday;
  history.when(wrong).then(Rejection::kUnknownGame);
  auto replayed = scheduled(kBears, kTomorrow);
  replayed.source = Source::kReplay;
  auto past = given({AccountOpened{kAlice}, replayed});
  past.under(4).when(estimate(kBears)).then(Rejection::kResultKnown);
  auto early = estimate(kBears);
  early.asked.quoted_at = kNoon + 2s;
  history.when(early).then(Rejection::kQuoteExpired);
  history.when(estimate(kBears, kToday + 1), kTomorrow).then(Rejection::kBettingClosed);
  history.happened(scheduled(game_number(7), kNoon + 24h * 7 + 1us), kNoon);
  history.when(estimate(game_number(7))).then(Rejection::kEstimateTooEarly);
}

TEST_CASE("the day is within one of UTC's and never goes back") {
  auto history = member();
  for (const auto days : {-2, 2})
    history.when(estimate(kBears, kToday + days)).then(Rejection::kDateInvalid);
  for (const auto days : {-1, 0, 1})
    CHECK(history.when(estimate(kBears, kToday + days)).accepted());
  history.happened(given_as(estimate(kLakers, kToday + 1), false), kNoon);
  history.when(estimate(kBears)).then(Rejection::kDateInvalid);
  CHECK(history.when(estimate(kBears, kToday + 1)).accepted());
  // A wrong clock was ahead when that was said.
  history.happened(given_as(estimate(kLakers, kToday + 400), false), kNoon);
  CHECK(history.when(estimate(kBears)).accepted());
}

TEST_CASE("the daily line is set once a UTC date, as the date asks for it") {
  auto history = member();
  const SetDailyLine set{asked(kBears)};
  history.when(set).then({DailyLineSet{kToday, asked(kBears)}});
  member_of(3).when(set).then(Rejection::kNotInRules);
  auto other = set;
  other.asked.line = 92;  // it could push
  history.when(other).then(Rejection::kDailyLineInvalid);
  other = set;
  other.asked.side = set.asked.side == Side::kOver ? Side::kUnder : Side::kOver;
  history.when(other).then(Rejection::kDailyLineInvalid);
  history.happened(scheduled(game_number(1), kNoon + 36h), kNoon);  // the day after tomorrow
  history.when(SetDailyLine{asked(game_number(1))}).then(Rejection::kDailyLineInvalid);
  history.when(SetDailyLine{asked(kNowhere)}).then(Rejection::kUnknownGame);
  history.happened(DailyLineSet{kToday, asked(kBears)}, kNoon);
  history.when(SetDailyLine{asked(kLakers)}).then(Rejection::kNothingToDo);
}

}  // namespace
}  // namespace chalkline::ledger
