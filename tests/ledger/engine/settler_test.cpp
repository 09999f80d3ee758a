#include "ledger/engine/settler.hpp"

#include <doctest/doctest.h>

#include <map>
#include <thread>

#include "tests/ledger/answers.hpp"
#include "tests/ledger/faulty_files.hpp"
#include "tests/ledger/harness.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

constexpr std::size_t kBettors = 20;
constexpr AccountId bettor(std::size_t i) { return AccountId{raw(kFirstAccount) + i % kBettors}; }

// Bets of 1 coin at evens, all submitted before the first answer is waited for; every second one
// is on the home team.
void place(LedgerHarness& ledger, std::size_t bets, GameId game = kBears) {
  for (std::size_t i = 0; i < kBettors; ++i)
    if (!exists(ledger.account(bettor(i)))) ledger.accept(OpenAccount{bettor(i)});
  ledger.accept(ScheduleGame{scheduled(game)});
  Answers answers;
  for (std::size_t i = 0; i < bets; ++i) {
    const auto side = i % 2 == 0 ? Side::kHome : Side::kAway;
    REQUIRE(
        ledger.engine().submit(bet(bettor(i), 1, moneyline(game, side, 100, -120)), answers, i));
  }
  for (const auto& [ticket, outcome] : answers.wait_for(bets)) REQUIRE(outcome);
}

// Replays the log: for each bet how it stands after the last event about it, having checked that
// settlements and reversals of a bet alternate and match.
std::map<BetId, BetOutcome> standing(const LedgerHarness& ledger) {
  std::map<BetId, BetOutcome> outcomes;
  std::map<BetId, std::pair<Position, BetSettled>> open_settlements;
  for (const auto& record : ledger.records()) {
    if (const auto* settled = std::get_if<BetSettled>(&record.event)) {
      const auto fresh =
          open_settlements.try_emplace(settled->bet, record.position, *settled).second;
      REQUIRE_MESSAGE(fresh, "bet ", settled->bet, " is settled twice");
      outcomes[settled->bet] = settled->outcome;
    } else if (const auto* reversed = std::get_if<SettlementReversed>(&record.event)) {
      const auto found = open_settlements.find(reversed->bet);
      REQUIRE(found != open_settlements.end());
      CHECK(reversed->settlement == found->second.first);
      CHECK(reversed->credit == found->second.second.credit);
      open_settlements.erase(found);
      outcomes.erase(reversed->bet);
    }
  }
  return outcomes;
}

