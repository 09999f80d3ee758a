#include "ledger/rules/settlement.hpp"

#include <doctest/doctest.h>

#include <array>
#include <boost/multiprecision/cpp_int.hpp>
#include <cmath>

#include "ledger/rules/closing_line.hpp"
#include "ledger/rules/parlay.hpp"
#include "tests/ledger/figures.hpp"
#include "tests/ledger/verbs.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;
using enum BetOutcome;

constexpr BetId kSettled = 7;

// Every game is bet on for its home team at +0 (a spread, so that it can be pushed).
GameState ended_as(BetOutcome outcome) {
  GameState game;
  game.phase = outcome == kVoid ? GamePhase::kCancelled : GamePhase::kFinal;
  game.score = {outcome == kWon ? 2 : 1, outcome == kLost ? 2 : 1};
  return game;
}

BetPlaced parlay_of(std::span<const AmericanOdds> odds, Coins stake) {
  BetPlaced bet{kAlice, stake, 0, 0, {}, {}};
  for (std::size_t i = 0; i < odds.size(); ++i)
    bet.legs.push_back(leg(spread(GameId{i + 1}, Side::kHome, 0, odds[i])));
  bet.profit = profit_of(bet);
  return bet;
}

std::vector<const GameState*> pointers(const std::vector<GameState>& games) {
  std::vector<const GameState*> all;
  for (const auto& game : games) all.push_back(&game);
  return all;
}

// round(stake * product of decimal odds), by a library of rationals.
Coins exact_credit(Coins stake, std::span<const AmericanOdds> won) {
  using Rational = boost::multiprecision::cpp_rational;
  Rational credit{stake};
  for (const auto odds : won) credit *= 1 + (odds > 0 ? Rational{odds, 100} : Rational{100, -odds});
  credit += Rational{1, 2};
  const boost::multiprecision::cpp_int whole = numerator(credit) / denominator(credit);
  return std::min(Coins{1'000'000}, static_cast<Coins>(whole));
}

