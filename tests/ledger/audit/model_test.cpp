#include "ledger/audit/model.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <limits>

#include "ledger/audit/verify.hpp"
#include "tests/ledger/figures.hpp"
#include "tests/ledger/forged_log.hpp"
#include "tests/ledger/harness.hpp"

// A log that was written honestly, then changed: the audit says what is wrong with each change.
namespace chalkline::ledger {
namespace {

using namespace test;

const Pick kHomeToWin = moneyline(kBears, Side::kHome);
const Pick kOverTotal = total(kBears, Side::kOver, 9);
const Pick kElsewhere = moneyline(kLakers, Side::kHome);

// A slip of a single, a parlay and a conditional; the first game ends, is corrected, and then the
// second one ends.
class Story {
 public:
  Story() {
    ledger_.accept(OpenAccount{kAlice});
    ledger_.accept(ScheduleGame{scheduled(kBears)});
    ledger_.accept(ScheduleGame{scheduled(kLakers, kTipOff + 24h)});
    ledger_.accept(
        PlaceSlip{kAlice,
                  key(1),
                  {SlipBet{10, {kHomeToWin}}, SlipBet{20, {kHomeToWin, kOverTotal, kElsewhere}},
                   SlipBet{30, {kOverTotal}, {}, Condition{ConditionType::kIfWin, Side::kHome}}}});
    ledger_.clock.set(kTipOff);
    ledger_.accept(RecordResult{kBears, {0, 9}, {}, {{"p", true, basketball(1, 2, 3, 4, 5)}}});
    ledger_.settle();
    ledger_.accept(RecordResult{kBears, {9, 0}, {}, {{"p", true, basketball(2, 2, 3, 4, 5)}}});
    ledger_.settle();
    ledger_.finish(kLakers, {1, 0});
    ledger_.settle();
    ledger_.accept(set_result(kLakers, {2, 0}));
    ledger_.settle();
    records = ledger_.records();
  }

  // The first event of this type, from the `nth` on.
  template <class E>
  E& find(std::size_t nth = 0) {
    return std::get<E>(record<E>(nth).event);
  }
  template <class E>
  Record& record(std::size_t nth = 0) {
    for (auto& record : records)
      if (std::holds_alternative<E>(record.event) && nth-- == 0) return record;
    FAIL("no such event");
    return records.front();
  }
  // Appends an event of a game.
  void add(const Event& event) {
    const auto of_game = [&](const Record& record) {
      return stream_of(record.event) == stream_of(event);
    };
    const auto last = std::ranges::find_if(records.rbegin(), records.rend(), of_game);
    records.push_back({records.back().position + 1,
                       records.back().time,
                       last->position,
                       0,
                       {},
                       event,
                       type_of(event).version,
                       Salt{}});
  }
  // Takes a record out; what names a later position names the one before it then.
  void remove(Position at) {
    const auto down = [&](Position& position) { position -= position >= at ? 1U : 0U; };
    records.erase(records.begin() + static_cast<std::ptrdiff_t>(at) - 1);
    for (auto& record : records) {
      down(record.position);
      down(record.previous_in_stream);
      down(record.caused_by);
    }
  }

  std::vector<std::string> faults() {
    AuditModel model{ledger_.log(), false};
    std::vector<std::string> all;
    const auto report = [&](std::string what) { all.push_back(std::move(what)); };
    for (auto& record : records) {
      record.postings = postings_of(record.event);
      model.apply(record, report);
    }
    model.finish(report);
    return all;
  }

  std::vector<Record> records;

