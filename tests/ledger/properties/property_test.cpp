#include <doctest/doctest.h>

#include <map>
#include <set>

#include "ledger/audit/verify.hpp"
#include "ledger/engine/account_history.hpp"
#include "ledger/events/touched.hpp"
#include "tests/ledger/answers.hpp"
#include "tests/ledger/harness.hpp"
#include "tests/ledger/reference/random_commands.hpp"
#include "tests/ledger/reference/reference_ledger.hpp"

// Random commands, in groups, with crashes and settlements between them: the ledger answers and
// pays as ReferenceLedger does, and RULES 44 holds at every position.
namespace chalkline::ledger {
namespace {

using namespace test;

// RULES 44 over the records, from nothing but their postings and what they say of bets.
class Invariants {
 public:
  void check(const LedgerHarness& ledger) {
    for (const auto& record : ledger.records(position_ + 1)) {
      ++position_;
      REQUIRE(record.position == position_);
      REQUIRE(record.time >= time_);
      time_ = record.time;
      Coins sum = 0;
      for (const auto& posting : record.postings) {
        sum += posting.amount;
        sums_[{posting.kind, posting.account}] += posting.amount;
      }
      REQUIRE(sum == 0);
      if (const auto* placed = std::get_if<BetPlaced>(&record.event)) {
        REQUIRE(open_.emplace(position_, std::pair{placed->account, placed->stake}).second);
        placed_.insert(position_);
      } else if (const auto* settled = std::get_if<BetSettled>(&record.event)) {
        REQUIRE(open_.erase(settled->bet) == 1);  // so it had no terminal event
      } else if (const auto* reversed = std::get_if<SettlementReversed>(&record.event)) {
        REQUIRE(placed_.contains(reversed->bet));
        REQUIRE(open_.emplace(reversed->bet, std::pair{reversed->account, reversed->stake}).second);
      }
      check_sums();
    }
  }

  Coins balance(AccountId account) { return sums_[{LedgerAccountKind::kPlayer, account}]; }
  Coins held(AccountId account) { return sums_[{LedgerAccountKind::kHeld, account}]; }

 private:
  void check_sums() {
    Coins all = 0;
    std::map<AccountId, Coins> stakes;
    for (const auto& [bet, stake] : open_) stakes[stake.first] += stake.second;
    for (const auto& [account, sum] : sums_) {
      all += sum;
      if (account.first == LedgerAccountKind::kHeld) REQUIRE(sum == stakes[account.second]);
    }
    REQUIRE(all == 0);
  }