TEST_CASE("parlays of 2 to 4 legs: every combination of won, lost, push, void and open") {
  const std::array<AmericanOdds, 4> odds{-110, 250, -333, 119};
  constexpr int kStates = 5;  // the four outcomes, and open
  for (std::size_t legs = 2; legs <= 4; ++legs) {
    const auto combinations = static_cast<int>(std::pow(kStates, legs));
    for (int number = 0; number < combinations; ++number) {
      std::vector<GameState> games;
      std::vector<AmericanOdds> won;
      std::array<int, kStates> count{};
      for (std::size_t i = 0, rest = static_cast<std::size_t>(number); i < legs;
           ++i, rest /= kStates) {
        const auto state = rest % kStates;
        ++count.at(state);
        games.push_back(state == 4 ? GameState{} : ended_as(static_cast<BetOutcome>(state + 1)));
        if (state == 0) won.push_back(odds.at(i));
      }
      const auto [wins, losses, pushes, voids, open] = count;
      for (const Coins stake : {1, 3, 25, 99, 400'000}) {
        const auto bet = parlay_of(std::span{odds}.first(legs), stake);
        const auto result = result_of(bet, pointers(games));
        CAPTURE(number);
        if (losses > 0) {
          REQUIRE(result == BetResult{kLost, 0});
        } else if (open > 0) {
          REQUIRE(!result);
        } else if (wins > 0) {
          REQUIRE(result == BetResult{kWon, exact_credit(stake, won)});
        } else {
          REQUIRE(result == BetResult{pushes > 0 ? kPush : kVoid, stake});
        }
        if (wins == static_cast<int>(legs)) REQUIRE(result->credit == stake + bet.profit);
      }
      static_cast<void>(voids);
    }
  }
}

TEST_CASE("a conditional wins only if both come true, and a push or void in either part voids it") {
  struct Row {
    Score score;
    BetOutcome outcome;
  };
  // Home wins, and at least 10 points; boosted from -110 to +120.
  auto pick = total(kBears, Side::kOver, 20);
  BetPlaced bet{kAlice, 100, 0, 0, {}, {leg(pick)}};
  bet.condition = Condition{ConditionType::kIfWin, Side::kHome};
  bet.profit = profit_of(bet);
  CHECK(odds_of(bet) == 120);
  CHECK(bet.profit == 120);
  for (const auto& [score, outcome] :
       {Row{{8, 3}, kWon}, Row{{3, 8}, kLost}, Row{{5, 3}, kLost}, Row{{3, 5}, kLost},
        Row{{7, 7}, kVoid}, Row{{4, 4}, kVoid}, Row{{8, 2}, kVoid}, Row{{2, 8}, kVoid},
        Row{{5, 5}, kVoid}}) {
    GameState game;
    game.phase = GamePhase::kFinal;
    game.score = score;
    CAPTURE(score.home);
    CAPTURE(score.away);
    CHECK(result_of(bet, std::array<const GameState*, 1>{&game}) ==
          BetResult{outcome, outcome == kWon    ? 220
                             : outcome == kLost ? 0
                                                : 100});
  }
  const auto cancelled = ended_as(kVoid);
  CHECK(result_of(bet, std::array{&cancelled}) == BetResult{kVoid, 100});
  const GameState open;
  CHECK(!result_of(bet, std::array{&open}));
}

TEST_CASE("a condition on the time voids the bet when the source has no score at its mark") {
  BetPlaced bet{kAlice, 100, 90, 0, {}, {leg(moneyline(kBears, Side::kHome))}};
  bet.condition = Condition{ConditionType::kIfTime, Side::kHome, 0, TimeMark::kHalftime};
  auto game = ended_as(kWon);
  CHECK(result_of(bet, std::array<const GameState*, 1>{&game}) == BetResult{kVoid, 100});
  game.periods.halftime = Score{10, 5};
  CHECK(result_of(bet, std::array<const GameState*, 1>{&game}) == BetResult{kWon, 190});
  game.periods.halftime = Score{10, 4};
  CHECK(result_of(bet, std::array<const GameState*, 1>{&game}) == BetResult{kLost, 0});
}

TEST_CASE(
    "a prop compares the player's figure with its line, and is void for one who did not play") {
  GameState game = ended_as(kWon);
  game.players = {{"plays", true, basketball(24, 7, 6, 2, 35)},
                  {"sits", false, basketball(24, 7, 6, 2, 35)}};
  const auto outcome = [&](const char* player, PropType type, Side side, HalfPoints line) {
    Pick pick{kBears, Market::kProp, side, line, -110, -110, kNoon};
    pick.prop = PropSubject{player, "Somebody", type};
    return outcome_of(pick, game);
  };
  const std::array<int, 5> figures{24, 7, 6, 2, 35};
  for (std::size_t i = 0; i < figures.size(); ++i) {
    const auto type = static_cast<PropType>(i + 1);
    for (HalfPoints line = 0; line <= 90; ++line) {
      const auto margin = 2 * figures.at(i) - line;
      const auto over = margin > 0 ? kWon : margin < 0 ? kLost : kPush;
      const auto under = margin < 0 ? kWon : margin > 0 ? kLost : kPush;
      REQUIRE(outcome("plays", type, Side::kOver, line) == over);
      REQUIRE(outcome("plays", type, Side::kUnder, line) == under);
      for (const auto* absent : {"sits", "unlisted"})
        for (const auto side : {Side::kOver, Side::kUnder})
          REQUIRE(outcome(absent, type, side, line) == kVoid);
    }
  }
  game.phase = GamePhase::kCancelled;
  CHECK(outcome("plays", PropType::kPoints, Side::kOver, 0) == kVoid);
}

struct Life {
  BetPlaced bet = parlay_of(std::array<AmericanOdds, 2>{100, 100}, 10);
  std::vector<GameState> games{2};
  std::optional<Settlement> kept;
  Position at = 100;

  // The events that the end of game `i` leads to.
  Events end(std::size_t i, BetOutcome outcome) {
    games.at(i) = ended_as(outcome);
    auto events = settle(kSettled, bet, kept ? &*kept : nullptr, GameId{i + 1}, pointers(games));
    for (const auto& event : events) {
      ++at;
      if (const auto* settled = std::get_if<BetSettled>(&event))
        kept = Settlement{at, settled->outcome, settled->credit};
      if (std::holds_alternative<SettlementReversed>(event)) kept = Settlement{};
    }
    return events;
  }
  BetSettled settled(GameId game, BetOutcome outcome, Coins credit) const {
    return {kAlice, kSettled, game, outcome, 10, credit, {}, BetKind::kParlay};
  }
  SettlementReversed reversed(Position settlement, Coins credit) const {
    return {kAlice, kSettled, settlement, 10, credit};
  }
};

TEST_CASE("a parlay waits for its last game, whose end settles it") {
  Life life;
  CHECK(life.end(0, kWon).empty());
  CHECK(life.end(1, kWon) == Events{life.settled(GameId{2}, kWon, 40)});
  CHECK(life.end(0, kWon).empty());  // up to date
}

TEST_CASE("the first lost leg settles a parlay, and the games after it change nothing") {
  Life life;
  CHECK(life.end(0, kLost) == Events{life.settled(GameId{1}, kLost, 0)});
  CHECK(life.end(1, kWon).empty());
}

TEST_CASE("a corrected leg opens a parlay again while another game is on") {
  Life life;
  life.end(0, kLost);
  CHECK(life.end(0, kWon) == Events{life.reversed(101, 0)});
  CHECK(life.end(0, kPush).empty());
  CHECK(life.end(1, kWon) == Events{life.settled(GameId{2}, kWon, 20)});
}

TEST_CASE("a correction that changes the credit alone settles a parlay anew") {
  Life life;
  life.end(0, kWon);
  life.end(1, kWon);
  CHECK(life.end(0, kPush) == Events{life.reversed(101, 40), life.settled(GameId{1}, kWon, 20)});
}

TEST_CASE("figures that come with a correction pay a prop that was void") {
  GameState game = ended_as(kWon);
  BetPlaced bet{kAlice, 10, 9, 0, {}, {leg(total(kBears, Side::kOver, 20))}};
  bet.legs.front().market = Market::kProp;
  bet.legs.front().prop = PropSubject{"p", "Somebody", PropType::kPoints};
  const Settlement voided{100, kVoid, 10};
  game.players = {{"p", true, basketball(11, 0, 0, 0, 0)}};
  CHECK(settle(kSettled, bet, &voided, kBears, std::array<const GameState*, 1>{&game}) ==
        Events{SettlementReversed{kAlice, kSettled, 100, 10, 10, true},
               BetSettled{kAlice, kSettled, kBears, kWon, 10, 19, {}, BetKind::kProp}});
}

Lines closing(AmericanOdds first, AmericanOdds second) {
  return {std::nullopt, TwoWay{0, first, second}, std::nullopt};
}

TEST_CASE("the closing-line value of a parlay is the product over its legs, less 1") {
  Life life;
  life.games = {ended_as(kWon), ended_as(kPush)};
  const auto value = [&] { return closing_line_value(life.bet, pointers(life.games)); };
  life.games[0].closing = closing(-110, -110);
  CHECK(!value());  // the other game has no closing line
  life.games[1].closing = closing(100, -120);
  CHECK(value() == -43'479);  // 2 * 1/2 * 2 * 11/23 - 1, rounded down
  life.games[1].closing = closing(-120, 100);
  CHECK(value() == 43'478);
  life.games[1].closing.spread->line = 1;
  CHECK(!value());  // closed at another line
  life.games[1].closing = closing(-120, 100);
  life.games[1].phase = GamePhase::kCancelled;
  CHECK(!value());  // a void leg
  life.games[1].phase = GamePhase::kFinal;
  life.bet.legs[1].live = true;
  CHECK(!value());
  life.bet.legs[1].live = false;
  life.bet.condition = Condition{ConditionType::kIfWin, Side::kHome};
  CHECK(!value());
}

TEST_CASE("the closing-line value of the longest parlay stays within its 32 bits") {
  std::vector<AmericanOdds> odds(kParlayLegsMax, kLongestOdds);
  const auto bet = parlay_of(odds, 1);
  std::vector<GameState> games(kParlayLegsMax, ended_as(kWon));
  for (auto& game : games) game.closing = closing(-99'999, 100'000);
  CHECK(closing_line_value(bet, pointers(games)) == std::numeric_limits<std::int32_t>::max());
}

TEST_CASE("only the first settlement of a bet has a closing-line value") {
  Life life;
  life.end(0, kWon);
  for (auto& game : life.games) game.closing = closing(-110, -110);
  const auto first = life.end(1, kLost);  // its game has no closing line any more
  CHECK(!std::get<BetSettled>(first.front()).closing_line_value);
  Life priced;
  priced.games[0] = ended_as(kWon);
  priced.games[1] = ended_as(kWon);
  for (auto& game : priced.games) game.closing = closing(-110, -110);
  const auto settled = settle(kSettled, priced.bet, nullptr, GameId{2}, pointers(priced.games));
  CHECK(std::get<BetSettled>(settled.front()).closing_line_value == 0);
  const Settlement reopened;
  const auto again = settle(kSettled, priced.bet, &reopened, GameId{2}, pointers(priced.games));
  CHECK(!std::get<BetSettled>(again.front()).closing_line_value);
}

}  // namespace
}  // namespace chalkline::ledger
