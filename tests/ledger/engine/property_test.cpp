#include <doctest/doctest.h>

#include <map>
#include <random>
#include <set>

#include "ledger/audit/verify.hpp"
#include "ledger/engine/account_history.hpp"
#include "ledger/events/touched.hpp"
#include "tests/ledger/answers.hpp"
#include "tests/ledger/harness.hpp"
#include "tests/ledger/random_slips.hpp"
#include "tests/ledger/reference_ledger.hpp"
#include "tests/ledger/scale.hpp"

// Random commands, in groups, with crashes and settlements between them: the ledger answers and
// pays as ReferenceLedger does, and RULES 44 holds at every position.
namespace chalkline::ledger {
namespace {

using namespace test;

// An operator's word keeps feeds from the corrections that lead to debts.
constexpr unsigned kSeedsWithoutOperator = 12;

// Commands that mostly make sense, and sometimes break each rule there is.
class RandomCommands {
 public:
  RandomCommands(unsigned seed, const ReferenceLedger& plain)
      : random_(seed), plain_(plain), has_operator_(seed > kSeedsWithoutOperator) {}

  // A number of six; for each account that has been closed there is a new one.
  AccountId account() {
    const auto closed = std::ranges::count_if(
        plain_.accounts(), [](const auto& account) { return account.second.closed; });
    return AccountId{1'000 + below(6 + static_cast<std::size_t>(closed))};
  }
  std::size_t below(std::size_t n) { return random_() % n; }
  bool one_in(std::size_t n) { return below(n) == 0; }

  Command next(Timestamp now) {
    now_ = now;
    switch (below(18)) {
      case 0:
        return OpenAccount{account()};
      case 1:
        return ResetBankroll{account()};
      case 2:
        return quiz();
      case 3:
        return schedule(now + std::chrono::minutes{30 * below(12)});
      case 4:
        return CloseLine{game(), now, {}};
      case 5:
      case 6:
        return slips_.result(to_end());
      case 7:
        return one_in(4)                    ? Command{CancelGame{game()}}
               : has_operator_ && one_in(3) ? as_operator()
                                            : Command{place()};
      case 8:
      case 9:
      case 10:
        return beside_betting();
      default:
        return place();
    }
  }

 private:
  // A number of twelve; a new game takes the place of the oldest every twelve hours.
  GameId game() {
    return game_number(static_cast<std::uint64_t>((now_ - kNoon) / 12h) + 1 + below(12));
  }
  // A game whose result is told, or corrected: often one of the latest, so that what was won and
  // spent is taken back.
  GameId to_end() {
    if (one_in(2) || told_.empty()) {
      told_.push_back(game());
      return told_.back();
    }
    return told_[told_.size() - 1 - below(std::min<std::size_t>(told_.size(), 12))];
  }

  ScheduleGame schedule(Timestamp starts_at) {
    auto wanted = scheduled(game(), starts_at);
    if (raw(wanted.game) % 3 == 0) wanted.sport = Sport::kMlb;
    if (has_operator_ && one_in(2)) return {wanted};
    return {committed(wanted, to_string(wanted.game))};
  }

  Command as_operator() {
    switch (below(3)) {
      case 0:
        return cancel_as_operator(one_in(9) ? to_end() : game());
      case 1:
        return set_result(to_end(), {static_cast<std::int32_t>(below(40)), one_in(9) ? -1 : 7});
      default:
        return reschedule(game(), now_ + std::chrono::minutes{30 * below(3)});
    }
  }

  template <class E>
  E any() {
    return static_cast<E>(1 + below(enum_names<E>.size()));
  }

  Command beside_betting() {
    switch (below(8)) {
      case 0:
        return ViewData{account(), any<DataView>()};
      case 1:
        return ReadGuide{account(), any<Guide>()};
      case 2:
      case 3:
        return review();
      case 4:
        // Seldom: those who have many coins break few rules.
        return one_in(15) ? Command{UpgradeMembership{account(), any<Tier>()}}
                          : Command{GrantMonthlyBonus{account()}};
      case 5:
        return one_in(2) ? limits() : Command{GrantMonthlyBonus{account()}};
      case 6: {
        const auto revealed = to_end();
        return RevealGame{revealed, one_in(9) ? "another" : to_string(revealed)};
      }
      default:
        return ViewHub{account(), one_in(9) ? 4 : one_in(2) ? 3 : 5};
    }
  }

  ReviewBet review() {
    if (plain_.bets().empty() || one_in(9)) return {account(), below(900)};
    const auto& bet = plain_.bets()[below(plain_.bets().size())];
    return {one_in(9) ? account() : bet.account, bet.id};
  }

  // Tight ones seldom, or nobody would bet any more; each with another reality check, so that each
  // changes something.
  Command limits() {
    ChangeLimits command{account(), {}, 5 + static_cast<std::int32_t>(++changes_ % 200)};
    if (one_in(3))
      command.values.max_stake = one_in(9) ? 0 : 1'000 - static_cast<Coins>(below(900));
    if (one_in(2)) command.values.max_bets_per_day = 1 + static_cast<std::int32_t>(below(3));
    if (one_in(3)) command.values.max_loss_per_week = 400 + static_cast<Coins>(below(2'000));
    if (one_in(9)) command.cool_off_days = 1 + static_cast<std::int32_t>(below(3));
    return command;
  }

  SubmitQuiz quiz() {
    SubmitQuiz command{account(), {}};
    for (auto& answer : command.answers)
      answer = static_cast<std::uint8_t>(below(one_in(4) ? 5 : 4));
    return command;
  }

  PlaceSlip place() {
    const auto player = account();
    // All on one game at long odds: what is won and staked again is missed when it is taken back.
    if (one_in(3))
      return bet(player, all_of(player),
                 moneyline(game(), one_in(2) ? Side::kHome : Side::kAway, 400));
    slips_.set_rules(plain_.rules());
    auto command = slips_.slip(player, now_, [&] {
      return one_in(4) ? all_of(player) : static_cast<Coins>(below(one_in(3) ? 1'200 : 60));
    });
    // Few keys, so that they are used again: for the same slip, or for another.
    command = asked(std::move(command));
    if (one_in(3)) command.key = key(below(50));
    if (command.key != IdempotencyKey{} && one_in(2)) {
      // The same again, if it was placed.
      if (const auto before = sent_.find({player, command.key}); before != sent_.end())
        return before->second;
    }
    sent_.insert_or_assign({player, command.key}, command);
    return command;
  }

  // The whole balance as a stake, which corrections then turn into a debt.
  Coins all_of(AccountId account) const {
    const auto found = plain_.accounts().find(account);
    return found == plain_.accounts().end() ? 1 : std::max(Coins{1}, found->second.balance);
  }

  std::mt19937 random_;
  const ReferenceLedger& plain_;
  bool has_operator_;
  RandomSlips slips_{random_, [this] { return game(); }};
  std::map<std::pair<AccountId, IdempotencyKey>, PlaceSlip> sent_;
  std::vector<GameId> told_;
  Timestamp now_{};
  std::size_t changes_ = 0;
};

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
    REQUIRE(actual.quiz.completed == expected.quiz_done);
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
    REQUIRE(ledger.engine().submit(commands[i], answers, i));
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
  Invariants invariants;
  for (int group = 0; group < scaled(400); ++group) {
    CAPTURE(group);
    if (group == scaled(100) && seed % 3 == 0)
      run_group(ledger, plain, {AdoptRules{9}, AdoptRules{2}, AdoptRules{2}}, seen);
    if (group == scaled(200) && seed % 5 == 0)
      run_group(ledger, plain, {AdoptRules{3}, AdoptRules{2}}, seen);
    // Half of them leave late, so that the rest of their lives is still there to go wrong.
    if (group == scaled(300)) {
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
  if (kSanitizerFactor > 1) return;  // too few commands for everything to come up
  // Nobody gets as far as Pro, and the clock is never wrong.
  CHECK(seen.events.size() == std::variant_size_v<Event> - 2);
  using enum Rejection;
  for (const auto refusal :
       {kUnknownAccount,    kAccountExists,       kAccountClosed,        kKeyReused,
        kStakeOutOfRange,   kOddsOutOfRange,      kUnknownGame,          kBettingClosed,
        kLegsInvalid,       kDebtOutstanding,     kInsufficientBalance,  kResetNotNeeded,
        kResetWithOpenBets, kQuizAnswersInvalid,  kQuizAlreadyCompleted, kGameNotOpen,
        kResultInvalid,     kCorrectionTooLate,   kNothingToDo,          kStatedChanceInvalid,
        kCoolingOff,        kStakeLimit,          kDailyBetLimit,        kLossLimit,
        kLimitsInvalid,     kXpInvalid,           kGuideLocked,          kUnknownBet,
        kBetNotSettled,     kTierNotHigher,       kSlipInvalid,          kParlayLegsInvalid,
        kPicksConflict,     kConditionNotOffered, kConditionContradicts, kGameNotLive,
        kQuoteExpired,      kLegsOfOneGame,       kRulesNotAdoptable,    kRevealInvalid,
        kOperatorActStands, kGameCancelled,       kStartCommitted,       kCancelTooEarly,
        kGameInvalid})
    CHECK_MESSAGE(seen.refusals.contains(refusal), sentence(refusal));
}

}  // namespace
}  // namespace chalkline::ledger
