#include "ledger/state_version.hpp"

#include <doctest/doctest.h>

#include "ledger/audit_verify.hpp"
#include "tests/ledger/harness.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

void some_life(LedgerHarness& ledger) {
  ledger.accept(OpenAccount{kAlice});
  ledger.accept(OpenAccount{kBob});
  ledger.accept(ScheduleGame{scheduled(kBears)});
  ledger.accept(ScheduleGame{scheduled(kLakers)});
  ledger.accept(bet(kAlice, 100, moneyline(kBears, Side::kHome), key(1)));
  ledger.accept(PlaceSlip{kBob,
                          {},
                          {SlipBet{10,
                                   {moneyline(kBears, Side::kHome), total(kBears, Side::kOver, 9),
                                    moneyline(kLakers, Side::kHome)}}}});
  ledger.finish(kBears, {24, 17});
  ledger.settle();
}

// What another program may have left: accounts and games in a form that this one does not read.
void leave_old_state(LedgerHarness& ledger, const std::optional<std::string>& version) {
  auto& log = ledger.log();
  std::vector<StateChange> changes{{std::string{state_key::kVersion}, version}};
  for (const auto prefix : {state_key::kAccounts, state_key::kGames}) {
    log.scan_state(prefix, [&](std::string_view key, std::string_view value) {
      changes.push_back({std::string{key}, std::string{value.substr(0, value.size() / 2)}});
      return true;
    });
  }
  ledger.close_engine();
  auto head = log.head_at_open();
  head.position = log.position();
  log.append({head.position, {}, head, changes});
  ledger.close();
}

TEST_CASE("state that an older program kept is derived again at open") {
  for (const auto& version :
       {std::optional<std::string>{},
        std::optional{state_key::to_bytes(std::uint16_t{kStateVersion - 1})}}) {
    LedgerHarness ledger;
    some_life(ledger);
    const auto alice = ledger.account(kAlice);
    const auto bob = ledger.account(kBob);
    const auto bears = ledger.game(kBears);
    const auto lakers = ledger.game(kLakers);
    const auto end = ledger.log().position();
    leave_old_state(ledger, version);

    CHECK_THROWS_AS(open_rocks_log(ledger.directory(), OpenMode::kRead), LogFailure);
    ledger.open();
    CHECK(ledger.log().position() == end);
    CHECK(ledger.account(kAlice) == alice);
    CHECK(ledger.account(kBob) == bob);
    CHECK(ledger.game(kBears) == bears);
    CHECK(ledger.game(kLakers) == lakers);
    CHECK(verify(ledger.log(), [](Position, Position) {}).faults.empty());
    ledger.finish(kLakers, {1, 0});
    ledger.settle();
    CHECK(ledger.account(kBob).held == 0);
    ledger.close();
    CHECK_NOTHROW(open_rocks_log(ledger.directory(), OpenMode::kRead));
  }
}

TEST_CASE("state of this version is kept as it is") {
  LedgerHarness ledger;
  some_life(ledger);
  CHECK(has_current_state(ledger.log()));
  ledger.reopen();
  CHECK(verify(ledger.log(), [](Position, Position) {}).faults.empty());
}

template <class T>
std::string names_of(const T& value) {
  std::string names;
  for_each_field(value, [&](const char* name, const auto& member) {
    names += name;
    if constexpr (HasFields<std::remove_cvref_t<decltype(member)>>)
      names += '(' + names_of(member) + ')';
    names += ' ';
  });
  return names;
}

// A test that fails here asks for another kStateVersion, and then for the new names.
TEST_CASE("the fields of accounts and games are those of version 2") {
  static_assert(kStateVersion == 2);
  CHECK(names_of(GameState{}) ==
        "phase sport startsAt closing(moneyline spread total ) score(home away ) "
        "periods(firstQuarter halftime thirdQuarter fourthQuarter ) simulated players endedAt "
        "settled bets lastBet endEvent lastEvent ");
  CHECK(names_of(AccountState{}) ==
        "balance held openBets lastReset lastEvent progress(xpTotal day betAwards reviews hubXp ) "
        "quiz(completed ) membership(tier since bonuses ) limits(current(maxStake "
        "maxBetsPerDay maxLossPerWeek ) pending realityCheckMinutes coolOffUntil day bets week "
        "result ) achievements(badges(bits ) guides(bits ) views(bits ) pro wins smallStakes bets "
        "settled priced value ) closed ");
}

}  // namespace
}  // namespace chalkline::ledger
