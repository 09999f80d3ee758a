#include <doctest/doctest.h>

#include "tests/ledger/answers.hpp"
#include "tests/ledger/faulty_files.hpp"
#include "tests/ledger/harness.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

const PlaceSlip kFirst = asked(bet(kAlice, 300, kPick, key(1)));

void set_up(LedgerHarness& ledger) {
  ledger.accept(OpenAccount{kAlice});
  ledger.accept(OpenAccount{kBob});
  ledger.accept(ScheduleGame{scheduled(kBears)});
  ledger.accept(ScheduleGame{scheduled(kLakers)});
}

void check_first_answer(const CommandResult& again, const CommandResult& first) {
  CHECK(again.first == first.first);
  CHECK(again.balance == first.balance);
  CHECK(again.time == first.time);
  CHECK(again.replayed);
}

TEST_CASE("a key used again gets the first answer and writes nothing") {
  LedgerHarness ledger;
  set_up(ledger);
  const auto first = ledger.accept(kFirst);
  CHECK(first.time == kNoon);
  ledger.clock.advance(1h);
  ledger.accept(bet(kAlice, 50, kPick));  // the balance has moved on
  const auto end = ledger.log().position();

  check_first_answer(ledger.accept(kFirst), first);
  CHECK(ledger.log().position() == end);
  SUBCASE("after a restart") { ledger.reopen(); }
  SUBCASE("after a crash") { ledger.crash(); }
  SUBCASE("after the game has closed") { ledger.clock.set(kTipOff); }
  SUBCASE("after the game has ended") {
    ledger.finish(kBears, {1, 0});
    ledger.settle();
  }
  const auto before = ledger.log().position();
  check_first_answer(ledger.accept(kFirst), first);
  CHECK(ledger.log().position() == before);
}

