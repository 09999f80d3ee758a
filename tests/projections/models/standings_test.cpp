#include <doctest/doctest.h>

#include "tests/projections/fixture.hpp"

namespace chalkline::projections {
namespace {

using namespace test;

TEST_CASE("a newcomer has the coins granted, level 1 and no record") {
  Fixture models;
  models.log_builder.join(kAnn, 1'000);
  const auto ann = models.standing(kAnn);
  CHECK(ann.account == kAnn);
  CHECK(ann.balance == 1'000);
  CHECK(ann.held == 0);
  CHECK(ann.won + ann.lost + ann.pushed + ann.voided == 0);
  CHECK(ann.level == 1);
  CHECK(ann.xp == 0);
  CHECK(ann.skill == std::nullopt);
  CHECK_FALSE(ann.quiz.has_value());
  CHECK_FALSE(models.ask<StandingQuery>().find(kBen).has_value());
}

TEST_CASE("a stake is held until its bet is settled") {
  Fixture models;
  models.log_builder.join(kAnn, 1'000);
  const auto bet = models.log_builder.bet(kAnn, 110);
  CHECK(models.standing(kAnn).balance == 890);
  CHECK(models.standing(kAnn).held == 110);
  models.log_builder.settle(bet, BetOutcome::kWon);
  CHECK(models.standing(kAnn).balance == 1'100);
  CHECK(models.standing(kAnn).held == 0);
}

TEST_CASE("every outcome counts, and profit is credits less stakes") {
  Fixture models;
  models.log_builder.join(kAnn);
  models.log_builder.settle(models.log_builder.bet(kAnn, 110), BetOutcome::kWon);
  models.log_builder.settle(models.log_builder.bet(kAnn, 110), BetOutcome::kWon);
  models.log_builder.settle(models.log_builder.bet(kAnn, 50), BetOutcome::kLost);
  models.log_builder.settle(models.log_builder.bet(kAnn, 50), BetOutcome::kPush);
  models.log_builder.settle(models.log_builder.bet(kAnn, 50), BetOutcome::kVoid);
  const auto ann = models.standing(kAnn);
  CHECK(ann.won == 2);
  CHECK(ann.lost == 1);
  CHECK(ann.pushed == 1);
  CHECK(ann.voided == 1);
  CHECK(ann.profit == 150);
  CHECK(ann.balance == 1'150);
}

TEST_CASE("a reversal takes back what the settlement counted, even a push") {
  Fixture models;
  models.log_builder.join(kAnn);
  const auto bet = models.log_builder.bet(kAnn, 110);
  for (const auto outcome :
       {BetOutcome::kWon, BetOutcome::kLost, BetOutcome::kPush, BetOutcome::kVoid}) {
    models.log_builder.settle(bet, outcome);
    models.log_builder.reverse(bet);
    const auto ann = models.standing(kAnn);
    CHECK(ann.won == 0);
    CHECK(ann.lost == 0);
    CHECK(ann.pushed == 0);
    CHECK(ann.voided == 0);
    CHECK(ann.profit == 0);
    CHECK(ann.balance == 890);
    CHECK(ann.held == 110);
  }
}

TEST_CASE(
    "the mean closing-line value is of single bets that have one, and a reversal takes it back") {
  Fixture models;
  models.log_builder.join(kAnn);
  const auto settle = [&](std::optional<std::int32_t> value, ledger::BetKind kind) {
    const auto bet = models.log_builder.bet(kAnn, 10);
    return std::pair{bet,
                     models.log_builder.happens(ledger::BetSettled{.account = kAnn,
                                                                   .bet = bet,
                                                                   .game = kLakers,
                                                                   .outcome = BetOutcome::kLost,
                                                                   .stake = 10,
                                                                   .credit = 0,
                                                                   .closing_line_value = value,
                                                                   .kind = kind})};
  };
  CHECK(models.standing(kAnn).close.bets == 0);
  settle(-30'000, ledger::BetKind::kSpread);
  const auto [bet, settlement] = settle(10'001, ledger::BetKind::kMoneyline);
  settle(900'000, ledger::BetKind::kParlay);
  settle(std::nullopt, ledger::BetKind::kProp);
  CHECK(models.standing(kAnn).close.bets == 2);
  CHECK(models.standing(kAnn).close.mean == -9'999);
  const auto row =
      models.board(Period::kAllTime, Category::kBalance, "2026-11-18T13:00:00Z")->row(kAnn);
  REQUIRE(row);
  CHECK(row->record.lost == 4);
  CHECK(row->record.close.bets == 2);
  models.log_builder.happens(ledger::SettlementReversed{kAnn, bet, settlement, 10, 0});
  CHECK(models.standing(kAnn).close.bets == 1);
  CHECK(models.standing(kAnn).close.mean == -30'000);
}

TEST_CASE("XP fills a level and carries over into the next") {
  Fixture models;
  models.log_builder.join(kAnn);
  models.log_builder.happens(ledger::XpAwarded{kAnn, 90, ledger::XpReason::kBetPlaced});
  CHECK(models.standing(kAnn).level == 1);
  CHECK(models.standing(kAnn).xp == 90);
  models.log_builder.happens(ledger::XpAwarded{kAnn, 50, ledger::XpReason::kQuiz});
  CHECK(models.standing(kAnn).level == 2);
  CHECK(models.standing(kAnn).xp == 40);
}

TEST_CASE("the quiz sets the skill level") {
  Fixture models;
  models.log_builder.join(kAnn);
  models.log_builder.happens(
      ledger::QuizCompleted{kAnn, {1, 0, 0, 0, 0}, 100, 2, ledger::SkillLevel::kCasual});
  CHECK(models.standing(kAnn).skill == ledger::SkillLevel::kCasual);
  models.log_builder.happens(
      ledger::QuizCompleted{kAnn, {0, 4, 2, 0, 3}, 100, 3, ledger::SkillLevel::kNovice});
  const auto ann = models.standing(kAnn);
  CHECK(ann.skill == ledger::SkillLevel::kNovice);
  CHECK(ann.quiz.value().answers == ledger::QuizAnswers{0, 4, 2, 0, 3});
}

TEST_CASE("a win rate is rounded half up to a tenth of a percent") {
  CHECK(win_rate_tenths(0, 0) == 0);
  CHECK(win_rate_tenths(1, 0) == 1'000);
  CHECK(win_rate_tenths(0, 3) == 0);
  CHECK(win_rate_tenths(1, 2) == 333);
  CHECK(win_rate_tenths(2, 1) == 667);
  CHECK(win_rate_tenths(1, 15) == 63);  // 6.25 percent
}

}  // namespace
}  // namespace chalkline::projections
