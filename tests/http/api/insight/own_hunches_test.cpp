#include "http/api/insight/own_hunches.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/projections/fixture.hpp"

namespace chalkline::http {
namespace {

using insight::HunchVerdict;
using ledger::Market;
using projections::test::Fixture;
using projections::test::LogBuilder;
using projections::test::On;

constexpr auto kGuesser = projections::test::kAnn;
constexpr std::size_t kTakes = 30;

// A bettor with a game for each bet.
struct Hunches {
  Fixture models;
  LogBuilder& log = models.log_builder;
  std::uint64_t next = 100;

  Hunches() { log.join(kGuesser, 100'000); }

  ledger::Position state(const ledger::HunchFilter& filter) {
    return log.happens(ledger::HunchStated{kGuesser, filter, ledger::HunchDirection::kBetter,
                                           static_cast<std::uint16_t>(kTakes)});
  }
  // At a price that the close makes better by a little more or less.
  ledger::BetId bet(const On& on = {}) {
    const ledger::GameId game{next++};
    log.schedule(game, ledger::Sport::kNba, "Home" + std::to_string(next), "Away");
    auto placed = on;
    placed.game = game;
    const auto id = log.bet(kGuesser, 100, placed);
    const auto close = static_cast<ledger::AmericanOdds>(-130 - static_cast<int>(next % 3) * 5);
    log.happens(ledger::LineClosed{
        game,
        log.now(),
        {.moneyline = {{0, close, 110}}, .spread = {{-7, close, 110}}, .total = {}}});
    return id;
  }
  std::pair<ledger::BetId, ledger::Position> decided(const On& on = {}) {
    const auto id = bet(on);
    return {id,
            log.settle(id, next % 2 == 0 ? ledger::BetOutcome::kWon : ledger::BetOutcome::kLost)};
  }
  OwnHunch judged() {
    const auto stated = models.ask<projections::HunchQueries>().newest(kGuesser, 10);
    REQUIRE(stated.size() == 1);
    return own_hunches(models.ask<projections::HistoryQuery>().of(kGuesser), stated).front();
  }
};

TEST_CASE("bets that were placed before a hunch, or are of another kind, do not test it") {
  Hunches own;
  for (int i = 0; i < 3; ++i) own.decided();
  own.state({.kind = ledger::BetKind::kMoneyline});
  CHECK(own.judged().result.counted == 0);
  own.decided();
  own.decided({.market = Market::kSpread, .line = -7});
  own.bet();  // open still
  CHECK(own.judged().result.counted == 1);
  CHECK(own.judged().result.verdict == HunchVerdict::kTooFew);
}

TEST_CASE("a hunch that is judged stays so, whatever is bet or corrected afterwards") {
  Hunches own;
  own.state({.sport = ledger::Sport::kNba});
  std::vector<std::pair<ledger::BetId, ledger::Position>> bets;
  for (std::size_t i = 0; i < kTakes; ++i) {
    CHECK(own.judged().result.verdict == HunchVerdict::kTooFew);
    bets.push_back(own.decided());
  }
  const auto judged = own.judged().result;
  CHECK(judged.verdict == HunchVerdict::kHeld);
  CHECK(judged.reached_by == bets.back().second);
  for (int i = 0; i < 5; ++i) own.decided();
  own.log.reverse(bets.front().first);
  CHECK(own.judged().result.verdict == judged.verdict);
  CHECK(own.judged().result.figure.value == judged.figure.value);
  CHECK(own.judged().result.reached_by == judged.reached_by);
  own.log.settle(bets.front().first, ledger::BetOutcome::kVoid);
  CHECK(own.judged().result.figure.value == judged.figure.value);
}

TEST_CASE("a bet whose settlement was taken back does not count until it is settled again") {
  Hunches own;
  own.state({.sport = ledger::Sport::kNba});
  const auto [first, _] = own.decided();
  own.log.reverse(first);
  for (std::size_t i = 0; i + 1 < kTakes; ++i) own.decided();
  CHECK(own.judged().result.verdict == HunchVerdict::kTooFew);
  CHECK(own.judged().result.counted == kTakes - 1);
  const auto again = own.log.settle(first, ledger::BetOutcome::kLost);
  CHECK(own.judged().result.verdict == HunchVerdict::kHeld);
  CHECK(own.judged().result.reached_by == again);
}

TEST_CASE("a hunch that is given up counts no further, and one that was judged before is not") {
  Hunches own;
  const auto hunch = own.state({.sport = ledger::Sport::kNba});
  own.decided();
  own.log.happens(ledger::HunchClosed{kGuesser, hunch, false});
  for (std::size_t i = 0; i < kTakes; ++i) own.decided();
  CHECK(own.judged().is_given_up);
  CHECK(own.judged().result.counted == 1);
  Hunches other;
  const auto kept = other.state({.sport = ledger::Sport::kNba});
  for (std::size_t i = 0; i < kTakes; ++i) other.decided();
  other.log.happens(ledger::HunchClosed{kGuesser, kept, true});
  CHECK_FALSE(other.judged().is_given_up);
  CHECK(other.judged().result.verdict == HunchVerdict::kHeld);
}

TEST_CASE("kinds of bet without a close are judged by what came back") {
  using enum ledger::BetKind;
  CHECK(measure_of({}) == insight::HunchMeasure::kClosingLineValue);
  for (const auto kind : {kMoneyline, kSpread, kTotal})
    CHECK(measure_of({.kind = kind}) == insight::HunchMeasure::kClosingLineValue);
  for (const auto kind : {kProp, kParlay, kConditional})
    CHECK(measure_of({.kind = kind}) == insight::HunchMeasure::kReturn);
}

}  // namespace
}  // namespace chalkline::http
