#include "http/api/shared/learner/own_bets.hpp"

#include <doctest/doctest.h>

#include <vector>

#include "http/api/shared/learner/cut.hpp"
#include "tests/projections/fixture.hpp"

namespace chalkline::http {
namespace {

using insight::BetEnd;
using ledger::Market;
using ledger::Side;
using projections::test::Fixture;
using projections::test::kReplayed;
using projections::test::LogBuilder;
using projections::test::time;

constexpr auto kLakersGame = projections::test::kLakers;
constexpr auto kBettor = projections::test::kAnn;
constexpr auto kNoSeason = [](ledger::GameId, ledger::Market) { return false; };

OwnBets bets_of(Fixture& models, ledger::Position as_of = 0,
                const HasOnePrice& has_one_price = kNoSeason) {
  const auto history = models.ask<projections::HistoryQuery>().of(kBettor);
  return own_bets(history, as_of == 0 ? history.position : as_of, has_one_price);
}

ledger::Position close(LogBuilder& log, ledger::GameId game, ledger::HalfPoints spread = -7) {
  return log.happens(ledger::LineClosed{
      game,
      time("2026-11-22T17:59:00Z"),
      {.moneyline = {{0, -150, 130}}, .spread = {{spread, -110, -110}}, .total = {}}});
}

TEST_CASE("a bet has the purse before and after it, whatever was open") {
  Fixture models;
  auto& log = models.log_builder;
  log.join(kBettor);
  const auto first = log.bet(kBettor, 100);
  log.bet(kBettor, 60);
  log.settle(first, ledger::BetOutcome::kWon);
  log.happens(ledger::CoinsGranted{kBettor, 500, ledger::GrantReason::kMonthlyBonus});
  log.bet(kBettor, 30);
  const auto own = bets_of(models);
  REQUIRE(own.bets.size() == 3);
  CHECK(own.bets[0].bet.bankroll == 1'000);
  CHECK(own.bets[0].bet.held_after == 100);
  CHECK(own.bets[0].bet.end == BetEnd::kWon);
  CHECK(own.bets[0].bet.equity_before == 1'000);
  CHECK(own.bets[1].bet.bankroll == 1'000);
  CHECK(own.bets[1].bet.held_after == 160);
  CHECK(own.bets[1].bet.end == BetEnd::kOpen);
  CHECK(own.bets[2].bet.bankroll == 1'591);
  CHECK(own.bets[2].bet.held_after == 90);
}

TEST_CASE("a bet is followed by a look back at any bet before the next one") {
  Fixture models;
  auto& log = models.log_builder;
  log.join(kBettor);
  const auto first = log.bet(kBettor, 10);
  log.bet(kBettor, 10);
  const auto look_back = log.happens(ledger::BetReviewed{kBettor, first, 20'000});
  log.bet(kBettor, 10);
  const auto followed = [&](ledger::Position as_of) {
    std::vector<bool> all;
    for (const auto& own : bets_of(models, as_of).bets) all.push_back(own.bet.is_followed);
    return all;
  };
  CHECK(followed(0) == std::vector<bool>{false, true, false});
  CHECK(followed(look_back - 1) == std::vector<bool>{false, false});
}

TEST_CASE("before a correction a bet stands as it was first settled") {
  Fixture models;
  auto& log = models.log_builder;
  log.join(kBettor);
  const auto bet = log.bet(kBettor, 100);
  const auto placed = log.log.position();
  const auto wrong = log.settle(bet, ledger::BetOutcome::kWon);
  log.reverse(bet);
  const auto reversed = log.log.position();
  const auto right = log.settle(bet, ledger::BetOutcome::kLost);
  const auto next = log.bet(kBettor, 10);
  const auto at = [&](ledger::Position as_of) { return bets_of(models, as_of).bets.front().bet; };
  CHECK(at(placed).end == BetEnd::kOpen);
  CHECK(at(wrong).end == BetEnd::kWon);
  CHECK(at(wrong).credit == 191);
  CHECK(at(reversed).end == BetEnd::kOpen);
  CHECK(at(right).end == BetEnd::kLost);
  CHECK(at(right).settled_by == right);
  CHECK(at(right).equity_before == 1'000);
  CHECK(bets_of(models, right).bets.size() == 1);
  CHECK(bets_of(models, next).bets.back().bet.bankroll == 900);
}

TEST_CASE(
    "a close counts at its own line, is estimated at a moved one, and is none where none is") {
  Fixture models;
  auto& log = models.log_builder;
  log.join(kBettor);
  log.bet(kBettor, 10, {.market = Market::kSpread, .line = -7});
  log.bet(kBettor, 10, {.market = Market::kSpread, .line = -5});
  log.bet(kBettor, 10, {.market = Market::kTotal, .side = Side::kOver, .line = 440});
  ledger::BetPlaced live;
  live.account = kBettor;
  live.stake = 10;
  live.legs = {log.leg({})};
  live.legs.front().live = true;
  log.place(live);
  const auto open = bets_of(models);
  CHECK_FALSE(open.bets[0].bet.legs.front().closing);
  CHECK(open.bets[0].bet.legs.front().may_close);
  const auto closed = close(log, kLakersGame);
  const auto own = bets_of(models);
  const auto close_of = [&](std::size_t nth) { return own.bets[nth].bet.legs.front().closing; };
  CHECK(close_of(0)->chance == doctest::Approx(0.5));
  CHECK_FALSE(close_of(0)->is_estimated);
  CHECK(close_of(1)->chance > 0.52);  // a point less to give, of a spread of 12.8
  CHECK(close_of(1)->is_estimated);
  CHECK_FALSE(close_of(2));
  CHECK_FALSE(own.bets[2].bet.legs.front().may_close);
  CHECK_FALSE(close_of(3));
  CHECK_FALSE(own.bets[3].bet.legs.front().may_close);
  CHECK(bets_of(models, closed - 1).bets[0].bet.legs.front().may_close);
}

TEST_CASE("a cancelled game has no close, and a season of one price has none either") {
  Fixture models;
  auto& log = models.log_builder;
  log.join(kBettor);
  log.schedule_replayed();
  log.bet(kBettor, 10);
  log.bet(kBettor, 10, {.game = kReplayed});
  close(log, kLakersGame);
  close(log, kReplayed);
  const auto cancelled = log.happens(ledger::GameCancelled{kLakersGame});
  CHECK(bets_of(models, cancelled - 1).bets[0].bet.legs.front().closing);
  CHECK_FALSE(bets_of(models).bets[0].bet.legs.front().closing);
  CHECK(bets_of(models).bets[1].bet.legs.front().closing);
  const auto one_price = [](ledger::GameId game, Market market) {
    return game == kReplayed && market == Market::kMoneyline;
  };
  CHECK_FALSE(bets_of(models, 0, one_price).bets[1].bet.legs.front().closing);
}

TEST_CASE("a leg counts as pushed from the result that pushed it to the one that corrected it") {
  Fixture models;
  auto& log = models.log_builder;
  log.join(kBettor);
  ledger::BetPlaced parlay;
  parlay.account = kBettor;
  parlay.stake = 10;
  parlay.profit = 26;
  parlay.legs = {log.leg({.market = Market::kSpread, .line = -8}),
                 log.leg({.game = projections::test::kBears})};
  const auto placed = log.place(parlay);
  const auto pushed = log.happens(ledger::ResultRecorded{kLakersGame, {104, 100}});
  const auto corrected = log.happens(ledger::ResultRecorded{kLakersGame, {105, 100}});
  const auto pushed_again = log.happens(ledger::ResultRecorded{kLakersGame, {104, 100}});
  const auto is_pushed = [&](ledger::Position as_of) {
    return bets_of(models, as_of).bets.front().bet.legs.front().is_pushed;
  };
  CHECK_FALSE(is_pushed(placed));
  CHECK(is_pushed(pushed));
  CHECK_FALSE(is_pushed(corrected));
  CHECK(is_pushed(pushed_again));
}

TEST_CASE("resets begin runs, and coins after an empty purse are counted") {
  Fixture models;
  auto& log = models.log_builder;
  log.at("2026-11-18T12:00:00Z").join(kBettor);
  log.settle(log.bet(kBettor, 950), ledger::BetOutcome::kLost);
  log.at("2026-11-18T20:00:00Z");
  const auto reset =
      log.happens(ledger::CoinsGranted{kBettor, 950, ledger::GrantReason::kBankrollReset});
  CHECK(bets_of(models).resets == std::vector{reset});
  CHECK(bets_of(models).refills == 1);
  CHECK(bets_of(models, reset - 1).resets.empty());
  log.at("2026-11-25T20:00:00Z");
  log.happens(ledger::CoinsGranted{kBettor, 4'000, ledger::GrantReason::kTierUpgrade});
  CHECK(bets_of(models).refills == 1);  // with 1,000 at hand
}

TEST_CASE("a cut chooses by sport, kind, price, time and the time machine") {
  OwnBet bet;
  bet.kind = ledger::BetKind::kSpread;
  bet.odds = -110;
  bet.sport = ledger::Sport::kNba;
  bet.bet.placed_at = time("2026-11-20T12:00:00Z");
  CHECK(passes(bet, {}));
  CHECK(passes(bet, {.sport = ledger::Sport::kNba, .market = ledger::BetKind::kSpread}));
  CHECK_FALSE(passes(bet, {.sport = ledger::Sport::kNhl}));
  CHECK_FALSE(passes(bet, {.market = ledger::BetKind::kParlay}));
  CHECK(passes(bet, {.price = PriceBand::kTo110}));
  CHECK_FALSE(passes(bet, {.price = PriceBand::kToPlus120}));
  CHECK(passes(bet, {.from = bet.bet.placed_at}));
  CHECK_FALSE(passes(bet, {.to = bet.bet.placed_at}));
  CHECK_FALSE(passes(bet, {.season = true}));
  bet.is_replayed = true;
  CHECK(passes(bet, {.season = true}));
  CHECK_FALSE(passes(bet, {}));
}

TEST_CASE("price bands are fixed, and every choice widens the intervals") {
  CHECK(band_of(-100'000) == PriceBand::kTo200);
  CHECK(band_of(-200) == PriceBand::kTo200);
  CHECK(band_of(-199) == PriceBand::kTo110);
  CHECK(band_of(-110) == PriceBand::kTo110);
  CHECK(band_of(-109) == PriceBand::kToPlus120);
  CHECK(band_of(120) == PriceBand::kToPlus120);
  CHECK(band_of(121) == PriceBand::kToPlus250);
  CHECK(band_of(250) == PriceBand::kToPlus250);
  CHECK(band_of(251) == PriceBand::kLonger);
  CHECK(cells_of({}) == 1);
  CHECK(cells_of({.season = true}) == 1);  // a population of its own
  CHECK(cells_of({.sport = ledger::Sport::kNba}) == 4);
  CHECK(cells_of({.market = ledger::BetKind::kProp, .price = PriceBand::kLonger}) == 30);
  CHECK(cells_of({.from = time("2026-11-20T12:00:00Z")}) == 12);
  CHECK(view_of({}).is_judged);
  CHECK_FALSE(view_of({.season = true}).is_judged);  // their results can be looked up
  CHECK(view_of({.season = true}).z == view_of({}).z);
  const auto cut = view_of({.sport = ledger::Sport::kNba});
  CHECK_FALSE(cut.is_judged);
  CHECK(cut.z == doctest::Approx(2.4977).epsilon(1e-4));  // of 1 - 0.05 / 4
}

}  // namespace
}  // namespace chalkline::http
