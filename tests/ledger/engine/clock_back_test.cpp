#include <doctest/doctest.h>

#include "ledger/audit/replay.hpp"
#include "ledger/audit/verify.hpp"
#include "tests/ledger/forged_log.hpp"
#include "tests/ledger/harness.hpp"
#include "tests/ledger/spec.hpp"

// A wrong clock was ahead, and its operator sets it back (docs/decisions/0022-product-clock.md).
namespace chalkline::ledger {
namespace {

using namespace test;
using std::chrono::days;

constexpr auto kAhead = kNoon + days{400};

std::string answer(const LedgerState& state, Timestamp now, const LedgerSpan& span) {
  const auto decided = decide(state, SetClockBack{}, now, span);
  if (!decided) return std::string{sentence(decided.error())};
  return "back from " + std::to_string((std::get<ClockSet>(*decided).from - now) / 1min);
}

TEST_CASE("the clock goes back by more than a minute, and not beyond what was recorded by it") {
  const std::string not_ahead{sentence(Rejection::kClockNotAhead)};
  const std::string too_far{sentence(Rejection::kClockTooFarBack)};
  const LedgerSpan span{kNoon - 1h, kNoon};
  LedgerState state;
  CHECK(answer(state, kNoon + 1h, span) == not_ahead);
  CHECK(answer(state, kNoon - 1min, span) == not_ahead);
  CHECK(answer(state, kNoon - 1min - 1us, span) == "back from 1");
  CHECK(answer(state, kNoon - 1h, span) == "back from 60");
  CHECK(answer(state, kNoon - 1h - 1us, span) == too_far);
  evolve(state, ClockSet{kNoon}, 7, kNoon - 30min);
  CHECK(state.clock_set_to == kNoon - 30min);
  CHECK(state.last_event == 7);
  CHECK(answer(state, kNoon - 30min, span) == "back from 30");
  CHECK(answer(state, kNoon - 30min - 1us, span) == too_far);
}

TEST_CASE("of several steps back each counts for what is older than it") {
  LedgerState state;
  evolve(state, ClockSet{kAhead}, 10, kNoon);
  evolve(state, ClockSet{kNoon + 5h}, 20, kNoon + 1h);
  CHECK(state.steps == StepsBack{{10, kAhead}, {20, kNoon + 5h}});
  CHECK(furthest_since(9, state.steps, kNoon) == kAhead);
  CHECK(furthest_since(10, state.steps, kNoon) == kNoon + 5h);
  CHECK(furthest_since(20, state.steps, kNoon) == kNoon);
  CHECK(furthest_since(10, state.steps, kNoon + 6h) == kNoon + 6h);
  CHECK(key_time(state, kNoon) == kNoon + days{400} + 4h);
  // From further away: it says all that they said.
  evolve(state, ClockSet{kAhead + 1h}, 30, kNoon + 2h);
  CHECK(state.steps == StepsBack{{30, kAhead + 1h}});
}

TEST_CASE("steps beyond those that are told apart count as one from the furthest of their times") {
  LedgerState state;
  const auto step = [&](int number) {
    evolve(state, ClockSet{kAhead - number * 1h}, 10 + Position(number), kNoon + number * 1min);
  };
  for (int number = 0; number < int{kStepsBackMax} + 3; ++number) step(number);
  CHECK(state.steps.size() == kStepsBackMax);
  CHECK(state.steps.back() == StepBack{12 + kStepsBackMax, kAhead - int{kStepsBackMax - 1} * 1h});
}

TEST_CASE("a game that was listed before the step takes bets again once its time has come") {
  auto history = given({AccountOpened{kAlice}, CoinsGranted{kAlice, 1'000, GrantReason::kSignUp},
                        scheduled(kBears, kNoon + 9h), at(kNoon + 5h, ClockSet{kNoon + 5h}),
                        scheduled(kLakers, kNoon + 9h)});
  const auto on = [](GameId game) { return bet(kAlice, 10, moneyline(game, Side::kHome)); };
  history.when(on(kBears)).then(Rejection::kGameForeseen);
  history.when(on(kBears), kNoon + 5h - 1us).then(Rejection::kGameForeseen);
  CHECK(history.when(on(kBears), kNoon + 5h).accepted());
  CHECK(history.when(on(kLakers)).accepted());
  auto live = moneyline(kBears, Side::kHome);
  live.live = true;
  live.quoted_at = kNoon;
  history.when(bet(kAlice, 10, live)).then(Rejection::kGameForeseen);
}

TEST_CASE("a result that it was too late to correct stays as it is") {
  const RecordResult other{kBears, {3, 2}};
  auto history = given({scheduled(kBears, kNoon - 1h), ResultRecorded{kBears, {1, 0}, {}}});
  CHECK(history.when(other, kNoon + 1h).accepted());
  history.happened(ClockSet{kNoon + 72h}, kNoon + 1h);
  CHECK(history.when(other, kNoon + 1h).accepted());
  history.happened(ClockSet{kNoon + 72h + 1us}, kNoon + 1h);
  history.when(other, kNoon + 1h).then(Rejection::kCorrectionTooLate);
}

// A bet of noon and one of a wrong future, and the clock set back to an hour after noon.
struct SetBackLedger : LedgerHarness {
  BetId early{};
  BetId wrong{};

  SetBackLedger() {
    accept(OpenAccount{kAlice});
    accept(ScheduleGame{scheduled(kBears)});
    early = accept(bet(kAlice, 10, kPick, key(1))).first;
    reopen();  // with a checkpoint
    clock.set(kAhead);
    accept(ScheduleGame{scheduled(kLakers, kAhead + 2h)});
    wrong = place_wrong().first;
    reopen();
    clock.set(kNoon + 1h);
  }
  // On a game that is listed by the right clock.
  CommandResult place_new() {
    const auto fresh = game_of("fresh");
    static_cast<void>(execute(ScheduleGame{scheduled(fresh)}));
    return accept(bet(kAlice, 5, moneyline(fresh, Side::kHome), key(3)));
  }
  CommandResult place_wrong() {
    return accept(bet(kAlice, 20, moneyline(kLakers, Side::kHome), key(2)));
  }
  void check_audit() {
    close();
    {
      const CheckpointStore state{state_directory()};
      const auto read = open_rocks_log(directory(), OpenMode::kRead);
      const auto report = verify(*read, [](Position, Position) {}, {.state = &state});
      for (const auto& fault : report.faults) FAIL_CHECK(fault.position, ": ", fault.what);
    }
    open();
  }
};

TEST_CASE("without it the ledger goes on from its end, with it from the clock") {
  SetBackLedger ledger;
  CHECK(ledger.record(ledger.accept(ViewHub{kAlice, 5}).first).time == kAhead);
  const auto set = ledger.accept(SetClockBack{});
  const auto record = ledger.record(set.first);
  CHECK(record.time == kNoon + 1h);
  CHECK(record.event == Event{ClockSet{kAhead}});
  CHECK(stream_of(record.event) == Stream{StreamKind::kLedger, 0});
  CHECK(ledger.execute(SetClockBack{}).error() == Rejection::kClockNotAhead);
  ledger.clock.set(kNoon);
  // From now on time goes on from there.
  CHECK(ledger.record(ledger.accept(ViewHub{kAlice, 5}).first).time == kNoon + 1h);
  CHECK(ledger.execute(SetClockBack{}).error() == Rejection::kClockTooFarBack);
  CHECK(ledger.log().stored_head().time == kNoon + 1h);
  ledger.clock.set(kNoon + 90min);
  CHECK(ledger.place_new().time == kNoon + 90min);
  ledger.check_audit();
}

TEST_CASE("an empty ledger has no clock to set back") {
  LedgerHarness ledger;
  CHECK(ledger.execute(SetClockBack{}).error() == Rejection::kClockNotAhead);
}

TEST_CASE("the clock stays set back after a stop, a crash and a loss of the state") {
  SetBackLedger ledger;
  ledger.accept(SetClockBack{});
  const auto check = [&] {
    CHECK(ledger.ledger().clock_set_to == kNoon + 1h);
    CHECK(ledger.ledger().steps == StepsBack{{ledger.ledger().last_event, kAhead}});
    CHECK(ledger.accept(ViewHub{kAlice, 5}).time == kNoon + 1h);
    CHECK(ledger.execute(bet(kAlice, 10, moneyline(kLakers, Side::kHome))).error() ==
          Rejection::kGameForeseen);
  };
  SUBCASE("it goes on") {}
  SUBCASE("a stop") { ledger.reopen(); }
  SUBCASE("a crash") { ledger.crash(); }
  SUBCASE("the state is lost") {
    ledger.close();
    std::filesystem::remove_all(ledger.state_directory());
    ledger.open();
  }
  check();
  ledger.check_audit();
}

TEST_CASE("a key of the wrong future is known for its whole life, and new ones as well") {
  SetBackLedger ledger;
  ledger.accept(SetClockBack{});
  const auto again = [&] { return ledger.place_wrong(); };
  CHECK(again().replayed);
  const auto now = ledger.place_new().first;
  for (const auto later : {days{0}, days{10}, days{29}}) {
    CAPTURE(later.count());
    ledger.clock.set(kNoon + 1h + later);
    if (later != days{0}) ledger.accept(ViewHub{kAlice, 5});
    ledger.check_audit();
    CHECK(again().first == ledger.wrong);
    CHECK(ledger.place_new().first == now);
  }
  ledger.crash();
  CHECK(again().first == ledger.wrong);
  CHECK(ledger.place_new().first == now);
}

TEST_CASE("what was placed stays placed, and what is over stays over") {
  SetBackLedger ledger;
  ledger.finish(kBears, {24, 17});  // by the ledger's clock, which is far ahead
  ledger.settle();
  ledger.clock.set(kNoon + 1h);
  ledger.accept(SetClockBack{});
  CHECK(ledger.account(kAlice).held == 20);
  CHECK(ledger.execute(bet(kAlice, 5, kPick)).error() == Rejection::kGameForeseen);
  CHECK(ledger.settlement(ledger.early)->outcome == BetOutcome::kWon);
  // That end may be corrected until its own three days are over.
  ledger.clock.set(kTipOff);
  ledger.accept(RecordResult{kBears, {17, 24}});
  ledger.settle();
  CHECK(ledger.settlement(ledger.early)->outcome == BetOutcome::kLost);
  ledger.check_audit();
}

TEST_CASE("of a game that was over long before, the audit has forgotten the bets for good") {
  LedgerHarness ledger;
  ledger.accept(OpenAccount{kAlice});
  ledger.accept(ScheduleGame{scheduled(kBears)});
  ledger.accept(bet(kAlice, 10, kPick));
  ledger.finish(kBears, {24, 17});
  ledger.settle();
  ledger.clock.set(kAhead);
  ledger.accept(ViewHub{kAlice, 5});
  ledger.clock.set(kTipOff + 1h);
  ledger.accept(SetClockBack{});
  CHECK(ledger.execute(RecordResult{kBears, {17, 24}}).error() == Rejection::kCorrectionTooLate);
}

TEST_CASE("what players count by days and weeks counts anew, and promises stay") {
  SetBackLedger ledger;
  ledger.accept(UpgradeMembership{kAlice, Tier::kBasic});
  ledger.accept(ChangeLimits{kAlice, {100, 3, 50}, {}, 7});
  ledger.accept(ChangeLimits{kAlice, {200, 3, 50}, {}, {}});  // a day later
  ledger.accept(SetClockBack{});
  const auto limits = ledger.account(kAlice).limits;
  CHECK(limits.cool_off_until == kAhead + days{7});
  CHECK(limits.pending->from == kAhead + 24h);
  CHECK(acting(limits, kNoon + 1h).max_stake == 100);
  CHECK(bets_today(limits, kNoon + 1h) == 0);
  CHECK(loss_this_week(limits, kNoon + 1h) == 0);
  CHECK(ledger.execute(bet(kAlice, 5, kPick)).error() == Rejection::kGameForeseen);
  ledger.accept(ScheduleGame{scheduled(game_of("new"))});
  CHECK(ledger.execute(bet(kAlice, 5, moneyline(game_of("new"), Side::kHome))).error() ==
        Rejection::kCoolingOff);
  CHECK(ledger.execute(GrantMonthlyBonus{kAlice}).error() == Rejection::kNothingToDo);
  ledger.accept(ChangeLimits{kAlice, {100, 2, 50}, {}, 1});
  CHECK(ledger.account(kAlice).limits.cool_off_until == kAhead + days{7});
  ledger.check_audit();
}

// The audit's first sentence about the ledger's records, changed.
template <class Change>
std::string fault_after(const LedgerHarness& ledger, const Change& change) {
  auto records = ledger.records();
  change(records);
  const auto report = verify_records(ForgedLog{records, {}});
  return report.faults.empty() ? "" : report.faults.front().what;
}

TEST_CASE("the audit takes a step back from its event alone, and within its bounds") {
  SetBackLedger ledger;
  const auto set = ledger.accept(SetClockBack{}).first;
  ledger.accept(ViewHub{kAlice, 5});
  const auto report = verify_records(ledger.log());
  CHECK(report.faults_total == 0);
  REQUIRE(report.set_back.size() == 1);
  CHECK(report.set_back[0].position == set);
  CHECK(report.set_back[0].from == kAhead);
  CHECK(report.set_back[0].to == kNoon + 1h);
  CHECK(fault_after(ledger, [](auto&) {}).empty());
  const std::string earlier = "is earlier than the record before it";
  CHECK(fault_after(ledger, [](auto& all) { all.back().time -= 1us; }) == earlier);
  CHECK(fault_after(ledger, [&](auto& all) { all[set - 1].event = RulesAdopted{2}; }) == earlier);
  CHECK(fault_after(ledger, [&](auto& all) {
          std::get<ClockSet>(all[set - 1].event).from -= 1us;
        }) == "ClockSet: the setting back of the clock does not follow from the state before it");
  CHECK(fault_after(ledger, [&](auto& all) { all[set - 1].time = kNoon - 1us; }) ==
        "ClockSet: the setting back of the clock had to be refused: " +
            std::string{sentence(Rejection::kClockTooFarBack)});
  CHECK(fault_after(ledger, [&](auto& all) { all[set - 1].time = Timestamp::min(); }) == earlier);
  CHECK(fault_after(ledger, [&](auto& all) { all[set - 1].time = kAhead - 1min; }) ==
        "ClockSet: the setting back of the clock had to be refused: " +
            std::string{sentence(Rejection::kClockNotAhead)});
  CHECK_FALSE(fault_after(ledger, [&](auto& all) {
                std::get<ClockSet>(all[set - 1].event).from = Timestamp::min();
              }).empty());
}

TEST_CASE("balances as of a time are those after the last record that is not later") {
  SetBackLedger ledger;
  const auto set = ledger.accept(SetClockBack{}).first;
  const auto balance = [&](Timestamp time) {
    return account_balance(ledger.log(), kAlice, {{}, time})->available;
  };
  CHECK(balance(kNoon + 30min) == 990);
  CHECK(balance(kNoon + 1h) == 970);
  CHECK(replay(ledger.log(), {{}, kNoon + 1h}).position == set);
  CHECK(replay(ledger.log(), {ledger.wrong, {}}).position == ledger.wrong);
}

}  // namespace
}  // namespace chalkline::ledger