// Every bet on the game is settled once, as the score says, and the accounts agree.
void check_settled(const LedgerHarness& ledger, std::size_t bets, bool home_won) {
  const auto outcomes = standing(ledger);
  CHECK(outcomes.size() == bets);
  for (const auto& [id, outcome] : outcomes) {
    const auto placed = std::get<BetPlaced>(ledger.record(id).event);
    const auto won = (placed.legs.front().side == Side::kHome) == home_won;
    REQUIRE(outcome == (won ? BetOutcome::kWon : BetOutcome::kLost));
    REQUIRE(ledger.settlement(id)->outcome == outcome);
  }
  Coins coins = 0;
  for (std::size_t i = 0; i < kBettors; ++i) {
    const auto account = ledger.account(bettor(i));
    CHECK(account.held == 0);
    CHECK(account.open_bets == 0);
    coins += account.balance;
  }
  CHECK(coins == static_cast<Coins>(kBettors) * 1'000);  // at evens, half of the bets pay the rest
  CHECK(ledger.unsettled() == 0);
}

std::size_t games_settled(const LedgerHarness& ledger) {
  std::size_t count = 0;
  for (const auto& event : ledger.events()) count += std::holds_alternative<GameSettled>(event);
  return count;
}

TEST_CASE("a bet's whole way: placed, won, paid") {
  LedgerHarness ledger;
  ledger.accept(OpenAccount{kAlice});
  ledger.accept(ScheduleGame{scheduled(kBears)});
  const auto id = ledger.accept(bet(kAlice, 100, moneyline(kBears, Side::kHome))).first;
  const auto end = ledger.finish(kBears, {24, 17}).position;
  ledger.settle();
  CHECK(ledger.balance(kAlice) == 1'091);
  const auto settled = ledger.record(end + 1);
  CHECK(settled.event ==
        Event{BetSettled{kAlice, id, kBears, BetOutcome::kWon, 100, 191, {}, BetKind::kMoneyline}});
  CHECK(settled.caused_by == end);
  CHECK(ledger.record(end + 2).event == Event{GameSettled{kBears, 1}});
  CHECK(ledger.record(end + 2).caused_by == end);
}

TEST_CASE(
    "a settler that has nothing to do is woken by the end of a game and the end of an account") {
  LedgerHarness ledger;
  Settler settler{ledger.log(), ledger.state(), ledger.engine()};
  constexpr std::size_t kBets = 40;
  place(ledger, kBets);
  ledger.finish(kBears, {1, 0});
  ledger.wait_until_settled();
  check_settled(ledger, kBets, true);
  ledger.accept(ScheduleGame{scheduled(kLakers, kTipOff + 24h)});
  const auto open = ledger.accept(bet(bettor(0), 1, moneyline(kLakers, Side::kHome))).first;
  ledger.accept(CloseAccount{bettor(0)});
  ledger.wait_until_settled();
  CHECK(ledger.settlement(open)->outcome == BetOutcome::kVoid);
}

TEST_CASE("a game without bets is settled all the same") {
  LedgerHarness ledger;
  ledger.accept(ScheduleGame{scheduled(kBears)});
  ledger.finish(kBears, {24, 17});
  ledger.settle();
  CHECK(ledger.events(3) == Events{GameSettled{kBears, 0}});
}

TEST_CASE("a cancelled game gives every stake back") {
  LedgerHarness ledger;
  constexpr std::size_t kBets = 30;
  place(ledger, kBets);
  ledger.accept(CancelGame{kBears});
  ledger.settle();
  for (const auto& [id, outcome] : standing(ledger)) CHECK(outcome == BetOutcome::kVoid);
  CHECK(standing(ledger).size() == kBets);
  for (std::size_t i = 0; i < kBettors; ++i) CHECK(ledger.balance(bettor(i)) == 1'000);
}

// A bet more than three full chunks.
constexpr std::size_t kSeveralChunks = 3 * kSettleChunk + 2;

// The commands that the settler gives for a game, newest bet first.
std::vector<SettleBets> chunks_of(const LedgerHarness& ledger, GameId id) {
  const auto game = ledger.game(id);
  std::vector<SettleBets> chunks(1, {id, game.end_event, {}, false});
  for (auto at = game.last_bet; at != 0;) {
    if (chunks.back().bets.size() == kSettleChunk)
      chunks.push_back({id, game.end_event, {}, false});
    chunks.back().bets.push_back({at, std::get<BetPlaced>(ledger.record(at).event)});
    at = chunks.back().bets.back().bet.legs.front().previous_on_game;
  }
  chunks.back().last = true;
  return chunks;
}

TEST_CASE("bets are settled exactly once when the server dies after any chunk") {
  for (std::size_t done = 0; done <= 4; ++done) {
    CAPTURE(done);
    LedgerHarness ledger;
    place(ledger, kSeveralChunks);
    ledger.finish(kBears, {1, 0});
    const auto chunks = chunks_of(ledger, kBears);
    REQUIRE(chunks.size() == 4);
    for (std::size_t i = 0; i < done; ++i) ledger.accept(chunks[i]);
    ledger.crash();
    ledger.settle();
    check_settled(ledger, kSeveralChunks, true);
    CHECK(games_settled(ledger) == 1);
  }
}

TEST_CASE("bets are settled exactly once when the settlement is stopped at every chunk") {
  FaultyFiles files;
  LedgerHarness ledger{files.env()};
  place(ledger, kSeveralChunks);
  ledger.finish(kBears, {1, 0});
  while (ledger.unsettled() > 0) {
    files.hold_syncs();
    Settler settler{ledger.log(), ledger.state(), ledger.engine()};
    files.wait_until_held();  // a chunk is being written
    std::thread stopping{[&] { settler.stop(); }};
    files.release_syncs();
    stopping.join();
    ledger.reopen();
  }
  check_settled(ledger, kSeveralChunks, true);
  CHECK(games_settled(ledger) == 1);
}

TEST_CASE("a chunk given twice settles nothing twice") {
  LedgerHarness ledger;
  place(ledger, kSeveralChunks);
  ledger.finish(kBears, {1, 0});
  for (const auto& chunk : chunks_of(ledger, kBears)) {
    ledger.accept(chunk);
    const auto end = ledger.log().position();
    if (!chunk.last) CHECK(ledger.accept(chunk).position == 0);
    CHECK(ledger.log().position() == end);
  }
  CHECK(ledger.execute(chunks_of(ledger, kBears).back()).error() == Rejection::kNothingToDo);
  check_settled(ledger, kSeveralChunks, true);
}

TEST_CASE("a corrected result settles anew what it changes, back and forth") {
  LedgerHarness ledger;
  constexpr std::size_t kBets = 300;
  place(ledger, kBets);
  bool home_won = true;
  for (const auto& score : {Score{1, 0}, Score{0, 1}, Score{1, 0}}) {
    ledger.finish(kBears, score);
    ledger.settle();
    check_settled(ledger, kBets, home_won);
    home_won = !home_won;
  }
  CHECK(games_settled(ledger) == 3);
}

TEST_CASE("a correction that changes no outcome moves no coin") {
  LedgerHarness ledger;
  place(ledger, 10);
  ledger.finish(kBears, {1, 0});
  ledger.settle();
  const auto end = ledger.finish(kBears, {2, 0}).position;
  ledger.settle();
  CHECK(ledger.events(end + 1) == Events{GameSettled{kBears, 10}});
}

// The settlement walked on under the new result and called the game settled, though its first
// chunk had been settled by the old one.
TEST_CASE("a correction between two chunks settles the first chunk anew") {
  FaultyFiles files;
  LedgerHarness ledger{files.env()};
  place(ledger, kSeveralChunks);
  ledger.finish(kBears, {1, 0});
  Answers answers;
  files.hold_syncs();
  {
    Settler settler{ledger.log(), ledger.state(), ledger.engine()};
    files.wait_until_held();  // the first chunk
    REQUIRE(ledger.engine().submit(RecordResult{kBears, {0, 1}}, answers, 0));
    files.release_syncs();
    REQUIRE(answers.wait_for(1).at(0));
    ledger.wait_until_settled();
  }
  check_settled(ledger, kSeveralChunks, false);
  CHECK(games_settled(ledger) == 1);
}

TEST_CASE("a reversal may take a balance below zero, and blocks bets until it is 1 again") {
  LedgerHarness ledger;
  ledger.accept(OpenAccount{kAlice});
  for (const auto game : {kBears, kLakers}) ledger.accept(ScheduleGame{scheduled(game)});
  ledger.accept(ScheduleGame{scheduled(game_number(3), kTipOff + 24h)});
  ledger.accept(ScheduleGame{scheduled(game_number(4), kTipOff + 24h)});
  ledger.accept(bet(kAlice, 500, moneyline(kLakers, Side::kHome, 100, -120)));
  ledger.accept(bet(kAlice, 500, moneyline(kBears, Side::kHome, 100, -120)));
  ledger.finish(kBears, {1, 0});
  ledger.settle();
  ledger.accept(bet(kAlice, 1'000, moneyline(game_number(3), Side::kHome)));
  CHECK(ledger.balance(kAlice) == 0);

  ledger.finish(kBears, {0, 1});
  ledger.settle();
  CHECK(ledger.balance(kAlice) == -1'000);
  const auto one_coin = bet(kAlice, 1, moneyline(game_number(4), Side::kHome));
  CHECK(ledger.execute(one_coin).error() == Rejection::kDebtOutstanding);
  ledger.finish(kLakers, {1, 0});
  ledger.settle();
  CHECK(ledger.balance(kAlice) == 0);
  CHECK(ledger.execute(one_coin).error() == Rejection::kInsufficientBalance);
  ledger.finish(kBears, {1, 0});
  ledger.settle();
  CHECK(ledger.accept(one_coin).balance == 999);
}

TEST_CASE("2,000 bets on one game are settled while others place theirs") {
  LedgerHarness ledger;
  constexpr std::size_t kBets = 2'000;
  place(ledger, kBets);
  constexpr AccountId kOtherAccount{5'000};
  ledger.accept(OpenAccount{kOtherAccount});
  ledger.accept(ScheduleGame{scheduled(kLakers, kTipOff + 24h)});
  ledger.finish(kBears, {1, 0});
  {
    Settler settler{ledger.log(), ledger.state(), ledger.engine()};
    Coins balance = 1'000;
    while (ledger.unsettled() > 0 && balance > 0)
      REQUIRE(ledger.accept(bet(kOtherAccount, 1, moneyline(kLakers, Side::kHome))).balance ==
              --balance);
    CHECK(ledger.account(kOtherAccount).held == 1'000 - balance);
  }
  ledger.settle();
  check_settled(ledger, kBets, true);
}

}  // namespace
}  // namespace chalkline::ledger