TEST_CASE("a key used twice within one group is one bet") {
  FaultyFiles files;
  LedgerHarness ledger{files.env()};
  set_up(ledger);
  Answers answers;
  files.hold_syncs();
  REQUIRE(ledger.engine().submit(OpenAccount{AccountId{5'000}}, answers, 0));
  files.wait_until_held();
  auto other_stake = kFirst;
  other_stake.bets.front().stake = 301;
  REQUIRE(ledger.engine().submit(kFirst, answers, 1));
  REQUIRE(ledger.engine().submit(bet(kAlice, 50, kPick), answers, 2));
  REQUIRE(ledger.engine().submit(kFirst, answers, 3));
  REQUIRE(ledger.engine().submit(asked(other_stake), answers, 4));
  files.release_syncs();

  const auto outcomes = answers.wait_for(5);
  CHECK(answers.deliveries() == std::vector<std::size_t>{1, 4});
  CHECK(!outcomes.at(1)->replayed);
  CHECK(outcomes.at(2)->balance == 650);
  check_first_answer(*outcomes.at(3), *outcomes.at(1));
  CHECK(outcomes.at(4).error() == Rejection::kKeyReused);
  CHECK(ledger.account(kAlice).open_bets == 2);
}

TEST_CASE("a key used for another bet is refused, before everything else") {
  LedgerHarness ledger;
  set_up(ledger);
  ledger.accept(kFirst);
  const auto end = ledger.log().position();
  SUBCASE("at once") {}
  SUBCASE("after a restart") { ledger.reopen(); }

  const auto refused = [&](auto change) {
    auto other = kFirst;
    change(other.bets.front());
    CHECK(ledger.execute(asked(other)).error() == Rejection::kKeyReused);
  };
  refused([](auto& other) { other.stake = 301; });
  refused([](auto& other) { other.stake = -1; });
  refused([](auto& other) { other.stated_chance = 60; });
  refused([](auto& other) { other.picks.clear(); });
  refused([](auto& other) { other.picks.push_back(other.picks.front()); });
  refused([](auto& other) { other.picks.front().game = kLakers; });
  refused([](auto& other) { other.picks.front().side = Side::kAway; });
  refused([](auto& other) { other.picks.front().odds = 151; });
  refused([](auto& other) { other.picks.front() = spread(kBears, Side::kHome, 0, 150); });
  refused([](auto& other) { other.picks.front().line = 1; });  // which would be refused anyway
  CHECK(ledger.log().position() == end);
}

TEST_CASE("a slip sent again gets its first answer, with all its bets") {
  LedgerHarness ledger;
  set_up(ledger);
  auto prop = total(kBears, Side::kOver, 49);
  prop.market = Market::kProp;
  prop.prop = PropSubject{"nba-1", "LeBron Sample", PropType::kPoints};
  prop.quoted_at = kNoon;
  const auto slip =
      asked({kAlice,
             key(9),
             {SlipBet{100, {kPick}}, SlipBet{50, {kPick, moneyline(kLakers, Side::kAway)}},
              SlipBet{25,
                      {moneyline(kLakers, Side::kHome)},
                      {},
                      Condition{ConditionType::kIfLose, Side::kAway}},
              SlipBet{10, {prop}}}});
  const auto first = ledger.accept(slip);
  REQUIRE(first.bets.size() == 4);
  CHECK(first.first == first.bets.front());
  CHECK(first.balance == 815);
  CHECK(first.xp == 40);
  for (std::size_t i = 0; i < 4; ++i) {
    const auto placed = std::get<BetPlaced>(ledger.record(first.bets[i]).event);
    CHECK(placed.slip == 4 - i);
    CHECK(placed.stake == slip.bets[i].stake);
  }
  ledger.accept(bet(kAlice, 50, kPick));
  SUBCASE("at once") {}
  SUBCASE("after a restart") { ledger.reopen(); }
  SUBCASE("after the quotes have expired and a game has closed") { ledger.clock.set(kTipOff); }
  const auto end = ledger.log().position();
  const auto again = ledger.accept(slip);
  check_first_answer(again, first);
  CHECK(again.bets == first.bets);

  const auto refused = [&](auto change) {
    auto other = slip;
    change(other.bets);
    CHECK(ledger.execute(asked(other)).error() == Rejection::kKeyReused);
  };
  refused([](auto& bets) { bets.pop_back(); });
  refused([](auto& bets) { bets.push_back(bets.back()); });
  refused([](auto& bets) { bets.clear(); });
  refused([](auto& bets) { std::swap(bets[0], bets[1]); });
  refused([](auto& bets) { bets[1].picks.pop_back(); });
  refused([](auto& bets) { bets[2].condition.reset(); });
  refused([](auto& bets) { bets[2].condition->team = Side::kHome; });
  refused([](auto& bets) { bets[3].picks[0].prop->player = "nba-2"; });
  refused([](auto& bets) { bets[3].picks[0].prop->type = PropType::kMinutes; });
  refused([](auto& bets) { bets[3].picks[0].live = true; });
  CHECK(ledger.log().position() == end);
}

// It was looked up in what was durable: while the original was being synced, a retry whose price
// had moved was refused, and the client placed the bet once more under another key.
TEST_CASE("a key is found in the writer's order, while its bet is on its way") {
  FaultyFiles files;
  LedgerHarness ledger{files.env()};
  set_up(ledger);
  Answers answers;
  files.hold_syncs();
  REQUIRE(ledger.engine().submit(OpenAccount{AccountId{5'000}}, answers, 0));
  files.wait_until_held();
  const auto find = [](std::uint64_t number, const PlaceSlip& slip, AccountId account = kAlice) {
    return FindKey{account, key(number), slip.request};
  };
  const auto other = asked(bet(kAlice, 301, kPick));
  REQUIRE(ledger.engine().submit(find(1, kFirst), answers, 1));
  REQUIRE(ledger.engine().submit(kFirst, answers, 2));
  REQUIRE(ledger.engine().submit(find(1, kFirst), answers, 3));
  REQUIRE(ledger.engine().submit(find(1, other), answers, 4));
  REQUIRE(ledger.engine().submit(find(2, kFirst), answers, 5));
  REQUIRE(ledger.engine().submit(find(1, kFirst, kBob), answers, 6));
  files.release_syncs();

  auto outcomes = answers.wait_for(7);
  for (int start = 0; start < 2; ++start) {
    REQUIRE(outcomes.at(3));
    check_first_answer(*outcomes.at(3), *outcomes.at(2));
    CHECK(outcomes.at(3)->position == outcomes.at(2)->position);
    CHECK(outcomes.at(3)->bets == outcomes.at(2)->bets);
    CHECK(outcomes.at(4).error() == Rejection::kKeyReused);
    CHECK(outcomes.at(5).error() == Rejection::kUnknownBet);
    CHECK(outcomes.at(6).error() == Rejection::kUnknownBet);
    ledger.reopen();
    outcomes.at(3) = ledger.execute(find(1, kFirst));
    outcomes.at(4) = ledger.execute(find(1, other));
    outcomes.at(5) = ledger.execute(find(2, kFirst));
  }
  CHECK(outcomes.at(1).error() == Rejection::kUnknownBet);  // it came before the bet
  CHECK(ledger.account(kAlice).open_bets == 1);
}

TEST_CASE("a bet that was stored without a digest is the first answer to any request") {
  LedgerHarness ledger;
  set_up(ledger);
  const auto first = ledger.accept(bet(kAlice, 300, kPick, key(1)));
  check_first_answer(ledger.accept(kFirst), first);
  check_first_answer(ledger.accept(asked(bet(kAlice, 301, kPick, key(1)))), first);
}

TEST_CASE("a slip that has waited too long is refused, unless it was placed before") {
  LedgerHarness ledger;
  set_up(ledger);
  auto slip = kFirst;
  slip.decide_by = kNoon;
  const auto first = ledger.accept(slip);
  ledger.clock.advance(1us);
  check_first_answer(ledger.accept(slip), first);
  slip.key = key(2);
  CHECK(ledger.execute(slip).error() == Rejection::kQuoteExpired);
}

TEST_CASE("a slip of which one bet is refused leaves nothing, and its key is free") {
  LedgerHarness ledger;
  set_up(ledger);
  const auto end = ledger.log().position();
  PlaceSlip slip{kAlice, key(9), {SlipBet{600, {kPick}}, SlipBet{401, {kPick}}}};
  CHECK(ledger.execute(slip).error() == Rejection::kInsufficientBalance);
  CHECK(ledger.log().position() == end);
  slip.bets[1].stake = 400;
  CHECK(!ledger.accept(slip).replayed);
  CHECK(ledger.balance(kAlice) == 0);
}

TEST_CASE("the same key of another player is another key") {
  LedgerHarness ledger;
  set_up(ledger);
  ledger.accept(kFirst);
  const auto of_bob = ledger.accept(bet(kBob, 10, kPick, key(1)));
  CHECK(!of_bob.replayed);
  CHECK(of_bob.balance == 990);
}

TEST_CASE("the key of a refused bet is free") {
  LedgerHarness ledger;
  set_up(ledger);
  auto too_much = kFirst;
  too_much.bets.front().stake = 1'001;
  CHECK(ledger.execute(too_much).error() == Rejection::kInsufficientBalance);
  CHECK(!ledger.accept(kFirst).replayed);
}

TEST_CASE("bets without a key are never taken for one another") {
  LedgerHarness ledger;
  set_up(ledger);
  const auto first = ledger.accept(bet(kAlice, 10, kPick));
  const auto second = ledger.accept(bet(kAlice, 10, kPick));
  CHECK(second.first != first.first);
  CHECK(second.balance == 980);
}

}  // namespace
}  // namespace chalkline::ledger