 private:
  LedgerHarness ledger_;
};

bool tells(const std::vector<std::string>& faults, std::string_view part) {
  return std::ranges::any_of(faults, [&](const auto& fault) { return fault.contains(part); });
}

#define CHECK_FAULT(story, part)                                            \
  do {                                                                      \
    const auto found = (story).faults();                                    \
    std::string all;                                                        \
    for (const auto& one : found) all += one + '\n';                        \
    CHECK_MESSAGE(tells(found, part), "wanted: ", part, "\nfound:\n", all); \
  } while (false)

TEST_CASE("an honest log of slips, parlays, conditions and figures has no faults") {
  Story story;
  const auto faults = story.faults();
  for (const auto& fault : faults) FAIL_CHECK(fault);
  CHECK(std::ranges::count_if(story.records, [](const Record& record) {
          return std::holds_alternative<SettlementReversed>(record.event);
        }) == 3);
}

TEST_CASE("the audit derives each bet of a slip") {
  using Change = void (*)(Story&);
  struct Row {
    Change change;
    const char* fault;
  };
  const auto does_not_follow = "the bet does not follow";
  const Row rows[] = {
      {[](Story& s) { ++s.find<BetPlaced>(1).profit; }, does_not_follow},
      {[](Story& s) { ++s.find<BetPlaced>(2).profit; }, does_not_follow},
      {[](Story& s) { ++s.find<BetPlaced>(2).balance_after; }, does_not_follow},
      {[](Story& s) { s.find<BetPlaced>(1).legs[1].previous_on_game = 0; }, does_not_follow},
      {[](Story& s) { s.find<BetPlaced>(2).condition.reset(); }, does_not_follow},
      {[](Story& s) { s.find<BetPlaced>(1).legs[1] = s.find<BetPlaced>(1).legs[0]; },
       "the bet had to be refused: A parlay cannot hold"},
      {[](Story& s) { s.find<BetPlaced>(2).condition->team = Side::kAway; },
       "bet 9 is settled as lost with 0 coins; quote and result make it won"},
      {[](Story& s) { s.find<BetPlaced>(2).condition->line = 1; }, "had to be refused"},
      {[](Story& s) { s.find<BetPlaced>(1).legs.clear(); }, "had to be refused"},
      {[](Story& s) { s.find<BetPlaced>(1).legs[0].odds = 0; }, "had to be refused"},
      {[](Story& s) { s.find<BetPlaced>(1).legs[0].live = true; }, "had to be refused: Live bets"},
      {[](Story& s) { s.find<BetPlaced>(1).slip = 3; }, "is not the bet that continues the slip"},
      {[](Story& s) { s.find<BetPlaced>(1).key = key(2); }, "is not the bet that continues"},
      {[](Story& s) { s.record<BetPlaced>(1).caused_by = 0; }, "is not the bet that continues"},
      {[](Story& s) { s.record<BetPlaced>(0).caused_by = 1; }, "a slip is asked for by a person"},
      {[](Story& s) { s.find<BetPlaced>(0).slip = 21; }, "a slip has no 21 bets"},
      {[](Story& s) { s.find<BetPlaced>(0).slip = 0; }, "a slip has no 0 bets"},
      {[](Story& s) { s.find<BetPlaced>(0).slip = 4; }, "is not the bet that continues"},
      {[](Story& s) {
         for (std::size_t i = 0; i < 3; ++i) ++s.find<BetPlaced>(i).slip;
       },
       "1 bets of the slip at 5 are missing before it"},
      {[](Story& s) { s.record<BetPlaced>(1).time += 1s; }, "is not the bet that continues"},
      {[](Story& s) { s.record<XpAwarded>(1).caused_by = s.record<BetPlaced>(1).position; },
       "is not the XpAwarded that had to follow"},
  };
  for (const auto& [change, fault] : rows) {
    CAPTURE(fault);
    Story story;
    change(story);
    CHECK_FAULT(story, fault);
  }
}

// The first of these ended the audit, and with it the report of everything else.
TEST_CASE("the audit reports an account that cannot be, once, and reads on") {
  const auto unsound = "it leaves an account that is not sound";
  Story grant;
  grant.find<CoinsGranted>().amount = std::numeric_limits<Coins>::max();
  CHECK_FAULT(grant, "its numbers are beyond the range of coins, scores and times");
  Story credit;
  credit.find<BetSettled>().stake = 1'000;
  const auto faults = credit.faults();
  CHECK(std::ranges::count(faults, unsound) == 1);
}

TEST_CASE("the audit misses what is cut off at the end") {
  Story story;
  story.records.resize(story.record<BetPlaced>(1).position);
  CHECK_FAULT(story, "the XpAwarded that had to follow is missing");
  story.records.resize(story.records.size() - 1);
  CHECK_FAULT(story, "2 bets of the slip at 5 are missing");
  Story figures;
  figures.records.resize(figures.record<StatisticsRecorded>().position);
  CHECK_FAULT(figures, "figures of players without their result come last");
}

TEST_CASE("the audit derives what an operator's act leads to") {
  using Change = void (*)(Story&);
  struct Row {
    Change change;
    const char* fault;
  };
  const Row rows[] = {
      {[](Story& s) { s.find<OperatorActed>().reason.clear(); },
       "the operator's act had to be refused: An operator's act has"},
      {[](Story& s) { s.find<OperatorActed>().game = kNowhere; }, "its game is unknown"},
      {[](Story& s) { s.find<OperatorActed>().act = OperatorAct::kCancelled; }, "does not follow"},
      {[](Story& s) { s.find<ResultRecorded>(3).score.home = -1; },
       "the operator's act had to be refused: A result"},
      {[](Story& s) { s.find<ResultRecorded>(3).periods.halftime = Score{}; }, "does not follow"},
      {[](Story& s) { s.record<ResultRecorded>(3).time += 1s; }, "is later than the operator's"},
      {[](Story& s) { s.record<ResultRecorded>(3).caused_by = 0; }, "that led to nothing"},
      {[](Story& s) { s.remove(s.record<ResultRecorded>(3).position); }, "that led to nothing"},
      {[](Story& s) { s.record<OperatorActed>().caused_by = 1; }, "no other event causes it"},
      // An operator's result whose act is gone.
      {[](Story& s) { s.remove(s.record<OperatorActed>().position); }, "no other event causes it"},
      // A feed's result after the operator's.
      {[](Story& s) { s.add(ResultRecorded{kLakers, {1, 0}}); },
       "the result had to be refused: An operator has decided"},
      {[](Story& s) { s.records.resize(s.record<OperatorActed>().position); }, "comes last"},
  };
  for (const auto& [change, fault] : rows) {
    CAPTURE(fault);
    Story story;
    change(story);
    CHECK_FAULT(story, fault);
  }
}

TEST_CASE("the audit derives what the ends of games make of parlays and conditionals") {
  using Change = void (*)(Story&);
  struct Row {
    Change change;
    const char* fault;
  };
  const Row rows[] = {
      // The conditional and the parlay are settled by the first result, newest first.
      {[](Story& s) { s.find<BetSettled>(0).outcome = BetOutcome::kVoid; }, "is settled as void"},
      {[](Story& s) { s.find<BetSettled>(1).credit = 20; }, "is settled as lost with 20"},
      {[](Story& s) { s.find<BetSettled>(1).game = kLakers; }, "its game has not ended"},
      {[](Story& s) { s.find<BetSettled>(1).game = kNowhere; }, "its game has not ended"},
      {[](Story& s) { s.record<BetSettled>(1).caused_by = 1; }, "not caused by the latest end"},
      {[](Story& s) { s.remove(s.record<BetSettled>(1).position); }, "is open"},
      {[](Story& s) { s.find<SettlementReversed>(0).was_void = true; }, "does not take back"},
      {[](Story& s) { s.find<SettlementReversed>(1).credit = 1; }, "does not take back"},
      {[](Story& s) { s.record<SettlementReversed>(1).caused_by = 1; },
       "not caused by the latest end of one of its games"},
      {[](Story& s) { s.remove(s.record<SettlementReversed>(1).position); },
       "is not settled as its games ended"},
      // The correction opens the parlay again: nothing settles it before its other game ends.
      {[](Story& s) {
         auto& reversed = s.record<SettlementReversed>(1);
         const auto& taken = std::get<SettlementReversed>(reversed.event);
         reversed.event = BetSettled{kAlice, taken.bet, kBears, BetOutcome::kLost, taken.stake, 0};
       },
       "is settled already"},
      {[](Story& s) {
         auto& again = s.record<BetSettled>(4);
         std::get<BetSettled>(again.event).bet = s.find<SettlementReversed>(1).bet;
       },
       "waits for another of its games"},
      {[](Story& s) {
         auto& settled = s.record<BetSettled>(0);
         const auto& e = std::get<BetSettled>(settled.event);
         settled.event = SettlementReversed{kAlice, e.bet, settled.position, e.stake, 0};
       },
       "is not settled"},
  };
  for (const auto& [change, fault] : rows) {
    CAPTURE(fault);
    Story story;
    change(story);
    CHECK_FAULT(story, fault);
  }
}

TEST_CASE("a settlement that is right is not to be taken back") {
  Story story;
  auto& again = story.record<ResultRecorded>(1);
  std::get<ResultRecorded>(again.event).score = {0, 8};  // the away team wins after all
  CHECK_FAULT(story, "takes back the settlement of bet 9, which is right");
}

TEST_CASE("figures of players come with the result of the same command") {
  using Change = void (*)(Story&);
  struct Row {
    Change change;
    const char* fault;
  };
  const Row rows[] = {
      {[](Story& s) { s.record<ResultRecorded>().caused_by = 0; },
       "does not follow from the state"},
      {[](Story& s) { s.find<StatisticsRecorded>().game = kNowhere; }, "its game is unknown"},
      {[](Story& s) { s.find<StatisticsRecorded>().players.push_back({"p", true, {}}); },
       "the result had to be refused"},
      {[](Story& s) { s.find<StatisticsRecorded>().players.clear(); }, "does not follow"},
      {[](Story& s) { s.remove(s.record<ResultRecorded>().position); },
       "figures of players without their result come before it"},
      {[](Story& s) { s.find<ResultRecorded>().periods.halftime = Score{-1, 0}; },
       "the result had to be refused"},
  };
  for (const auto& [change, fault] : rows) {
    CAPTURE(fault);
    Story story;
    change(story);
    CHECK_FAULT(story, fault);
  }
}

// The open bets of an account that closes are found along its chain.
TEST_CASE("a chain that leads to itself does not hold the audit up") {
  LedgerHarness ledger;
  ledger.accept(OpenAccount{kAlice});
  ledger.accept(ScheduleGame{scheduled(kBears)});
  ledger.accept(bet(kAlice, 10, kHomeToWin));
  const auto viewed = ledger.accept(ViewData{kAlice, DataView::kNhlRosters}).first;
  ledger.accept(CloseAccount{kAlice});
  auto records = ledger.records();
  records[viewed - 1].previous_in_stream = viewed;
  const auto report = verify_records(ForgedLog{records, {}});
  CHECK(report.records == records.size());
  REQUIRE(!report.faults.empty());
  CHECK(report.faults.front().position == viewed);
}

TEST_CASE("a record of an older version than the records before it allow is a fault") {
  Story story;
  story.record<BetSettled>(1).version = 2;  // bets of version 4 came before it
  CHECK_FAULT(story, "is of version 2, which the program that wrote the records before it");
  // The first records of a ledger may be as old as their program, which wrote no salts.
  Story old;
  auto& game = old.record<GameScheduled>();
  game.version = 1;
  CHECK_FAULT(old, "is of version 1, which the program that wrote the records before it");
  for (auto& record : old.records)
    if (record.position <= game.position) record.salt.reset();
  CHECK(old.faults().empty());
}

TEST_CASE("a record without a salt behind one with it is a fault") {
  Story story;
  story.record<BetPlaced>().salt.reset();
  CHECK_FAULT(story, "has no salt, although a record before it has one");
}

}  // namespace
}  // namespace chalkline::ledger
