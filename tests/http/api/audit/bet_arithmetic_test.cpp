#include "http/api/audit/bet_arithmetic.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "ledger/rules/settlement.hpp"
#include "tests/ledger/verbs.hpp"

namespace chalkline::http {
namespace {

using namespace ledger::test;
using ledger::GameState;
using ledger::Side;

GameState game_with(ledger::Score score) {
  GameState game;
  game.phase = ledger::GamePhase::kFinal;
  game.score = score;
  return game;
}

ledger::BetPlaced bet_of(ledger::Coins stake, std::initializer_list<ledger::Pick> picks) {
  ledger::BetPlaced placed{.account = kAlice, .stake = stake, .legs = {}};
  for (const auto& pick : picks) placed.legs.push_back(leg(pick));
  placed.profit = ledger::profit_of(placed);
  return placed;
}

// "what: figure" of each line.
std::vector<std::string> arithmetic(const ledger::BetPlaced& bet,
                                    const std::vector<GameState>& games) {
  std::vector<const GameState*> now;
  for (const auto& game : games) now.push_back(&game);
  std::vector<std::string> lines;
  for (const auto& [what, figure] : bet_arithmetic(bet, now)) lines.push_back(what + ": " + figure);
  return lines;
}

TEST_CASE("a single bet is stake times odds, rounded half up") {
  const auto bet = bet_of(30, {moneyline(ledger::test::kBears, Side::kHome, -110)});
  CHECK(arithmetic(bet, {game_with({1, 0})}) ==
        std::vector<std::string>{"Stake: 30", "Odds of the pick: -110",
                                 "Profit if it wins: 30 × 100 ÷ 110 = 27.2727…, rounded half up "
                                 "to 27",
                                 "Credit: Won: 30 + 27 = 57"});
  CHECK(arithmetic(bet, {game_with({0, 1})}).back() == "Credit: Lost: 0");
  CHECK(arithmetic(bet, {game_with({1, 1})}).back() == "Credit: Push: the stake, 30");
  CHECK(arithmetic(bet, {GameState{}}).back() == "Credit: Open: not all of its games have ended");
  GameState cancelled;
  cancelled.phase = ledger::GamePhase::kCancelled;
  CHECK(arithmetic(bet, {cancelled}).back() == "Credit: Void: the stake, 30");
}

TEST_CASE("what is not rounded is written without its rounding, and a half goes up") {
  CHECK(arithmetic(bet_of(30, {moneyline(ledger::test::kBears, Side::kHome, 150)}),
                   {GameState{}})[2] == "Profit if it wins: 30 × 150 ÷ 100 = 45");
  CHECK(arithmetic(bet_of(1, {moneyline(ledger::test::kBears, Side::kHome, -200)}),
                   {GameState{}})[2] ==
        "Profit if it wins: 1 × 100 ÷ 200 = 0.5000, rounded half up to 1");
}

TEST_CASE("a parlay is the product of what its legs return, and leaves out what was pushed") {
  const auto bet = bet_of(30, {moneyline(ledger::test::kBears, Side::kHome, 150),
                               moneyline(ledger::test::kLakers, Side::kHome, -110)});
  const auto won = arithmetic(bet, {game_with({1, 0}), game_with({1, 0})});
  CHECK(won == std::vector<std::string>{
                   "Stake: 30", "Leg 1: +150 returns 5/2 of what is on it",
                   "Leg 2: -110 returns 21/11 of what is on it",
                   "Credit if all legs win: 30 × 5/2 × 21/11 = 143.1818…, rounded half up to 143",
                   "Profit if all legs win: 143 − 30 = 113", "Leg 1 came out: won",
                   "Leg 2 came out: won",
                   "Credit: 30 × 5/2 × 21/11 = 143.1818…, rounded half up to 143"});
  const auto pushed = arithmetic(bet, {game_with({1, 0}), game_with({1, 1})});
  CHECK(pushed[6] == "Leg 2 came out: push: it counts × 1");
  CHECK(pushed.back() == "Credit: 30 × 5/2 = 75");
  CHECK(arithmetic(bet, {game_with({0, 1}), GameState{}}).back() == "Credit: Lost: 0");
}

TEST_CASE("ten long legs are counted exactly, up to the most that a parlay pays") {
  ledger::BetPlaced bet{.account = kAlice, .stake = 100'000, .legs = {}};
  std::vector<GameState> games;
  for (std::uint64_t number = 0; number < 10; ++number) {
    bet.legs.push_back(leg(moneyline(game_number(number), Side::kHome, 99'999)));
    games.push_back(game_with({1, 0}));
  }
  bet.profit = ledger::profit_of(bet);
  CHECK(arithmetic(bet, games).back().ends_with(", and at most 1000000"));
}

TEST_CASE("a conditional bet shows the price that the rules boost") {
  auto bet = bet_of(30, {total(ledger::test::kBears, Side::kOver, 9)});
  bet.condition = ledger::Condition{.type = ledger::ConditionType::kIfWin,
                                    .team = Side::kHome,
                                    .line = 0,
                                    .mark = {},
                                    .odds = -110};
  bet.profit = ledger::profit_of(bet);
  const auto lines = arithmetic(bet, {game_with({9, 0})});
  CHECK(lines[1] == "Odds of the pick: -110");
  CHECK(lines[2] == "Odds of the condition alone: -110");
  CHECK(lines[3] ==
        "Odds of both, as the rules boost them: " + ledger::to_string(ledger::odds_of(bet)));
  CHECK(lines.back() == "Credit: Won: 30 + " + std::to_string(bet.profit) + " = " +
                            std::to_string(30 + bet.profit));
}

}  // namespace
}  // namespace chalkline::http
