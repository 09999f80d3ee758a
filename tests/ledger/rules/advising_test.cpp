#include "ledger/rules/advising.hpp"

#include <doctest/doctest.h>

#include "tests/ledger/spec.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

const Pick kHomeWins = moneyline(kBears, Side::kHome);

AdviceGiven given_advice(const GiveAdvice& command, Lead lead, AdvisedStakes stakes) {
  return {command.account,   command.game, command.market, command.side,           command.line,
          command.quoted_at, lead,         command.inputs, decide(command.inputs), stakes};
}

TEST_CASE("advice is recorded with what it was decided from") {
  auto alice = alice_with(1'000);
  const auto command = advice(kAlice, kHomeWins);
  REQUIRE(decide(command.inputs).pass == Pass::kNone);
  alice.when(command).then({given_advice(command, Lead::kLate, {48, 24})});
  auto early = command;
  early.quoted_at = kTipOff - kEarlyFrom;
  alice.when(early).then({given_advice(early, Lead::kEarly, {48, 24})});
}

TEST_CASE("a stake is advised of all coins, those on open bets among them") {
  auto alice = given(
      {AccountOpened{kAlice}, CoinsGranted{kAlice, 999, GrantReason::kSignUp}, scheduled(kBears),
       scheduled(kLakers),
       BetPlaced{
           kAlice, 400, 364, 599, {}, {leg(moneyline(kLakers, Side::kHome))}, {}, {}, 1, {}}});
  const auto command = advice(kAlice, kHomeWins);
  alice.when(command).then({given_advice(command, Lead::kLate, {48, 24})});
}

TEST_CASE("advice on nothing that could be bet on is refused, the first reason first") {
  auto alice = alice_with(1'000);
  const auto good = advice(kAlice, kHomeWins);
  const auto changed = [&](auto change) {
    auto command = good;
    change(command);
    return command;
  };
  using enum Rejection;
  const auto refused = [&](Rejection why, auto change, Timestamp now = kNoon) {
    CAPTURE(sentence(why));
    alice.when(changed(change), now).then(why);
  };
  refused(kUnknownAccount, [](auto& c) { c.account = kStranger; });
  refused(kLegsInvalid, [](auto& c) { c.side = Side::kOver; });
  refused(kLegsInvalid, [](auto& c) { c.line = 3; });
  refused(kLegsInvalid, [](auto& c) {
    c.market = Market::kProp;
    c.side = Side::kOver;
  });
  refused(kOddsOutOfRange, [](auto& c) { c.inputs.odds = 99; });
  refused(kOddsOutOfRange, [](auto& c) { c.inputs.other_odds = 0; });
  refused(kAdviceInvalid, [](auto& c) { c.inputs.rated = kMillion + 1; });
  refused(kAdviceInvalid, [](auto& c) { c.inputs.model = kAdviceModel + 1; });
  refused(kUnknownGame, [](auto& c) { c.game = kNowhere; });
  refused(kQuoteExpired, [](auto& c) { c.quoted_at = kNoon + 1h; });
  refused(kBettingClosed, [](auto&) {}, kTipOff);  // it has started
  alice.happened(ResultRecorded{kBears, {1, 0}}, kTipOff + 3h);
  refused(kBettingClosed, [](auto&) {}, kTipOff + 4h);  // it is over
  alice.happened(AccountClosed{kAlice}, kTipOff + 5h);
  refused(kAccountClosed, [](auto&) {});
}

TEST_CASE("advice moves no coins and changes nothing of the account but its stream") {
  auto alice = alice_with(1'000);
  const auto before = alice.account(kAlice);
  alice.happened(given_advice(advice(kAlice, kHomeWins), Lead::kLate, {48, 24}), kNoon);
  auto after = alice.account(kAlice);
  CHECK(after.last_event > before.last_event);
  after.last_event = before.last_event;
  CHECK(after == before);
}

}  // namespace
}  // namespace chalkline::ledger
