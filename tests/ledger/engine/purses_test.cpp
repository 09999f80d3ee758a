#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "ledger/audit/verify.hpp"
#include "ledger/engine/account_history.hpp"
#include "tests/ledger/harness.hpp"

// Purses of classes on a whole ledger: what is theirs stays theirs, and limits are the person's.
namespace chalkline::ledger {
namespace {

using namespace test;

constexpr ClassId kClassesOf[] = {kEcon, kStats};

void expect_clean_audit(const LedgerHarness& ledger) {
  for (const auto& fault : verify(ledger.log(), [](Position, Position) {}).faults)
    FAIL_CHECK(fault.position, ": ", fault.what);
}

struct Lesson {
  LedgerHarness ledger;

  Lesson() {
    ledger.accept(AdoptRules{kLatestRules});
    for (const auto person : {kAlice, kBob}) ledger.accept(OpenAccount{person});
    for (const auto game : {kBears, kLakers})
      ledger.accept(ScheduleGame{committed(scheduled(game), "drawn")});
    for (const auto& in_class : kClassesOf) ledger.accept(OpenClass{in_class, open_terms()});
  }
  void join(AccountId person, AccountId purse, const ClassId& in_class = kEcon) {
    ledger.accept(OpenPurse{purse, person, in_class, kUsualConsent});
  }
  // What the person's own account says of limits is what their bets say.
  LimitsState limits(AccountId person) const { return ledger.account(person).limits; }
};

TEST_CASE("a purse is opened, bet from, settled and found again after a crash") {
  Lesson lesson;
  auto& ledger = lesson.ledger;
  lesson.join(kAlice, kEconPurse);
  CHECK(ledger.balance(kEconPurse) == 10'000);
  const auto placed = ledger.accept(bet(kEconPurse, 100, moneyline(kBears, Side::kHome)));
  CHECK(placed.balance == 9'900);
  CHECK(placed.xp == 0);
  CHECK(lesson.limits(kAlice).open_stakes == 100);
  CHECK(lesson.limits(kEconPurse) == LimitsState{});
  ledger.accept(ChangeConsent{kEconPurse, 0b0111});
  ledger.accept(LeaveClass{kEconPurse, false});
  CHECK(ledger.execute(bet(kEconPurse, 1, moneyline(kBears, Side::kHome))).error() ==
        Rejection::kClassLeft);
  ledger.crash();
  ledger.finish(kBears, {24, 17});
  ledger.settle();
  CHECK(ledger.balance(kEconPurse) == 10'091);
  CHECK(ledger.balance(kAlice) == 1'000);
  CHECK(lesson.limits(kAlice).open_stakes == 0);
  CHECK(lesson.limits(kAlice).result == 91);
  ledger.accept(LeaveClass{kEconPurse, true});
  ledger.accept(EndClass{kEcon});
  CHECK(ledger.execute(OpenPurse{kStatsPurse, kBob, kEcon, 0}).error() == Rejection::kClassEnded);
  ledger.reopen();
  expect_clean_audit(ledger);
}

TEST_CASE("a class's own game is its purses' alone, after a crash and in the audit") {
  Lesson lesson;
  auto& ledger = lesson.ledger;
  lesson.join(kAlice, kEconPurse);
  lesson.join(kAlice, kStatsPurse, kStats);
  auto game = scheduled(kBears);
  game.source = Source::kReplay;
  game.source_key = "2023/1/" + class_run_prefix(kEcon) + "nfl-2023-17";
  game.game = game_id(game.source, game.source_key);
  ledger.accept(ScheduleGame{game});
  ledger.accept(bet(kEconPurse, 100, moneyline(game.game, Side::kHome)));
  ledger.crash();
  for (const auto account : {kAlice, kStatsPurse}) {
    CHECK(ledger.execute(bet(account, 1, moneyline(game.game, Side::kHome))).error() ==
          Rejection::kUnknownGame);
  }
  // Its run was stopped.
  ledger.accept(CancelGame{game.game});
  ledger.settle();
  CHECK(ledger.balance(kEconPurse) == 10'000);
  ledger.reopen();
  expect_clean_audit(ledger);
}

TEST_CASE("a person who leaves for good leaves no open bet in any class") {
  Lesson lesson;
  auto& ledger = lesson.ledger;
  lesson.join(kAlice, kEconPurse);
  lesson.join(kAlice, kStatsPurse, kStats);
  ledger.accept(bet(kAlice, 100, moneyline(kBears, Side::kHome)));
  ledger.accept(bet(kEconPurse, 200, moneyline(kBears, Side::kHome)));
  ledger.accept(bet(kStatsPurse, 300, moneyline(kLakers, Side::kAway)));
  const auto closed = ledger.accept(CloseAccount{kAlice});
  CHECK(ledger.events(closed.first) ==
        Events{AccountClosed{kAlice}, AccountClosed{kEconPurse}, AccountClosed{kStatsPurse}});
  expect_clean_audit(ledger);
  ledger.settle();
  for (const auto account : {kAlice, kEconPurse, kStatsPurse})
    CHECK(ledger.account(account).held == 0);
  CHECK(ledger.execute(bet(kEconPurse, 1, moneyline(kBears, Side::kHome))).error() ==
        Rejection::kAccountClosed);
  expect_clean_audit(ledger);
}

// The sums that the limits speak of, counted from the records of all purses of a person.
struct Counted {
  std::int32_t bets{};
  Coins open{};
  Coins result{};
};

// At random: bets of all purses of two people, one of them with limits, results and their
// corrections.
class RandomLesson {
 public:
  explicit RandomLesson(unsigned seed) : random_(seed) {
    for (const auto& [purse, owner] : owners_) {
      if (purse != owner) lesson_.join(owner, purse, raw(purse) % 2 == 0 ? kStats : kEcon);
    }
    lesson_.ledger.accept(ChangeLimits{kAlice, {400, 12, 1'500}});
  }

  void run() {
    for (int step = 0; step < 60; ++step) {
      const auto purse = std::next(owners_.begin(), below(owners_.size()))->first;
      const auto game = below(2) == 0 ? kBears : kLakers;
      const auto side = below(2) == 0 ? Side::kHome : Side::kAway;
      static_cast<void>(
          lesson_.ledger.execute(bet(purse, 1 + below(600), moneyline(game, side, -110, -110))));
      check();
    }
    lesson_.ledger.finish(kBears, {20, 10});
    lesson_.ledger.settle();
    check();
    lesson_.ledger.accept(RecordResult{kBears, {10, 20}});
    lesson_.ledger.settle();
    check();
    lesson_.ledger.reopen();
    check();
    expect_clean_audit(lesson_.ledger);
  }

 private:
  Coins below(std::size_t end) { return static_cast<Coins>(random_() % end); }

  void check() {
    std::map<AccountId, Coins> balances;
    std::map<AccountId, Counted> people;
    for (const auto& record : lesson_.ledger.records()) {
      std::set<AccountId> moved;
      for (const auto& posting : record.postings) {
        if (posting.account == AccountId{}) continue;
        moved.insert(posting.account);
        if (posting.kind == LedgerAccountKind::kPlayer) balances[posting.account] += posting.amount;
      }
      CHECK(moved.size() <= 1);  // no event moves coins from one purse to another
      take(record.event, people);
    }
    for (const auto& [purse, owner] : owners_) {
      CHECK(lesson_.ledger.balance(purse) == balances[purse]);
      if (purse != owner) CHECK(lesson_.ledger.account(purse).achievements.badges.count() == 0);
    }
    for (const auto& [person, counted] : people) {
      const auto limits = lesson_.limits(person);
      CHECK(limits.bets == counted.bets);
      CHECK(limits.open_stakes == counted.open);
      CHECK(limits.result == counted.result);
    }
    CHECK(people[kAlice].bets <= 12);
    CHECK(people[kAlice].open - people[kAlice].result <= 1'500);  // what is open may be lost
  }

  void take(const Event& event, std::map<AccountId, Counted>& people) {
    if (const auto* placed = std::get_if<BetPlaced>(&event)) {
      auto& of = people[owners_.at(placed->account)];
      ++of.bets;
      of.open += placed->stake;
      if (owners_.at(placed->account) == kAlice) CHECK(placed->stake <= 400);
    } else if (const auto* settled = std::get_if<BetSettled>(&event)) {
      auto& of = people[owners_.at(settled->account)];
      of.open -= settled->stake;
      of.result += settled->credit - settled->stake;
    } else if (const auto* reversed = std::get_if<SettlementReversed>(&event)) {
      auto& of = people[owners_.at(reversed->account)];
      of.open += reversed->stake;
      of.result -= reversed->credit - reversed->stake;
    }
  }

  std::mt19937_64 random_;
  Lesson lesson_;
  const std::map<AccountId, AccountId> owners_{{kAlice, kAlice},          {kBob, kBob},
                                               {purse_number(1), kAlice}, {purse_number(2), kAlice},
                                               {purse_number(3), kBob},   {purse_number(4), kBob}};
};

TEST_CASE("no coin moves between purses, and limits hold for all of them together") {
  for (unsigned seed = 1; seed <= 20; ++seed) {
    CAPTURE(seed);
    RandomLesson{seed}.run();
  }
}

}  // namespace
}  // namespace chalkline::ledger
