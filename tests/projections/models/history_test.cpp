#include "projections/models/history.hpp"

#include <doctest/doctest.h>

#include "ledger/rules/settlement.hpp"
#include "tests/projections/fixture.hpp"

namespace chalkline::projections {
namespace {

using namespace test;
using ledger::Market;
using ledger::Side;

AccountHistory history_of(Fixture& models, ledger::AccountId account = kAnn) {
  return models.ask<HistoryQuery>().of(account);
}

ledger::Position close(LogBuilder& log, ledger::GameId game) {
  return log.happens(ledger::LineClosed{
      game,
      time("2026-11-22T17:59:00Z"),
      {.moneyline = {{0, -150, 130}}, .spread = {{-9, -105, -115}}, .total = {}}});
}

TEST_CASE("a history has an account's bets and grants by position, and nobody else's") {
  Fixture models;
  auto& log = models.log_builder;
  log.join(kAnn);
  log.join(kBen);
  const auto first = log.bet(kAnn, 100, {.market = Market::kSpread, .line = -7});
  log.bet(kBen, 50);
  const auto second = log.bet(kAnn, 20, {.game = kBears, .side = Side::kAway, .odds = 130});
  const auto closed = close(log, kLakers);
  const auto settled = log.at("2026-11-23T08:00:00Z").settle(first, BetOutcome::kWon);

  const auto history = history_of(models);
  CHECK(history.position == settled);
  REQUIRE(history.grants.size() == 1);
  CHECK(history.grants.front().amount == 1'000);
  CHECK(history.grants.front().reason == ledger::GrantReason::kSignUp);
  REQUIRE(history.bets.size() == 2);
  const auto& bet = history.bets.front();
  CHECK(bet.id == first);
  CHECK(bet.type == BetType::kSpread);
  CHECK_FALSE(bet.is_conditional);
  CHECK(bet.stake == 100);
  REQUIRE(bet.settlements.size() == 1);
  CHECK(bet.settlements.front().position == settled);
  CHECK(bet.settlements.front().time == time("2026-11-23T08:00:00Z"));
  CHECK(bet.settlements.front().status == BetStatus::kWon);
  CHECK(bet.settlements.front().credit == 191);
  CHECK(bet.settlements.front().decided_on == kLakers);
  CHECK(bet.settlements.front().taken_back_by == 0);
  const auto& leg = bet.legs.front();
  CHECK(leg.sport == ledger::Sport::kNba);
  CHECK(leg.line == -7);
  CHECK(leg.other_odds == -110);
  CHECK(leg.closing == ledger::SideQuote{-9, -105, -115});
  CHECK(leg.closed_by == closed);
  CHECK(leg.cancelled_by == 0);
  const auto& open = history.bets.back();
  CHECK(open.id == second);
  CHECK(open.settlements.empty());
  CHECK(open.legs.front().other_odds == 130);
  CHECK(open.legs.front().closed_by == 0);
  CHECK_FALSE(open.legs.front().closing);
}

TEST_CASE("the closing quote of a leg is that of its own side and market") {
  Fixture models;
  auto& log = models.log_builder;
  log.join(kAnn);
  log.bet(kAnn, 10, {.market = Market::kSpread, .side = Side::kAway, .line = 7});
  log.bet(kAnn, 10, {.side = Side::kAway});
  log.bet(kAnn, 10, {.market = Market::kTotal, .side = Side::kOver, .line = 440});
  close(log, kLakers);
  const auto bets = history_of(models).bets;
  CHECK(bets[0].legs.front().closing == ledger::SideQuote{9, -115, -105});
  CHECK(bets[1].legs.front().closing == ledger::SideQuote{0, 130, -150});
  CHECK_FALSE(bets[2].legs.front().closing);  // no total was quoted
}

TEST_CASE("a parlay has each of its legs, and the game that decided it") {
  Fixture models;
  auto& log = models.log_builder;
  log.join(kAnn);
  ledger::BetPlaced parlay;
  parlay.account = kAnn;
  parlay.stake = 10;
  parlay.profit = 26;
  parlay.stated_chance = 30;
  parlay.legs = {log.leg({}), log.leg({.game = kBears, .odds = 150})};
  const auto id = log.place(parlay);
  log.happens(ledger::ResultRecorded{kBears, {3, 7}});
  log.happens(ledger::BetSettled{kAnn, id, kBears, BetOutcome::kLost, 10, 0});
  const auto bet = history_of(models).bets.front();
  CHECK(bet.type == BetType::kParlay);
  CHECK(bet.stated_chance == 30);
  CHECK(bet.settlements.front().decided_on == kBears);
  REQUIRE(bet.legs.size() == 2);
  CHECK(bet.legs[0].ends.empty());
  REQUIRE(bet.legs[1].ends.size() == 1);
  CHECK(bet.legs[1].ends.front().status == BetStatus::kLost);
  CHECK(bet.legs[1].sport == ledger::Sport::kNfl);
  CHECK(bet.legs[1].odds == 150);
  CHECK(bet.legs[1].other_odds == 150);
}

TEST_CASE("a prop has no close, and a bet with a condition says so at its boosted odds") {
  Fixture models;
  auto& log = models.log_builder;
  log.join(kAnn);
  ledger::BetPlaced prop;
  prop.account = kAnn;
  prop.stake = 10;
  prop.profit = 9;
  prop.legs = {log.leg({.market = Market::kProp, .side = Side::kOver, .line = 41})};
  prop.legs.front().prop = {"p1", "Some Player", ledger::PropType::kPoints};
  log.place(prop);
  ledger::BetPlaced conditional;
  conditional.account = kAnn;
  conditional.stake = 10;
  conditional.profit = 9;
  conditional.legs = {log.leg({})};
  conditional.condition = {ledger::ConditionType::kIfLose, Side::kAway, 0, {}, 0};
  log.place(conditional);
  close(log, kLakers);
  const auto bets = history_of(models).bets;
  REQUIRE(bets.size() == 2);
  CHECK(bets[0].type == BetType::kProp);
  REQUIRE(bets[0].legs.size() == 1);
  CHECK(bets[0].legs.front().market == Market::kProp);
  CHECK_FALSE(bets[0].legs.front().closing);
  CHECK(bets[1].is_conditional);
  CHECK(bets[1].odds == ledger::odds_of(conditional));
}

TEST_CASE("a settlement that was taken back stays in the history, with its end") {
  Fixture models;
  auto& log = models.log_builder;
  log.join(kAnn);
  const auto bet = log.bet(kAnn, 100);
  const auto other = log.bet(kAnn, 100);
  const auto wrong = log.settle(bet, BetOutcome::kWon);
  log.reverse(bet);
  const auto reversed = log.log.position();
  CHECK(history_of(models).bets.front().settlements.size() == 1);
  const auto right = log.settle(bet, BetOutcome::kLost);
  const auto bets = history_of(models).bets;
  REQUIRE(bets.size() == 2);
  const auto& settlements = bets.front().settlements;
  REQUIRE(settlements.size() == 2);
  CHECK(settlements[0].position == wrong);
  CHECK(settlements[0].status == BetStatus::kWon);
  CHECK(settlements[0].credit == 191);
  CHECK(settlements[0].taken_back_by == reversed);
  CHECK(settlements[1].position == right);
  CHECK(settlements[1].status == BetStatus::kLost);
  CHECK(settlements[1].taken_back_by == 0);
  CHECK(bets.back().id == other);
  CHECK(bets.back().settlements.empty());
}

TEST_CASE("an account without bets has a history of its grants") {
  Fixture models;
  models.log_builder.join(kAnn);
  CHECK(history_of(models).bets.empty());
  CHECK(history_of(models).grants.size() == 1);
  CHECK(history_of(models, kBen).grants.empty());
}

}  // namespace
}  // namespace chalkline::projections