  Position position_ = 0;
  Timestamp time_{};
  std::map<std::pair<LedgerAccountKind, AccountId>, Coins> sums_;
  std::map<BetId, std::pair<AccountId, Coins>> open_;
  std::set<BetId> placed_;
};

void check_accounts(const LedgerHarness& ledger, const ReferenceLedger& plain,
                    Invariants& invariants) {
  for (const auto& [id, expected] : plain.accounts()) {
    const auto actual = ledger.account(id);
    REQUIRE(actual.balance == expected.balance);
    REQUIRE(actual.held == expected.held);
    REQUIRE(actual.progress.xp_total == expected.xp);
    REQUIRE(actual.quiz.completed == expected.quiz_day.has_value());
    REQUIRE(actual.membership.tier.has_value() == (expected.tier > 0));
    REQUIRE(invariants.balance(id) == expected.balance);
    REQUIRE(invariants.held(id) == expected.held);
  }
}

// The cases that came up, so that a test that has become tame is noticed.
struct Seen {
  std::set<Rejection> refusals;
  std::set<std::size_t> events;
};

// A group of commands, submitted together; every answer is that of the plain ledger.
void run_group(LedgerHarness& ledger, ReferenceLedger& plain, const std::vector<Command>& commands,
               Seen& seen) {
  Answers answers;
  for (std::size_t i = 0; i < commands.size(); ++i)
    REQUIRE(ledger.engine().submit(Command{commands[i]}, answers, i));
  const auto outcomes = answers.wait_for(commands.size());
  for (std::size_t i = 0; i < commands.size(); ++i) {
    const auto now = ledger.clock.now();
    const auto expected =
        std::visit([&](const auto& c) { return plain.apply(c, now); }, commands[i]);
    const auto& actual = outcomes.at(i);
    CAPTURE(commands[i].index());
    CAPTURE(sentence(actual ? Rejection::kNothingToDo : actual.error()));
    REQUIRE(actual.has_value() == expected.has_value());
    if (actual) REQUIRE(actual->balance == *expected);
    if (actual && !actual->replayed && std::holds_alternative<PlaceSlip>(commands[i]))
      plain.name_bets(actual->bets);
    if (const auto* hunch = std::get_if<StateHunch>(&commands[i]); actual && hunch != nullptr)
      plain.name_hunch(hunch->account, actual->first);
    if (actual) continue;
    REQUIRE(actual.error() == expected.error());
    seen.refusals.insert(actual.error());
  }
}

// The state that the records lead to when they are folded from nothing.
void check_replay(const LedgerHarness& ledger) {
  std::map<AccountId, AccountState> accounts;
  std::map<GameId, GameState> games;
  LedgerState whole;
  for (const auto& record : ledger.records()) {
    const auto stream = stream_of(record.event);
    const auto last = stream.kind == StreamKind::kAccount
                          ? accounts[AccountId{stream.id}].last_event
                      : stream.kind == StreamKind::kGame ? games[GameId{stream.id}].last_event
                                                         : whole.last_event;
    REQUIRE(record.previous_in_stream == last);
    for_each_touched(
        record.event,
        [&](AccountId id) { evolve(accounts[id], record.event, record.position, record.time); },
        [&](GameId id) { evolve(games[id], record.event, record.position, record.time); },
        [&] { evolve(whole, record.event, record.position, record.time); });
  }
  for (const auto& [id, state] : accounts) CHECK(ledger.account(id) == state);
  for (const auto& [id, state] : games) CHECK(ledger.game(id) == state);
  CHECK(ledger.ledger() == whole);
}

void run(unsigned seed, Seen& seen) {
  CAPTURE(seed);
  LedgerHarness ledger;
  ReferenceLedger plain;
  RandomCommands random{seed, plain};
  RandomHabits habits{seed, plain};
  Invariants invariants;
  for (int group = 0; group < 400; ++group) {
    CAPTURE(group);
    if (group == 100 && seed % 3 == 0)
      run_group(ledger, plain, {AdoptRules{9}, AdoptRules{2}, AdoptRules{2}}, seen);
    if (group == 200 && seed % 5 == 0)
      run_group(ledger, plain, {AdoptRules{3}, AdoptRules{2}}, seen);
    if (group == 220 && seed % 5 == 0) run_group(ledger, plain, {AdoptRules{4}}, seen);
    // Half of them leave late, so that the rest of their lives is still there to go wrong.
    if (group == 300) {
      for (const AccountId account : {AccountId{1'000}, AccountId{1'002}, AccountId{1'004}})
        run_group(ledger, plain, {CloseAccount{account}}, seen);
    }
    std::vector<Command> commands;
    for (auto left = 1 + random.below(12); left > 0; --left)
      commands.push_back(random.next(ledger.clock.now()));
    if (random.one_in(100)) commands.emplace_back(CloseAccount{random.account()});
    if (group % 4 == 0) {
      const auto number =
          static_cast<std::uint64_t>((ledger.clock.now() - kNoon) / 12h + group % 12);
      commands.emplace_back(advice(AccountId{1'000 + static_cast<std::uint64_t>(group) % 7},
                                   moneyline(game_number(number + 1), Side::kHome)));
    }
    for (int each = 0; each < 3; ++each)
      run_group(ledger, plain, {habits.next(ledger.clock.now())}, seen);
    run_group(ledger, plain, commands, seen);
    if (random.one_in(8)) {
      ledger.settle();
      plain.settle(ledger.clock.now());
    }
    if (random.one_in(30)) ledger.reopen();
    if (random.one_in(30)) ledger.crash();
    invariants.check(ledger);
    check_accounts(ledger, plain, invariants);
    ledger.clock.advance(std::chrono::minutes{random.below(random.one_in(20) ? 3'000 : 60)});
  }
  ledger.settle();
  plain.settle(ledger.clock.now());
  invariants.check(ledger);
  check_accounts(ledger, plain, invariants);
  check_replay(ledger);
  const auto report = verify(ledger.log(), [](Position, Position) {});
  for (const auto& fault : report.faults) FAIL_CHECK(fault.position, ": ", fault.what);
  for (const auto& event : ledger.events()) seen.events.insert(event.index());
}

TEST_CASE("random commands: answers, balances and stakes as a plain ledger has them") {
  Seen seen;
  for (unsigned seed = 1; seed <= kSeedsWithoutOperator + 4; ++seed) run(seed, seen);
  // Nobody gets as far as Pro, the clock is never wrong, purses_test.cpp has classes, and
  // log_key_test.cpp the keys of the log.
  CHECK(seen.events.size() == std::variant_size_v<Event> - 14);
  using enum Rejection;
  for (const auto refusal : {kUnknownAccount,    kAccountExists,       kAccountClosed,
                             kKeyReused,         kStakeOutOfRange,     kOddsOutOfRange,
                             kUnknownGame,       kBettingClosed,       kLegsInvalid,
                             kDebtOutstanding,   kInsufficientBalance, kResetNotNeeded,
                             kResetWithOpenBets, kQuizAnswersInvalid,  kQuizAlreadyCompleted,
                             kQuizTakenToday,    kGameNotOpen,         kResultInvalid,
                             kCorrectionTooLate, kNothingToDo,         kStatedChanceInvalid,
                             kCoolingOff,        kStakeLimit,          kDailyBetLimit,
                             kLossLimit,         kLimitsInvalid,       kXpInvalid,
                             kGuideLocked,       kUnknownBet,          kBetNotSettled,
                             kTierNotHigher,     kSlipInvalid,         kParlayLegsInvalid,
                             kPicksConflict,     kConditionNotOffered, kConditionContradicts,
                             kGameNotLive,       kQuoteExpired,        kLegsOfOneGame,
                             kRulesNotAdoptable, kRevealInvalid,       kOperatorActStands,
                             kGameCancelled,     kStartCommitted,      kCancelTooEarly,
                             kGameInvalid,       kNotInRules,          kDateInvalid,
                             kCheckUnknown,      kReviewNotDue,        kPauseInvalid,
                             kHunchInvalid,      kHunchesOpen,         kUnknownHunch,
                             kHunchNotDue})
    CHECK_MESSAGE(seen.refusals.contains(refusal), sentence(refusal));
}

}  // namespace
}  // namespace chalkline::ledger
